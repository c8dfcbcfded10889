//! From point to point: `h2e2` with ranks from 0 (ICCS), `h3e3` with ranks from 1 (UCI).

use super::fault::{Cursor, Expected, Fault};
use super::reading::{Reading, Readings};
use crate::{Move, Point};

/// `h2e2`, `H2-E2`.
#[inline]
pub(crate) fn parse_iccs(text: &str) -> Result<Readings, Fault> {
    let mut cursor = Cursor::new(text);
    let point = |cursor: &mut Cursor<'_>| {
        let file = cursor.take(Expected::File, |byte| file(byte.to_ascii_lowercase()))?;
        let rank = cursor.take(Expected::Rank, |byte| byte.is_ascii_digit().then(|| byte - b'0'))?;
        Point::new(file, rank).ok_or(cursor.fault(Expected::Rank))
    };
    let from = point(&mut cursor)?;
    cursor.eat(b'-');
    let to = point(&mut cursor)?;
    cursor.end()?;
    Ok(Readings::one(Reading::Points(Move::new(from, to))))
}

/// `h3e3`, `b3b10`.
#[inline]
pub(crate) fn parse_uci(text: &str) -> Result<Readings, Fault> {
    let mut cursor = Cursor::new(text);
    let point = |cursor: &mut Cursor<'_>| {
        let file = cursor.take(Expected::File, file)?;
        let mut rank = cursor.digit(Expected::Rank)?;
        if rank == 1 && cursor.eat(b'0') {
            rank = 10;
        }
        Point::new(file, rank - 1).ok_or(cursor.fault(Expected::Rank))
    };
    let from = point(&mut cursor)?;
    let to = point(&mut cursor)?;
    cursor.end()?;
    Ok(Readings::one(Reading::Points(Move::new(from, to))))
}

#[inline]
const fn file(byte: u8) -> Option<u8> {
    match byte {
        b'a'..=b'i' => Some(byte - b'a'),
        _ => None,
    }
}

#[inline]
pub(crate) fn write_iccs(movement: Move, text: &mut String) {
    for point in [movement.from, movement.to] {
        text.push(char::from(b'a' + point.file()));
        text.push(char::from(b'0' + point.rank()));
    }
}

#[inline]
pub(crate) fn write_uci(movement: Move, text: &mut String) {
    for point in [movement.from, movement.to] {
        text.push(char::from(b'a' + point.file()));
        match point.rank() {
            9 => text.push_str("10"),
            rank => text.push(char::from(b'1' + rank)),
        }
    }
}

/// `H2-E2`: no other notation has this form.
pub(crate) fn dashed_iccs(movement: Move) -> String {
    format!("{}-{}", movement.from, movement.to).to_ascii_uppercase()
}
