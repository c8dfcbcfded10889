//! One way through legs, in definite directions.

use super::line::Line;
use super::manner::Manner;
use crate::betza::path::{Deed, Gate, Modality, Stride, Way};
use crate::betza::vector::Vector;

/// One way through legs, in definite directions.
#[derive(Clone, Debug, Default)]
pub(in crate::betza) struct Route {
    pub(in crate::betza) gate: Gate,
    pub(in crate::betza) strides: Vec<Stride>,
    /// Instead of strides that are made once.
    pub(in crate::betza) whole: Option<Deed>,
    /// The last leg went nowhere.
    pub(in crate::betza) is_idle: bool,
    /// What the copies of a group repeat: the number of the alternative, and the direction of each leg.
    pub(in crate::betza) choices: Vec<(usize, Vector)>,
}

pub(in crate::betza) fn route(line: Line, manner: Manner) -> Option<Route> {
    let mut modality = manner.modality();
    let mut way = line.way;
    if modality.is_none() {
        return None;
    }
    if way == Way::Jump {
        // `o^` hops over a piece of any colour and lets it stand (Q26).
        (way, modality) = if manner.must_not_capture {
            (Way::Hop, Modality::MOVE)
        } else {
            (Way::Jump, Modality { empty: false, ..modality })
        };
    }
    let stride = Stride { vector: line.vector, way, reach: line.reach, modality };
    Some(Route {
        gate: manner.gate,
        strides: vec![stride],
        choices: vec![(0, line.heading)],
        ..Route::default()
    })
}

/// What is left of a route that must not capture.
pub(in crate::betza) fn quiet(route: &Route) -> Option<Route> {
    let mut quiet = route.clone();
    match &mut quiet.whole {
        Some(Deed::Go(strides, _)) => {
            for stride in strides {
                *stride = stride.quiet()?;
            }
        }
        Some(Deed::Anywhere(modality)) if modality.empty => *modality = Modality::MOVE,
        Some(Deed::Anywhere(_)) => return None,
        Some(Deed::Castle(..)) | None => {}
    }
    for stride in &mut quiet.strides {
        *stride = stride.quiet()?;
    }
    Some(quiet)
}

/// Whether a later copy repeats the choices of an earlier one, as far as both go (H6).
pub(in crate::betza) fn agree(earlier: &[(usize, Vector)], later: &[(usize, Vector)]) -> bool {
    earlier.iter().zip(later).all(|(earlier, later)| earlier == later)
}
