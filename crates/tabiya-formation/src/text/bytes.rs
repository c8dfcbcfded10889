//! A quick reader of well-formed texts: it says what stands next, or nothing.

use tabiya_board::Side;

use super::numeral::NUMERALS;
use super::snapshot::side_letter;
use crate::{GameResult, Kind, Piece};

/// The bytes of a text that are still to be read. Who gets `None` is at the end of a text that is not well formed.
pub(super) struct Bytes<'a> {
    rest: &'a [u8],
}

/// The bytes of a cell and of the space or bracket after it.
pub(super) const CELL_BYTES: usize = 7;

/// The three UTF-8 bytes of a Hanzi as one number.
const fn key(letter: char) -> u32 {
    let code = letter as u32;
    assert!(code >= 0x800 && code <= 0xffff, "the letter has three bytes in UTF-8");
    (0xe0 | code >> 12) << 16 | (0x80 | (code >> 6 & 0x3f)) << 8 | (0x80 | (code & 0x3f))
}

impl<'a> Bytes<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text.as_bytes() }
    }

    /// How many bytes are left.
    pub(super) const fn left(&self) -> usize {
        self.rest.len()
    }

    #[inline]
    fn peek_key(&self) -> Option<u32> {
        let &[first, second, third, ..] = self.rest else { return None };
        Some(u32::from(first) << 16 | u32::from(second) << 8 | u32::from(third))
    }

    #[inline]
    pub(super) fn literal(&mut self, literal: &str) -> Option<()> {
        self.rest = self.rest.strip_prefix(literal.as_bytes())?;
        Some(())
    }

    #[inline]
    pub(super) fn byte(&mut self, byte: u8) -> bool {
        if self.rest.first() == Some(&byte) {
            self.rest = &self.rest[1..];
            true
        } else {
            false
        }
    }

    #[inline]
    pub(super) fn space(&mut self) -> Option<()> {
        self.byte(b' ').then_some(())
    }

    #[inline]
    pub(super) fn character(&mut self, letter: char) -> Option<()> {
        if self.peek_key()? == key(letter) {
            self.rest = &self.rest[3..];
            Some(())
        } else {
            None
        }
    }

    /// The next character of an action text. It is passed over also where it is not the one that the caller wants.
    #[inline]
    pub(super) fn letter(&mut self) -> Option<Letter> {
        let key = self.peek_key()?;
        let (right, letter) = LETTERS[slot(key)];
        self.rest = &self.rest[3..];
        (right == key).then_some(letter)
    }

    /// Whether all was read.
    #[inline]
    pub(super) const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    #[inline]
    pub(super) fn side(&mut self) -> Option<Side> {
        let side = side_of_key(self.peek_key()?)?;
        self.rest = &self.rest[3..];
        Some(side)
    }

    #[inline]
    pub(super) fn kind(&mut self) -> Option<Kind> {
        match self.letter()? {
            Letter::Kind(kind) => Some(kind),
            _ => None,
        }
    }

    pub(super) fn result(&mut self) -> Option<GameResult> {
        let result =
            GameResult::ALL.into_iter().find(|result| self.rest.starts_with(result.chinese().as_bytes()))?;
        self.rest = &self.rest[result.chinese().len()..];
        Some(result)
    }

    /// The labels of columns with a space after each but the last, which a bracket closes: how many they are. `labels` are
    /// those that there can be, with a space after each.
    pub(super) fn columns(&mut self, labels: &str) -> Option<usize> {
        let (labels, _) = labels.as_bytes().as_chunks::<CELL_BYTES>();
        let (found, _) = self.rest.as_chunks::<CELL_BYTES>();
        let spaced = labels.iter().zip(found).take_while(|(label, found)| label == found).count();
        let (label, last) = (labels.get(spaced)?, found.get(spaced)?);
        if label[..CELL_BYTES - 1] != last[..CELL_BYTES - 1] || last[CELL_BYTES - 1] != b']' {
            return None;
        }
        let width = spaced + 1;
        self.rest = &self.rest[width * CELL_BYTES..];
        Some(width)
    }

    /// A row of cells with a space after each but the last, which a bracket closes.
    pub(super) fn row(&mut self, width: usize, cells: &mut Vec<Option<Piece>>) -> Option<()> {
        let (row, rest) = self.rest.split_at_checked(width * CELL_BYTES)?;
        let (row, last) = row.split_at(row.len() - CELL_BYTES);
        let start = cells.len();
        cells.resize(start + width - 1, None);
        // The length of every cell is known, so that none waits for the ones before it.
        for (cell, bytes) in cells[start..].iter_mut().zip(row.chunks_exact(CELL_BYTES)) {
            *cell = cell_before(b' ', bytes)?;
        }
        cells.push(cell_before(b']', last)?);
        self.rest = rest;
        Some(())
    }

    /// `\n`, `\r\n` or `/`.
    pub(super) fn optional_line_end(&mut self) -> bool {
        if self.rest.starts_with(b"\r\n") {
            self.rest = &self.rest[2..];
            return true;
        }
        self.byte(b'\n') || self.byte(b'/')
    }

    pub(super) fn line_end(&mut self) -> Option<()> {
        self.optional_line_end().then_some(())
    }

    /// Whether the next line is empty or there is none.
    pub(super) fn at_blank_line(&self) -> bool {
        matches!(self.rest, [] | [b'\n' | b'/', ..] | [b'\r', b'\n', ..])
    }

    pub(super) fn only_line_ends_left(&mut self) -> Option<()> {
        while self.optional_line_end() {}
        self.rest.is_empty().then_some(())
    }
}

