//! The notation of Chinese books, 炮二平五: simplified and traditional, read alike.
//!
//! | form | example |
//! |---|---|
//! | piece, file | 炮二平五, 马８进７ |
//! | which of two or three on a file, either way round | 前炮平五, 炮前平五, 中兵进一 |
//! | which soldier of four or five on a file | 前兵, 二兵, 三兵, 四兵, 后兵 |
//! | which soldier on which file, where two files hold several | 前七平六 |
//! | the same by counting all of these from the right and from the front | 三兵平六 |

use tabiya_board::Side;

use super::Way;
use super::fault::{Expected, Fault};
use super::order::Order;
use super::reading::{Reading, Readings, Relative};
use super::tandem::Tandem;
use super::which::Which;
use crate::{Kind, Piece};

/// What a character stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Piece(Kind),
    Order(Order),
    Way(Way),
    Digit(u8),
}

#[inline]
const fn sign(c: char) -> Option<Sign> {
    Some(match c {
        '帅' | '帥' | '将' | '將' => Sign::Piece(Kind::General),
        '仕' | '士' => Sign::Piece(Kind::Advisor),
        '相' | '象' => Sign::Piece(Kind::Elephant),
        '马' | '馬' | '傌' | '㐷' => Sign::Piece(Kind::Horse),
        '车' | '車' | '俥' | '伡' => Sign::Piece(Kind::Chariot),
        '炮' | '砲' | '包' | '礮' => Sign::Piece(Kind::Cannon),
        '兵' | '卒' => Sign::Piece(Kind::Soldier),
        '前' => Sign::Order(Order::Front),
        '中' => Sign::Order(Order::Middle),
        '后' | '後' => Sign::Order(Order::Rear),
        // In old books 上 and 下.
        '进' | '進' | '上' => Sign::Way(Way::Forward),
        '退' | '下' => Sign::Way(Way::Backward),
        '平' => Sign::Way(Way::Sideways),
        '一' => Sign::Digit(1),
        '二' => Sign::Digit(2),
        '三' => Sign::Digit(3),
        '四' => Sign::Digit(4),
        '五' => Sign::Digit(5),
        '六' => Sign::Digit(6),
        '七' => Sign::Digit(7),
        '八' => Sign::Digit(8),
        '九' => Sign::Digit(9),
        '１'..='９' => Sign::Digit((c as u32 - '０' as u32) as u8),
        '1'..='9' => Sign::Digit(c as u8 - b'0'),
        _ => return None,
    })
}

struct Signs<'a> {
    chars: core::str::Chars<'a>,
    length: usize,
}

impl Signs<'_> {
    /// What the next character stands for, and where it begins.
    #[inline]
    fn next(&mut self) -> (usize, Option<Sign>) {
        let at = self.length - self.chars.as_str().len();
        (at, self.chars.next().and_then(sign))
    }
}

#[inline]
pub(crate) fn parse(text: &str) -> Result<Readings, Fault> {
    let mut signs = Signs { chars: text.chars(), length: text.len() };
    let (at, first) = signs.next();
    let first = first.filter(|sign| !matches!(sign, Sign::Way(_))).ok_or(Fault::new(at, Expected::Piece))?;
    let (at, second) = signs.next();
    let (kind, which, or) = match (first, second) {
        (Sign::Piece(kind), Some(Sign::Digit(file))) => (kind, Which::On(file), None),
        (Sign::Piece(kind), Some(Sign::Order(order))) | (Sign::Order(order), Some(Sign::Piece(kind))) => {
            (kind, Which::Order(order), None)
        }
        (Sign::Order(order), Some(Sign::Digit(file))) => (Kind::Soldier, Which::OrderOn(order, file), None),
        (Sign::Digit(number), Some(Sign::Piece(Kind::Soldier))) => {
            (Kind::Soldier, Which::Order(Order::Nth(number)), Some(Which::Counted(number)))
        }
        (Sign::Piece(_), _) => return Err(Fault::new(at, Expected::Which)),
        _ => return Err(Fault::new(at, Expected::Piece)),
    };
    let (at, way) = signs.next();
    let Some(Sign::Way(way)) = way else { return Err(Fault::new(at, Expected::Way)) };
    let (at, number) = signs.next();
    let Some(Sign::Digit(number)) = number else { return Err(Fault::new(at, Expected::Number)) };
    let rest = signs.chars.as_str();
    if !rest.is_empty() {
        return Err(Fault::new(text.len() - rest.len(), Expected::End));
    }
    let reading = |which| Reading::Relative(Relative { kind, which, way, number });
    let readings = Readings::one(reading(which));
    Ok(match or {
        Some(which) => readings.or(reading(which)),
        None => readings,
    })
}

