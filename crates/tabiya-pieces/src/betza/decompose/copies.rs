//! Copies of a group that are one stride, or strides again and again.

use super::route::Route;
use crate::betza::path::{Course, Deed, Reach, Stride, Way};
use crate::tree::{Alternatives, Chain, Link};

/// Copies of one straight stride are one longer stride.
pub(in crate::betza) fn ridden(routes: &[Route], least: u8, most: Option<u8>) -> Option<Vec<Route>> {
    let mut ridden = Vec::new();
    for route in routes {
        let [stride] = &*route.strides else { return None };
        if stride.way != Way::Ride || stride.reach.least != 1 || route.whole.is_some() {
            return None;
        }
        // A stride that captures can't be made again.
        let reach = match (stride.modality.empty, least) {
            (true, _) => Reach::new(
                least,
                stride.reach.most.zip(most).map(|(steps, times)| steps.saturating_mul(times)),
            ),
            (false, 0 | 1) => stride.reach,
            (false, _) => continue,
        };
        let strides = vec![Stride { reach, ..*stride }];
        ridden.push(Route { strides, ..route.clone() });
    }
    Some(ridden)
}

/// Copies of strides that are all made.
pub(in crate::betza) fn repeated(routes: &[Route], most: Option<u8>) -> Option<Vec<Route>> {
    routes
        .iter()
        .map(|route| {
            if route.whole.is_some() {
                return None;
            }
            if route.strides.iter().any(|stride| stride.quiet().is_none()) {
                return Some(route.clone());
            }
            let whole = Some(Deed::Go(route.strides.clone(), Course::Repeated(most)));
            Some(Route { strides: Vec::new(), whole, ..route.clone() })
        })
        .collect()
}

/// Copies of two single steps, of which the second may be left out: a crooked rider.
pub(in crate::betza) fn crooked(body: &Alternatives, routes: &[Route]) -> Option<Vec<Route>> {
    let two = |chain: &Chain| chain.links == [Link::Then];
    if !body.chains.iter().all(two) {
        return None;
    }
    let mut crooked = Vec::new();
    for route in routes {
        match &*route.strides {
            // It is the beginning of a longer one.
            [_] => {}
            [first, second] => {
                let steps =
                    [first, second].map(|stride| stride.way == Way::Ride && stride.reach == Reach::ONE);
                let alone = routes.iter().any(|other| match &*other.strides {
                    [stride] => stride.vector == first.vector && stride.modality == second.modality,
                    _ => false,
                });
                if steps != [true, true] || route.whole.is_some() || !alone {
                    return None;
                }
                let strides = vec![first.with(second.modality), *second];
                let whole = Some(Deed::Go(strides, Course::Crooked));
                crooked.push(Route { strides: Vec::new(), whole, ..route.clone() });
            }
            _ => return None,
        }
    }
    Some(crooked)
}
