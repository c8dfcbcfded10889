use crate::tree::{Arrow, Direction, Distance, Number, Star};

/// A displacement as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Vector {
    /// Squares to the right.
    pub(super) right: i16,
    /// Squares forward.
    pub(super) forward: i16,
}

impl Vector {
    pub(super) const fn new(right: i16, forward: i16) -> Self {
        Self { right, forward }
    }

    /// So many times as far.
    pub(super) const fn times(self, count: u8) -> Self {
        Self { right: self.right * count as i16, forward: self.forward * count as i16 }
    }

    /// The shortest displacement in the same direction, and how many times it fits: the lattice points between are its
    /// multiples (H18). `None` for the displacement that leads nowhere.
    pub(super) fn strides(self) -> Option<(Self, u8)> {
        let (mut divisor, mut rest) = (self.right.unsigned_abs(), self.forward.unsigned_abs());
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        let count = u8::try_from(divisor).ok().filter(|&count| count > 0)?;
        Some((Self::new(self.right / i16::from(count), self.forward / i16::from(count)), count))
    }

    /// Whether the two directions are at most 45° apart (Q18).
    pub(super) fn is_within_45_degrees(self, other: Self) -> bool {
        let dot = |a: Self, b: Self| {
            i64::from(a.right) * i64::from(b.right) + i64::from(a.forward) * i64::from(b.forward)
        };
        // cos² ≥ 1/2 in the right half.
        dot(self, other) > 0 && 2 * dot(self, other).pow(2) >= dot(self, self) * dot(other, other)
    }

    /// Whether it leads farther sideways than forward or backward (H17).
    const fn is_sideways(self) -> bool {
        self.right.abs() > self.forward.abs()
    }
}

/// The unit vectors of a direction (3.1).
pub(super) fn units(direction: Direction) -> Vec<Vector> {
    let all = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    let all = all.map(|(right, forward)| Vector::new(right, forward));
    let keeps = |vector: Vector| {
        let is_diagonal = vector.right != 0 && vector.forward != 0;
        match direction {
            Direction::Right => vector == Vector::new(1, 0),
            Direction::Left => vector == Vector::new(-1, 0),
            Direction::Arrow(arrow) => !is_diagonal && points(arrow, vector),
            // `+<` is a union with `+`, hence `+` (Q1).
            Direction::Star(Star::Orthogonal, _) => !is_diagonal,
            Direction::Star(Star::Diagonal, arrow) => {
                is_diagonal && arrow.is_none_or(|arrow| points(arrow, vector))
            }
            Direction::Star(Star::All, arrow) => arrow.is_none_or(|arrow| points(arrow, vector)),
        }
    };
    all.into_iter().filter(|&vector| keeps(vector)).collect()
}

/// Whether an arrow points where a unit vector leads: a diagonal is forward or backward, never sideways (H4).
const fn points(arrow: Arrow, vector: Vector) -> bool {
    match vector.forward {
        0 => arrow.sideways,
        1.. => arrow.forward,
        _ => arrow.backward,
    }
}

/// What the copies of a counted group keep of an oblique leap: the signs and the order of its two parts (H6b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Turn {
    /// The first number counts squares forward or backward.
    first_is_forward: bool,
    is_right: bool,
    is_forward: bool,
}

impl Turn {
    /// The eight of them.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            first_is_forward: bits & 1 == 0,
            is_right: bits & 2 == 0,
            is_forward: bits & 4 == 0,
        })
    }

    /// The leap with these numbers.
    pub(super) fn leap(self, first: u8, second: u8) -> Vector {
        let (forward, right) = if self.first_is_forward { (first, second) } else { (second, first) };
        let sign = |number: u8, positive: bool| if positive { i16::from(number) } else { -i16::from(number) };
        Vector::new(sign(right, self.is_right), sign(forward, self.is_forward))
    }

    /// Whether the filter keeps the leap (H17).
    pub(super) fn passes(self, filter: Option<Direction>, leap: Vector) -> bool {
        let arrow = match filter {
            None | Some(Direction::Star(_, None) | Direction::Star(Star::Orthogonal, _)) => return true,
            Some(Direction::Right) => return leap.is_sideways() && leap.right > 0,
            Some(Direction::Left) => return leap.is_sideways() && leap.right < 0,
            Some(Direction::Arrow(arrow) | Direction::Star(_, Some(arrow))) => arrow,
        };
        (arrow.forward && self.first_is_forward && leap.forward > 0)
            || (arrow.backward && self.first_is_forward && leap.forward < 0)
            || (arrow.sideways && leap.is_sideways())
    }
}

/// The numbers that a distance allows on a board on which none is longer than `edge`.
pub(super) fn numbers(distance: Distance, edge: u8) -> impl Iterator<Item = u8> + Clone {
    let range = distance.range(edge);
    *range.start()..=(*range.end()).min(edge)
}

/// A radius on such a board.
pub(super) fn radius(number: Number, edge: u8) -> u8 {
    match number {
        Number::Any => edge,
        Number::Exactly(number) => number.min(edge),
    }
}

/// All vectors that lead at most so far along both axes, but the one that leads nowhere (Q24).
pub(super) fn around(radius: u8) -> impl Iterator<Item = Vector> {
    let radius = i16::from(radius);
    (-radius..=radius)
        .flat_map(move |forward| (-radius..=radius).map(move |right| Vector::new(right, forward)))
        .filter(|&vector| vector != Vector::new(0, 0))
}
