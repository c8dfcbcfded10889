use core::ops::Range;

use tabiya_game::Argument;

use super::flaw::{Flaw, quoted};
use super::look_alikes::{accented, is_sign, letter, sign};
use super::promotion;
use super::unknown;
use crate::codes::{FOREIGN_LETTER, HOMOGLYPH, LOWER_X, UNEXPECTED, UNKNOWN, UNKNOWN_LETTER, WRONG_SIGN};
use crate::tree::Place;

/// The signs of a line: its characters without whitespace and without what no line can hold, look-alikes folded, all of
/// them ASCII. What reads them can look ahead freely.
///
/// Places in the source fit 16 bits: a line has at most 4,096 characters.
#[derive(Debug)]
pub(super) struct Signs<'t> {
    source: &'t str,
    /// The signs, then a NUL.
    pub(super) bytes: Vec<u8>,
    /// Where each sign stands in the source; of the NUL, the end. Empty when the source is its own signs.
    starts: Vec<u16>,
    /// Signs beside something that was left out or put right, and said: what is wrong with them follows from that.
    damaged: Vec<u16>,
    /// Characters that are no signs of the notation.
    pub(super) errors: Vec<Flaw>,
    /// Characters folded.
    pub(super) notes: Vec<Flaw>,
    /// Whether whitespace was left out.
    pub(super) spaced: bool,
}

impl<'t> Signs<'t> {
    pub(super) fn new(source: &'t str) -> Self {
        let mut signs = Self {
            source,
            bytes: Vec::with_capacity(source.len() + 1),
            starts: Vec::new(),
            damaged: Vec::new(),
            errors: Vec::new(),
            notes: Vec::new(),
            spaced: false,
        };
        if source.bytes().all(|byte| is_sign(byte) && byte != b'?') {
            signs.bytes.extend_from_slice(source.as_bytes());
            signs.bytes.push(0);
        } else {
            signs.starts.reserve(source.len() + 1);
            signs.fold();
            signs.push(0, source.len());
        }
        signs
    }

    fn fold(&mut self) {
        let source = self.source;
        let mut at = self.word(0);
        while let Some(&byte) = source.as_bytes().get(at) {
            if byte == b'?' && !promotion::ends(&self.bytes) {
                at = self.stray_optional(at);
            } else if is_sign(byte) {
                self.push(byte, at);
                at += 1;
            } else {
                at = self.other(at);
            }
        }
    }

    /// Any character that is no sign, and what belongs to it: where reading goes on.
    fn other(&mut self, at: usize) -> usize {
        let source = self.source;
        let Some(character) = source[at..].chars().next() else { return source.len() };
        let end = at + character.len_utf8();
        let place = Place::new(at, end);
        if character.is_whitespace() {
            self.spaced = true;
            return self.word(end);
        } else if character == 'x' {
            self.notes.push(Flaw::new(place, LOWER_X));
            self.push(b'X', at);
        } else if let Some(right) = letter(character) {
            self.notes.push(
                Flaw::new(place, HOMOGLYPH)
                    .with("found", quoted(&source[at..end]))
                    .with("right", Argument::text(char::from(right))),
            );
            if character == 'х' {
                self.notes.push(Flaw::new(place, LOWER_X));
            }
            self.push(right, at);
        } else if sign(character).is_some() {
            return self.foreign_signs(at);
        } else {
            return self.unknown(at, unknown::length(&source[at..]));
        }
        end
    }

    /// Leaves out a word of prose, if one begins here.
    fn word(&mut self, at: usize) -> usize {
        match unknown::word_length(&self.source[at..]) {
            0 => at,
            length => self.unknown(at, length),
        }
    }

    /// A run of signs that stand for others: read as those, and said.
    fn foreign_signs(&mut self, at: usize) -> usize {
        let source = self.source;
        let mut right = String::new();
        let mut end = at;
        for character in source[at..].chars() {
            let Some(signs) = sign(character) else { break };
            for byte in signs.bytes() {
                self.damaged.push(self.bytes.len() as u16);
                self.push(byte, end);
            }
            right.push_str(signs);
            end += character.len_utf8();
        }
        self.damaged.push(self.bytes.len() as u16);
        self.wrong(at..end, Argument::input(right));
        end
    }

