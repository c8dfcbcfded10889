//! From legs as Betza counts them to strides.
//!
//! A leg can end on a square without taking part in it: it hops over the piece there, or does not look at it at all.
//! The piece notation has no such leg, so it is drawn into the next one.

use super::path::{Modality, Reach, Stride, Way};
use super::vector::Vector;

/// A leg in one definite direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leg {
    pub(super) vector: Vector,
    pub(super) most: Option<u8>,
    pub(super) modality: Modality,
    /// It can also end on a piece that stays there.
    pub(super) hops: bool,
}

/// A hop that turns over its hurdle, or over several at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TurningHop;

/// All paths of these legs.
pub(super) fn weave(legs: &[Leg]) -> Result<Vec<Vec<Stride>>, TurningHop> {
    on(legs, Vector::new(0, 0))
}

/// The paths of the rest of a move, when legs before this one have led `offset` away without touching anything.
fn on(legs: &[Leg], offset: Vector) -> Result<Vec<Vec<Stride>>, TurningHop> {
    let Some((&leg, rest)) = legs.split_first() else { return Ok(vec![Vec::new()]) };
    let mut paths = Vec::new();
    let (mut modality, mut hops) = (leg.modality, leg.hops);
    let step = leg.most == Some(1);
    if hops && modality.empty && step && !rest.is_empty() {
        paths.extend(on(rest, offset + leg.vector)?);
        (modality.empty, hops) = (false, false);
    }
    if hops {
        let (next, rest) =
            rest.split_first().filter(|(next, _)| offset.is_zero() && over(leg, **next)).ok_or(TurningHop)?;
        for hop in hopped(leg, *next) {
            join(&mut paths, &hop, on(rest, Vector::new(0, 0))?);
        }
    }
    if !modality.is_none() {
        for strides in walked(leg.vector, leg.most, modality, offset) {
            join(&mut paths, &strides, on(rest, Vector::new(0, 0))?);
        }
    }
    Ok(paths)
}

/// Whether a hop and the leg behind its hurdle are one straight line.
fn over(hop: Leg, next: Leg) -> bool {
    hop.vector == next.vector && !next.hops
}

fn join(paths: &mut Vec<Vec<Stride>>, head: &[Stride], tails: Vec<Vec<Stride>>) {
    paths.extend(tails.into_iter().map(|tail| [head, &tail].concat()));
}

/// A leg that begins `offset` away from where the last one ended.
fn walked(vector: Vector, most: Option<u8>, modality: Modality, offset: Vector) -> Vec<Vec<Stride>> {
    let first = offset + vector;
    if offset.is_zero() {
        return vec![vec![Stride::ride(vector, Reach::up_to(most), modality)]];
    }
    let mut paths = Vec::new();
    if !first.is_zero() {
        paths.push(vec![Stride::ride(first, Reach::ONE, modality)]);
        if most != Some(1) {
            let further = Reach::up_to(most.map(|most| most - 1));
            paths.push(vec![
                Stride::ride(first, Reach::ONE, Modality::MOVE),
                Stride::ride(vector, further, modality),
            ]);
        }
    }
    paths
}

/// Up to a piece, over it, and on.
fn hopped(hop: Leg, next: Leg) -> Vec<Vec<Stride>> {
    let vector = hop.vector;
    let over = |most, modality| Stride { vector, way: Way::Hop, reach: Reach::new(2, most), modality };
    if hop.most.is_none() && next.most.is_none() {
        return vec![vec![over(None, next.modality)]];
    }
    let mut paths = Vec::new();
    for approach in [false, true] {
        if approach && hop.most == Some(1) {
            continue;
        }
        let way = Reach::up_to(hop.most.map(|most| most - 1));
        let head = approach.then(|| Stride::ride(vector, way, Modality::MOVE));
        paths.push(head.into_iter().chain([over(Some(2), next.modality)]).collect());
        if next.most != Some(1) {
            let further = Stride::ride(vector, Reach::up_to(next.most.map(|most| most - 1)), next.modality);
            paths.push(head.into_iter().chain([over(Some(2), Modality::MOVE), further]).collect());
        }
    }
    paths
}
