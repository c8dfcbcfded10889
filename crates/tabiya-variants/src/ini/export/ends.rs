use tabiya_board::Bitboard;

use super::Exporting;
use crate::ini::area::Area;
use crate::ini::config::Types;
use crate::ini::import::opposite;
use crate::ini::pieces::Kind;
use crate::spec::Verdict;

impl Exporting<'_> {
    pub(super) fn ends(&mut self) {
        let ends = &self.spec.ends;
        self.config.checkmate = ends.checkmate;
        self.config.stalemate = ends.stalemate;
        self.config.quiet_moves = ends.quiet.as_ref().map_or(0, |(plies, _)| plies / 2);
        if let Some((_, types)) = &ends.quiet {
            self.config.quiet_types = [self.kinds_of(types); 2];
        }
        self.config.fold = ends.repetition.map_or(0, |repetition| repetition.times.into());
        if let Some(repetition) = ends.repetition {
            self.config.fold_verdict = opposite(repetition.verdict);
            self.config.perpetual_illegal = repetition.perpetual_check == Some(Verdict::Loss);
        }
        self.config.check_counting = ends.checks.is_some();
        self.extinctions();
        self.goals();
    }

    fn extinctions(&mut self) {
        let extinctions = &self.spec.ends.extinctions;
        if self.config.extinction.pseudo_royal {
            return;
        }
        let Some(first) = extinctions.first() else { return };
        let kinds = extinctions.iter().flat_map(|rule| &rule.types).copied().collect::<Vec<_>>();
        let kinds = self.kinds_of(&kinds);
        let extinction = &mut self.config.extinction;
        extinction.types = if first.types.is_empty() { Types::Any } else { Types::These(kinds) };
        extinction.verdict = Some(first.verdict);
        extinction.count = first.at_most.into();
        let least = extinctions.iter().map(|rule| rule.opponent_at_least).min();
        extinction.opponent_count = least.unwrap_or_default().into();
        extinction.claim = extinctions.iter().any(|rule| rule.reply.is_some());
    }

    fn goals(&mut self) {
        for goal in &self.spec.ends.goals {
            for side in (0..2).filter(|&side| !goal.zone[side].is_empty()) {
                self.config.flag.region[side] = Area::of(goal.zone[side], self.geometry);
                let plain = (0..self.spec.types.len()).filter(|&id| self.spec.types[id].letter.len() == 1);
                let is_any = plain.into_iter().all(|id| goal.types.contains(&id));
                let kinds = self.kinds_of(&goal.types);
                let one: Option<Kind> = kinds.iter().next();
                self.config.flag.piece[side] = one.filter(|_| !is_any || kinds.iter().count() == 1);
            }
            self.config.flag.reply |= goal.reply || goal.leaving;
            self.config.flag.safe |= goal.safe;
        }
    }
}
