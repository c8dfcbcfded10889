use super::ground::Vector;
use crate::tree::{Arrow, Core, Direction, Distance, Kind, Number, Star};

/// One way of a leg: so many times a vector, in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Ray {
    /// What the copies of a counted group repeat (H6): the direction, or signs and order of an oblique leap (H6b).
    pub(super) choice: u16,
    pub(super) vector: Vector,
    pub(super) least: u8,
    pub(super) most: u8,
}

impl Ray {
    const fn leap(choice: u16, vector: Vector) -> Self {
        Self { choice, vector, least: 1, most: 1 }
    }

    /// Whether it is a leap to one square.
    pub(super) const fn is_leap(self) -> bool {
        self.most == 1
    }
}

/// What stands on the way of a ray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Manner {
    /// Nothing; a piece is met where the ray ends.
    Slide,
    /// Exactly one piece, which stays (`^^`, `o^`).
    Hop,
    /// Exactly one piece, which is captured (`^`).
    Jump,
}

/// The ways of a leg on a board on which no distance is longer than `edge`, none of them twice; `None` for what does not
/// move by itself. `filter` is the direction written after the group around an oblique leap that has none.
pub(super) fn rays(
    core: &Core,
    kind: Option<Kind>,
    filter: Option<Direction>,
    edge: u8,
) -> Option<(Manner, Vec<Ray>)> {
    let between = matches!(kind, Some(Kind::Jump | Kind::Hop));
    let manner = match kind {
        Some(Kind::Jump) => Manner::Jump,
        Some(Kind::Hop) => Manner::Hop,
        Some(Kind::Leap) | None => Manner::Slide,
    };
    let mut rays = Vec::new();
    match core {
        Core::Step { distance, direction } => {
            for (choice, unit) in units(*direction).into_iter().enumerate() {
                let range = distances(*distance, edge);
                if kind == Some(Kind::Leap) {
                    rays.extend(range.map(|distance| Ray::leap(choice as u16, unit.times(distance.into()))));
                } else if !range.is_empty() {
                    let (least, most) = (*range.start(), *range.end());
                    rays.push(Ray { choice: choice as u16, vector: unit, least, most });
                }
            }
        }
        _ => {
            for (choice, vectors) in leaps(core, filter, edge)?.into_iter().enumerate() {
                // The squares between are the lattice points strictly between (H18).
                rays.extend(vectors.into_iter().map(|vector| match gcd(vector) {
                    parts if between => {
                        let vector = Vector::new(vector.right / parts, vector.forward / parts);
                        Ray { choice: choice as u16, vector, least: parts as u8, most: parts as u8 }
                    }
                    _ => Ray::leap(choice as u16, vector),
                }));
            }
        }
    }
    Some((manner, rays))
}

/// The leaps of a leg by what its copies repeat. A step counts as the leaps over its distances.
pub(super) fn leaps(core: &Core, filter: Option<Direction>, edge: u8) -> Option<Vec<Vec<Vector>>> {
    let on_board = |vector: &Vector| {
        let length = vector.right.unsigned_abs().max(vector.forward.unsigned_abs());
        (1..=u16::from(edge)).contains(&length)
    };
    let mut choices: Vec<Vec<Vector>> = match core {
        Core::Step { distance, direction } => {
            let leaps = |unit: Vector| {
                distances(*distance, edge).map(|distance| unit.times(distance.into())).collect()
            };
            units(*direction).into_iter().map(leaps).collect()
        }
        Core::Oblique { first, second, direction } => oblique(*first, *second, direction.or(filter), edge),
        Core::Vector { right, forward } => vec![vec![Vector::new(*right, *forward)]],
        Core::Radius(radius) => {
            let radius = i16::from(number(*radius, edge).min(edge));
            let line = move |forward| (-radius..=radius).map(move |right| vec![Vector::new(right, forward)]);
            (-radius..=radius).flat_map(line).collect()
        }
        Core::Group(_) | Core::Itself | Core::Blast(_) | Core::Promotion(_) | Core::Fragment => return None,
    };
    for vectors in &mut choices {
        vectors.retain(on_board);
        vectors.sort_unstable();
        vectors.dedup();
    }
    choices.retain(|vectors| !vectors.is_empty());
    Some(choices)
}

