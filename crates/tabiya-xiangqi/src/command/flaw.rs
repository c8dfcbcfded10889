//! Why a text is no command: the error that teaches most.

use tabiya_game::{Argument, Code, Diagnostic};

use super::codes;
use super::print::letter;
use super::reader::{Expected, Stop};
use super::tape::{Tape, is_blank, is_like};
use super::tree::{Form, Mark};
use crate::{Kind, codes as names};

/// The first character of the text that differs from how it should have been written; `None` where a prefix is missing.
pub(super) fn of_slip(text: &str, spelling: &str) -> Option<Diagnostic> {
    let symbols = text.chars().filter(|&found| !is_blank(found)).count();
    if spelling.chars().count() != symbols {
        return None;
    }
    let mut right = spelling.chars();
    for (start, found) in text.char_indices() {
        let place = start..start + found.len_utf8();
        if is_blank(found) {
            return Some(Diagnostic::error(codes::SPACE).at(text, place));
        }
        let right = right.next()?;
        if found != right {
            return Some(misspelt(found, right).at(text, place));
        }
    }
    None
}

/// One character stands where another belongs.
fn misspelt(found: char, right: char) -> Diagnostic {
    let error = match other_letter(found) {
        _ if found.eq_ignore_ascii_case(&right) => Diagnostic::error(codes::LETTER_CASE),
        Some(kind) => Diagnostic::error(codes::OTHER_LETTER).with("kind", names::kind(kind)),
        None => Diagnostic::error(codes::LOOK_ALIKE),
    };
    error.with("found", Argument::input(found)).with("right", Argument::text(right))
}

/// X20: the piece for which people write this letter, which is none of the commands'.
fn other_letter(found: char) -> Option<Kind> {
    match found.to_ascii_uppercase() {
        'C' => Some(Kind::Soldier),
        'V' => Some(Kind::Elephant),
        _ => None,
    }
}

/// Why no reading of the text got to its end, after the prefix of a form.
pub(super) fn of_body(text: &str, tape: &Tape, form: Form, stop: &Stop) -> Diagnostic {
    let place = tape.range(stop.at);
    let Some(found) = tape.found(stop.at) else {
        let error = Diagnostic::error(codes::UNFINISHED).with("expected", expected(stop));
        return error.at(text, place);
    };
    let say = |code: Code| Diagnostic::error(code).with("found", Argument::input(found));
    let at_found = |error: Diagnostic| error.at(text, place.clone());
    if is_blank(found) {
        return at_found(Diagnostic::error(codes::SPACE));
    }
    // A lenient reader has taken the character for what it is like; what is wrong comes later.
    if let Some(right) = meant(found, form, stop).filter(|_| !tape.is_lenient()) {
        return at_found(misspelt(found, char::from(right)));
    }
    if stop.expects(Expected::Piece) {
        if let Some(kind) = other_letter(found) {
            return at_found(misspelt(found, letter(kind).chars().next().unwrap_or(found)));
        }
        if found.is_alphabetic() {
            return at_found(say(codes::UNKNOWN_PIECE));
        }
    }
    let rest = &text[place.start..];
    if found == '#' {
        let name = &rest[1..];
        let length = name.find(|c: char| !c.is_alphanumeric()).unwrap_or(name.len());
        let whole = place.start..place.start + 1 + length;
        if form == Form::Standard {
            return Diagnostic::error(codes::STANDARD_MARK)
                .with("found", Argument::input(&text[whole.clone()]))
                .at(text, whole);
        }
        if stop.expects(Expected::Mark) {
            let known = Mark::ALL.map(names::written).to_vec();
            return Diagnostic::error(codes::UNKNOWN_MARK)
                .with("found", Argument::input(&text[whole.clone()]))
                .with("known", known)
                .at(text, whole);
        }
    }
    // X17.
    if rest == "s" && form == Form::Extended && text[..place.start].ends_with('.') {
        return at_found(Diagnostic::error(codes::ONLY_SOLDIERS_CROSS));
    }
    let is_column_missing = form == Form::Standard && stop.expects(Expected::Column);
    if is_column_missing && matches!(found, '.' | '/' | '-') {
        return at_found(say(codes::STANDARD_COLUMN));
    }
    if found.is_ascii_digit() {
        let before = text[..place.start].chars().next_back();
        if before.is_some_and(|before| before.is_ascii_digit()) {
            let is_between = stop.expects(Expected::Direction);
            return at_found(say(if is_between { codes::NO_DIRECTION } else { codes::SECOND_DIGIT }));
        }
        if found == '0' && (stop.expects(Expected::Column) || stop.expects(Expected::Number)) {
            return at_found(say(codes::NOT_A_DIGIT));
        }
    }
    if expected(stop) == [codes::expected(Expected::End).into()] {
        return Diagnostic::error(codes::TRAILING)
            .with("found", Argument::input(rest))
            .with("command", Argument::input(&text[..place.start]))
            .at(text, place.start..text.len());
    }
    at_found(say(codes::UNEXPECTED).with("expected", expected(stop)))
}

