//! Lines and promotions: `L2` before a move, `L8Q` alone or behind one.

use super::cursor::Cursor;
use super::letters::{ends_element, starts_element};
use super::number;
use super::token::TokenKind;
use crate::codes::{MISSING_LINE, MISSING_PROMOTION, MISSING_RANGE_END};
use crate::extension::Extension;
use crate::tree::{Lines, Promotion};

/// Whether an `L` that comes next is a promotion: letters and then the end of the element (`Promo` in H4). With what can
/// stand behind no line at all it is meant as one.
pub(super) fn is_ahead(cursor: &Cursor<'_>) -> bool {
    let signs = &cursor.signs.bytes[cursor.at + 1..];
    let digits = |from: usize| signs[from..].iter().take_while(|sign| sign.is_ascii_digit()).count();
    let mut at = digits(0);
    if at == 0 {
        return false;
    }
    if signs[at] == b'-' {
        let second = digits(at + 1);
        if second == 0 {
            return false;
        }
        at += 1 + second;
    }
    let start = at;
    while choice_length(&signs[at..]) > 0 {
        at += choice_length(&signs[at..]);
    }
    if ends_element(signs[at]) { at > start } else { !starts_element(signs[at]) }
}

/// Whether these signs end with a promotion, perhaps one without letters.
pub(super) fn ends(signs: &[u8]) -> bool {
    let before = |signs: &[u8], is_such: fn(&u8) -> bool| {
        signs.len() - signs.iter().rev().take_while(|&sign| is_such(sign)).count()
    };
    let choices = before(signs, |sign| sign.is_ascii_uppercase() || *sign == b'+');
    let lines = before(&signs[..choices], |sign| sign.is_ascii_digit() || *sign == b'-');
    lines < choices && signs[..lines].ends_with(b"L")
}

/// How many signs are what a piece can become: a letter, with E7 one behind a `+`.
fn choice_length(signs: &[u8]) -> usize {
    match signs {
        [b'A'..=b'Z', ..] => 1,
        [b'+', b'A'..=b'Z', ..] => 2,
        _ => 0,
    }
}

/// `L` and its lines. The `L` is known to come next.
pub(super) fn line(cursor: &mut Cursor<'_>) -> Option<Lines> {
    cursor.take(TokenKind::Line);
    let start = cursor.here();
    let Some(from) = number::digits(cursor) else {
        cursor.error_here(MISSING_LINE);
        return None;
    };
    if cursor.take_if(b'-', TokenKind::Range).is_none() {
        return Some(Lines { from, to: None });
    }
    let to = number::digits(cursor);
    match to {
        None => cursor.error_here(MISSING_RANGE_END),
        Some(to) if to < from => number::range_down(cursor, start, from, to),
        Some(_) => {}
    }
    Some(Lines { from, to })
}

/// A promotion. The `L` is known to come next. Letters are taken greedily (H4).
pub(super) fn promotion(cursor: &mut Cursor<'_>) -> Option<Promotion> {
    let start = cursor.here();
    let lines = line(cursor)?;
    let choices_start = cursor.here();
    let mut choices = Vec::new();
    let mut is_extended = false;
    loop {
        let length = choice_length(&cursor.signs.bytes[cursor.at..]);
        if length == 0 {
            break;
        }
        is_extended |= length > 1;
        choices.push(cursor.text(cursor.at, cursor.at + length));
        cursor.take_many(TokenKind::Letters, length);
    }
    if choices.is_empty() {
        cursor.error_here(MISSING_PROMOTION);
    }
    let optional = cursor.take_if(b'?', TokenKind::Optional).is_some();
    if is_extended || optional {
        cursor.extension(Extension::Promotion, cursor.since(choices_start));
    }
    Some(Promotion { lines, choices, optional, place: cursor.since(start) })
}
