use tabiya_board::{Side, Square};

use super::Budget;
use crate::{Board, Man, OverBudget};

/// What a piece asks that the pieces on a [`Board`] do not answer. A game implements it for its own positions.
pub trait Surroundings {
    /// Whether the piece on an occupied square has never moved (`i`, `O`).
    fn is_unmoved(&self, square: Square) -> bool;

    /// Whether a square is in the sector of a side (`A`, `E`).
    fn is_in_sector(&self, square: Square, side: Side) -> bool;

    /// Whether a square is light (`W`, `B`).
    fn is_light(&self, square: Square) -> bool;

    /// The letter by which lines know a piece.
    fn letter(&self, man: Man) -> u8 {
        man.letter
    }

    /// Whether explosions leave a piece where it is (Q10).
    fn is_blast_immune(&self, _man: Man) -> bool {
        false
    }

    /// Whether castling asks whether squares are attacked, as a royal piece must.
    fn castles_safely(&self) -> bool {
        true
    }

    /// Whether some piece of the other side would capture or remove the piece on a square by a pseudo-move (H19), when
    /// the board is as in the middle of its move.
    ///
    /// # Errors
    /// When that takes more steps than are left.
    fn is_attacked(&self, board: &Board, square: Square, budget: &mut Budget) -> Result<bool, OverBudget>;
}
