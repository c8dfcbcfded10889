use std::collections::BTreeSet;

use tabiya_board::Side;
use tabiya_pieces::OverBudget;

use super::end::{Ending, Reason};
use super::position::Position;
use super::{Move, Referee};

impl Referee<'_> {
    /// How the game ended by a position that stood before, if it did.
    pub(super) fn repeated(
        &self,
        position: &Position,
        history: &[Position],
    ) -> Result<Option<Ending>, OverBudget> {
        let Some(rule) = self.spec.ends.repetition else { return Ok(None) };
        let mut stood = Vec::new();
        for (number, before) in history.iter().enumerate() {
            if self.is_same(position, before)? {
                stood.push(number);
            }
        }
        // It stands now, too.
        if stood.len() + 1 < usize::from(rule.times) {
            return Ok(None);
        }
        let since: Vec<&Position> = history[stood[0]..].iter().skip(1).chain([position]).collect();
        let gave_check = |side: Side| {
            let mut all = true;
            for after in since.iter().filter(|after| after.to_move != side) {
                all &= self.in_check(after)?;
            }
            Ok(all)
        };
        let checkers = [gave_check(Side::First)?, gave_check(Side::Second)?];
        let by_check = rule.perpetual_check.filter(|_| checkers[0] != checkers[1]);
        Ok(Some(match by_check {
            Some(verdict) => {
                let side = if checkers[0] { Side::First } else { Side::Second };
                Ending::new(verdict, side, Reason::PerpetualCheck)
            }
            None => Ending::new(rule.verdict, !position.to_move, Reason::Repetition),
        }))
    }

    /// Whether two positions count as the same one: the same side has the same moves with the same pieces, which have
    /// the same rights by not having moved.
    fn is_same(&self, one: &Position, other: &Position) -> Result<bool, OverBudget> {
        let pieces = |position: &Position| -> Vec<_> {
            position.board.iter().map(|man| man.map(|man| (man.kind, man.side, man.unmoved))).collect()
        };
        // Where passing can end the game, having passed is a part of the position.
        let counts_passes = self.spec.ends.two_passes.is_some() || self.spec.facing.is_some();
        let passes = |position: &Position| counts_passes.then_some(position.passes.min(2));
        let counts = |position: &Position| {
            (position.to_move, position.hands.clone(), position.checks, passes(position))
        };
        if pieces(one) != pieces(other) || counts(one) != counts(other) {
            return Ok(false);
        }
        let moves = |position| -> Result<BTreeSet<Move>, OverBudget> {
            Ok(self.answers(position)?.into_iter().collect())
        };
        Ok(moves(one)? == moves(other)?)
    }
}
