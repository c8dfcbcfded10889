//! What is no TOML, told in the words of the catalogues.

use std::ops::Range;

use tabiya_game::{Argument, Code, Message};
use toml::de::Error;

use super::codes::{
    TOML_BRACKET, TOML_COMMA, TOML_CONTROL, TOML_DEEP, TOML_ESCAPE, TOML_KEY, TOML_LINE_END, TOML_NO_TABLE,
    TOML_NUMBER, TOML_QUOTES, TOML_REPEATED, TOML_REST, TOML_VALUE, TOML_WIDE,
};
use super::report::MOST;

const UNQUOTED: &str = "string values must be quoted";

/// How the TOML reader begins what it says, and what it is about. The first that fits counts.
const KINDS: &[(&str, Code)] = &[
    ("duplicate key", TOML_REPEATED),
    ("cannot extend value", TOML_NO_TABLE),
    ("key with no value", TOML_VALUE),
    ("missing value", TOML_VALUE),
    ("missing assignment", TOML_VALUE),
    ("invalid key-value pair", TOML_VALUE),
    ("invalid key", TOML_KEY),
    ("invalid unquoted key", TOML_KEY),
    ("unquoted keys cannot be empty", TOML_KEY),
    ("keys cannot be", TOML_KEY),
    ("missing key", TOML_KEY),
    ("invalid table", TOML_KEY),
    ("unclosed", TOML_BRACKET),
    ("missing table open", TOML_BRACKET),
    ("missing array opening", TOML_BRACKET),
    ("missing inline table opening", TOML_BRACKET),
    ("missing opening quote", TOML_QUOTES),
    (UNQUOTED, TOML_QUOTES),
    ("invalid string", TOML_QUOTES),
    ("invalid literal string", TOML_QUOTES),
    ("invalid multi-line literal string", TOML_QUOTES),
    ("invalid basic string", TOML_QUOTES),
    ("invalid multi-line basic string", TOML_QUOTES),
    ("missing escaped value", TOML_ESCAPE),
    ("too few unicode value digits", TOML_ESCAPE),
    ("invalid value", TOML_ESCAPE),
    ("missing comma", TOML_COMMA),
    ("extra comma", TOML_COMMA),
    ("unexpected `=` in array", TOML_COMMA),
    ("invalid inline table element", TOML_COMMA),
    ("extra", TOML_VALUE),
    ("redundant", TOML_NUMBER),
    ("integers with a radix", TOML_NUMBER),
    ("radix must be", TOML_NUMBER),
    ("unexpected leading zero", TOML_NUMBER),
    ("unexpected sign", TOML_NUMBER),
    ("`_` may only", TOML_NUMBER),
    ("invalid boolean", TOML_QUOTES),
    ("invalid date-time", TOML_NUMBER),
    ("invalid float", TOML_NUMBER),
    ("invalid integer", TOML_NUMBER),
    ("invalid hexadecimal", TOML_NUMBER),
    ("invalid octal", TOML_NUMBER),
    ("invalid binary", TOML_NUMBER),
    ("invalid mantissa", TOML_NUMBER),
    ("invalid fraction", TOML_NUMBER),
    ("invalid exponent", TOML_NUMBER),
    ("carriage return", TOML_LINE_END),
    ("cannot recurse", TOML_DEEP),
    ("recursion limit", TOML_DEEP),
];

/// Where the errors of the TOML reader are, and what they are.
///
/// What only follows from an earlier one is left out: the rest of its line, and behind a list or table that is not closed
/// all that is taken for more of it.
pub(super) fn errors(text: &str, errors: &[Error]) -> Vec<(Range<usize>, Message)> {
    let start = |error: &Error| error.span().map_or(0, |span| span.start);
    let mut errors: Vec<&Error> = errors.iter().collect();
    errors.sort_by_key(|error| start(error));
    let mut told = Vec::new();
    let (mut at, mut line) = (0, 0);
    let mut told_line = None;
    for each in errors {
        let next = start(each).max(at);
        if let Some(end) = text.get(at..next).and_then(|between| between.rfind('\n')) {
            line = at + end + 1;
        }
        at = next;
        if told_line == Some(line) {
            continue;
        }
        told_line = Some(line);
        told.push(error(text, each));
        if told.len() == MOST || is_open(&text[..line]) {
            break;
        }
    }
    told
}

