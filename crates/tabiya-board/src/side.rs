use core::fmt;
use core::ops::Not;

/// One of the two players, by the order in which they act at the start of a game.
///
/// Games give the sides names of their own (Red and Black, White and Black); this type knows only the order.
///
/// ```
/// use tabiya_board::Side;
/// assert_eq!(!Side::First, Side::Second);
/// assert_eq!(Side::ALL.map(Side::index), [0, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// The player who acts first: Red in Formation Chess and xiangqi, White in chess. Its forward is up the board.
    First = 0,
    /// The player who acts second: Black. Its forward is down the board.
    Second = 1,
}

impl Side {
    /// Both sides, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// 0 for the first side, 1 for the second: the index into a table by side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side with this index.
    ///
    /// # Panics
    /// If `index` is neither 0 nor 1.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        match index {
            0 => Self::First,
            1 => Self::Second,
            _ => panic!("a side's index is 0 or 1"),
        }
    }

    /// The other side; the same as `!side`, usable in constants.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The change of the row that is one step forward: −1 for the first side, +1 for the second (rows count downwards).
    #[inline]
    pub const fn forward(self) -> i8 {
        match self {
            Self::First => -1,
            Self::Second => 1,
        }
    }
}

impl Not for Side {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.other()
    }
}

impl fmt::Display for Side {
    /// `first` or `second`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "first",
            Self::Second => "second",
        })
    }
}
