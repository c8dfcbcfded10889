use tabiya_board::Bitboard;

use super::{Cache, Making};
use crate::ini::codes;
use crate::ini::pieces::{Kind, Kinds};
use crate::spec::{PromotingMoves, PromotionSpec, Squares, TypeId};

impl Making<'_> {
    pub(super) fn promotions(&mut self, cache: &mut Cache) -> Vec<PromotionSpec> {
        let mut rules = Vec::new();
        for kind in Kind::all().filter(|kind| self.config.pieces.contains_key(kind)) {
            let unable = self.unable(kind, cache);
            for (side, unable) in unable.into_iter().enumerate() {
                if let Some(rule) = self.of_pawn(kind, side, unable) {
                    join(&mut rules, rule, side);
                }
                for rule in self.of_piece(kind, side, unable) {
                    join(&mut rules, rule, side);
                }
            }
        }
        rules
    }

    /// What a pawn becomes: one of several pieces, on arrival.
    fn of_pawn(&mut self, kind: Kind, side: usize, unable: Squares) -> Option<PromotionSpec> {
        let promotion = &self.config.promotion;
        let from = self.cast.plain(kind)?;
        let zone = self.zone(side);
        let to = self.becomes(kind, side);
        if to.is_empty() || zone.is_empty() {
            return None;
        }
        let mandatory = if promotion.mandatory_pawn { zone } else { zone & unable };
        let mut rule = PromotionSpec {
            from,
            zone: [Squares::EMPTY; 2],
            leaving: false,
            mandatory: [Squares::EMPTY; 2],
            limits: self.limits(&to),
            to,
            only: PromotingMoves::All,
        };
        rule.zone[side] = zone;
        rule.mandatory[side] = mandatory;
        Some(rule)
    }

    /// What a pawn of this kind becomes.
    fn becomes(&self, kind: Kind, side: usize) -> Vec<TypeId> {
        let promotion = &self.config.promotion;
        if !self.promotes(kind, side) {
            return Vec::new();
        }
        promotion.pieces[side].iter().filter_map(|kind| self.cast.pawn_promoted(kind)).collect()
    }

    /// Whether a kind promotes as pawns do. Chess pawns do whatever is said of others.
    fn promotes(&self, kind: Kind, side: usize) -> bool {
        kind == Kind::PAWN || self.config.promotion.pawns[side].contains(kind)
    }

    /// The zone, for pawns that would have to become something there and can't: they are kept out of it.
    pub(super) fn barred(&self, kind: Kind, side: usize) -> Squares {
        let must = self.config.promotion.mandatory_pawn && self.cast.promoted(kind).is_none();
        if must && self.promotes(kind, side) && self.becomes(kind, side).is_empty() {
            self.zone(side)
        } else {
            Squares::EMPTY
        }
    }

    /// What other pieces become by `+`, and back.
    fn of_piece(&mut self, kind: Kind, side: usize, unable: Squares) -> Vec<PromotionSpec> {
        let promotion = &self.config.promotion;
        let (Some(plain), Some(promoted)) = (self.cast.plain(kind), self.cast.promoted(kind)) else {
            return Vec::new();
        };
        let zone = self.zone(side);
        if zone.is_empty() {
            return Vec::new();
        }
        let all = self.whole();
        let is_pawn = promotion.pawns[side].contains(kind) && promotion.mandatory_pawn;
        let must = if promotion.mandatory_piece {
            all
        } else if is_pawn {
            zone
        } else {
            Squares::EMPTY
        };
        let only = if promotion.on_capture { PromotingMoves::Captures } else { PromotingMoves::All };
        let rule = |from: TypeId, to: TypeId, mandatory: Squares, limits: Vec<(TypeId, u8)>| {
            let mut rule = PromotionSpec {
                from,
                zone: [Squares::EMPTY; 2],
                leaving: kind != Kind::PAWN,
                mandatory: [Squares::EMPTY; 2],
                to: vec![to],
                limits,
                only,
            };
            rule.zone[side] = zone;
            rule.mandatory[side] = mandatory;
            rule
        };
        let has_demotion = promotion.demotion;
        let limits = self.limits(&[promoted]);
        if !limits.is_empty() && !must.is_empty() {
            self.partly("promotionLimit", codes::REASON_LIMIT);
        }
        let mut rules = vec![rule(plain, promoted, must | unable, limits)];
        if has_demotion {
            let back = if self.config.promotion.mandatory_piece { all } else { Squares::EMPTY };
            rules.push(rule(promoted, plain, back, Vec::new()));
        }
        rules
    }

    fn zone(&self, side: usize) -> Squares {
        self.config.promotion.region[side].on(self.geometry)
    }

    /// The limits that hold for these types.
    fn limits(&mut self, to: &[TypeId]) -> Vec<(TypeId, u8)> {
        let mut limits = Vec::new();
        for &id in to {
            let kind = self.cast.roles[id].moves;
            let Some(&(_, most)) = self.config.promotion.limits.iter().find(|(limited, _)| *limited == kind)
            else {
                continue;
            };
            // All pieces of the kind count there, of the type here.
            if self.cast.types_of(Kinds::NONE.with(kind)).len() > 1 {
                self.partly("promotionLimit", codes::REASON_COUNTS_KIND);
            }
            limits.push((id, u8::try_from(most).unwrap_or(u8::MAX)));
        }
        limits
    }
}

/// Adds a rule of one side, to the same rule of the other where there is one.
fn join(rules: &mut Vec<PromotionSpec>, rule: PromotionSpec, side: usize) {
    let is_same = |other: &&mut PromotionSpec| {
        other.zone[side].is_empty()
            && (other.from, other.leaving, other.only) == (rule.from, rule.leaving, rule.only)
            && other.to == rule.to
            && other.limits == rule.limits
    };
    match rules.iter_mut().find(is_same) {
        Some(other) => {
            other.zone[side] = rule.zone[side];
            other.mandatory[side] = rule.mandatory[side];
        }
        None => rules.push(rule),
    }
}
