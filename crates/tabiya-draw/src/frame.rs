use tabiya_board::{Geometry, Square};

use crate::point::Point;

/// Where the board's squares are in the picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) geometry: Geometry,
    pub(crate) flip: bool,
    /// The top left corner of the board.
    pub(crate) corner: Point,
    /// The width of a square.
    pub(crate) cell: f64,
}

impl Frame {
    pub(crate) fn width(&self) -> f64 {
        f64::from(self.geometry.width()) * self.cell
    }

    pub(crate) fn height(&self) -> f64 {
        f64::from(self.geometry.height()) * self.cell
    }

    /// The column and row where a square is seen.
    fn seen(&self, square: Square) -> (u8, u8) {
        let (column, row) = (square.column(), square.row());
        if self.flip {
            (
                (self.geometry.width() - 1).saturating_sub(column),
                (self.geometry.height() - 1).saturating_sub(row),
            )
        } else {
            (column, row)
        }
    }

    /// The column that is seen in this place from the left.
    pub(crate) const fn column_at(&self, place: u8) -> u8 {
        if self.flip { self.geometry.width() - 1 - place } else { place }
    }

    /// The row that is seen in this place from the top.
    pub(crate) const fn row_at(&self, place: u8) -> u8 {
        if self.flip { self.geometry.height() - 1 - place } else { place }
    }

    /// The top left corner of a square.
    pub(crate) fn corner_of(&self, square: Square) -> Point {
        let (column, row) = self.seen(square);
        self.corner + Point::new(f64::from(column), f64::from(row)) * self.cell
    }

    /// The middle of a square, or the point.
    pub(crate) fn centre_of(&self, square: Square) -> Point {
        self.corner_of(square) + Point::new(self.cell, self.cell) * 0.5
    }
}
