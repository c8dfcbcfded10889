//! `~`, `^`, `^^`.

use super::cursor::Cursor;
use super::token::TokenKind;
use crate::codes::TWO_KINDS;
use crate::extension::Extension;
use crate::tree::Kind;

/// `~`, `^`, `^^`, if one comes next.
pub(super) fn optional(cursor: &mut Cursor<'_>) -> Option<Kind> {
    let (kind, length) = ahead(cursor)?;
    let place = cursor.take_many(TokenKind::Kind, length);
    if kind == Kind::Hop {
        cursor.extension(Extension::Hop, place);
    }
    Some(kind)
}

/// A type that comes next, and its length.
fn ahead(cursor: &Cursor<'_>) -> Option<(Kind, usize)> {
    match (cursor.peek(), cursor.peek_at(1)) {
        (b'~', _) => Some((Kind::Leap, 1)),
        (b'^', b'^') => Some((Kind::Hop, 2)),
        (b'^', _) => Some((Kind::Jump, 1)),
        _ => None,
    }
}

/// The length of a type that comes next; 0 when none does.
pub(super) fn length(cursor: &Cursor<'_>) -> usize {
    ahead(cursor).map_or(0, |(_, length)| length)
}

/// A type between the count and the `(` stands for one before the count (H4).
pub(super) fn inner(cursor: &mut Cursor<'_>, kind: &mut Option<Kind>) {
    if kind.is_some() {
        cursor.error_here(TWO_KINDS);
    }
    *kind = optional(cursor);
}
