//! Chains: steps with atoms of their own.

use super::atom::{most, sizes, starts};
use super::modifiers::{Modifiers, Position};
use super::woven;
use crate::betza::Dialect;
use crate::betza::compass::Letter;
use crate::betza::path::{Course, Gate, MAX_PATHS, Path};
use crate::betza::syntax::{Count, Joint, Step, Term};
use crate::betza::told::{DIRECTION, EN_PASSANT, MISPLACED, Told};
use crate::betza::turn::{leads, relative_system, straightest};
use crate::betza::vector::{Points, Vector};
use crate::betza::weave::Leg;

/// A chain of steps with atoms of their own: each goes on as straight as it can, unless letters say otherwise.
pub(in crate::betza) fn chain(term: &Term, part: usize, told: &mut Told<'_>) -> Vec<Path> {
    let count = term.steps.len();
    let mut gate = Gate::Open;
    let mut whole: Vec<Letter> = Vec::new();
    let mut modes: Vec<Letter> = Vec::new();
    for &letter in &term.outer {
        match letter.byte {
            b'i' => gate = Gate::Unmoved,
            b'm' | b'c' | b'd' => modes.push(letter),
            _ if letter.is_direction() && told.dialect == Dialect::Interactive => whole.push(letter),
            b'e' => told.say(EN_PASSANT, letter.place()),
            _ => told.say(MISPLACED, letter.place()),
        }
    }
    let mut all = Vec::new();
    for (index, step) in term.steps.iter().enumerate() {
        let position = Position::of(index, count);
        let mut modifiers = Modifiers::read(&step.letters, position, told);
        if modifiers.initial.is_some() {
            gate = Gate::Unmoved;
        }
        if position.is_last() && !modes.is_empty() {
            modifiers.modes.clone_from(&modes);
        }
        let misplaced = |letter: &&Letter| {
            matches!(letter.byte, b'g' | b'y') || letter.byte == b'p' && position.is_last()
        };
        let special = modifiers.lame.iter().chain(&modifiers.jumping).chain(&modifiers.curve);
        for letter in modifiers.modes.iter().filter(misplaced).chain(special) {
            told.say(MISPLACED, letter.place());
        }
        if matches!(step.atom.letter.byte, b'O' | b'U' | b'@' | b'I') {
            told.say(MISPLACED, step.atom.place());
        }
        if let Some(&inner) = step.atom.inner.first() {
            told.say(MISPLACED, inner.place());
        }
        all.push(modifiers);
    }
    let mut ends = Vec::new();
    let mut ways: Vec<Vec<Leg>> = vec![Vec::new()];
    for (index, (step, modifiers)) in term.steps.iter().zip(&all).enumerate() {
        let last = index + 1 == count;
        ways = ways
            .iter()
            .flat_map(|way| {
                let before = way.last().map(|leg| leg.vector);
                let vectors = continuation(before, step, modifiers, told);
                vectors
                    .into_iter()
                    .map(|vector| {
                        let mut way = way.clone();
                        let modality = modifiers.modality(last);
                        way.push(Leg { vector, most: most(&step.atom), modality, hops: modifiers.hops() });
                        way
                    })
                    .collect::<Vec<_>>()
            })
            .take(MAX_PATHS + 1)
            .collect();
        if last {
            ends.append(&mut ways);
        } else if term.joints.get(index) == Some(&Joint::May) {
            ends.extend(ways.iter().cloned().map(|mut way| {
                if let Some(leg) = way.last_mut() {
                    leg.modality = modifiers.modality(true);
                }
                way
            }));
        }
    }
    if !whole.is_empty() {
        keep(&mut ends, &whole, told);
    }
    let course = match term.times {
        None => Course::Once,
        Some(Count::Edge | Count::Doubled) => Course::Repeated(None),
        Some(Count::Steps(times)) => Course::Repeated(Some(times)),
    };
    woven(&ends, gate, course, term.place.clone(), part, told)
}

/// Where a step of a chain can lead.
fn continuation(
    before: Option<Vector>,
    step: &Step,
    modifiers: &Modifiers,
    told: &mut Told<'_>,
) -> Vec<Vector> {
    let sizes = sizes(&step.atom, told);
    let eight = sizes.len() > 1;
    let Some(before) = before else {
        return sizes.iter().flat_map(|&size| starts(&modifiers.directions, size, eight, told)).collect();
    };
    let all =
        sizes.iter().flat_map(|&size| size.points().iter().map(move |point| Vector::towards(point, size)));
    if modifiers.directions.is_empty() {
        return straightest(before, all.collect());
    }
    let mut vectors = Vec::new();
    for &size in &sizes {
        let Some(system) = relative_system(before.size(), size, eight) else {
            told.say_all(DIRECTION, modifiers.directions.iter().map(|letter| letter.place()).collect());
            return Vec::new();
        };
        match system.read(&modifiers.directions) {
            Ok(points) => {
                let turns = points.unwrap_or_default();
                let points = size
                    .points()
                    .iter()
                    .filter(|&point| turns.contains(Points::of(&[(point + 16 - before.point()) % 16])));
                vectors.extend(points.map(|point| Vector::towards(point, size)));
            }
            Err(wrong) => told.say_all(DIRECTION, wrong),
        }
    }
    vectors
}

/// Keeps the ways that lead, as a whole, in the directions of letters before brackets. A way that stops early stays if
/// one that goes on from it does.
fn keep(ways: &mut Vec<Vec<Leg>>, letters: &[Letter], told: &mut Told<'_>) {
    let longest = ways.iter().map(Vec::len).max().unwrap_or(0);
    let vectors = |way: &Vec<Leg>| way.iter().map(|leg| leg.vector).collect::<Vec<_>>();
    let mut wholes: Vec<_> = ways.iter().filter(|way| way.len() == longest).map(vectors).collect();
    wholes.retain(|whole| match leads(whole, letters) {
        Ok(leads) => leads,
        Err(wrong) => {
            told.say_all(DIRECTION, wrong);
            false
        }
    });
    ways.retain(|way| {
        wholes.iter().any(|whole| way.iter().zip(whole).all(|(leg, &vector)| leg.vector == vector))
    });
}
