//! What a capital letter stands for.

use crate::betza::compass::{self, Letter};
use crate::betza::syntax::{Atom, Count};
use crate::betza::told::{DIRECTION, MISPLACED, Told};
use crate::betza::vector::{Size, Vector};

/// The leaps that an atom is made of.
pub(in crate::betza) fn sizes(atom: &Atom, told: &mut Told<'_>) -> Vec<Size> {
    let mut sizes = match atom.letter.byte {
        b'W' | b'R' => vec![Size::new(1, 0)],
        b'F' | b'B' => vec![Size::new(1, 1)],
        b'D' => vec![Size::new(2, 0)],
        b'N' => vec![Size::new(2, 1)],
        b'A' => vec![Size::new(2, 2)],
        b'H' => vec![Size::new(3, 0)],
        b'C' | b'L' => vec![Size::new(3, 1)],
        b'Z' | b'J' => vec![Size::new(3, 2)],
        b'G' => vec![Size::new(3, 3)],
        b'K' | b'Q' => vec![Size::new(1, 0), Size::new(1, 1)],
        _ => Vec::new(),
    };
    for extension in &atom.extensions {
        let [size] = &mut *sizes else {
            told.say(MISPLACED, extension.place());
            continue;
        };
        if is_slider(atom) {
            told.say(MISPLACED, extension.place());
        } else if extension.byte == b'X' {
            size.long = size.long.saturating_add(3);
        } else {
            *size = Size::new(size.long.saturating_add(2), size.short.saturating_add(2));
        }
    }
    sizes
}

pub(in crate::betza) const fn is_slider(atom: &Atom) -> bool {
    matches!(atom.letter.byte, b'R' | b'B' | b'Q')
}

/// How many steps an atom takes at most.
pub(in crate::betza) const fn most(atom: &Atom) -> Option<u8> {
    match atom.count {
        Some(Count::Edge | Count::Doubled) => None,
        Some(Count::Steps(steps)) => Some(steps),
        None if is_slider(atom) => None,
        None => Some(1),
    }
}

/// The vectors of one size that the direction letters of a first leg keep.
pub(in crate::betza) fn starts(
    directions: &[Letter],
    size: Size,
    eight: bool,
    told: &mut Told<'_>,
) -> Vec<Vector> {
    match compass::read(directions, size, eight, told.dialect) {
        Ok(points) => points.iter().map(|point| Vector::towards(point, size)).collect(),
        Err(wrong) => {
            told.say_all(DIRECTION, wrong);
            Vec::new()
        }
    }
}
