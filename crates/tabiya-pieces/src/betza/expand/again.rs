//! Moves of several legs of one atom, joined by `a`.

use super::atom::{most, starts};
use super::modifiers::Modifiers;
use super::woven;
use crate::betza::compass::System;
use crate::betza::path::{Course, MAX_PATHS, Path};
use crate::betza::syntax::Step;
use crate::betza::told::{DIRECTION, MISPLACED, TURNING_HOP, Told};
use crate::betza::vector::{Points, Size};
use crate::betza::weave::Leg;

/// A move of several legs of one atom, joined by `a`: each further one turns from the direction of the leg before.
pub(in crate::betza) fn several_legs(
    all: &[Modifiers],
    step: &Step,
    size: Size,
    part: usize,
    told: &mut Told<'_>,
) -> Vec<Path> {
    let atom = &step.atom;
    if let Some(&inner) = atom.inner.first() {
        told.say(MISPLACED, inner.place());
        return Vec::new();
    }
    let mut most = most(atom);
    let eight = matches!(atom.letter.byte, b'K' | b'Q');
    let mut ways: Vec<Vec<Leg>> = vec![Vec::new()];
    for (index, modifiers) in all.iter().enumerate() {
        let last = index + 1 == all.len();
        if last && modifiers.hops() {
            told.say(TURNING_HOP, step.place());
            return Vec::new();
        }
        let leg = |vector| Leg { vector, most, modality: modifiers.modality(last), hops: modifiers.hops() };
        ways = if index == 0 {
            starts(&modifiers.directions, size, eight, told)
                .into_iter()
                .map(|start| vec![leg(start)])
                .collect()
        } else {
            let turns = match System::Eight.read(&modifiers.directions) {
                Ok(turns) => turns.unwrap_or(Points::EIGHT.without(Points::of(&[8]))),
                Err(wrong) => {
                    told.say_all(DIRECTION, wrong);
                    return Vec::new();
                }
            };
            ways.iter()
                .flat_map(|way| {
                    let before = way[way.len() - 1].vector;
                    turns.iter().map(move |turn| {
                        let mut way = way.clone();
                        way.push(leg(before.turned(turn / 2)));
                        way
                    })
                })
                .take(MAX_PATHS + 1)
                .collect()
        };
        if modifiers.has(b'y') || modifiers.has(b'g') {
            most = if most == Some(1) { None } else { Some(1) };
        }
    }
    woven(&ways, all[0].gate(told.dialect), Course::Once, step.place(), part, told)
}
