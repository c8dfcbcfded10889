use tabiya_board::Bitboard;

use crate::engine::{Engine, Position};
use crate::spec::Spec;

/// How many plies back a position can have stood before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lookback {
    /// Nothing asks for history.
    Nothing,
    /// The last ply: only whether something was played matters.
    Last,
    /// No farther than the count of quiet plies, since what sets it back can't be undone.
    Quiet,
    /// Everything.
    All,
}

impl Lookback {
    pub(super) fn of<B: Bitboard>(engine: &Engine<B>) -> Self {
        let spec = &engine.spec;
        match (&spec.ends.repetition, &spec.ends.quiet) {
            (None, None) => Self::Nothing,
            (None, Some(_)) => Self::Last,
            (Some(_), quiet) => {
                let resetting = quiet.iter().flat_map(|(_, types)| types);
                let returns = resetting.into_iter().any(|&kind| !engine.only_advances(kind as u8));
                if spec.drops.is_some() || returns || demotes(spec) { Self::All } else { Self::Quiet }
            }
        }
    }

    pub(super) fn plies<B>(self, position: &Position<B>) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Last => 1,
            Self::Quiet => usize::from(position.quiet).max(1),
            Self::All => usize::MAX,
        }
    }
}

/// Whether a piece that has become another can become a third, perhaps what it was before.
fn demotes(spec: &Spec) -> bool {
    let promotes = |kind: usize| spec.promotions.iter().any(|rule| rule.from == kind);
    spec.promotions.iter().flat_map(|rule| &rule.to).any(|&kind| promotes(kind))
}
