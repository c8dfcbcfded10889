//! What is wrong with a text that is no snapshot: every error, found line by line.

use core::ops::Range;

use tabiya_board::{MAX_EDGE, Side};
use tabiya_game::{Argument, Diagnostic};

use super::codes;
use super::found::{look_alike, unexpected, wrong};
use super::numeral::{numeral, numeral_value};
use super::snapshot::{EMPTY_CELL, HEADER, LABELS, lines, side_letter, side_of_letter};
use crate::{GameResult, Kind};

/// All errors of a text that is not a well-formed snapshot, in the order of the text. There is at least one.
pub(super) fn find(text: &str) -> Vec<Diagnostic> {
    let mut search =
        Search { text, errors: Vec::new(), stage: Stage::Label(0), width: None, rows: 0, ended: false };
    search.run();
    debug_assert!(!search.errors.is_empty(), "the two readers disagree about {text:?}");
    search.errors
}

/// What the next line should be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// The line with this label.
    Label(usize),
    Header,
    Rows,
}

struct Search<'a> {
    text: &'a str,
    errors: Vec<Diagnostic>,
    stage: Stage,
    /// The number of columns, once the header was read.
    width: Option<usize>,
    /// The number of the last row.
    rows: u8,
    /// The board is followed by an empty line.
    ended: bool,
}

