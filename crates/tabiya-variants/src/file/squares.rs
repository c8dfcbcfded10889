//! Squares as text: `a1`, `a1-c3`, `rank 3`, `files a-c`, `all`, `none`, names of regions, `not …`.

use std::ops::{Range, RangeInclusive};

use tabiya_board::{Bitboard, MAX_EDGE, Square};
use tabiya_game::{Argument, Message};
use tabiya_pieces::square_of_name;

use super::check::{SIDES, is_name, list, nearest};
use super::codes::{
    FILES, NO_SQUARES, NOTHING_BEFORE, OFF_BOARD, ONLY_HOLES, RANGE_DOWN, RANKS, REGION_SIDES,
    REGION_UNKNOWN, TERM, TERM_END, TERM_NEAR,
};
use super::node::{Node, Table, Text, Value};
use super::reader::Reader;
use crate::cover::all;
use crate::spec::Squares;

/// The words that are no names of regions.
pub(super) const WORDS: [&str; 7] = ["all", "none", "not", "rank", "ranks", "file", "files"];

/// One term of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term {
    takes_away: bool,
    pub(super) what: What,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    Set(Squares),
    /// The region with this number.
    Region(usize),
}

/// Whether a text may name no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Empty {
    /// It may, if it says so: `none`.
    Allowed,
    /// It may for one side only.
    Refused,
}

impl Reader {
    /// The squares of each side; `None` where the key is not there.
    pub(super) fn area(&mut self, table: &Table, key: &str, empty: Empty) -> Option<[Squares; 2]> {
        let node = table.get(key)?;
        let area = self.area_of(node)?;
        if empty == Empty::Refused
            && area.iter().all(|squares| squares.is_empty())
            && !self.report.has_errors()
        {
            self.report.error(&node.place, NO_SQUARES);
        }
        Some(area)
    }

    fn area_of(&mut self, node: &Node) -> Option<[Squares; 2]> {
        match &node.value {
            Value::Text(text) => {
                let terms = self.terms(text)?;
                let area = [self.union(&terms, 0)?, self.union(&terms, 1)?];
                self.refuse_nothing(text, area[0] | area[1])?;
                Some(area)
            }
            Value::Table(table) => {
                // Both are looked at before one of them fails.
                let [white, black] = [0, 1].map(|side| {
                    let text = table.text(SIDES[side])?;
                    let terms = self.terms(text)?;
                    let squares = self.union(&terms, side)?;
                    self.refuse_nothing(text, squares)?;
                    Some(squares)
                });
                Some([white?, black?])
            }
            _ => None,
        }
    }

    /// Squares that belong to nobody; `None` where the key is not there or its text is wrong.
    pub(super) fn squares(&mut self, table: &Table, key: &str) -> Option<Squares> {
        let text = table.text(key)?;
        let terms = self.terms(text)?;
        let [white, black] = [self.union(&terms, 0)?, self.union(&terms, 1)?];
        self.refuse_nothing(text, white | black)?;
        if white != black {
            self.report.error(&text.place, REGION_SIDES);
            return None;
        }
        Some(white)
    }

    /// Tells when a text names no square of the board without saying `none`.
    fn refuse_nothing(&mut self, text: &Text, squares: Squares) -> Option<()> {
        let code = if squares.is_empty() && text.value.trim() != "none" {
            NO_SQUARES
        } else if !squares.is_empty() && (squares & !self.holes).is_empty() {
            ONLY_HOLES
        } else {
            return Some(());
        };
        self.report.error(&text.place, code);
        None
    }

    /// The squares that terms make for a side; `None` where a region of theirs is wrong.
    pub(super) fn union(&self, terms: &[Term], side: usize) -> Option<Squares> {
        let mut squares = Squares::EMPTY;
        for term in terms {
            let set = match term.what {
                What::Set(set) => set,
                What::Region(region) => self.regions[region].squares?[side],
            };
            squares = if term.takes_away { squares & !set } else { squares | set };
        }
        Some(squares)
    }

    /// The terms of a text; `None` when one of them is wrong.
    pub(super) fn terms(&mut self, text: &Text) -> Option<Vec<Term>> {
        let mut words = words(&text.value);
        let mut terms = Vec::new();
        let mut is_sound = true;
        let mut is_first = true;
        while let Some(mut word) = words.next() {
            let takes_away = word.text == "not";
            if takes_away {
                if is_first {
                    is_sound = false;
                    self.report.error(&text.at(word.range.clone()), NOTHING_BEFORE);
                }
                let Some(next) = words.next() else {
                    self.term_end(text, word);
                    return None;
                };
                word = next;
            }
            is_first = false;
            let what = if matches!(word.text, "rank" | "ranks" | "file" | "files") {
                let Some(lines) = words.next() else {
                    self.term_end(text, word);
                    return None;
                };
                self.lines(text, word.text.starts_with('r'), &lines)
            } else {
                self.term(text, &word)
            };
            is_sound &= what.is_some();
            terms.extend(what.map(|what| Term { takes_away, what }));
        }
        is_sound.then_some(terms)
    }

