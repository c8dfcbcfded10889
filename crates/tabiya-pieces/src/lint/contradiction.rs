use crate::codes::{CO, CONTRADICTION};
use crate::reader::flaw::{Flaw, quoted};
use crate::tree::{Condition, ConditionKind, Guard, Leg, Place};

/// Two conditions of a leg that never hold together: `co` (H18), `wb`, `h!h`.
pub(super) fn flaw(leg: &Leg) -> Option<Flaw> {
    let conditions: Vec<_> = leg
        .guards
        .iter()
        .filter_map(|guard| match guard {
            Guard::Condition(condition) => Some(condition),
            Guard::Influence(_) => None,
        })
        .collect();
    // There are few conditions that differ; a long row of them repeats itself.
    let mut seen: Vec<&Condition> = Vec::new();
    for second in conditions {
        if let Some(first) = seen.iter().find(|first| exclude(first, second)) {
            let place = Place { start: first.place.start, end: second.place.end };
            let is_co = matches!(first.kind, ConditionKind::Capture | ConditionKind::NoCapture);
            let flaw = Flaw::new(place, if is_co { CO } else { CONTRADICTION });
            let flaw = flaw.with("first", quoted(&first.to_string()));
            let flaw = flaw.with("second", quoted(&second.to_string()));
            return Some(flaw.with("found", quoted(&leg.to_string())));
        }
        if !seen.contains(&second) {
            seen.push(second);
        }
    }
    None
}

fn exclude(first: &Condition, second: &Condition) -> bool {
    use ConditionKind::{
        Black, Capture, DarkSquare, EnemySector, LightSquare, Line, NoCapture, OwnSector, White,
    };
    if first.kind == second.kind {
        return first.negated != second.negated;
    }
    let (Condition { negated: false, kind: first, .. }, Condition { negated: false, kind: second, .. }) =
        (first, second)
    else {
        return false;
    };
    match (first, second) {
        (Line(first), Line(second)) => {
            first.to.unwrap_or(first.from) < second.from || second.to.unwrap_or(second.from) < first.from
        }
        (Capture, NoCapture)
        | (NoCapture, Capture)
        | (White, Black)
        | (Black, White)
        | (OwnSector, EnemySector)
        | (EnemySector, OwnSector)
        | (LightSquare, DarkSquare)
        | (DarkSquare, LightSquare) => true,
        _ => false,
    }
}
