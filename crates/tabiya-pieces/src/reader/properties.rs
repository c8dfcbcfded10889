//! What a leg does besides moving. Letters are taken greedily (H4).

use super::cursor::Cursor;
use super::token::TokenKind;
use super::{core, direction, kind, letters, number, promotion};
use crate::codes::{MISSING_JOINT, MISSING_PARTNER, MISSING_SWAP};
use crate::tree::{Property, Swap};

/// All properties that come next.
pub(super) fn properties(cursor: &mut Cursor<'_>) -> Vec<Property> {
    let mut properties = Vec::new();
    loop {
        let property = match (cursor.peek(), cursor.peek_at(1), cursor.peek_at(2)) {
            (b'O', ..) => Some(joint(cursor)),
            (b'|', ..) => Some(swap(cursor)),
            (b'A', b'r', _) => blast(cursor, false),
            (b'c', b'A', b'r') => blast(cursor, true),
            (b'L', ..) => promotion::promotion(cursor).map(Property::Promotion),
            _ => return properties,
        };
        properties.extend(property);
    }
}

fn joint(cursor: &mut Cursor<'_>) -> Property {
    let start = cursor.take(TokenKind::Joint);
    let letters = letters::take(cursor);
    match letters.len() {
        0 => cursor.error_here(MISSING_JOINT),
        1 => cursor.error_here(MISSING_PARTNER),
        _ => {}
    }
    Property::Joint { letters, place: cursor.since(start) }
}

fn swap(cursor: &mut Cursor<'_>) -> Property {
    let start = cursor.take(TokenKind::Swap);
    let letters = letters::take(cursor);
    if letters.is_empty() {
        cursor.error_here(MISSING_SWAP);
    }
    let kind = kind::optional(cursor);
    let distance = number::distance(cursor);
    let direction = direction::optional(cursor);
    Property::Swap(Swap { letters, kind, distance, direction, place: cursor.since(start) })
}

fn blast(cursor: &mut Cursor<'_>, on_capture: bool) -> Option<Property> {
    let start = cursor.here();
    if on_capture {
        cursor.take(TokenKind::Condition);
    }
    cursor.take_many(TokenKind::Blast, 2);
    let radius = core::radius(cursor)?;
    Some(Property::Blast { on_capture, radius, place: cursor.since(start) })
}
