use tabiya_board::{Bitboard, Square, U256};

use super::run::Run;
use super::state::State;
use crate::{Board, OverBudget};

/// A question that has one answer during a move: whether the mover would be attacked here, when these pieces are gone
/// and this partner has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Question {
    square: Square,
    captured: U256,
    partner: Option<(Square, Square)>,
}

impl Run<'_> {
    /// Whether some enemy piece, with the mover where it stands and the origin empty, would capture or remove it (H19).
    pub(super) fn is_attacked(&mut self, state: &State) -> Result<bool, OverBudget> {
        self.budget.spend(1)?;
        let question = Question { square: state.at, captured: state.captured, partner: state.partner };
        if let Some(&answer) = self.attacked.get(&question) {
            return Ok(answer);
        }
        let board = self.board_with_mover(state);
        let answer = self.surroundings.is_attacked(&board, state.at, self.budget)?;
        self.attacked.insert(question, answer);
        Ok(answer)
    }

    /// The board in the middle of a move, with the mover on it.
    fn board_with_mover(&self, state: &State) -> Board {
        let mut board = self.board.clone();
        let mover = board.take(self.origin);
        for raw in state.captured.iter() {
            board.take(Square::from_raw(raw as u8));
        }
        if let Some((from, to)) = state.partner
            && let Some(partner) = board.take(from)
        {
            board.put(to, partner);
        }
        if let Some(mover) = mover {
            board.put(state.at, mover);
        }
        board
    }
}
