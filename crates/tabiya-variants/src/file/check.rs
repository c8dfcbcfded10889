//! A file against the table of keys: unknown and missing keys, wrong types, words and numbers that are none of those
//! asked for. What passes here can be read without looking at types again.

use tabiya_game::{Argument, Code, Message};

use super::codes::{
    EMPTY_TEXT, LETTER, LETTER_CASE, LONG_LIST, LONG_TEXT, MISSING_KEY, MISSING_SIDE, MISSING_TABLE, NAME,
    NUMBER, TYPE_DATE, TYPE_DECIMAL, TYPE_FLAG, TYPE_IN_HAND, TYPE_LETTERS, TYPE_LIST, TYPE_NAMES,
    TYPE_NUMBER, TYPE_SIDES, TYPE_TABLE, TYPE_TABLES, TYPE_TEXT, UNKNOWN_KEY, UNKNOWN_KEY_NEAR, UNSEEN_SIGN,
    WORD, WORD_NEAR, WRONG_TYPE,
};
use super::keys::{Key, Kind, MAX_NAME, MAX_SQUARES, Shape};
use super::letter;
use super::node::{Entry, Node, Table, Text, Value};
use super::place::Place;
use super::report::{Report, about};

/// The words for results.
pub(super) const RESULTS: &[&str] = &["win", "loss", "draw"];
/// The sides.
pub(super) const SIDES: [&str; 2] = ["white", "black"];
/// The languages that names come in.
pub(super) const LANGUAGES: [&str; 4] = ["en", "zh", "vi", "ru"];

/// Holds a table against its keys. `place` is where a missing key is told.
pub(super) fn table(report: &mut Report, table: &Table, shape: &Shape, place: &Place) {
    for entry in &table.entries {
        match shape.keys.iter().find(|key| *key.name == *entry.key) {
            Some(key) => value(report, &entry.key, &entry.node, &key.kind),
            None => unknown_key(report, entry, &mut shape.keys.iter().map(|key| key.name)),
        }
    }
    for key in shape.keys.iter().filter(|key| key.required && table.get(key.name).is_none()) {
        report.error(place, missing(key));
    }
}

/// What is said of a key that is not there: of a table also its head and what it needs.
fn missing(key: &Key) -> Message {
    let (head, shape) = match key.kind {
        Kind::Table(shape) => (format!("[{}]", key.name), shape),
        Kind::Pieces(shape) => (format!("[{}.K]", key.name), shape),
        _ => return about(MISSING_KEY, key.name),
    };
    let needed: Vec<&str> = shape.keys.iter().filter(|key| key.required).map(|key| key.name).collect();
    about(MISSING_TABLE, key.name).with("head", Argument::text(head)).with("needed", list(&needed))
}

fn unknown_key(report: &mut Report, entry: &Entry, known: &mut dyn Iterator<Item = &'static str>) {
    let known: Vec<&str> = known.collect();
    let message = match nearest(&entry.key, &known) {
        Some(near) => about(UNKNOWN_KEY_NEAR, &entry.key).with("near", Argument::text(near)),
        None => about(UNKNOWN_KEY, &entry.key).with("known", list(&known)),
    };
    report.error(&entry.place, message);
}