/// Which characters are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Script {
    Simplified,
    Traditional,
}

/// Writes a move of a piece; numbers of files in Hanzi for Red, full-width for Black.
#[inline]
pub(crate) fn write(
    script: Script,
    piece: Piece,
    file: u8,
    tandem: Option<Tandem>,
    (way, number): (Way, u8),
    text: &mut String,
) {
    match tandem {
        None => {
            text.push(letter(script, piece));
            text.push(digit(piece.side, file));
        }
        Some(tandem) => {
            text.push(order(script, tandem));
            text.push(if tandem.is_one_of_two { digit(piece.side, file) } else { letter(script, piece) });
        }
    }
    text.push(match (way, script) {
        (Way::Forward, Script::Simplified) => '进',
        (Way::Forward, Script::Traditional) => '進',
        (Way::Backward, _) => '退',
        (Way::Sideways, _) => '平',
    });
    text.push(digit(piece.side, number));
}

const HANZI: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
const FULL_WIDTH: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];

#[inline]
const fn digit(side: Side, number: u8) -> char {
    match side {
        Side::First => HANZI[number as usize - 1],
        Side::Second => FULL_WIDTH[number as usize - 1],
    }
}

/// The word for a piece's place: of four and five the ones between are numbered.
#[inline]
const fn order(script: Script, tandem: Tandem) -> char {
    match (tandem.index, tandem.count) {
        (0, _) => '前',
        _ if tandem.is_last() => match script {
            Script::Simplified => '后',
            Script::Traditional => '後',
        },
        (1, 3) => '中',
        (index, _) => HANZI[index as usize],
    }
}

#[inline]
const fn letter(script: Script, piece: Piece) -> char {
    let is_red = matches!(piece.side, Side::First);
    match (script, piece.kind) {
        (Script::Simplified, Kind::General) => ['将', '帅'][is_red as usize],
        (Script::Traditional, Kind::General) => ['將', '帥'][is_red as usize],
        (_, Kind::Advisor) => ['士', '仕'][is_red as usize],
        (_, Kind::Elephant) => ['象', '相'][is_red as usize],
        (Script::Simplified, Kind::Horse) => '马',
        (Script::Traditional, Kind::Horse) => '馬',
        (Script::Simplified, Kind::Chariot) => '车',
        (Script::Traditional, Kind::Chariot) => '車',
        (_, Kind::Cannon) => '炮',
        (_, Kind::Soldier) => ['卒', '兵'][is_red as usize],
    }
}

/// The character of an ordinary text for which this one is easily taken: radicals, and what keyboards and scanners put.
pub(crate) const fn look_alike(found: char) -> Option<char> {
    Some(match found {
        '⾺' | '⻢' => '马',
        '⾞' | '⻋' | '砗' | '硨' => '车',
        '⼠' | '土' => '士',
        '－' | '—' | '–' | '-' | 'ー' | '―' | '‐' | '−' | '⼀' => '一',
        '⼆' | 'ニ' => '二',
        '⼋' | 'ハ' => '八',
        '乎' => '平',
        _ => return None,
    })
}

/// The kind of piece that a character names.
pub(crate) const fn kind_of(c: char) -> Option<Kind> {
    match sign(c) {
        Some(Sign::Piece(kind)) => Some(kind),
        _ => None,
    }
}

/// Whose piece a character names, where that is of one side only in every book.
pub(crate) const fn owner(c: char) -> Option<Side> {
    match c {
        '帅' | '帥' | '兵' => Some(Side::First),
        '将' | '將' | '卒' => Some(Side::Second),
        _ => None,
    }
}
