use crate::codes::{FRAGMENT, NO_MOVE};
use crate::reader::flaw::{Flaw, quoted};
use crate::tree::{Arrow, Condition, ConditionKind, Core, Direction, Distance, Guard, Leg, Number, Star};

/// A leg that makes no move, though it is well formed (H1, H4): `0`, `0/0`, `1X=`, a fragment.
pub(super) fn flaw(leg: &Leg) -> Option<Flaw> {
    let code = match &leg.core {
        Core::Fragment => FRAGMENT,
        // `c0` removes the mover (H12).
        Core::Itself if !captures(leg) => NO_MOVE,
        Core::Vector { right: 0, forward: 0 } | Core::Radius(NOWHERE) => NO_MOVE,
        Core::Oblique { first, second, .. } if is_nowhere(*first) && is_nowhere(*second) => NO_MOVE,
        Core::Step { distance, direction } if is_nowhere(*distance) || is_empty(*direction) => NO_MOVE,
        _ => return None,
    };
    Some(Flaw::new(leg.place, code).with("found", quoted(&leg.to_string())))
}

const NOWHERE: Number = Number::Exactly(0);

const fn is_nowhere(distance: Distance) -> bool {
    matches!(distance, Distance { from: NOWHERE, to: None | Some(NOWHERE) })
}

/// A diagonal is never sideways.
const fn is_empty(direction: Direction) -> bool {
    matches!(
        direction,
        Direction::Star(Star::Diagonal, Some(Arrow { forward: false, backward: false, sideways: true }))
    )
}

fn captures(leg: &Leg) -> bool {
    let is_capture =
        |guard: &Guard| matches!(guard, Guard::Condition(Condition { kind: ConditionKind::Capture, .. }));
    leg.guards.iter().any(is_capture)
}
