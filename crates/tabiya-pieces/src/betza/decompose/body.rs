//! What can be said of the body of a group without its copies.

use crate::tree::{Alternatives, Core, Distance, Group, Kind, Leg, Link, Number};

/// The group is a single leg that gives the vectors of a hop.
pub(in crate::betza) fn is_rider(group: &Group) -> bool {
    only_leg(&group.body).is_some_and(|leg| !matches!(leg.core, Core::Group(_))) && group.connector.is_none()
}

/// A single step that runs to the edge: its copies may turn (Q2, H7).
pub(in crate::betza) fn runs_to_the_edge(body: &Alternatives) -> bool {
    let Some(Leg { core: Core::Step { distance, .. }, .. }) = only_leg(body) else { return false };
    distance.to.unwrap_or(distance.from) == Number::Any
}

/// Whether all legs are made, to the end.
pub(in crate::betza) fn is_complete(body: &Alternatives) -> bool {
    body.chains.iter().all(|chain| {
        chain.links.iter().all(|&link| link == Link::Must)
            && chain.legs.iter().all(|leg| match &leg.core {
                Core::Group(group) => is_complete(&group.body),
                _ => true,
            })
    })
}

/// Whether leaps of several lengths, counted groups or idle legs stand inside: what copies repeat of them is more than
/// an alternative and directions.
pub(in crate::betza) fn has_choice_of_leaps(body: &Alternatives, kind: Option<Kind>) -> bool {
    body.chains.iter().flat_map(|chain| &chain.legs).any(|leg| {
        let is_choice = |distance: &Distance| distance.to.is_some() || distance.from == Number::Any;
        match &leg.core {
            Core::Step { distance, .. } => leg.kind.or(kind) == Some(Kind::Leap) && is_choice(distance),
            Core::Oblique { first, second, .. } => is_choice(first) || is_choice(second),
            Core::Group(group) => {
                group.count.is_some() || has_choice_of_leaps(&group.body, leg.kind.or(kind))
            }
            Core::Radius(_) | Core::Itself => true,
            _ => false,
        }
    })
}

fn only_leg(body: &Alternatives) -> Option<&Leg> {
    let [chain] = &*body.chains else { return None };
    let [leg] = &*chain.legs else { return None };
    Some(leg)
}
