//! Which squares are taken, in words of bits along rows, columns and diagonals, so that a whole ray is looked at in a
//! few operations.

use tabiya_board::{Geometry, Square};

/// The place in its word of a row's first column, a column's first row, a diagonal's first column. Two places before
/// it are off the board, for the window's sake.
const FIRST: u32 = 2;
/// A word where one place is both blocked and held by a piece.
const TAKEN: u64 = 1 | 1 << 32;

/// The lines of a board. The low half of each word says which places are blocked, off the board or by a piece; the
/// high half says which of them hold a piece.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Lines {
    /// Two rows above the board and two or more below are off it.
    rows: [u64; 20],
    columns: [u64; 16],
    /// Diagonals on which the row grows with the column.
    falling: [u64; 32],
    /// Diagonals on which the row shrinks as the column grows.
    rising: [u64; 32],
}

impl Lines {
    pub(crate) fn empty(geometry: Geometry) -> Self {
        const OFF: u64 = u32::MAX as u64;
        let mut lines = Self { rows: [OFF; 20], columns: [OFF; 16], falling: [OFF; 32], rising: [OFF; 32] };
        for square in geometry.squares() {
            lines.flip(square, 1);
        }
        lines
    }

    /// Puts a piece on an empty square or takes it away.
    #[inline]
    pub(crate) fn toggle(&mut self, square: Square) {
        self.flip(square, TAKEN);
    }

    #[inline]
    fn flip(&mut self, square: Square, bits: u64) {
        let (by_column, by_row) = (bits << place(square.column()), bits << place(square.row()));
        self.rows[square.row() as usize + FIRST as usize] ^= by_column;
        self.columns[square.column() as usize] ^= by_row;
        self.falling[falling(square)] ^= by_column;
        self.rising[rising(square)] ^= by_column;
    }

    /// The 5x5 squares around one.
    #[inline]
    pub(crate) fn window(&self, square: Square) -> Window {
        const ROW: u64 = TAKEN * 0b1_1111;
        let mut places = 0;
        for row in 0..5 {
            let word = self.rows[square.row() as usize + row] >> square.column();
            places |= (word & ROW) << (5 * row);
        }
        Window { blocked: places as u32, pieces: (places >> 32) as u32 }
    }

    /// The row and the column through a square.
    #[inline]
    pub(crate) fn orthogonal(&self, square: Square) -> Cross {
        let row = self.rows[square.row() as usize + FIRST as usize];
        let column = self.columns[square.column() as usize];
        Cross::of(square, [row, column], [place(square.column()), place(square.row())], [1, 16])
    }

    /// The two diagonals through a square.
    #[inline]
    pub(crate) fn diagonal(&self, square: Square) -> Cross {
        let words = [self.falling[falling(square)], self.rising[rising(square)]];
        Cross::of(square, words, [place(square.column()); 2], [17, 1_u8.wrapping_sub(16)])
    }
}

#[inline]
const fn place(coordinate: u8) -> u32 {
    FIRST + coordinate as u32
}

#[inline]
const fn falling(square: Square) -> usize {
    (15 + square.column() as usize - square.row() as usize) & 31
}

#[inline]
const fn rising(square: Square) -> usize {
    (square.column() as usize + square.row() as usize) & 31
}

/// The 5x5 squares around one, one bit each, row by row.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) blocked: u32,
    pub(crate) pieces: u32,
}

/// What a piece that repeats a step sees along two lines through its square. In each set the low half stands for the
/// places of the first line, the high half for those of the second.
#[derive(Clone, Copy)]
pub(crate) struct Cross {
    /// The places up to the first blocked one, forward along the lines.
    pub(crate) ahead: u64,
    /// The same, backward.
    pub(crate) back: u64,
    /// The pieces that end the rays.
    pub(crate) targets: u64,
    /// Those of them behind which the next place is free.
    pub(crate) pushable: u64,
    /// The next place forward, if a piece holds it.
    pub(crate) next_ahead: u64,
    /// The next place backward, if a piece holds it.
    pub(crate) next_back: u64,
    square: Square,
    origin: [u32; 2],
    stride: [u8; 2],
}

impl Cross {
    #[inline]
    fn of(square: Square, words: [u64; 2], origin: [u32; 2], stride: [u8; 2]) -> Self {
        let [first, second] = [0, 1].map(|line| Ray::both(words[line], origin[line]));
        let join = |part: fn(&Ray) -> u32| u64::from(part(&first)) | u64::from(part(&second)) << 32;
        Self {
            ahead: join(|ray| ray.ahead),
            back: join(|ray| ray.back),
            targets: join(|ray| ray.targets),
            pushable: join(|ray| ray.pushable),
            next_ahead: join(|ray| ray.next_ahead),
            next_back: join(|ray| ray.next_back),
            square,
            origin,
            stride,
        }
    }

    /// The square of a place.
    #[inline]
    pub(crate) fn square(&self, place: u32) -> Square {
        let line = (place >> 5) as usize & 1;
        let steps = (place & 31).wrapping_sub(self.origin[line]) as u8;
        Square::from_raw(self.square.raw().wrapping_add(steps.wrapping_mul(self.stride[line])))
    }
}

/// One line's share of a [`Cross`].
struct Ray {
    ahead: u32,
    back: u32,
    targets: u32,
    pushable: u32,
    next_ahead: u32,
    next_back: u32,
}

impl Ray {
    /// Both rays from a place of a line.
    #[inline]
    fn both(word: u64, place: u32) -> Self {
        let (blocked, pieces) = (word as u32, (word >> 32) as u32);
        let here = 1_u32 << place;
        // Subtraction borrows up to the first blocked place above.
        let above = blocked & (here << 1).wrapping_neg();
        let reach = above ^ above.wrapping_sub(here << 1);
        let stop_ahead = reach & above;
        let ahead = reach & !above;
        // The two lowest places are always blocked.
        let stop_back = 1 << (31 - (blocked & (here - 1)).leading_zeros());
        let back = here.wrapping_sub(stop_back << 1);
        Self {
            ahead,
            back,
            targets: (stop_ahead | stop_back) & pieces,
            pushable: (stop_ahead & !blocked >> 1) | (stop_back & !blocked << 1),
            next_ahead: pieces & here << 1,
            next_back: pieces & here >> 1,
        }
    }
}
