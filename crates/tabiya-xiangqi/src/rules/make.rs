use tabiya_board::Side;

use super::Position;
use crate::{Move, Piece};

/// What taking back a move needs besides the move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    captured: Option<Piece>,
    quiet: u16,
    number: u16,
}

impl Undo {
    /// The piece that the move captured.
    pub const fn captured(&self) -> Option<Piece> {
        self.captured
    }
}

impl Position {
    /// Plays a move. One that is not legal leaves a position that means nothing.
    #[inline]
    pub fn make(&mut self, movement: Move) -> Undo {
        let captured = self.take(movement.to);
        let undo = Undo { captured, quiet: self.quiet(), number: self.number() };
        if let Some(piece) = self.take(movement.from) {
            self.put(movement.to, piece);
        }
        let quiet = if captured.is_some() { 0 } else { self.quiet().saturating_add(1) };
        self.set_counters(quiet, self.number().saturating_add(u16::from(self.to_move() == Side::Second)));
        self.turn();
        undo
    }

    /// Takes back the move that was made last.
    #[inline]
    pub fn unmake(&mut self, movement: Move, undo: Undo) {
        self.turn();
        if let Some(piece) = self.take(movement.to) {
            self.put(movement.from, piece);
        }
        if let Some(piece) = undo.captured {
            self.put(movement.to, piece);
        }
        self.set_counters(undo.quiet, undo.number);
    }

    /// Takes back a move that captured nothing, without its counters.
    #[inline]
    pub(super) fn retract(&mut self, movement: Move) {
        self.turn();
        if let Some(piece) = self.take(movement.to) {
            self.put(movement.from, piece);
        }
    }
}
