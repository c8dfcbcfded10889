//! What is no TOML, told in the words of the catalogues.

use std::ops::Range;

use tabiya_game::{Argument, Code, Message};
use toml::de::Error;

use super::codes::{
    TOML_BRACKET, TOML_COMMA, TOML_DEEP, TOML_ESCAPE, TOML_KEY, TOML_NO_TABLE, TOML_NUMBER, TOML_OTHER,
    TOML_QUOTES, TOML_REPEATED, TOML_VALUE,
};

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
    ("cannot recurse", TOML_DEEP),
    ("recursion limit", TOML_DEEP),
];

/// Where an error of the TOML reader is, and what it is.
pub(super) fn error(text: &str, error: &Error) -> (Range<usize>, Message) {
    let range = error.span().unwrap_or(0..0);
    let said = error.message();
    let found = text.get(range.clone()).unwrap_or_default();
    let kind = KINDS.iter().find(|(start, _)| said.starts_with(start)).map_or(TOML_OTHER, |&(_, code)| code);
    let code = match kind {
        // The reader takes a word for a number by its first letter, and a missing value for a missing text.
        TOML_NUMBER if found.starts_with(|c: char| c.is_alphabetic()) => TOML_QUOTES,
        TOML_QUOTES if found.is_empty() && said.starts_with(UNQUOTED) => TOML_VALUE,
        kind => kind,
    };
    let mut message = Message::new(code);
    if code == TOML_REPEATED || code == TOML_NO_TABLE {
        message = message.with("key", Argument::input(found));
    } else if code == TOML_OTHER {
        message = message.with("problem", Argument::text(said));
    }
    (range, message)
}
