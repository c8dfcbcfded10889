use core::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

/// A place in a text: bytes from 0, line and column from 1.
///
/// Columns count characters as a reader counts them: a letter with its marks is one, a Hanzi is one.
///
/// ```
/// use tabiya_game::Span;
/// let text = "行棋方：红\n红方:[]";
/// let span = Span::new(text, 22..23);
/// assert_eq!((span.line, span.column, &text[span.start..span.end]), (2, 3, ":"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first byte, from 0.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
    /// The line of the first byte, from 1.
    pub line: usize,
    /// The character of the line at which it begins, from 1.
    pub column: usize,
}

impl Span {
    /// The place of these bytes in `text`. Ends outside the text or inside a character are moved down to the nearest
    /// border, so that a span can always be shown.
    pub fn new(text: &str, range: Range<usize>) -> Self {
        let start = text.floor_char_boundary(range.start);
        let end = text.floor_char_boundary(range.end).max(start);
        let before = &text[..start];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            start,
            end,
            line: before.bytes().filter(|&byte| byte == b'\n').count() + 1,
            column: before[line_start..].graphemes(true).count() + 1,
        }
    }

    /// The bytes.
    pub const fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

/// Places in one line of a longer text that is read line by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineSpans {
    /// The byte of the whole text at which the line starts.
    pub offset: usize,
    /// The number of the line, from 1.
    pub line: usize,
}

impl LineSpans {
    /// Of the first line.
    pub const FIRST: Self = Self { offset: 0, line: 1 };

    /// The place of these bytes of the line `text`.
    pub fn span(self, text: &str, range: Range<usize>) -> Span {
        self.shift(Span::new(text, range))
    }

    /// A place counted from the start of this line, counted from the start of the whole text.
    pub const fn shift(self, span: Span) -> Span {
        Span {
            start: span.start + self.offset,
            end: span.end + self.offset,
            line: span.line + self.line - 1,
            column: span.column,
        }
    }

    /// Of the line after `text`, which holds its line end.
    pub const fn next(self, text: &str) -> Self {
        Self { offset: self.offset + text.len(), line: self.line + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_do_not_count_as_columns() {
        // "tốt" with its marks written apart is three characters to a reader.
        let text = "to\u{302}\u{301}t x";
        assert_eq!(Span::new(text, text.len() - 1..text.len()).column, 5);
    }

    #[test]
    fn a_span_never_splits_a_character() {
        let span = Span::new("车", 1..2);
        assert_eq!((span.start, span.end), (0, 0));
        assert_eq!(Span::new("车", 7..9).start, 3);
    }

    #[test]
    fn lines_are_shifted() {
        let first = "abc\r\n";
        let second = LineSpans::FIRST.next(first);
        assert_eq!(second.span("车马", 3..6), Span { start: 8, end: 11, line: 2, column: 2 });
    }
}
