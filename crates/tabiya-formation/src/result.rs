use core::fmt;

use tabiya_board::Side;
use tabiya_game::Code;

/// How a game stands: going on, won by a side, or drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum GameResult {
    /// 未分: going on.
    #[default]
    Unfinished,
    /// 红胜: the first side has won.
    RedWins,
    /// 黑胜: the second side has won.
    BlackWins,
    /// 和棋: nobody has won, and the game is over.
    Draw,
}

impl GameResult {
    /// All results.
    pub const ALL: [Self; 4] = [Self::Unfinished, Self::RedWins, Self::BlackWins, Self::Draw];

    /// The word of the game's texts.
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::Unfinished => "未分",
            Self::RedWins => "红胜",
            Self::BlackWins => "黑胜",
            Self::Draw => "和棋",
        }
    }

    /// The name by which message catalogues know the result.
    pub const fn code(self) -> Code {
        match self {
            Self::Unfinished => Code::new("formation.result.unfinished"),
            Self::RedWins => Code::new("formation.result.red-wins"),
            Self::BlackWins => Code::new("formation.result.black-wins"),
            Self::Draw => Code::new("formation.result.draw"),
        }
    }

    /// The side that has won, if one has.
    #[inline]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::RedWins => Some(Side::First),
            Self::BlackWins => Some(Side::Second),
            Self::Unfinished | Self::Draw => None,
        }
    }

    /// The result by which `side` has won.
    #[inline]
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::First => Self::RedWins,
            Side::Second => Self::BlackWins,
        }
    }

    /// The result that follows from which sides still have a Leader (end of section 7 of the rules).
    #[inline]
    pub const fn of_leaders(red: bool, black: bool) -> Self {
        match (red, black) {
            (true, true) => Self::Unfinished,
            (true, false) => Self::RedWins,
            (false, true) => Self::BlackWins,
            (false, false) => Self::Draw,
        }
    }

    /// Whether the game is over.
    #[inline]
    pub const fn is_decided(self) -> bool {
        !matches!(self, Self::Unfinished)
    }
}

impl fmt::Display for GameResult {
    /// The Chinese word.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.chinese())
    }
}
