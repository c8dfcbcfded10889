//! What is spoken of: the variant, with the names of its pieces.

use tabiya_board::Side;
use tabiya_game::{Argument, Name, ReadSetup};

use crate::spec::{Spec, TypeId};
use crate::text::{self, SIDES, Setup, Stands};

/// A variant whose rules are told.
pub(super) struct Terms<'s> {
    pub(super) spec: &'s Spec,
    /// The start position.
    pub(super) start: Setup,
}

impl<'s> Terms<'s> {
    pub(super) fn new(spec: &'s Spec) -> Self {
        let read = text::read_fen(spec, &spec.start, tabiya_game::Mode::Exact);
        let ReadSetup { setup: start, .. } = read.expect("a sound spec has a start position");
        Self { spec, start }
    }

    /// What the variant is called; its name where it has no title.
    pub(super) fn title(&self) -> Argument {
        let title = text::name_of(&self.spec.title);
        if title.en.is_empty() { Argument::text(&self.spec.name) } else { title.into() }
    }

    /// What a type is called; its letter where it has no name.
    pub(super) fn name(&self, kind: TypeId) -> Argument {
        let of = &self.spec.types[kind];
        let name: Name = text::name_of(&of.names);
        if name.en.is_empty() { Argument::text(&of.letter) } else { name.into() }
    }

    /// What several types are called.
    pub(super) fn names(&self, types: impl IntoIterator<Item = TypeId>) -> Argument {
        types.into_iter().map(|kind| self.name(kind)).collect::<Vec<_>>().into()
    }

    /// The royal types.
    pub(super) fn royals(&self) -> Vec<TypeId> {
        (0..self.spec.types.len()).filter(|&kind| self.spec.types[kind].royal).collect()
    }

    /// The type that stands on a square in the start position.
    pub(super) fn starts_on(&self, index: usize) -> Option<TypeId> {
        match self.start.squares[index] {
            Stands::Piece(_, kind) => Some(kind),
            Stands::Nothing | Stands::Hole => None,
        }
    }
}

/// A side in words.
pub(super) fn side(side: Side) -> Argument {
    SIDES[side.index()].into()
}
