use tabiya_board::{Bitboard, Side};
use tabiya_game::Mode;

use super::Exporting;
use super::castling::castlings;
use super::moves::{Moving, on_lines, whole};
use super::presence::{can_be_held, presence};
use crate::ini::area::Area;
use crate::ini::pieces::{Kind, Kinds};
use crate::spec::{PromotingMoves, Spec, Squares, TypeId};
use crate::text::{Stands, read_fen};

/// What the pieces of a side become, wherever a variant says it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Rule {
    pub(super) from: TypeId,
    pub(super) side: usize,
    pub(super) zone: Squares,
    pub(super) leaving: bool,
    pub(super) mandatory: Squares,
    pub(super) to: Vec<TypeId>,
    pub(super) limits: Vec<(TypeId, u8)>,
    pub(super) only: PromotingMoves,
}

/// All promotions of a variant.
pub(super) fn rules(spec: &Spec) -> Vec<Rule> {
    let mut rules = Vec::new();
    for rule in &spec.promotions {
        for side in 0..2 {
            rules.push(Rule {
                from: rule.from,
                side,
                zone: rule.zone[side],
                leaving: rule.leaving,
                mandatory: rule.mandatory[side],
                to: rule.to.clone(),
                limits: rule.limits.clone(),
                only: rule.only,
            });
        }
    }
    for from in 0..spec.types.len() {
        let moving = Moving::of(spec, from);
        for (side, parts) in moving.sides.iter().enumerate() {
            for promotion in &parts.promotions {
                let zone = on_lines(promotion.lines, spec.geometry, side);
                let id = |letter: &String| spec.types.iter().position(|of| of.letter == *letter);
                rules.push(Rule {
                    from,
                    side,
                    zone,
                    leaving: false,
                    mandatory: if promotion.optional { Squares::EMPTY } else { zone },
                    to: promotion.choices.iter().filter_map(id).collect(),
                    limits: Vec::new(),
                    only: PromotingMoves::All,
                });
            }
        }
    }
    rules.retain(|rule| !rule.zone.is_empty());
    // What no piece of a side can do is no rule of that side.
    let present = presence(spec, &rules);
    rules.retain(|rule| present[rule.side][rule.from]);
    rules
}

impl Rule {
    /// Whether it turns a piece over: `P` into `+P`.
    pub(super) fn turns(&self, spec: &Spec) -> bool {
        let [to] = self.to.as_slice() else { return false };
        spec.types[*to].letter.strip_prefix('+') == Some(&spec.types[self.from].letter)
    }

    /// Whether a piece can stand in the zone as what it is: it may stay so, is there at the start, is dropped there,
    /// castles there, or is what another has become there.
    pub(super) fn leaves_some(&self, spec: &Spec, rules: &[Self]) -> bool {
        let zone = self.zone & spec.types[self.from].region[self.side];
        let may_stay = self.only != PromotingMoves::All || !(zone & !self.mandatory).is_empty();
        let here = Stands::Piece(Side::from_index(self.side), self.from);
        let is_home = read_fen(spec, &spec.start, Mode::Exact)
            .is_ok_and(|read| zone.iter().any(|square| read.setup.squares.get(square) == Some(&here)));
        let is_dropped = spec.types.iter().enumerate().any(|(held, of)| {
            let faces = held == self.from || of.dropped_as.contains(&self.from);
            faces && can_be_held(spec, held)
        }) && !(zone & spec.types[self.from].drop_region[self.side]).is_empty();
        let castles = castlings(spec).iter().any(|castling| {
            castling.side == self.side
                && (zone.contains(castling.mover.1) || zone.contains(castling.partner.1))
        });
        let is_made = rules.iter().any(|rule| {
            rule.side == self.side
                && rule.to.contains(&self.from)
                && (rule.leaving || !(rule.zone & zone).is_empty())
        });
        may_stay || is_home || is_dropped || castles || is_made
    }

    /// Whether it turns it back.
    pub(super) fn turns_back(&self, spec: &Spec) -> bool {
        let [to] = self.to.as_slice() else { return false };
        spec.types[self.from].letter.strip_prefix('+') == Some(&spec.types[*to].letter)
    }
}

impl Exporting<'_> {
    pub(super) fn promotions(&mut self) {
        let spec = self.spec;
        let rules = rules(spec);
        let promotion = &mut self.config.promotion;
        // Nothing is promoted unless it is said.
        promotion.pawns = [Kinds::NONE; 2];
        promotion.pieces = [Kinds::NONE; 2];
        promotion.mandatory_pawn = true;
        let mut limits = Vec::new();
        for side in 0..2 {
            match rules.iter().find(|rule| rule.side == side) {
                Some(rule) => promotion.region[side] = Area::of(rule.zone, self.geometry),
                // What turns over for the other side, or has turned over at the start, would do so for this one.
                None if !promotion.promoted.is_empty() => promotion.region[side] = Area::NONE,
                None => {}
            }
        }
        for rule in &rules {
            let kind = |id: &TypeId| self.kinds[*id];
            let Some(from) = kind(&rule.from) else { continue };
            promotion.on_capture |= rule.only == PromotingMoves::Captures;
            limits.extend(
                rule.limits.iter().filter_map(|(id, most)| Some((self.kinds[*id]?, u16::from(*most)))),
            );
            if rule.turns_back(spec) {
                promotion.demotion = true;
            } else if rule.turns(spec) {
                promotion.mandatory_piece |= rule.mandatory == whole(self.geometry);
                if rule.mandatory == rule.zone && rule.mandatory != whole(self.geometry) {
                    // Chess pawns do as pawns have to, whatever other pieces have to.
                    let kinds = if from == Kind::PAWN { &mut promotion.pawns } else { &mut self.must_turn };
                    kinds[rule.side] = kinds[rule.side].with(from);
                }
            } else {
                let side = rule.side;
                promotion.pawns[side] = promotion.pawns[side].with(from);
                promotion.pieces[side] = promotion.pieces[side].or(rule.to.iter().filter_map(kind).collect());
                promotion.mandatory_pawn &= rule.mandatory == rule.zone;
            }
        }
        limits.sort_unstable();
        limits.dedup();
        promotion.limits = limits;
    }
}
