//! Which squares are taken, in words of bits along rows, columns and diagonals, so that whole rays are looked at in a
//! few operations.

use tabiya_board::{Geometry, Square, U256};

/// A place of a word where there is room, and one where there is a piece.
const FREE: u64 = 1;
const PIECE: u64 = 1 << 32;

/// The lines of a board. The low half of each word says which places are free, the high half which hold a piece;
/// a place is a column, or a row in the words of columns. Places off the board are neither.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Lines {
    /// By row, with two rows off the board at either end.
    rows: [u64; 20],
    columns: [u64; 16],
    /// Diagonals on which the row grows with the column.
    falling: [u64; 32],
    /// Diagonals on which the row shrinks as the column grows.
    rising: [u64; 32],
}

impl Lines {
    pub(crate) fn empty(geometry: Geometry) -> Self {
        let (width, height) = (usize::from(geometry.width()), usize::from(geometry.height()));
        let mut lines = Self { rows: [0; 20], columns: [0; 16], falling: [0; 32], rising: [0; 32] };
        let (row, column) = ((1 << width) - 1, (1 << height) - 1);
        lines.rows[2..2 + height].fill(row);
        lines.columns[..width].fill(column);
        // A diagonal has as many columns as there are rows, unless a side of the board cuts it off.
        for (diagonal, word) in lines.falling.iter_mut().enumerate() {
            *word = shifted(column, diagonal as i32 - 15) & row;
        }
        for (diagonal, word) in lines.rising.iter_mut().enumerate() {
            *word = shifted(column, diagonal as i32 + 1 - height as i32) & row;
        }
        lines
    }

    /// Puts a piece on a free square or takes it away.
    #[inline]
    pub(crate) fn toggle(&mut self, square: Square) {
        self.flip(square, FREE | PIECE);
    }

    #[inline]
    fn flip(&mut self, square: Square, bits: u64) {
        let (by_column, by_row) = (bits << square.column(), bits << square.row());
        self.rows[2 + square.row() as usize] ^= by_column;
        self.columns[square.column() as usize] ^= by_row;
        self.falling[falling(square)] ^= by_column;
        self.rising[rising(square)] ^= by_column;
    }

    /// The squares that hold a piece, by [`Square::raw`].
    #[inline]
    pub(crate) fn pieces(&self) -> U256 {
        self.squares(|row| row >> 32)
    }

    /// The squares that hold none, by [`Square::raw`].
    #[inline]
    pub(crate) fn free(&self) -> U256 {
        self.squares(|row| row & 0xffff)
    }

    #[inline]
    fn squares(&self, places: impl Fn(u64) -> u64) -> U256 {
        let mut words = [0; 4];
        for (row, &word) in self.rows[2..18].iter().enumerate() {
            words[row / 4] |= places(word) << (16 * (row % 4));
        }
        U256(words)
    }

    /// The 5x5 squares around one.
    #[inline]
    pub(crate) fn window(&self, square: Square) -> Window {
        const ROW: u64 = (FREE | PIECE) * 0b1_1111;
        let rows: &[u64; 5] =
            self.rows[square.row() as usize..][..5].try_into().expect("20 rows are 16 and 4");
        let mut places = 0;
        for (index, row) in rows.iter().enumerate() {
            places |= (row << 2 >> square.column() & ROW) << (5 * index);
        }
        Window { free: places as u32, pieces: (places >> 32) as u32 }
    }

    /// What a piece sees along the row and the column through its square, one step far or `swift`.
    #[inline]
    pub(crate) fn orthogonal(&self, square: Square, swift: bool) -> Cross {
        let row = self.rows[2 + square.row() as usize];
        let column = self.columns[square.column() as usize];
        Cross::of([row, column], [square.column(), square.row()], swift)
    }

    /// What a piece sees along the two diagonals through its square, one step far or `swift`.
    #[inline]
    pub(crate) fn diagonal(&self, square: Square, swift: bool) -> Cross {
        let words = [self.falling[falling(square)], self.rising[rising(square)]];
        Cross::of(words, [square.column(); 2], swift)
    }
}

/// The word moved to higher places, or to lower ones for a number below 0.
#[inline]
const fn shifted(word: u64, places: i32) -> u64 {
    if places < 0 { word >> -places } else { word << places }
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
    pub(crate) free: u32,
    pub(crate) pieces: u32,
}

/// What a piece sees along two lines through its square. In each set the low half stands for the first line, the high
/// half for the second, and bit 16 of each half for the square itself.
#[derive(Clone, Copy)]
pub(crate) struct Cross {
    /// The free places up to the first that is not, forward along the lines.
    pub(crate) ahead: u64,
    /// The same, backward.
    pub(crate) back: u64,
    /// The pieces that end the rays.
    pub(crate) targets: u64,
    /// Places of which the next one, away from the square, is free. Only asked about targets.
    pub(crate) pushable: u64,
    /// The neighbours that are pieces and have a free place opposite.
    pub(crate) sources: u64,
}

/// A bit in both halves of a word.
const fn both(place: u32) -> u64 {
    (1 | 1 << 32) << place
}

impl Cross {
    const AHEAD: u64 = both(17) * 0x7fff;
    const BACK: u64 = both(0) * 0xffff;

