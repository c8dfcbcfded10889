//! Numbers, ranges, distances and counts.

use tabiya_game::Argument;

use super::cursor::Cursor;
use super::letters;
use super::token::TokenKind;
use crate::codes::{MISSING_RANGE_END, NUMBER_TOO_LARGE, RANGE_DOWN, RANGE_FROM_ANY};
use crate::tree::{Distance, MAX_NUMBER, Number, Place};

/// A number, if digits come next. A larger one than a line can hold is an error.
#[inline]
pub(super) fn digits(cursor: &mut Cursor<'_>) -> Option<u8> {
    let length = cursor.digits_at(0);
    if length == 0 {
        return None;
    }
    let value = cursor.signs.bytes[cursor.at..cursor.at + length]
        .iter()
        .fold(0_u32, |value, digit| value.saturating_mul(10).saturating_add(u32::from(digit - b'0')));
    let place = cursor.take_many(TokenKind::Number, length);
    Some(u8::try_from(value).unwrap_or_else(|_| {
        let flaw = cursor.flaw(place, NUMBER_TOO_LARGE).with("most", MAX_NUMBER);
        cursor.mild_error(flaw);
        MAX_NUMBER
    }))
}

/// `n` or a number, if one comes next.
#[inline]
pub(super) fn number(cursor: &mut Cursor<'_>) -> Option<Number> {
    if cursor.peek() == b'n' {
        cursor.take(TokenKind::Number);
        return Some(Number::Any);
    }
    digits(cursor).map(Number::Exactly)
}

/// A distance, if one comes next.
pub(super) fn distance(cursor: &mut Cursor<'_>) -> Option<Distance> {
    let start = cursor.here();
    let from = number(cursor)?;
    Some(distance_from(cursor, start, from))
}

/// The rest of a distance or count, its first number read: ranges go from a number to a number not smaller, or to `n`
/// (H4).
#[inline]
pub(super) fn distance_from(cursor: &mut Cursor<'_>, start: Place, from: Number) -> Distance {
    if cursor.take_if(b'-', TokenKind::Range).is_none() {
        return Distance { from, to: None };
    }
    let to = number(cursor);
    match to {
        None => cursor.error_here(MISSING_RANGE_END),
        Some(to) => check(cursor, start, from, to),
    }
    Distance { from, to }
}

fn check(cursor: &mut Cursor<'_>, start: Place, from: Number, to: Number) {
    match (from, to) {
        (Number::Exactly(from), Number::Exactly(to)) if from > to => range_down(cursor, start, from, to),
        (Number::Any, _) => {
            let flaw = cursor.flaw(cursor.since(start), RANGE_FROM_ANY);
            cursor.mild_error(flaw);
        }
        _ => {}
    }
}

/// The range that has just been read goes down.
pub(super) fn range_down(cursor: &mut Cursor<'_>, start: Place, from: u8, to: u8) {
    let flaw = cursor.flaw(cursor.since(start), RANGE_DOWN);
    cursor.mild_error(flaw.with("right", Argument::text(format!("{to}-{from}"))));
}

/// A distance of an influence, which is known to come next.
pub(super) fn short_distance(cursor: &mut Cursor<'_>) -> Distance {
    let start = cursor.here();
    let from = short_number(cursor);
    if cursor.peek() != b'-' || !letters::is_short_number(cursor.peek_at(1)) {
        return Distance { from, to: None };
    }
    cursor.take(TokenKind::Range);
    let to = short_number(cursor);
    check(cursor, start, from, to);
    Distance { from, to: Some(to) }
}

/// One digit or `n`, which is known to come next.
fn short_number(cursor: &mut Cursor<'_>) -> Number {
    let sign = cursor.peek();
    cursor.take(TokenKind::Number);
    if sign.is_ascii_digit() { Number::Exactly(sign - b'0') } else { Number::Any }
}
