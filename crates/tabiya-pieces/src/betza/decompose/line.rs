//! The lines of squares that a leg goes along.

use crate::betza::path::{Reach, Way};
use crate::betza::vector::{FAR, Vector};
use crate::tree::{Arrow, Core, Direction, Distance, Kind, Number, Star};

/// A line of squares: so many steps of one vector.
#[derive(Clone, Copy, Debug)]
pub(in crate::betza) struct Line {
    pub(in crate::betza) vector: Vector,
    pub(in crate::betza) way: Way,
    pub(in crate::betza) reach: Reach,
    /// What the copies of a group repeat of it.
    pub(in crate::betza) heading: Vector,
}

pub(in crate::betza) const fn way(kind: Kind) -> Way {
    match kind {
        Kind::Leap => Way::Ride,
        Kind::Jump => Way::Jump,
        Kind::Hop => Way::Hop,
    }
}

/// The lines of a leg that is no group.
pub(in crate::betza) fn lines(core: &Core, kind: Option<Kind>, filter: Option<Direction>) -> Vec<Line> {
    let leap = |heading: Vector, vector: Vector| match kind {
        Some(kind @ (Kind::Jump | Kind::Hop)) => {
            let (unit, times) = vector.unit();
            Line { vector: unit, way: way(kind), reach: Reach::exactly(times), heading }
        }
        _ => Line { vector, way: Way::Ride, reach: Reach::ONE, heading },
    };
    let mut lines: Vec<Line> = match core {
        Core::Step { distance, direction } => {
            let units = units(*direction);
            if kind == Some(Kind::Leap) {
                let leaps = |unit: Vector| numbers(*distance).map(move |steps| leap(unit, unit * steps));
                units.into_iter().flat_map(leaps).collect()
            } else {
                let reach = reach(*distance);
                let way = kind.map_or(Way::Ride, way);
                units.into_iter().map(|unit| Line { vector: unit, way, reach, heading: unit }).collect()
            }
        }
        Core::Oblique { first, second, direction } => {
            let filter = direction.or(filter);
            let pairs = numbers_from_zero(*first)
                .flat_map(|first| numbers_from_zero(*second).map(move |second| (first, second)));
            pairs
                .flat_map(|(first, second)| oblique(first, second, filter))
                .map(|(turn, vector)| leap(turn, vector))
                .collect()
        }
        Core::Vector { right, forward } => {
            let vector = Vector::new(*right, *forward);
            vec![leap(vector, vector)]
        }
        Core::Radius(number) => {
            let radius = match number {
                Number::Any => FAR,
                Number::Exactly(number) => (*number).min(FAR),
            };
            let radius = i16::from(radius);
            (-radius..=radius)
                .flat_map(|forward| (-radius..=radius).map(move |right| Vector::new(right, forward)))
                .map(|vector| leap(vector, vector))
                .collect()
        }
        _ => Vec::new(),
    };
    lines.retain(|line| !line.vector.is_zero());
    lines
}

/// The vectors of an oblique leap that a filter keeps (H17), each with its signs and the order of its parts (H6b).
fn oblique(first: u8, second: u8, filter: Option<Direction>) -> Vec<(Vector, Vector)> {
    let mut vectors: Vec<(Vector, Vector)> = Vec::new();
    for turn in 0..8 {
        let first_is_forward = turn & 1 == 0;
        let (forward, right) = if first_is_forward { (first, second) } else { (second, first) };
        let sign = |bit: u8| if turn & bit == 0 { 1 } else { -1 };
        let vector = Vector::new(i16::from(right) * sign(2), i16::from(forward) * sign(4));
        let sideways = vector.right.abs() > vector.forward.abs();
        let keeps = |arrow: Arrow| {
            arrow.forward && first_is_forward && vector.forward > 0
                || arrow.backward && first_is_forward && vector.forward < 0
                || arrow.sideways && sideways
        };
        let is_kept = match filter {
            None | Some(Direction::Star(_, None) | Direction::Star(Star::Orthogonal, _)) => true,
            Some(Direction::Right) => sideways && vector.right > 0,
            Some(Direction::Left) => sideways && vector.right < 0,
            Some(Direction::Arrow(arrow) | Direction::Star(_, Some(arrow))) => keeps(arrow),
        };
        let heading = if first_is_forward {
            Vector::new(sign(2), 2 * sign(4))
        } else {
            Vector::new(2 * sign(2), sign(4))
        };
        // Equal parts have both orders, of which copies repeat one.
        if is_kept && !vectors.contains(&(heading, vector)) {
            vectors.push((heading, vector));
        }
    }
    vectors
}

pub(in crate::betza) fn units(direction: Direction) -> Vec<Vector> {
    const ALL: [(i16, i16); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    let points = |arrow: Arrow, vector: Vector| match vector.forward {
        0 => arrow.sideways,
        1.. => arrow.forward,
        _ => arrow.backward,
    };
    let keeps = |vector: Vector| {
        let is_diagonal = vector.right != 0 && vector.forward != 0;
        match direction {
            Direction::Right => vector == Vector::new(1, 0),
            Direction::Left => vector == Vector::new(-1, 0),
            Direction::Arrow(arrow) => !is_diagonal && points(arrow, vector),
            Direction::Star(Star::Orthogonal, _) => !is_diagonal,
            Direction::Star(Star::Diagonal, arrow) => {
                is_diagonal && arrow.is_none_or(|arrow| points(arrow, vector))
            }
            Direction::Star(Star::All, arrow) => arrow.is_none_or(|arrow| points(arrow, vector)),
        }
    };
    ALL.into_iter()
        .map(|(right, forward)| Vector::new(right, forward))
        .filter(|&vector| keeps(vector))
        .collect()
}

pub(in crate::betza) fn is_far(number: Number) -> bool {
    match number {
        Number::Any => true,
        Number::Exactly(number) => number >= FAR,
    }
}

/// The numbers of a distance from 1.
pub(in crate::betza) fn numbers(distance: Distance) -> impl Iterator<Item = u8> + Clone {
    numbers_from_zero(distance).filter(|&number| number > 0)
}

fn numbers_from_zero(distance: Distance) -> impl Iterator<Item = u8> + Clone {
    let range = distance.range(FAR);
    *range.start()..=(*range.end()).min(FAR)
}

fn reach(distance: Distance) -> Reach {
    let number = |number| match number {
        Number::Any => None,
        Number::Exactly(number) => Some(number),
    };
    let least = number(distance.from).unwrap_or(1);
    Reach::new(
        least.max(1),
        distance.to.map_or(number(distance.from), number).filter(|&most| most <= FAR || most == least),
    )
}
