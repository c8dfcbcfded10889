use core::fmt;

use crate::{Side, Square, Step};

/// The longest edge of a board, in squares.
pub const MAX_EDGE: u8 = 16;

/// The size of a board: 1 to 16 columns, 1 to 16 rows.
///
/// ```
/// use tabiya_board::{Geometry, Square};
/// let xiangqi = Geometry::new(9, 10).unwrap();
/// assert_eq!(xiangqi.area(), 90);
/// assert_eq!(xiangqi.squares().next(), Square::new(0, 0));
/// assert!(!xiangqi.contains(Square::new(9, 0).unwrap()));
/// assert!(Geometry::new(17, 3).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    width: u8,
    height: u8,
}

/// A board that is smaller than 1x1 or larger than 16x16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GeometryError {
    /// The columns asked for.
    pub width: usize,
    /// The rows asked for.
    pub height: usize,
}

impl fmt::Display for GeometryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a board of {}x{} is outside 1x1 to {MAX_EDGE}x{MAX_EDGE}", self.width, self.height)
    }
}

impl core::error::Error for GeometryError {}

impl Geometry {
    /// A board of `width` columns and `height` rows.
    ///
    /// # Errors
    /// When either is 0 or over 16.
    pub const fn new(width: usize, height: usize) -> Result<Self, GeometryError> {
        if width == 0 || height == 0 || width > MAX_EDGE as usize || height > MAX_EDGE as usize {
            return Err(GeometryError { width, height });
        }
        Ok(Self { width: width as u8, height: height as u8 })
    }

    /// The number of columns.
    #[inline]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// The number of rows.
    #[inline]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The number of squares.
    #[inline]
    pub const fn area(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Whether the square is on this board.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        square.column() < self.width && square.row() < self.height
    }

    /// The square one step away, `None` off the board.
    #[inline]
    pub fn step(self, from: Square, step: Step) -> Option<Square> {
        from.step(step).filter(|&to| self.contains(to))
    }

    /// All squares in reading order: row by row from the top, each from the left.
    #[inline]
    pub const fn squares(self) -> Squares {
        Squares { geometry: self, front: 0, back: self.area() as u16, column: 0, row: 0 }
    }

    /// The place of a square of this board in reading order, below [`area`](Self::area).
    #[inline]
    pub const fn index(self, square: Square) -> usize {
        square.row() as usize * self.width as usize + square.column() as usize
    }

    /// The square at this place in reading order.
    ///
    /// # Panics
    /// If `index` is not below [`area`](Self::area).
    #[inline]
    pub const fn square(self, index: usize) -> Square {
        assert!(index < self.area(), "the index is beyond the board");
        Square::from_raw(((index / self.width as usize) as u8) << 4 | (index % self.width as usize) as u8)
    }

    /// Whether a row lies in the half next to `side`. The middle row of an odd height lies in neither half.
    #[inline]
    pub const fn in_half(self, row: u8, side: Side) -> bool {
        match side {
            Side::First => row >= self.height.div_ceil(2) && row < self.height,
            Side::Second => row < self.height / 2,
        }
    }
}

impl fmt::Display for Geometry {
    /// `9x10`: columns, then rows.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

/// The squares of a board in reading order.
#[derive(Clone, Debug)]
pub struct Squares {
    geometry: Geometry,
    /// The places in reading order that are still to come.
    front: u16,
    back: u16,
    /// The column and the row of the place `front`.
    column: u8,
    row: u8,
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.front == self.back {
            return None;
        }
        let square = Square::from_raw(self.row << 4 | self.column);
        self.front += 1;
        self.column += 1;
        if self.column == self.geometry.width {
            self.column = 0;
            self.row += 1;
        }
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(self.back - self.front);
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Squares {
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        if self.front == self.back {
            return None;
        }
        self.back -= 1;
        Some(self.geometry.square(usize::from(self.back)))
    }
}

impl ExactSizeIterator for Squares {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_come_in_reading_order_from_both_ends() {
        for (width, height) in [(1, 1), (1, 16), (16, 1), (9, 10), (16, 16)] {
            let board = Geometry::new(width, height).expect("1 to 16");
            let forwards: Vec<_> = board.squares().collect();
            let mut backwards: Vec<_> = board.squares().rev().collect();
            backwards.reverse();
            assert_eq!(forwards, backwards);
            assert_eq!(forwards.len(), board.area());
            for (index, &square) in forwards.iter().enumerate() {
                assert_eq!((board.square(index), board.index(square)), (square, index));
            }
            let mut both = board.squares();
            let mut met = 0;
            while both.next().is_some() {
                met += 1 + usize::from(both.next_back().is_some());
            }
            assert_eq!(met, board.area());
        }
    }
}
