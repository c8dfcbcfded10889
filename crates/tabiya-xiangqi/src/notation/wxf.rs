//! The notation of the World Xiangqi Federation, `C2=5`; and what its old page says of soldiers on one file.
//!
//! | form | example | of |
//! |---|---|---|
//! | piece, file | `C2=5`, `C2.5`, `h8+7` | both |
//! | which of two on a file | `R+.3`, `+R.3` | both |
//! | which soldier from the front, on which file | `15=6`, `25=6` | the rules of 2018: three to five on a file, or two files with several |
//! | which soldier of three on a file | `P+.4`, `P3.4`, `P-.4` | the old page |
//! | of four or five | `++.4`, `P+.4`, `P3.4`, `P-.4`, `--.4` | the old page |
//! | where two files hold several | `3+.4`, `33.4`, `3-.4` | the old page |

use super::Way;
use super::fault::{Cursor, Expected, Fault, digit};
use super::order::Order;
use super::reading::{Reading, Readings, Relative};
use super::tandem::Tandem;
use super::which::Which;
use crate::{Kind, Piece};

/// What soldiers on one file are called by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edition {
    /// The rules of 2018. Both are read with equal right, and legality decides.
    Rules2018,
    /// The old page. Its readings go first.
    OldPage,
}

/// Which pieces a text's first two characters mean, by both editions and by the old page alone.
struct Head {
    kind: Kind,
    which: Which,
    old: Option<Which>,
}

#[inline]
pub(crate) fn parse(edition: Edition, text: &str) -> Result<Readings, Fault> {
    let mut cursor = Cursor::new(text);
    let Head { kind, which, old } = head(&mut cursor)?;
    let way = cursor.take(Expected::Way, |byte| {
        Some(match byte {
            b'+' => Way::Forward,
            b'-' => Way::Backward,
            b'=' | b'.' => Way::Sideways,
            _ => return None,
        })
    })?;
    let number = cursor.digit(Expected::Number)?;
    cursor.end()?;
    let reading = |which| Reading::Relative(Relative { kind, which, way, number });
    Ok(match (old, edition) {
        (None, _) => Readings::one(reading(which)),
        // The middle soldier is one of those on the file.
        (Some(_), Edition::Rules2018) if matches!(which, Which::On(_)) => Readings::one(reading(which)),
        (Some(old), Edition::Rules2018) => Readings::one(reading(which)).or(reading(old)),
        (Some(old), Edition::OldPage) => Readings::one(reading(old)).or_else(reading(which)),
    })
}

#[inline]
fn head(cursor: &mut Cursor<'_>) -> Result<Head, Fault> {
    let mark = |byte| match byte {
        b'+' => Some(Order::Front),
        b'-' => Some(Order::Rear),
        _ => None,
    };
    let ordered = |kind, order| {
        let old = (kind == Kind::Soldier).then_some(match order {
            Order::Front => Order::OldFront,
            _ => Order::OldRear,
        });
        Head { kind, which: Which::Order(order), old: old.map(Which::Order) }
    };
    if let Ok(kind) = cursor.take(Expected::Piece, kind_of) {
        if let Ok(order) = cursor.take(Expected::Which, mark) {
            return Ok(ordered(kind, order));
        }
        let file = cursor.digit(Expected::Which)?;
        let old = (kind == Kind::Soldier).then_some(Which::OrderOn(Order::Middle, file));
        return Ok(Head { kind, which: Which::On(file), old });
    }
    if let Ok(order) = cursor.take(Expected::Piece, mark) {
        if let Ok(kind) = cursor.take(Expected::Piece, kind_of) {
            return Ok(ordered(kind, order));
        }
        let outermost = match order {
            Order::Front => Order::Foremost,
            _ => Order::Rearmost,
        };
        cursor.take(Expected::Piece, |byte| (mark(byte) == Some(order)).then_some(()))?;
        return Ok(Head { kind: Kind::Soldier, which: Which::Order(outermost), old: None });
    }
    let first = cursor.take(Expected::Piece, digit)?;
    if let Ok(order) = cursor.take(Expected::Which, mark) {
        return Ok(Head { kind: Kind::Soldier, which: Which::OrderOn(order, first), old: None });
    }
    let file = cursor.digit(Expected::Which)?;
    let old = (first == file).then_some(Which::MiddleBesidePair(file));
    Ok(Head { kind: Kind::Soldier, which: Which::OrderOn(Order::Nth(first), file), old })
}

/// The kind that a letter names: also `N` a horse, `B` and `M` an elephant, `G` a general.
#[inline]
const fn kind_of(letter: u8) -> Option<Kind> {
    Some(match letter.to_ascii_uppercase() {
        b'K' | b'G' => Kind::General,
        b'A' => Kind::Advisor,
        b'E' | b'B' | b'M' => Kind::Elephant,
        b'H' | b'N' => Kind::Horse,
        b'R' => Kind::Chariot,
        b'C' => Kind::Cannon,
        b'P' => Kind::Soldier,
        _ => return None,
    })
}

#[inline]
const fn letter(kind: Kind) -> char {
    match kind {
        Kind::General => 'K',
        Kind::Advisor => 'A',
        Kind::Elephant => 'E',
        Kind::Horse => 'H',
        Kind::Chariot => 'R',
        Kind::Cannon => 'C',
        Kind::Soldier => 'P',
    }
}

/// Writes a move of a piece.
#[inline]
pub(crate) fn write(
    edition: Edition,
    piece: Piece,
    file: u8,
    tandem: Option<Tandem>,
    (way, number): (Way, u8),
    text: &mut String,
) {
    let file = char::from(b'0' + file);
    let letter = letter(piece.kind);
    let [first, second] = match tandem {
        None => [letter, file],
        Some(tandem) if tandem.count == 2 && !tandem.is_one_of_two => [letter, mark(tandem)],
        Some(tandem) if edition == Edition::OldPage => by_old_page(tandem, letter, file),
        Some(tandem) => [char::from(b'1' + tandem.index), file],
    };
    text.push(first);
    text.push(second);
    text.push(match (way, edition) {
        (Way::Forward, _) => '+',
        (Way::Backward, _) => '-',
        (Way::Sideways, Edition::Rules2018) => '=',
        (Way::Sideways, Edition::OldPage) => '.',
    });
    text.push(char::from(b'0' + number));
}

/// Writes a move of one of three soldiers on a file by the outer places of the old page. The rules of 2018 have no such
/// form, so that it can be read one way only, where `33=4` and `11=2` would have two: third on file 3 and middle there.
pub(crate) fn write_beside_pair(tandem: Tandem, file: u8, (way, number): (Way, u8), text: &mut String) {
    let way = match way {
        Way::Forward => '+',
        Way::Backward => '-',
        Way::Sideways => '=',
    };
    text.extend([char::from(b'0' + file), mark(tandem), way, char::from(b'0' + number)]);
}

/// `+` for the front half, `-` for the rear half.
#[inline]
const fn mark(tandem: Tandem) -> char {
    if tandem.index * 2 < tandem.count { '+' } else { '-' }
}

const fn by_old_page(tandem: Tandem, letter: char, file: char) -> [char; 2] {
    let is_middle = tandem.index * 2 + 1 == tandem.count;
    let mark = mark(tandem);
    match (tandem.is_one_of_two, is_middle) {
        (true, true) => [file, file],
        (true, false) => [file, mark],
        (false, true) => [letter, file],
        (false, false) if tandem.count > 3 && (tandem.index == 0 || tandem.is_last()) => [mark, mark],
        (false, false) => [letter, mark],
    }
}
