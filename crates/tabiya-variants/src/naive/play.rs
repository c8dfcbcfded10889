use tabiya_board::Side;
use tabiya_pieces::OverBudget;

use super::position::{Man, Position};
use super::{Move, Referee};

/// The largest number that a text of a position can hold: counts stay there.
const MAX_COUNT: usize = u16::MAX as usize;

impl Referee<'_> {
    /// The position after a legal move.
    ///
    /// # Errors
    /// When a piece takes too many steps.
    pub fn play(&self, before: &Position, movement: &Move) -> Result<Position, OverBudget> {
        let side = before.to_move;
        let mut after = self.moved(before, movement)?;
        // Checks are given by the whole move.
        if self.spec.ends.checks.is_some() && self.is_exposed(&after, !side)? {
            after.checks[side.index()] += 1;
        }
        Ok(after)
    }

    /// The position after a move, whether it leaves royal pieces attacked or not, with no account of checks.
    pub(super) fn moved(&self, before: &Position, movement: &Move) -> Result<Position, OverBudget> {
        let side = before.to_move;
        let mut after = before.clone();
        after.to_move = !side;
        after.passed = self.passed(before, movement)?;
        after.quiet = if self.resets(before, movement) { 0 } else { (before.quiet + 1).min(MAX_COUNT) };
        after.number = (before.number + usize::from(side == Side::Second)).min(MAX_COUNT);
        after.passes = if *movement == Move::Pass { before.passes + 1 } else { 0 };
        after.left[side.index()] = self.left(before, movement);
        match movement {
            Move::Step { from, to, captures, removed, partner, promotion } => {
                let mover = after.board[*from].take();
                for &square in captures {
                    if let Some(captured) = after.board[square].take() {
                        self.imprison(&mut after, side, captured);
                    }
                }
                let partner = partner.map(|(from, to)| (after.board[from].take(), to));
                let places = partner.into_iter().chain([(mover, *to)]);
                for (man, square) in places {
                    after.board[square] = man.map(|man| Man { unmoved: false, ..man });
                }
                for &square in removed {
                    after.board[square] = None;
                }
                if let (Some(kind), Some(man)) = (*promotion, &mut after.board[*to]) {
                    man.kind = kind;
                }
                for square in self.blown(&after, movement) {
                    after.board[square] = None;
                }
            }
            Move::Drop { kind, into, to } => {
                after.hands[side.index()][*kind] -= 1;
                after.board[*to] = Some(Man { kind: *into, side, unmoved: false });
            }
            Move::Pass => {}
        }
        Ok(after)
    }

    /// A captured piece comes into the captor's hand, as what it is there.
    fn imprison(&self, after: &mut Position, captor: Side, captured: Man) {
        let to_hand = self.spec.drops.as_ref().is_some_and(|drops| drops.captures_to_hand);
        if let Some(kind) = self.spec.types[captured.kind].in_hand.filter(|_| to_hand) {
            after.hands[captor.index()][kind] += 1;
        }
    }

    /// Whether a move begins the count of quiet plies anew.
    fn resets(&self, before: &Position, movement: &Move) -> bool {
        let types = self.spec.ends.quiet.as_ref().map_or(&[][..], |(_, types)| types);
        match movement {
            Move::Step { from, captures, removed, promotion, .. } => {
                let counts = before.board[*from].is_some_and(|man| types.contains(&man.kind));
                counts || !captures.is_empty() || !removed.is_empty() || promotion.is_some()
            }
            Move::Drop { .. } => true,
            Move::Pass => false,
        }
    }
}