/// The unit vectors of a direction, from the mover's right counter-clockwise.
pub(super) fn units(direction: Direction) -> Vec<Vector> {
    const ALL: [(i16, i16); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    let points_to = |arrow: Arrow, (right, forward): (i16, i16)| match forward {
        1 => arrow.forward,
        -1 => arrow.backward,
        _ => arrow.sideways && right != 0,
    };
    let belongs = |unit: (i16, i16)| {
        let diagonal = unit.0 != 0 && unit.1 != 0;
        match direction {
            Direction::Right => unit == (1, 0),
            Direction::Left => unit == (-1, 0),
            // Arrows after `+` add to it (Q1).
            Direction::Star(Star::Orthogonal, _) => !diagonal,
            Direction::Star(Star::Diagonal, arrow) => {
                diagonal && arrow.is_none_or(|arrow| points_to(arrow, unit))
            }
            Direction::Star(Star::All, arrow) => arrow.is_none_or(|arrow| points_to(arrow, unit)),
            Direction::Arrow(arrow) => !diagonal && points_to(arrow, unit),
        }
    };
    ALL.into_iter()
        .filter(|&unit| belongs(unit))
        .map(|(right, forward)| Vector::new(right, forward))
        .collect()
}

/// The vectors of an oblique leap by signs and order of its parts (H6b), narrowed by a direction (H17, Q5).
fn oblique(first: Distance, second: Distance, filter: Option<Direction>, edge: u8) -> Vec<Vec<Vector>> {
    let mut choices: Vec<Vec<Vector>> = Vec::new();
    for code in 0..8 {
        let sign = |bit| if code & bit == 0 { 1 } else { -1 };
        // In a plain `a/b` either number can be the forward part; with `>` and `<` it is the first.
        let first_is_forward = code & 4 == 0;
        let mut vectors = Vec::new();
        for one in parts(first, edge) {
            for other in parts(second, edge) {
                let (right, forward) = if first_is_forward { (other, one) } else { (one, other) };
                let vector = Vector::new(sign(1) * i16::from(right), sign(2) * i16::from(forward));
                let sideways = vector.right.abs() > vector.forward.abs();
                let narrowed = |arrow: Arrow| {
                    (arrow.forward && first_is_forward && vector.forward > 0)
                        || (arrow.backward && first_is_forward && vector.forward < 0)
                        || (arrow.sideways && sideways)
                };
                let kept = match filter {
                    None | Some(Direction::Star(Star::Orthogonal, _) | Direction::Star(_, None)) => true,
                    Some(Direction::Star(_, Some(arrow)) | Direction::Arrow(arrow)) => narrowed(arrow),
                    Some(Direction::Right) => sideways && vector.right > 0,
                    Some(Direction::Left) => sideways && vector.right < 0,
                };
                if kept {
                    vectors.push(vector);
                }
            }
        }
        vectors.sort_unstable();
        vectors.dedup();
        if !choices.contains(&vectors) {
            choices.push(vectors);
        }
    }
    choices
}

/// The distances of a step; the 0 of a range is no step (Q33).
pub(super) fn distances(distance: Distance, edge: u8) -> core::ops::RangeInclusive<u8> {
    let range = distance.range(edge);
    (*range.start()).max(1)..=(*range.end()).min(edge)
}

/// The sizes of a part of an oblique leap, 0 among them.
fn parts(distance: Distance, edge: u8) -> core::ops::RangeInclusive<u8> {
    let range = distance.range(edge);
    *range.start()..=(*range.end()).min(edge)
}

pub(super) const fn number(number: Number, edge: u8) -> u8 {
    match number {
        Number::Any => edge,
        Number::Exactly(number) => number,
    }
}

/// How often the shortest vector in the same direction fits in.
pub(super) fn gcd(vector: Vector) -> i16 {
    let (mut a, mut b) = (vector.right.abs(), vector.forward.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}
