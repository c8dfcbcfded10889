use tabiya_pieces::Piece;

use super::value::{flag, inline, key, letter, letters, names, text};
use super::{Entries, Writer, entry};
use crate::cover::all;
use crate::spec::{ConfinedSpec, Names, TypeId, TypeSpec};

/// A piece that needs no more than this is told on one line.
const WIDTH: usize = 110;

impl Writer<'_> {
    pub(super) fn pieces(&mut self) {
        let pieces: Vec<(&str, Entries)> = (self.spec.types.iter().enumerate())
            .map(|(kind, of)| (&*of.letter, self.piece(kind, of)))
            .collect();
        let lines: Entries = pieces.iter().map(|(letter, piece)| (key(letter), inline(piece))).collect();
        if lines.iter().all(|(key, value)| key.len() + value.len() + 3 <= WIDTH) {
            self.head("[pieces]");
            self.entries(lines);
            return;
        }
        for (letter, piece) in pieces {
            self.head(format_args!("[pieces.{}]", key(letter)));
            self.entries(piece);
        }
    }

    fn piece(&self, kind: TypeId, of: &TypeSpec) -> Entries {
        let spec = self.spec;
        let mut piece = Entries::new();
        if of.names != (Names { en: of.letter.clone(), ..Names::default() }) {
            piece.push(entry("name", names(&of.names)));
        }
        piece.push(entry("line", lines(&of.lines)));
        piece.extend(flag("royal", of.royal));
        if of.glyphs.iter().any(|glyph| *glyph != of.letter) {
            piece.push(entry("glyph", by_side(of.glyphs.each_ref().map(|glyph| text(glyph)))));
        }
        if of.region != [all(spec.geometry); 2] {
            piece.push(entry("region", self.areas.sides(of.region)));
        }
        piece.extend(flag("blast-immune", of.blast_immune));
        if !of.confined.is_empty() {
            piece.push(entry("confined", self.confined(&of.confined)));
        }
        for (key, types) in [("spares", &of.spares), ("shuns", &of.shuns)] {
            if !types.is_empty() {
                piece.push(entry(key, letters(spec, types)));
            }
        }
        let to_hand = spec.drops.as_ref().is_some_and(|drops| drops.captures_to_hand);
        if of.in_hand != Some(kind).filter(|_| to_hand) {
            let becomes = of.in_hand.map_or_else(|| "false".to_owned(), |kind| letter(spec, kind));
            piece.push(entry("in-hand", becomes));
        }
        let drop = self.drop(of);
        if !drop.is_empty() {
            piece.push(entry("drop", inline(&drop)));
        }
        piece
    }

    fn confined(&self, confined: &[ConfinedSpec]) -> String {
        let table = |ConfinedSpec { lines: of, from, to }: &ConfinedSpec| {
            let entries = vec![
                entry("line", lines(of)),
                entry("from", self.areas.sides(*from)),
                entry("to", self.areas.sides(*to)),
            ];
            format!("    {},\n", inline(&entries))
        };
        match confined {
            [one] => format!("[{}]", table(one).trim().trim_end_matches(',')),
            _ => format!("[\n{}]", confined.iter().map(table).collect::<String>()),
        }
    }

    fn drop(&self, of: &TypeSpec) -> Entries {
        let mut drop = Entries::new();
        if of.drop_region != of.region {
            drop.push(entry("region", self.areas.sides(of.drop_region)));
        }
        if !of.dropped_as.is_empty() {
            drop.push(entry("as", letters(self.spec, &of.dropped_as)));
        }
        drop.extend(of.drops_per_file.map(|most| entry("per-file", most.to_string())));
        if of.no_drop_mate {
            drop.push(entry("mate", "false".to_owned()));
        }
        drop
    }
}

fn lines(lines: &[Piece; 2]) -> String {
    by_side(lines.each_ref().map(|line| text(&line.to_string())))
}

fn by_side([white, black]: [String; 2]) -> String {
    if white == black { white } else { format!("{{ white = {white}, black = {black} }}") }
}
