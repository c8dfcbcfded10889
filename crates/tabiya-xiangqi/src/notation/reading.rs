//! What a text says before the board is looked at.

use tabiya_board::Side;

use super::which::Which;
use super::{Fit, Way};
use crate::point::points;
use crate::{Columns, Kind, Move, Piece, Point, Position};

/// One way to read a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// From a point to a point.
    Points(Move),
    /// A piece, and where it goes as its side sees it.
    Relative(Relative),
}

/// A piece, and where it goes as its side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Relative {
    pub(crate) kind: Kind,
    pub(crate) which: Which,
    pub(crate) way: Way,
    /// Steps of a piece that goes forward or back along a file, else the number of the file to which it goes.
    pub(crate) number: u8,
}

/// Why a piece has no point to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoTarget {
    /// The board ends before.
    OffBoard,
    /// The piece never keeps its rank.
    Sideways,
    /// The piece never goes to a file so far away.
    File,
}

impl Relative {
    /// The pieces that may be meant.
    #[inline]
    pub(crate) fn pieces(self, position: &Position) -> u128 {
        self.which.among(position, Piece::new(position.to_move(), self.kind))
    }

    /// Where the piece on a point would go.
    #[inline]
    pub(crate) fn target(self, side: Side, from: Point) -> Result<Point, NoTarget> {
        let file = || Columns::MoverRight.file(side, self.number);
        let (file, steps) = match (self.way, self.kind) {
            (Way::Sideways, kind) if kind.is_straight() => (file(), 0),
            (Way::Sideways, _) => return Err(NoTarget::Sideways),
            (_, kind) if kind.is_straight() => (from.file(), self.number),
            (_, kind) => {
                let file = file();
                let steps = match (kind, file.abs_diff(from.file())) {
                    (Kind::Advisor, 1) | (Kind::Horse, 2) => 1,
                    (Kind::Elephant, 2) | (Kind::Horse, 1) => 2,
                    _ => return Err(NoTarget::File),
                };
                (file, steps)
            }
        };
        let is_up = (self.way == Way::Forward) == (side == Side::First);
        let rank = if is_up { from.rank() + steps } else { from.rank().wrapping_sub(steps) };
        Point::new(file, rank).ok_or(NoTarget::OffBoard)
    }
}

impl Reading {
    /// Adds the legal moves that fit.
    #[inline]
    fn add_to(self, fit: &mut Fit, position: &Position) {
        match self {
            Self::Points(movement) => fit.add_legal(position, movement),
            Self::Relative(relative) => {
                for from in points(relative.pieces(position)) {
                    if let Ok(to) = relative.target(position.to_move(), from) {
                        fit.add_legal(position, Move::new(from, to));
                    }
                }
            }
        }
    }
}

/// All ways to read a text, at least one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Readings {
    list: [Reading; 3],
    count: u8,
    /// So many come first: the others are asked only if these have no legal move.
    first: u8,
}

impl Readings {
    /// Only this one.
    #[inline]
    pub(crate) const fn one(reading: Reading) -> Self {
        Self { list: [reading; 3], count: 1, first: 1 }
    }

    /// And this one with equal right.
    #[inline]
    pub(crate) const fn or(self, reading: Reading) -> Self {
        let all = self.or_else(reading);
        Self { first: all.count, ..all }
    }

    /// And this one where the ones before have no legal move.
    #[inline]
    pub(crate) const fn or_else(mut self, reading: Reading) -> Self {
        self.list[self.count as usize] = reading;
        self.count += 1;
        self
    }

    /// Each of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Reading> + '_ {
        self.list.iter().copied().take(usize::from(self.count))
    }

    /// The legal moves that fit.
    #[inline]
    pub(crate) fn find(&self, position: &Position) -> Fit {
        let mut fit = Fit::new();
        let (first, others) = self.list[..usize::from(self.count)].split_at(usize::from(self.first));
        for reading in first {
            reading.add_to(&mut fit, position);
        }
        if fit.moves().is_empty() {
            for reading in others {
                reading.add_to(&mut fit, position);
            }
        }
        fit
    }
}
