//! Influences: pieces that stand near.

use tabiya_game::Argument;

use super::cursor::Cursor;
use super::token::TokenKind;
use super::{direction, letters, number};
use crate::codes::{LONG_INFLUENCE, ONE_DIGIT, UNCLOSED};
use crate::extension::Extension;
use crate::tree::{Influence, Owner, Place, Reach};

/// An influence in parentheses: `(eS1)`, `(!S1)`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bracketed {
    negated: bool,
    owner: Option<Owner>,
    /// Digits too many.
    extra: usize,
}

/// Whether an influence in parentheses comes next. Without an owner, letters that are all sectors or colours are
/// conditions of a group. With the `)` missing at the end of the line it is one still.
pub(super) fn bracketed_ahead(cursor: &Cursor<'_>) -> Option<Bracketed> {
    let signs = &cursor.signs.bytes[cursor.at + 1..];
    let negated = signs[0] == b'!';
    let mut at = usize::from(negated);
    let owner = match signs[at] {
        b'a' => Some(Owner::Ally),
        b'e' => Some(Owner::Enemy),
        _ => None,
    };
    at += usize::from(owner.is_some());
    let end = letters::capitals_end(signs, at);
    let letters = &signs[at..end];
    let sectors_only = letters.iter().all(|&letter| letters::is_sector(letter));
    if letters.is_empty() || (owner.is_none() && sectors_only) {
        return None;
    }
    let lines = letters.contains(&b'L');
    let extra = digits_beyond(&signs[end..]);
    let tail = match extra {
        0 => letters::influence_tail(signs, end)?,
        // With a direction the further digits are a step's, in a plain group: `(S12>)` is `S1` and `2>`.
        _ if direction::length(&signs[end + 1 + extra..]) > 0 => return None,
        _ => end + 1 + extra,
    };
    let is_closed = signs[tail] == b')' && (extra == 0 || !lines);
    let is_open = signs[tail] == 0 && !sectors_only && !lines;
    (is_closed || is_open).then_some(Bracketed { negated, owner, extra })
}

/// The influence that [`bracketed_ahead`] has seen.
pub(super) fn bracketed(cursor: &mut Cursor<'_>, shape: Bracketed) -> Influence {
    let start = cursor.take(TokenKind::Open);
    if shape.negated {
        cursor.take(TokenKind::Not);
    }
    if shape.owner.is_some() {
        cursor.take(TokenKind::Owner);
    }
    let mut influence = letters_and_reach(cursor, start, shape.negated);
    if shape.extra > 0 {
        let flaw = cursor.flaw(cursor.ahead(shape.extra), LONG_INFLUENCE);
        cursor.mild_error(flaw);
        cursor.at += shape.extra;
    }
    influence.direction = direction::optional(cursor);
    if cursor.take_if(b')', TokenKind::Close).is_none() {
        cursor.error_here(UNCLOSED);
    }
    influence.bracketed = true;
    influence.owner = shape.owner;
    influence.place = cursor.since(start);
    influence
}

/// How many digits follow the first one.
fn digits_beyond(signs: &[u8]) -> usize {
    signs.iter().take_while(|sign| sign.is_ascii_digit()).count().saturating_sub(1)
}

/// An influence in its short form, `S1=`, which is known to come next.
pub(super) fn short(cursor: &mut Cursor<'_>, start: Place, negated: bool) -> Influence {
    let mut influence = letters_and_reach(cursor, start, negated);
    influence.direction = direction::optional(cursor);
    influence.place = cursor.since(start);
    if influence.direction.is_none() && is_followed_by_digit(cursor) {
        let apart = Influence { bracketed: true, owner: Some(Owner::Ally), ..influence.clone() };
        let flaw = cursor.flaw(influence.place, ONE_DIGIT);
        let flaw = flaw.with("next", Argument::text(cursor.text(cursor.at, cursor.at + 1)));
        cursor.note(flaw.with("right", Argument::text(apart.to_string())));
    }
    influence
}

/// Whether the digit just read could be taken for the first one of a longer number.
fn is_followed_by_digit(cursor: &Cursor<'_>) -> bool {
    cursor.peek().is_ascii_digit() && cursor.signs.bytes[cursor.at - 1].is_ascii_digit()
}

fn letters_and_reach(cursor: &mut Cursor<'_>, start: Place, negated: bool) -> Influence {
    let letters = letters::take(cursor);
    let reach = reach(cursor);
    let (owner, direction, place) = (None, None, start);
    Influence { negated, bracketed: false, owner, letters, reach, direction, place }
}

fn reach(cursor: &mut Cursor<'_>) -> Reach {
    let start = cursor.here();
    let first = number::short_distance(cursor);
    let is_divided = letters::is_separator(cursor.peek_at(1))
        && letters::is_short_number(cursor.peek_at(2))
        && letters::starts_element(cursor.peek_at(3));
    if cursor.peek() != b'/' || !(is_divided || letters::is_short_number(cursor.peek_at(1))) {
        return Reach::Straight(first);
    }
    cursor.take(TokenKind::Slash);
    if is_divided {
        cursor.unexpected(false);
        cursor.skip();
    }
    let second = number::short_distance(cursor);
    cursor.extension(Extension::Oblique, cursor.since(start));
    Reach::Oblique(first, second)
}
