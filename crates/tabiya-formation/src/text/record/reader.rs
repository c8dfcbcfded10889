use core::fmt;
use core::ops::{ControlFlow, Range};

use tabiya_board::Side;
use tabiya_game::{
    Argument, Code, Diagnostic, GameText, Level, LineSpans, MAX_LINE, MAX_POSITION, Mode, Outcome, PlySeen,
    RecordReport, Span, has_errors,
};

use super::ABSENT;
use super::round::{Round, absent_form, begins_round, is_absent_like};
use crate::scene::outcome;
use crate::text::finder::{MAX_ERRORS, line_too_long, more_errors, unexpected_in};
use crate::text::legal::legal_action;
use crate::text::result::result_of;
use crate::text::{ActionText, codes, write_action, write_position};
use crate::{Action, FormationChess, Position, Undo};

/// A reader of one record, line by line, that keeps the present position and nothing of what it has read.
///
/// After an error of form it goes on as long as the position is still known, and tells all errors, up to a hundred;
/// after a half-move that can't be played it stops.
///
/// ```
/// use core::ops::ControlFlow;
/// use tabiya_formation::text::RecordReader;
/// use tabiya_game::{Mode, RecordReader as _};
/// let mut reader = Box::new(RecordReader::new(Mode::Exact));
/// let mut plies = Vec::new();
/// let _ = reader.lines("1. 红将五十 黑将五一\n3. 红盾四十\n", &mut |ply| {
///     plies.push(ply.canonical());
///     ControlFlow::Continue(())
/// });
/// let report = reader.finish();
/// assert_eq!(plies, ["红将五十", "黑将五一", "红盾四十"]);
/// assert!(!report.valid);
/// assert_eq!(report.diagnostics[0].code().as_str(), "formation.record.round-number");
/// assert_eq!(report.diagnostics[0].span.unwrap().line, 2);
/// ```
pub struct RecordReader {
    mode: Mode,
    /// The line that is read.
    place: LineSpans,
    stage: Stage,
    /// An empty line that only the end of the record may follow.
    blank: Option<Span>,
    /// Where play starts; unknown before the first line, and after a snapshot that is none.
    start: Option<Position>,
    position: Position,
    plies: u64,
    /// The last round that was read.
    round: Option<ReadRound>,
    diagnostics: Vec<Diagnostic>,
    /// The position is not known any more, after an error: the form of what follows is still judged.
    adrift: bool,
}

/// What the next line belongs to.
enum Stage {
    /// The beginning: a snapshot or the first round.
    Beginning,
    Snapshot(SnapshotLines),
    Rounds,
    /// Nothing more is read.
    Stopped,
}

/// The lines of a snapshot so far, as they stand in the record.
struct SnapshotLines {
    text: String,
    place: LineSpans,
    /// The characters before the snapshot in its first line.
    indent: usize,
}

/// A round that was read.
#[derive(Clone, Copy)]
struct ReadRound {
    /// Its number as it should be.
    number: u64,
    /// Its number as it stands there; the next round may count on from it.
    written: u64,
    /// It has only one half-move.
    half: Option<Span>,
}

impl fmt::Debug for RecordReader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RecordReader")
            .field("place", &self.place)
            .field("plies", &self.plies)
            .field("diagnostics", &self.diagnostics)
            .finish_non_exhaustive()
    }
}

impl RecordReader {
    /// A reader at the beginning of a record.
    pub fn new(mode: Mode) -> Self {
        Self {
            mode,
            place: LineSpans::FIRST,
            stage: Stage::Beginning,
            blank: None,
            start: None,
            position: Position::standard(),
            plies: 0,
            round: None,
            diagnostics: Vec::new(),
            adrift: false,
        }
    }

    fn error(&mut self, diagnostic: Diagnostic) {
        // Notes never take an error's place.
        if self.count(diagnostic.level) < MAX_ERRORS {
            self.diagnostics.push(diagnostic);
        }
    }

