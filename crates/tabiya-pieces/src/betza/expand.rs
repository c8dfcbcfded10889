//! From the form of a text to the paths that it means.

mod again;
mod atom;
mod chain;
mod curve;
mod fairy;
mod lame;
mod modifiers;
mod one_leg;
mod special;

use core::ops::Range;

pub(super) use self::fairy::{Slot, slot};
pub(super) use self::lame::leg_by_leg;
use self::modifiers::{Modifiers, Position};
use super::compass::Letter;
use super::path::{Course, Deed, Gate, MAX_PATHS, Path, Stride};
use super::syntax::{Step, Term};
use super::told::{TOO_MANY, TURNING_HOP, Told};
use super::weave::{Leg, weave};

/// All paths of a term.
pub(super) fn expand(term: &Term, part: usize, told: &mut Told<'_>) -> Vec<Path> {
    let chained = term.steps.len() > 1 || term.times.is_some() || !term.outer.is_empty();
    let paths = if chained { chain::chain(term, part, told) } else { atom(&term.steps[0], part, told) };
    if paths.len() > MAX_PATHS {
        told.say_with(TOO_MANY, term.place.clone(), |diagnostic| diagnostic.with("most", MAX_PATHS));
        return Vec::new();
    }
    paths
}

/// An atom with its modifiers: one leg, or several joined by `a`.
fn atom(step: &Step, part: usize, told: &mut Told<'_>) -> Vec<Path> {
    let legs: Vec<&[Letter]> = step.letters.split(|letter| letter.byte == b'a').collect();
    let modifiers: Vec<Modifiers> = legs
        .iter()
        .enumerate()
        .map(|(index, letters)| Modifiers::read(letters, Position::of(index, legs.len()), told))
        .collect();
    match step.atom.letter.byte {
        b'@' | b'I' => return Vec::new(),
        b'O' => return special::castling(step, &modifiers, part, told),
        b'U' => return special::anywhere(step, &modifiers, part, told),
        _ => {}
    }
    let mut paths = Vec::new();
    for size in atom::sizes(&step.atom, told) {
        match &*modifiers {
            [only] => paths.extend(one_leg::one_leg(only, step, size, part, told)),
            all => paths.extend(again::several_legs(all, step, size, part, told)),
        }
    }
    paths
}

type Ways = Vec<(Vec<Stride>, Course)>;

/// Strides that are made once.
fn once(strides: Vec<Vec<Stride>>) -> Ways {
    strides.into_iter().map(|strides| (strides, Course::Once)).collect()
}

/// The paths of ways that are made leg by leg.
fn woven(
    ways: &[Vec<Leg>],
    gate: Gate,
    course: Course,
    place: Range<usize>,
    part: usize,
    told: &mut Told<'_>,
) -> Vec<Path> {
    let mut paths = Vec::new();
    for way in ways {
        let Ok(woven) = weave(way) else {
            told.say(TURNING_HOP, place);
            return Vec::new();
        };
        paths.extend(woven.into_iter().map(|strides| Path { gate, deed: Deed::Go(strides, course), part }));
        if paths.len() > MAX_PATHS {
            break;
        }
    }
    paths
}
