//! Boards on which a line is seen at work.

use core::slice;

use tabiya_board::Square;

use super::assume::Assumption;
use super::engine::Engine;
use super::finding::Finding;
use super::props::with_props;
use super::show::Show;
use super::stride::Stride;
use crate::{Board, OverBudget, Piece};

/// The moves that the piece has on this board, as it is. Its alternatives are asked together: an enemy of the same kind
/// attacks by all of them (H19).
pub(super) fn look(engine: &mut Engine, piece: &Piece, board: &Board) -> Result<Vec<Finding>, OverBudget> {
    let mut show = Show::new(engine, piece, &piece.alternatives.chains, board, Assumption::Ask);
    let moves = show.targets(board)?;
    moves.into_iter().map(|movement| show.finding(board, &[], movement)).collect()
}

/// The ways of these moves; of those that conditions rule out too, when they are taken to hold.
pub(super) fn ways(
    engine: &mut Engine,
    piece: &Piece,
    board: &Board,
    assumption: Assumption,
) -> Result<Vec<Stride>, OverBudget> {
    let mut show = Show::new(engine, piece, &piece.alternatives.chains, board, assumption);
    let mut ways = Vec::new();
    for movement in show.targets(board)? {
        ways.extend(show.strides(board, &movement)?);
    }
    Ok(ways)
}

/// The moves that the line allows in some position, shown on boards with few pieces. `board` has the mover alone.
pub(super) fn demonstrate(
    engine: &mut Engine,
    piece: &Piece,
    board: &Board,
) -> Result<Vec<Finding>, OverBudget> {
    let mut board = board.clone();
    board.set_unmoved(true);
    let mut findings = Vec::new();
    for chain in &piece.alternatives.chains {
        let mut show = Show::new(engine, piece, slice::from_ref(chain), &board, Assumption::Holds);
        for movement in show.targets(&board)? {
            findings.push(show.finding(&board, &[], movement)?);
        }
        with_props(&mut show, chain, &board, &mut findings)?;
    }
    Ok(findings)
}

/// The board with the piece on `square` alone.
pub(super) fn without_others(board: &Board, square: Square) -> Board {
    let mut alone = board.clone();
    for (other, _) in board.men().filter(|&(other, _)| other != square) {
        alone.take(other);
    }
    alone
}
