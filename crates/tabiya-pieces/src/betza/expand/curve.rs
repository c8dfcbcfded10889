//! Rides that turn at every step, and rides that take part in the squares in between.

use super::Ways;
use super::atom::most;
use crate::betza::compass::{Letter, System};
use crate::betza::path::{Course, Modality, Reach, Stride};
use crate::betza::syntax::Atom;
use crate::betza::told::{DIRECTION, MISPLACED, TAME, Told, UNCLEAR_CURVE};
use crate::betza::vector::{FAR, Vector};

/// `z`, which turns to and fro, and `q`, which goes round.
pub(in crate::betza) fn curved(
    start: Vector,
    atom: &Atom,
    letter: Letter,
    modality: Modality,
    told: &mut Told<'_>,
) -> Ways {
    let size = start.size();
    let slides = most(atom).is_none();
    match letter.byte {
        b'z' if slides && size.long == 1 => [2, 6]
            .map(|turn| {
                let strides =
                    [start, start.turned(turn)].map(|vector| Stride::ride(vector, Reach::ONE, modality));
                (strides.to_vec(), Course::Crooked)
            })
            .to_vec(),
        b'q' if slides && size.is_oblique() => {
            [1, 7].map(|turn| (round(start, turn, None, modality), Course::Winding)).to_vec()
        }
        _ => {
            told.say(UNCLEAR_CURVE, letter.at..atom.end);
            Vec::new()
        }
    }
}

/// Steps that turn by the same angle each time, until the next would come back to the beginning.
fn round(start: Vector, turn: u8, most: Option<u8>, modality: Modality) -> Vec<Stride> {
    let mut strides = Vec::new();
    let (mut vector, mut end) = (start, start);
    while !end.is_zero() && strides.len() < usize::from(most.unwrap_or(FAR)) {
        strides.push(Stride::ride(vector, Reach::ONE, modality));
        vector = vector.turned(turn);
        end = end + vector;
    }
    strides
}

/// Modifiers of a range: where each further step turns to (`Nrf0`), or what the steps in between do (`Rc0`).
pub(in crate::betza) fn ranged(
    start: Vector,
    atom: &Atom,
    inner: Letter,
    modality: Modality,
    told: &mut Told<'_>,
) -> Ways {
    let place = inner.at..inner.at + atom.inner.len();
    let most = most(atom);
    if atom.inner.iter().all(|letter| letter.is_direction()) {
        let turn = match System::Eight.read(&atom.inner) {
            Ok(Some(points)) if points.len() == 1 => points.iter().next().map_or(0, |point| point / 2),
            _ => {
                told.say(DIRECTION, place);
                return Vec::new();
            }
        };
        return vec![(round(start, turn, most, modality), Course::Winding)];
    }
    let mut passing = Modality::MOVE;
    for letter in &atom.inner {
        match letter.byte {
            b'm' => {}
            b'c' => passing.enemy = true,
            b'd' => passing.own = true,
            b't' => told.say(TAME, letter.place()),
            _ => told.say(MISPLACED, letter.place()),
        }
    }
    let steps = most.unwrap_or(FAR).min(FAR / start.size().long.max(1));
    if passing == modality {
        return vec![(vec![Stride::ride(start, Reach::ONE, modality); steps.into()], Course::Sweeping)];
    }
    // The last step does what the atom does, those before it what the range says: one path for each length.
    (1..=steps)
        .map(|length| {
            let before = (1..length).map(|_| Stride::ride(start, Reach::ONE, passing));
            let strides = before.chain([Stride::ride(start, Reach::ONE, modality)]).collect();
            (strides, Course::Once)
        })
        .collect()
}
