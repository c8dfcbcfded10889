use super::Making;
use crate::ini::codes;
use crate::ini::config::Types;
use crate::ini::pieces::{Kind, Kinds};
use crate::spec::{Ends, Extinction, Goal, Repetition, Squares, TypeId, Verdict};
use tabiya_board::Bitboard;

impl Making<'_> {
    pub(super) fn ends(&mut self) -> Ends {
        let config = self.config;
        let checks = config.check_counting.then(|| {
            let (white, black) = self.start.checks().unwrap_or((1, 1));
            white.max(black)
        });
        Ends {
            checkmate: config.checkmate,
            stalemate: config.stalemate,
            extinctions: self.extinctions(),
            goals: self.goals(),
            checks,
            quiet: self.quiet(),
            repetition: self.repetition(),
            two_passes: None,
        }
    }

    fn quiet(&mut self) -> Option<(u16, Vec<TypeId>)> {
        let moves = self.config.quiet_moves;
        if moves == 0 {
            return None;
        }
        let types = self.types_of_both(self.config.quiet_types, "nMoveRuleTypes");
        let plies = moves.checked_mul(2);
        if plies.is_none() {
            self.partly("nMoveRule", codes::REASON_MANY_MOVES);
        }
        Some((plies?, types))
    }

    fn repetition(&mut self) -> Option<Repetition> {
        let config = self.config;
        if config.fold == 0 {
            return None;
        }
        let times = u8::try_from(config.fold).ok();
        match times {
            None => self.partly("nFoldRule", codes::REASON_MANY_TIMES),
            Some(1) => self.partly("nFoldRule", codes::REASON_ONCE),
            Some(_) => {}
        }
        if config.fold_is_absolute && config.fold_verdict != Verdict::Draw {
            self.partly("nFoldValueAbsolute", codes::REASON_ABSOLUTE);
        }
        Some(Repetition {
            times: times.filter(|&times| times > 1)?,
            verdict: opposite(config.fold_verdict),
            perpetual_check: config.perpetual_illegal.then_some(Verdict::Loss),
        })
    }

    fn extinctions(&mut self) -> Vec<Extinction> {
        let rule = &self.config.extinction;
        let Some(verdict) = rule.verdict else { return Vec::new() };
        // What is royal is not captured, but for explosions.
        if rule.pseudo_royal && !self.config.blast {
            return Vec::new();
        }
        let mut sets = Vec::new();
        match rule.types {
            Types::Any => sets.push(Vec::new()),
            Types::These(kinds) => {
                let kinds = kinds.iter().filter(|kind| self.config.pieces.contains_key(kind));
                sets.extend(kinds.map(|kind| self.cast.types_of(Kinds::NONE.with(kind))));
            }
        }
        let count = u8::try_from(rule.count).unwrap_or(u8::MAX);
        let opponents = u8::try_from(rule.opponent_count).unwrap_or(u8::MAX);
        let has_claim = rule.claim;
        if has_claim && opponents != count.saturating_add(1) {
            self.partly("extinctionClaim", codes::REASON_CLAIM);
        }
        let of = |types: Vec<TypeId>| Extinction {
            sides: [true; 2],
            types,
            each: false,
            at_most: count,
            verdict,
            opponent_at_least: opponents,
            reply: has_claim.then_some(Verdict::Draw),
        };
        sets.into_iter().map(of).collect()
    }

    fn goals(&mut self) -> Vec<Goal> {
        let flag = &self.config.flag;
        let mut goals: Vec<Goal> = Vec::new();
        let (pieces, reply) = (flag.piece, flag.reply);
        for side in 0..2 {
            let zone = flag.region[side].on(self.geometry);
            if zone.is_empty() {
                continue;
            }
            let types = match pieces[side] {
                None => (0..self.cast.roles.len()).collect(),
                Some(kind) => self.cast.types_of(Kinds::NONE.with(kind)),
            };
            if types.is_empty() {
                continue;
            }
            let by_king = pieces[side] == Some(Kind::KING);
            let mut zones = [Squares::EMPTY; 2];
            zones[side] = zone;
            let goal = Goal {
                types,
                zone: zones,
                leaving: reply && !by_king,
                verdict: Verdict::Win,
                reply: reply && by_king,
                safe: flag.safe,
            };
            match goals.iter_mut().find(|other| other.types == goal.types) {
                Some(other) => other.zone[side] = zone,
                None => goals.push(goal),
            }
        }
        if goals.iter().any(|goal| goal.leaving) {
            self.partly("flagMove", codes::REASON_LEAVES);
        }
        goals
    }
}

/// What it means for one side and for the other.
pub(in crate::ini) const fn opposite(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Win => Verdict::Loss,
        Verdict::Loss => Verdict::Win,
        Verdict::Draw => Verdict::Draw,
    }
}