/// Where an error of the TOML reader is, and what it is.
fn error(text: &str, error: &Error) -> (Range<usize>, Message) {
    let said = error.message();
    let kind = KINDS.iter().find(|(start, _)| said.starts_with(start)).map_or(TOML_REST, |&(_, code)| code);
    let range = error.span().unwrap_or_else(|| match kind {
        // The reader does not say which key it is.
        TOML_DEEP => longest_key(text),
        _ => 0..0,
    });
    let found = text.get(range.clone()).unwrap_or_default();
    if matches!(kind, TOML_REPEATED | TOML_NO_TABLE) {
        return (range, Message::new(kind).with("key", Argument::input(found)));
    }
    if let Some((range, message)) = foreign_sign(text, range.start) {
        return (range, message);
    }
    let code = match kind {
        // The reader takes a word for a number by its first letter, and a missing value for a missing text.
        TOML_NUMBER if found.starts_with(|c: char| c.is_alphabetic()) => TOML_QUOTES,
        TOML_QUOTES if found.is_empty() && said.starts_with(UNQUOTED) => TOML_VALUE,
        kind => kind,
    };
    (range, code.into())
}

/// The next sign, where it is one that no TOML is written with: `＝`, `“`, U+0000.
fn foreign_sign(text: &str, at: usize) -> Option<(Range<usize>, Message)> {
    let rest = text.get(at..)?;
    let start = at + rest.len() - rest.trim_start_matches([' ', '\t']).len();
    let sign = text[start..].chars().next()?;
    let message = if let Some(right) = ascii(sign) {
        Message::new(TOML_WIDE).with("right", Argument::text(right))
    } else if sign.is_control() && !matches!(sign, '\r' | '\n') {
        Message::new(TOML_CONTROL)
    } else {
        return None;
    };
    Some((start..start + sign.len_utf8(), message.with("found", Argument::input(sign.to_string()))))
}

/// The sign that TOML has for a full-width one or for a quotation mark of other languages.
fn ascii(sign: char) -> Option<char> {
    match sign {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(sign as u32 - 0xFEE0),
        '“' | '”' | '„' | '«' | '»' => Some('"'),
        '‘' | '’' => Some('\''),
        '、' => Some(','),
        '【' => Some('['),
        '】' => Some(']'),
        _ => None,
    }
}

/// Whether a list or a table is open at the end of a text that has been sound so far.
fn is_open(text: &str) -> bool {
    let mut depth = 0usize;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '#' => rest.find('\n').unwrap_or(rest.len()),
            '"' | '\'' => string_length(rest, c),
            _ => c.len_utf8(),
        };
        match c {
            '[' | '{' => depth += 1,
            ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        rest = &rest[length..];
    }
    depth > 0
}

/// The length of the string that a text begins with, with its marks.
fn string_length(text: &str, mark: char) -> usize {
    let marks = if text.starts_with("\"\"\"") || text.starts_with("'''") { 3 } else { 1 };
    let mut at = marks;
    while let Some(c) = text[at..].chars().next() {
        if text[at..].bytes().take(marks).filter(|byte| char::from(*byte) == mark).count() == marks {
            return at + marks;
        }
        at += c.len_utf8();
        if c == '\\' && mark == '"' {
            at += text[at..].chars().next().map_or(0, char::len_utf8);
        }
    }
    text.len()
}

/// The key with the most parts.
fn longest_key(text: &str) -> Range<usize> {
    let mut start = 0;
    let mut longest = (0, 0..0);
    for line in text.split_inclusive('\n') {
        let key = line.split(['=', '#']).next().unwrap_or_default().trim();
        let parts = key.matches('.').count();
        if parts > longest.0 {
            let indent = line.len() - line.trim_start().len();
            longest = (parts, start + indent..start + indent + key.len());
        }
        start += line.len();
    }
    longest.1
}
