//! What is wrong with a text that is no result: every error, part by part.

use core::ops::Range;

use tabiya_game::{Argument, Code, Diagnostic, MAX_LINE};

use super::read::without_line_ends;
use super::{ARRIVES, CHANGES, ERROR, Entry, LOST, VALUE};
use crate::GameResult;
use crate::text::action::{ActionText, Destination, Reference, Suffix};
use crate::text::codes;
use crate::text::finder::{Finder, begins_like, line_too_long};
use crate::text::found::quoted;
use crate::text::snapshot::lines;

/// All errors of a text that is not a well-formed result, in the order of the text. There is at least one.
pub(super) fn errors(text: &str) -> Vec<Diagnostic> {
    let mut search = Search { finder: Finder::new(text), due: Due::Changes, unknown: false };
    search.run();
    debug_assert!(!search.finder.is_empty(), "the two readers disagree about {text:?}");
    search.finder.into_errors()
}

/// What the next line should be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    Changes,
    Value,
    Nothing,
}

struct Search<'a> {
    finder: Finder<'a>,
    due: Due,
    /// The first line is neither a list of changes nor an error.
    unknown: bool,
}

impl Search<'_> {
    fn run(&mut self) {
        let text = self.finder.text;
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            if line.len() > MAX_LINE {
                self.finder.error(line_too_long(line.len()).at(text, start..start));
                return;
            }
            start += line.len();
        }
        let mut start = 0;
        if text.starts_with('\u{feff}') {
            self.expect_at(0..text.len(), codes::RESULT_LABEL, codes::EXPECT_RESULT_START);
            start = '\u{feff}'.len_utf8();
        }
        let end = start + without_line_ends(&text[start..]).len();
        if text[start..end].trim_matches('/').is_empty() {
            if start == 0 {
                self.finder.error(
                    Diagnostic::error(codes::RESULT_EMPTY)
                        .with("expected", codes::EXPECT_RESULT_START)
                        .at(text, 0..0),
                );
            }
            return;
        }
        if begins_like(&text[start..], ERROR) {
            self.error_line(start..end);
            return;
        }
        for line in lines(&text[..end]) {
            if self.due == Due::Nothing && !line.is_empty() {
                self.finder.error(self.finder.wrong(line, codes::RESULT_TEXT_AFTER));
                return;
            }
            self.lines_between_returns(line.start.max(start)..line.end);
            if self.finder.is_full() {
                return;
            }
        }
        if self.due == Due::Value && !self.unknown {
            self.missing(VALUE, end);
        }
    }

    fn expect_at(&mut self, range: Range<usize>, code: Code, expected: impl Into<Argument>) {
        self.finder.error(self.finder.unexpected(range, code, expected));
    }

    fn missing(&mut self, label: &str, at: usize) {
        self.finder.error(
            Diagnostic::error(codes::RESULT_MISSING_LINE)
                .with("expected", Argument::text(label))
                .at(self.finder.text, at..at),
        );
    }

    fn error_line(&mut self, line: Range<usize>) {
        let text = self.finder.text;
        let message = self.finder.label(line.clone(), ERROR, codes::RESULT_LABEL).unwrap_or(line);
        if let Some(at) = text[message.clone()].find(['\n', '\r']) {
            let at = message.start + at;
            if text[at..].starts_with('\r') && !text[at..].starts_with("\r\n") {
                self.expect_at(at..message.end, codes::LONE_CR, codes::EXPECT_ONE_LINE);
            } else {
                let next = at + text[at..message.end].find('\n').map_or(0, |newline| newline + 1);
                self.finder.error(self.finder.wrong(next..message.end, codes::RESULT_ERROR_LINES));
            }
        }
    }

    /// Carriage returns alone end no line, but who writes them means them to.
    fn lines_between_returns(&mut self, line: Range<usize>) {
        let mut start = line.start;
        for part in self.finder.text[line.clone()].split_inclusive('\r') {
            let content = part.strip_suffix('\r').unwrap_or(part);
            self.line(start..start + content.len());
            if content.len() < part.len() {
                self.expect_at(start + content.len()..line.end, codes::LONE_CR, codes::EXPECT_LINE_END);
            }
            start += part.len();
            if self.finder.is_full() {
                return;
            }
        }
        if line.is_empty() {
            self.line(line);
        }
    }

    fn line(&mut self, mut line: Range<usize>) {
        let expected = match self.due {
            Due::Changes => Argument::from(codes::EXPECT_RESULT_START),
            Due::Value => Argument::text(VALUE),
            Due::Nothing => return,
        };
        let content = &self.finder.text[line.clone()];
        if content.is_empty() {
            self.finder.error(
                Diagnostic::error(codes::RESULT_BLANK_LINE)
                    .with("expected", expected)
                    .at(self.finder.text, line),
            );
            return;
        }
        let content = content.trim_start();
        if content.len() < line.len() {
            self.expect_at(line.clone(), codes::SPACE, expected.clone());
            line.start = line.end - content.len();
        }
        match self.due {
            Due::Changes if begins_like(content, CHANGES) || content.starts_with('[') => {
                self.due = Due::Value;
                self.changes(line);
            }
            Due::Changes if begins_like(content, VALUE) => {
                self.missing(CHANGES, line.start);
                self.value(line);
            }
            Due::Changes => {
                self.due = Due::Value;
                self.unknown = true;
                self.finder.error(self.finder.instead(
                    line.clone(),
                    line.start,
                    codes::RESULT_LABEL,
                    expected,
                ));
            }
            Due::Value if begins_like(content, VALUE) => self.value(line),
            Due::Value => {
                // A second list of changes stands beside the line that is due, any other text in its place.
                if !begins_like(content, CHANGES) {
                    self.due = Due::Nothing;
                }
                self.finder.error(self.finder.instead(
                    line.clone(),
                    line.start,
                    codes::RESULT_LABEL,
                    expected,
                ));
            }
            Due::Nothing => {}
        }
    }

    fn changes(&mut self, line: Range<usize>) {
        let list = self.finder.label(line.clone(), CHANGES, codes::RESULT_LABEL).or_else(|| {
            // A missing colon doesn't hide the list behind it.
            self.finder.text[line.clone()].find('[').map(|at| line.start + at..line.end)
        });
        for item in list.map(|list| self.finder.items(list)).unwrap_or_default() {
            self.entry(item);
            if self.finder.is_full() {
                return;
            }
        }
    }

    fn value(&mut self, line: Range<usize>) {
        self.due = Due::Nothing;
        if let Some(value) = self.finder.label(line, VALUE, codes::RESULT_LABEL) {
            self.finder.word(
                value,
                &GameResult::ALL.map(GameResult::chinese),
                codes::RESULT_VALUE_WORD,
                codes::EXPECT_RESULT,
                codes::RESULT_AFTER_VALUE,
            );
        }
    }

    fn entry(&mut self, item: Range<usize>) {
        let content = &self.finder.text[item.clone()];
        if Entry::read(content).is_some() {
            return;
        }
        let mut letters = content.chars();
        let reference = match (letters.next(), letters.next()) {
            (Some(first), Some(second)) => Reference::read(first, second),
            _ => None,
        };
        let after_reference = item.end - letters.as_str().len();
        let last = letters.next_back();
        let between = after_reference..item.end - last.map_or(0, char::len_utf8);
        match (reference, last) {
            (Some(_), Some(LOST)) => {
                self.finder.error(self.finder.wrong(between, codes::RESULT_REMOVAL_DESTINATION));
            }
            (Some(reference), Some(ARRIVES)) => self.arrival(item, reference, between),
            _ => self.as_action(item),
        }
    }

    /// What is wrong with `…占`, where a piece with its owner and a point should stand before 占.
    fn arrival(&mut self, item: Range<usize>, reference: Reference, destination: Range<usize>) {
        if matches!(reference, Reference::Coordinate(_)) {
            let named = item.start..destination.start;
            self.finder.error(self.finder.wrong(named, codes::RESULT_ARRIVAL_COORDINATE));
        }
        let mut letters = self.finder.text[destination.clone()].chars();
        match (letters.next(), letters.next(), letters.next()) {
            (None, ..) => {
                self.finder.error(self.finder.wrong(item, codes::RESULT_ARRIVAL_DESTINATION));
            }
            (Some(first), Some(second), None) => match Destination::read(first, second) {
                Some(Destination::Absolute(_)) => {}
                Some(_) => {
                    self.finder.error(self.finder.wrong(destination, codes::RESULT_ARRIVAL_RELATIVE));
                }
                None => self.as_action(item),
            },
            _ => self.as_action(item),
        }
    }

    /// The error of an entry as a reader of actions finds it: the piece and the place are written alike in both.
    fn as_action(&mut self, item: Range<usize>) {
        let content = &self.finder.text[item.clone()];
        let diagnostic = match content.parse() {
            Ok(ActionText::Resign { .. }) => {
                self.finder.error(self.finder.wrong(item, codes::RESULT_RESIGN));
                return;
            }
            // An entry without a suffix was read before.
            Ok(ActionText::Go { .. }) => None,
            Err(diagnostic) if diagnostic.code() == codes::ACTION_AFTER => None,
            Err(diagnostic) => Some(*diagnostic),
        };
        let Some(mut diagnostic) = diagnostic else {
            let Some((at, suffix)) = content.char_indices().nth(4) else { return };
            let at = item.start + at;
            if Suffix::of_letter(suffix).is_some() {
                let suffix = at..at + suffix.len_utf8();
                self.finder.error(self.finder.wrong(suffix, codes::RESULT_SUFFIX));
            } else {
                self.finder.not_separated(at..item.end);
            }
            return;
        };
        let span =
            diagnostic.span.map_or(item.clone(), |span| item.start + span.start..item.start + span.end);
        if span.start == item.end
            && let Some(found) =
                self.finder.text[item.end..].chars().next().filter(|next| " ]".contains(*next))
        {
            // The entry ends here, not the text.
            diagnostic.message.arguments.retain(|(name, _)| *name != "found");
            diagnostic = diagnostic.with("found", quoted(found));
        }
        self.finder.error(diagnostic.at(self.finder.text, span));
    }
}
