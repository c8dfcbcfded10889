//! The numerals of the document's coordinates, row labels and step counts: `一` to `己`, 1 to 16.

use tabiya_board::Square;

/// The numerals of 1 to 16, in order.
pub const NUMERALS: [char; 16] =
    ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '甲', '乙', '丙', '丁', '戊', '己'];

/// The numeral of a number from 1 to 16.
///
/// # Panics
/// If `value` is outside.
pub const fn numeral(value: u8) -> char {
    NUMERALS[value as usize - 1]
}

/// The number of a numeral, from 1 to 16; `None` for every other character.
///
/// ```
/// use tabiya_formation::text::{numeral, numeral_value};
/// assert_eq!(numeral_value('戊'), Some(15));
/// assert_eq!(numeral_value('零'), None);
/// assert_eq!((1..=16).filter_map(|value| numeral_value(numeral(value))).sum::<u8>(), 136);
/// ```
#[inline]
pub const fn numeral_value(numeral: char) -> Option<u8> {
    Some(match numeral {
        '一' => 1,
        '二' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        '十' => 10,
        '甲' => 11,
        '乙' => 12,
        '丙' => 13,
        '丁' => 14,
        '戊' => 15,
        '己' => 16,
        _ => return None,
    })
}

/// A square as the document writes it: the column, then the row.
///
/// ```
/// use tabiya_board::Square;
/// use tabiya_formation::text::coordinate;
/// assert_eq!(coordinate(Square::new(2, 1).unwrap()), "三二");
/// ```
pub fn coordinate(square: Square) -> String {
    [numeral(square.column() + 1), numeral(square.row() + 1)].into_iter().collect()
}

/// The square of a coordinate; `None` for other texts.
pub fn read_coordinate(text: &str) -> Option<Square> {
    let mut letters = text.chars().map(numeral_value);
    let (column, row) = (letters.next()??, letters.next()??);
    if letters.next().is_some() { None } else { Square::new(column - 1, row - 1) }
}