impl Search<'_> {
    fn run(&mut self) {
        let mut start = 0;
        if self.text.starts_with('\u{feff}') {
            start = '\u{feff}'.len_utf8();
            self.error(unexpected(self.text, 0, codes::SNAPSHOT_LABEL, Argument::text(LABELS[0])));
        }
        if self.text[start..].trim_matches(['\r', '\n', '/']).is_empty() {
            if start == 0 {
                self.error(
                    Diagnostic::error(codes::SNAPSHOT_EMPTY)
                        .with("expected", Argument::text(LABELS[0]))
                        .at(self.text, 0..0),
                );
            }
            return;
        }
        for line in lines(self.text) {
            let line = line.start.max(start)..line.end;
            if !self.line(line) {
                return;
            }
        }
        self.missing_before(Stage::Rows, self.text.len());
        if self.rows == 0 {
            self.error(
                Diagnostic::error(codes::SNAPSHOT_NO_ROWS).at(self.text, self.text.len()..self.text.len()),
            );
        }
    }

    fn error(&mut self, diagnostic: Diagnostic) {
        self.errors.push(diagnostic);
    }

    /// Judges the next line; false when the rest isn't worth a look.
    fn line(&mut self, line: Range<usize>) -> bool {
        let content = &self.text[line.clone()];
        if content.is_empty() {
            if self.stage == Stage::Rows && self.rows > 0 {
                self.ended = true;
            } else {
                let expected = self.expected();
                self.error(
                    Diagnostic::error(codes::SNAPSHOT_BLANK_LINE)
                        .with("expected", expected)
                        .at(self.text, line),
                );
            }
            return true;
        }
        if self.ended {
            self.error(wrong(self.text, line, codes::SNAPSHOT_TEXT_AFTER));
            return false;
        }
        match stage_of(content) {
            Some(stage) if stage < self.stage => {
                self.error(
                    wrong(self.text, line, codes::SNAPSHOT_EXTRA_LINE).with("expected", self.expected()),
                );
            }
            Some(stage) => {
                self.missing_before(stage, line.start);
                self.read(line);
            }
            // No line of a snapshot begins like this: it is taken for the one that is due.
            None => self.read(line),
        }
        true
    }

    /// Errors for the lines that should have stood before this place.
    fn missing_before(&mut self, stage: Stage, at: usize) {
        while self.stage < stage {
            let expected = self.expected();
            self.error(
                Diagnostic::error(codes::SNAPSHOT_MISSING_LINE)
                    .with("expected", expected)
                    .at(self.text, at..at),
            );
            self.advance();
        }
    }

    /// What the next line should begin with.
    fn expected(&self) -> Argument {
        match self.stage {
            Stage::Label(label) => Argument::text(LABELS[label]),
            Stage::Header => Argument::text(HEADER),
            Stage::Rows if self.rows < MAX_EDGE => Argument::text(format!("{}[", numeral(self.rows + 1))),
            Stage::Rows => codes::EXPECT_NOTHING.into(),
        }
    }

    fn advance(&mut self) {
        self.stage = match self.stage {
            Stage::Label(label) if label + 1 < LABELS.len() => Stage::Label(label + 1),
            Stage::Label(_) => Stage::Header,
            Stage::Header | Stage::Rows => Stage::Rows,
        };
    }

    /// Reads the line that is due.
    fn read(&mut self, line: Range<usize>) {
        match self.stage {
            Stage::Label(label) => {
                if let Some(value) = self.label(line, LABELS[label]) {
                    match label {
                        0 => self.word(value, &["红", "黑"], codes::SNAPSHOT_SIDE, codes::EXPECT_SIDE),
                        1 => self.pool(value, Side::First),
                        2 => self.pool(value, Side::Second),
                        3 => self.word(
                            value,
                            &GameResult::ALL.map(GameResult::chinese),
                            codes::SNAPSHOT_RESULT,
                            codes::EXPECT_RESULT,
                        ),
                        _ => self.nothing_after(value),
                    }
                }
            }
            Stage::Header => self.header(line),
            Stage::Rows => self.row(line),
        }
        self.advance();
    }

    /// The rest of a line after its label.
    fn label(&mut self, line: Range<usize>, label: &str) -> Option<Range<usize>> {
        let content = &self.text[line.clone()];
        let same = common_prefix(content, label);
        if same == label.len() {
            return Some(line.start + same..line.end);
        }
        self.error(unexpected_in(
            self.text,
            line.start + same..line.end,
            codes::SNAPSHOT_LABEL,
            Argument::text(label),
        ));
        // A wrong colon or an old form of a Hanzi doesn't hide the value behind it.
        let alike =
            content.char_indices().zip(label.chars()).all(|((_, found), right)| is_like(found, right));
        let value = content.char_indices().nth(label.chars().count());
        (alike && value.is_some()).then(|| line.start + value.map_or(0, |(at, _)| at)..line.end)
    }

    fn nothing_after(&mut self, rest: Range<usize>) {
        if !rest.is_empty() {
            self.error(unexpected_in(self.text, rest, codes::SNAPSHOT_AFTER_VALUE, codes::EXPECT_NOTHING));
        }
    }

    /// One of several words and nothing after it.
    fn word(
        &mut self,
        value: Range<usize>,
        words: &[&str],
        code: tabiya_game::Code,
        expected: tabiya_game::Code,
    ) {
        let content = &self.text[value.clone()];
        if let Some(word) = words.iter().find(|word| content.starts_with(**word)) {
            self.nothing_after(value.start + word.len()..value.end);
            return;
        }
        let same = words.iter().map(|word| common_prefix(content, word)).max().unwrap_or(0);
        let special = unexpected_in(self.text, value.start + same..value.end, code, expected);
        // What was found is the whole word, unless one character of it explains the error.
        self.error(if special.code() == code && !content.is_empty() {
            wrong(self.text, value, code).with("expected", expected)
        } else {
            special
        });
    }

    fn pool(&mut self, value: Range<usize>, owner: Side) {
        for item in self.items(value) {
            let content = &self.text[item.clone()];
            let mut letters = content.chars();
            let (first, second) = (letters.next(), letters.next());
            if let (Some(first), Some(second)) = (first, second)
                && let Some(side) = side_of_letter(first)
                && Kind::from_chinese(second).is_some()
                && letters.next().is_none()
            {
                let code =
                    if side == owner { codes::SNAPSHOT_POOL_OWNER } else { codes::SNAPSHOT_POOL_COLOUR };
                self.error(
                    wrong(self.text, item, code)
                        .with("pool", Argument::text(side_letter(owner)))
                        .with("expected", Argument::text(second)),
                );
            } else if first.and_then(Kind::from_chinese).is_none() {
                self.error(unexpected_in(self.text, item, codes::SNAPSHOT_POOL_PIECE, codes::EXPECT_KIND));
            } else if second.is_some() {
                let at = item.start + first.map_or(0, char::len_utf8);
                self.not_separated(at..item.end);
            }
        }
    }

    fn header(&mut self, line: Range<usize>) {
        let content = &self.text[line.clone()];
        let Some(first) = content.chars().next().filter(|&first| is_like(first, '零')) else {
            self.error(unexpected_in(self.text, line, codes::SNAPSHOT_LABEL, Argument::text(HEADER)));
            return;
        };
        if first != '零' {
            self.error(unexpected_in(self.text, line.clone(), codes::SNAPSHOT_LABEL, Argument::text(HEADER)));
        }
        let items = self.items(line.start + first.len_utf8()..line.end);
        let mut next = 1;
        for item in &items {
            let content = &self.text[item.clone()];
            let value = content.strip_suffix('路').and_then(single).and_then(numeral_value);
            if next > MAX_EDGE {
                self.error(
                    wrong(self.text, item.clone(), codes::SNAPSHOT_COLUMNS)
                        .with("columns", items.len())
                        .with("limit", MAX_EDGE),
                );
                break;
            }
            if value != Some(next) {
                let expected = format!("{}路", numeral(next));
                let same = common_prefix(content, &expected);
                let special = unexpected_in(
                    self.text,
                    item.start + same..item.end,
                    codes::SNAPSHOT_COLUMN_LABEL,
                    Argument::text(&expected),
                );
                self.error(if special.code() == codes::SNAPSHOT_COLUMN_LABEL {
                    wrong(self.text, item.clone(), codes::SNAPSHOT_COLUMN_LABEL)
                        .with("expected", Argument::text(&expected))
                } else {
                    special
                });
            }
            // After a label out of sequence the count goes on from it, so that one slip is one error.
            next = value.filter(|&value| value > next).unwrap_or(next) + 1;
        }
        if items.is_empty() && self.errors.is_empty() {
            self.error(Diagnostic::error(codes::SNAPSHOT_NO_COLUMNS).at(self.text, line));
        } else {
            self.width = Some(items.len());
        }
    }

    fn row(&mut self, line: Range<usize>) {
        let content = &self.text[line.clone()];
        let due = self.rows + 1;
        if due > MAX_EDGE {
            if due == MAX_EDGE + 1 {
                self.error(wrong(self.text, line, codes::SNAPSHOT_ROWS).with("limit", MAX_EDGE));
            }
            return;
        }
        self.rows = due;
        let first = content.chars().next();
        let value = first.and_then(numeral_value);
        let after = match value {
            Some(value) if value == due => line.start + 3,
            Some(value) => {
                self.error(
                    wrong(self.text, line.start..line.start + 3, codes::SNAPSHOT_ROW_LABEL)
                        .with("expected", Argument::text(numeral(due))),
                );
                self.rows = value.max(due);
                line.start + 3
            }
            None => {
                let label = Argument::text(numeral(due));
                self.error(unexpected_in(self.text, line.clone(), codes::SNAPSHOT_ROW_LABEL, label));
                match first {
                    Some('[') => line.start,
                    Some(first) if content[first.len_utf8()..].starts_with('[') => {
                        line.start + first.len_utf8()
                    }
                    _ => return,
                }
            }
        };
        let errors = self.errors.len();
        let items = self.items(after..line.end);
        let well_separated = self.errors.len() == errors;
        for item in &items {
            self.cell(item.clone());
        }
        if let Some(width) = self.width
            && well_separated
            && width != items.len()
        {
            self.error(
                Diagnostic::error(codes::SNAPSHOT_ROW_WIDTH)
                    .with("row", Argument::text(numeral(due)))
                    .with("found", items.len())
                    .with("expected", width)
                    .at(self.text, line),
            );
        }
    }

    fn cell(&mut self, item: Range<usize>) {
        let content = &self.text[item.clone()];
        if content == EMPTY_CELL {
            return;
        }
        let mut letters = content.char_indices();
        let (Some((_, first)), second) = (letters.next(), letters.next()) else { return };
        let Some((at, second)) = second.filter(|_| side_of_letter(first).is_some()) else {
            let missing_kind = side_of_letter(first).is_some() && second.is_none();
            self.error(if missing_kind {
                unexpected(&self.text[..item.end], item.end, codes::SNAPSHOT_CELL, codes::EXPECT_KIND)
                    .at(self.text, item.end..item.end)
            } else {
                self.whole(item, 0, codes::SNAPSHOT_CELL, codes::EXPECT_CELL)
            });
            return;
        };
        if Kind::from_chinese(second).is_none() {
            let error = self.whole(item, at, codes::SNAPSHOT_CELL, codes::EXPECT_CELL);
            self.error(error);
        } else if let Some((at, _)) = letters.next() {
            self.not_separated(item.start + at..item.end);
        }
    }

    /// An error about a whole item, unless the character at `at` in it explains the error.
    fn whole(
        &self,
        item: Range<usize>,
        at: usize,
        code: tabiya_game::Code,
        expected: tabiya_game::Code,
    ) -> Diagnostic {
        let special = unexpected_in(self.text, item.start + at..item.end, code, expected);
        if special.code() == code { wrong(self.text, item, code).with("expected", expected) } else { special }
    }

    fn not_separated(&mut self, rest: Range<usize>) {
        self.error(unexpected_in(self.text, rest, codes::SEPARATOR, codes::EXPECT_SPACE_OR_BRACKET));
    }

    /// The entries of a list in brackets. What is wrong with the brackets and the spaces is told here; empty entries
    /// are left out.
    fn items(&mut self, list: Range<usize>) -> Vec<Range<usize>> {
        let content = &self.text[list.clone()];
        if !content.starts_with('[') {
            self.error(unexpected_in(self.text, list.clone(), codes::BRACKET, Argument::text('[')));
        }
        let open = content.find('[').map_or(0, |at| at + 1);
        let close = content.find(']').filter(|&close| close >= open);
        let inside = list.start + open..list.start + close.unwrap_or(content.len());
        let mut items = Vec::new();
        if !inside.is_empty() {
            let mut start = inside.start;
            for item in self.text[inside.clone()].split(char::is_whitespace) {
                let range = start..start + item.len();
                let separator = self.text[range.end..inside.end].chars().next();
                if item.is_empty() {
                    // The space before an empty entry is one too many, or the one after it at the start of the list.
                    let at = if range.start == inside.start { range.start } else { range.start - 1 };
                    let at = self.text.floor_char_boundary(at);
                    let found = self.text[at..].chars().next().map_or(0, char::len_utf8);
                    self.error(
                        wrong(self.text, at..at + found, codes::SEPARATOR)
                            .with("expected", codes::EXPECT_ONE_SPACE),
                    );
                } else {
                    if let Some(separator) = separator.filter(|&separator| separator != ' ') {
                        self.error(
                            wrong(self.text, range.end..range.end + separator.len_utf8(), codes::SEPARATOR)
                                .with("expected", codes::EXPECT_ONE_SPACE),
                        );
                    }
                    items.push(range.clone());
                }
                start = range.end + separator.map_or(0, char::len_utf8);
            }
        }
        match close {
            None => self.error(
                unexpected(&self.text[..list.end], list.end, codes::BRACKET, Argument::text(']'))
                    .at(self.text, list.end..list.end),
            ),
            Some(close) => {
                let rest = list.start + close + 1..list.end;
                if !rest.is_empty() {
                    self.error(unexpected_in(self.text, rest, codes::AFTER_BRACKET, codes::EXPECT_NOTHING));
                }
            }
        }
        items
    }
}

