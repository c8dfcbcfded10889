use tabiya_board::Side;

use crate::Code;

/// Whether a game is over, who won, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Play goes on.
    Ongoing,
    /// The game is over.
    Decided {
        /// Who won; `None` is a draw.
        winner: Option<Side>,
        /// By what, as a code of the game: `formation.outcome.leader-lost`.
        reason: Code,
    },
}

impl Outcome {
    /// `ongoing`, `first`, `second` or `draw`.
    pub const fn status(self) -> &'static str {
        match self {
            Self::Ongoing => "ongoing",
            Self::Decided { winner: Some(Side::First), .. } => "first",
            Self::Decided { winner: Some(Side::Second), .. } => "second",
            Self::Decided { winner: None, .. } => "draw",
        }
    }

    /// Whether play goes on.
    pub const fn is_ongoing(self) -> bool {
        matches!(self, Self::Ongoing)
    }
}
