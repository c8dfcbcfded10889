use tabiya_game::Argument;

use super::flaw::{Flaw, quoted};
use super::letters::Capitals;
use super::signs::Signs;
use super::token::{Token, TokenKind};
use super::trouble::Trouble;
use crate::codes::{LOWER_X, LOWER_X_LETTER, WHITESPACE_INSIDE};
use crate::profile::Profile;
use crate::tree::Place;

/// Where the reader is in a line, and what it has read.
pub(super) struct Cursor<'t> {
    pub(super) source: &'t str,
    pub(super) signs: Signs<'t>,
    pub(super) profile: Profile,
    /// The index of the next sign.
    pub(super) at: usize,
    /// How many groups are open.
    pub(super) depth: usize,
    tokens: Vec<Token>,
    /// The source has tokens up to this byte.
    covered: u32,
    pub(super) trouble: Trouble,
    pub(super) notes: Vec<Flaw>,
    /// The last run of capitals looked at: see [`letters`](super::letters).
    pub(super) capitals: Capitals,
    /// Whether letters of an influence could be conditions (H3).
    pub(super) clashes: bool,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(source: &'t str, profile: Profile) -> Self {
        let mut signs = Signs::new(source);
        Self {
            source,
            profile,
            at: 0,
            depth: 0,
            tokens: Vec::with_capacity(source.len()),
            covered: 0,
            trouble: Trouble::new(core::mem::take(&mut signs.errors)),
            notes: core::mem::take(&mut signs.notes),
            capitals: Capitals::default(),
            clashes: false,
            signs,
        }
    }

    /// All tokens, and the source behind the last of them.
    pub(super) fn into_parts(mut self) -> (Vec<Token>, Vec<Flaw>, Vec<Flaw>) {
        self.cover(self.source.len() as u32);
        self.name_letters();
        (self.tokens, self.trouble.into_errors(), self.notes)
    }

    /// An `x` that has become the letter of a piece is no diagonals.
    fn name_letters(&mut self) {
        for note in self.notes.iter_mut().filter(|note| note.message.code == LOWER_X) {
            let next = self.tokens.partition_point(|token| token.place.end <= note.place.start);
            if self.tokens.get(next).is_some_and(|token| token.kind == TokenKind::Letters) {
                note.message.code = LOWER_X_LETTER;
            }
        }
    }

    /// The next sign; NUL at the end.
    #[inline]
    pub(super) fn peek(&self) -> u8 {
        self.signs.bytes[self.at]
    }

    /// A sign further on; NUL behind the end.
    #[inline]
    pub(super) fn peek_at(&self, ahead: usize) -> u8 {
        self.signs.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    /// How many digits of one number stand so many signs further on.
    pub(super) fn digits_at(&self, ahead: usize) -> usize {
        let start = self.at + ahead;
        let signs = self.signs.bytes.get(start..).unwrap_or_default();
        let digits = signs.iter().take_while(|sign| sign.is_ascii_digit()).count();
        self.signs.undamaged(start, digits)
    }

    /// The next sign is a token of its own: take it.
    #[inline]
    pub(super) fn take(&mut self, kind: TokenKind) -> Place {
        self.take_many(kind, 1)
    }

    /// The next signs are a token: take it. Where something was left out between them, there are several.
    #[inline]
    pub(super) fn take_many(&mut self, kind: TokenKind, count: usize) -> Place {
        let place = self.signs.place(self.at, self.at + count);
        if count > 1 {
            if self.signs.is_damaged_in(self.at + 1..self.at + count) {
                for _ in 0..count {
                    self.take(kind);
                }
                return place;
            }
            if self.signs.spaced {
                self.look_inside(place);
            }
        }
        if self.covered < place.start {
            self.cover(place.start);
        }
        // Two signs may come from one character: `≥`.
        if self.covered <= place.start {
            self.tokens.push(Token { kind, place });
            self.covered = place.end;
        }
        self.at += count;
        place
    }

    /// Takes the sign if it is the next one.
    #[inline]
    pub(super) fn take_if(&mut self, sign: u8, kind: TokenKind) -> Option<Place> {
        (self.peek() == sign).then(|| self.take(kind))
    }

    /// Leaves the next sign out.
    pub(super) fn skip(&mut self) {
        if self.peek() != 0 {
            self.at += 1;
        }
    }

    /// Leaves the rest of the line out.
    pub(super) fn skip_all(&mut self) {
        self.at = self.signs.last();
    }

    /// The bytes from a byte of the source to the end of the last token.
    pub(super) fn since(&self, start: Place) -> Place {
        Place { start: start.start, end: self.covered.max(start.start) }
    }

    /// The place of the last token.
    pub(super) fn last_token(&self) -> Place {
        self.tokens.last().map_or_else(Place::default, |token| token.place)
    }

    /// The signs that come next, behind the direction that has just been read.
    pub(super) fn with_last_direction(&self, length: usize) -> Option<String> {
        let last = self.tokens.last().filter(|token| token.kind == TokenKind::Direction);
        let next = self.text(self.at, self.at + length);
        Some(self.source[last?.range()].to_owned() + &next)
    }

    /// The place of the next sign. At the end, it is empty.
    #[inline]
    pub(super) fn here(&self) -> Place {
        self.ahead(1)
    }

    /// The place of the next signs.
    #[inline]
    pub(super) fn ahead(&self, count: usize) -> Place {
        self.signs.place(self.at, self.at + count)
    }

    /// The signs from an index on, for a message.
    pub(super) fn text(&self, start: usize, end: usize) -> String {
        self.signs.bytes[start..end.min(self.signs.last())].iter().copied().map(char::from).collect()
    }

    /// Whitespace in the middle of a token is dropped, with a note (H4).
    fn look_inside(&mut self, place: Place) {
        let text = &self.source[place.range()];
        if text.contains(char::is_whitespace) {
            let right: String = text.chars().filter(|character| !character.is_whitespace()).collect();
            self.notes.push(
                Flaw::new(place, WHITESPACE_INSIDE)
                    .with("found", quoted(text))
                    .with("right", Argument::text(right)),
            );
        }
    }

    /// Makes tokens of the source up to a byte: whitespace, and what was left out.
    fn cover(&mut self, end: u32) {
        while self.covered < end {
            let text = &self.source[self.covered as usize..end as usize];
            let is_space = text.starts_with(char::is_whitespace);
            let length = text.find(|character: char| character.is_whitespace() != is_space);
            let place =
                Place { start: self.covered, end: length.map_or(end, |length| self.covered + length as u32) };
            let kind = if is_space { TokenKind::Whitespace } else { TokenKind::Unknown };
            self.tokens.push(Token { kind, place });
            self.covered = place.end;
        }
    }

    /// Something worth knowing.
    pub(super) fn note(&mut self, flaw: Flaw) {
        self.notes.push(flaw);
    }
}
