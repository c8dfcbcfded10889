//! Collecting what is wrong with the parts of a text that is not well formed.

use core::ops::Range;

use tabiya_game::{Argument, Code, Diagnostic, MAX_LINE};

use super::codes;
use super::found::{look_alike, unexpected, wrong};

/// How many errors are told of one text. Who writes more has another problem than each of them.
pub(super) const MAX_ERRORS: usize = 100;

/// Looks at parts of a text and keeps the errors that it finds, at most [`MAX_ERRORS`].
pub(super) struct Finder<'a> {
    pub(super) text: &'a str,
    errors: Vec<Diagnostic>,
}

impl<'a> Finder<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, errors: Vec::new() }
    }

    /// What was found, in the order of the text, with a note where more errors were left out.
    pub(super) fn into_errors(mut self) -> Vec<Diagnostic> {
        self.errors.sort_by_key(|error| error.span.map(|span| span.start));
        if self.is_full() {
            self.errors.push(more_errors());
        }
        self.errors
    }

    /// Whether nothing was found yet.
    pub(super) fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    /// How many errors were found so far.
    pub(super) fn count(&self) -> usize {
        self.errors.len()
    }

    /// Whether more errors would be left out, so that looking on is vain.
    pub(super) fn is_full(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }

    pub(super) fn error(&mut self, diagnostic: Diagnostic) {
        if !self.is_full() {
            self.errors.push(diagnostic);
        }
    }

    /// An error about these bytes, whose text is what was found.
    pub(super) fn wrong(&self, range: Range<usize>, code: Code) -> Diagnostic {
        wrong(self.text, range, code)
    }

    /// The error at the start of a part of the text, which ends where the part ends.
    pub(super) fn unexpected(
        &self,
        range: Range<usize>,
        code: Code,
        expected: impl Into<Argument>,
    ) -> Diagnostic {
        unexpected_in(self.text, range, code, expected)
    }

    /// The error for a part of the text that should not be there at all.
    pub(super) fn too_much(&self, rest: Range<usize>, code: Code) -> Diagnostic {
        let first = self.text[rest.clone()].chars().next();
        if first.is_some_and(|first| first.is_whitespace() || first == '\u{feff}') {
            self.unexpected(rest, code, codes::EXPECT_NOTHING)
        } else {
            // No other character would be right in its place.
            self.wrong(rest, code).with("expected", codes::EXPECT_NOTHING)
        }
    }

    /// The error for a part of the text in whose place another one should stand. It goes wrong at byte `at`, and where
    /// the character there explains the error, that is told.
    pub(super) fn instead(
        &self,
        found: Range<usize>,
        at: usize,
        code: Code,
        expected: impl Into<Argument>,
    ) -> Diagnostic {
        let expected = expected.into();
        let special = self.unexpected(at..found.end, code, expected.clone());
        if special.code() == code && !found.is_empty() {
            self.wrong(found, code).with("expected", expected)
        } else {
            special
        }
    }

    /// The rest of a line after its label, also where a wrong colon or an old form of a Hanzi stands in the label.
    pub(super) fn label(&mut self, line: Range<usize>, label: &str, code: Code) -> Option<Range<usize>> {
        let content = &self.text[line.clone()];
        let same = common_prefix(content, label);
        if same == label.len() {
            return Some(line.start + same..line.end);
        }
        self.error(self.unexpected(line.start + same..line.end, code, Argument::text(label)));
        let alike = content.chars().zip(label.chars()).all(|(found, right)| is_like(found, right));
        let value = content.char_indices().nth(label.chars().count());
        (alike && value.is_some()).then(|| line.start + value.map_or(0, |(at, _)| at)..line.end)
    }

    /// One of several words, and nothing after it.
    pub(super) fn word(
        &mut self,
        value: Range<usize>,
        words: &[&str],
        code: Code,
        expected: Code,
        after: Code,
    ) {
        let content = &self.text[value.clone()];
        if let Some(word) = words.iter().find(|word| content.starts_with(**word)) {
            let rest = value.start + word.len()..value.end;
            if !rest.is_empty() {
                self.error(self.too_much(rest, after));
            }
            return;
        }
        let same = words.iter().map(|word| common_prefix(content, word)).max().unwrap_or(0);
        let at = value.start + same;
        self.error(self.instead(value, at, code, expected));
    }

    /// The entries of a list in brackets. What is wrong with the brackets and the spaces is told here; empty entries
    /// are left out.
    pub(super) fn items(&mut self, list: Range<usize>) -> Vec<Range<usize>> {
        let content = &self.text[list.clone()];
        if !content.starts_with('[') {
            self.error(self.unexpected(list.clone(), codes::BRACKET, Argument::text('[')));
        }
        let like = |right: char| content.char_indices().find(|&(_, found)| is_like(found, right));
        let open = like('[').map_or(0, |(at, found)| at + found.len_utf8());
        let close = like(']').filter(|&(at, _)| at >= open);
        let (close, closing) = (close.map(|(at, _)| at), close.map_or(1, |(_, found)| found.len_utf8()));
        if let Some(at) = close
            && !content[at..].starts_with(']')
        {
            let bracket = list.start + at..list.start + at + closing;
            self.error(self.unexpected(bracket, codes::BRACKET, Argument::text(']')));
        }
        let inside = list.start + open..list.start + close.unwrap_or(content.len());
        let items = if inside.is_empty() { Vec::new() } else { self.separated(inside) };
        match close {
            // Without any bracket one error is enough.
            None if open == 0 => {}
            None => self.error(
                unexpected(&self.text[..list.end], list.end, codes::BRACKET, Argument::text(']'))
                    .at(self.text, list.end..list.end),
            ),
            Some(close) => {
                let rest = list.start + close + closing..list.end;
                if !rest.is_empty() {
                    self.error(self.too_much(rest, codes::AFTER_BRACKET));
                }
            }
        }
        items
    }

    /// Entries between which single spaces should stand, and none at the ends.
    pub(super) fn separated(&mut self, inside: Range<usize>) -> Vec<Range<usize>> {
        let mut items = Vec::new();
        let mut start = inside.start;
        for item in self.text[inside.clone()].split(char::is_whitespace) {
            if self.is_full() {
                break;
            }
            let range = start..start + item.len();
            let separator = self.text[range.end..inside.end].chars().next();
            if item.is_empty() {
                // The space before an empty entry is one too many, or the one after it at the start of the list.
                let at = if range.start == inside.start { range.start } else { range.start - 1 };
                let at = self.text.floor_char_boundary(at);
                let found = self.text[at..].chars().next().map_or(0, char::len_utf8);
                self.separator(at..at + found);
            } else {
                if let Some(separator) = separator.filter(|&separator| separator != ' ') {
                    self.separator(range.end..range.end + separator.len_utf8());
                }
                items.push(range.clone());
            }
            start = range.end + separator.map_or(0, char::len_utf8);
        }
        items
    }

    fn separator(&mut self, range: Range<usize>) {
        let last = self.errors.last().and_then(|error| error.span);
        if last.is_some_and(|last| last.range() == range) {
            // A wrong character at the end of the list is also the space before an empty entry.
            return;
        }
        self.error(if &self.text[range.clone()] == " " {
            Diagnostic::error(codes::EXTRA_SPACE).at(self.text, range)
        } else {
            self.wrong(range, codes::SEPARATOR).with("expected", codes::EXPECT_ONE_SPACE)
        });
    }

    /// An entry goes on where a space or the end of the list should be.
    pub(super) fn not_separated(&mut self, rest: Range<usize>) {
        self.error(self.unexpected(rest, codes::SEPARATOR, codes::EXPECT_SPACE_OR_BRACKET));
    }
}

