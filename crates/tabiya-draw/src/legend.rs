//! The signs that a picture of a piece's moves has, each with its meaning.

use std::collections::{BTreeMap, BTreeSet};

use tabiya_board::Square;
use tabiya_game::Code;
use tabiya_game::diagram::{Manner, When};
use tabiya_messages::Catalogue;

use crate::area::{self, Zone};
use crate::canvas::{Anchor, Canvas, Paint};
use crate::font::Font;
use crate::palette::Palette;
use crate::point::Point;
use crate::sign::{self, Effect, Sign};
use crate::track::{self, Ends, Line};

/// A kind of sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Entry {
    Effect(Effect),
    When(When),
    Leg,
    Track(Manner),
    Stop,
    Zone(Zone),
}

impl Entry {
    const ORDER: [Self; 15] = [
        Self::Effect(Effect::Both),
        Self::Effect(Effect::Move),
        Self::Effect(Effect::Capture),
        Self::Effect(Effect::Elsewhere),
        Self::When(When::FirstMove),
        Self::When(When::Conditional),
        Self::Leg,
        Self::Track(Manner::Slide),
        Self::Track(Manner::Leap),
        Self::Track(Manner::Hop),
        Self::Track(Manner::Partner),
        Self::Stop,
        Self::Zone(Zone::Own),
        Self::Zone(Zone::Enemy),
        Self::Zone(Zone::Explosion),
    ];

    /// What it means. `When::Always` has no sign.
    pub(crate) const fn code(self) -> Code {
        match self {
            Self::Effect(Effect::Both) => Code::new("draw.legend.both"),
            Self::Effect(Effect::Move) | Self::When(When::Always) => Code::new("draw.legend.move"),
            Self::Effect(Effect::Capture) => Code::new("draw.legend.capture"),
            Self::Effect(Effect::Elsewhere) => Code::new("draw.legend.elsewhere"),
            Self::When(When::FirstMove) => Code::new("draw.legend.first-move"),
            Self::When(When::Conditional) => Code::new("draw.legend.condition"),
            Self::Leg => Code::new("draw.legend.leg"),
            Self::Track(Manner::Slide) => Code::new("draw.legend.slide"),
            Self::Track(Manner::Leap) => Code::new("draw.legend.leap"),
            Self::Track(Manner::Hop) => Code::new("draw.legend.hop"),
            Self::Track(Manner::Partner) => Code::new("draw.legend.partner"),
            Self::Stop => Code::new("draw.legend.stop"),
            Self::Zone(Zone::Own) => Code::new("draw.legend.own"),
            Self::Zone(Zone::Enemy) => Code::new("draw.legend.enemy"),
            Self::Zone(Zone::Explosion) => Code::new("draw.legend.explosion"),
        }
    }
}

/// The kinds of signs that occur, in their order.
pub(crate) fn entries(
    signs: &BTreeMap<Square, Vec<Sign>>,
    lines: &[Line],
    zones: &BTreeMap<Zone, Vec<Square>>,
) -> Vec<Entry> {
    let mut found = BTreeSet::new();
    for sign in signs.values().flatten() {
        found.insert(Entry::Effect(sign.effect));
        found.insert(Entry::When(sign.when));
        if sign.leg > 1 {
            found.insert(Entry::Leg);
        }
    }
    for line in lines {
        found.insert(Entry::Track(line.manner));
        if line.stopped_by.is_some() {
            found.insert(Entry::Stop);
        }
    }
    found.extend(zones.keys().map(|&zone| Entry::Zone(zone)));
    Entry::ORDER.into_iter().filter(|entry| found.contains(entry)).collect()
}

