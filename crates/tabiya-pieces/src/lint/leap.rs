use tabiya_game::Argument;

use crate::codes::REDUNDANT_LEAP;
use crate::reader::flaw::{Flaw, quoted};
use crate::tree::{Alternatives, Core, Kind, Leg};

/// A `~` that adds nothing: `a/b`, vectors and `r` leap anyway (Q4).
pub(super) fn flaw(leg: &Leg) -> Option<Flaw> {
    if leg.kind != Some(Kind::Leap) || !leaps(&leg.core) {
        return None;
    }
    let right = Leg { kind: None, ..leg.clone() };
    Some(
        Flaw::new(leg.place, REDUNDANT_LEAP)
            .with("found", quoted(&leg.to_string()))
            .with("right", Argument::text(right.to_string())),
    )
}

/// Whether a type before it changes nothing, because everything in it leaps or has a type of its own.
fn leaps(core: &Core) -> bool {
    match core {
        Core::Oblique { .. } | Core::Vector { .. } | Core::Radius(_) => true,
        Core::Group(group) => all_leap(&group.body),
        _ => false,
    }
}

fn all_leap(alternatives: &Alternatives) -> bool {
    let mut legs = alternatives.chains.iter().flat_map(|chain| &chain.legs);
    legs.all(|leg| leg.kind.is_some() || leaps(&leg.core))
}
