//! What is tested: every way to find targets, by one function.

use tabiya_board::{Side, Square};
use tabiya_pieces::compiled::Compiled;
use tabiya_pieces::{Board, Movement, OverBudget, Piece, Repeat, naive};

/// A way to find targets.
pub(crate) type Engine = fn(&Piece, Repeat, &Board, Square) -> Result<Vec<Movement>, OverBudget>;

/// All of them, by name.
pub(crate) const ENGINES: [(&str, Engine); 2] = [("naive", naive::targets), ("compiled", compiled)];

fn compiled(piece: &Piece, repeat: Repeat, board: &Board, from: Square) -> Result<Vec<Movement>, OverBudget> {
    Compiled::new(piece, board.geometry(), repeat).targets(board, from)
}

/// The moves of all pieces `A` of a side, one after the other.
pub(crate) fn moves(
    engine: Engine,
    piece: &Piece,
    repeat: Repeat,
    board: &Board,
    side: Side,
) -> Result<Vec<Movement>, OverBudget> {
    let mut moves = Vec::new();
    for (square, man) in board.men() {
        if man.letter == b'A' && man.side == side {
            moves.extend(engine(piece, repeat, board, square)?);
        }
    }
    Ok(moves)
}