/// The error at the start of a part of the text, which ends where the part ends.
fn unexpected_in(
    text: &str,
    range: Range<usize>,
    code: tabiya_game::Code,
    expected: impl Into<Argument>,
) -> Diagnostic {
    let diagnostic = unexpected(&text[..range.end], range.start, code, expected);
    // The place is counted in the whole text.
    let span = diagnostic.span.map_or(range.clone(), tabiya_game::Span::range);
    diagnostic.at(text, span)
}

/// The line that begins like this, in spite of a wrong colon or an old form of a Hanzi.
fn stage_of(content: &str) -> Option<Stage> {
    let like = |label: &str| {
        let name = label.trim_end_matches('：');
        content.chars().zip(name.chars()).filter(|&(found, right)| is_like(found, right)).count()
            == name.chars().count()
    };
    let first = content.chars().next()?;
    if let Some(label) = LABELS.iter().position(|label| like(label)) {
        return Some(Stage::Label(label));
    }
    if first == '零' {
        return Some(Stage::Header);
    }
    let labelled = numeral_value(first).is_some() && content[first.len_utf8()..].starts_with('[');
    labelled.then_some(Stage::Rows)
}

fn is_like(found: char, right: char) -> bool {
    found == right || look_alike(found) == Some(right) || (right == '：' && found == ':')
}

/// The bytes that two texts begin with alike.
fn common_prefix(one: &str, other: &str) -> usize {
    one.chars()
        .zip(other.chars())
        .take_while(|(one, other)| one == other)
        .map(|(letter, _)| letter.len_utf8())
        .sum()
}

/// The only character of a text.
fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}
