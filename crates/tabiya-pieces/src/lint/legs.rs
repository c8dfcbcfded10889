use crate::tree::{Alternatives, Core, Leg};

/// All legs, those in groups behind the group's own.
pub(crate) fn legs(alternatives: &Alternatives) -> impl Iterator<Item = &Leg> {
    let mut open = vec![of(alternatives)];
    core::iter::from_fn(move || {
        loop {
            let Some(leg) = open.last_mut()?.next() else {
                open.pop();
                continue;
            };
            if let Core::Group(group) = &leg.core {
                open.push(of(&group.body));
            }
            return Some(leg);
        }
    })
}

fn of(alternatives: &Alternatives) -> impl Iterator<Item = &Leg> {
    alternatives.chains.iter().flat_map(|chain| &chain.legs)
}
