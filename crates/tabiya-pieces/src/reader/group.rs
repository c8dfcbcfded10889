use super::alternatives::alternatives;
use super::cursor::Cursor;
use super::direction;
use super::token::TokenKind;
use crate::codes::{TOO_DEEP, UNCLOSED};
use crate::tree::{Core, Count, Group};

/// How many groups may stand in one another.
pub(crate) const MAX_DEPTH: usize = 64;

/// A group, its count read. The `(` is known to come next.
pub(super) fn group(cursor: &mut Cursor<'_>, count: Option<Count>) -> Option<Core> {
    if cursor.depth == MAX_DEPTH {
        let flaw = cursor.flaw(cursor.here(), TOO_DEEP).with("most", MAX_DEPTH);
        cursor.error(flaw);
        cursor.skip_all();
        return None;
    }
    cursor.take(TokenKind::Open);
    cursor.depth += 1;
    let (body, connector) = alternatives(cursor, count.is_some());
    cursor.depth -= 1;
    if cursor.take_if(b')', TokenKind::Close).is_none() {
        cursor.error_if_sound(UNCLOSED);
    }
    let direction = direction::optional(cursor);
    Some(Core::Group(Box::new(Group { count, body, connector, direction })))
}