#[inline]
const fn side_of_key(found: u32) -> Option<Side> {
    const RED: u32 = key('红');
    const BLACK: u32 = key('黑');
    match found {
        RED => Some(Side::First),
        BLACK => Some(Side::Second),
        _ => None,
    }
}

/// The content of a cell, `None` for an empty point, with what must stand after it.
#[inline]
#[expect(clippy::option_option, reason = "no cell at all and an empty cell are two things")]
fn cell_before(end: u8, bytes: &[u8]) -> Option<Option<Piece>> {
    let &[a, b, c, d, e, f, after] = bytes else { return None };
    let found = u64::from_be_bytes([0, 0, a, b, c, d, e, f]);
    // One look-up for all contents: no processor foresees where the pieces stand.
    let (text, piece) = CELLS[(found % CELL_SLOTS as u64) as usize];
    (text == found && after == end).then_some(piece)
}

/// Divided by this, no two of the 33 contents of a cell leave the same remainder.
const CELL_SLOTS: usize = 119;

/// The contents of a cell, each by the remainder of its six bytes.
static CELLS: [(u64, Option<Piece>); CELL_SLOTS] = {
    // Six bytes are less than what stands in a slot without a content.
    let mut cells = [(u64::MAX, None); CELL_SLOTS];
    let mut index = 0;
    while index <= Piece::COUNT {
        let (text, piece) = if index < Piece::COUNT {
            let piece = Piece::from_index(index);
            (pair_key(side_letter(piece.side()), piece.kind().chinese()), Some(piece))
        } else {
            (pair_key('一', '一'), None)
        };
        let slot = &mut cells[(text % CELL_SLOTS as u64) as usize];
        assert!(slot.0 == u64::MAX, "two contents in one slot");
        *slot = (text, piece);
        index += 1;
    }
    cells
};

/// The six UTF-8 bytes of two Hanzi as one number.
const fn pair_key(first: char, second: char) -> u64 {
    (key(first) as u64) << 24 | key(second) as u64
}

/// What a character of the document's texts can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Letter {
    /// `一` to `己`: 1 to 16.
    Numeral(u8),
    /// `红`, `黑`.
    Side(Side),
    /// The name of a piece.
    Kind(Kind),
    /// Any other character of [`OTHERS`].
    Other(char),
}

/// The characters of action texts that are neither numerals nor sides nor names.
const OTHERS: [char; 9] = ['平', '直', '进', '退', '捉', '推', '拉', '认', '负'];

const SLOTS: usize = 256;

/// Where a key stands in the table. The factor was tried out so that no two letters share a slot; building the table
/// checks it.
#[inline]
const fn slot(key: u32) -> usize {
    (key.wrapping_mul(FACTOR) >> 24) as usize
}

/// The letters by the [`slot`] of their keys.
static LETTERS: [(u32, Letter); SLOTS] = letters(FACTOR).0;

const FACTOR: u32 = {
    let mut factor = 0x9e37_79b1;
    while !letters(factor).1 {
        factor = factor.wrapping_add(2);
    }
    factor
};

/// The table for a factor, and whether no two letters share a slot.
const fn letters(factor: u32) -> ([(u32, Letter); SLOTS], bool) {
    // A key has three bytes, so that none is found in an empty slot.
    let mut table = [(u32::MAX, Letter::Numeral(0)); SLOTS];
    let mut distinct = true;
    let mut index = 0;
    while index < NUMERALS.len() + 2 + Kind::ALL.len() + OTHERS.len() {
        let (letter, value) = if index < 16 {
            (NUMERALS[index], Letter::Numeral(index as u8 + 1))
        } else if index < 18 {
            let side = Side::from_index(index - 16);
            (side_letter(side), Letter::Side(side))
        } else if index < 34 {
            let kind = Kind::ALL[index - 18];
            (kind.chinese(), Letter::Kind(kind))
        } else {
            let other = OTHERS[index - 34];
            (other, Letter::Other(other))
        };
        let key = key(letter);
        let entry = &mut table[(key.wrapping_mul(factor) >> 24) as usize];
        distinct = distinct && entry.0 == u32::MAX;
        *entry = (key, value);
        index += 1;
    }
    (table, distinct)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_content_of_a_cell_is_read_and_nothing_else() {
        let read = |text: &str| {
            let mut cells = Vec::new();
            Bytes::new(text).row(1, &mut cells).map(|()| cells[0])
        };
        for index in 0..Piece::COUNT {
            let piece = Piece::from_index(index);
            assert_eq!(read(&format!("{piece}]")), Some(Some(piece)));
        }
        assert_eq!(read("一一]"), Some(None));
        for text in
            ["\0\0\0\0\0\0]", "一二]", "红一]", "一将]", "红将 ", "红将", "红]", "abcdef]", "将红]", ""]
        {
            assert_eq!(read(text), None, "{text:?}");
        }
    }

    #[test]
    fn zeros_are_no_letter() {
        assert_eq!(Bytes::new("\0\0\0").letter(), None);
    }

    #[test]
    fn every_name_of_a_kind_is_read_and_nothing_else() {
        for kind in Kind::ALL {
            assert_eq!(Bytes::new(&kind.chinese().to_string()).kind(), Some(kind));
        }
        for text in ["\0\0\0", "一", "abc", "ab", ""] {
            assert_eq!(Bytes::new(text).kind(), None, "{text:?}");
        }
    }
}
