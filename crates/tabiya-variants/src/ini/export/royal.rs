use super::Exporting;
use crate::ini::config::Types;
use crate::ini::import::MANY;
use crate::spec::{Royalty, Verdict};

impl Exporting<'_> {
    /// Royal pieces beside the king are such as must not die out.
    pub(super) fn royals(&mut self) {
        let kinds = self.royal_kinds();
        if kinds.is_empty() || self.spec.royalty == Royalty::Nothing {
            return;
        }
        let extinction = &mut self.config.extinction;
        extinction.pseudo_royal = true;
        extinction.verdict = Some(Verdict::Loss);
        extinction.types = Types::These(kinds);
        extinction.duple = self.spec.royalty == Royalty::All;
        let is_single = self.spec.blast.is_some() || self.spec.royalty != Royalty::Each;
        extinction.count = if is_single { 0 } else { MANY * 4 };
    }
}
