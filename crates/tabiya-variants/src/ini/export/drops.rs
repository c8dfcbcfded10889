use tabiya_board::Bitboard;

use super::Exporting;
use super::presence::can_be_held;
use super::promotion::{Rule, rules};
use crate::ini::area::Area;
use crate::spec::{Squares, TypeId};

impl Exporting<'_> {
    pub(super) fn drops(&mut self) {
        let spec = self.spec;
        let Some(rule) = &spec.drops else { return };
        let promoted_stay = (0..spec.types.len()).any(|id| self.stays_promoted(id));
        let drops = &mut self.config.drops;
        drops.allowed = true;
        drops.to_hand = rule.captures_to_hand;
        drops.must = rule.first;
        drops.promoted_stay = rule.captures_to_hand && promoted_stay;
        let region = [0, 1].map(|side| {
            let held = (0..spec.types.len()).filter(|&id| can_be_held(spec, id));
            held.map(|id| spec.types[id].drop_region[side]).fold(Squares::EMPTY, |all, region| all | region)
        });
        let is_whole = |squares: Squares| squares.len() as usize == self.geometry.area();
        if !region.into_iter().all(is_whole) {
            drops.region = region.map(|squares| Area::of(squares, self.geometry));
        }
        for (of, kind) in spec.types.iter().zip(&self.kinds) {
            let Some(kind) = *kind else { continue };
            if let Some(count) = of.drops_per_file {
                drops.not_doubled = Some(kind);
                drops.doubled_count = count.into();
            }
            drops.pawn_mate_illegal |= of.no_drop_mate;
            drops.as_promoted |= !of.dropped_as.is_empty();
        }
    }

    /// Whether what a piece has become stays so in the hand of who captures it.
    fn stays_promoted(&self, id: TypeId) -> bool {
        let promotes_to = |rule: &Rule| rule.to.contains(&id) && !rule.turns_back(self.spec);
        self.spec.types[id].letter.len() == 1 && rules(self.spec).iter().any(promotes_to)
    }
}
