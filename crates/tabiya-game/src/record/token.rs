use core::ops::Range;

use crate::{LineSpans, Span};

/// A piece of a line of a record. Its place is worked out only when it's asked for: columns are counted from the start of
/// the line, and a line has many pieces.
#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    line: &'a str,
    start: usize,
    end: usize,
    place: LineSpans,
}

impl<'a> Token<'a> {
    pub(super) const fn new(line: &'a str, range: Range<usize>, place: LineSpans) -> Self {
        Self { line, start: range.start, end: range.end, place }
    }

    /// The text.
    pub fn text(self) -> &'a str {
        &self.line[self.start..self.end]
    }

    /// Where it stands in the record.
    pub fn span(self) -> Span {
        self.place.span(self.line, self.start..self.end)
    }

    /// Where these bytes of its text stand in the record.
    pub fn part(self, range: Range<usize>) -> Span {
        self.place.span(self.line, self.start + range.start..self.start + range.end)
    }

    /// The bytes of the record.
    pub(super) const fn offsets(self) -> Range<usize> {
        self.place.offset + self.start..self.place.offset + self.end
    }

    /// The bytes of the line.
    pub(super) const fn range(self) -> Range<usize> {
        self.start..self.end
    }

    /// The piece of these bytes of its text.
    pub(super) const fn slice(self, range: Range<usize>) -> Self {
        Self { start: self.start + range.start, end: self.start + range.end, ..self }
    }
}

/// The line without its line end.
pub(super) fn without_line_end(line: &str) -> &str {
    line.strip_suffix('\n').map_or(line, |line| line.strip_suffix('\r').unwrap_or(line))
}

/// What a piece of a line of play looks like, before it's known what it means there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// From `;` to the end of the line.
    Comment,
    /// Anything between blanks, parentheses and comments.
    Word,
    /// A character that separates as a space does but is none.
    OddBlank,
}

/// A piece of a line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub(super) shape: Shape,
    pub(super) range: Range<usize>,
    /// The character that should stand in place of the first one, where that only looks like it.
    pub(super) meant: Option<char>,
}

/// The pieces of a line of play, without its line end.
#[derive(Clone, Debug)]
pub(super) struct Lexemes<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Lexemes<'a> {
    pub(super) const fn new(line: &'a str) -> Self {
        Self { line, at: 0 }
    }
}

impl Iterator for Lexemes<'_> {
    type Item = Lexeme;

    fn next(&mut self) -> Option<Lexeme> {
        let rest = self.line[self.at..].trim_start_matches([' ', '\t']);
        let start = self.line.len() - rest.len();
        let first = rest.chars().next()?;
        let (shape, meant) = classify(first);
        let length = match shape {
            Shape::Comment => rest.len(),
            Shape::Word => {
                let ends = |c: char| c == ' ' || c == '\t' || classify(c).0 != Shape::Word;
                rest.find(ends).unwrap_or(rest.len())
            }
            Shape::Open | Shape::Close | Shape::OddBlank => first.len_utf8(),
        };
        self.at = start + length;
        Some(Lexeme { shape, range: start..self.at, meant })
    }
}

fn classify(c: char) -> (Shape, Option<char>) {
    match c {
        '(' => (Shape::Open, None),
        ')' => (Shape::Close, None),
        ';' => (Shape::Comment, None),
        '（' => (Shape::Open, Some('(')),
        '）' => (Shape::Close, Some(')')),
        '；' => (Shape::Comment, Some(';')),
        _ if c.is_whitespace() => (Shape::OddBlank, Some(' ')),
        _ => (Shape::Word, None),
    }
}

/// A word that numbers a round: `12.`, or with what follows stuck to it.
pub(super) struct Numbered<'a> {
    /// The digits and the point.
    pub(super) number: &'a str,
    /// What is stuck to them, mostly nothing.
    pub(super) rest: &'a str,
}

/// Takes a round's number off the front of a text.
pub(super) fn numbered(text: &str) -> Option<Numbered<'_>> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits == 0 || !text[digits..].starts_with('.') {
        return None;
    }
    let (number, rest) = text.split_at(digits + 1);
    Some(Numbered { number, rest })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shapes(line: &str) -> Vec<(Shape, &str)> {
        Lexemes::new(line).map(|lexeme| (lexeme.shape, &line[lexeme.range])).collect()
    }

    #[test]
    fn parentheses_and_comments_need_no_blanks() {
        use Shape::{Close, Comment, Open, Word};
        assert_eq!(
            shapes(" 1. a(b)c;d (e)"),
            [
                (Word, "1."),
                (Word, "a"),
                (Open, "("),
                (Word, "b"),
                (Close, ")"),
                (Word, "c"),
                (Comment, ";d (e)"),
            ]
        );
        assert_eq!(shapes(" \t "), []);
    }

    #[test]
    fn what_only_looks_like_a_sign_is_known() {
        let meant: Vec<_> = Lexemes::new("（a\u{3000}b）；c").filter_map(|lexeme| lexeme.meant).collect();
        assert_eq!(meant, ['(', ' ', ')', ';']);
    }

    #[test]
    fn numbers_end_with_a_point() {
        let parts = |text| numbered(text).map(|Numbered { number, rest }| (number, rest));
        assert_eq!(parts("12."), Some(("12.", "")));
        assert_eq!(parts("1.e4"), Some(("1.", "e4")));
        assert_eq!(parts("1-0"), None);
        assert_eq!(parts("."), None);
    }
}
