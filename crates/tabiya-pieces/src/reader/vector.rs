//! Vectors: `(1,-2)`, and the document's bare `1,-2`.

use tabiya_game::Argument;

use super::cursor::Cursor;
use super::direction;
use super::letters::{ends_element, is_separator};
use super::number;
use super::token::TokenKind;
use crate::codes::{BARE_VECTOR, VECTOR_PART};
use crate::tree::Core;

/// How many signs of what may be a vector are looked at.
const LONGEST: usize = 12;

/// Whether a vector in parentheses comes next, perhaps with something wrong in it.
pub(super) fn is_ahead(cursor: &Cursor<'_>) -> bool {
    let first = part_length(cursor, 1);
    let comma = 1 + first;
    let second = part_length(cursor, comma + 1);
    let is_pair = first + second > 0 && cursor.peek_at(comma) == b',';
    (is_pair && cursor.peek_at(comma + 1 + second) == b')') || is_meant(cursor)
}

/// Whether a vector is meant by what is none: a number, a comma and a minus, or one comma before the `)` and around it
/// numbers with a sign or too short to be legs. A bare vector may begin a leg of a group.
fn is_meant(cursor: &Cursor<'_>) -> bool {
    if bare_at(cursor, 1) {
        return false;
    }
    let comma = 1 + part_length(cursor, 1);
    if comma > 1 && cursor.peek_at(comma) == b',' && cursor.peek_at(comma + 1) == b'-' {
        return !bare_at(cursor, comma + 1);
    }
    if has_doubled_comma(cursor) {
        return true;
    }
    let rest = &cursor.signs.bytes[cursor.at + 1..];
    let rest = &rest[..rest.len().min(LONGEST)];
    let Some(end) = rest.iter().position(|&sign| matches!(sign, b'(' | b')')) else { return false };
    let mut parts = rest[..end].split(|&sign| sign == b',');
    let (Some(first), Some(second), None, b')') = (parts.next(), parts.next(), parts.next(), rest[end])
    else {
        return false;
    };
    let is_number = |part: &[u8]| !part.is_empty() && part.iter().all(u8::is_ascii_digit);
    let is_negative =
        |part: &[u8]| part.split_first().is_some_and(|(&sign, rest)| sign == b'-' && is_number(rest));
    let is_short = |part: &[u8]| part.len() < 3 && direction::length(part.get(1..).unwrap_or_default()) == 0;
    is_negative(first)
        || is_negative(second)
        || (is_number(first) && is_short(second))
        || (first.first() == Some(&b'-') && is_number(second))
}

/// Whether two integers come next with a comma between them, and another separator before or behind it.
fn has_doubled_comma(cursor: &Cursor<'_>) -> bool {
    let first = part_length(cursor, 1);
    let separators = [cursor.peek_at(1 + first), cursor.peek_at(2 + first)];
    let second = part_length(cursor, 3 + first);
    first > 0
        && second > 0
        && separators.contains(&b',')
        && separators.into_iter().all(is_separator)
        && cursor.peek_at(3 + first + second) == b')'
}

/// The vector in parentheses that [`is_ahead`] has seen.
pub(super) fn vector(cursor: &mut Cursor<'_>) -> Core {
    cursor.take(TokenKind::Open);
    let right = part(cursor);
    skip_to(cursor, b',');
    cursor.take_if(b',', TokenKind::Comma);
    if is_separator(cursor.peek()) && part_length(cursor, 1) > 0 {
        cursor.unexpected(false);
        cursor.skip();
    }
    let forward = part(cursor);
    skip_to(cursor, b')');
    cursor.take_if(b')', TokenKind::Close);
    Core::Vector { right, forward }
}

/// Leaves out what stands before this sign, if anything does.
fn skip_to(cursor: &mut Cursor<'_>, sign: u8) {
    if cursor.peek() != sign {
        cursor.unexpected(false);
        let is_end = |next: u8| match sign {
            b',' => matches!(next, b',' | b')' | 0),
            _ => ends_element(next),
        };
        if !matches!(cursor.peek(), b',' | b')' | 0) {
            cursor.skip();
        }
        while !is_end(cursor.peek()) {
            cursor.skip();
        }
    }
}

/// Whether a vector without parentheses comes next: two bare integers, and then the end of the element (Q6, H4).
pub(super) fn bare_ahead(cursor: &Cursor<'_>) -> bool {
    bare_at(cursor, 0)
}

/// The same, so many signs further on.
fn bare_at(cursor: &Cursor<'_>, ahead: usize) -> bool {
    let comma = ahead + part_length(cursor, ahead);
    if cursor.peek_at(comma) != b',' || comma == ahead || !cursor.peek_at(comma - 1).is_ascii_digit() {
        return false;
    }
    let second = part_length(cursor, comma + 1);
    let end = comma + 1 + second;
    second > 0 && cursor.peek_at(end - 1).is_ascii_digit() && ends_element(cursor.peek_at(end))
}

/// Whether something was left out of the row of integers in which the next sign is, or put right in it: how they pair to
/// vectors can't be known then.
pub(super) fn is_row_damaged(cursor: &Cursor<'_>) -> bool {
    let is_part = |sign: &&u8| sign.is_ascii_digit() || matches!(sign, b',' | b'-');
    let (before, behind) = cursor.signs.bytes.split_at(cursor.at);
    let start = cursor.at - before.iter().rev().take_while(is_part).count();
    let end = cursor.at + behind.iter().take_while(is_part).count();
    cursor.signs.is_damaged_in(start..end + 1)
}

/// The vector without parentheses that [`bare_ahead`] has seen.
pub(super) fn bare(cursor: &mut Cursor<'_>) -> Core {
    let start = cursor.here();
    let right = part(cursor);
    cursor.take(TokenKind::Comma);
    let forward = part(cursor);
    let flaw = cursor.flaw(cursor.since(start), BARE_VECTOR);
    cursor.note(flaw.with("right", Argument::text(format!("({right},{forward})"))));
    Core::Vector { right, forward }
}

/// Whether the leg so far is an integer.
pub(super) fn is_integer(cursor: &Cursor<'_>) -> bool {
    let leg = &cursor.signs.bytes[cursor.leg_start()..cursor.at];
    let digits = leg.strip_prefix(b"-").unwrap_or(leg);
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
}

/// How many signs are a signed number, perhaps only a sign.
fn part_length(cursor: &Cursor<'_>, ahead: usize) -> usize {
    let sign = usize::from(cursor.peek_at(ahead) == b'-');
    sign + cursor.digits_at(ahead + sign)
}

fn part(cursor: &mut Cursor<'_>) -> i16 {
    let negative = cursor.take_if(b'-', TokenKind::Minus).is_some();
    let Some(number) = number::digits(cursor) else {
        cursor.error_here(VECTOR_PART);
        return 0;
    };
    if negative { -i16::from(number) } else { i16::from(number) }
}