    fn count(&self, level: Level) -> usize {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.level == level).count()
    }

    /// Errors of form, of which a lenient reader only takes notice where they are about space.
    fn form_error(&mut self, mut diagnostic: Diagnostic) {
        const FORGIVEN: [Code; 5] = [
            codes::SPACE,
            codes::SEPARATOR,
            codes::BYTE_ORDER_MARK,
            codes::RECORD_AFTER_STOP,
            codes::RECORD_BLANK_LINE,
        ];
        if self.mode == Mode::Lenient && FORGIVEN.contains(&diagnostic.code()) {
            diagnostic.level = Level::Note;
        }
        self.error(diagnostic);
    }

    fn stop(&mut self) -> ControlFlow<()> {
        self.stage = Stage::Stopped;
        ControlFlow::Break(())
    }

    /// Goes on with the form alone, since nobody knows the position any more.
    fn drift(&mut self) -> ControlFlow<()> {
        self.adrift = true;
        ControlFlow::Continue(())
    }

    /// Reads a part of a line up to its end, which is the line's own or `/`.
    fn part(
        &mut self,
        line: &str,
        part: Range<usize>,
        end: usize,
        seen: &mut dyn FnMut(&dyn PlySeen) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let content = &line[part.clone()];
        if let Stage::Snapshot(snapshot) = &mut self.stage {
            if !content.is_empty() && !begins_round(content) {
                // A text over the budget needn't be kept to be refused.
                if snapshot.text.len() <= MAX_POSITION {
                    snapshot.text.push_str(&line[part.start..end]);
                }
                return ControlFlow::Continue(());
            }
            self.end_snapshot()?;
            if content.is_empty() {
                return ControlFlow::Continue(());
            }
            let span = self.place.span(line, part.clone());
            self.error(
                Diagnostic::error(codes::RECORD_NO_BLANK_LINE)
                    .with("found", Argument::input(content))
                    .at_span(span),
            );
        }
        if content.is_empty() {
            self.blank.get_or_insert(self.place.span(line, part));
            return ControlFlow::Continue(());
        }
        if content.trim_start().is_empty() {
            // It looks like an empty line.
            let space = unexpected_in(line, part, codes::SPACE, codes::EXPECT_LINE_END);
            self.form_error(space.shifted(self.place));
            return ControlFlow::Continue(());
        }
        if let Some(blank) = self.blank.take() {
            self.form_error(Diagnostic::error(codes::RECORD_BLANK_LINE).at_span(blank));
        }
        if matches!(self.stage, Stage::Beginning) {
            if begins_snapshot(content) {
                self.stage = Stage::Snapshot(SnapshotLines {
                    text: line[part.start..end].to_owned(),
                    place: LineSpans { offset: self.place.offset + part.start, ..self.place },
                    indent: Span::new(line, part).column - 1,
                });
                return ControlFlow::Continue(());
            }
            self.begin(Position::standard());
        }
        self.round(line, part, seen)
    }

    fn begin(&mut self, start: Position) {
        self.position = start.clone();
        self.start = Some(start);
        self.stage = Stage::Rounds;
    }

    /// Takes the lines so far for a whole snapshot.
    fn end_snapshot(&mut self) -> ControlFlow<()> {
        let Stage::Snapshot(SnapshotLines { text, place, indent }) =
            core::mem::replace(&mut self.stage, Stage::Stopped)
        else {
            return ControlFlow::Continue(());
        };
        let (position, diagnostics) = match FormationChess.read_position(&text, self.mode) {
            Ok((position, notes)) => (Some(position), notes),
            Err(diagnostics) => (None, diagnostics),
        };
        for mut diagnostic in diagnostics {
            diagnostic.span = diagnostic.span.map(|mut span| {
                span.column += if span.line == 1 { indent } else { 0 };
                place.shift(span)
            });
            self.error(diagnostic);
        }
        match position {
            Some(position) => {
                self.begin(position);
                ControlFlow::Continue(())
            }
            None => self.stop(),
        }
    }

    fn round(
        &mut self,
        line: &str,
        part: Range<usize>,
        seen: &mut dyn FnMut(&dyn PlySeen) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.position.result().is_decided() {
            return self.after_end(line, part);
        }
        if let Some(at) = line[part.clone()].find('\r') {
            let lone = part.start + at..part.end;
            let lone = unexpected_in(line, lone, codes::LONE_CR, codes::EXPECT_LINE_END);
            self.error(lone.shifted(self.place));
            return self.stop();
        }
        if let Some(ReadRound { number, half: Some(half), .. }) = self.round {
            self.error(Diagnostic::error(codes::RECORD_HALF_ROUND).with("round", number).at_span(half));
            self.adrift = true;
        }
        let number = self.round.map_or(1, |round| round.number + 1);
        let Some(round) =
            Round::read(line, part.clone()).or_else(|| self.find_round(line, part.clone(), number))
        else {
            // The line may have been a round or not: the count may go on either way.
            self.round = Some(ReadRound { number, written: number.saturating_sub(1), half: None });
            return self.drift();
        };
        let written = self.check_number(line, round.number.clone(), number);
        let plies = self.plies;
        self.half_moves(line, &round, number, seen)?;
        if self.plies == plies && !self.adrift {
            let end = self.place.span(line, part.end..part.end);
            self.error(Diagnostic::error(codes::RECORD_NO_HALF_MOVE).at_span(end));
            self.adrift = true;
        }
        let half = if self.adrift { round.second.is_none() } else { self.position.to_move() == Side::Second };
        let half = half.then(|| self.place.span(line, part));
        self.round = Some(ReadRound { number, written, half });
        if round.extra { self.drift() } else { ControlFlow::Continue(()) }
    }

    /// Tells what is wrong with a line that is no round, and gives the round that it must mean.
    fn find_round(&mut self, line: &str, part: Range<usize>, number: u64) -> Option<Round> {
        let (errors, round) = Round::find(line, part, number);
        for error in errors {
            self.form_error(error.shifted(self.place));
        }
        round
    }

    /// Compares a round's number with the one that is due, and gives the number that the next round may count on from.
    fn check_number(&mut self, line: &str, found: Range<usize>, due: u64) -> u64 {
        let text = &line[found.clone()];
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            // That it is no number was told before.
            return due;
        }
        let written = text.parse::<u64>().ok();
        // After a number out of order the count may go on from it, so that one slip is one error.
        let counted_on = self.round.and_then(|round| round.written.checked_add(1));
        if written != Some(due) && (written.is_none() || written != counted_on) {
            let wrong = Diagnostic::error(codes::RECORD_ROUND_NUMBER)
                .with("found", Argument::input(text))
                .with("expected", due)
                .at_span(self.place.span(line, found));
            self.error(wrong);
        }
        written.unwrap_or(due)
    }

    /// Plays the half-moves of a round.
    fn half_moves(
        &mut self,
        line: &str,
        round: &Round,
        number: u64,
        seen: &mut dyn FnMut(&dyn PlySeen) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let black_first = number == 1 && self.position.to_move() == Side::Second;
        for (index, half) in [Some(&round.first), round.second.as_ref()].into_iter().flatten().enumerate() {
            let text = &line[half.clone()];
            match (is_absent_like(text), black_first && index == 0) {
                (true, true) => {
                    if text != ABSENT {
                        self.error(absent_form(line, half.clone()).shifted(self.place));
                    }
                    continue;
                }
                (true, false) => {
                    let code = match (index, number) {
                        (0, 1) => codes::RECORD_ABSENT_RED,
                        (0, _) => codes::RECORD_ABSENT_LATER,
                        _ => codes::RECORD_ABSENT_BLACK,
                    };
                    let span = self.place.span(line, half.clone());
                    self.error(Diagnostic::error(code).with("found", Argument::input(text)).at_span(span));
                    self.adrift = true;
                    continue;
                }
                (false, true) => {
                    let span = self.place.span(line, half.clone());
                    self.error(
                        Diagnostic::error(codes::RECORD_ABSENT_MISSING)
                            .with("found", Argument::input(text))
                            .with("expected", Argument::text(ABSENT))
                            .at_span(span),
                    );
                    self.adrift |= round.second.is_some();
                }
                (false, false) => {}
            }
            self.half_move(line, half.clone(), seen)?;
        }
        ControlFlow::Continue(())
    }

    fn half_move(
        &mut self,
        line: &str,
        half: Range<usize>,
        seen: &mut dyn FnMut(&dyn PlySeen) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let text = &line[half.clone()];
        if self.adrift {
            if self.mode == Mode::Exact
                && let Err(error) = text.parse::<ActionText>()
            {
                let place = error.span.map_or(0..text.len(), Span::range);
                let place = half.start + place.start..half.start + place.end;
                self.error(error.at(line, place).shifted(self.place));
            }
            return ControlFlow::Continue(());
        }
        if self.position.result().is_decided() {
            return self.after_end(line, half);
        }
        let (action, diagnostics) = match legal_action(&self.position, text, self.mode) {
            Ok((action, notes)) => (Some(action), notes),
            Err(errors) => (None, errors),
        };
        for diagnostic in diagnostics {
            let place = diagnostic.span.map_or(0..text.len(), Span::range);
            let place = half.start + place.start..half.start + place.end;
            self.error(diagnostic.at(line, place).shifted(self.place));
        }
        let Some(action) = action else { return self.drift() };
        let undo = self.position.make(action);
        self.plies += 1;
        let ply = Ply { number: self.plies, text, action, undo, after: &self.position };
        if seen(&ply).is_break() { self.stop() } else { ControlFlow::Continue(()) }
    }

    fn after_end(&mut self, line: &str, rest: Range<usize>) -> ControlFlow<()> {
        let span = self.place.span(line, rest.clone());
        let mut error = Diagnostic::error(codes::RECORD_AFTER_END)
            .with("found", Argument::input(&line[rest]))
            .with("result", self.position.result().code());
        if let Outcome::Decided { reason, .. } = outcome(&self.position) {
            error = error.with("reason", reason);
        }
        self.error(error.at_span(span));
        self.stop()
    }
}

