use std::collections::BTreeSet;

use tabiya_board::Square;
use tabiya_game::diagram::When;

use super::area::blasts;
use super::assume::{Assumption, assume, is_conditional};
use super::engine::Engine;
use super::finding::Finding;
use super::leaf::Leaves;
use super::stride::{Stride, strides};
use crate::tree::{Alternatives, Chain};
use crate::{Board, Man, Movement, OverBudget, Piece};

/// The moves of some alternatives, with their ways.
#[derive(Debug)]
pub(super) struct Show<'a> {
    pub(super) engine: &'a mut Engine,
    piece: &'a Piece,
    written: &'a [Chain],
    /// The alternatives with their conditions asked, or taken to hold.
    assumed: Piece,
    assumption: Assumption,
    leaves: Leaves,
    pub(super) mover: Man,
}

impl<'a> Show<'a> {
    /// Those of these alternatives on boards of this size, with this piece on the diagram's square.
    pub(super) fn new(
        engine: &'a mut Engine,
        piece: &'a Piece,
        written: &'a [Chain],
        board: &Board,
        assumption: Assumption,
    ) -> Self {
        let mover = board.man(engine.from).expect("the mover stands on its square");
        Self {
            engine,
            piece,
            written,
            assumed: of(piece, written.iter().map(|chain| assume(chain, assumption, assumption))),
            assumption,
            leaves: Leaves::new(written, mover.side, board),
            mover,
        }
    }

    /// The moves on a board.
    pub(super) fn targets(&mut self, board: &Board) -> Result<Vec<Movement>, OverBudget> {
        self.engine.targets(&self.assumed, board, self.engine.from)
    }

    /// Those of changed alternatives.
    pub(super) fn targets_of(
        &mut self,
        change: impl Fn(&Chain) -> Chain,
        board: &Board,
    ) -> Result<Vec<Movement>, OverBudget> {
        let changed = of(self.piece, self.written.iter().map(change));
        self.engine.targets(&changed, board, self.engine.from)
    }

    /// The way of a move.
    pub(super) fn strides(&mut self, board: &Board, movement: &Movement) -> Result<Vec<Stride>, OverBudget> {
        strides(self.engine, &mut self.leaves, board, movement)
    }

    /// The squares on which a piece can be gone over from a square.
    pub(super) fn hurdles(&mut self, from: Square) -> Result<BTreeSet<Square>, OverBudget> {
        self.leaves.hurdles(self.engine, from)
    }

    /// A move on a board with these props, with all that is shown of it.
    pub(super) fn finding(
        &mut self,
        board: &Board,
        props: &[(Square, Man)],
        movement: Movement,
    ) -> Result<Finding, OverBudget> {
        let (when, movement) = self.when(board, movement)?;
        Ok(Finding {
            strides: self.strides(board, &movement)?,
            when,
            blasts: blasts(self.piece, self.written, &movement),
            props: props.to_vec(),
            movement,
        })
    }

    /// When a move can be made, and the way that asks for no more than that. What it needs is found by leaving out the
    /// legs that ask for more.
    fn when(&mut self, board: &Board, movement: Movement) -> Result<(When, Movement), OverBudget> {
        let at_any_time = if movement.partner.is_some() { When::Conditional } else { When::Always };
        if !self.written.iter().any(is_conditional) {
            return Ok((at_any_time, movement));
        }
        let ways = [(Assumption::Fails, at_any_time), (self.assumption, When::FirstMove)];
        for (first_move, when) in ways {
            let targets = self.targets_of(|chain| assume(chain, first_move, Assumption::Fails), board)?;
            if let Some(same) = targets.into_iter().find(|target| *target == movement) {
                return Ok((when, same));
            }
        }
        Ok((When::Conditional, movement))
    }
}

/// A piece with these alternatives alone.
fn of(piece: &Piece, chains: impl Iterator<Item = Chain>) -> Piece {
    Piece { alternatives: Alternatives { chains: chains.collect() }, linkage: piece.linkage }
}
