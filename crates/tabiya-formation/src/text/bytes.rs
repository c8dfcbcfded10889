//! A quick reader of well-formed texts: it says what stands next, or nothing.

use tabiya_board::Side;

use super::snapshot::side_letter;
use crate::{GameResult, Kind, Piece};

/// The bytes of a text that are still to be read. Every method leaves them as they are when it gives `None` or `false`.
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

    #[inline]
    pub(super) fn side(&mut self) -> Option<Side> {
        let side = side_of_key(self.peek_key()?)?;
        self.rest = &self.rest[3..];
        Some(side)
    }

    #[inline]
    pub(super) fn kind(&mut self) -> Option<Kind> {
        let kind = kind_of_key(self.peek_key()?)?;
        self.rest = &self.rest[3..];
        Some(kind)
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

#[inline]
fn kind_of_key(found: u32) -> Option<Kind> {
    /// Divided by this, no two of the 16 names leave the same remainder.
    const SLOTS: usize = 34;
    const NAMES: [(u32, Kind); SLOTS] = {
        let mut names = [(u32::MAX, Kind::General); SLOTS];
        let mut index = 0;
        while index < Kind::ALL.len() {
            let kind = Kind::ALL[index];
            let name = key(kind.chinese());
            let slot = &mut names[name as usize % SLOTS];
            assert!(slot.0 == u32::MAX, "two names in one slot");
            *slot = (name, kind);
            index += 1;
        }
        names
    };
    let (name, kind) = NAMES[found as usize % SLOTS];
    (name == found).then_some(kind)
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
    fn every_name_of_a_kind_is_read_and_nothing_else() {
        for kind in Kind::ALL {
            assert_eq!(Bytes::new(&kind.chinese().to_string()).kind(), Some(kind));
        }
        for text in ["\0\0\0", "一", "abc", "ab", ""] {
            assert_eq!(Bytes::new(text).kind(), None, "{text:?}");
        }
    }
}