/// Whether the first line of a record belongs to a snapshot and not to a round: it has a label or a list.
fn begins_snapshot(content: &str) -> bool {
    !content.starts_with(|first: char| first.is_ascii_digit() || "#;".contains(first))
        && content.contains(['：', ':', '[', '［'])
}

impl tabiya_game::RecordReader for RecordReader {
    fn line(&mut self, line: &str, seen: &mut dyn FnMut(&dyn PlySeen) -> ControlFlow<()>) -> ControlFlow<()> {
        if matches!(self.stage, Stage::Stopped) {
            return ControlFlow::Break(());
        }
        if line.len() > MAX_LINE {
            self.error(line_too_long(line.len()).at_span(self.place.span(line, 0..0)));
            return self.stop();
        }
        let content = line.strip_suffix('\n').map_or(line, |line| line.strip_suffix('\r').unwrap_or(line));
        // A `/` that ends the line and the line's own end are one.
        let end = content.strip_suffix('/').map_or(content.len(), str::len);
        let mut start = 0;
        if self.place == LineSpans::FIRST && content.starts_with('\u{feff}') {
            let mark =
                unexpected_in(line, 0..content.len(), codes::BYTE_ORDER_MARK, codes::EXPECT_RECORD_START);
            self.form_error(mark.shifted(self.place));
            start = '\u{feff}'.len_utf8();
        }
        while let Some(slash) = content[start..end].find('/') {
            let slash = start + slash;
            self.part(line, start..slash, slash + 1, seen)?;
            start = slash + 1;
        }
        self.part(line, start..end, line.len(), seen)?;
        self.place = self.place.next(line);
        if self.count(Level::Error) < MAX_ERRORS { ControlFlow::Continue(()) } else { self.stop() }
    }

