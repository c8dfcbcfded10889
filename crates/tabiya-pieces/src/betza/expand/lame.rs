//! `n` and `j`: leapers that look at the squares on their way.

use super::Ways;
use super::atom::most;
use super::modifiers::Modifiers;
use crate::betza::Dialect;
use crate::betza::compass::Letter;
use crate::betza::path::{Course, Modality, Reach, Stride, Way};
use crate::betza::syntax::Atom;
use crate::betza::told::{EN_PASSANT, MISPLACED, Told, UNCLEAR_HURDLE, UNCLEAR_PATH};
use crate::betza::vector::{Size, Vector};
use crate::betza::weave::{Leg, weave};

/// `n`: a leaper that can be blocked on its way.
pub(in crate::betza) fn lame(
    start: Vector,
    only: &Modifiers,
    letter: Letter,
    atom: &Atom,
    modality: Modality,
    told: &mut Told<'_>,
) -> Ways {
    let (unit, times) = start.unit();
    if let Some(second) = only.lame.get(1) {
        told.say(EN_PASSANT, second.place());
    }
    let size = start.size();
    // XBoard's Horse of xiangqi; Fairy-Stockfish also has the Elephant of janggi.
    let fairy = told.dialect == Dialect::FairyStockfish;
    let walks = size == Size::new(2, 1) || fairy && size == Size::new(3, 2);
    let strides = if size.long == 1 {
        told.say(MISPLACED, letter.place());
        return Vec::new();
    } else if unit.size().long == 1 {
        vec![Stride::ride(unit, Reach::exactly(times), modality)]
    } else if walks {
        leg_by_leg(start, 1, modality)
    } else {
        told.say(UNCLEAR_PATH, letter.at..atom.end);
        return Vec::new();
    };
    let course = match most(atom) {
        Some(1) => Course::Once,
        most => Course::Repeated(most),
    };
    vec![(strides, course)]
}

/// An oblique leap on foot: orthogonally first, then diagonally.
pub(in crate::betza) fn leg_by_leg(leap: Vector, straight: u8, modality: Modality) -> Vec<Stride> {
    let orthogonal = match leap.point() {
        15 | 1 => 0,
        3 | 5 => 4,
        7 | 9 => 8,
        _ => 12,
    };
    let step = Vector::towards(orthogonal, Size::new(1, 0));
    let rest = leap + Vector::new(-step.right, -step.forward) * straight;
    let (diagonal, times) = rest.unit();
    vec![
        Stride::ride(step, Reach::exactly(straight), Modality::MOVE),
        Stride::ride(diagonal, Reach::exactly(times), modality),
    ]
}

/// `j`: a slider that leaves out its first square, or a leaper that must have something to jump over.
pub(in crate::betza) fn jumping(
    start: Vector,
    only: &Modifiers,
    letter: Letter,
    atom: &Atom,
    modality: Modality,
    told: &mut Told<'_>,
) -> Vec<Vec<Stride>> {
    let (unit, times) = start.unit();
    let place = letter.at..atom.end;
    match (start.size().long, most(atom)) {
        (1, Some(1)) => told.say(MISPLACED, letter.place()),
        (1, most) => {
            let legs = [
                Leg { vector: start, most: Some(1), modality: Modality::MOVE, hops: true },
                Leg { vector: start, most: most.map(|most| most - 1), modality, hops: false },
            ];
            return weave(&legs).unwrap_or_default();
        }
        (_, Some(1)) if unit.size().long == 1 && only.jumping.len() == 1 => {
            if times == 2 || told.dialect == Dialect::XBoard {
                return vec![vec![Stride {
                    vector: unit,
                    way: Way::Hop,
                    reach: Reach::exactly(times),
                    modality,
                }]];
            }
            told.say(UNCLEAR_HURDLE, place);
        }
        _ => told.say(UNCLEAR_HURDLE, place),
    }
    Vec::new()
}
