use super::Making;
use crate::ini::codes;
use crate::ini::config::Types;
use crate::ini::pieces::{Kind, Kinds};
use crate::spec::Royalty;

/// So many pieces of a kind no side ever has.
pub(in crate::ini) const MANY: u16 = 15;

impl Making<'_> {
    pub(super) fn is_royal(&self, kind: Kind) -> bool {
        kind == Kind::KING || self.pseudo_royals().contains(kind)
    }

    /// Types whose last pieces are royal.
    fn pseudo_royals(&self) -> Kinds {
        let extinction = &self.config.extinction;
        match extinction.types {
            Types::These(kinds) if extinction.pseudo_royal => kinds,
            _ => Kinds::NONE,
        }
    }

    pub(super) fn royalty(&mut self) -> Royalty {
        let extinction = &self.config.extinction;
        let (count, duple) = (extinction.count, extinction.duple);
        let royals: Vec<Kind> =
            self.pseudo_royals().iter().filter(|kind| self.config.pieces.contains_key(kind)).collect();
        if royals.is_empty() {
            return Royalty::Each;
        }
        if duple {
            return Royalty::All;
        }
        if count >= MANY {
            return Royalty::Each;
        }
        let has_both = (0..2).any(|side| {
            let with_king = royals.iter().chain([&Kind::KING]);
            with_king.filter(|&&kind| self.start.has(self.config, side, kind)).count() > 1
        });
        if count > 0 || has_both {
            self.partly("extinctionPseudoRoyal", codes::REASON_ROYALS);
        }
        Royalty::Last
    }
}
