//! What of an alternative can come about.

use crate::tree::{Chain, Condition, ConditionKind, Core, Guard, Kind, Leg, Link};

/// How many legs of a chain can be made. A `.` is cut when something before it has captured (H5), so nothing is made
/// behind one that follows a leg which captures whenever it is made.
pub(crate) fn reachable(chain: &Chain) -> usize {
    let mut captured = false;
    for (number, leg) in chain.legs.iter().enumerate() {
        let link = number.checked_sub(1).and_then(|before| chain.links.get(before));
        if captured && link == Some(&Link::Then) {
            return number;
        }
        captured |= captures(leg);
    }
    chain.legs.len()
}

/// Whether a leg captures whenever it is made.
pub(crate) fn captures(leg: &Leg) -> bool {
    let has = |kind| leg.guards.iter().any(|guard| is_condition(guard, kind));
    if leg.exchange().is_some() {
        return false;
    }
    match &leg.core {
        Core::Itself | Core::Blast(_) | Core::Promotion(_) | Core::Fragment => false,
        _ if has(ConditionKind::Capture) => true,
        Core::Group(group) => group.body.chains.iter().all(|chain| chain.legs.first().is_some_and(captures)),
        // A jump takes what it jumps over, if it isn't told not to (3.2).
        _ => leg.kind == Some(Kind::Jump) && !has(ConditionKind::NoCapture),
    }
}

/// For each leg of a chain, whether the piece is removed by every move in which it is made; then it doesn't promote (H12).
pub(crate) fn removed(chain: &Chain) -> Vec<bool> {
    let end = reachable(chain);
    let mut removed: Vec<bool> = chain.legs.iter().map(removes_always).collect();
    for number in 1..end {
        removed[number] |= removed[number - 1];
    }
    for number in (1..end).rev() {
        removed[number - 1] |= removed[number] && chain.links.get(number - 1) == Some(&Link::Must);
    }
    removed
}

/// Whether it is a leg `c0`, which takes the piece itself off the board (H12).
pub(crate) fn removes(leg: &Leg) -> bool {
    leg.core == Core::Itself && leg.guards.iter().any(|guard| is_condition(guard, ConditionKind::Capture))
}

fn removes_always(leg: &Leg) -> bool {
    match &leg.core {
        Core::Group(group) => {
            group.body.chains.iter().all(|chain| removed(chain).first().is_some_and(|&removed| removed))
        }
        _ => removes(leg),
    }
}

fn is_condition(guard: &Guard, wanted: ConditionKind) -> bool {
    matches!(guard, Guard::Condition(Condition { negated: false, kind, .. }) if *kind == wanted)
}
