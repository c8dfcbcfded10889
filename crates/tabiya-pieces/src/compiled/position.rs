use tabiya_board::{Bitboard, Side};

use super::Means;
use crate::OverBudget;

/// What a piece looks at when it moves. An engine implements it for its own positions.
///
/// Squares are counted in reading order ([`tabiya_board::Geometry::index`]).
pub trait Position<B: Bitboard> {
    /// The squares on which pieces of a side stand.
    fn men(&self, side: Side) -> B;

    /// The squares on which no piece can stand, and which none can pass.
    #[inline]
    fn holes(&self) -> B {
        B::EMPTY
    }

    /// The letter, `A` to `Z`, of the piece on an occupied square.
    fn letter(&self, square: usize) -> u8;

    /// Whether the piece on an occupied square has never moved.
    fn unmoved(&self, square: usize) -> bool;

    /// Whether explosions leave the piece on an occupied square where it is (Q10).
    #[inline]
    fn is_blast_immune(&self, _square: usize) -> bool {
        false
    }

    /// Whether castling asks of the piece on an occupied square that it is not attacked, as a royal piece must not be.
    #[inline]
    fn castles_safely(&self, _square: usize) -> bool {
        true
    }

    /// Whether the piece that moves is attacked where it stands after this change: whether a pseudo-move of the other
    /// side would capture or remove it (H19).
    ///
    /// # Errors
    /// When that takes more steps than are left.
    fn attacked(&self, change: &Change<B>, means: &mut Means<B>) -> Result<bool, OverBudget>;
}

/// How a position differs while a move is being made: the mover stands elsewhere, captured pieces are gone (H10, H11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change<B> {
    /// Whose piece moves.
    pub side: Side,
    /// Where it came from.
    pub origin: usize,
    /// Where it stands now.
    pub square: usize,
    /// The squares of the pieces that it has captured.
    pub gone: B,
}

impl<B: Bitboard> Change<B> {
    /// The position with the change made.
    pub const fn of<'a, P: Position<B>>(&'a self, position: &'a P) -> Changed<'a, P, B> {
        Changed { position, change: self }
    }
}

/// A position in which a move is being made.
///
/// Whether its mover is attacked is not asked again: guards `h` of those who attack count as true.
#[derive(Debug)]
pub struct Changed<'a, P, B> {
    position: &'a P,
    change: &'a Change<B>,
}

impl<B: Bitboard, P: Position<B>> Position<B> for Changed<'_, P, B> {
    fn men(&self, side: Side) -> B {
        let mut men = self.position.men(side) & !self.change.gone;
        if side == self.change.side {
            men.remove(self.change.origin);
            men.insert(self.change.square);
        }
        men
    }

    fn holes(&self) -> B {
        self.position.holes()
    }

    fn letter(&self, square: usize) -> u8 {
        self.position.letter(if square == self.change.square { self.change.origin } else { square })
    }

    fn unmoved(&self, square: usize) -> bool {
        square != self.change.square && self.position.unmoved(square)
    }

    fn is_blast_immune(&self, square: usize) -> bool {
        let stood = if square == self.change.square { self.change.origin } else { square };
        self.position.is_blast_immune(stood)
    }

    fn castles_safely(&self, square: usize) -> bool {
        let stood = if square == self.change.square { self.change.origin } else { square };
        self.position.castles_safely(stood)
    }

    fn attacked(&self, _: &Change<B>, _: &mut Means<B>) -> Result<bool, OverBudget> {
        Ok(true)
    }
}