    fn term_end(&mut self, text: &Text, last: Word<'_>) {
        let message = Message::new(TERM_END).with("found", Argument::input(last.text));
        self.report.error(&text.at(last.range), message);
    }

    fn term(&mut self, text: &Text, word: &Word<'_>) -> Option<What> {
        let Word { text: word, range } = word;
        match *word {
            "all" => return Some(What::Set(all(self.geometry))),
            "none" => return Some(What::Set(Squares::EMPTY)),
            _ => {}
        }
        if let Some(region) = self.regions.iter().position(|region| region.name == *word) {
            return Some(What::Region(region));
        }
        // That these are too many is told once.
        if self.cut_regions.contains(*word) {
            return None;
        }
        let place = text.at(range.clone());
        let (from, to) = word.split_once('-').unwrap_or((word, word));
        if is_square(from) && is_square(to) {
            let corners = [from, to].map(|name| square_of_name(self.geometry, name));
            let [Some(from), Some(to)] = corners else {
                let message = Message::new(OFF_BOARD).with("found", Argument::input(*word));
                self.report.error(&place, message.with("size", Argument::text(self.geometry)));
                return None;
            };
            return Some(What::Set(self.rectangle(from, to)));
        }
        let names: Vec<&str> = self.regions.iter().map(|region| &*region.name).collect();
        let message = match nearest(word, &[&names[..], &WORDS].concat()) {
            Some(near) => Message::new(TERM_NEAR).with("near", Argument::text(near)),
            None if is_name(word) => Message::new(REGION_UNKNOWN).with("known", list(&names)),
            None => Message::new(TERM),
        };
        self.report.error(&place, message.with("found", Argument::input(*word)));
        None
    }

    fn rectangle(&self, from: Square, to: Square) -> Squares {
        let between = |a: u8, b: u8| a.min(b)..=a.max(b);
        let (columns, rows) = (between(from.column(), to.column()), between(from.row(), to.row()));
        self.where_true(|square| columns.contains(&square.column()) && rows.contains(&square.row()))
    }

    fn where_true(&self, holds: impl Fn(Square) -> bool) -> Squares {
        let mut squares = Squares::EMPTY;
        for square in self.geometry.squares().filter(|&square| holds(square)) {
            squares.insert(self.geometry.index(square));
        }
        squares
    }

    /// The squares of `rank 3`, `ranks 1-4`, `file c`, `files a-c`.
    fn lines(&mut self, text: &Text, are_ranks: bool, word: &Word<'_>) -> Option<What> {
        let Word { text: word, range } = word;
        let place = text.at(range.clone());
        let number = |name: &str| if are_ranks { rank(name) } else { file(name) };
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        let (Some(from), Some(to)) = (number(first), number(last)) else {
            let message = Message::new(if are_ranks { RANKS } else { FILES });
            self.report.error(&place, message.with("found", Argument::input(*word)));
            return None;
        };
        let (height, width) = (self.geometry.height(), self.geometry.width());
        let edge = if are_ranks { height } else { width };
        if from > to {
            let message = Message::new(RANGE_DOWN).with("found", Argument::input(*word));
            self.report.error(&place, message.with("right", Argument::text(format!("{last}-{first}"))));
            return None;
        }
        if to > edge {
            let message = Message::new(OFF_BOARD).with("found", Argument::input(*word));
            self.report.error(&place, message.with("size", Argument::text(self.geometry)));
            return None;
        }
        let lines: RangeInclusive<u8> = from..=to;
        Some(What::Set(self.where_true(|square| {
            lines.contains(&if are_ranks { height - square.row() } else { square.column() + 1 })
        })))
    }
}

/// A word of a text, and where it stands.
struct Word<'t> {
    text: &'t str,
    range: Range<usize>,
}

fn words(text: &str) -> impl Iterator<Item = Word<'_>> {
    let is_separator = |c: char| c.is_whitespace() || c == ',';
    let mut start = 0;
    text.split(is_separator).filter_map(move |word| {
        let range = start..start + word.len();
        let separator = text[range.end..].chars().next().map_or(0, char::len_utf8);
        start = range.end + separator;
        (!word.is_empty()).then_some(Word { text: word, range })
    })
}

/// Whether a word has the form of a square's name.
pub(super) fn is_square(word: &str) -> bool {
    let Some((column, row)) = word.split_at_checked(1) else { return false };
    // On the largest board there is.
    file(column).is_some_and(|file| file <= MAX_EDGE) && rank(row).is_some()
}

/// A rank's number, from 1.
fn rank(text: &str) -> Option<u8> {
    let is_number =
        text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| is_number)
}

/// A file's number, from 1.
fn file(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'a'..=b'z'] => Some(letter - b'a' + 1),
        _ => None,
    }
}