/// The legend laid out: how wide and high it is, and where each entry stands.
pub(crate) struct Legend {
    /// The size of its text.
    text: f64,
    entries: Vec<Item>,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

struct Item {
    entry: Entry,
    lines: Vec<String>,
    at: Point,
}

/// The room of a sign, in sizes of the text.
const ICON: f64 = 2.9;
const SPACE: f64 = 0.6;
const GAP: f64 = 1.6;
const LINE: f64 = 1.3;
const ROW: f64 = 2.0;

impl Legend {
    /// The entries in as many columns as fit the width.
    pub(crate) fn new(entries: &[Entry], catalogue: &Catalogue, font: &Font, text: f64, width: f64) -> Self {
        let words: Vec<String> = entries.iter().map(|entry| catalogue.word(entry.code())).collect();
        let widest = words.iter().map(|words| font.width(words)).fold(0.0, f64::max);
        let most = (width / text - ICON - SPACE).max(4.0);
        let lines: Vec<Vec<String>> = words.iter().map(|words| wrapped(font, words, most)).collect();
        let column = (ICON + SPACE + widest.min(most)) * text;
        let count =
            (((width + GAP * text) / (column + GAP * text)).floor() as usize).clamp(1, entries.len().max(1));
        let rows = entries.len().div_ceil(count);
        let mut placed: Vec<Item> = Vec::new();
        let mut height: f64 = 0.0;
        for (index, (&entry, lines)) in entries.iter().zip(lines).enumerate() {
            let (column_index, row) = (index / rows, index % rows);
            let top = match placed.last() {
                Some(above) if row > 0 => above.at.y + above.height() * text,
                _ => 0.0,
            };
            let at = Point::new(column_index as f64 * (column + GAP * text), top);
            let item = Item { entry, lines, at };
            height = height.max(top + item.height() * text);
            placed.push(item);
        }
        let width = entries.len().div_ceil(rows.max(1)) as f64 * (column + GAP * text) - GAP * text;
        Self { text, entries: placed, width, height }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas, palette: &Palette, corner: Point) {
        for item in &self.entries {
            let at = corner + item.at;
            let middle = item.height() * self.text / 2.0;
            icon(canvas, palette, item.entry, at + Point::new(0.0, middle), self.text);
            let first = middle - (item.lines.len() as f64 - 1.0) * LINE * self.text / 2.0;
            for (index, line) in item.lines.iter().enumerate() {
                let down = first + index as f64 * LINE * self.text;
                let place = at + Point::new((ICON + SPACE) * self.text, down);
                canvas.label(line, place, self.text, Anchor::Start, palette.ink);
            }
        }
    }
}

impl Item {
    /// In sizes of the text.
    fn height(&self) -> f64 {
        ROW.max(self.lines.len() as f64 * LINE + 0.5)
    }
}

/// The picture of a sign; `left` is the middle of its left edge.
fn icon(canvas: &mut Canvas, palette: &Palette, entry: Entry, left: Point, text: f64) {
    let cell = 1.8 * text;
    let centre = left + Point::new(ICON / 2.0 * text, 0.0);
    let corner = centre - Point::new(cell, cell) * 0.5;
    let tile = |canvas: &mut Canvas| {
        canvas.rectangle(corner, cell, cell, 0.0, Paint::fill(palette.light_square));
    };
    let sign = |effect| Sign { leg: 1, when: When::Always, effect };
    match entry {
        Entry::Effect(effect) => {
            tile(canvas);
            sign::draw(canvas, palette, sign(effect), centre, 1.15 * cell);
        }
        Entry::When(when) => {
            tile(canvas);
            sign::badge(canvas, palette, when, palette.both, centre, 1.6 * cell);
        }
        Entry::Leg => {
            tile(canvas);
            sign::draw(canvas, palette, Sign { leg: 2, ..sign(Effect::Both) }, centre, 1.15 * cell);
        }
        Entry::Zone(zone) => {
            tile(canvas);
            area::draw(canvas, palette, zone, corner, cell);
        }
        Entry::Track(manner) => sample(canvas, palette, Some(manner), left, text),
        Entry::Stop => sample(canvas, palette, None, left, text),
    }
}

/// A short line from a piece, as one of these manners has it; `None` is a slide that is stopped.
fn sample(canvas: &mut Canvas, palette: &Palette, manner: Option<Manner>, left: Point, text: f64) {
    let cell = 2.2 * text;
    let from = left + Point::new(0.3 * text, 0.0);
    let to = left + Point::new((ICON - 0.3) * text, 0.0);
    let middle = (from + to) * 0.5;
    let piece = |canvas: &mut Canvas, at: Point| {
        canvas.circle(at, 0.3 * text, Paint::fill(palette.ink));
    };
    let man = |canvas: &mut Canvas, at: Point| {
        let paint = Paint::stroke(palette.ink, (0.09 * text).max(0.8)).and_fill(palette.page);
        canvas.circle(at, 0.34 * text, paint);
    };
    let ends = Ends { from, to, start_room: 0.3 * text, end_room: 0.3 * text, hurdle: None, stop: None };
    let goal = |canvas: &mut Canvas, at: Point| canvas.circle(at, 0.24 * text, Paint::fill(palette.both));
    match manner {
        None => {
            track::draw(
                canvas,
                palette,
                Manner::Slide,
                &Ends { stop: Some(to + Point::new(0.5 * text, 0.0)), ..ends },
                cell,
            );
            man(canvas, to);
        }
        Some(Manner::Slide) => {
            track::draw(canvas, palette, Manner::Slide, &ends, cell);
            goal(canvas, middle + Point::new(0.1 * text, 0.0));
            goal(canvas, to);
        }
        Some(Manner::Hop) => {
            let ends = Ends { hurdle: Some(middle), ..ends };
            track::draw(canvas, palette, Manner::Hop, &ends, 1.3 * text);
            man(canvas, middle);
            goal(canvas, to);
        }
        Some(manner @ Manner::Leap) => {
            track::draw(canvas, palette, manner, &ends, cell);
            goal(canvas, to);
        }
        Some(manner @ Manner::Partner) => {
            track::draw(canvas, palette, manner, &Ends { from: to, to: from, ..ends }, cell);
            man(canvas, to);
        }
    }
    if manner != Some(Manner::Partner) {
        piece(canvas, from);
    }
}

/// A text in lines of at most this many ems, broken at spaces where it has any and between Hanzi.
fn wrapped(font: &Font, text: &str, most: f64) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words(text) {
        let line = lines.last_mut().map_or("", |line| line.as_str());
        let is_full = !line.is_empty() && font.width(&format!("{line}{}", word.trim_end())) > most;
        if is_full {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(word);
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// The pieces between which a line can be broken: words with the space behind them, single Hanzi with the closing
/// punctuation behind them.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    let mut before = None;
    for (at, c) in text.char_indices() {
        let breaks = match before {
            Some(' ') => true,
            Some(before) => (is_hanzi(before) || is_hanzi(c)) && !is_closing(c) && !is_opening(before),
            None => false,
        };
        if breaks && at > start {
            words.push(&text[start..at]);
            start = at;
        }
        before = Some(c);
    }
    words.push(&text[start..]);
    words
}

const fn is_hanzi(c: char) -> bool {
    matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

const fn is_closing(c: char) -> bool {
    matches!(c, '，' | '。' | '、' | '：' | '；' | '！' | '？' | '）' | '》' | '」' | ' ')
}

const fn is_opening(c: char) -> bool {
    matches!(c, '（' | '《' | '「')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_where_a_language_breaks_them() {
        let check = |text: &str, most: f64, expected: &[&str]| {
            assert_eq!(wrapped(&Font::new(), text, most), expected);
        };
        check("slides until a piece stops it", 8.0, &["slides until a", "piece stops it"]);
        check("走（或吃）到这里，或不走", 4.0, &["走（或", "吃）到这", "里，或不", "走"]);
        check("unbreakable", 1.0, &["unbreakable"]);
        check("", 1.0, &[""]);
    }
}
