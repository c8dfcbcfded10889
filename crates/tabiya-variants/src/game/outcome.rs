//! Whether a game is over.

use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Side};
use tabiya_game::{Code, History, Outcome, Rules as _, Scope};

use super::Variant;
use crate::engine::{Compounds, Position};
use crate::spec::{Repetition, Verdict};

const CHECKMATE: Code = Code::new("variants.outcome.checkmate");
const STALEMATE: Code = Code::new("variants.outcome.stalemate");
const QUIET: Code = Code::new("variants.outcome.quiet");
const REPETITION: Code = Code::new("variants.outcome.repetition");
const PERPETUAL_CHECK: Code = Code::new("variants.outcome.perpetual-check");

impl<B: Bitboard + 'static> Variant<B> {
    pub(super) fn judge(&self, position: &Position<B>, history: History<'_, Self>) -> Outcome {
        if let Some((side, verdict, reason)) = self.engine.decision(position) {
            return decided(side, verdict, reason);
        }
        let ends = &self.engine.spec.ends;
        let first = |_| ControlFlow::Break(());
        if self.engine.generate(position, Scope::All, &mut Compounds::default(), first).is_continue() {
            let is_check = self.engine.in_check(position);
            let (verdict, reason) =
                if is_check { (ends.checkmate, CHECKMATE) } else { (ends.stalemate, STALEMATE) };
            return decided(position.to_move, verdict, reason);
        }
        // What the position alone does not decide: without history it is never claimed.
        if history.plies.is_empty() {
            return Outcome::Ongoing;
        }
        if let Some(repetition) = ends.repetition
            && let Some(outcome) = self.repeated(position, history, repetition)
        {
            return outcome;
        }
        match &ends.quiet {
            Some((plies, _)) if position.quiet >= *plies => Outcome::Decided { winner: None, reason: QUIET },
            _ => Outcome::Ongoing,
        }
    }

    fn repeated(
        &self,
        position: &Position<B>,
        history: History<'_, Self>,
        repetition: Repetition,
    ) -> Option<Outcome> {
        let before = usize::from(repetition.times).checked_sub(1).filter(|&before| before > 0)?;
        let same = history.plies.iter().enumerate().rev().filter(|(_, ply)| ply.hash_before == position.hash);
        let (since, _) = same.take(before).enumerate().find(|(index, _)| index + 1 == before)?.1;
        if let Some(verdict) = repetition.perpetual_check
            && let Some(side) = self.perpetual_checker(history, since)
        {
            return Some(decided(side, verdict, PERPETUAL_CHECK));
        }
        Some(decided(!position.to_move, repetition.verdict, REPETITION))
    }

    /// The side all of whose moves since this ply gave check, while not all of the other's did.
    fn perpetual_checker(&self, history: History<'_, Self>, since: usize) -> Option<Side> {
        let mut position = history.start.clone();
        let mut checks = [true; 2];
        for (index, ply) in history.plies.iter().enumerate() {
            let side = position.to_move;
            self.make(&mut position, ply.movement, &ply.details);
            if index >= since {
                checks[side.index()] &= self.engine.in_check(&position);
            }
        }
        match checks {
            [true, false] => Some(Side::First),
            [false, true] => Some(Side::Second),
            _ => None,
        }
    }
}

/// What a verdict on a side makes of the game.
fn decided(side: Side, verdict: Verdict, reason: Code) -> Outcome {
    let winner = match verdict {
        Verdict::Win => Some(side),
        Verdict::Loss => Some(!side),
        Verdict::Draw => None,
    };
    Outcome::Decided { winner, reason }
}
