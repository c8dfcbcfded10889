//! TOML text to a tree of values.

use std::borrow::Cow;
use std::ops::Range;

use tabiya_game::Message;
use toml::Spanned;
use toml::de::{DeInteger, DeString, DeTable, DeValue};

use super::node::{Entry, Inside, Node, Table, Text, Value};
use super::place::Place;
use super::syntax;

/// The tree of a file.
///
/// # Errors
/// Where the text is no TOML, and why.
pub(super) fn parse(text: &str) -> Result<Table, Vec<(Range<usize>, Message)>> {
    let (table, errors) = DeTable::parse_recoverable(text);
    if errors.is_empty() {
        return Ok(of_table(text, table.into_inner()));
    }
    Err(syntax::errors(text, &errors))
}

fn of_table(source: &str, table: DeTable<'_>) -> Table {
    let entry = |(key, value): (Spanned<DeString<'_>>, Spanned<DeValue<'_>>)| Entry {
        place: Place::here(key.span()),
        key: key.into_inner().into(),
        node: of_value(source, value),
    };
    let mut entries: Vec<Entry> = table.into_iter().map(entry).collect();
    entries.sort_by_key(|entry| entry.place.range.start);
    Table { entries }
}

fn of_value(source: &str, value: Spanned<DeValue<'_>>) -> Node {
    let place = Place::here(value.span());
    let value = match value.into_inner() {
        DeValue::String(text) => Value::Text(of_text(source, text, place.clone())),
        DeValue::Integer(integer) => Value::Integer(of_integer(&integer)),
        DeValue::Boolean(flag) => Value::Flag(flag),
        DeValue::Array(values) => {
            Value::Array(values.into_iter().map(|value| of_value(source, value)).collect())
        }
        DeValue::Table(table) => Value::Table(of_table(source, table)),
        DeValue::Float(_) => Value::Float,
        DeValue::Datetime(_) => Value::Date,
    };
    Node { place, value }
}

fn of_integer(integer: &DeInteger<'_>) -> Result<i64, String> {
    i64::from_str_radix(integer.as_str(), integer.radix()).map_err(|_| integer.to_string())
}

fn of_text(source: &str, text: Cow<'_, str>, place: Place) -> Text {
    let raw = &source[place.range.clone()];
    let inside = inside(raw, &text, place.range.start);
    Text { value: text.into_owned(), place, inside }
}

/// Where the bytes of a string's value stand, for a string that is written like `raw` and begins at `start`.
fn inside(raw: &str, value: &str, start: usize) -> Inside {
    let quote = &raw[..raw.len().min(1)];
    let marks = if raw.starts_with("\"\"\"") || raw.starts_with("'''") { 3 } else { 1 };
    let mut body = raw.get(marks..raw.len().saturating_sub(marks)).unwrap_or_default();
    let mut offset = start + marks;
    if marks == 3 {
        // The line end behind the opening marks does not count.
        let trimmed = body.strip_prefix('\n').or_else(|| body.strip_prefix("\r\n")).unwrap_or(body);
        offset += body.len() - trimmed.len();
        body = trimmed;
    }
    if body == value || quote != "\"" {
        return Inside::Plain(offset);
    }
    let mut bytes = Vec::with_capacity(value.len() + 1);
    let mut rest = body;
    while let Some(c) = rest.chars().next() {
        let (written, meant) = if c == '\\' { escape(rest) } else { (c.len_utf8(), c.len_utf8()) };
        bytes.extend((0..meant).map(|byte| (offset + if c == '\\' { 0 } else { byte }) as u32));
        offset += written;
        rest = rest.get(written..).unwrap_or_default();
    }
    bytes.push(offset as u32);
    Inside::Mapped(bytes)
}

/// How many bytes the escape at the start of the text has, and how many it stands for.
fn escape(text: &str) -> (usize, usize) {
    let digits = match text.as_bytes().get(1) {
        Some(b'x') => 2,
        Some(b'u') => 4,
        Some(b'U') => 8,
        Some(b' ' | b'\t' | b'\r' | b'\n') => {
            let rest = text[1..].trim_start_matches([' ', '\t', '\r', '\n']);
            return (text.len() - rest.len(), 0);
        }
        _ => return (2, 1),
    };
    let number = text.get(2..2 + digits).and_then(|digits| u32::from_str_radix(digits, 16).ok());
    let character = number.and_then(char::from_u32).map_or(1, char::len_utf8);
    (2 + digits, character)
}
