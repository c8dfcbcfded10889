use tabiya_board::{Bitboard, Geometry, Side, Square};

use crate::lines::Lines;
use crate::power::{Power, cover_bit};
use crate::step::{CELLS, Cell, Direction, offset};
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
    lines: Lines,
    /// How many pieces of each identity there are.
    counts: [u16; Piece::COUNT],
    /// The exclusive or of the squares of each identity: where it stands, if there is one of it.
    spots: [u8; Piece::COUNT],
}

impl Board {
    pub(crate) fn empty(geometry: Geometry) -> Self {
        let mut cells = [EDGE; CELLS];
        for row in 0..geometry.height() {
            let start = Cell::of(Square::from_raw(row << 4)).index();
            cells[start..start + usize::from(geometry.width())].fill(EMPTY);
        }
        Self {
            cells,
            covers: [0; CELLS],
            lines: Lines::empty(geometry),
            counts: [0; Piece::COUNT],
            spots: [0; Piece::COUNT],
        }
    }

    /// The square of the only piece of an identity.
    #[inline]
    pub(crate) fn unique(&self, piece: Piece) -> Option<Square> {
        (self.count(piece) == 1).then(|| Square::from_raw(self.spots[piece.index()]))
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
    pub(crate) fn is_piece(&self, cell: Cell) -> bool {
        self.at(cell) < EMPTY
    }

    /// Whether the piece in a cell has where to go when it is pushed in a direction.
    #[inline]
    pub(crate) fn has_landing(&self, cell: Cell, direction: Direction) -> bool {
        self.is_empty(cell.add(direction.offset())) & self.is_empty(cell.add(direction.leg()))
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

    /// The pieces in reading order.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + Clone + '_ {
        self.lines.pieces().iter().map(|raw| {
            let square = Square::from_raw(raw as u8);
            (square, self.standing(square))
        })
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
        self.cells[Cell::of(square).index()] = piece.index() as u8;
        self.spots[piece.index()] ^= square.raw();
        self.lines.toggle(square);
        self.cover(square, piece);
    }

    /// Takes the piece away from its square.
    #[inline]
    pub(crate) fn take(&mut self, square: Square, piece: Piece) {
        let count = &mut self.counts[piece.index()];
        *count = count.wrapping_sub(1);
        let others = *count > 0;
        self.spots[piece.index()] ^= square.raw();
        self.cells[Cell::of(square).index()] = EMPTY;
        self.lines.toggle(square);
        self.uncover(square, piece, others);
    }

    /// Takes the piece from its square to an empty one.
    #[inline]
    pub(crate) fn shift(&mut self, from: Square, to: Square, piece: Piece) {
        self.cells[Cell::of(from).index()] = EMPTY;
        self.cells[Cell::of(to).index()] = piece.index() as u8;
        self.spots[piece.index()] ^= from.raw() ^ to.raw();
        self.lines.toggle(from);
        self.lines.toggle(to);
        self.uncover(from, piece, self.counts[piece.index()] > 1);
        self.cover(to, piece);
    }

    #[inline]
    fn cover(&mut self, square: Square, piece: Piece) {
        let Projection { offsets, bit } = &PROJECTIONS[piece.index()];
        for &offset in offsets {
            self.covers[Cell::of(square).add(offset).index()] |= bit;
        }
    }

    /// Takes the formation of a piece from around a square that the piece has left.
    #[inline]
    fn uncover(&mut self, square: Square, piece: Piece, others: bool) {
        let Projection { offsets, bit } = &PROJECTIONS[piece.index()];
        for &offset in offsets {
            self.covers[Cell::of(square).add(offset).index()] &= !bit;
        }
        if others {
            self.restore_covers(square, piece);
        }
    }

    /// Covers again what other pieces of the same identity cover around the cell that one of them has left.
    #[cold]
    fn restore_covers(&mut self, left: Square, piece: Piece) {
        let Projection { offsets, bit } = PROJECTIONS[piece.index()];
        for covered in offsets.map(|offset| Cell::of(left).add(offset)) {
            if offsets.iter().any(|&offset| self.at(covered.sub(offset)) as usize == piece.index()) {
                self.covers[covered.index()] |= bit;
            }
        }
    }
}

/// How the formation of an identity marks the covers around it.
#[derive(Clone, Copy)]
struct Projection {
    /// The cells covered. Shorter patterns repeat one: marking it twice does nothing, and a fixed length needs no loop.
    offsets: [isize; 5],
    bit: u32,
}

static PROJECTIONS: [Projection; Piece::COUNT] = {
    let mut projections = [Projection { offsets: [0; 5], bit: 0 }; Piece::COUNT];
    let mut index = 0;
    while index < Piece::COUNT {
        let piece = Piece::from_index(index);
        let headings = piece.kind().group().pattern();
        projections[index].bit = cover_bit(piece);
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
