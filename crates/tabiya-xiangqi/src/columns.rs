use core::fmt;

use tabiya_board::Side;

use crate::Point;

/// From where columns are counted (ruling X10).
///
/// ```
/// use tabiya_xiangqi::{Columns, Point};
/// use tabiya_board::Side;
/// let h2: Point = "h2".parse().unwrap();
/// assert_eq!(Columns::MoverLeft.number(Side::First, h2), 8);
/// assert_eq!(Columns::MoverRight.number(Side::First, h2), 2);
/// assert_eq!(Columns::BoardLeft.number(Side::Second, h2), 8);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Columns {
    /// 1-9 from the mover's own left, as the document of the commands has them.
    #[default]
    MoverLeft,
    /// 1-9 from the mover's own right, as the Federation, WXF and Chinese notation have them.
    MoverRight,
    /// 1-9 from Red's left, for both sides.
    BoardLeft,
}

impl Columns {
    /// All three.
    pub const ALL: [Self; 3] = [Self::MoverLeft, Self::MoverRight, Self::BoardLeft];

    /// `mover-left`, `mover-right`, `board-left`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::MoverLeft => "mover-left",
            Self::MoverRight => "mover-right",
            Self::BoardLeft => "board-left",
        }
    }

    /// The frame of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|columns| columns.name() == name)
    }

    /// The number of a point's column, 1-9, when `mover` speaks.
    #[inline]
    pub const fn number(self, mover: Side, point: Point) -> u8 {
        match self {
            Self::MoverLeft => point.file_of(mover) + 1,
            Self::MoverRight => 9 - point.file_of(mover),
            Self::BoardLeft => point.file() + 1,
        }
    }

    /// The file, 0-8 from Red's left, of the column with this number from 1 to 9.
    #[inline]
    pub const fn file(self, mover: Side, number: u8) -> u8 {
        let from_left = match self {
            Self::MoverRight => 9 - number,
            Self::MoverLeft | Self::BoardLeft => number - 1,
        };
        match (self, mover) {
            (Self::BoardLeft, _) | (_, Side::First) => from_left,
            (_, Side::Second) => 8 - from_left,
        }
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_name_files() {
        for columns in Columns::ALL {
            assert_eq!(Columns::from_name(columns.name()), Some(columns));
            for side in Side::ALL {
                for point in Point::all() {
                    assert_eq!(columns.file(side, columns.number(side, point)), point.file());
                }
            }
        }
    }
}
