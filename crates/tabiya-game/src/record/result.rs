use core::fmt;

use tabiya_board::Side;

use crate::Outcome;

/// How a record says that its game ended: `1-0`, `0-1`, `1/2-1/2`, or `*` where that is open.
///
/// It can say more than the last position: a resignation and a draw by agreement leave no trace on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordResult {
    /// This side won.
    Won(Side),
    /// Nobody won.
    Draw,
    /// The game goes on, or its end is not known.
    Open,
}

impl RecordResult {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Won(Side::First), Self::Won(Side::Second), Self::Draw, Self::Open];

    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Won(Side::First) => "1-0",
            Self::Won(Side::Second) => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// The result that this text is.
    pub fn of_text(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.as_str() == text)
    }
}

impl From<Outcome> for RecordResult {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Ongoing => Self::Open,
            Outcome::Decided { winner: None, .. } => Self::Draw,
            Outcome::Decided { winner: Some(side), .. } => Self::Won(side),
        }
    }
}

impl fmt::Display for RecordResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Code;

    #[test]
    fn results_are_texts_and_outcomes() {
        for result in RecordResult::ALL {
            assert_eq!(RecordResult::of_text(result.as_str()), Some(result));
        }
        assert_eq!(RecordResult::of_text("2-0"), None);
        let decided = |winner| Outcome::Decided { winner, reason: Code::new("toy.reason") };
        let of = |outcome: Outcome| RecordResult::from(outcome).as_str();
        assert_eq!(of(Outcome::Ongoing), "*");
        assert_eq!(of(decided(None)), "1/2-1/2");
        assert_eq!(Side::ALL.map(|side| of(decided(Some(side)))), ["1-0", "0-1"]);
    }
}