/// Why the text begins with none of these prefixes.
pub(super) fn of_prefix(text: &str, forms: &[Form]) -> Diagnostic {
    let start = text.len() - text.trim_start().len();
    let prefixes = || forms.iter().map(|form| names::written(form.prefix())).collect::<Vec<_>>();
    let word_end =
        text[start..].find(|c: char| !c.is_alphabetic()).map_or(text.len(), |length| start + length);
    let lenient = Tape::lenient(&text[start..]);
    for form in Form::ALL {
        let prefix = form.prefix().as_bytes();
        let (name, whole) = (&prefix[..prefix.len() - 1], prefix);
        let begins = |with: &[u8]| with.iter().enumerate().all(|(at, &wanted)| lenient.is(at, wanted, false));
        if begins(whole) {
            let end = start + lenient.range(whole.len() - 1).end;
            if !forms.contains(&form) {
                return Diagnostic::error(codes::OTHER_FORM)
                    .with("found", Argument::text(form.prefix()))
                    .with("expected", prefixes())
                    .at(text, 0..end);
            }
            return Diagnostic::error(codes::LOOK_ALIKE)
                .with("found", Argument::input(&text[..end]))
                .with("right", Argument::text(form.prefix()))
                .at(text, 0..end);
        }
        if begins(name) && text[start..word_end].chars().count() == name.len() {
            return Diagnostic::error(codes::NO_COLON)
                .with("found", Argument::input(&text[start..word_end]))
                .with("right", Argument::text(form.prefix()))
                .at(text, start..word_end);
        }
    }
    let colon = text.find([':', '：']).filter(|&colon| colon > start);
    match colon {
        Some(colon) => Diagnostic::error(codes::UNKNOWN_PREFIX)
            .with("found", Argument::input(&text[start..colon]))
            .with("expected", prefixes())
            .at(text, start..colon),
        None => Diagnostic::error(codes::NO_PREFIX)
            .with("found", Argument::input(text))
            .with("expected", prefixes())
            .at(text, start..start),
    }
}

/// What could follow, in words.
fn expected(stop: &Stop) -> Vec<Argument> {
    let expected = Expected::ALL.into_iter().filter(|&expected| stop.expects(expected));
    expected.map(|expected| codes::expected(expected).into()).collect()
}

/// The ASCII character that `found` was probably written for.
fn meant(found: char, form: Form, stop: &Stop) -> Option<u8> {
    let expected = Expected::ALL.into_iter().filter(|&expected| stop.expects(expected));
    let beginnings = expected.flat_map(|expected| beginnings(expected).bytes());
    beginnings
        .filter(|&wanted| is_like(found, wanted, form == Form::Standard))
        .find(|&wanted| found != char::from(wanted))
}

/// The characters with which a part begins.
const fn beginnings(expected: Expected) -> &'static str {
    match expected {
        Expected::Piece => "GTPMBXS",
        Expected::Word => "tsg-",
        Expected::Column | Expected::Number => "123456789",
        Expected::Mark => "#",
        Expected::Direction => "./-",
        Expected::Hand => "-",
        Expected::CaptureSign => "x",
        Expected::CheckSign => "+",
        Expected::Manner => "?!",
        Expected::Request => "ok=><$^",
        Expected::Prefix | Expected::End => "",
    }
}
