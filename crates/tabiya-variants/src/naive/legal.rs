use tabiya_pieces::OverBudget;
use tabiya_pieces::naive::Purpose;

use super::position::Position;
use super::{Move, Referee};
use crate::spec::{Pass, Royalty};

impl Referee<'_> {
    /// Every legal move, in order. There are none where the game is decided, or where the side is mated or stuck.
    ///
    /// # Errors
    /// When a piece takes too many steps.
    pub fn moves(&self, position: &Position) -> Result<Vec<Move>, OverBudget> {
        if self.decided(position)?.is_some() { Ok(Vec::new()) } else { self.answers(position) }
    }

    /// The moves that are legal unless the game is decided.
    pub(super) fn answers(&self, position: &Position) -> Result<Vec<Move>, OverBudget> {
        let mut legal = Vec::new();
        for movement in self.candidates(position)? {
            if self.is_legal(position, &movement)? {
                legal.push(movement);
            }
        }
        if self.spec.compulsory_capture && legal.iter().any(Move::is_capture) {
            legal.retain(Move::is_capture);
            return Ok(legal);
        }
        let may_pass = match self.spec.pass {
            Pass::Never => false,
            Pass::Always => true,
            Pass::WhenStuck => legal.is_empty(),
        };
        if may_pass && !self.must_drop(position) && self.is_legal(position, &Move::Pass)? {
            legal.push(Move::Pass);
        }
        Ok(legal)
    }

    /// Everything but passing that a side could do if nothing were royal.
    fn candidates(&self, position: &Position) -> Result<Vec<Move>, OverBudget> {
        let drops = self.drops(position);
        if self.must_drop(position) {
            return Ok(drops);
        }
        let ground = self.ground(position);
        let mut steps = Vec::new();
        for (from, _) in ground.men(position.to_move) {
            let moves = ground.moves(from, Purpose::Move)?;
            steps.extend(moves.iter().filter_map(|movement| self.step(movement)));
        }
        steps.extend(self.passing(position, position.to_move, Purpose::Move)?);
        let mut candidates = self.promoted(position, steps);
        candidates.extend(self.castlings(position)?);
        candidates.extend(drops);
        Ok(candidates.into_iter().collect())
    }

    /// Whether a side may do nothing but drop.
    fn must_drop(&self, position: &Position) -> bool {
        let has_some = position.hands[position.to_move.index()].iter().any(|&count| count > 0);
        has_some && self.spec.drops.as_ref().is_some_and(|drops| drops.first)
    }

    /// Whether a candidate leaves royal pieces as it may, gives no check where that is forbidden, and mates by no drop
    /// that may not.
    fn is_legal(&self, before: &Position, movement: &Move) -> Result<bool, OverBudget> {
        let side = before.to_move;
        let after = self.moved(before, movement)?;
        if self.spec.royalty != Royalty::Nothing {
            if self.gives_royal_up(before, movement, &after) {
                return Ok(false);
            }
            let has_some = |position: &Position| !self.royals(position, !side).is_empty();
            let wins = has_some(&self.start) && has_some(before) && !has_some(&after);
            if !wins && self.is_exposed(&after, side)? {
                return Ok(false);
            }
        }
        let must_part = self.spec.facing.is_some() && self.are_facing(before);
        if must_part && *movement != Move::Pass && self.are_facing(&after) {
            return Ok(false);
        }
        if self.spec.whole_captures && self.can_go_on(movement, &after)? {
            return Ok(false);
        }
        if self.spec.no_checks && self.is_exposed(&after, !side)? {
            return Ok(false);
        }
        let may_not_mate = matches!(movement, Move::Drop { into, .. } if self.spec.types[*into].no_drop_mate);
        if may_not_mate && self.is_exposed(&after, !side)? {
            let after = self.play(before, movement)?;
            let mates = self.decided(&after)?.is_none() && self.answers(&after)?.is_empty();
            return Ok(!mates);
        }
        Ok(true)
    }

    /// Whether the piece that captured could do so again, from where it has landed.
    fn can_go_on(&self, movement: &Move, after: &Position) -> Result<bool, OverBudget> {
        let Move::Step { to, promotion: None, .. } = *movement else { return Ok(false) };
        let is_there = after.board[to].is_some_and(|man| man.side != after.to_move);
        if !movement.is_capture() || !is_there {
            return Ok(false);
        }
        let moves = self.ground(after).moves(to, Purpose::Move)?;
        Ok(moves.iter().any(|movement| !movement.captures.is_empty()))
    }

    /// Whether a move loses royal pieces of its own side that may not be lost: by a capture or an effect any of them, where
    /// each counts, and in whatever way the last.
    fn gives_royal_up(&self, before: &Position, movement: &Move, after: &Position) -> bool {
        let Move::Step { from, to, captures, partner, .. } = movement else { return false };
        let side = before.to_move;
        let is_lost = |&square: &usize| {
            let place = match *partner {
                _ if square == *from => *to,
                Some((home, place)) if square == home => place,
                _ => square,
            };
            captures.contains(&square) || after.board[place].is_none()
        };
        let royals = self.royals(before, side);
        let is_last = !royals.is_empty() && self.royals(after, side).is_empty();
        is_last || self.spec.royalty == Royalty::Each && royals.iter().any(is_lost)
    }
}
