use tabiya_board::{Bitboard, Side};

use super::ground::Ground;
use super::position::Position;

/// A position as the mover finds it in the middle of its move: its origin is empty (H11), what it has captured is gone
/// (H10), and it stands on no square itself.
#[derive(Debug)]
pub(super) struct View<'a, P, B> {
    pub(super) position: &'a P,
    pub(super) ground: &'a Ground<B>,
    pub(super) side: Side,
    pub(super) origin: usize,
    pub(super) own: B,
    pub(super) enemy: B,
    pub(super) holes: B,
    pub(super) captured: B,
    /// Only captures are asked for, for the sake of another piece's `h`, which holds for this one (3.3).
    pub(super) in_attack: bool,
}

impl<'a, B: Bitboard, P: Position<B>> View<'a, P, B> {
    #[inline]
    pub(super) fn new(
        position: &'a P,
        ground: &'a Ground<B>,
        side: Side,
        origin: usize,
        in_attack: bool,
    ) -> Self {
        let origin_set = B::single(origin);
        Self {
            position,
            ground,
            side,
            origin,
            own: position.men(side) & !origin_set,
            enemy: position.men(!side) & !origin_set,
            holes: position.holes(),
            captured: B::EMPTY,
            in_attack,
        }
    }

    /// The same after these captures and no others.
    #[inline]
    pub(super) fn after(&self, captured: B) -> Self {
        Self { own: self.own & !captured, enemy: self.enemy & !captured, captured, ..*self }
    }

    /// What stops a slide.
    #[inline]
    pub(super) fn blocked(&self) -> B {
        self.own | self.enemy | self.holes
    }
}
