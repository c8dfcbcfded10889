use core::fmt;

use crate::{MAX_EDGE, Step};

/// A point (or square) of a board: a column and a row, both from 0, counted from the top left corner.
///
/// It knows no board size; [`Geometry`](crate::Geometry) says which squares a board has. One byte: the row in the
/// high four bits, the column in the low four, so that the order of squares is reading order.
///
/// ```
/// use tabiya_board::{Square, Step};
/// let square = Square::new(3, 5).unwrap();
/// assert_eq!((square.column(), square.row()), (3, 5));
/// assert_eq!(square.step(Step::new(-1, 2)), Square::new(2, 7));
/// assert_eq!(Square::new(0, 0).unwrap().step(Step::new(-1, 0)), None);
/// assert_eq!(Square::new(16, 0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, `None` where either is over 15.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < MAX_EDGE && row < MAX_EDGE { Some(Self(row << 4 | column)) } else { None }
    }

    /// The square whose [`raw`](Self::raw) is this byte; every byte is a square.
    #[inline]
    pub const fn from_raw(raw: u8) -> Self {
        Self(raw)
    }

    /// Row times 16 plus column: an index into a table of 256 entries.
    #[inline]
    pub const fn raw(self) -> u8 {
        self.0
    }

    /// The column, from 0 at the left.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 & 15
    }

    /// The row, from 0 at the top.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    /// The square one step away, `None` beyond 16 columns or rows.
    #[inline]
    pub const fn step(self, step: Step) -> Option<Self> {
        let column = self.column() as i8 + step.columns;
        let row = self.row() as i8 + step.rows;
        if column < 0 || row < 0 { None } else { Self::new(column as u8, row as u8) }
    }

    /// The displacement from here to `to`.
    #[inline]
    pub const fn to(self, to: Self) -> Step {
        Step { columns: to.column() as i8 - self.column() as i8, rows: to.row() as i8 - self.row() as i8 }
    }
}

impl fmt::Debug for Square {
    /// `(column, row)`, from 0.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.column(), self.row())
    }
}
