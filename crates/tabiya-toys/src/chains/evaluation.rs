use tabiya_game::{Evaluate, Rules, Score};

use super::{Chains, ChainsPosition};

/// Counts men.
#[derive(Clone, Copy, Debug, Default)]
pub struct ChainsEvaluation;

impl Evaluate<Chains> for ChainsEvaluation {
    fn evaluate(&self, rules: &Chains, position: &ChainsPosition) -> Score {
        let own = rules.to_move(position);
        let men = |side| position.men(side).count() as Score;
        100 * (men(own) - men(!own))
    }
}
