//! The rules of a [`Spec`] followed word by word.
//!
//! This is the reference that the [engine](crate::engine) is held against, written to be read beside [`crate::spec`], one
//! noun a module. It shares nothing with the engine but the spec, and has its pieces' moves from
//! [`tabiya_pieces::naive`]. A position is a list of men, a move says everything that it does, and a move is legal when
//! nothing royal stands attacked in the position that it leads to: all moves of the other side are tried.
//!
//! ```
//! use tabiya_variants::naive::Referee;
//! # use tabiya_variants::sample;
//! # use tabiya_pieces::sample::SplitMix64;
//! # let spec = sample::variant(&mut SplitMix64::new(1));
//! let referee = Referee::new(&spec);
//! let start = referee.start();
//! let moves = referee.moves(&start).unwrap();
//! let next = moves.first().map(|first| referee.play(&start, first).unwrap());
//! assert!(next.is_none_or(|next| next.to_move != start.to_move));
//! ```

mod attack;
mod blast;
mod bridge;
mod castling;
mod drop;
mod en_passant;
mod end;
mod goal;
mod ground;
mod legal;
mod movement;
mod play;
mod position;
mod promotion;
mod repetition;
mod setup;

use std::cell::Cell;
use std::rc::Rc;

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::OverBudget;

use ground::Ground;

pub use bridge::Facts;
pub use end::{Ending, Reason};
pub use movement::Move;
pub use position::{Man, Passed, Position};

use crate::spec::{Spec, Squares, TypeId};

/// Knows the rules of a variant.
#[derive(Clone, Debug)]
pub struct Referee<'a> {
    spec: &'a Spec,
    start: Position,
    /// The steps that all questions may still take together.
    steps: Rc<Cell<u64>>,
}

impl<'a> Referee<'a> {
    /// Reads the start position.
    ///
    /// # Panics
    /// If the spec was not judged to be sound.
    pub fn new(spec: &'a Spec) -> Self {
        Self::within(u64::MAX, spec)
    }

    /// One that takes so many steps for all questions together, and no more.
    ///
    /// # Panics
    /// If the spec was not judged to be sound.
    pub fn within(steps: u64, spec: &'a Spec) -> Self {
        let start = setup::read(spec, &spec.start).expect("the start was judged");
        Self { spec, start, steps: Rc::new(Cell::new(steps)) }
    }

    /// What pieces look at in a position.
    fn ground(&self, position: &Position) -> Ground<'a> {
        Ground::new(self.spec, Rc::clone(&self.steps), position)
    }

    /// The position that the game starts from.
    pub fn start(&self) -> Position {
        self.start.clone()
    }

    /// Counts the lines of legal moves of exactly this many plies.
    ///
    /// # Errors
    /// When a piece takes too many steps.
    pub fn perft(&self, position: &Position, depth: u32) -> Result<u64, OverBudget> {
        if depth == 0 {
            return Ok(1);
        }
        let mut nodes = 0;
        for movement in self.moves(position)? {
            nodes += self.perft(&self.play(position, &movement)?, depth - 1)?;
        }
        Ok(nodes)
    }

    /// Whether a piece of a type may stand on a square.
    fn may_stand(&self, side: Side, kind: TypeId, square: usize) -> bool {
        let is_hole = self.spec.holes.contains(square);
        !is_hole && has(&self.spec.types[kind].region, side, square)
    }

    /// The squares of the royal pieces of a side.
    fn royals(&self, position: &Position, side: Side) -> Vec<usize> {
        let is_royal = |man: &Man| man.side == side && self.spec.types[man.kind].royal;
        position.men().filter(|(_, man)| is_royal(man)).map(|(square, _)| square).collect()
    }

    /// How far apart two squares are, in steps of a king.
    fn distance(&self, from: usize, to: usize) -> usize {
        let geometry = self.spec.geometry;
        let away = geometry.square(from).to(geometry.square(to));
        usize::from(away.columns.unsigned_abs().max(away.rows.unsigned_abs()))
    }
}

/// Whether a side's squares hold this one.
fn has(squares: &[Squares; 2], side: Side, square: usize) -> bool {
    squares[side.index()].contains(square)
}
