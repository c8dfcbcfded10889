//! `[regions.NAME]`.

use tabiya_board::Bitboard;
use tabiya_game::{Argument, Message};

use super::check::{SIDES, is_name};
use super::codes::{MISSING_SIDE, NO_SQUARES, REGION_CIRCLE, REGION_NAME, REGION_NOWHERE, REGION_TWICE};
use super::keys::MAX_REGIONS;
use super::node::{Entry, Table, Text};
use super::reader::Reader;
use super::report::about;
use super::squares::{Term, WORDS, What, is_square};
use crate::spec::{Drawn, RegionSpec, Squares};

/// A region, as far as it is known.
pub(super) struct Region {
    pub(super) name: String,
    drawn: Drawn,
    /// `None` before they are read, and where they can't be.
    pub(super) squares: Option<[Squares; 2]>,
}

impl Region {
    pub(super) fn into_spec(self) -> RegionSpec {
        let Self { name, drawn, squares } = self;
        RegionSpec { name, drawn, squares: squares.unwrap_or([Squares::EMPTY; 2]) }
    }
}

/// A region as it is written.
struct Definition<'n> {
    texts: [&'n Text; 2],
    terms: [Vec<Term>; 2],
    progress: Progress,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Waiting,
    Begun,
    Done,
}

impl Reader {
    /// Reads the regions. They may speak of one another in any order, but not in a circle.
    pub(super) fn read_regions(&mut self, file: &Table) {
        let Some(regions) = file.table("regions") else { return };
        self.cut_regions = regions.entries.iter().skip(MAX_REGIONS).map(|entry| entry.key.clone()).collect();
        let entries: Vec<&Entry> = regions.entries.iter().take(MAX_REGIONS).collect();
        for entry in &entries {
            if !is_free(&entry.key) {
                let message = Message::new(REGION_NAME).with("found", Argument::input(&*entry.key));
                self.report.error(&entry.place, message);
            }
            let drawn = entry.node.as_table().and_then(|table| {
                let drawn = [
                    ("none", Drawn::Nothing),
                    ("palace", Drawn::Palace),
                    ("river", Drawn::River),
                    ("zone", Drawn::Zone),
                ];
                table.word("draw", &drawn)
            });
            let drawn = drawn.unwrap_or(Drawn::Nothing);
            self.regions.push(Region { name: entry.key.to_string(), drawn, squares: None });
        }
        let mut definitions: Vec<_> = entries.iter().map(|entry| self.definition(entry)).collect();
        for region in 0..definitions.len() {
            self.define(&mut definitions, region);
        }
        for (region, entry) in entries.iter().enumerate() {
            if self.regions[region].squares.is_some_and(|area| area.iter().all(|squares| squares.is_empty()))
            {
                self.report.error(&entry.place, NO_SQUARES);
            }
        }
    }

    fn definition<'n>(&mut self, entry: &'n Entry) -> Option<Definition<'n>> {
        let table = entry.node.as_table()?;
        let squares = table.entry("squares");
        let sides = SIDES.map(|side| table.entry(side));
        let is_own = |entry: &&Entry| entry.place.inherited.is_none();
        // What a file says itself stands in place of what it takes over.
        let has_own =
            [sides.into_iter().flatten().any(|side| is_own(&side)), squares.is_some_and(|of| is_own(&of))];
        let texts = match (squares, sides) {
            (Some(both), [None, None]) => [both; 2],
            (Some(both), _) if has_own == [false, true] => [both; 2],
            (Some(_), [Some(white), Some(black)]) if has_own == [true, false] => [white, black],
            (None, [Some(white), Some(black)]) => [white, black],
            (Some(both), _) => {
                self.report.error(&both.place, about(REGION_TWICE, &entry.key));
                return None;
            }
            (None, [None, None]) => {
                self.report.error(&entry.place, about(REGION_NOWHERE, &entry.key));
                return None;
            }
            (None, [white, _]) => {
                let side = Argument::text(SIDES[usize::from(white.is_some())]);
                self.report.error(&entry.place, about(MISSING_SIDE, &entry.key).with("side", side));
                return None;
            }
        };
        let [Some(white), Some(black)] = texts.map(|entry| entry.node.as_text()) else { return None };
        let [of_white, of_black] = [white, black].map(|text| self.terms(text));
        Some(Definition { texts: [white, black], terms: [of_white?, of_black?], progress: Progress::Waiting })
    }

    fn define(&mut self, definitions: &mut [Option<Definition<'_>>], region: usize) {
        let Some(definition) = &mut definitions[region] else { return };
        if definition.progress != Progress::Waiting {
            return;
        }
        definition.progress = Progress::Begun;
        let (terms, texts) = (definition.terms.clone(), definition.texts);
        for (terms, text) in terms.iter().zip(texts) {
            for term in terms {
                let What::Region(other) = term.what else { continue };
                self.define(definitions, other);
                if definitions[other].as_ref().is_some_and(|other| other.progress == Progress::Begun) {
                    self.report.error(&text.place, about(REGION_CIRCLE, &self.regions[region].name));
                }
            }
        }
        let area = terms.iter().enumerate().map(|(side, terms)| self.union(terms, side));
        if let Some([white, black]) = area.collect::<Option<Vec<_>>>().as_deref() {
            self.regions[region].squares = Some([*white, *black]);
        }
        if let Some(definition) = &mut definitions[region] {
            definition.progress = Progress::Done;
        }
    }
}

/// Whether a region can have this name without being taken for something else.
fn is_free(name: &str) -> bool {
    let (from, to) = name.split_once('-').unwrap_or((name, name));
    is_name(name) && !WORDS.contains(&name) && !(is_square(from) && is_square(to))
}
