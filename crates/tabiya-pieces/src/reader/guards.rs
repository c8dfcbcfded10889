//! What must hold for a leg: influences and conditions, in any order (H2).

use tabiya_game::Argument;

use super::cursor::Cursor;
use super::influence::Bracketed;
use super::token::TokenKind;
use super::{direction, influence, letters, promotion};
use crate::codes::{LETTER, NEGATION_OUTSIDE, NOT_NEGATABLE, NOTHING_NEGATED, WRONG_SIGN};
use crate::extension::Extension;
use crate::profile::Profile;
use crate::tree::{Condition, ConditionKind, Guard, Influence, Place};

/// All guards that come next.
pub(super) fn guards(cursor: &mut Cursor<'_>) -> Vec<Guard> {
    let mut guards = Vec::new();
    while guard(cursor, &mut guards) {}
    guards
}

/// Reads what stands where a guard can. `false` when none comes next, and nothing is read.
pub(super) fn guard(cursor: &mut Cursor<'_>, guards: &mut Vec<Guard>) -> bool {
    let start = cursor.here();
    match cursor.peek() {
        b'!' => negated(cursor, guards),
        b'(' => {
            let Some(shape) = influence::bracketed_ahead(cursor) else { return false };
            guards.push(Guard::Influence(influence::bracketed(cursor, shape)));
        }
        b'A'..=b'Z' => return capital(cursor, start, false, guards),
        sign => {
            let Some(kind) = small(sign) else { return false };
            cursor.take(TokenKind::Condition);
            guards.push(condition(cursor, start, false, kind));
        }
    }
    true
}

/// `!` and what it negates: an influence or a condition of the state (H4).
fn negated(cursor: &mut Cursor<'_>, guards: &mut Vec<Guard>) {
    let start = cursor.take(TokenKind::Not);
    let sign = cursor.peek();
    match sign {
        b'A'..=b'Z' if capital(cursor, start, true, guards) => return,
        b'(' => {
            if let Some(shape) = influence::bracketed_ahead(cursor) {
                return outside(cursor, shape, guards);
            }
        }
        b'c' | b'o' | b'a' | b'e' => return not_negatable(cursor, sign),
        _ => {
            if let Some(kind) = small(sign) {
                cursor.take(TokenKind::Condition);
                guards.push(condition(cursor, start, true, kind));
                return;
            }
        }
    }
    cursor.error_here(NOTHING_NEGATED);
}

/// `!(aS1)`: the `!` belongs inside.
fn outside(cursor: &mut Cursor<'_>, shape: Bracketed, guards: &mut Vec<Guard>) {
    let flaw = cursor.flaw(cursor.here(), NEGATION_OUTSIDE);
    let influence = Influence { negated: true, ..influence::bracketed(cursor, shape) };
    cursor.mild_error(flaw.with("right", Argument::text(influence.to_string())));
    guards.push(Guard::Influence(influence));
}

/// What a leg does is not negated: it has an opposite of its own.
fn not_negatable(cursor: &mut Cursor<'_>, sign: u8) {
    let right = match sign {
        b'c' => "o",
        b'o' => "c",
        b'a' => "e",
        _ => "a",
    };
    let flaw = cursor.flaw(cursor.here(), NOT_NEGATABLE);
    cursor.error(flaw.with("right", Argument::text(right)));
    cursor.take(TokenKind::Condition);
}

/// Capitals at the start of an element: an influence, sectors and colours, or a line (section 2). `false` when what
/// follows is no guard: an explosion, a promotion, a direction.
fn capital(cursor: &mut Cursor<'_>, start: Place, negated: bool, guards: &mut Vec<Guard>) -> bool {
    let sign = cursor.peek();
    // Wikipedia's lists have no influences, but directions in the wrong place: `Xn`.
    if sign == b'X' && cursor.profile == Profile::Wikipedia {
        return false;
    }
    if letters::is_influence(cursor) {
        cursor.clashes |= letters::is_clash(cursor);
        guards.push(Guard::Influence(influence::short(cursor, start, negated)));
        return true;
    }
    let kind = match sign {
        // `Ar1` wins over the sector (H4).
        b'A' if cursor.peek_at(1) == b'r' => return false,
        b'A' => ConditionKind::OwnSector,
        b'E' => ConditionKind::EnemySector,
        b'W' => ConditionKind::LightSquare,
        b'B' => ConditionKind::DarkSquare,
        b'L' if promotion::is_ahead(cursor) => return false,
        b'L' => {
            let lines = promotion::line(cursor).map(ConditionKind::Line);
            guards.extend(lines.map(|lines| condition(cursor, start, negated, lines)));
            return true;
        }
        b'X' => return false,
        _ => {
            letter_alone(cursor);
            return true;
        }
    };
    cursor.take(TokenKind::Condition);
    guards.push(condition(cursor, start, negated, kind));
    true
}

/// Letters that are no conditions and have no distance.
pub(super) fn letter_alone(cursor: &mut Cursor<'_>) {
    let mut count = 1;
    while is_letter(cursor.peek_at(count), cursor.peek_at(count + 1)) {
        count += 1;
    }
    if cursor.signs.is_damaged(cursor.at + count) {
        // The distance may have been there.
        cursor.fail();
    }
    if letters::are_divided(cursor, count) {
        cursor.at += count;
        cursor.unexpected(false);
        cursor.skip();
        return;
    }
    let place = cursor.ahead(count);
    let letters = cursor.text(cursor.at, cursor.at + count);
    let is_distance = letters == "N" && direction::length(&cursor.signs.bytes[cursor.at + 1..]) > 0;
    let flaw = if is_distance {
        cursor.flaw(place, WRONG_SIGN).with("right", Argument::text("n"))
    } else {
        cursor.flaw(place, LETTER).with("right", Argument::text(format!("{letters}1")))
    };
    let start = cursor.at;
    cursor.at += count;
    cursor.error_before_next(start, flaw);
}

/// Whether a capital can only be a further letter of a piece.
const fn is_letter(sign: u8, next: u8) -> bool {
    match sign {
        b'L' | b'X' => false,
        b'A' => next != b'r',
        _ => sign.is_ascii_uppercase(),
    }
}

fn condition(cursor: &mut Cursor<'_>, start: Place, negated: bool, kind: ConditionKind) -> Guard {
    let place = cursor.since(start);
    if negated && kind != ConditionKind::Attacked {
        cursor.extension(Extension::Not, place);
    }
    Guard::Condition(Condition { negated, kind, place })
}

const fn small(sign: u8) -> Option<ConditionKind> {
    Some(match sign {
        b'i' => ConditionKind::Unmoved,
        b'c' => ConditionKind::Capture,
        b'o' => ConditionKind::NoCapture,
        b'w' => ConditionKind::White,
        b'b' => ConditionKind::Black,
        b'a' => ConditionKind::OfAlly,
        b'e' => ConditionKind::OfEnemy,
        b'h' => ConditionKind::Attacked,
        _ => return None,
    })
}