    /// Characters that mean nothing here: left out, and said once.
    fn unknown(&mut self, at: usize, length: usize) -> usize {
        let source = self.source;
        let end = at + length;
        let first = source[at..].chars().next().unwrap_or_default();
        if let Some(right) = accented(&source[..at], first) {
            let start = usize::from(self.starts[self.starts.len() - 1]);
            self.damaged.push(self.bytes.len() as u16 - 1);
            self.wrong(start..end, Argument::text(right));
        } else {
            let code = match first {
                'A'..='Z' | 'a'..='z' => UNKNOWN_LETTER,
                _ if first.is_alphabetic() => FOREIGN_LETTER,
                _ => UNKNOWN,
            };
            let flaw = Flaw::new(Place::new(at, end), code);
            self.errors.push(flaw.with("found", quoted(&source[at..end])));
        }
        self.damaged.push(self.bytes.len() as u16);
        end
    }

    /// A `?` that is behind no promotion (E7): left out, and said.
    fn stray_optional(&mut self, at: usize) -> usize {
        let flaw = Flaw::new(Place::new(at, at + 1), UNEXPECTED).with("found", quoted("?"));
        self.errors.push(flaw.with("where", Argument::text("optional")));
        self.damaged.push(self.bytes.len() as u16);
        at + 1
    }

    /// What stands for something else.
    fn wrong(&mut self, part: Range<usize>, right: Argument) {
        let found = quoted(&self.source[part.clone()]);
        let flaw = Flaw::new(Place::new(part.start, part.end), WRONG_SIGN);
        self.errors.push(flaw.with("found", found).with("right", right));
    }

    /// The bytes of the source that these signs come from. Of the end, none.
    #[inline]
    pub(super) fn place(&self, start: usize, end: usize) -> Place {
        if self.starts.is_empty() {
            let last = self.last();
            return Place::new(start.min(last), end.min(last));
        }
        self.folded_place(start, end)
    }

    fn folded_place(&self, start: usize, end: usize) -> Place {
        let from = usize::from(self.starts[start.min(self.last())]);
        if end <= start || start >= self.last() {
            return Place::new(from, from);
        }
        Place::new(from, self.end_of(end.min(self.last()) - 1))
    }

    /// The byte after a sign.
    fn end_of(&self, index: usize) -> usize {
        let start = usize::from(self.starts[index]);
        start
            + match self.source.as_bytes()[start] {
                0..0x80 => 1,
                0x80..0xE0 => 2,
                0xE0..0xF0 => 3,
                _ => 4,
            }
    }

    /// The index of the NUL.
    pub(super) fn last(&self) -> usize {
        self.bytes.len() - 1
    }

    /// Whether something was left out or put right in this part.
    pub(super) fn is_damaged_in(&self, part: Range<usize>) -> bool {
        !self.damaged.is_empty() && self.damage_from(part.start).is_some_and(|damage| damage < part.end)
    }

    /// The first sign from this one on beside which something was left out or put right.
    pub(super) fn damage_from(&self, start: usize) -> Option<usize> {
        let next = self.damaged.partition_point(|&index| usize::from(index) < start);
        self.damaged.get(next).copied().map(usize::from)
    }

    /// How many of so many signs belong together: they end where something was left out between them.
    #[inline]
    pub(super) fn undamaged(&self, start: usize, count: usize) -> usize {
        if self.damaged.is_empty() {
            return count;
        }
        self.damage_from(start + 1).map_or(count, |damage| count.min(damage - start))
    }

    /// Whether something was left out or put right beside this sign.
    pub(super) fn is_damaged(&self, index: usize) -> bool {
        self.damaged.binary_search(&(index as u16)).is_ok()
    }

    fn push(&mut self, byte: u8, at: usize) {
        self.bytes.push(byte);
        self.starts.push(at as u16);
    }
}
