use tabiya_board::{Bitboard, Side};
use tabiya_game::Code;

use super::Engine;
use super::ends::{Cause, Decision};
use super::position::Position;
use crate::spec::Verdict;

impl<B: Bitboard> Engine<B> {
    /// What has [decided](Self::decided) the game: what it means for the side, and by what.
    pub(crate) fn decision(&self, position: &Position<B>) -> Option<(Side, Verdict, Code)> {
        let Decision { side, verdict, cause } = self.decided(position)?;
        let reason = match cause {
            Cause::Checks => Code::new("variants.outcome.checks"),
            Cause::Extinction => Code::new("variants.outcome.extinction"),
            Cause::Facing => Code::new("variants.outcome.facing"),
            Cause::Goal => Code::new("variants.outcome.goal"),
            Cause::RoyalLost => Code::new("variants.outcome.royal-lost"),
            Cause::TwoPasses => Code::new("variants.outcome.two-passes"),
        };
        Some((side, verdict, reason))
    }
}
