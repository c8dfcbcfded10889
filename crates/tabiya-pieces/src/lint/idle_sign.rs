use tabiya_game::Argument;

use crate::codes::IDLE_SIGN;
use crate::reader::flaw::{Flaw, quoted};
use crate::tree::{Condition, ConditionKind, Guard, Leg, Property};

/// Signs that change nothing where two pieces move: castling goes over empty squares and captures nothing (H20), and who
/// changes places captures nothing either (H22).
pub(super) fn flaw(leg: &Leg) -> Option<Flaw> {
    let is_joint = matches!(leg.exchange()?, Property::Joint { .. });
    let is_idle = |guard: &Guard| {
        let owner = |kind: ConditionKind| matches!(kind, ConditionKind::OfAlly | ConditionKind::OfEnemy);
        matches!(guard, Guard::Condition(Condition { kind, .. }) if owner(*kind))
    };
    let mut right = leg.clone();
    right.guards.retain(|guard| !is_idle(guard));
    let mut signs: String =
        leg.guards.iter().filter(|guard| is_idle(guard)).map(ToString::to_string).collect();
    if let Some(kind) = right.kind.take_if(|_| is_joint) {
        signs += &kind.to_string();
    }
    if signs.is_empty() {
        return None;
    }
    Some(
        Flaw::new(leg.place, IDLE_SIGN)
            .with("found", quoted(&leg.to_string()))
            .with("signs", quoted(&signs))
            .with("what", Argument::text(if is_joint { "joint" } else { "swap" }))
            .with("right", Argument::text(right)),
    )
}
