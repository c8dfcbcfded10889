use core::ops::ControlFlow;
use core::str::FromStr;

use super::flaw::Findings;
use super::token::without_line_end;
use super::{Flaw, RecordParser, RecordResult, RecordVisitor, Token, Turn};
use crate::{Diagnostic, Mode};

/// A whole record in memory: what its text says, on no board.
///
/// [`Display`](core::fmt::Display) writes the canonical text; reading that gives the same record again.
///
/// ```
/// use tabiya_game::{Record, RecordResult};
/// let text = "# game: toy\n\n1. a1b2 c3b2 ; well met\n   (1. …… c3c2 2. b2c3)\n2. b2c2\n1-0\n";
/// let record: Record = text.parse().unwrap();
/// assert_eq!(record.header("game"), Some("toy"));
/// assert_eq!(record.line.moves[1].variations[0].moves[1].text, "b2c3");
/// assert_eq!(record.result.unwrap().as_str(), "1-0");
/// assert_eq!(record.to_string(), text);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The headers, key and value, in the order of the text.
    pub headers: Vec<(String, String)>,
    /// The text of the starting position without its last line end, its other line ends `\n`; `None` is the game's
    /// standard start.
    pub start: Option<String>,
    /// The first half-move of round 1 is absent: the second side is to act in the starting position.
    pub absent: bool,
    /// The game as it was played. Its comments are those before round 1.
    pub line: RecordLine,
    /// The result, where the record has one.
    pub result: Option<RecordResult>,
    /// The comments behind the result.
    pub epilogue: Vec<String>,
}

/// Half-moves that follow one another: the game itself, or a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordLine {
    /// The comments before the first half-move, one a line.
    pub comments: Vec<String>,
    /// The half-moves.
    pub moves: Vec<RecordMove>,
}

/// A half-move with what is said about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordMove {
    /// Its text; [no text of a move](crate::record) has blanks, parentheses or `;` in it.
    pub text: String,
    /// The comments behind it, one a line.
    pub comments: Vec<String>,
    /// What could have been played in its place. None is empty.
    pub variations: Vec<RecordLine>,
}

impl From<&str> for RecordMove {
    fn from(text: &str) -> Self {
        Self { text: text.to_owned(), ..Self::default() }
    }
}

impl Record {
    /// Reads a whole record. What a lenient reading took for something else is said in the notes.
    ///
    /// # Errors
    /// Everything that is wrong with its form, at once (but for more than a hundred errors, which are counted).
    pub fn read(text: &str, mode: Mode) -> Result<(Self, Vec<Diagnostic>), Vec<Diagnostic>> {
        let mut parser = RecordParser::new(mode);
        let mut builder = RecordBuilder::default();
        let flow = parser.line(text, &mut builder);
        if flow.is_continue() {
            let _ = parser.finish(&mut builder);
        }
        if builder.findings.damaged() {
            return Err(builder.findings.finish());
        }
        Ok((builder.record, builder.findings.finish()))
    }

    /// The value of a header.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }
}

impl FromStr for Record {
    type Err = Vec<Diagnostic>;

    /// Reads exactly.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::read(text, Mode::Exact).map(|(record, _)| record)
    }
}

/// Builds a [`Record`] of what a parser finds.
#[derive(Debug, Default)]
struct RecordBuilder {
    record: Record,
    /// The variations that are open, the outermost first.
    open: Vec<RecordLine>,
    findings: Findings,
}

impl RecordBuilder {
    fn line(&mut self) -> &mut RecordLine {
        self.open.last_mut().unwrap_or(&mut self.record.line)
    }
}

const GO_ON: ControlFlow<()> = ControlFlow::Continue(());

impl RecordVisitor for RecordBuilder {
    fn header(&mut self, key: Token<'_>, value: Token<'_>) -> ControlFlow<()> {
        self.record.headers.push((key.text().to_owned(), value.text().to_owned()));
        GO_ON
    }

    fn start_line(&mut self, line: Token<'_>) -> ControlFlow<()> {
        let text = without_line_end(line.text());
        match &mut self.record.start {
            Some(start) => start.extend(["\n", text]),
            start => *start = Some(text.to_owned()),
        }
        GO_ON
    }

    fn absent(&mut self, _: Token<'_>) -> ControlFlow<()> {
        self.record.absent |= self.open.is_empty();
        GO_ON
    }

    fn half_move(&mut self, _: Turn, token: Token<'_>) -> ControlFlow<()> {
        self.line().moves.push(RecordMove::from(token.text()));
        GO_ON
    }

    fn open(&mut self, _: Token<'_>) -> ControlFlow<()> {
        self.open.push(RecordLine::default());
        GO_ON
    }

    fn close(&mut self, _: Token<'_>) -> ControlFlow<()> {
        if let Some(variation) = self.open.pop()
            && let Some(replaced) = self.line().moves.last_mut()
        {
            replaced.variations.push(variation);
        }
        GO_ON
    }

    fn comment(&mut self, text: Token<'_>) -> ControlFlow<()> {
        let text = text.text().to_owned();
        if self.record.result.is_some() {
            self.record.epilogue.push(text);
            return GO_ON;
        }
        let line = self.line();
        match line.moves.last_mut() {
            Some(last) => last.comments.push(text),
            None => line.comments.push(text),
        }
        GO_ON
    }

    fn result(&mut self, result: RecordResult, _: Token<'_>) -> ControlFlow<()> {
        self.record.result = Some(result);
        GO_ON
    }

    fn flaw(&mut self, flaw: Flaw<'_>) -> ControlFlow<()> {
        self.findings.flaw(flaw);
        GO_ON
    }
}
