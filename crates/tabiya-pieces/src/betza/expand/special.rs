//! The atoms that are no leaps: castling, and the leap to anywhere.

use super::modifiers::Modifiers;
use crate::betza::Dialect;
use crate::betza::compass::System;
use crate::betza::path::{Deed, Path};
use crate::betza::syntax::{Count, Step};
use crate::betza::told::{CASTLING_PARTNER, DIRECTION, MISPLACED, PASS, Told};
use crate::betza::vector::Points;

pub(in crate::betza) fn castling(
    step: &Step,
    modifiers: &[Modifiers],
    part: usize,
    told: &mut Told<'_>,
) -> Vec<Path> {
    let [only] = modifiers else {
        told.say(MISPLACED, step.atom.place());
        return Vec::new();
    };
    let Some(Count::Steps(steps @ 1..)) = step.atom.count else {
        told.say(PASS, step.atom.place());
        return Vec::new();
    };
    for letter in only.jumping.iter().chain(&only.modes) {
        let code = if letter.byte == b'm' { MISPLACED } else { CASTLING_PARTNER };
        told.say(code, letter.place());
    }
    for letter in only.lame.iter().chain(&only.curve) {
        told.say(MISPLACED, letter.place());
    }
    let sideways = Points::of(&[4, 12]);
    let default = if told.dialect == Dialect::XBoard { sideways } else { Points::ORTHOGONAL };
    let points = match System::Orthogonal.read(&only.directions) {
        Ok(points) => points.unwrap_or(default),
        Err(wrong) => {
            told.say_all(DIRECTION, wrong);
            return Vec::new();
        }
    };
    let gate = only.gate(told.dialect);
    points.iter().map(|point| Path { gate, deed: Deed::Castle(steps, point), part }).collect()
}

pub(in crate::betza) fn anywhere(
    step: &Step,
    modifiers: &[Modifiers],
    part: usize,
    told: &mut Told<'_>,
) -> Vec<Path> {
    let [only] = modifiers else {
        told.say(MISPLACED, step.atom.place());
        return Vec::new();
    };
    let misplaced = only.directions.iter().chain(&only.lame).chain(&only.jumping).chain(&only.curve);
    for letter in misplaced.chain(only.modes.iter().filter(|letter| matches!(letter.byte, b'p' | b'g'))) {
        told.say(MISPLACED, letter.place());
    }
    if step.atom.count.is_some() {
        told.say(MISPLACED, step.atom.letter.at + 1..step.atom.end);
    }
    vec![Path { gate: only.gate(told.dialect), deed: Deed::Anywhere(only.modality(true)), part }]
}
