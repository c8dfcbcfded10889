//! The form of a round's line: `12. 红将五十 黑将五一`.

use core::ops::Range;

use tabiya_game::{Argument, Diagnostic};

use super::ABSENT;
use crate::text::codes;
use crate::text::finder::Finder;

/// The parts of a round's line, as bytes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Round {
    /// The digits.
    pub(super) number: Range<usize>,
    /// The first half-move.
    pub(super) first: Range<usize>,
    /// The second half-move.
    pub(super) second: Option<Range<usize>>,
    /// More half-moves follow than a round has.
    pub(super) extra: bool,
}

/// Whether a line begins as a round does: with digits and a full stop or a space.
pub(super) fn begins_round(content: &str) -> bool {
    let digits = content.bytes().take_while(u8::is_ascii_digit).count();
    digits > 0 && matches!(content.as_bytes().get(digits), None | Some(b'.' | b' '))
}

impl Round {
    /// The round in these bytes of a line; `None` for every other text. Numbers and half-moves are not judged.
    pub(super) fn read(text: &str, line: Range<usize>) -> Option<Self> {
        let content = &text[line.clone()];
        let digits = content.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 || (digits > 1 && content.starts_with('0')) {
            return None;
        }
        let halves = content[digits..].strip_prefix(". ")?;
        if halves.contains(|letter: char| letter.is_whitespace() && letter != ' ') {
            return None;
        }
        let start = line.end - halves.len();
        let mut parts = halves.split(' ').map(str::len);
        let first = start..start + parts.next()?;
        let second = parts.next().map(|length| first.end + 1..first.end + 1 + length);
        let whole = parts.next().is_none()
            && !first.is_empty()
            && second.as_ref().is_none_or(|second| !second.is_empty());
        whole.then_some(Self { number: line.start..line.start + digits, first, second, extra: false })
    }

    /// What is wrong with a line that is no round, and the round that it must mean, where that is beyond doubt.
    pub(super) fn find(text: &str, line: Range<usize>, expected: u64) -> (Vec<Diagnostic>, Option<Self>) {
        let mut finder = Finder::new(text);
        let round = find(&mut finder, line, expected);
        (finder.into_errors(), round)
    }
}

fn find(finder: &mut Finder<'_>, mut line: Range<usize>, expected: u64) -> Option<Round> {
    let text = finder.text;
    let content = text[line.clone()].trim_start();
    if content.len() < line.len() {
        finder.error(finder.unexpected(line.clone(), codes::SPACE, Argument::from(expected)));
        line.start = line.end - content.len();
    }
    let number = find_number(finder, line.clone(), expected)?;
    let rest = find_stop(finder, number.end..line.end)?;
    if rest.is_empty() {
        finder.error(Diagnostic::error(codes::RECORD_NO_HALF_MOVE).at(text, rest));
        return None;
    }
    let halves = rest.start..rest.start + text[rest.clone()].trim_end().len();
    let mut parts = finder.separated(halves.clone()).into_iter();
    if halves.end < rest.end {
        finder.error(finder.unexpected(halves.end..rest.end, codes::SPACE, codes::EXPECT_NOTHING));
    }
    let (first, second, third) = (parts.next()?, parts.next(), parts.next());
    if let Some(third) = &third {
        finder.error(finder.wrong(third.start..halves.end, codes::RECORD_EXTRA_HALF_MOVE));
    }
    Some(Round { number, first, second, extra: third.is_some() })
}

/// The digits of the round's number. Where there are none it is found whether only the number is wrong, and the range
/// given is what stands in its place.
fn find_number(finder: &mut Finder<'_>, line: Range<usize>, expected: u64) -> Option<Range<usize>> {
    let content = &finder.text[line.clone()];
    let digits = content.bytes().take_while(u8::is_ascii_digit).count();
    let number = line.start..line.start + digits;
    let right = Argument::text(format!("{expected}. "));
    if digits > 0 {
        if digits > 1 && content.starts_with('0') {
            let leading = finder.wrong(number.clone(), codes::RECORD_LEADING_ZERO);
            finder.error(leading.with("expected", Argument::from(expected)));
        }
        return Some(number);
    }
    let word = content.find(char::is_whitespace).unwrap_or(content.len());
    let stop = content[..word].find(is_stop).filter(|&stop| stop > 0);
    let found = match stop {
        Some(stop) => line.start..line.start + stop,
        None => line.start..line.start + word,
    };
    finder.error(finder.wrong(found.clone(), codes::RECORD_NO_NUMBER).with("expected", right));
    stop.map(|_| found)
}

/// What follows the full stop and the space behind it.
fn find_stop(finder: &mut Finder<'_>, mut rest: Range<usize>) -> Option<Range<usize>> {
    let text = finder.text;
    if let Some(after) = text[rest.clone()].strip_prefix('.') {
        let dots = after.bytes().take_while(|&byte| byte == b'.').count();
        rest.start = rest.end - after.len();
        if dots > 0 {
            // `1... ` as other games write it.
            finder.error(absent_form(text, rest.start - 1..rest.start + dots));
            return None;
        }
    } else {
        let Some(found) = text[rest.clone()].chars().next() else {
            finder.error(finder.unexpected(rest, codes::RECORD_FULL_STOP, Argument::text('.')));
            return None;
        };
        let place = rest.start..rest.start + found.len_utf8();
        finder.error(finder.wrong(place, codes::RECORD_FULL_STOP).with("expected", Argument::text('.')));
        // Another sign in its place doesn't hide what follows.
        let sign = Some(found).filter(|&sign| is_stop(sign));
        rest.start += sign.map_or(0, char::len_utf8);
    }
    let after = &text[rest.clone()];
    let spaces = rest.start..rest.end - after.trim_start().len();
    if !after.is_empty() && &text[spaces.clone()] != " " {
        let found = if spaces.is_empty() {
            rest.start..rest.start + after.chars().next().map_or(0, char::len_utf8)
        } else {
            spaces.clone()
        };
        finder.error(finder.wrong(found, codes::RECORD_AFTER_STOP));
    }
    Some(spaces.end..rest.end)
}

/// A full stop, or what people write for one.
fn is_stop(sign: char) -> bool {
    ".．。、,，:：)）".contains(sign)
}

/// Whether a text is one of the ways in which people write that a half-move is absent.
pub(super) fn is_absent_like(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| ".…⋯。·-–—―_".contains(letter))
}

/// The error for another sign than `……`.
pub(super) fn absent_form(text: &str, range: Range<usize>) -> Diagnostic {
    Diagnostic::error(codes::RECORD_ABSENT_FORM)
        .with("found", Argument::input(&text[range.clone()]))
        .with("expected", Argument::text(ABSENT))
        .at(text, range)
}
