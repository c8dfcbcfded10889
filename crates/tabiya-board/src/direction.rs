use core::ops::{Add, Mul, Neg};

use crate::Side;

/// A displacement on the board: columns to the right, rows downwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Columns to the right; negative is left.
    pub columns: i8,
    /// Rows downwards; negative is up.
    pub rows: i8,
}

impl Step {
    /// A displacement by this many columns and rows.
    #[inline]
    pub const fn new(columns: i8, rows: i8) -> Self {
        Self { columns, rows }
    }

    /// The same step with up and down exchanged.
    #[inline]
    pub const fn flipped(self) -> Self {
        Self { columns: self.columns, rows: -self.rows }
    }
}

impl Neg for Step {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self::new(-self.columns, -self.rows)
    }
}

impl Add for Step {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self::new(self.columns + other.columns, self.rows + other.rows)
    }
}

impl Mul<i8> for Step {
    type Output = Self;

    #[inline]
    fn mul(self, times: i8) -> Self {
        Self::new(self.columns * times, self.rows * times)
    }
}

/// One of the eight neighbouring directions as a player sees them: forward is away from the player.
///
/// ```
/// use tabiya_board::{Heading, Side, Step};
/// assert_eq!(Heading::ForwardLeft.step(Side::First), Step::new(-1, -1));
/// assert_eq!(Heading::ForwardLeft.step(Side::Second), Step::new(1, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Heading {
    /// Straight ahead.
    Forward,
    /// Ahead and to the player's right.
    ForwardRight,
    /// To the player's right.
    Right,
    /// Back and to the player's right.
    BackwardRight,
    /// Straight back.
    Backward,
    /// Back and to the player's left.
    BackwardLeft,
    /// To the player's left.
    Left,
    /// Ahead and to the player's left.
    ForwardLeft,
}

impl Heading {
    /// All eight, clockwise from straight ahead.
    pub const ALL: [Self; 8] = [
        Self::Forward,
        Self::ForwardRight,
        Self::Right,
        Self::BackwardRight,
        Self::Backward,
        Self::BackwardLeft,
        Self::Left,
        Self::ForwardLeft,
    ];

    /// The displacement of this direction for `side`, who sits below the board (first) or above it (second).
    #[inline]
    pub const fn step(self, side: Side) -> Step {
        let (columns, rows) = match self {
            Self::Forward => (0, -1),
            Self::ForwardRight => (1, -1),
            Self::Right => (1, 0),
            Self::BackwardRight => (1, 1),
            Self::Backward => (0, 1),
            Self::BackwardLeft => (-1, 1),
            Self::Left => (-1, 0),
            Self::ForwardLeft => (-1, -1),
        };
        match side {
            Side::First => Step::new(columns, rows),
            Side::Second => Step::new(-columns, -rows),
        }
    }
}
