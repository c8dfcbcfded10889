use tabiya_game::Code;

use super::cursor::Cursor;
use super::letters::ends_element;
use super::token::TokenKind;
use super::{direction, group, influence, kind, misplaced, number, promotion, vector};
use crate::codes::{COUNT_ZERO, MISSING_RADIUS, MISSING_SECOND, SIGN, TWO_KINDS};
use crate::tree::{Core, Count, Distance, Kind, Number};

/// What a leg does. `missing` is what to say when there is nothing.
pub(super) fn core(cursor: &mut Cursor<'_>, kind: &mut Option<Kind>, missing: Code) -> Option<Core> {
    loop {
        match cursor.peek() {
            b'0'..=b'9' | b'n' => return measured(cursor, kind),
            b'(' if vector::is_ahead(cursor) => return Some(vector::vector(cursor)),
            b'(' => return group::group(cursor, None),
            b'r' => {
                cursor.take(TokenKind::Radius);
                return radius(cursor).map(Core::Radius);
            }
            b'A' if cursor.peek_at(1) == b'r' => {
                cursor.take_many(TokenKind::Blast, 2);
                return radius(cursor).map(Core::Blast);
            }
            b'L' if promotion::is_ahead(cursor) => return promotion::promotion(cursor).map(Core::Promotion),
            b'-' if vector::bare_ahead(cursor) => return Some(vector::bare(cursor)),
            b'-' => {
                if vector::is_row_damaged(cursor) {
                    cursor.fail();
                }
                cursor.error_here(SIGN);
                cursor.skip();
            }
            b'~' | b'^' => {
                cursor.error_here(TWO_KINDS);
                kind::optional(cursor);
            }
            sign if ends_element(sign) => {
                misplaced::nothing(cursor, missing);
                return None;
            }
            _ if !misplaced::skip(cursor) => return None,
            _ => {}
        }
    }
}

pub(super) fn radius(cursor: &mut Cursor<'_>) -> Option<Number> {
    let radius = number::number(cursor);
    if radius.is_none() {
        cursor.error_here(MISSING_RADIUS);
    }
    radius
}

/// What begins with a number or `n`: a bare vector, an oblique leap, a counted group, a step, the mover itself.
fn measured(cursor: &mut Cursor<'_>, kind: &mut Option<Kind>) -> Option<Core> {
    let start = cursor.here();
    if cursor.peek() != b'n' && vector::bare_ahead(cursor) {
        return Some(vector::bare(cursor));
    }
    let (first, errors) = (cursor.at, cursor.errors());
    let from = number::number(cursor)?;
    let distance = number::distance_from(cursor, start, from);
    if cursor.take_if(b'/', TokenKind::Slash).is_some() {
        return oblique(cursor, distance);
    }
    if let Some(direction) = direction::optional(cursor) {
        return Some(Core::Step { distance, direction });
    }
    let kind_length = kind::length(cursor);
    if cursor.peek_at(kind_length) == b'(' {
        if cursor.signs.is_damaged_in(first..cursor.at + 1) && influence::bracketed_ahead(cursor).is_some() {
            // The count may be what is wrong.
            cursor.fail();
            return None;
        }
        if kind_length > 0 {
            kind::inner(cursor, kind);
        }
        let count = count(cursor, first, distance);
        return group::group(cursor, Some(count));
    }
    if distance == (Distance { from: Number::Exactly(0), to: None }) {
        return Some(Core::Itself);
    }
    if cursor.errors() > errors {
        // Something else may be meant than a distance.
        cursor.fail();
    }
    misplaced::without_direction(cursor, distance);
    None
}

/// A count is at least 1 (H4).
fn count(cursor: &mut Cursor<'_>, first: usize, distance: Distance) -> Count {
    if distance.from == Number::Exactly(0) {
        // What follows may not have been meant as a group.
        let flaw = cursor.flaw(cursor.signs.place(first, cursor.at), COUNT_ZERO);
        cursor.error_from(first, flaw);
    }
    Count { from: distance.from, to: distance.to }
}

fn oblique(cursor: &mut Cursor<'_>, first: Distance) -> Option<Core> {
    let Some(second) = number::distance(cursor) else {
        cursor.error_here(MISSING_SECOND);
        direction::optional(cursor);
        return None;
    };
    Some(Core::Oblique { first, second, direction: direction::optional(cursor) })
}
