//! What is wrong with a text that is no snapshot: every error, found line by line.

use core::ops::Range;

use tabiya_board::{MAX_EDGE, Side};
use tabiya_game::{Argument, Code, Diagnostic};

use super::codes;
use super::finder::{Finder, begins_like, is_like, unexpected_in};
use super::found::{unexpected, wrong};
use super::numeral::{numeral, numeral_value};
use super::snapshot::{EMPTY_CELL, HEADER, LABELS, side_of_letter};
use crate::reason::side_name;
use crate::{GameResult, Kind};

/// All errors of a text that is not a well-formed snapshot, in the order of the text. There is at least one.
pub(super) fn find(text: &str) -> Vec<Diagnostic> {
    let mut search =
        Search { finder: Finder::new(text), stage: Stage::Label(0), width: None, rows: 0, ended: false };
    search.run();
    debug_assert!(!search.finder.is_empty(), "the two readers disagree about {text:?}");
    search.finder.into_errors()
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
    finder: Finder<'a>,
    stage: Stage,
    /// The number of columns, once the header was read and makes sense.
    width: Option<usize>,
    /// The number of the last row.
    rows: u8,
    /// The board is followed by an empty line.
    ended: bool,
}

impl Search<'_> {
    fn run(&mut self) {
        let text = self.finder.text;
        let mut start = 0;
        if text.starts_with('\u{feff}') {
            start = '\u{feff}'.len_utf8();
            self.error(unexpected(text, 0, codes::SNAPSHOT_LABEL, Argument::text(LABELS[0])));
        }
        if text[start..].trim_matches(['\r', '\n', '/']).is_empty() {
            if start == 0 {
                self.error(
                    Diagnostic::error(codes::SNAPSHOT_EMPTY)
                        .with("expected", Argument::text(LABELS[0]))
                        .at(text, 0..0),
                );
            }
            return;
        }
        let lines = self.lines(start);
        for (index, line) in lines.iter().enumerate() {
            let next = lines.get(index + 1).map_or("", |next| &text[next.clone()]);
            if !self.line(line.clone(), next) {
                return;
            }
        }
        self.missing_before(Stage::Rows, text.len());
        if self.rows == 0 {
            self.error(Diagnostic::error(codes::SNAPSHOT_NO_ROWS).at(text, text.len()..text.len()));
        }
    }

    /// The lines of the text. A carriage return that stands alone is told once and taken for a line end.
    fn lines(&mut self, start: usize) -> Vec<Range<usize>> {
        let text = self.finder.text;
        let mut lines = Vec::new();
        let mut from = start;
        let mut told = false;
        for (at, end) in text.match_indices(['\n', '\r', '/']) {
            if at < from {
                // The line feed after a carriage return.
                from = at + 1;
                continue;
            }
            lines.push(from..at);
            let pair = end == "\r" && text[at + 1..].starts_with('\n');
            if end == "\r" && !pair && !told {
                told = true;
                self.error(wrong(text, at..at + 1, codes::LONE_CR).with("expected", codes::EXPECT_LINE_END));
            }
            from = at + if pair { 2 } else { 1 };
        }
        if from < text.len() {
            lines.push(from..text.len());
        }
        lines
    }

    fn error(&mut self, diagnostic: Diagnostic) {
        self.finder.error(diagnostic);
    }

    /// Judges the next line; false when the rest isn't worth a look.
    fn line(&mut self, line: Range<usize>, next: &str) -> bool {
        let text = self.finder.text;
        let content = &text[line.clone()];
        if content.is_empty() {
            if self.stage == Stage::Rows && self.rows > 0 {
                self.ended = true;
            } else {
                let expected = self.expected();
                self.error(
                    Diagnostic::error(codes::SNAPSHOT_BLANK_LINE).with("expected", expected).at(text, line),
                );
            }
            return true;
        }
        if self.ended {
            self.error(wrong(text, line, codes::SNAPSHOT_TEXT_AFTER));
            return false;
        }
        match stage_of(content) {
            Some(stage) if stage < self.stage => {
                let expected = self.expected();
                self.error(wrong(text, line, codes::SNAPSHOT_EXTRA_LINE).with("expected", expected));
            }
            Some(stage) => {
                self.missing_before(stage, line.start);
                self.read(line, next);
            }
            // No line of a snapshot begins like this: it is taken for the one that is due.
            None => self.read(line, next),
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
                    .at(self.finder.text, at..at),
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
    fn read(&mut self, line: Range<usize>, next: &str) {
        match self.stage {
            Stage::Label(label) => {
                if let Some(value) = self.finder.label(line, LABELS[label], codes::SNAPSHOT_LABEL) {
                    self.value(label, value);
                }
            }
            Stage::Header => self.header(line),
            Stage::Rows => self.row(line, next),
        }
        self.advance();
    }

    /// What stands behind a label.
    fn value(&mut self, label: usize, value: Range<usize>) {
        let after = codes::SNAPSHOT_AFTER_VALUE;
        match label {
            0 => self.finder.word(value, &["红", "黑"], codes::SNAPSHOT_SIDE, codes::EXPECT_SIDE, after),
            1 => self.pool(value, Side::First),
            2 => self.pool(value, Side::Second),
            3 => {
                let results = GameResult::ALL.map(GameResult::chinese);
                self.finder.word(value, &results, codes::SNAPSHOT_RESULT, codes::EXPECT_RESULT, after);
            }
            _ if value.is_empty() => {}
            _ => self.error(self.finder.unexpected(value, after, codes::EXPECT_NOTHING)),
        }
    }

    fn pool(&mut self, value: Range<usize>, owner: Side) {
        for item in self.finder.items(value) {
            let content = &self.finder.text[item.clone()];
            let mut letters = content.chars();
            let (first, second) = (letters.next(), letters.next());
            if let (Some(first), Some(second)) = (first, second)
                && let Some(side) = side_of_letter(first)
                && Kind::from_chinese(second).is_some()
                && letters.next().is_none()
            {
                let code =
                    if side == owner { codes::SNAPSHOT_POOL_OWNER } else { codes::SNAPSHOT_POOL_COLOUR };
                let error = self.finder.wrong(item, code).with("expected", Argument::text(second));
                self.error(if side == owner { error } else { error.with("side", side_name(owner)) });
            } else if first.and_then(Kind::from_chinese).is_none() {
                self.error(self.finder.unexpected(item, codes::SNAPSHOT_POOL_PIECE, codes::EXPECT_KIND));
            } else if second.is_some() {
                let at = item.start + first.map_or(0, char::len_utf8);
                self.finder.not_separated(at..item.end);
            }
        }
    }

    fn header(&mut self, line: Range<usize>) {
        let text = self.finder.text;
        let first = text[line.clone()].chars().next();
        if first != Some('零') {
            self.error(self.finder.unexpected(line.clone(), codes::SNAPSHOT_LABEL, Argument::text(HEADER)));
        }
        let Some(first) = first.filter(|&first| is_like(first, '零')) else { return };
        let list = line.start + first.len_utf8()..line.end;
        let labels = self.finder.items(list.clone());
        if labels.is_empty() {
            if &text[list] == "[]" {
                self.error(Diagnostic::error(codes::SNAPSHOT_NO_COLUMNS).at(text, line));
            }
            return;
        }
        if let Some(first_too_many) = labels.get(usize::from(MAX_EDGE)) {
            self.error(
                wrong(text, first_too_many.clone(), codes::SNAPSHOT_COLUMNS)
                    .with("columns", labels.len())
                    .with("limit", MAX_EDGE),
            );
        } else {
            self.width = Some(labels.len());
        }
        let value = |index: usize| {
            let label = &text[labels.get(index)?.clone()];
            label.strip_suffix('路').and_then(single).and_then(numeral_value)
        };
        let mut due = 1;
        for (index, label) in labels.iter().enumerate().take(usize::from(MAX_EDGE)) {
            let found = value(index);
            if found != Some(due) && due <= MAX_EDGE {
                let expected = Argument::text(format!("{}路", numeral(due)));
                self.column_label(label.clone(), due, expected);
            }
            // Where the next label goes on from this one, a label was left out; otherwise this one is the slip.
            let left_out = found.is_some_and(|found| value(index + 1) == Some(found + 1));
            due = if left_out { found.unwrap_or(due) } else { due } + 1;
        }
    }

    fn column_label(&mut self, label: Range<usize>, due: u8, expected: Argument) {
        let content = &self.finder.text[label.clone()];
        let same = if content.starts_with(numeral(due)) { numeral(due).len_utf8() } else { 0 };
        self.error(self.whole(label, same, codes::SNAPSHOT_COLUMN_LABEL, expected));
    }

    fn row(&mut self, line: Range<usize>, next: &str) {
        let text = self.finder.text;
        let content = &text[line.clone()];
        let due = self.rows + 1;
        if due > MAX_EDGE {
            if due == MAX_EDGE + 1 {
                self.error(wrong(text, line, codes::SNAPSHOT_ROWS).with("limit", MAX_EDGE));
            }
            return;
        }
        if self.rows > 0 && !content.contains(['[', ']', '［', '【']) {
            self.error(wrong(text, line, codes::SNAPSHOT_TEXT_AFTER));
            return;
        }
        self.rows = due;
        let first = content.chars().next();
        let found = first.and_then(numeral_value);
        let list = match (found, first) {
            (Some(found), _) => {
                if found != due {
                    self.error(
                        wrong(text, line.start..line.start + 3, codes::SNAPSHOT_ROW_LABEL)
                            .with("expected", Argument::text(numeral(due))),
                    );
                    let goes_on = next.chars().next().and_then(numeral_value) == Some(found + 1);
                    self.rows = if goes_on || next.is_empty() { found.max(due) } else { due };
                }
                line.start + 3..line.end
            }
            (None, first) => {
                let label = Argument::text(numeral(due));
                self.error(self.finder.unexpected(line.clone(), codes::SNAPSHOT_ROW_LABEL, label));
                match first {
                    Some('[') => line.clone(),
                    Some(first) if content[first.len_utf8()..].starts_with('[') => {
                        line.start + first.len_utf8()..line.end
                    }
                    _ => return,
                }
            }
        };
        let well_separated = {
            let before = self.finder.count();
            let cells = self.finder.items(list);
            let well_separated = self.finder.count() == before;
            for cell in &cells {
                self.cell(cell.clone());
            }
            well_separated.then_some(cells.len())
        };
        if let (Some(width), Some(cells)) = (self.width, well_separated)
            && width != cells
        {
            self.error(
                Diagnostic::error(codes::SNAPSHOT_ROW_WIDTH)
                    .with("row", Argument::text(numeral(due)))
                    .with("found", cells)
                    .with("expected", width)
                    .at(text, line),
            );
        }
    }

    fn cell(&mut self, item: Range<usize>) {
        let content = &self.finder.text[item.clone()];
        if content == EMPTY_CELL {
            return;
        }
        let mut letters = content.char_indices();
        let (Some((_, first)), second) = (letters.next(), letters.next()) else { return };
        let owned = side_of_letter(first).is_some();
        match second {
            None if owned => {
                let nothing = item.end..item.end;
                self.error(self.finder.unexpected(nothing, codes::SNAPSHOT_CELL, codes::EXPECT_KIND));
            }
            Some((_, second)) if owned && Kind::from_chinese(second).is_some() => {
                if let Some((at, _)) = letters.next() {
                    self.finder.not_separated(item.start + at..item.end);
                }
            }
            // The second character is the wrong one after an owner or after half of an empty cell.
            Some((at, _)) if owned || first == '一' => {
                self.error(self.whole(item, at, codes::SNAPSHOT_CELL, codes::EXPECT_CELL));
            }
            _ => self.error(self.whole(item, 0, codes::SNAPSHOT_CELL, codes::EXPECT_CELL)),
        }
    }

    /// An error about a whole item, unless the character at `at` in it explains the error.
    fn whole(
        &self,
        item: Range<usize>,
        at: usize,
        code: Code,
        expected: impl Into<Argument> + Clone,
    ) -> Diagnostic {
        let text = self.finder.text;
        let special = unexpected_in(text, item.start + at..item.end, code, expected.clone());
        if special.code() == code { wrong(text, item, code).with("expected", expected) } else { special }
    }
}

/// The line that begins like this, in spite of a wrong colon or an old form of a Hanzi.
fn stage_of(content: &str) -> Option<Stage> {
    if let Some(label) = LABELS.iter().position(|label| begins_like(content, label)) {
        return Some(Stage::Label(label));
    }
    let first = content.chars().next()?;
    if first == '零' {
        return Some(Stage::Header);
    }
    let labelled = numeral_value(first).is_some() && content[first.len_utf8()..].starts_with('[');
    labelled.then_some(Stage::Rows)
}

/// The only character of a text.
fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}
