//! The notation of the Vietnamese Federation, `P2-5`.
//!
//! | form | example |
//! |---|---|
//! | piece, file | `P2-5`, `M2.3`, `Tg5.1`, `C7.1` for `B7.1`, `V3.5` for `T3.5` |
//! | which of two or three on a file | `Xs-2`, `Bg-6` |
//! | which on which file, either way round; our own form for four or five, and where two files hold several | `B7t.1`, `Bt7.1`, `B5tg-6` |

use super::Way;
use super::fault::{Cursor, Expected, Fault};
use super::order::Order;
use super::reading::{Reading, Readings, Relative};
use super::tandem::Tandem;
use super::which::Which;
use crate::{Kind, Piece, command};

#[inline]
pub(crate) fn parse(text: &str) -> Result<Readings, Fault> {
    let mut cursor = Cursor::new(text);
    let kind = cursor.take(Expected::Piece, kind_of)?;
    let elephant = rest(kind, cursor);
    if !text.starts_with("Tg") {
        return elephant.map(Readings::one);
    }
    cursor.eat(b'g');
    // `Tg5.1` is the general, or the middle elephant of file 5, which never is (X8). So nobody means that by `Tg.1`.
    match (rest(Kind::General, cursor), elephant) {
        (Ok(general), Ok(elephant)) => Ok(Readings::one(general).or(elephant)),
        (Ok(general), Err(_)) => Ok(Readings::one(general)),
        (Err(general), _) => Err(general),
    }
}

/// What follows the piece.
#[inline]
fn rest(kind: Kind, mut cursor: Cursor<'_>) -> Result<Reading, Fault> {
    let which = which(&mut cursor)?;
    let way = cursor.take(Expected::Way, |byte| {
        Some(match byte {
            b'.' => Way::Forward,
            b'/' => Way::Backward,
            b'-' => Way::Sideways,
            _ => return None,
        })
    })?;
    let number = cursor.digit(Expected::Number)?;
    cursor.end()?;
    Ok(Reading::Relative(Relative { kind, which, way, number }))
}

/// A file, a word, or both.
#[inline]
fn which(cursor: &mut Cursor<'_>) -> Result<Which, Fault> {
    if let Some(order) = word(cursor) {
        return Ok(match cursor.digit(Expected::Way) {
            Ok(file) => Which::OrderOn(order, file),
            Err(_) => Which::Order(order),
        });
    }
    let file = cursor.digit(Expected::Which)?;
    Ok(match word(cursor) {
        Some(order) => Which::OrderOn(order, file),
        None => Which::On(file),
    })
}

#[inline]
fn word(cursor: &mut Cursor<'_>) -> Option<Order> {
    let is_front = match cursor.peek()? {
        b't' => true,
        b's' => false,
        b'g' => {
            cursor.eat(b'g');
            return Some(Order::Middle);
        }
        _ => return None,
    };
    cursor.eat(if is_front { b't' } else { b's' });
    Some(match (is_front, cursor.eat(b'g')) {
        (true, false) => Order::Front,
        (true, true) => Order::SecondFromFront,
        (false, false) => Order::Rear,
        (false, true) => Order::SecondFromRear,
    })
}

/// The kind that a letter names: `C` (chốt) also a soldier, `V` (voi) also an elephant.
#[inline]
const fn kind_of(letter: u8) -> Option<Kind> {
    Some(match letter {
        b'G' => Kind::General,
        b'S' => Kind::Advisor,
        b'T' | b'V' => Kind::Elephant,
        b'M' => Kind::Horse,
        b'X' => Kind::Chariot,
        b'P' => Kind::Cannon,
        b'B' | b'C' => Kind::Soldier,
        _ => return None,
    })
}

/// Writes a move of a piece.
#[inline]
pub(crate) fn write(
    piece: Piece,
    file: u8,
    tandem: Option<Tandem>,
    (way, number): (Way, u8),
    text: &mut String,
) {
    text.push_str(command::federation_letter(piece.kind));
    let is_common = tandem.is_some_and(|tandem| tandem.count < 4 && !tandem.is_one_of_two);
    if !is_common {
        text.push(char::from(b'0' + file));
    }
    if let Some(tandem) = tandem {
        text.push_str(match (tandem.index, tandem.count) {
            (0, _) => "t",
            _ if tandem.is_last() => "s",
            (index, count) if index * 2 + 1 == count => "g",
            (1, _) => "tg",
            _ => "sg",
        });
    }
    text.push(match way {
        Way::Forward => '.',
        Way::Backward => '/',
        Way::Sideways => '-',
    });
    text.push(char::from(b'0' + number));
}
