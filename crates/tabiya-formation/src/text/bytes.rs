//! A quick reader of well-formed texts: it says what stands next, or nothing.

use tabiya_board::Side;

use crate::{GameResult, Kind, Piece};

/// The bytes of a text that are still to be read. Every method leaves them as they are when it gives `None` or `false`.
pub(super) struct Bytes<'a> {
    rest: &'a [u8],
}

/// The three UTF-8 bytes of a Hanzi as one number.
const fn key(letter: char) -> u32 {
    let code = letter as u32;
    assert!(code >= 0x800 && code <= 0xffff, "the letter has three bytes in UTF-8");
    (0xe0 | code >> 12) << 16 | (0x80 | (code >> 6 & 0x3f)) << 8 | (0x80 | (code & 0x3f))
}

/// A match over Hanzi by their bytes.
macro_rules! by_key {
    ($key:expr, $($letter:literal => $value:expr),* $(,)?) => {{
        let found = $key;
        $(if found == const { key($letter) } { Some($value) } else)* { None }
    }};
}

impl<'a> Bytes<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text.as_bytes() }
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
        let side = by_key!(self.peek_key()?, '红' => Side::First, '黑' => Side::Second)?;
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

    /// An empty point (`Some(None)`) or a piece.
    #[inline]
    #[expect(clippy::option_option, reason = "no cell at all and an empty cell are two things")]
    pub(super) fn cell(&mut self) -> Option<Option<Piece>> {
        const EMPTY: [u8; 6] = *b"\xe4\xb8\x80\xe4\xb8\x80";
        if self.rest.first_chunk::<6>() == Some(&EMPTY) {
            self.rest = &self.rest[6..];
            return Some(None);
        }
        let side = self.side()?;
        Some(Some(Piece::new(side, self.kind()?)))
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
fn kind_of_key(key_found: u32) -> Option<Kind> {
    // The last byte alone tells the 16 names apart, but for a few: a table by it, then one comparison.
    const SLOTS: usize = 64;
    const TABLE: [[Option<(u32, Kind)>; 2]; SLOTS] = {
        let mut table = [[None; 2]; SLOTS];
        let mut index = 0;
        while index < Kind::ALL.len() {
            let kind = Kind::ALL[index];
            let kind_key = key(kind.chinese());
            let slot = &mut table[kind_key as usize % SLOTS];
            if slot[0].is_none() {
                slot[0] = Some((kind_key, kind));
            } else {
                assert!(slot[1].is_none(), "three names in one slot");
                slot[1] = Some((kind_key, kind));
            }
            index += 1;
        }
        table
    };
    let slot = TABLE[key_found as usize % SLOTS];
    match slot {
        [Some((first, kind)), _] if first == key_found => Some(kind),
        [_, Some((second, kind))] if second == key_found => Some(kind),
        _ => None,
    }
}
