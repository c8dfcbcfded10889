use tabiya_board::Side;
use tabiya_pieces::OverBudget;

use super::Referee;
use super::position::Position;
use crate::spec::{Extinction, Royalty, TypeId, Verdict};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// By what.
    pub reason: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A side lost its last royal piece.
    Royalty,
    /// A side had too few pieces.
    Extinction,
    /// A side reached its goal.
    Goal,
    /// A side gave check often enough.
    Checks,
    /// Both sides passed.
    Passes,
    /// A side passed while royal pieces faced each other.
    Facing,
    /// The side to move was in check and had no move.
    Checkmate,
    /// The side to move was not in check and had no move.
    Stalemate,
    /// Nothing irreversible happened for long.
    Quiet,
    /// A position stood again.
    Repetition,
    /// A position stood again, and one side gave check all the time.
    PerpetualCheck,
}

impl Ending {
    /// What a verdict on a side means for the game.
    pub(super) fn new(verdict: Verdict, side: Side, reason: Reason) -> Self {
        let winner = match verdict {
            Verdict::Win => Some(side),
            Verdict::Loss => Some(!side),
            Verdict::Draw => None,
        };
        Self { winner, reason }
    }
}

impl Referee<'_> {
    /// How the game ended, if it did.
    ///
    /// `history` holds the positions before, from the first.
    ///
    /// # Errors
    /// When a piece takes too many steps.
    pub fn ending(&self, position: &Position, history: &[Position]) -> Result<Option<Ending>, OverBudget> {
        if let Some(ending) = self.decided(position)? {
            return Ok(Some(ending));
        }
        if self.answers(position)?.is_empty() {
            let ends = &self.spec.ends;
            let ending = if self.in_check(position)? {
                Ending::new(ends.checkmate, position.to_move, Reason::Checkmate)
            } else {
                Ending::new(ends.stalemate, position.to_move, Reason::Stalemate)
            };
            return Ok(Some(ending));
        }
        if let Some(ending) = self.repeated(position, history)? {
            return Ok(Some(ending));
        }
        let is_long =
            self.spec.ends.quiet.as_ref().is_some_and(|(most, _)| position.quiet >= usize::from(*most));
        Ok(is_long.then_some(Ending { winner: None, reason: Reason::Quiet }))
    }

    /// How the game ended, if the position alone says so and nobody can move any more.
    ///
    /// # Errors
    /// When a piece takes too many steps.
    pub fn decided(&self, position: &Position) -> Result<Option<Ending>, OverBudget> {
        let mover = position.to_move;
        // The side that has just moved is looked at first.
        let sides = [!mover, mover];
        let ends = &self.spec.ends;
        let dethroned = sides.into_iter().find(|&side| self.is_dethroned(position, side));
        if let Some(side) = dethroned {
            return Ok(Some(Ending::new(Verdict::Loss, side, Reason::Royalty)));
        }
        for extinction in &ends.extinctions {
            let verdict =
                sides.into_iter().find_map(|side| Some((side, self.extinct(position, extinction, side)?)));
            if let Some((side, verdict)) = verdict {
                return Ok(Some(Ending::new(verdict, side, Reason::Extinction)));
            }
        }
        if let Some(ending) = self.goals(position)? {
            return Ok(Some(ending));
        }
        let enough =
            |side: Side| ends.checks.is_some_and(|most| position.checks[side.index()] >= usize::from(most));
        if let Some(side) = sides.into_iter().find(|&side| enough(side)) {
            return Ok(Some(Ending::new(Verdict::Win, side, Reason::Checks)));
        }
        let gave_in = self.spec.facing.filter(|_| position.passes > 0 && self.are_facing(position));
        if let Some(verdict) = gave_in {
            return Ok(Some(Ending::new(verdict, !mover, Reason::Facing)));
        }
        let passed = ends.two_passes.filter(|_| position.passes >= 2);
        Ok(passed.map(|verdict| Ending::new(verdict, !mover, Reason::Passes)))
    }

    /// Whether a side has lost all its royal pieces.
    fn is_dethroned(&self, position: &Position, side: Side) -> bool {
        let counts = self.spec.royalty != Royalty::Nothing;
        counts && self.royals(position, side).is_empty() && !self.royals(&self.start, side).is_empty()
    }

    /// What a rule of extinction says of a side.
    fn extinct(&self, position: &Position, rule: &Extinction, side: Side) -> Option<Verdict> {
        if !rule.sides[side.index()] {
            return None;
        }
        let types: Vec<TypeId> =
            if rule.types.is_empty() { (0..self.spec.types.len()).collect() } else { rule.types.clone() };
        let groups: Vec<Vec<TypeId>> =
            if rule.each { types.into_iter().map(|kind| vec![kind]).collect() } else { vec![types] };
        groups.into_iter().find_map(|types| {
            let own = Self::count(position, side, &types);
            let others = Self::count(position, !side, &types);
            let most = usize::from(rule.at_most);
            if own > most {
                return None;
            }
            if let Some(verdict) = rule.reply {
                if others <= most {
                    return Some(verdict);
                }
                let may_answer = position.to_move == side && others == most + 1;
                if may_answer {
                    return None;
                }
            }
            (others >= usize::from(rule.opponent_at_least)).then_some(rule.verdict)
        })
    }

    /// How many pieces of these types a side has on the board and in hand.
    fn count(position: &Position, side: Side, types: &[TypeId]) -> usize {
        let on_board =
            position.men().filter(|(_, man)| man.side == side && types.contains(&man.kind)).count();
        let in_hand: usize = types.iter().map(|&kind| position.hands[side.index()][kind]).sum();
        on_board + in_hand
    }
}
