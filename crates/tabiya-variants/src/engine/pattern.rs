use tabiya_board::Bitboard;

use super::atlas::Atlas;
use super::reach::Reach;
use super::shape::{Mode, Simple};

/// The simple moves of one type of one side.
#[derive(Clone, Debug)]
pub(super) struct Pattern<B> {
    pub(super) both: Reach<B>,
    pub(super) quiet: Reach<B>,
    pub(super) capture: Reach<B>,
    has: [bool; 3],
}

impl<B: Bitboard> Pattern<B> {
    pub(super) fn new(simples: &[&Simple], atlas: &Atlas<B>, region: B) -> Self {
        let of = |mode: Mode| {
            Reach::new(simples.iter().copied().filter(|simple| simple.mode == mode), atlas, region)
        };
        let (both, quiet, capture) = (of(Mode::Both), of(Mode::Quiet), of(Mode::Capture));
        let has = [&both, &quiet, &capture].map(|reach| !reach.is_empty());
        Self { both, quiet, capture, has }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.has == [false; 3]
    }

    /// All squares that it can move to. What counts as a hole to it is in `shunned`, and in `own` too.
    #[inline]
    pub(super) fn targets(&self, atlas: &Atlas<B>, square: usize, occupied: B, own: B, shunned: B) -> B {
        let mut set = B::EMPTY;
        if self.has[0] {
            set |= self.both.squares(atlas, square, occupied, shunned) & !own;
        }
        if self.has[1] {
            set |= self.quiet.squares(atlas, square, occupied, shunned) & !occupied;
        }
        if self.has[2] {
            set |= self.capture.squares(atlas, square, occupied, shunned) & (occupied & !own);
        }
        set
    }

    /// All squares on which it would capture.
    #[inline]
    pub(super) fn attacks(&self, atlas: &Atlas<B>, square: usize, occupied: B, shunned: B) -> B {
        let mut set = B::EMPTY;
        if self.has[0] {
            set |= self.both.squares(atlas, square, occupied, shunned);
        }
        if self.has[2] {
            set |= self.capture.squares(atlas, square, occupied, shunned);
        }
        set
    }

    /// The tables of moves that capture.
    pub(super) fn capturing(&self) -> impl Iterator<Item = &Reach<B>> {
        [&self.both, &self.capture].into_iter().filter(|reach| !reach.is_empty())
    }
}
