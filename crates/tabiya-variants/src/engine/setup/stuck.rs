use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::tree::{Leg, Property};

use super::promotes_to;
use crate::engine::Engine;
use crate::engine::position::man;
use crate::engine::promotion::Landing;

impl<B: Bitboard> Engine<B> {
    /// Whether a piece that came to the square would have become another, and can't have been put there.
    pub(super) fn is_stuck(&self, side: Side, kind: u8, square: usize) -> bool {
        let promotions = &self.promotions[side.index()];
        if !promotions.has(kind) || self.can_be_put(side, kind, square) {
            return false;
        }
        let mut board = self.start.clone();
        board.to_move = side;
        board.sides = [B::EMPTY; 2];
        // By captures and by other moves: rules can be for one of them.
        [B::EMPTY, B::single(square)].into_iter().all(|captures| {
            let landing = Landing { from: square, targets: B::single(square), captures, by_machine: false };
            let mut can_promote = false;
            let staying = promotions.split(&board, kind, landing, |_, into: &[u8]| {
                can_promote |= !into.is_empty();
                ControlFlow::Continue(())
            });
            can_promote && matches!(staying, ControlFlow::Continue(staying) if staying.is_empty())
        })
    }

    /// Whether a piece can come to the square in another way than by a move of its own: it starts there, is dropped,
    /// castles, changes places, or is what another has become.
    fn can_be_put(&self, side: Side, kind: u8, square: usize) -> bool {
        let spec = &self.spec;
        let id = usize::from(kind);
        let is_home = self.start.board.get(square) == Some(&man(kind, side));
        let is_dropped = spec.drops.is_some() && self.drop_region(side, kind).contains(square);
        let castles = spec
            .castlings
            .iter()
            .filter(|castling| castling.side == side.index())
            .any(|castling| castling.mover.1 == square || castling.partner.1 == square);
        let is_made = spec
            .promotions
            .iter()
            .any(|rule| rule.to.contains(&id) && (rule.leaving || rule.zone[side.index()].contains(square)));
        let letter = spec.types[id].letter.as_str();
        let known = spec.types[id].known_letter();
        let by_line = spec.types.iter().enumerate().any(|(mover, of)| {
            of.all_lines().flat_map(|line| line.alternatives.all_legs()).any(|leg| {
                let takes_part = partners(leg)
                    .any(|letters| mover == id || known.is_some_and(|known| letters.contains(known)));
                takes_part || promotes_to(leg).any(|known| known == letter)
            })
        });
        is_home || is_dropped || castles || is_made || by_line
    }
}

/// The letters of the pieces that a leg moves together.
fn partners(leg: &Leg) -> impl Iterator<Item = &str> {
    leg.properties.iter().filter_map(|property| match property {
        Property::Joint { letters, .. } => Some(letters.as_str()),
        Property::Swap(swap) => Some(swap.letters.as_str()),
        _ => None,
    })
}
