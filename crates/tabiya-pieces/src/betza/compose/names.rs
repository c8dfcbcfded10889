//! The names of sets of directions.

use crate::betza::vector::{Points, Vector};
use crate::tree::{Arrow, Direction, Star};

pub(in crate::betza) fn points(vectors: &[Vector]) -> Points {
    vectors.iter().fold(Points::NONE, |points, vector| points.or(Points::of(&[vector.point()])))
}

/// The names for a set of orthogonal and diagonal directions, and the points that have none.
pub(in crate::betza) fn directions(points: Points) -> (Vec<Direction>, Vec<u8>) {
    const FORWARD: Arrow = Arrow { forward: true, backward: false, sideways: false };
    const BACKWARD: Arrow = Arrow { forward: false, backward: true, sideways: false };
    let has = |of: &[u8]| points.contains(Points::of(of));
    if points == Points::EIGHT {
        return (vec![Direction::Star(Star::All, None)], Vec::new());
    }
    let mut named = Vec::new();
    let mut left = points;
    if points.contains(Points::ORTHOGONAL) {
        named.push(Direction::Star(Star::Orthogonal, None));
    } else {
        let arrow = Arrow { forward: has(&[0]), backward: has(&[8]), sideways: has(&[4, 12]) };
        if arrow.forward || arrow.backward || arrow.sideways {
            named.push(Direction::Arrow(arrow));
        }
        if has(&[4]) && !arrow.sideways {
            named.push(Direction::Right);
        }
        if has(&[12]) && !arrow.sideways {
            named.push(Direction::Left);
        }
    }
    left = left.without(Points::ORTHOGONAL);
    for (set, direction) in [
        (Points::DIAGONAL, Direction::Star(Star::Diagonal, None)),
        (Points::of(&[2, 14]), Direction::Star(Star::Diagonal, Some(FORWARD))),
        (Points::of(&[6, 10]), Direction::Star(Star::Diagonal, Some(BACKWARD))),
    ] {
        if left.contains(set) {
            named.push(direction);
            left = left.without(set);
        }
    }
    (named, left.iter().collect())
}