    #[inline]
    fn of(words: [u64; 2], places: [u8; 2], swift: bool) -> Self {
        let aligned = |line: usize| {
            let shift = 16 - (places[line] & 15);
            ((words[line] as u32) << shift, ((words[line] >> 32) as u32) << shift)
        };
        let (first, second) = (aligned(0), aligned(1));
        let free = u64::from(first.0) | u64::from(second.0) << 32;
        let pieces = u64::from(first.1) | u64::from(second.1) << 32;
        let (ahead, back, stops);
        if swift {
            // An addition carries through the free places and stops at the first that is not. What it may carry from
            // the first line to the second falls on a place that no board has.
            let carried = (free & Self::AHEAD).wrapping_add(both(17));
            let run = |free: u32| (free << 16).leading_ones();
            let (low, high) = (run(first.0), run(second.0));
            ahead = free & Self::AHEAD & !carried;
            back = Self::BACK & !(0xffff >> low | 0xffff_u64 >> high << 32);
            stops = carried & !free | 0x8000 >> low | 0x8000_u64 >> high << 32;
        } else {
            ahead = free & both(17);
            back = free & both(15);
            stops = both(15) | both(17);
        }
        Self {
            ahead,
            back,
            targets: stops & pieces,
            pushable: (free >> 1 & Self::AHEAD) | (free << 1 & Self::BACK),
            sources: pieces & (free >> 2 & both(15) | free << 2 & both(17)),
        }
    }

    /// The places of the ray opposite to a source.
    #[inline]
    pub(crate) const fn opposite(&self, source: u32) -> u64 {
        let line = if source < 32 { u32::MAX as u64 } else { (u32::MAX as u64) << 32 };
        (if source & 31 < 16 { self.ahead } else { self.back }) & line
    }
}

/// Where the places of a [`Cross`] are, seen from its square.
#[derive(Debug)]
pub(crate) struct Places {
    /// To be added to [`Square::raw`].
    squares: [u8; 64],
}

impl Places {
    pub(crate) const ORTHOGONAL: &Self = &Self::along([1, 16]);
    pub(crate) const DIAGONAL: &Self = &Self::along([17, 1 - 16]);

    const fn along(strides: [i32; 2]) -> Self {
        let mut squares = [0; 64];
        let mut place = 0;
        while place < 64 {
            squares[place] = ((place as i32 % 32 - 16) * strides[place / 32]) as u8;
            place += 1;
        }
        Self { squares }
    }

    /// The square of a place.
    #[inline]
    pub(crate) const fn square(&self, from: Square, place: u32) -> Square {
        Square::from_raw(from.raw().wrapping_add(self.squares[place as usize & 63]))
    }
}

#[cfg(test)]
mod tests {
    use tabiya_board::{Bitboard, Step};

    use super::*;

    /// A board on which about a third of the squares hold a piece, and those squares.
    fn scattered(geometry: Geometry) -> (Lines, Vec<Square>) {
        let mut lines = Lines::empty(geometry);
        let mixed = |square: &Square| u32::from(square.raw()).wrapping_mul(2_654_435_761) >> 16;
        let pieces: Vec<Square> = geometry.squares().filter(|square| mixed(square) % 3 == 0).collect();
        for &square in &pieces {
            lines.toggle(square);
        }
        (lines, pieces)
    }

    fn geometries() -> impl Iterator<Item = Geometry> {
        [(1, 1), (1, 16), (16, 1), (2, 3), (9, 10), (15, 16), (16, 16)]
            .into_iter()
            .map(|(width, height)| Geometry::new(width, height).expect("a board"))
    }

    #[test]
    fn rays_end_where_walking_ends() {
        for geometry in geometries() {
            let (lines, pieces) = scattered(geometry);
            for from in geometry.squares() {
                for (cross, places, steps) in [
                    (lines.orthogonal(from, true), Places::ORTHOGONAL, [Step::new(1, 0), Step::new(0, 1)]),
                    (lines.diagonal(from, true), Places::DIAGONAL, [Step::new(1, 1), Step::new(1, -1)]),
                ] {
                    let mut free = Vec::new();
                    let mut targets = Vec::new();
                    for step in [steps[0], -steps[0], steps[1], -steps[1]] {
                        let mut to = geometry.step(from, step);
                        while let Some(square) = to.filter(|square| !pieces.contains(square)) {
                            free.push(square);
                            to = geometry.step(square, step);
                        }
                        targets.extend(to);
                    }
                    let squares = |set: u64| {
                        let mut squares: Vec<Square> =
                            set.iter().map(|place| places.square(from, place as u32)).collect();
                        squares.sort_unstable();
                        squares
                    };
                    free.sort_unstable();
                    targets.sort_unstable();
                    assert_eq!(squares(cross.ahead | cross.back), free, "from {from:?} on {geometry}");
                    assert_eq!(squares(cross.targets), targets, "from {from:?} on {geometry}");
                }
            }
        }
    }

    #[test]
    fn windows_show_what_is_there() {
        for geometry in geometries() {
            let (lines, pieces) = scattered(geometry);
            for from in geometry.squares() {
                let window = lines.window(from);
                for place in 0..25_i8 {
                    let square = geometry.step(from, Step::new(place % 5 - 2, place / 5 - 2));
                    let taken = square.map(|square| pieces.contains(&square));
                    assert_eq!(window.pieces >> place & 1 == 1, taken == Some(true));
                    assert_eq!(window.free >> place & 1 == 1, taken == Some(false));
                }
            }
            let squares = |set: U256| set.iter().map(|raw| Square::from_raw(raw as u8)).collect::<Vec<_>>();
            assert_eq!(squares(lines.pieces()), pieces);
            assert_eq!(lines.free().len() as usize, geometry.area() - pieces.len());
        }
    }
}
