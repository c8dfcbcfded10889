use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Side};
use tabiya_game::{History, Outcome, Rules, Scope};

use super::Variant;
use crate::engine::{Compounds, Move, Position, Undo};

impl<B: Bitboard + 'static> Rules for Variant<B> {
    type Position = Position<B>;
    type Move = Move;
    type Undo = Undo<B>;
    type Details = Compounds<B>;

    fn start(&self) -> Position<B> {
        self.engine.start().clone()
    }

    #[inline]
    fn to_move(&self, position: &Position<B>) -> Side {
        position.to_move
    }

    #[inline]
    fn generate<F>(
        &self,
        position: &Position<B>,
        scope: Scope,
        details: &mut Compounds<B>,
        each: F,
    ) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        self.engine.generate(position, scope, details, each)
    }

    #[inline]
    fn count(&self, position: &Position<B>) -> u64 {
        self.engine.count(position)
    }

    #[inline]
    fn make(&self, position: &mut Position<B>, movement: Move, details: &Compounds<B>) -> Undo<B> {
        self.engine.make(position, movement, details)
    }

    #[inline]
    fn unmake(&self, position: &mut Position<B>, movement: Move, undo: Undo<B>) {
        self.engine.unmake(position, movement, undo);
    }

    #[inline]
    fn hash(&self, position: &Position<B>) -> u64 {
        position.hash
    }

    fn passed(&self, position: &Position<B>) -> Option<Position<B>> {
        self.engine.passed_turn(position)
    }

    fn outcome(&self, position: &Position<B>, history: History<'_, Self>) -> Outcome {
        self.judge(position, history)
    }

    fn lookback(&self, position: &Position<B>) -> usize {
        self.lookback.plies(position)
    }
}
