use core::ops::Range;

use tabiya_game::{LineSpans, Span};

/// A stretch of one line of a file, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    line: &'a str,
    at: LineSpans,
    start: usize,
    end: usize,
}

impl<'a> Part<'a> {
    /// A whole line without its end.
    pub(super) const fn new(line: &'a str, at: LineSpans) -> Self {
        Self { line, at, start: 0, end: line.len() }
    }

    /// What stands there.
    pub fn text(self) -> &'a str {
        &self.line[self.start..self.end]
    }

    /// Where it stands in the file.
    pub fn span(self) -> Span {
        self.at.span(self.line, self.start..self.end)
    }

    /// These bytes of it.
    pub(super) fn bytes(self, range: Range<usize>) -> Self {
        let end = (self.start + range.end).min(self.end);
        Self { start: (self.start + range.start).min(end), end, ..self }
    }

    /// Without the space around it.
    pub(super) fn trimmed(self) -> Self {
        let text = self.text();
        let start = text.len() - text.trim_start().len();
        self.bytes(start..start + text.trim().len())
    }

    /// What stands before and behind the first of these characters.
    pub(super) fn split_at_char(self, c: char) -> Option<(Self, Self)> {
        let text = self.text();
        let at = text.find(c)?;
        Some((self.bytes(0..at).trimmed(), self.bytes(at + c.len_utf8()..text.len()).trimmed()))
    }

    /// Its words.
    pub(super) fn words(self) -> impl Iterator<Item = Part<'a>> {
        let text = self.text();
        text.split_whitespace().map(move |word| {
            let start = word.as_ptr().addr() - text.as_ptr().addr();
            self.bytes(start..start + word.len())
        })
    }

    /// Its characters.
    pub(super) fn letters(self) -> impl Iterator<Item = (char, Part<'a>)> {
        self.text().char_indices().map(move |(at, c)| (c, self.bytes(at..at + c.len_utf8())))
    }
}
