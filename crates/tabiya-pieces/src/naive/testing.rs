use tabiya_board::{Side, Square};

use super::{Budget, Purpose, Surroundings, moves};
use crate::{Board, Man, OverBudget, Piece, Repeat};

/// A board on which one line is tested (H19).
#[derive(Clone, Copy, Debug)]
pub(super) struct Testing<'a> {
    pub(super) piece: &'a Piece,
    pub(super) repeat: Repeat,
    pub(super) board: &'a Board,
}

impl Surroundings for Testing<'_> {
    fn is_unmoved(&self, _: Square) -> bool {
        self.board.unmoved()
    }

    fn is_in_sector(&self, square: Square, side: Side) -> bool {
        self.board.geometry().in_half(square.row(), side)
    }

    /// a1 is dark, whatever the side and the board.
    fn is_light(&self, square: Square) -> bool {
        let line = self.board.geometry().height() - square.row();
        (square.column() + line).is_multiple_of(2)
    }

    fn is_attacked(&self, board: &Board, square: Square, budget: &mut Budget) -> Result<bool, OverBudget> {
        let Some(Man { side, .. }) = board.man(square) else { return Ok(false) };
        for (from, man) in board.men().filter(|(_, man)| man.side != side) {
            budget.spend(1)?;
            let attacks = if man.letter == b'A' {
                let moves = moves(self.piece, self.repeat, board, from, self, Purpose::Attack, budget)?;
                moves
                    .iter()
                    .any(|movement| movement.captures.contains(&square) || movement.removed.contains(&square))
            } else {
                chess_piece_attacks(board, from, man, square)
            };
            if attacks {
                return Ok(true);
            }
        }
        Ok(false)
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
