//! What a text must say to tell a piece from others of its kind.

use super::order::nth;
use super::which::shared_files;
use crate::rules::tables::file_of;
use crate::{Kind, Piece, Point, Position};

/// A piece among those of its kind that stand on its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tandem {
    /// Its place, from 0 at the front.
    pub(crate) index: u8,
    /// How many they are, at least two.
    pub(crate) count: u8,
    /// Whether another file holds several of them too.
    pub(crate) is_one_of_two: bool,
}

impl Tandem {
    /// The tandem of a piece; `None` where its kind and file name it.
    ///
    /// Advisors and elephants on one file never go the same way, so that the direction tells them apart.
    #[inline]
    pub(crate) fn of(position: &Position, piece: Piece, at: Point) -> Option<Self> {
        if matches!(piece.kind, Kind::General | Kind::Advisor | Kind::Elephant) {
            return None;
        }
        let all = position.of(piece.side, piece.kind);
        let own = all & file_of(at);
        let count = own.count_ones();
        if count < 2 {
            return None;
        }
        let index = (0..count).find(|&index| nth(own, index, piece.side) == at.bit())?;
        let is_one_of_two = all.count_ones() - count > 1 && shared_files(all) > 1;
        Some(Self { index: index as u8, count: count as u8, is_one_of_two })
    }

    /// Whether it is the last.
    pub(crate) const fn is_last(self) -> bool {
        self.index + 1 == self.count
    }
}
