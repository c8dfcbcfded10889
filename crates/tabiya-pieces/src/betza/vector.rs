//! Displacements as the mover sees them, and the sixteen points of the compass that they lead to.

use core::ops::{Add, Mul};

/// The longest distance between two squares of the largest board.
pub(super) const FAR: u8 = 15;

/// So many squares to the right and forward, as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Vector {
    pub(super) right: i16,
    pub(super) forward: i16,
}

/// The numbers of a vector without signs and order: `(2, 1)` is a knight's leap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Size {
    pub(super) long: u8,
    pub(super) short: u8,
}

/// Where a vector leads: 0 is forward, 4 to the right, 2 between them; odd points are oblique.
pub(super) type Point = u8;

/// A set of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Points(pub(super) u16);

impl Vector {
    pub(super) const fn new(right: i16, forward: i16) -> Self {
        Self { right, forward }
    }

    pub(super) const fn is_zero(self) -> bool {
        self.right == 0 && self.forward == 0
    }

    pub(super) fn size(self) -> Size {
        let (right, forward) = (clamp(self.right), clamp(self.forward));
        Size { long: right.max(forward), short: right.min(forward) }
    }

    /// The vector of this size that leads to this point; the point decides between orthogonal and diagonal.
    pub(super) fn towards(point: Point, size: Size) -> Self {
        let long = i16::from(size.long);
        let short = match point % 4 {
            0 => 0,
            2 => long,
            _ => i16::from(size.short),
        };
        // Forward and the point next to it to the right, then quarter turns to the right.
        let (right, forward) = match point % 4 {
            0 | 1 => (short, long),
            _ => (long, short),
        };
        match point / 4 {
            0 => Self::new(right, forward),
            1 => Self::new(forward, -right),
            2 => Self::new(-right, -forward),
            _ => Self::new(-forward, right),
        }
    }

    pub(super) fn point(self) -> Point {
        let size = self.size();
        size.points().iter().find(|&point| Self::towards(point, size) == self).unwrap_or(0)
    }

    /// The same leap turned to the right by so many eighths of a circle. An orthogonal one becomes diagonal and the
    /// reverse; an oblique one goes on to the next of the eight.
    pub(super) fn turned(self, eighths: u8) -> Self {
        Self::towards((self.point() + 2 * eighths) % 16, self.size())
    }

    /// By how many eighths of a circle `self` has to turn to the right to become `other`.
    pub(super) fn turn_to(self, other: Self) -> Option<u8> {
        (0..8).find(|&eighths| self.turned(eighths) == other)
    }

    /// The shortest vector that leads the same way, and how often it goes into this one.
    pub(super) fn unit(self) -> (Self, u8) {
        let size = self.size();
        let times = gcd(size.long, size.short).max(1);
        (Self::new(self.right / i16::from(times), self.forward / i16::from(times)), times)
    }

    /// Whether `next` leads no more than 45° away.
    pub(super) fn leads_on(self, next: Self) -> bool {
        let length = |vector: Self| i64::from(vector.right).pow(2) + i64::from(vector.forward).pow(2);
        let dot =
            i64::from(self.right) * i64::from(next.right) + i64::from(self.forward) * i64::from(next.forward);
        dot > 0 && 2 * dot * dot >= length(self) * length(next)
    }
}

impl Add for Vector {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.right.saturating_add(other.right), self.forward.saturating_add(other.forward))
    }
}

impl Mul<u8> for Vector {
    type Output = Self;

    fn mul(self, times: u8) -> Self {
        Self::new(self.right.saturating_mul(times.into()), self.forward.saturating_mul(times.into()))
    }
}

impl Size {
    pub(super) const fn new(long: u8, short: u8) -> Self {
        Self { long, short }
    }

    pub(super) const fn is_orthogonal(self) -> bool {
        self.short == 0
    }

    pub(super) const fn is_diagonal(self) -> bool {
        self.short == self.long
    }

    pub(super) const fn is_oblique(self) -> bool {
        !self.is_orthogonal() && !self.is_diagonal()
    }

    /// All points that vectors of this size lead to.
    pub(super) const fn points(self) -> Points {
        if self.is_orthogonal() {
            Points::ORTHOGONAL
        } else if self.is_diagonal() {
            Points::DIAGONAL
        } else {
            Points::OBLIQUE
        }
    }
}

impl Points {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ORTHOGONAL: Self = Self(0x1111);
    pub(super) const DIAGONAL: Self = Self(0x4444);
    pub(super) const EIGHT: Self = Self(0x5555);
    pub(super) const OBLIQUE: Self = Self(0xaaaa);

    pub(super) const fn of(points: &[Point]) -> Self {
        let mut set = 0;
        let mut index = 0;
        while index < points.len() {
            set |= 1 << points[index];
            index += 1;
        }
        Self(set)
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(super) const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Point> {
        (0..16).filter(move |point| self.0 >> point & 1 != 0)
    }
}

fn clamp(part: i16) -> u8 {
    u8::try_from(part.unsigned_abs()).unwrap_or(u8::MAX)
}

fn gcd(a: u8, b: u8) -> u8 {
    if b == 0 { a } else { gcd(b, a % b) }
}
