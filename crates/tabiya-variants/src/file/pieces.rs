//! `[pieces.LETTER]`.

use tabiya_board::Bitboard;
use tabiya_game::{Argument, Message};

use super::check::SIDES;
use super::codes::{
    DROP_ITSELF, DROP_OUTSIDE, DROP_WITHOUT_DROPS, HAND_WITHOUT_DROPS, NO_PIECES, ROYAL_IN_HAND,
};
use super::letter::is_letter;
use super::names::names;
use super::node::{Entry, Node, Table, Value};
use super::reader::Reader;
use super::squares::Empty;
use crate::cover::all;
use crate::spec::{ConfinedSpec, TypeId, TypeSpec};

/// The tables of pieces whose letters are well formed, in the order of the file.
pub(super) fn entries(file: &Table) -> impl Iterator<Item = &Entry> {
    let entries = file.table("pieces").map_or(&[][..], |pieces| &pieces.entries);
    entries.iter().filter(|entry| is_letter(&entry.key))
}

/// The letters that other keys may have been meant for.
pub(super) fn lost(file: &Table) -> Vec<String> {
    let entries = file.table("pieces").map_or(&[][..], |pieces| &pieces.entries);
    let others = entries.iter().filter(|entry| !is_letter(&entry.key));
    others.map(|entry| entry.key.to_ascii_uppercase()).collect()
}

/// Whether captured pieces come into a hand.
fn captures_to_hand(file: &Table) -> bool {
    file.table("drops").is_some_and(|drops| drops.flag("captures-to-hand"))
}

fn is_royal(entry: &Entry) -> bool {
    entry.node.as_table().is_some_and(|piece| piece.flag("royal"))
}

impl Reader {
    pub(super) fn read_pieces(&mut self, file: &Table) -> Vec<TypeSpec> {
        if let Some(pieces) = file.entry("pieces")
            && pieces.node.as_table().is_some_and(|pieces| pieces.entries.is_empty())
        {
            self.report.error(&pieces.place, NO_PIECES);
        }
        entries(file).enumerate().filter_map(|(kind, entry)| self.piece(file, kind, entry)).collect()
    }

    fn piece(&mut self, file: &Table, kind: TypeId, entry: &Entry) -> Option<TypeSpec> {
        let piece = entry.node.as_table()?;
        let letter = &*entry.key;
        let region = self.area(piece, "region", Empty::Refused).unwrap_or([all(self.geometry); 2]);
        let confined = self.confined(letter, piece);
        let mut spec = TypeSpec {
            letter: letter.to_owned(),
            names: names(piece, "name", letter),
            lines: self.lines_of(letter, piece),
            confined,
            spares: self.letters(piece.list("spares")),
            shuns: self.letters(piece.list("shuns")),
            royal: piece.flag("royal"),
            glyphs: glyphs(piece, letter),
            region,
            blast_immune: piece.flag("blast-immune"),
            in_hand: self.in_hand(file, kind, piece),
            drop_region: region,
            dropped_as: Vec::new(),
            drops_per_file: None,
            no_drop_mate: false,
        };
        if let Some(node) = piece.get("drop") {
            self.drop(file, kind, node, &mut spec);
        }
        Some(spec)
    }

    fn confined(&mut self, letter: &str, piece: &Table) -> Vec<ConfinedSpec> {
        let mut confined = Vec::new();
        for (_, table) in piece.tables("confined") {
            let lines = self.lines_of(letter, table);
            let from = self.area(table, "from", Empty::Refused);
            let to = self.area(table, "to", Empty::Refused);
            if let (Some(from), Some(to)) = (from, to) {
                confined.push(ConfinedSpec { lines, from, to });
            }
        }
        confined
    }

    fn in_hand(&mut self, file: &Table, kind: TypeId, piece: &Table) -> Option<TypeId> {
        let usual = Some(kind).filter(|_| captures_to_hand(file));
        let Some(node) = piece.get("in-hand") else { return usual };
        let Value::Text(text) = &node.value else { return None };
        let becomes = self.letter(text);
        if !captures_to_hand(file) {
            self.report.error(&node.place, HAND_WITHOUT_DROPS);
        } else if let Some(becomes) = becomes
            && becomes != kind
        {
            self.refuse_royal_in_hand(file, becomes, node);
        }
        becomes
    }

    fn refuse_royal_in_hand(&mut self, file: &Table, kind: TypeId, node: &Node) {
        if entries(file).nth(kind).is_some_and(is_royal) {
            let message = Message::new(ROYAL_IN_HAND).with("letter", Argument::text(&self.alphabet[kind]));
            self.report.error(&node.place, message);
        }
    }

    fn drop(&mut self, file: &Table, kind: TypeId, node: &Node, spec: &mut TypeSpec) {
        let Some(drop) = node.as_table() else { return };
        if file.get("drops").is_none() {
            self.report.error(&node.place, DROP_WITHOUT_DROPS);
        }
        if spec.royal {
            self.refuse_royal_in_hand(file, kind, node);
        }
        if let Some(region) = self.area(drop, "region", Empty::Allowed) {
            let is_outside = (0..2).any(|side| !(region[side] & !spec.region[side]).is_empty());
            if is_outside && let Some(node) = drop.get("region") {
                self.report.error(
                    &node.place,
                    Message::new(DROP_OUTSIDE).with("letter", Argument::text(&spec.letter)),
                );
            }
            spec.drop_region = region;
        }
        spec.dropped_as = self.letters(drop.list("as"));
        if spec.dropped_as.contains(&kind)
            && let Some(node) = drop.get("as")
        {
            self.report
                .error(&node.place, Message::new(DROP_ITSELF).with("letter", Argument::text(&spec.letter)));
        }
        spec.drops_per_file = drop.number("per-file").and_then(|number| number.try_into().ok());
        spec.no_drop_mate = drop.get("mate").and_then(Node::as_flag) == Some(false);
    }
}

fn glyphs(piece: &Table, letter: &str) -> [String; 2] {
    let usual = || letter.to_owned();
    match piece.get("glyph").map(|node| &node.value) {
        Some(Value::Text(text)) => [text.value.clone(), text.value.clone()],
        Some(Value::Table(sides)) => {
            SIDES.map(|side| sides.text(side).map_or_else(usual, |text| text.value.clone()))
        }
        _ => [usual(), usual()],
    }
}
