//! Texts as people type and paste them.
//!
//! Characters that Unicode takes for the same are the same in every mode. What only looks alike, spaces and the wrong case
//! are read in lenient mode, with notes; in exact mode the error names the right character.

use core::iter;
use core::ops::Range;

use tabiya_game::{Argument, Diagnostic, MAX_TEXT, Mode};
use unicode_normalization::UnicodeNormalization;

use super::fault::{Expected, Fault};
use super::reading::Readings;
use super::{Form, hanzi};
use crate::{codes, look_alike};

/// A text that was taken apart.
#[derive(Debug)]
pub(crate) struct Spelled {
    pub(crate) readings: Readings,
    /// What was taken for something else.
    pub(crate) notes: Vec<Diagnostic>,
}

/// Reads a text of exactly this form.
pub(crate) fn exact(form: Form, text: &str) -> Result<Readings, Fault> {
    form.parse(text).or_else(|fault| {
        if text.is_ascii() || text.chars().nth(MAX_TEXT).is_some() {
            return Err(fault);
        }
        form.parse(&text.chars().map(canonical).collect::<String>()).map_err(|_| fault)
    })
}

/// Reads a text of this form.
///
/// # Errors
/// Where the text leaves the form.
pub(crate) fn read(form: Form, text: &str, mode: Mode) -> Result<Spelled, Box<Diagnostic>> {
    let fault = match exact(form, text) {
        Ok(readings) => return Ok(Spelled { readings, notes: Vec::new() }),
        Err(fault) => fault,
    };
    if let Some(error) = unreadable(form, text) {
        return Err(Box::new(error));
    }
    if mode == Mode::Lenient {
        let plain = Plain::of(form, text);
        return match form.parse(&plain.text) {
            Ok(readings) => Ok(Spelled { readings, notes: plain.notes }),
            Err(fault) => Err(Box::new(error(form, text, plain.original(fault.at), fault.expected))),
        };
    }
    Err(Box::new(error(form, text, fault.at, fault.expected)))
}

/// What is wrong with a text that can be of no form, since it is empty or too long.
pub(crate) fn unreadable(form: Form, text: &str) -> Option<Diagnostic> {
    let error = if text.chars().nth(MAX_TEXT).is_some() {
        Diagnostic::error(codes::NOTATION_TOO_LONG)
            .with("characters", text.chars().count())
            .with("limit", MAX_TEXT)
    } else if text.chars().all(is_blank) {
        Diagnostic::error(codes::NOTATION_EMPTY).with("example", Argument::text(form.example()))
    } else {
        return None;
    };
    Some(error.at(text, 0..text.len()))
}

/// The error that says what stands at a place instead of what should.
fn error(form: Form, text: &str, at: usize, expected: Expected) -> Diagnostic {
    let example = Argument::text(form.example());
    let Some(found) = text[at..].chars().next() else {
        return Diagnostic::error(codes::NOTATION_ENDS)
            .with("expected", codes::expected(expected))
            .with("signs", Argument::text(form.signs(expected)))
            .with("example", example)
            .at(text, at..at);
    };
    let range = at..at + found.len_utf8();
    let error = if found == ' ' {
        Diagnostic::error(codes::NOTATION_SPACE)
    } else if is_blank(found) {
        Diagnostic::error(codes::NOTATION_BLANK).with("found", Argument::input(found))
    } else if let Some(right) = meant_here(form, text, &range) {
        Diagnostic::error(codes::NOTATION_WRONG_CHARACTER)
            .with("found", Argument::input(found))
            .with("right", Argument::text(right))
    } else if expected == Expected::End {
        let range = at..text.len();
        return Diagnostic::error(codes::NOTATION_SURPLUS)
            .with("found", Argument::input(&text[range.clone()]))
            .with("read", Argument::input(&text[..at]))
            .at(text, range);
    } else {
        Diagnostic::error(codes::NOTATION_UNEXPECTED)
            .with("found", Argument::input(found))
            .with("expected", codes::expected(expected))
            .with("signs", Argument::text(form.signs(expected)))
            .with("example", example)
    };
    error.at(text, range)
}

/// The character that was meant by the one here, if lenient readers understand the text.
fn meant_here(form: Form, text: &str, range: &Range<usize>) -> Option<char> {
    let right = meant(form, range.start == 0, text[range.clone()].chars().next()?)?;
    form.parse(&Plain::of(form, text).text).is_ok().then_some(right)
}

/// A text without what lenient readers overlook.
struct Plain {
    text: String,
    notes: Vec<Diagnostic>,
    /// Where each byte of the text, and its end, stands in the original.
    origins: Vec<usize>,
}

impl Plain {
    fn of(form: Form, original: &str) -> Self {
        let mut plain =
            Self { text: String::with_capacity(original.len()), notes: Vec::new(), origins: Vec::new() };
        let mut has_blanks = false;
        for (at, found) in original.char_indices() {
            let range = at..at + found.len_utf8();
            if is_blank(found) {
                if !has_blanks {
                    plain.notes.push(Diagnostic::note(codes::NOTATION_BLANKS).at(original, range));
                }
                has_blanks = true;
                continue;
            }
            let same = canonical(found);
            let right = meant(form, plain.text.is_empty(), same);
            if let Some(right) = right {
                let note = Diagnostic::note(codes::NOTATION_READ_AS)
                    .with("found", Argument::input(found))
                    .with("right", Argument::text(right));
                plain.notes.push(note.at(original, range));
            }
            let right = right.unwrap_or(same);
            plain.text.push(right);
            plain.origins.extend(iter::repeat_n(at, right.len_utf8()));
        }
        plain.origins.push(original.len());
        plain
    }

    fn original(&self, at: usize) -> usize {
        self.origins.get(at).copied().unwrap_or(0)
    }
}

/// The character that is the same to Unicode (NFC), where there is one: the 車 of old code pages.
fn canonical(c: char) -> char {
    let mut same = iter::once(c).nfc();
    match (same.next(), same.next()) {
        (Some(same), None) => same,
        _ => c,
    }
}

/// White space, and what has no width.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}')
}

/// The character for which this one was put; `None` where it stands for itself.
fn meant(form: Form, is_first: bool, found: char) -> Option<char> {
    if matches!(form, Form::ZhHans | Form::ZhHant) {
        return hanzi::look_alike(found);
    }
    let plain = look_alike::ascii(found).unwrap_or(found);
    let right = match (form, plain) {
        // As in the commands (X20).
        (Form::Federation, '=') => '-',
        (Form::Federation, '+') => '.',
        (Form::Federation, _) if is_first => plain.to_ascii_uppercase(),
        (Form::Federation | Form::Uci, _) => plain.to_ascii_lowercase(),
        _ => plain,
    };
    (right != found).then_some(right)
}
