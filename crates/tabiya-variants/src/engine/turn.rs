use tabiya_board::{Bitboard, Side};

use super::Engine;
use super::position::Position;

impl<B: Bitboard> Engine<B> {
    /// The position after passing the turn, where that tells a search something: not in check, not where captures are
    /// compulsory or the game is over.
    pub(crate) fn passed_turn(&self, position: &Position<B>) -> Option<Position<B>> {
        if self.spec.compulsory_capture || self.in_check(position) || self.decided(position).is_some() {
            return None;
        }
        let mut passed = position.clone();
        passed.to_move = !position.to_move;
        passed.hash ^= self.keys.to_move;
        if let Some((squares, _)) = passed.passing.take() {
            squares.iter().for_each(|square| passed.hash ^= self.keys.passing(square));
        }
        // What the other side may have reached by now is not asked for.
        self.decided(&passed).is_none().then_some(passed)
    }

    /// Whether every move of the type leads forward, so that none can be undone by play.
    pub(crate) fn only_advances(&self, kind: u8) -> bool {
        Side::ALL.into_iter().all(|side| {
            let of = self.kind(side, kind);
            let width = usize::from(self.atlas.geometry.width());
            let patterns = || [Some(&of.pattern), of.first.as_ref()].into_iter().flatten();
            let reaches = || patterns().flat_map(|pattern| [&pattern.both, &pattern.quiet, &pattern.capture]);
            let advances = |from: usize, to: usize| match side {
                Side::First => to / width < from / width,
                Side::Second => to / width > from / width,
            };
            of.machines.is_empty()
                && reaches().all(|reach| reach.hop_vectors().next().is_none())
                && self.atlas.squares.iter().all(|from| {
                    reaches().all(|reach| {
                        reach
                            .squares(&self.atlas, from, B::EMPTY, B::EMPTY)
                            .iter()
                            .all(|to| advances(from, to))
                    })
                })
        })
    }
}
