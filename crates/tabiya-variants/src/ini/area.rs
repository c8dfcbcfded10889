use core::fmt::Write as _;

use tabiya_board::{Bitboard, Geometry, Square, U256};

use crate::spec::Squares;

/// Squares by file and rank, on a board of any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area(U256);

/// The most files and ranks.
const EDGE: u8 = 16;

impl Area {
    /// No square.
    pub(super) const NONE: Self = Self(U256::EMPTY);

    /// Every square.
    pub(super) fn all() -> Self {
        Self(!U256::EMPTY)
    }

    /// A rank, from 1.
    pub(super) fn rank(rank: u8) -> Self {
        let mut area = Self::NONE;
        (1..=EDGE).for_each(|file| area.insert(file, rank));
        area
    }

    /// These ranks, from 1.
    pub(super) fn ranks(ranks: impl Iterator<Item = u8>) -> Self {
        ranks.fold(Self::NONE, |area, rank| area.or(Self::rank(rank)))
    }

    /// Adds a square, file and rank from 1.
    pub(super) fn insert(&mut self, file: u8, rank: u8) {
        self.0.insert(index(file, rank));
    }

    /// Adds another area.
    pub(super) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) fn contains(self, file: u8, rank: u8) -> bool {
        self.0.contains(index(file, rank))
    }

    /// Those of its squares that a board has.
    pub(super) fn on(self, geometry: Geometry) -> Squares {
        let mut squares = Squares::EMPTY;
        for square in geometry.squares() {
            let (file, rank) = place(geometry, square);
            if self.contains(file, rank) {
                squares.insert(geometry.index(square));
            }
        }
        squares
    }

    /// Squares of a board; whole ranks are whole on wider boards, too.
    pub(super) fn of(squares: Squares, geometry: Geometry) -> Self {
        let mut area = Self::NONE;
        for index in squares.iter().filter(|&index| index < geometry.area()) {
            let (file, rank) = place(geometry, geometry.square(index));
            area.insert(file, rank);
        }
        let whole = |&rank: &u8| (1..=geometry.width()).all(|file| area.contains(file, rank));
        let ranks = Self::ranks((1..=geometry.height()).filter(whole));
        area.or(ranks)
    }

    /// As a file writes it: whole ranks as `*1`, then single squares; `-` for none.
    pub(super) fn show(self, geometry: Geometry) -> String {
        let mut text = String::new();
        let files = 1..=geometry.width();
        for rank in 1..=geometry.height() {
            if files.clone().all(|file| self.contains(file, rank)) {
                let _ = write!(text, "*{rank} ");
            }
        }
        for rank in 1..=geometry.height() {
            if !files.clone().all(|file| self.contains(file, rank)) {
                for file in files.clone().filter(|&file| self.contains(file, rank)) {
                    let _ = write!(text, "{}{rank} ", char::from(b'a' + file - 1));
                }
            }
        }
        if text.is_empty() { "-".into() } else { text.trim_end().into() }
    }
}

/// The whole ranks of a set of squares, from a side's own first one; `None` where there is more to it.
pub(super) fn lines(squares: Squares, geometry: Geometry, side: usize) -> Option<Vec<u8>> {
    let mut lines = Vec::new();
    for line in 1..=geometry.height() {
        let row = if side == 0 { geometry.height() - line } else { line - 1 };
        let held = geometry.squares().filter(|square| square.row() == row);
        match held.filter(|&square| squares.contains(geometry.index(square))).count() {
            0 => {}
            count if count == usize::from(geometry.width()) => lines.push(line),
            _ => return None,
        }
    }
    Some(lines)
}

fn place(geometry: Geometry, square: Square) -> (u8, u8) {
    (square.column() + 1, geometry.height() - square.row())
}

fn index(file: u8, rank: u8) -> usize {
    usize::from(rank - 1) * usize::from(EDGE) + usize::from(file - 1)
}
