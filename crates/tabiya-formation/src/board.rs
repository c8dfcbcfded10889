use tabiya_board::{Geometry, Side, Square};

use crate::lines::Lines;
use crate::power::{Power, cover_bit};
use crate::step::{CELLS, Cell, offset};
use crate::{Kind, Piece};

/// The content of an empty cell; less is the index of a piece.
pub(crate) const EMPTY: u8 = 32;
/// The content of a cell that is off the board.
const EDGE: u8 = 33;

/// The pieces and everything that is derived from where they stand, kept up to date change by change.
///
/// Nothing here panics, whatever it is told: a caller that plays an illegal action gets a board that means nothing.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Board {
    cells: [u8; CELLS],
    /// Which identities have a formation over each cell, one [`cover_bit`] an identity.
    covers: [u32; CELLS],
    /// The squares of each side's pieces, one bit a [`Square::raw`].
    occupied: [[u64; 4]; 2],
    lines: Lines,
    /// How many pieces of each identity there are.
    counts: [u16; Piece::COUNT],
}

impl Board {
    pub(crate) fn empty(geometry: Geometry) -> Self {
        let mut cells = [EDGE; CELLS];
        for square in geometry.squares() {
            cells[Cell::of(square).index()] = EMPTY;
        }
        Self {
            cells,
            covers: [0; CELLS],
            occupied: [[0; 4]; 2],
            lines: Lines::empty(geometry),
            counts: [0; Piece::COUNT],
        }
    }

    /// The index of the piece in a cell, [`EMPTY`] or more.
    #[inline]
    pub(crate) fn at(&self, cell: Cell) -> u8 {
        self.cells[cell.index()]
    }

    #[inline]
    pub(crate) fn is_empty(&self, cell: Cell) -> bool {
        self.at(cell) == EMPTY
    }

    #[inline]
    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        let content = self.at(Cell::of(square));
        (content < EMPTY).then(|| Piece::from_index(content as usize))
    }

    /// The piece on a square that holds one; an arbitrary piece elsewhere.
    #[inline]
    pub(crate) fn standing(&self, square: Square) -> Piece {
        Piece::from_index(self.at(Cell::of(square)) as usize % Piece::COUNT)
    }

    /// The power of the piece in a cell; arbitrary where there is none.
    #[inline]
    pub(crate) fn power(&self, cell: Cell) -> Power {
        Power::of(self.at(cell) as usize, self.covers[cell.index()])
    }

    #[inline]
    pub(crate) fn count(&self, piece: Piece) -> usize {
        self.counts[piece.index()] as usize
    }

    #[inline]
    pub(crate) fn lines(&self) -> &Lines {
        &self.lines
    }

    /// The squares of a side's pieces in reading order.
    #[inline]
    pub(crate) fn occupied(&self, side: Side) -> impl Iterator<Item = Square> + Clone + use<> {
        squares(self.occupied[side.index()])
    }

    /// The squares of all pieces in reading order.
    pub(crate) fn all_occupied(&self) -> impl Iterator<Item = Square> + Clone + use<> {
        let [red, black] = self.occupied;
        squares(core::array::from_fn(|word| red[word] | black[word]))
    }

    /// Whether a side has a Leader on the board.
    #[inline]
    pub(crate) fn has_leader(&self, side: Side) -> bool {
        self.count(Piece::new(side, Kind::General)) > 0
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        let count = &mut self.counts[piece.index()];
        *count = count.wrapping_add(1);
        self.drop(square, piece);
    }

    /// Takes the piece away from its square.
    #[inline]
    pub(crate) fn take(&mut self, square: Square, piece: Piece) {
        let count = &mut self.counts[piece.index()];
        *count = count.wrapping_sub(1);
        let others = *count > 0;
        self.lift(square, piece, others);
    }

    /// Takes the piece from its square to an empty one.
    #[inline]
    pub(crate) fn shift(&mut self, from: Square, to: Square, piece: Piece) {
        let others = self.counts[piece.index()] > 1;
        self.lift(from, piece, others);
        self.drop(to, piece);
    }

    #[inline]
    fn drop(&mut self, square: Square, piece: Piece) {
        let cell = Cell::of(square);
        self.cells[cell.index()] = piece.index() as u8;
        self.toggle(square, piece.side());
        let Projection { offsets, bit } = PROJECTIONS[piece.index()];
        for offset in offsets {
            self.covers[cell.add(offset).index()] |= bit;
        }
    }

    #[inline]
    fn lift(&mut self, square: Square, piece: Piece, others: bool) {
        let cell = Cell::of(square);
        self.cells[cell.index()] = EMPTY;
        self.toggle(square, piece.side());
        let Projection { offsets, bit } = PROJECTIONS[piece.index()];
        for offset in offsets {
            self.covers[cell.add(offset).index()] &= !bit;
        }
        if others {
            self.restore_covers(cell, piece);
        }
    }

    #[inline]
    fn toggle(&mut self, square: Square, side: Side) {
        self.occupied[side.index()][square.raw() as usize >> 6] ^= 1 << (square.raw() & 63);
        self.lines.toggle(square);
    }

    /// Covers again what other pieces of the same identity cover around the cell that one of them has left.
    #[cold]
    fn restore_covers(&mut self, left: Cell, piece: Piece) {
        let Projection { offsets, bit } = PROJECTIONS[piece.index()];
        for covered in offsets.map(|offset| left.add(offset)) {
            if offsets.iter().any(|&offset| self.at(covered.sub(offset)) as usize == piece.index()) {
                self.covers[covered.index()] |= bit;
            }
        }
    }
}

/// The squares of a set, one bit a [`Square::raw`].
#[inline]
fn squares(words: [u64; 4]) -> impl Iterator<Item = Square> + Clone {
    words.into_iter().enumerate().flat_map(|(index, word)| {
        bits(word).map(move |bit| Square::from_raw((index as u32 * 64 + bit) as u8))
    })
}

/// The places of the bits of a word, from the lowest.
#[inline]
pub(crate) fn bits(word: u64) -> impl Iterator<Item = u32> + Clone {
    core::iter::successors((word != 0).then_some(word), |&word| {
        let rest = word & (word - 1);
        (rest != 0).then_some(rest)
    })
    .map(u64::trailing_zeros)
}

/// How the formation of an identity marks the covers around it.
#[derive(Clone, Copy)]
struct Projection {
    /// The cells covered. Shorter patterns repeat one: marking it twice does nothing, and a fixed length needs no loop.
    offsets: [i16; 5],
    bit: u32,
}

static PROJECTIONS: [Projection; Piece::COUNT] = {
    let mut projections = [Projection { offsets: [0; 5], bit: 0 }; Piece::COUNT];
    let mut index = 0;
    while index < Piece::COUNT {
        let piece = Piece::from_index(index);
        let headings = piece.kind().group().pattern();
        projections[index].bit = cover_bit(index);
        let mut point = 0;
        while point < 5 {
            let heading = headings[if point < headings.len() { point } else { 0 }];
            projections[index].offsets[point] = offset(heading.step(piece.side()));
            point += 1;
        }
        index += 1;
    }
    projections
};
