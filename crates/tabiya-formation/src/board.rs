use tabiya_board::{Bitboard, Geometry, Side, Square, U256};

use crate::power::{Power, cover_bit};
use crate::step::{CELLS, Cell};
use crate::{Kind, Piece};

/// The content of an empty cell; less is the index of a piece.
pub(crate) const EMPTY: u8 = 32;
/// The content of a cell that is off the board.
pub(crate) const EDGE: u8 = 33;

/// The pieces and everything that is derived from where they stand, kept up to date change by change.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Board {
    cells: [u8; CELLS],
    /// Which identities have a formation over each cell, one [`cover_bit`] an identity.
    covers: [u32; CELLS],
    /// The squares of each side's pieces, by [`Square::raw`].
    occupied: [U256; 2],
    /// How many pieces of each identity there are.
    counts: [u16; Piece::COUNT],
}

impl Board {
    pub(crate) fn empty(geometry: Geometry) -> Self {
        let mut cells = [EDGE; CELLS];
        for square in geometry.squares() {
            cells[Cell::of(square).index()] = EMPTY;
        }
        Self { cells, covers: [0; CELLS], occupied: [U256::EMPTY; 2], counts: [0; Piece::COUNT] }
    }

    /// The index of the piece in a cell, [`EMPTY`] or [`EDGE`].
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

    /// The power of the piece in a cell; arbitrary where there is none.
    #[inline]
    pub(crate) fn power(&self, cell: Cell) -> Power {
        Power::of(self.at(cell) as usize, self.covers[cell.index()])
    }

    #[inline]
    pub(crate) fn count(&self, piece: Piece) -> usize {
        self.counts[piece.index()] as usize
    }

    /// The squares of a side's pieces.
    #[inline]
    pub(crate) fn occupied(&self, side: Side) -> U256 {
        self.occupied[side.index()]
    }

    /// Whether a side has a Leader on the board.
    #[inline]
    pub(crate) fn has_leader(&self, side: Side) -> bool {
        self.count(Piece::new(side, Kind::General)) > 0
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.counts[piece.index()] += 1;
        self.drop(square, piece);
    }

    /// Takes the piece away from its square.
    #[inline]
    pub(crate) fn take(&mut self, square: Square, piece: Piece) {
        self.counts[piece.index()] -= 1;
        self.lift(square, piece, self.counts[piece.index()] > 0);
    }

    /// Takes the piece from its square to an empty one.
    #[inline]
    pub(crate) fn shift(&mut self, from: Square, to: Square, piece: Piece) {
        self.lift(from, piece, self.counts[piece.index()] > 1);
        self.drop(to, piece);
    }

    #[inline]
    fn drop(&mut self, square: Square, piece: Piece) {
        let cell = Cell::of(square);
        debug_assert!(self.is_empty(cell));
        self.cells[cell.index()] = piece.index() as u8;
        self.occupied[piece.side().index()].0[square.raw() as usize >> 6] |= 1 << (square.raw() & 63);
        for offset in PATTERNS[piece.index()] {
            self.covers[cell.add(offset).index()] |= cover_bit(piece.index());
        }
    }

    #[inline]
    fn lift(&mut self, square: Square, piece: Piece, others: bool) {
        let cell = Cell::of(square);
        debug_assert_eq!(self.at(cell) as usize, piece.index());
        self.cells[cell.index()] = EMPTY;
        self.occupied[piece.side().index()].0[square.raw() as usize >> 6] &= !(1 << (square.raw() & 63));
        for offset in PATTERNS[piece.index()] {
            self.covers[cell.add(offset).index()] &= !cover_bit(piece.index());
        }
        if others {
            self.restore_covers(cell, piece);
        }
    }

    /// Covers again what other pieces of the same identity cover around the cell that one of them has left.
    #[cold]
    fn restore_covers(&mut self, left: Cell, piece: Piece) {
        let pattern = PATTERNS[piece.index()];
        for covered in pattern.map(|offset| left.add(offset)) {
            if pattern.iter().any(|&offset| self.at(covered.sub(offset)) as usize == piece.index()) {
                self.covers[covered.index()] |= cover_bit(piece.index());
            }
        }
    }
}

/// The cells that the formation of each identity covers. Shorter patterns repeat a cell: marking it twice does
/// nothing, and a fixed length needs no loop.
static PATTERNS: [[i16; 5]; Piece::COUNT] = {
    let mut patterns = [[0; 5]; Piece::COUNT];
    let mut piece = 0;
    while piece < Piece::COUNT {
        let identity = Piece::from_index(piece);
        let headings = identity.kind().group().pattern();
        let mut index = 0;
        while index < 5 {
            let heading = headings[if index < headings.len() { index } else { 0 }];
            patterns[piece][index] = crate::step::offset(heading.step(identity.side()));
            index += 1;
        }
        piece += 1;
    }
    patterns
};
