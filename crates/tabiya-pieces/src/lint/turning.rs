use tabiya_game::Argument;

use crate::codes::TURNING;
use crate::reader::flaw::{Flaw, quoted};
use crate::tree::{Core, Count, Distance, Group, Leg, Link, Number};

/// Copies that may turn, because a straight repeat would add nothing (Q2, H7): `n(n+)`.
pub(super) fn flaw(leg: &Leg) -> Option<Flaw> {
    let Core::Group(group) = &leg.core else { return None };
    if group.connector.is_some() || !repeats(group.count?) || !is_endless_step(group) {
        return None;
    }
    let turning = Group { connector: Some(Link::Then), ..(**group).clone() };
    let right = Leg { core: Core::Group(Box::new(turning)), ..leg.clone() };
    Some(
        Flaw::new(leg.place, TURNING)
            .with("found", quoted(&leg.to_string()))
            .with("right", Argument::text(right.to_string())),
    )
}

fn repeats(count: Count) -> bool {
    count.to.unwrap_or(count.from) != Number::Exactly(1)
}

/// Whether the body is one step that runs to the edge.
fn is_endless_step(group: &Group) -> bool {
    let [chain] = &*group.body.chains else { return false };
    let [leg] = &*chain.legs else { return false };
    match leg.core {
        _ if leg.exchange().is_some() => false,
        Core::Step { distance: Distance { from, to }, .. } => to.unwrap_or(from) == Number::Any,
        _ => false,
    }
}
