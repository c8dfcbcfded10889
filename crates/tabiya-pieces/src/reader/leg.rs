use super::cursor::Cursor;
use super::{core, guards, kind, properties};
use crate::codes::{MISSING_LEG, MISSING_MOVE, MISSING_PROMOTION};
use crate::tree::{Condition, ConditionKind, Core, Guard, Leg};

/// A leg. `alone` says that it may be a fragment (H1): it is the first of its chain, and in no group.
pub(super) fn leg(cursor: &mut Cursor<'_>, alone: bool) -> Option<Leg> {
    let start = cursor.here();
    let guards = guards::guards(cursor);
    if alone && is_fragment(cursor, &guards) {
        let place = cursor.since(start);
        return Some(Leg { guards, kind: None, core: Core::Fragment, properties: Vec::new(), place });
    }
    let mut kind = kind::optional(cursor);
    let missing = match guards.last() {
        Some(Guard::Condition(Condition { kind: ConditionKind::Line(_), .. })) if kind.is_none() => {
            MISSING_PROMOTION
        }
        None if kind.is_none() => MISSING_LEG,
        _ => MISSING_MOVE,
    };
    let core = core::core(cursor, &mut kind, missing)?;
    // Behind a promotion the element ends.
    let is_promotion = matches!(core, Core::Promotion(_));
    let properties = if is_promotion { Vec::new() } else { properties::properties(cursor) };
    Some(Leg { guards, kind, core, properties, place: cursor.since(start) })
}

/// Whether the guards are a whole alternative: nothing but influences.
fn is_fragment(cursor: &Cursor<'_>, guards: &[Guard]) -> bool {
    matches!(cursor.peek(), b',' | 0)
        && !guards.is_empty()
        && guards.iter().all(|guard| matches!(guard, Guard::Influence(_)))
}
