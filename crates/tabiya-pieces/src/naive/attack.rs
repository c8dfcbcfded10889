use tabiya_board::{Bitboard, Side, Square, U256};

use super::run::Run;
use super::state::State;
use crate::{Board, Man, OverBudget};

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
        let enemies: Vec<(Square, Man)> = board.men().filter(|(_, man)| man.side != self.side).collect();
        let mut answer = false;
        for (square, man) in enemies {
            if answer {
                break;
            }
            answer = if man.letter == b'A' {
                self.tested_piece_attacks(&board, square, man.side, state.at)?
            } else {
                self.budget.spend(1)?;
                chess_piece_attacks(&board, square, man, state.at)
            };
        }
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

    /// Whether an enemy piece that moves by the same line can capture or remove what stands on `target`.
    fn tested_piece_attacks(
        &mut self,
        board: &Board,
        from: Square,
        side: Side,
        target: Square,
    ) -> Result<bool, OverBudget> {
        let mut run = Run::new(self.piece, self.repeat, board, from, side, self.budget);
        run.only_attacks = true;
        let moves = run.movements()?;
        Ok(moves
            .iter()
            .any(|movement| movement.captures.contains(&target) || movement.removed.contains(&target)))
    }
}

/// Whether one of the pieces `K Q R B N P` attacks a square as in chess; other letters attack nothing.
fn chess_piece_attacks(board: &Board, from: Square, man: Man, target: Square) -> bool {
    let away = from.to(target);
    let (columns, rows) = (away.columns, away.rows);
    let (short, long) = {
        let (a, b) = (columns.unsigned_abs(), rows.unsigned_abs());
        (a.min(b), a.max(b))
    };
    let is_straight = short == 0;
    let is_diagonal = short == long;
    let slides = match man.letter {
        b'K' => return long == 1,
        b'N' => return (short, long) == (1, 2),
        b'P' => return short == 1 && long == 1 && rows == man.side.forward(),
        b'Q' => is_straight || is_diagonal,
        b'R' => is_straight,
        b'B' => is_diagonal,
        _ => false,
    };
    let unit = tabiya_board::Step::new(columns.signum(), rows.signum());
    slides
        && (1..long as i8).all(|steps| {
            let between = from.step(unit * steps);
            between.is_some_and(|square| board.is_square(square) && board.man(square).is_none())
        })
}
