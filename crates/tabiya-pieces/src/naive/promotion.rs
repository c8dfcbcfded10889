use super::run::Run;
use super::state::State;
use crate::OverBudget;
use crate::tree::Promotion;
use tabiya_board::Side;

impl<'a> Run<'a> {
    /// The state when this promotion is also promised.
    pub(super) fn with_promotion(
        &mut self,
        state: State,
        promotion: &'a Promotion,
    ) -> Result<State, OverBudget> {
        let mut looked_at = 0;
        let is_known = self
            .promotions
            .items(state.promotions)
            .inspect(|_| looked_at += 1)
            .any(|known| known == promotion);
        self.budget.spend(looked_at)?;
        if is_known {
            return Ok(state);
        }
        let promotions = self.promotions.with(state.promotions, promotion);
        Ok(State { promotions, ..state })
    }

    /// What the piece can become, once each: the letters of all promotions that count the final square's line (H16).
    /// `None`, what it was, where there are none, or where all are optional (E7), or when it is removed (H12).
    pub(super) fn promoted(&mut self, end: &State) -> Result<Vec<Option<String>>, OverBudget> {
        let line = self.line(end.at);
        let promised: Vec<&'a Promotion> = self.promotions.items(end.promotions).collect();
        self.budget.spend(promised.len())?;
        let met: Vec<_> = promised.into_iter().filter(|promotion| promotion.lines.contains(line)).collect();
        if end.effects.removes_mover {
            return Ok(vec![None]);
        }
        let mut pieces: Vec<Option<String>> =
            met.iter().flat_map(|promotion| &promotion.choices).map(|choice| Some(choice.clone())).collect();
        if met.iter().all(|promotion| promotion.optional) {
            pieces.push(None);
        }
        pieces.sort();
        pieces.dedup();
        Ok(pieces)
    }

    /// The line of a square, counted from the mover's side from 1 (Q12).
    pub(super) fn line(&self, square: tabiya_board::Square) -> u8 {
        match self.side {
            Side::First => self.board.geometry().height() - square.row(),
            Side::Second => square.row() + 1,
        }
    }
}
