//! How a game ends.

use tabiya_game::{Code, History, Outcome};

use super::Position;
use super::repetition::repeated;
use crate::game::{Repetition, Xiangqi};

const CHECKMATE: Code = Code::new("xiangqi.outcome.checkmate");
const STALEMATE: Code = Code::new("xiangqi.outcome.stalemate");
const QUIET: Code = Code::new("xiangqi.outcome.quiet");

/// So many checking plies of each side count towards the limit of plies without a capture.
const COUNTED_CHECKS: u32 = 10;

impl Xiangqi {
    /// Whether the game is over: no legal move loses, in check or not; then repetition, then the limit.
    pub(crate) fn judge(self, position: &Position, history: History<'_, Self>) -> Outcome {
        if !position.has_moves() {
            let reason = if position.in_check() { CHECKMATE } else { STALEMATE };
            return Outcome::Decided { winner: Some(!position.to_move()), reason };
        }
        // What the position alone does not decide: without history it is never claimed.
        if history.plies.is_empty() {
            return Outcome::Ongoing;
        }
        if self.repetition == Repetition::Computer
            && let Some((winner, reason)) = repeated(position, history)
        {
            return Outcome::Decided { winner, reason };
        }
        let is_quiet = self.quiet_limit.is_some_and(|limit| {
            position.quiet() >= limit && counted_quiet(position, history) >= u32::from(limit)
        });
        if is_quiet { Outcome::Decided { winner: None, reason: QUIET } } else { Outcome::Ongoing }
    }
}

/// Plies without a capture, of which each side's checks count ten times at most, as far as the history tells of checks.
fn counted_quiet(position: &Position, history: History<'_, Xiangqi>) -> u32 {
    let quiet = u32::from(position.quiet());
    let mut checks = [0_u32; 2];
    let mut position = position.clone();
    for ply in history.plies.iter().rev().take(quiet as usize) {
        let waiting = !position.to_move();
        checks[waiting.index()] += u32::from(position.in_check());
        position.retract(ply.movement);
    }
    quiet - checks.iter().map(|checks| checks.saturating_sub(COUNTED_CHECKS)).sum::<u32>()
}