/// The error for a line over the budget.
pub(crate) fn line_too_long(bytes: usize) -> Diagnostic {
    Diagnostic::error(codes::LINE_TOO_LONG).with("bytes", bytes).with("limit", MAX_LINE)
}

/// The note that errors were left out.
pub(super) fn more_errors() -> Diagnostic {
    Diagnostic::note(codes::MORE_ERRORS).with("limit", MAX_ERRORS)
}

/// The error at the start of a part of a text, which ends where the part ends.
pub(super) fn unexpected_in(
    text: &str,
    range: Range<usize>,
    code: Code,
    expected: impl Into<Argument>,
) -> Diagnostic {
    let diagnostic = unexpected(&text[..range.end], range.start, code, expected);
    // The place is counted in the whole text.
    let span = diagnostic.span.map_or(range, tabiya_game::Span::range);
    diagnostic.at(text, span)
}

/// Whether a character is the right one, or one that people write for it.
pub(super) fn is_like(found: char, right: char) -> bool {
    found == right || look_alike(found) == Some(right) || (right == '：' && found == ':')
}

/// Whether a text begins with a label, in spite of a wrong colon, a missing one or old forms of Hanzi.
pub(crate) fn begins_like(content: &str, label: &str) -> bool {
    let name = label.trim_end_matches(['：', '[']);
    let alike = content.chars().zip(name.chars()).filter(|&(found, right)| is_like(found, right)).count();
    alike == name.chars().count()
}

/// The bytes that two texts begin with alike.
fn common_prefix(one: &str, other: &str) -> usize {
    one.chars()
        .zip(other.chars())
        .take_while(|(one, other)| one == other)
        .map(|(letter, _)| letter.len_utf8())
        .sum()
}
