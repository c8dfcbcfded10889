//! Strides as legs: several for one where no atom goes so far at once, several ways where a stride leaves open which.

use crate::betza::path::{Modality, Reach, Stride, Way};
use crate::betza::told::{HOP, JUMP, RIDE};
use crate::betza::vector::{Size, Vector};
use crate::betza::weave::Leg;
use crate::betza::{Dialect, atoms, expand};
use tabiya_game::Code;

/// Strides as legs: several legs for one stride where no atom goes so far at once, several ways where a stride leaves
/// open which.
pub(in crate::betza) fn in_legs(strides: &[Stride], dialect: Dialect) -> Result<Vec<Vec<Leg>>, Code> {
    let mut ways: Vec<Vec<Leg>> = vec![Vec::new()];
    for &stride in strides {
        let legs = match stride.way {
            Way::Ride => ridden(stride, dialect)?,
            Way::Hop => over(stride, Modality::default(), stride.modality).ok_or(HOP)?,
            Way::Jump => over(stride, stride.modality, Modality::MOVE).ok_or(JUMP)?,
        };
        ways = ways.iter().flat_map(|way| legs.iter().map(move |legs| [&**way, legs].concat())).collect();
    }
    Ok(ways)
}

fn ridden(stride: Stride, dialect: Dialect) -> Result<Vec<Vec<Leg>>, Code> {
    let Stride { vector, reach, modality, .. } = stride;
    let step = Leg { vector, most: Some(1), modality: Modality::MOVE, hops: false };
    if atoms::leap(vector.size(), dialect).is_none() {
        return if reach == Reach::ONE { Ok(vec![glued(vector, modality, dialect)]) } else { Err(RIDE) };
    }
    Ok(match (reach.least, reach.most) {
        (1, most) => vec![vec![Leg { most, modality, ..step }]],
        // A slide, and on as a slide.
        (least, None) => {
            let slide = Leg { most: None, ..step };
            let mut legs = vec![slide; least.into()];
            legs[usize::from(least) - 1].modality = modality;
            vec![legs]
        }
        (least, Some(most)) => (least..=most)
            .map(|steps| {
                let mut legs = vec![step; steps.into()];
                legs[usize::from(steps) - 1].modality = modality;
                legs
            })
            .collect(),
    })
}

/// A leap that has no letter, as steps that do not look at the squares in between.
fn glued(leap: Vector, modality: Modality, dialect: Dialect) -> Vec<Leg> {
    let (unit, times) = leap.unit();
    let size = leap.size();
    let whole = (1..=times).find(|count| {
        let parts = Size::new(size.long / count, size.short / count);
        times % count == 0 && atoms::leap(parts, dialect).is_some()
    });
    let vectors = if let Some(count) = whole {
        vec![unit * (times / count); count.into()]
    } else {
        let [straight, diagonal] = expand::leg_by_leg(leap, size.long - size.short, modality)[..] else {
            return Vec::new();
        };
        let steps = |stride: Stride| vec![stride.vector; stride.reach.least.into()];
        [steps(straight), steps(diagonal)].concat()
    };
    let last = vectors.len() - 1;
    vectors
        .into_iter()
        .enumerate()
        .map(|(index, vector)| {
            let through = Leg { vector, most: Some(1), modality: Modality::MOVE, hops: true };
            if index == last { Leg { modality, hops: false, ..through } } else { through }
        })
        .collect()
}

/// Over a piece: the leg that ends on its square, and the one behind it. `None` where the lengths of the two depend on
/// one another without end.
fn over(stride: Stride, hurdle: Modality, landing: Modality) -> Option<Vec<Vec<Leg>>> {
    let Stride { vector, reach, .. } = stride;
    let hops = hurdle.is_none();
    let leg = |most, modality, hops| Leg { vector, most, modality, hops };
    match (reach.least, reach.most) {
        (2, None) => Some(vec![vec![leg(None, hurdle, hops), leg(None, landing, false)]]),
        (_, None) => None,
        (least, Some(most)) => {
            let lengths = (least..=most).flat_map(|length| (1..length).map(move |at| (length, at)));
            let ways = lengths.map(|(length, at)| {
                let mut legs = vec![leg(Some(1), Modality::MOVE, false); length.into()];
                legs[usize::from(at) - 1] = leg(Some(1), hurdle, hops);
                legs[usize::from(length) - 1] = leg(Some(1), landing, false);
                legs
            });
            Some(ways.collect())
        }
    }
}

/// Whether single steps end where they began without a capture, or would have to capture there.
pub(in crate::betza) fn is_idle(legs: &[Leg]) -> bool {
    let end = legs.iter().fold(Vector::new(0, 0), |end, leg| end + leg.vector);
    let Some((last, before)) = legs.split_last() else { return true };
    let captures = before.iter().any(|leg| leg.modality.captures());
    end.is_zero() && legs.iter().all(|leg| leg.most == Some(1)) && !(captures && last.modality.empty)
}