fn value(report: &mut Report, key: &str, node: &Node, kind: &Kind) {
    match kind {
        Kind::Text(most) => text(report, key, node, *most),
        Kind::Label(most) => label(report, key, node, *most),
        Kind::Line => text(report, key, node, tabiya_game::MAX_TEXT),
        Kind::Squares | Kind::PlainSquares => text(report, key, node, MAX_SQUARES),
        Kind::Name => name(report, key, node),
        Kind::Names => names(report, key, node),
        Kind::Flag => match node.value {
            Value::Flag(_) => {}
            _ => wrong_type(report, key, node, TYPE_FLAG),
        },
        Kind::Number(from, to) => number(report, key, node, *from, *to),
        Kind::Word(known) => word(report, key, node, known),
        Kind::Result => word(report, key, node, RESULTS),
        Kind::InHand => {
            if node.as_flag() != Some(false) {
                letter(report, key, node, TYPE_IN_HAND);
            }
        }
        Kind::Letters => {
            for node in node.as_list() {
                letter(report, key, node, TYPE_LETTERS);
            }
        }
        Kind::BySide(kind) => by_side(report, key, node, kind),
        Kind::List(kind, most) => match &node.value {
            Value::Array(nodes) => {
                long_list(report, key, node, nodes.len(), *most);
                nodes.iter().take(*most).for_each(|node| value(report, key, node, kind));
            }
            _ => wrong_type(report, key, node, TYPE_LIST),
        },
        Kind::Table(shape) => match &node.value {
            Value::Table(inner) => table(report, inner, shape, &node.place),
            _ => wrong_type(report, key, node, TYPE_TABLE),
        },
        Kind::Tables(shape, most) => match &node.value {
            Value::Array(nodes) => {
                long_list(report, key, node, nodes.len(), *most);
                for node in nodes.iter().take(*most) {
                    match &node.value {
                        Value::Table(inner) => table(report, inner, shape, &node.place),
                        _ => wrong_type(report, key, node, TYPE_TABLE),
                    }
                }
            }
            _ => wrong_type(report, key, node, TYPE_TABLES),
        },
        Kind::Pieces(shape) => by_letter(report, key, node, &Kind::Table(shape)),
        Kind::Limits(from, to) => by_letter(report, key, node, &Kind::Number(*from, *to)),
        Kind::Regions(shape, most) => match &node.value {
            Value::Table(inner) => {
                long_list(report, key, node, inner.entries.len(), *most);
                for entry in inner.entries.iter().take(*most) {
                    value(report, &entry.key, &entry.node, &Kind::Table(shape));
                }
            }
            _ => wrong_type(report, key, node, TYPE_TABLE),
        },
    }
}

fn text(report: &mut Report, key: &str, node: &Node, most: usize) {
    let Value::Text(text) = &node.value else { return wrong_type(report, key, node, TYPE_TEXT) };
    let length = text.value.chars().count();
    if text.value.trim().is_empty() {
        report.error(&node.place, about(EMPTY_TEXT, key));
    } else if length > most {
        let message = about(LONG_TEXT, key).with("length", length).with("most", most);
        report.error(&node.place, message);
    }
}

/// A text that is shown: all of it has to be seen.
fn label(report: &mut Report, key: &str, node: &Node, most: usize) {
    text(report, key, node, most);
    if let Some(text) = node.as_text()
        && let Some((at, sign)) = text.value.char_indices().find(|(_, sign)| !is_seen(*sign))
    {
        let message = about(UNSEEN_SIGN, key).with("found", Argument::input(sign.to_string()));
        report.error(&text.at(at..at + sign.len_utf8()), message);
    }
}

