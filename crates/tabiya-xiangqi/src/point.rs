use core::fmt;

use tabiya_board::{Geometry, Side, Square};

/// The board: nine files, ten ranks.
pub const BOARD: Geometry = match Geometry::new(9, 10) {
    Ok(geometry) => geometry,
    Err(_) => unreachable!(),
};

/// A point of the board: a file, 0-8 from Red's left, and a rank, 0-9 from Red's back rank.
///
/// One byte below 90, in reading order from Black's back rank.
///
/// ```
/// use tabiya_xiangqi::Point;
/// let point: Point = "e3".parse().unwrap();
/// assert_eq!((point.file(), point.rank()), (4, 3));
/// assert_eq!(point.to_string(), "e3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The number of points.
    pub const COUNT: usize = 90;

    /// The point on this file and rank, `None` off the board.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < 9 && rank < 10 { Some(Self((9 - rank) * 9 + file)) } else { None }
    }

    /// The point with this index below 90.
    ///
    /// # Panics
    /// If `index` is 90 or more.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "a point's index is below 90");
        Self(index as u8)
    }

    /// All points, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self::from_index)
    }

    /// Below 90: the place in reading order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 to 8, from Red's left.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % 9
    }

    /// 0 to 9, from Red's back rank.
    #[inline]
    pub const fn rank(self) -> u8 {
        9 - self.0 / 9
    }

    /// 0 to 9, as `side` counts from its own back rank.
    #[inline]
    pub const fn rank_of(self, side: Side) -> u8 {
        match side {
            Side::First => self.rank(),
            Side::Second => 9 - self.rank(),
        }
    }

    /// 0 to 8, as `side` counts from its own left.
    #[inline]
    pub const fn file_of(self, side: Side) -> u8 {
        match side {
            Side::First => self.file(),
            Side::Second => 8 - self.file(),
        }
    }

    /// Whether the point lies on the side of the river that is not `side`'s own.
    #[inline]
    pub const fn is_across(self, side: Side) -> bool {
        self.rank_of(side) >= 5
    }

    /// The square of the board's geometry.
    #[inline]
    pub const fn square(self) -> Square {
        Square::from_raw(((self.0 / 9) << 4) | (self.0 % 9))
    }

    /// The point at a square, `None` off the board.
    #[inline]
    pub const fn from_square(square: Square) -> Option<Self> {
        if BOARD.contains(square) { Some(Self(square.row() * 9 + square.column())) } else { None }
    }

    /// The set of this point.
    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }
}

impl fmt::Display for Point {
    /// As in ICCS: the file `a`-`i`, the rank `0`-`9`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPoint;

impl fmt::Display for NoPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a point is a letter a-i and a digit 0-9")
    }
}

impl core::error::Error for NoPoint {}

impl core::str::FromStr for Point {
    type Err = NoPoint;

    fn from_str(text: &str) -> Result<Self, NoPoint> {
        let &[file, rank] = text.as_bytes() else { return Err(NoPoint) };
        Self::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'0')).ok_or(NoPoint)
    }
}

/// The points of a set, in reading order.
#[inline]
pub(crate) fn points(set: u128) -> impl Iterator<Item = Point> {
    let mut left = set;
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let point = Point(left.trailing_zeros() as u8);
        left &= left - 1;
        Some(point)
    })
}
