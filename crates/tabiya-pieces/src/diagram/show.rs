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
        Ok(Finding {
            strides: self.strides(board, &movement)?,
            when: self.when(board, &movement)?,
            blasts: blasts(self.piece, self.written, &movement),
            props: props.to_vec(),
            movement,
        })
    }

    /// When a move can be made. What it needs is found by leaving out the legs that ask for more.
    fn when(&mut self, board: &Board, movement: &Movement) -> Result<When, OverBudget> {
        let needs_partner = movement.partner.is_some();
        if !self.written.iter().any(is_conditional) {
            return Ok(if needs_partner { When::Conditional } else { When::Always });
        }
        let assumption = self.assumption;
        let mut is_possible = |first_move, other| {
            let targets = self.targets_of(|chain| assume(chain, first_move, other), board)?;
            Ok(targets.contains(movement))
        };
        if is_possible(Assumption::Fails, Assumption::Fails)? {
            Ok(if needs_partner { When::Conditional } else { When::Always })
        } else if is_possible(assumption, Assumption::Fails)? {
            Ok(When::FirstMove)
        } else {
            Ok(When::Conditional)
        }
    }
}

/// A piece with these alternatives alone.
fn of(piece: &Piece, chains: impl Iterator<Item = Chain>) -> Piece {
    Piece { alternatives: Alternatives { chains: chains.collect() }, linkage: piece.linkage }
}
