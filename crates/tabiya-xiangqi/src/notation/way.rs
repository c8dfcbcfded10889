//! Where a move goes, as the mover sees it.

use core::cmp::Ordering;

use tabiya_board::Side;

use crate::{Columns, Move, Piece};

/// Forward, back or sideways, as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// 进, `+`, `.`.
    Forward,
    /// 退, `-`, `/`.
    Backward,
    /// 平, `=`, `-`.
    Sideways,
}

impl Move {
    /// The way that a piece goes, and the number behind it: steps along a file, else the target's file from the mover's
    /// right.
    #[inline]
    pub(crate) fn seen_by(self, piece: Piece) -> (Way, u8) {
        let up = match piece.side {
            Side::First => self.to.rank().cmp(&self.from.rank()),
            Side::Second => self.from.rank().cmp(&self.to.rank()),
        };
        let way = match up {
            Ordering::Greater => Way::Forward,
            Ordering::Less => Way::Backward,
            Ordering::Equal => Way::Sideways,
        };
        let number = if way != Way::Sideways && piece.kind.is_straight() {
            self.to.rank().abs_diff(self.from.rank())
        } else {
            Columns::MoverRight.number(piece.side, self.to)
        };
        (way, number)
    }
}
