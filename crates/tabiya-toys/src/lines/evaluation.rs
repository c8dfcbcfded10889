use tabiya_game::{Evaluate, Rules, Score};

use super::{Lines, LinesPosition};

/// Counts men: one on the board is worth two in the hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct LinesEvaluation;

impl Evaluate<Lines> for LinesEvaluation {
    fn evaluate(&self, rules: &Lines, position: &LinesPosition) -> Score {
        let own = rules.to_move(position);
        let mut score = 0;
        for (_, man) in position.men() {
            score += if man.side == own { 100 } else { -100 };
        }
        let in_hand = |side: usize| position.hands[side].iter().copied().map(Score::from).sum::<Score>();
        score + 50 * (in_hand(own.index()) - in_hand((!own).index()))
    }
}
