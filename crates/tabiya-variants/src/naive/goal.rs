use std::collections::BTreeSet;

use tabiya_board::Side;
use tabiya_pieces::OverBudget;

use super::end::{Ending, Reason};
use super::position::Position;
use super::{Move, Referee, has};
use crate::spec::{Goal, Verdict};

impl Referee<'_> {
    /// The first goal that decides the game.
    pub(super) fn goals(&self, position: &Position) -> Result<Option<Ending>, OverBudget> {
        for number in 0..self.spec.ends.goals.len() {
            if let Some(ending) = self.goal(position, number)? {
                return Ok(Some(ending));
            }
        }
        Ok(None)
    }

    fn goal(&self, position: &Position, number: usize) -> Result<Option<Ending>, OverBudget> {
        let goal = &self.spec.ends.goals[number];
        let mover = position.to_move;
        let there =
            [self.is_there(position, number, Side::First)?, self.is_there(position, number, Side::Second)?];
        let Some(side) = [!mover, mover].into_iter().find(|side| there[side.index()]) else {
            return Ok(None);
        };
        if goal.reply {
            if there == [true; 2] {
                return Ok(Some(Ending::new(Verdict::Draw, side, Reason::Goal)));
            }
            if side == Side::First && mover == Side::Second && self.can_follow(position, number)? {
                return Ok(None);
            }
        }
        Ok(Some(Ending::new(goal.verdict, side, Reason::Goal)))
    }

    /// Whether a side has reached a goal: a piece stands there, or the side's last move left it.
    fn is_there(&self, position: &Position, number: usize, side: Side) -> Result<bool, OverBudget> {
        let goal = &self.spec.ends.goals[number];
        if goal.leaving {
            return Ok(position.left[side.index()].contains(&number));
        }
        let attacked = if goal.safe { self.attacked(position, !side)? } else { BTreeSet::new() };
        Ok(position.men().any(|(square, man)| {
            let is_such = man.side == side && goal.types.contains(&man.kind);
            is_such && has(&goal.zone, side, square) && !attacked.contains(&square)
        }))
    }

    /// Whether the side to move has a legal move by which it reaches the goal too.
    fn can_follow(&self, position: &Position, number: usize) -> Result<bool, OverBudget> {
        for movement in self.answers(position)? {
            if self.is_there(&self.moved(position, &movement)?, number, position.to_move)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The goals that a move leaves.
    pub(super) fn left(&self, before: &Position, movement: &Move) -> BTreeSet<usize> {
        let Move::Step { from, to, partner, .. } = *movement else { return BTreeSet::new() };
        let leaves = |goal: &Goal, (from, to): (usize, usize)| {
            before.board[from].is_some_and(|man| {
                let is_in = |square| has(&goal.zone, man.side, square);
                goal.types.contains(&man.kind) && is_in(from) && !is_in(to)
            })
        };
        let goals = self.spec.ends.goals.iter().enumerate().filter(|(_, goal)| {
            goal.leaving && (leaves(goal, (from, to)) || partner.is_some_and(|way| leaves(goal, way)))
        });
        goals.map(|(number, _)| number).collect()
    }
}
