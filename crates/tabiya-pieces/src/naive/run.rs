use std::collections::HashMap;

use tabiya_board::{Bitboard, Side, Square, U256};

use super::attack::Question;
use super::chain::Context;
use super::choice::{Choice, Node};
use super::effect::{Effects, LastingEffect};
use super::list::{List, Lists};
use super::state::{Frames, Path, State};
use super::vector::Vector;
use super::{Budget, Purpose, Surroundings};
use crate::tree::{Chain, Linkage, Promotion};
use crate::{Board, Man, Movement, OverBudget, Piece, Repeat};

/// The search for the moves of one piece.
pub(super) struct Run<'a> {
    pub(super) piece: &'a Piece,
    pub(super) repeat: Repeat,
    pub(super) board: &'a Board,
    /// Where the piece stands before the move.
    pub(super) origin: Square,
    pub(super) side: Side,
    pub(super) budget: &'a mut Budget,
    pub(super) surroundings: &'a dyn Surroundings,
    pub(super) purpose: Purpose,
    pub(super) choices: Lists<(Node, Choice)>,
    pub(super) promotions: Lists<&'a Promotion>,
    pub(super) paths: Lists<Square>,
    pub(super) attacked: HashMap<Question, bool>,
}

impl<'a> Run<'a> {
    /// `None` where no piece stands.
    pub(super) fn new(
        piece: &'a Piece,
        repeat: Repeat,
        board: &'a Board,
        origin: Square,
        surroundings: &'a dyn Surroundings,
        purpose: Purpose,
        budget: &'a mut Budget,
    ) -> Option<Self> {
        let side = board.man(origin)?.side;
        Some(Self {
            piece,
            repeat,
            board,
            origin,
            side,
            budget,
            surroundings,
            purpose,
            choices: Lists::default(),
            promotions: Lists::default(),
            paths: Lists::default(),
            attacked: HashMap::new(),
        })
    }

    /// All moves, some of them perhaps more than once.
    pub(super) fn movements(&mut self) -> Result<Vec<Movement>, OverBudget> {
        let piece = self.piece;
        let (lasting, moving): (Vec<&Chain>, Vec<&Chain>) =
            piece.alternatives.chains.iter().partition(|chain| LastingEffect::is(chain));
        let lasting: Vec<LastingEffect<'a>> = lasting.into_iter().map(LastingEffect::new).collect();
        let mut moves = Vec::new();
        for chain in moving {
            let start = self.start();
            for end in self.chain(chain, &[start], Context::outermost(chain))? {
                self.finish(end, &lasting, &mut moves)?;
            }
        }
        Ok(moves)
    }

    /// The piece on its origin, before anything is done.
    fn start(&self) -> State {
        State {
            at: self.origin,
            captured: U256::EMPTY,
            last_captured: false,
            captured_in: Frames::default(),
            effects: Effects::default(),
            promotions: List::EMPTY,
            partner: None,
            choices: List::EMPTY,
            heading: None,
            outward_of: None,
            path: Path::default(),
        }
    }

    /// Whether the directions of legs are linked (Q18).
    pub(super) fn leads_outward(&self) -> bool {
        self.piece.linkage == Linkage::Outward
    }

    /// The greatest distance on the board.
    pub(super) fn edge(&self) -> u8 {
        let geometry = self.board.geometry();
        geometry.width().max(geometry.height()) - 1
    }

    /// Who stands on a square besides the mover: not on the origin, which is empty from the first leg on (H11), not
    /// where a piece was captured (H10).
    pub(super) fn man(&self, state: &State, square: Square) -> Option<Man> {
        if let Some((from, to)) = state.partner {
            if square == to {
                return self.board.man(from);
            }
            if square == from {
                return None;
            }
        }
        let gone = square == self.origin || state.captured.contains(square.raw().into());
        if gone { None } else { self.board.man(square) }
    }

    /// The square at a displacement, as the mover sees it; `None` beyond the edge. It can be a hole.
    pub(super) fn square(&self, from: Square, vector: Vector) -> Option<Square> {
        let (columns, rows) = match self.side {
            Side::First => (vector.right, -vector.forward),
            Side::Second => (-vector.right, vector.forward),
        };
        let column = u8::try_from(i16::from(from.column()) + columns).ok()?;
        let row = u8::try_from(i16::from(from.row()) + rows).ok()?;
        Square::new(column, row).filter(|&square| self.board.geometry().contains(square))
    }

    /// The displacement from one square to another, as the mover sees it.
    pub(super) fn vector(&self, from: Square, to: Square) -> Vector {
        let away = from.to(to);
        let (columns, rows) = (i16::from(away.columns), i16::from(away.rows));
        match self.side {
            Side::First => Vector::new(columns, -rows),
            Side::Second => Vector::new(-columns, rows),
        }
    }
}
