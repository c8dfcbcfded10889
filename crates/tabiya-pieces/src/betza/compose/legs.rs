//! Legs for directions of one pace.

use super::Pace;
use super::build::{core_of, count, distance, group, guards, leg, single};
use super::names::{directions, points};
use crate::betza::path::{Modality, Reach, Way};
use crate::betza::vector::{Points, Size, Vector};
use crate::tree::{Arrow, Chain, Core, Direction, Guard, Kind, Leg, Link, Place, Star};

/// Legs that all must be made.
pub(in crate::betza) fn chain_of(paces: &[Pace], sets: &[Vec<Vector>], gate: &[Guard]) -> Chain {
    let legs: Vec<Leg> = paces
        .iter()
        .zip(sets)
        .enumerate()
        .map(|(index, (&pace, set))| {
            let gate = if index == 0 { gate } else { &[] };
            let mut legs = legs(pace, set, gate);
            if legs.len() == 1 {
                return legs.remove(0);
            }
            // What all of them ask for stands before the group.
            for leg in &mut legs {
                leg.guards.clear();
            }
            let guards = [gate.to_vec(), guards_of(pace)].concat();
            leg(guards, None, group(None, legs.into_iter().map(single).collect()))
        })
        .collect();
    let links = vec![Link::Must; legs.len().saturating_sub(1)];
    Chain { legs, links, place: Place::default() }
}

/// One leg for each vector.
pub(in crate::betza) fn turns(vectors: &[Vector], link: Link, guards: &[Guard]) -> Chain {
    let legs = vectors.iter().map(|&vector| leg(guards.to_vec(), None, core_of(vector))).collect();
    Chain { legs, links: vec![link; vectors.len().saturating_sub(1)], place: Place::default() }
}

/// All directions of one pace, in as few legs as there are.
pub(in crate::betza) fn legs(pace: Pace, vectors: &[Vector], gate: &[Guard]) -> Vec<Leg> {
    let guards = [gate.to_vec(), guards_of(pace)].concat();
    let (named, rest) = match pace.oblique {
        Some(short) => oblique(Size::new(pace.long, short), vectors),
        None => straight(pace, vectors),
    };
    let mut legs: Vec<Leg> =
        named.into_iter().map(|(kind, core)| repeated(pace, guards.clone(), kind, vec![core])).collect();
    if rest.is_empty() {
        return legs;
    }
    let single_step = pace.way == Way::Ride && pace.reach == Reach::ONE;
    if single_step || pace.way != Way::Ride {
        legs.extend(rest.iter().map(|&vector| repeated(pace, guards.clone(), None, vec![core_of(vector)])));
    } else {
        let cores = rest.iter().map(|&vector| core_of(vector)).collect();
        legs.push(repeated(pace, guards, None, cores));
    }
    legs
}

/// The distance is part of a step of one square; anything else is a group with a count.
fn repeated(pace: Pace, guards: Vec<Guard>, kind: Option<Kind>, mut cores: Vec<Core>) -> Leg {
    let direct = matches!(cores[0], Core::Step { .. }) && pace.long == 1;
    let once = pace.way == Way::Ride && pace.reach == Reach::ONE;
    if direct || once {
        return leg(guards, kind, cores.remove(0));
    }
    let body = cores.into_iter().map(|core| single(leg(Vec::new(), kind, core))).collect();
    match pace.way {
        Way::Ride => leg(guards, None, group(Some(count(pace.reach)), body)),
        // Before a group of one leg the count is the distance.
        Way::Hop => leg(guards, Some(Kind::Hop), group(Some(count(pace.said())), body)),
        Way::Jump => leg(guards, Some(Kind::Jump), group(Some(count(pace.said())), body)),
    }
}

type Named = Vec<(Option<Kind>, Core)>;

fn straight(pace: Pace, vectors: &[Vector]) -> (Named, Vec<Vector>) {
    let (mut named, rest) = directions(points(vectors));
    // What the text names first stays first.
    if vectors.first().is_some_and(|vector| vector.size().is_diagonal()) {
        named.sort_by_key(|direction| !matches!(direction, Direction::Star(Star::Diagonal, _)));
    }
    let reach = if pace.long == 1 { pace.said() } else { Reach::exactly(pace.long) };
    let kind = match pace.way {
        Way::Ride if pace.long == 1 => None,
        Way::Hop if pace.long == 1 => Some(Kind::Hop),
        Way::Jump if pace.long == 1 => Some(Kind::Jump),
        _ => Some(Kind::Leap),
    };
    let cores =
        named.into_iter().map(|direction| (kind, Core::Step { distance: distance(reach), direction }));
    (cores.collect(), vectors.iter().filter(|vector| rest.contains(&vector.point())).copied().collect())
}

/// The names for a set of oblique leaps of one size (H17), and the vectors that have none.
fn oblique(size: Size, vectors: &[Vector]) -> (Named, Vec<Vector>) {
    const FORWARD: Arrow = Arrow { forward: true, backward: false, sideways: false };
    const BACKWARD: Arrow = Arrow { forward: false, backward: true, sideways: false };
    const SIDEWAYS: Arrow = Arrow { forward: false, backward: false, sideways: true };
    let mut left = points(vectors);
    let mut named = Vec::new();
    let (long, short) = (size.long, size.short);
    for (set, first, second, direction) in [
        (Points::OBLIQUE, short, long, None),
        (Points::of(&[3, 5, 11, 13]), short, long, Some(Direction::Arrow(SIDEWAYS))),
        (Points::of(&[3, 5]), short, long, Some(Direction::Right)),
        (Points::of(&[11, 13]), short, long, Some(Direction::Left)),
        (Points::of(&[1, 15]), long, short, Some(Direction::Arrow(FORWARD))),
        (Points::of(&[7, 9]), long, short, Some(Direction::Arrow(BACKWARD))),
        (Points::of(&[3, 13]), short, long, Some(Direction::Arrow(FORWARD))),
        (Points::of(&[5, 11]), short, long, Some(Direction::Arrow(BACKWARD))),
    ] {
        if left.contains(set) {
            let [first, second] = [first, second].map(|number| distance(Reach::exactly(number)));
            named.push((None, Core::Oblique { first, second, direction }));
            left = left.without(set);
        }
    }
    let rest =
        vectors.iter().filter(|vector| left.contains(Points::of(&[vector.point()]))).copied().collect();
    (named, rest)
}

fn guards_of(pace: Pace) -> Vec<Guard> {
    // What is jumped over is always captured.
    let modality =
        if pace.way == Way::Jump { Modality { empty: true, ..pace.modality } } else { pace.modality };
    guards(modality)
}