/// Whether a character of a text that is shown is no line end, no control character, takes up room and does not turn the
/// direction of what follows. Those that join characters or choose how they look are seen by what they do.
pub(crate) fn is_seen(sign: char) -> bool {
    let turns = matches!(
        sign,
        '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    );
    let has_no_width = matches!(
        sign,
        '\u{AD}' | '\u{180E}' | '\u{200B}' | '\u{2060}'..='\u{2065}' | '\u{206A}'..='\u{206F}' | '\u{FEFF}'
            | '\u{FFF0}'..='\u{FFFB}'
    );
    let is_no_character = matches!(u32::from(sign), 0xFDD0..=0xFDEF) || u32::from(sign) & 0xFFFE == 0xFFFE;
    let divides_lines = matches!(sign, '\u{2028}' | '\u{2029}');
    !(sign.is_control() || turns || has_no_width || is_no_character || divides_lines)
}

fn name(report: &mut Report, key: &str, node: &Node) {
    text(report, key, node, MAX_NAME);
    if let Some(text) = node.as_text()
        && !text.value.trim().is_empty()
        && !is_name(&text.value)
    {
        report.error(&node.place, about(NAME, key).with("found", Argument::input(&*text.value)));
    }
}

/// Lower-case letters, digits and `-`, a letter or digit first and last.
pub(super) fn is_name(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
        && !text.starts_with('-')
        && !text.ends_with('-')
}

fn names(report: &mut Report, key: &str, node: &Node) {
    match &node.value {
        Value::Text(_) => label(report, key, node, MAX_NAME),
        Value::Table(table) => {
            for entry in &table.entries {
                if LANGUAGES.contains(&&*entry.key) {
                    label(report, &entry.key, &entry.node, MAX_NAME);
                } else {
                    unknown_key(report, entry, &mut LANGUAGES.into_iter());
                }
            }
            if table.get("en").is_none() {
                report.error(&node.place, about(MISSING_KEY, "en"));
            }
        }
        _ => wrong_type(report, key, node, TYPE_NAMES),
    }
}

fn number(report: &mut Report, key: &str, node: &Node, from: u64, to: u64) {
    let Value::Integer(number) = &node.value else { return wrong_type(report, key, node, TYPE_NUMBER) };
    if node.as_number().is_some_and(|number| (from..=to).contains(&number)) {
        return;
    }
    let found = number.as_ref().map_or_else(String::clone, i64::to_string);
    let message = about(NUMBER, key).with("found", Argument::input(found)).with("from", from).with("to", to);
    report.error(&node.place, message);
}

fn word(report: &mut Report, key: &str, node: &Node, known: &[&'static str]) {
    let Some(Text { value: text, .. }) = node.as_text() else {
        return wrong_type(report, key, node, TYPE_TEXT);
    };
    if known.contains(&&**text) {
        return;
    }
    let message = match nearest(text, known) {
        Some(near) => about(WORD_NEAR, key).with("near", Argument::text(near)),
        None => about(WORD, key),
    };
    let message = message.with("found", Argument::input(&**text)).with("known", list(known));
    report.error(&node.place, message);
}

fn letter(report: &mut Report, key: &str, node: &Node, expected: Code) {
    match node.as_text() {
        None => wrong_type(report, key, node, expected),
        Some(text) => letter_form(report, &text.value, &node.place),
    }
}

/// Tells when this is no letter of a piece.
fn letter_form(report: &mut Report, text: &str, place: &Place) {
    if letter::is_letter(text) {
        return;
    }
    let upper = text.to_ascii_uppercase();
    let message = if letter::is_letter(&upper) {
        Message::new(LETTER_CASE).with("right", Argument::text(upper))
    } else {
        Message::new(LETTER)
    };
    report.error(place, message.with("found", Argument::input(text)));
}

fn by_letter(report: &mut Report, key: &str, node: &Node, kind: &Kind) {
    let Value::Table(table) = &node.value else { return wrong_type(report, key, node, TYPE_TABLE) };
    for entry in &table.entries {
        letter_form(report, &entry.key, &entry.place);
        value(report, &entry.key, &entry.node, kind);
    }
}

fn by_side(report: &mut Report, key: &str, node: &Node, kind: &Kind) {
    match &node.value {
        Value::Table(table) => {
            for entry in &table.entries {
                if SIDES.contains(&&*entry.key) {
                    value(report, key, &entry.node, kind);
                } else {
                    unknown_key(report, entry, &mut SIDES.into_iter());
                }
            }
            for side in SIDES.into_iter().filter(|side| table.get(side).is_none()) {
                report.error(&node.place, about(MISSING_SIDE, key).with("side", Argument::text(side)));
            }
        }
        Value::Text(_) => value(report, key, node, kind),
        _ => wrong_type(report, key, node, TYPE_SIDES),
    }
}

fn long_list(report: &mut Report, key: &str, node: &Node, found: usize, most: usize) {
    if found > most {
        report.error(&node.place, about(LONG_LIST, key).with("found", found).with("most", most));
    }
}

fn wrong_type(report: &mut Report, key: &str, node: &Node, expected: Code) {
    let found = match &node.value {
        Value::Text(_) => TYPE_TEXT,
        Value::Integer(_) => TYPE_NUMBER,
        Value::Flag(_) => TYPE_FLAG,
        Value::Array(_) => TYPE_LIST,
        Value::Table(_) => TYPE_TABLE,
        Value::Float => TYPE_DECIMAL,
        Value::Date => TYPE_DATE,
    };
    report.error(&node.place, about(WRONG_TYPE, key).with("found", found).with("expected", expected));
}

/// The known word that was probably meant.
pub(super) fn nearest<'k>(found: &str, known: &[&'k str]) -> Option<&'k str> {
    if found.len() > MAX_NAME {
        return None;
    }
    let folded = found.to_lowercase().replace('_', "-");
    let near = known.iter().map(|&word| (strsim::damerau_levenshtein(&folded, word), word)).min()?;
    // What has no sign in common with a word is not near it.
    let has_common = near.0 < folded.chars().count().max(near.1.len());
    (has_common && near.0 <= 1 + near.1.len() / 4).then_some(near.1)
}

/// Words as a list.
pub(super) fn list(words: &[&str]) -> Argument {
    Argument::List(words.iter().map(Argument::text).collect())
}
