//! From a text to its readings, or to what is wrong with its form.

use tabiya_game::{Argument, Diagnostic, MAX_TEXT, Mode};

use super::peg::strict;
use super::reader::{Reader, Reading};
use super::tape::{Tape, is_blank};
use super::tree::{Command, Form};
use super::{codes, flaw};

/// All commands that a text can be, before any board is looked at (X1-X9). What is no command has none.
///
/// ```
/// use tabiya_xiangqi::command::readings;
/// assert_eq!(readings("ext:Btg5.1").len(), 1);
/// // The general, or an elephant and the word “middle” (X8).
/// assert_eq!(readings("ext:Tg.1").len(), 2);
/// assert!(readings("ext:X5").is_empty());
/// ```
pub fn readings(text: &str) -> Vec<Command> {
    commands(&read(text, Mode::Exact, &Form::ALL).unwrap_or_default())
}

/// The command that a strict PEG of the document finds; it must read the text to its end.
///
/// ```
/// use tabiya_xiangqi::command::peg;
/// assert!(peg("ext:Bt.1").is_some());
/// // `.` is tried first, and `s` is left over (X5).
/// assert_eq!(peg("ext:B.s"), None);
/// ```
pub fn peg(text: &str) -> Option<Command> {
    strict(text).ok()
}

/// Whether a text says by its prefix that it is a command, perhaps with spaces and in capitals.
pub(crate) fn has_prefix(text: &str) -> bool {
    let is_before = |form: Form| {
        let word = form.prefix().trim_end_matches(':');
        let head = text.trim_start().get(..word.len());
        head.is_some_and(|head| head.eq_ignore_ascii_case(word))
            && text.trim_start()[word.len()..].trim_start().starts_with([':', '：'])
    };
    Form::ALL.into_iter().any(is_before)
}

pub(super) fn commands(readings: &[Reading]) -> Vec<Command> {
    readings.iter().map(|reading| reading.command).collect()
}

/// Every reading of a text as a command of one of these forms.
///
/// # Errors
/// What is wrong with its form.
pub(super) fn read(text: &str, mode: Mode, forms: &[Form]) -> Result<Vec<Reading>, Vec<Diagnostic>> {
    if text.chars().nth(MAX_TEXT).is_some() {
        let error = Diagnostic::error(codes::TOO_LONG).with("limit", MAX_TEXT);
        return Err(vec![error.at(text, 0..text.len())]);
    }
    if text.chars().all(is_blank) {
        return Err(vec![Diagnostic::error(codes::EMPTY).at(text, 0..text.len())]);
    }
    let exact = exact(text, forms);
    match mode {
        Mode::Exact => exact,
        Mode::Lenient => exact.or_else(|_| lenient(text, forms)),
        Mode::Peg => match (exact, strict(text)) {
            (Ok(_), Ok(command)) => Ok(vec![Reading { command, spelling: None }]),
            (Ok(_), Err(rest)) => Err(vec![refused_by_peg(text, rest)]),
            (Err(errors), _) => Err(errors),
        },
    }
}

fn exact(text: &str, forms: &[Form]) -> Result<Vec<Reading>, Vec<Diagnostic>> {
    let Some(&form) = forms.iter().find(|form| text.starts_with(form.prefix())) else {
        return Err(vec![slip(text, forms).unwrap_or_else(|| flaw::of_prefix(text, forms))]);
    };
    let tape = Tape::exact(text);
    let reader = Reader::prefixed(&tape, form);
    if reader.readings.is_empty() {
        return Err(vec![
            slip(text, forms).unwrap_or_else(|| flaw::of_body(text, &tape, form, &reader.stop)),
        ]);
    }
    Ok(reader.readings)
}

/// The first thing that a lenient reader would take for something else, if it could read the text.
fn slip(text: &str, forms: &[Form]) -> Option<Diagnostic> {
    let readings = lenient(text, forms).ok()?;
    let spelling = readings.first()?.spelling.as_ref()?;
    flaw::of_slip(text, spelling)
}

/// X20, and a prefix that is missing: then the text can be of every form. What it says alike as `std:` and as `ext:` is
/// `ext:`; as `std:` alone it has `=` for `-` and `+` for `.`.
fn lenient(text: &str, forms: &[Form]) -> Result<Vec<Reading>, Vec<Diagnostic>> {
    let tape = Tape::lenient(text);
    for &form in forms {
        let reader = Reader::prefixed(&tape, form);
        if !reader.readings.is_empty() {
            return Ok(reader.readings);
        }
        if reader.stop.at >= form.prefix().len() {
            return Err(vec![flaw::of_body(text, &tape, form, &reader.stop)]);
        }
    }
    let mut readings: Vec<Reading> = Vec::new();
    let mut unfinished = None;
    // What `ext:` says is known before `std:` is read.
    let (standard, others): (Vec<Form>, Vec<Form>) = forms.iter().partition(|form| **form == Form::Standard);
    for form in others.into_iter().chain(standard) {
        let reader = Reader::bare(&tape, form);
        if reader.readings.is_empty() && reader.stop.at == tape.len() {
            unfinished = unfinished.or(Some((form, reader.stop)));
        }
        let new: Vec<_> =
            reader.readings.into_iter().filter(|reading| !is_said(&readings, reading.command)).collect();
        readings.extend(new);
    }
    if readings.is_empty() {
        return Err(vec![match unfinished {
            Some((form, stop)) => flaw::of_body(text, &tape, form, &stop),
            None => flaw::of_prefix(text, forms),
        }]);
    }
    Ok(readings)
}

/// Whether one of the readings is the movement that a `std:` command is.
fn is_said(readings: &[Reading], command: Command) -> bool {
    let Command::Standard(standard) = command else { return false };
    readings.iter().any(|reading| reading.command == Command::Movement(standard.into()))
}

/// The text has a reading, but not for a strict PEG.
fn refused_by_peg(text: &str, rest: usize) -> Diagnostic {
    if rest == text.len() {
        return Diagnostic::error(codes::PEG_NOTHING).with("found", Argument::input(text)).at(text, 0..rest);
    }
    let place = text.len() - rest..text.len();
    let error = Diagnostic::error(codes::PEG).with("found", Argument::input(&text[place.clone()]));
    error.with("command", Argument::input(&text[..place.start])).at(text, place)
}
