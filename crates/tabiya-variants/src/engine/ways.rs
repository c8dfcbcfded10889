use core::ops::ControlFlow;
use std::collections::HashMap;

use tabiya_board::Bitboard;
use tabiya_pieces::compiled::{Action, Scratch, Sink};

use super::Engine;
use super::attack::Seen;
use super::position::{NONE, Position, kind_of, side_of};

/// How a piece gets where it can go, legal or not.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ways<B> {
    /// The ends of its plain moves.
    pub(crate) plain: B,
    /// Its compound moves, each with the squares on which its legs end.
    pub(crate) compound: HashMap<Action<B>, Box<[u8]>>,
}

/// Takes what one machine gives.
#[derive(Default)]
struct Given<B> {
    plain: B,
    compound: Vec<Action<B>>,
}

impl<B: Bitboard> Sink<B> for Given<B> {
    fn plain(&mut self, _: Option<u8>, quiet: B, captures: B) -> ControlFlow<()> {
        self.plain |= quiet | captures;
        ControlFlow::Continue(())
    }

    fn compound(&mut self, action: &Action<B>) -> ControlFlow<()> {
        self.compound.push(*action);
        ControlFlow::Continue(())
    }
}

impl<B: Bitboard> Engine<B> {
    /// The moves of the piece on a square with the ways that they take. None where no piece stands.
    pub(crate) fn ways(&self, position: &Position<B>, from: usize) -> Ways<B> {
        let mut ways = Ways { plain: B::EMPTY, compound: HashMap::new() };
        let man = position.board[from];
        if man == NONE {
            return ways;
        }
        let (side, kind) = (side_of(man), kind_of(man));
        let of = self.kind(side, kind);
        ways.plain = self.simple_targets(position, from);
        for ruled in of.machines.iter().filter(|ruled| ruled.from.contains(from)) {
            let squares = ruled.ends;
            let seen = Seen { engine: self, position, regard: Self::regard(position, side, of, from) };
            let (mut scratch, mut given) = (Scratch::with_paths(), Given::default());
            if ruled.machine.moves(&seen, side, from, &mut scratch, &mut given).is_err() {
                continue;
            }
            ways.plain |= given.plain & squares;
            for action in given.compound.into_iter().filter(|action| squares.contains(action.to.into())) {
                let path = scratch.path(&action).unwrap_or(&[action.to]).into();
                let letter = action.promotion.map(|number| &ruled.machine.promotions()[usize::from(number)]);
                let promotion = letter.map(|letter| self.by_letter(letter));
                ways.compound.entry(Action { promotion, ..action }).or_insert(path);
            }
        }
        ways
    }

    /// Where a piece can go by moves from tables.
    pub(crate) fn simple_targets(&self, position: &Position<B>, from: usize) -> B {
        let man = position.board[from];
        if man == NONE {
            return B::EMPTY;
        }
        let (side, kind) = (side_of(man), kind_of(man));
        let of = self.kind(side, kind);
        let regard = Self::regard(position, side, of, from);
        let own = position.own(side) | regard.spared | regard.shunned;
        let patterns = [Some(&of.pattern), of.first.as_ref().filter(|_| position.unmoved.contains(from))];
        patterns.into_iter().flatten().fold(B::EMPTY, |targets, pattern| {
            targets | pattern.targets(&self.atlas, from, position.occupied(), own, regard.shunned)
        })
    }
}

impl<B: Bitboard> Engine<B> {
    /// The castlings of the side to move: from where, to where, with which partner. Its movers may be attacked.
    pub(crate) fn castling_moves_of(&self, position: &Position<B>) -> Vec<(u8, u8, u8)> {
        let mut found = Vec::new();
        self.castlings(position, |(from, to), (partner, _)| found.push((from, to, partner)));
        found
    }
}
