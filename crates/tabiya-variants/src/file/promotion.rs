//! `[[promotion]]`.

use tabiya_board::Bitboard;
use tabiya_game::{Argument, Message};

use super::codes::{LIMIT_OF_NONE, MANDATORY_OUTSIDE, PROMOTES_TO_ITSELF, PROMOTION_REPEATED};
use super::node::Table;
use super::reader::Reader;
use super::squares::Empty;
use crate::spec::{PromotingMoves, PromotionSpec, Squares, TypeId};

impl Reader {
    pub(super) fn promotions(&mut self, file: &Table) -> Vec<PromotionSpec> {
        let mut promotions: Vec<PromotionSpec> = Vec::new();
        for (node, table) in file.tables("promotion") {
            let from = self.some_letters(table, "piece");
            let to = self.some_letters(table, "to");
            self.refuse_promotion_to_itself(table, &from, &to);
            let limits = self.limits(table, &to);
            let zone = self.area(table, "zone", Empty::Refused);
            let mandatory = self.area(table, "mandatory", Empty::Allowed);
            let leaving = table.flag("leaving");
            let Some(zone) = zone else { continue };
            if let (Some(mandatory), Some(node)) = (mandatory, table.get("mandatory"))
                && !leaving
                && (0..2).any(|side| !(mandatory[side] & !zone[side]).is_empty())
            {
                self.report.error(&node.place, MANDATORY_OUTSIDE);
            }
            let when = [
                ("all", PromotingMoves::All),
                ("captures", PromotingMoves::Captures),
                ("quiet", PromotingMoves::Quiet),
            ];
            let only = table.word("when", &when).unwrap_or(PromotingMoves::All);
            for from in from {
                let promotion = PromotionSpec {
                    from,
                    zone,
                    leaving,
                    mandatory: mandatory.unwrap_or(zone),
                    to: to.clone(),
                    limits: limits.clone(),
                    only,
                };
                if promotions.iter().any(|other| holds_in(&promotion, other)) {
                    let letter = Argument::text(&self.alphabet[from]);
                    self.report.note(&node.place, Message::new(PROMOTION_REPEATED).with("letter", letter));
                }
                promotions.push(promotion);
            }
        }
        promotions
    }

    fn refuse_promotion_to_itself(&mut self, table: &Table, from: &[TypeId], to: &[TypeId]) {
        for text in table.list("to").iter().filter_map(|node| node.as_text()) {
            let is_itself = |kind: &&TypeId| *self.alphabet[**kind] == *text.value;
            if from.iter().any(|kind| is_itself(&kind) && to.contains(kind)) {
                let message = Message::new(PROMOTES_TO_ITSELF).with("letter", Argument::text(&text.value));
                self.report.error(&text.place, message);
            }
        }
    }

    fn limits(&mut self, table: &Table, to: &[TypeId]) -> Vec<(TypeId, u8)> {
        let Some(entries) = table.table("limits") else { return Vec::new() };
        let mut limits = Vec::new();
        for entry in &entries.entries {
            let Some(kind) = self.letter_at(&entry.key, &entry.place) else { continue };
            if !to.contains(&kind) {
                let message = Message::new(LIMIT_OF_NONE).with("found", Argument::input(&*entry.key));
                self.report.error(&entry.place, message);
            }
            let limit = entry.node.as_number().and_then(|number| number.try_into().ok());
            limits.extend(limit.map(|limit| (kind, limit)));
        }
        limits
    }
}

/// Whether all that a rule says is said by another one.
fn holds_in(rule: &PromotionSpec, other: &PromotionSpec) -> bool {
    let is_within =
        |of: [Squares; 2], all: [Squares; 2]| (0..2).all(|side| (of[side] & !all[side]).is_empty());
    rule.from == other.from
        && rule.to.iter().all(|kind| other.to.contains(kind))
        && is_within(rule.zone, other.zone)
        && is_within(rule.mandatory, other.mandatory)
        && (other.leaving || !rule.leaving)
        && (other.only == rule.only || other.only == PromotingMoves::All)
        && rule.limits == other.limits
}
