//! What stands where it can't, or is missing, in a leg; and what would be right.

use tabiya_game::{Argument, Code};

use super::cursor::Cursor;
use super::letters::{ends_element, is_condition};
use super::{direction, guards, kind, vector};
use crate::codes::{
    DIRECTION_FIRST, EMPTY, EMPTY_GROUP, LATE_CONDITION, LATE_KIND, MISSING_DIRECTION, MISSING_DISTANCE,
    MISSING_GROUP, MISSING_LEG, UNOPENED,
};
use crate::tree::Distance;

/// Leaves out something that can't stand in a leg here. `false` when the leg is at its end with it.
pub(super) fn skip(cursor: &mut Cursor<'_>) -> bool {
    let length = direction::length(&cursor.signs.bytes[cursor.at..]);
    match cursor.peek() {
        _ if length > 0 => {
            without_distance(cursor, length);
            return false;
        }
        sign if is_condition(sign) || matches!(sign, b'!' | b'A' | b'E' | b'W' | b'B' | b'L') => {
            cursor.error_here(LATE_CONDITION);
            if !guards::guard(cursor, &mut Vec::new()) {
                cursor.skip();
            }
        }
        b'A'..=b'Z' => guards::letter_alone(cursor),
        _ => {
            cursor.unexpected(false);
            cursor.skip();
        }
    }
    true
}

/// A direction where a distance should be; perhaps the distance stands behind it.
fn without_distance(cursor: &mut Cursor<'_>, length: usize) {
    let start = cursor.at;
    let text = cursor.text(start, start + length);
    let count = if cursor.peek_at(length) == b'n' { 1 } else { cursor.digits_at(length) };
    let flaw = if count > 0 && ends_element(cursor.peek_at(length + count)) {
        let distance = cursor.text(start + length, start + length + count);
        let flaw = cursor.flaw(cursor.ahead(length + count), DIRECTION_FIRST);
        cursor.at += count;
        flaw.with("right", Argument::text(format!("{distance}{text}")))
    } else {
        let flaw = cursor.flaw(cursor.ahead(length), MISSING_DISTANCE);
        flaw.with("near", Argument::text(format!("1{text}"))).with("far", Argument::text(format!("n{text}")))
    };
    cursor.error_from(start, flaw);
    cursor.at += length;
}

/// Nothing where a move should be.
pub(super) fn nothing(cursor: &mut Cursor<'_>, missing: Code) {
    let code = match cursor.peek() {
        _ if missing != MISSING_LEG => missing,
        0 if cursor.at == 0 => EMPTY,
        b')' if cursor.depth == 0 => return cursor.error_if_sound(UNOPENED),
        b')' if cursor.at > 0 && cursor.signs.bytes[cursor.at - 1] == b'(' => EMPTY_GROUP,
        _ => missing,
    };
    cursor.error_here(code);
}

/// A distance without a direction; perhaps a type or a condition stands between them.
pub(super) fn without_direction(cursor: &mut Cursor<'_>, distance: Distance) {
    if vector::is_row_damaged(cursor) {
        return cursor.fail();
    }
    let (code, length) = match cursor.peek() {
        b'~' | b'^' => (LATE_KIND, kind::length(cursor)),
        sign if is_condition(sign) => (LATE_CONDITION, 1),
        _ => (MISSING_DIRECTION, 0),
    };
    let behind = cursor.peek_at(length);
    if code == LATE_KIND && (behind.is_ascii_digit() || behind == b'n') {
        return without_group(cursor, distance);
    }
    let direction_length = direction::length(&cursor.signs.bytes[cursor.at + length..]);
    if length == 0 || direction_length == 0 {
        let flaw = cursor.flaw(cursor.here(), MISSING_DIRECTION).with("distance", Argument::text(distance));
        if ends_element(cursor.peek()) && vector::is_integer(cursor) {
            cursor.integer_alone(flaw);
        } else {
            cursor.error(flaw);
        }
        return;
    }
    let late = cursor.text(cursor.at, cursor.at + length);
    let direction = cursor.text(cursor.at + length, cursor.at + length + direction_length);
    let flaw = cursor.flaw(cursor.ahead(length), code);
    cursor.error(flaw.with("right", Argument::text(format!("{late}{distance}{direction}"))));
    cursor.at += length + direction_length;
}

/// A count before a leg, not before a group.
fn without_group(cursor: &mut Cursor<'_>, count: Distance) {
    let rest = &cursor.signs.bytes[cursor.at..];
    let length = rest.iter().take_while(|&&sign| !ends_element(sign)).count();
    let leg = cursor.text(cursor.at, cursor.at + length);
    let flaw = cursor.flaw(cursor.here(), MISSING_GROUP).with("count", Argument::text(count));
    cursor.error(flaw.with("right", Argument::text(format!("{count}({leg})"))));
}
