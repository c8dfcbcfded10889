use tabiya_board::Bitboard;
use tabiya_pieces::compiled::Action;

use super::position::NONE;

/// A move of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square it starts from, by index; of a drop the square of the drop.
    pub(crate) from: u8,
    /// The square it ends on.
    pub(crate) to: u8,
    pub(crate) kind: Kind,
}

impl Move {
    /// From square to square.
    pub(crate) const fn plain(from: usize, to: usize) -> Self {
        Self { from: from as u8, to: to as u8, kind: Kind::Plain }
    }

    /// From a hand.
    pub(crate) const fn drop(kind: u8, into: u8, to: usize) -> Self {
        Self { from: to as u8, to: to as u8, kind: Kind::Drop(kind, into) }
    }
}

/// What kind of move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// From square to square; what stands there is captured.
    Plain,
    /// The same, and becomes this type.
    Promotion(u8),
    /// Captures the piece that has just passed the square.
    Passing,
    /// The same, and becomes this type.
    PassingPromotion(u8),
    /// Castles with the piece on this square, which goes to the second.
    Castling(u8, u8),
    /// A piece of the first type from the hand, as a piece of the second.
    Drop(u8, u8),
    /// Anything else: a number among the compound moves of its piece, and what it becomes.
    Compound(u16, u8),
    /// Nothing.
    Pass,
}

impl Kind {
    /// Whether the piece becomes another.
    pub(crate) const fn promotes(self) -> bool {
        match self {
            Self::Promotion(_) | Self::PassingPromotion(_) => true,
            Self::Compound(_, into) => into != NONE,
            _ => false,
        }
    }
}

/// The compound moves of a list.
#[derive(Clone, Debug, Default)]
pub struct Compounds<B> {
    /// By piece: its square, its compound moves.
    lists: Vec<(u8, Vec<Action<B>>)>,
}

impl<B: Bitboard> Compounds<B> {
    pub(crate) fn list(&mut self, from: u8) -> &mut Vec<Action<B>> {
        let place = self.lists.iter().position(|(known, _)| *known == from).unwrap_or_else(|| {
            self.lists.push((from, Vec::new()));
            self.lists.len() - 1
        });
        &mut self.lists[place].1
    }

    /// Forgets those of another position.
    pub(super) fn clear(&mut self) {
        self.lists.iter_mut().for_each(|(_, list)| list.clear());
    }

    /// All that a piece can do of this kind.
    pub(super) fn actions(&self, from: u8) -> &[Action<B>] {
        let list = self.lists.iter().find(|(known, _)| *known == from);
        list.map_or(&[], |(_, list)| list)
    }

    /// What a compound move does.
    pub(crate) fn action(&self, from: u8, number: u16) -> Option<&Action<B>> {
        self.actions(from).get(usize::from(number))
    }
}