    fn finish(mut self: Box<Self>) -> RecordReport {
        if let Stage::Snapshot(_) = self.stage {
            let _ = self.end_snapshot();
        }
        if let Stage::Beginning = self.stage {
            self.begin(Position::standard());
        }
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.span.map(|span| span.start));
        if [Level::Error, Level::Note].into_iter().any(|level| self.count(level) >= MAX_ERRORS) {
            self.diagnostics.push(more_errors());
        }
        let known = self.start.is_some();
        RecordReport {
            valid: !has_errors(&self.diagnostics),
            plies: self.plies,
            position: known.then(|| write_position(&self.position)),
            outcome: if known { outcome(&self.position) } else { Outcome::Ongoing },
            diagnostics: self.diagnostics,
        }
    }

    fn start(&self) -> Option<String> {
        self.start.as_ref().map(write_position)
    }
}

/// A half-move that was just played.
struct Ply<'a> {
    number: u64,
    text: &'a str,
    action: Action,
    undo: Undo,
    after: &'a Position,
}

impl Ply<'_> {
    fn before(&self) -> Position {
        let mut position = self.after.clone();
        position.unmake(self.action, self.undo);
        position
    }
}

impl PlySeen for Ply<'_> {
    fn number(&self) -> u64 {
        self.number
    }

    fn text(&self) -> &str {
        self.text
    }

    fn canonical(&self) -> String {
        write_action(&self.before(), self.action)
    }

    fn position(&self) -> String {
        write_position(self.after)
    }

    fn result(&self) -> Option<String> {
        Some(result_of(&self.before(), self.action).to_string())
    }

    fn outcome(&self) -> Outcome {
        outcome(self.after)
    }
}
