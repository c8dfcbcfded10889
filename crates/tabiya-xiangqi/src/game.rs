//! Xiangqi as a game of the contract.

use core::ops::ControlFlow;

use tabiya_board::Side;
use tabiya_game::{History, Outcome, Rules, Scope};

use crate::{Move, Position, Undo, fen};

/// The rules of xiangqi, with what is settled differently from place to place.
///
/// ```
/// use tabiya_game::Rules;
/// use tabiya_xiangqi::Xiangqi;
/// let game = Xiangqi::default();
/// assert_eq!(game.count(&game.start()), 44);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Xiangqi {
    /// What is made of a position that comes again and again.
    pub repetition: Repetition,
    /// So many plies without a capture are a draw; `None` for no limit. Of the plies that give check, ten of each side
    /// count.
    pub quiet_limit: Option<u16>,
}

/// What is made of a position that comes again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repetition {
    /// Nothing.
    Allowed,
    /// At the third occurrence who checks without end loses, or else who chases one piece without end; otherwise it is a
    /// draw.
    Computer,
}

impl Default for Xiangqi {
    fn default() -> Self {
        Self { repetition: Repetition::Computer, quiet_limit: Some(120) }
    }
}

impl Rules for Xiangqi {
    type Position = Position;
    type Move = Move;
    type Undo = Undo;
    type Details = ();

    fn start(&self) -> Position {
        fen::START.parse().expect("the start position is one that can be played")
    }

    #[inline]
    fn to_move(&self, position: &Position) -> Side {
        position.to_move()
    }

    #[inline]
    fn generate<F>(&self, position: &Position, scope: Scope, (): &mut (), each: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        match scope {
            Scope::All => position.generate(each),
            Scope::Forcing => position.generate_captures(each),
        }
    }

    #[inline]
    fn count(&self, position: &Position) -> u64 {
        position.count_moves()
    }

    #[inline]
    fn make(&self, position: &mut Position, movement: Move, (): &()) -> Undo {
        position.make(movement)
    }

    #[inline]
    fn unmake(&self, position: &mut Position, movement: Move, undo: Undo) {
        position.unmake(movement, undo);
    }

    #[inline]
    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn passed(&self, position: &Position) -> Option<Position> {
        // Without chariot, horse or cannon a side may well be lost for having to move.
        position.passed()
    }

    fn outcome(&self, position: &Position, history: History<'_, Self>) -> Outcome {
        self.judge(position, history)
    }

    fn lookback(&self, position: &Position) -> usize {
        usize::from(position.quiet())
    }
}
