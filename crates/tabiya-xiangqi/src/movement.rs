use core::fmt;

use crate::{NoPoint, Point};

/// A move: where a piece stands, and where it goes. Two bytes.
///
/// It displays as in ICCS, the canonical notation: `h2e2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
}

impl Move {
    /// The move from here to there.
    #[inline]
    pub const fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::str::FromStr for Move {
    type Err = NoPoint;

    /// Reads `h2e2`; notations read more.
    fn from_str(text: &str) -> Result<Self, NoPoint> {
        let (from, to) = text.split_at_checked(2).ok_or(NoPoint)?;
        Ok(Self::new(from.parse()?, to.parse()?))
    }
}
