//! Moves of one leg.

use super::atom::{most, starts};
use super::curve::{curved, ranged};
use super::fairy::is_made;
use super::lame::{jumping, lame};
use super::modifiers::Modifiers;
use super::{Ways, once};
use crate::betza::Dialect;
use crate::betza::path::{Deed, Gate, Modality, Path, Reach, Stride, Way};
use crate::betza::syntax::{Atom, Count, Step};
use crate::betza::told::{MISPLACED, NO_INITIAL_CAPTURE, Told};
use crate::betza::vector::{Size, Vector};
use crate::betza::weave::{Leg, weave};

pub(super) fn one_leg(
    only: &Modifiers,
    step: &Step,
    size: Size,
    part: usize,
    told: &mut Told<'_>,
) -> Vec<Path> {
    let atom = &step.atom;
    let eight = matches!(atom.letter.byte, b'K' | b'Q');
    if told.dialect == Dialect::FairyStockfish && !is_made(only, atom, size, told) {
        return Vec::new();
    }
    let gate = only.gate(told.dialect);
    let modality = match (gate, only.modality(true)) {
        (Gate::SecondLine, modality) if !modality.empty => {
            let place = only.modes.first().map_or(atom.place(), |letter| letter.place());
            told.say(NO_INITIAL_CAPTURE, place);
            return Vec::new();
        }
        (Gate::SecondLine, _) => Modality::MOVE,
        (_, modality) => modality,
    };
    // A move is special in one way at most.
    let hop = only.modes.iter().find(|letter| matches!(letter.byte, b'p' | b'g'));
    let curve = only.curve.as_ref();
    let specials = [atom.inner.first(), curve, only.lame.first(), only.jumping.first(), hop];
    for letter in specials.into_iter().flatten().skip(1) {
        told.say(MISPLACED, letter.place());
    }
    let mut paths = Vec::new();
    for start in starts(&only.directions, size, eight, told) {
        let ways = match specials {
            [Some(&inner), ..] => ranged(start, atom, inner, modality, told),
            [_, Some(&curve), ..] => curved(start, atom, curve, modality, told),
            [_, _, Some(&letter), ..] => lame(start, only, letter, atom, modality, told),
            [.., Some(&letter), _] => once(jumping(start, only, letter, atom, modality, told)),
            [.., Some(_)] => hopping(start, only, atom, modality, told.dialect),
            _ => once(vec![vec![Stride::ride(start, Reach::up_to(most(atom)), modality)]]),
        };
        paths.extend(ways.into_iter().map(|(strides, course)| Path {
            gate,
            deed: Deed::Go(strides, course),
            part,
        }));
    }
    paths
}

/// `p` and `g` of a move's last leg: over one piece, and on for as long as before, or for one step.
fn hopping(start: Vector, only: &Modifiers, atom: &Atom, modality: Modality, dialect: Dialect) -> Ways {
    let over =
        |most| vec![vec![Stride { vector: start, way: Way::Hop, reach: Reach::new(2, most), modality }]];
    let legs = |before, after| {
        let hop = Leg { vector: start, most: before, modality: Modality::default(), hops: true };
        weave(&[hop, Leg { vector: start, most: after, modality, hops: false }]).unwrap_or_default()
    };
    once(match (dialect, atom.count, only.has(b'g')) {
        // To Fairy-Stockfish all atoms slide here, and a range of 1 is what g stands for.
        (Dialect::FairyStockfish, Some(Count::Steps(1)), _)
        | (Dialect::FairyStockfish, Some(Count::Doubled) | None, true) => legs(None, Some(1)),
        (Dialect::FairyStockfish, Some(Count::Steps(steps)), _) => over(Some(steps)),
        (Dialect::FairyStockfish, ..) => over(None),
        (_, _, true) if most(atom) == Some(1) => legs(Some(1), None),
        (_, _, true) => legs(most(atom), Some(1)),
        (_, _, false) => over(most(atom).map(|most| most.max(2))),
    })
}
