use tabiya_pieces::square_name;

use super::value::{flag, inline, key, letter, letters, text};
use super::{Entries, Writer, entry};
use crate::cover::all;
use crate::spec::{BlastSpec, CastlingSpec, DropSpec, PromotingMoves, PromotionSpec};

impl Writer<'_> {
    pub(super) fn rules(&mut self) {
        let spec = self.spec;
        // One table for pieces that promote alike.
        let alike = |a: &PromotionSpec, b: &PromotionSpec| *a == PromotionSpec { from: a.from, ..b.clone() };
        for promotions in spec.promotions.chunk_by(alike) {
            let promotion = self.promotion(promotions);
            self.head("[[promotion]]");
            self.entries(promotion);
        }
        for castling in &spec.castlings {
            let castling = self.castling(castling);
            self.head("[[castling]]");
            self.entries(castling);
        }
        for rule in &spec.en_passant {
            let mut entries = vec![
                entry("victims", letters(spec, &rule.victims)),
                entry("captors", letters(spec, &rule.captors)),
            ];
            if rule.squares != all(spec.geometry) {
                entries.push(entry("squares", self.areas.squares(rule.squares)));
            }
            self.head("[[en-passant]]");
            self.entries(entries);
        }
        if let Some(DropSpec { captures_to_hand, first }) = spec.drops {
            self.head("[drops]");
            let entries = [flag("captures-to-hand", captures_to_hand), flag("first", first)];
            self.entries(entries.into_iter().flatten().collect());
        }
        if let Some(BlastSpec { radius, captor, touching_royals }) = spec.blast {
            let mut blast = vec![entry("radius", radius.to_string())];
            if !captor {
                blast.push(entry("captor", "false".to_owned()));
            }
            blast.extend(flag("touching-royals", touching_royals));
            self.head("[blast]");
            self.entries(blast);
        }
    }

    /// A promotion of several pieces that differs in nothing but the piece.
    fn promotion(&self, promotions: &[PromotionSpec]) -> Entries {
        let spec = self.spec;
        let promotion = &promotions[0];
        let from: Vec<_> = promotions.iter().map(|promotion| promotion.from).collect();
        let piece = if let [one] = *from { letter(spec, one) } else { letters(spec, &from) };
        let mut entries = vec![entry("piece", piece), entry("zone", self.areas.sides(promotion.zone))];
        entries.extend(flag("leaving", promotion.leaving));
        if promotion.mandatory != promotion.zone {
            entries.push(entry("mandatory", self.areas.sides(promotion.mandatory)));
        }
        entries.push(entry("to", letters(spec, &promotion.to)));
        if !promotion.limits.is_empty() {
            let limit = |&(kind, most): &(usize, u8)| {
                (key(spec.types.get(kind).map_or("", |kind| &kind.letter)), most.to_string())
            };
            entries.push(entry("limits", inline(&promotion.limits.iter().map(limit).collect())));
        }
        let when = match promotion.only {
            PromotingMoves::All => None,
            PromotingMoves::Captures => Some("captures"),
            PromotingMoves::Quiet => Some("quiet"),
        };
        entries.extend(when.map(|word| entry("when", text(word))));
        entries
    }

    fn castling(&self, castling: &CastlingSpec) -> Entries {
        let geometry = self.spec.geometry;
        let name = |index| square_name(geometry, geometry.square(index));
        let way = |(from, to): (usize, usize)| text(&format!("{}{}", name(from), name(to)));
        let side = if castling.side == 0 { "white" } else { "black" };
        vec![
            entry("side", text(side)),
            entry("mover", way(castling.mover)),
            entry("partner", way(castling.partner)),
        ]
    }
}
