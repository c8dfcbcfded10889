use tabiya_game::Argument;

use super::cursor::Cursor;
use super::token::TokenKind;
use crate::codes::PLUS_ARROW;
use crate::extension::Extension;
use crate::tree::{Arrow, Direction, Star};

/// How many signs of a text are a direction: as many as can be.
pub(super) fn length(signs: &[u8]) -> usize {
    parse(signs).map_or(0, |(_, length)| length)
}

/// A direction, if one comes next.
#[inline]
pub(super) fn optional(cursor: &mut Cursor<'_>) -> Option<Direction> {
    let (direction, length) = parse(&cursor.signs.bytes[cursor.at..])?;
    let place = cursor.take_many(TokenKind::Direction, length);
    match direction {
        Direction::Star(Star::All, Some(_)) => cursor.extension(Extension::Star, place),
        Direction::Star(Star::Orthogonal, Some(_)) => {
            let arrow = cursor.text(cursor.at + 1 - length, cursor.at);
            let flaw = cursor.flaw(place, PLUS_ARROW);
            cursor.note(flaw.with("right", Argument::text(arrow)));
        }
        _ => {}
    }
    Some(direction)
}

#[inline]
fn parse(signs: &[u8]) -> Option<(Direction, usize)> {
    let star = match signs {
        [b'>', b'>', ..] => return Some((Direction::Right, 2)),
        [b'<', b'<', ..] => return Some((Direction::Left, 2)),
        [b'*', ..] => Star::All,
        [b'X', ..] => Star::Diagonal,
        [b'+', ..] => Star::Orthogonal,
        _ => return arrow(signs).map(|(arrow, length)| (Direction::Arrow(arrow), length)),
    };
    Some(match arrow(&signs[1..]) {
        Some((arrow, length)) => (Direction::Star(star, Some(arrow)), length + 1),
        None => (Direction::Star(star, None), 1),
    })
}

#[inline]
fn arrow(signs: &[u8]) -> Option<(Arrow, usize)> {
    let (backward, forward, length) = match signs {
        [b'<', b'>', ..] => (true, true, 2),
        [b'<', ..] => (true, false, 1),
        [b'>', ..] => (false, true, 1),
        _ => (false, false, 0),
    };
    let sideways = signs.get(length) == Some(&b'=');
    let length = length + usize::from(sideways);
    (length > 0).then_some((Arrow { forward, backward, sideways }, length))
}
