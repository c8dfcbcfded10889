use std::collections::BTreeSet;

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::OverBudget;
use tabiya_pieces::naive::Purpose;

use super::position::{Passed, Position};
use super::{Move, Referee};

impl Referee<'_> {
    /// The captures of a side on the squares that a piece of the other has just passed: those by which it would capture
    /// a piece like it there.
    pub(super) fn passing(
        &self,
        position: &Position,
        by: Side,
        purpose: Purpose,
    ) -> Result<Vec<Move>, OverBudget> {
        let mut found = Vec::new();
        let Some(Passed { victim, squares }) = &position.passed else { return Ok(found) };
        let Some(man) = position.board[*victim].filter(|man| man.side != by) else { return Ok(found) };
        let ground = self.ground(position);
        for rule in self.spec.en_passant.iter().filter(|rule| rule.victims.contains(&man.kind)) {
            for &square in squares.iter().filter(|&&square| rule.squares.contains(square)) {
                let ground = ground.with_phantom(square, man);
                for (from, kind) in ground.men(by) {
                    if !rule.captors.contains(&kind) {
                        continue;
                    }
                    for movement in ground.moves(from, purpose)? {
                        let Some(Move::Step { from, to, captures, mut removed, partner, promotion }) =
                            self.step(&movement)
                        else {
                            continue;
                        };
                        if to == square && captures == BTreeSet::from([square]) {
                            removed.remove(victim);
                            let captures = BTreeSet::from([*victim]);
                            found.push(Move::Step { from, to, captures, removed, partner, promotion });
                        }
                    }
                }
            }
        }
        Ok(found)
    }

    /// What a move leaves to be taken in passing.
    pub(super) fn passed(&self, before: &Position, movement: &Move) -> Result<Option<Passed>, OverBudget> {
        let Move::Step { from, to, captures, removed, partner: None, promotion: None } = movement else {
            return Ok(None);
        };
        let is_victim = before.board[*from]
            .is_some_and(|man| self.spec.en_passant.iter().any(|rule| rule.victims.contains(&man.kind)));
        let has_effects = !captures.is_empty() || !removed.is_empty();
        if !is_victim || has_effects || self.distance(*from, *to) < 2 {
            return Ok(None);
        }
        let slides = self.ground(before).slides(*from)?.contains(to);
        Ok(slides.then(|| Passed { victim: *to, squares: self.between(*from, *to) }))
    }

    /// The squares between two on a line.
    pub(super) fn between(&self, from: usize, to: usize) -> Vec<usize> {
        let geometry = self.spec.geometry;
        let (start, end) = (geometry.square(from), geometry.square(to));
        let away = start.to(end);
        let is_line = away.columns == 0 || away.rows == 0 || away.columns.abs() == away.rows.abs();
        if !is_line {
            return Vec::new();
        }
        let step = tabiya_board::Step::new(away.columns.signum(), away.rows.signum());
        let next = |square: &tabiya_board::Square| square.step(step);
        core::iter::successors(start.step(step), next)
            .take_while(|&square| from != to && square != end)
            .map(|square| geometry.index(square))
            .collect()
    }
}
