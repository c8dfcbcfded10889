use core::fmt;
use core::mem;
use core::ops::ControlFlow;

use tabiya_board::Side;

use super::flaw::Findings;
use super::parser::ABSENT;
use super::token::without_line_end;
use super::{
    Flaw, PlySeen, RecordParser, RecordReader, RecordReport, RecordResult, RecordVisitor, Token, Turn, code,
};
use crate::table::{canonical, unknown_notation};
use crate::{
    Argument, Candidate, Code, Diagnostic, GameText, History, Level, LineSpans, Mode, MoveList, Outcome, Ply,
    Resolution, ResolveOptions, Span,
};

/// Plays records of the shared form, for any game: what [`GameText::record_reader`] gives for every game without a form of
/// its own.
///
/// The main line is played and reported; variations are played on forks of the position at which they branch off, so
/// that memory grows with their nesting and with the plies that the game may [look back](crate::Rules::lookback) on, not
/// with the record. An exact reader ends at the first error. A lenient one goes on as long as the main line can be
/// played, and keeps the first hundred errors and notes.
///
/// Without a `notation` header a half-move may be in any notation of the game; where two read it differently, it is
/// ambiguous.
pub struct SharedRecordReader<G: GameText> {
    parser: RecordParser,
    player: Player<G>,
    end: End,
}

/// Why nothing more is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// There is more to read.
    NotYet,
    /// The caller has seen enough.
    Stopped,
    /// The rest can't be judged.
    Damaged,
}

impl<G: GameText> SharedRecordReader<G> {
    /// A reader of one record of this game.
    pub fn new(game: G, mode: Mode) -> Self {
        Self { parser: RecordParser::new(mode), player: Player::new(game, mode), end: End::NotYet }
    }
}

impl<G: GameText> fmt::Debug for SharedRecordReader<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedRecordReader")
            .field("game", &self.player.game.name())
            .field("plies", &self.player.board.as_ref().map(|board| board.count))
            .finish_non_exhaustive()
    }
}

impl<G: GameText> RecordReader for SharedRecordReader<G> {
    fn line(&mut self, line: &str, seen: &mut dyn FnMut(&dyn PlySeen) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.end != End::NotYet {
            return ControlFlow::Break(());
        }
        let mut stopped = false;
        let mut visit = Visit { player: &mut self.player, seen, stopped: &mut stopped };
        let flow = self.parser.line(line, &mut visit);
        if flow.is_break() {
            self.end = if stopped { End::Stopped } else { End::Damaged };
        }
        flow
    }

    fn finish(self: Box<Self>) -> RecordReport {
        let Self { parser, mut player, end } = *self;
        if end == End::NotYet {
            let mut seen = |_: &dyn PlySeen| ControlFlow::Continue(());
            let mut visit = Visit { player: &mut player, seen: &mut seen, stopped: &mut false };
            if parser.finish(&mut visit).is_continue() && player.result.is_none() {
                let _ = player.check_header_result();
            }
        }
        player.report()
    }

    fn start(&self) -> Option<String> {
        let player = &self.player;
        match (&player.board, player.start_at) {
            (Some(board), _) => Some(player.game.write_position(&board.start)),
            (None, None) => Some(player.game.write_position(&player.game.start())),
            (None, Some(_)) => {
                let (position, _) =
                    player.game.read_position(player.start_text(), player.options.mode).ok()?;
                Some(player.game.write_position(&position))
            }
        }
    }
}

/// What plays the record: everything but the lines.
struct Player<G: GameText> {
    game: G,
    lenient: bool,
    options: ResolveOptions,
    /// The name of the game as the headers have it, the variant's where they name one.
    named: Option<(String, Span)>,
    /// The result in the headers.
    header_result: Option<(RecordResult, Span)>,
    /// The result on the last line.
    result: Option<RecordResult>,
    start_text: String,
    /// Where the starting position begins.
    start_at: Option<Span>,
    /// `……` stood in round 1.
    absent: bool,
    /// `None` before play.
    board: Option<Board<G>>,
    findings: Findings,
}

/// Where play stands.
struct Board<G: GameText> {
    start: G::Position,
    /// The position from which `plies` lead to the present: the start, until old plies are forgotten.
    known: G::Position,
    plies: Vec<Ply<G>>,
    line: Line<G>,
    /// The lines that were left at the variations that are open, the main line first.
    left: Vec<Left<G>>,
    /// Variations within one that can't be played further.
    skipped: u64,
    /// The plies of the main line.
    count: u64,
}

/// The main line or a variation.
struct Line<G: GameText> {
    present: G::Position,
    /// The position before the last half-move of this line.
    previous: Option<G::Position>,
    outcome: Outcome,
    /// A half-move could not be played: the rest is skipped.
    broken: bool,
}

/// A line that was left for a variation.
struct Left<G: GameText> {
    line: Line<G>,
    /// Its last ply, which the variation replaces.
    ply: Option<Ply<G>>,
    /// The plies before that.
    plies: usize,
}

/// More plies than twice those that the game can look back on, and than this, are not kept.
const SPARE_PLIES: usize = 64;

impl<G: GameText> Board<G> {
    fn new(game: &G, start: G::Position) -> Self {
        let outcome = game.outcome(&start, History::none(&start));
        let line = Line { present: start.clone(), previous: None, outcome, broken: false };
        Self { known: start.clone(), start, plies: Vec::new(), line, left: Vec::new(), skipped: 0, count: 0 }
    }

    fn history(&self) -> History<'_, G> {
        History { start: &self.known, plies: &self.plies }
    }

    fn play(&mut self, game: &G, movement: G::Move) {
        let details = MoveList::details_of(game, &self.line.present);
        let hash_before = game.hash(&self.line.present);
        match &mut self.line.previous {
            Some(previous) => previous.clone_from(&self.line.present),
            previous => *previous = Some(self.line.present.clone()),
        }
        game.make(&mut self.line.present, movement, &details);
        self.plies.push(Ply { movement, details, hash_before });
        self.line.outcome = game.outcome(&self.line.present, self.history());
        if self.left.is_empty() {
            self.count += 1;
            self.forget(game);
        }
    }

    /// Drops plies that no outcome can depend on. The last one stays: a variation may replace it.
    fn forget(&mut self, game: &G) {
        let needed = game.lookback(&self.line.present).max(1);
        if self.plies.len() > needed.saturating_mul(2).saturating_add(SPARE_PLIES) {
            for ply in self.plies.drain(..self.plies.len() - needed) {
                game.make(&mut self.known, ply.movement, &ply.details);
            }
        }
    }

    fn open(&mut self) {
        if self.line.broken {
            self.skipped += 1;
            return;
        }
        let Some(previous) = self.line.previous.clone() else {
            self.skipped += 1;
            return;
        };
        let ply = self.plies.pop();
        let variation = Line { present: previous, previous: None, outcome: Outcome::Ongoing, broken: false };
        let line = mem::replace(&mut self.line, variation);
        self.left.push(Left { line, ply, plies: self.plies.len() });
    }

    fn close(&mut self) {
        if self.skipped > 0 {
            self.skipped -= 1;
        } else if let Some(Left { line, ply, plies }) = self.left.pop() {
            self.line = line;
            self.plies.truncate(plies);
            self.plies.extend(ply);
        }
    }

    /// The main line.
    fn main(&self) -> &Line<G> {
        self.left.first().map_or(&self.line, |left| &left.line)
    }
}

impl<G: GameText> Player<G> {
    fn new(game: G, mode: Mode) -> Self {
        Self {
            game,
            lenient: mode == Mode::Lenient,
            options: ResolveOptions::mode(mode),
            named: None,
            header_result: None,
            result: None,
            start_text: String::new(),
            start_at: None,
            absent: false,
            board: None,
            findings: Findings::default(),
        }
    }

    fn report(self) -> RecordReport {
        let main = self.board.as_ref().map(Board::main);
        RecordReport {
            valid: !self.findings.damaged(),
            plies: self.board.as_ref().map_or(0, |board| board.count),
            position: main.map(|line| self.game.write_position(&line.present)),
            outcome: main.map_or(Outcome::Ongoing, |line| line.outcome),
            diagnostics: self.findings.finish(),
        }
    }

    /// Keeps what is wrong. Only a lenient reader goes on behind an error.
    fn flaw(&mut self, flaw: Flaw<'_>) -> ControlFlow<()> {
        let level = flaw.level();
        self.findings.flaw(flaw);
        self.go_on_after(level)
    }

    fn go_on_after(&self, level: Level) -> ControlFlow<()> {
        if level == Level::Error && !self.lenient {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    const fn slip(&self) -> Level {
        if self.lenient { Level::Note } else { Level::Error }
    }

    fn set_notation(&mut self, value: Token<'_>) -> ControlFlow<()> {
        let known = self.game.notations().iter().any(|notation| notation.name() == value.text());
        if known {
            self.options.notation = Some(value.text().to_owned());
            return ControlFlow::Continue(());
        }
        self.findings.diagnostic(unknown_notation(&self.game, Some(value.text())).at_span(value.span()));
        ControlFlow::Break(())
    }

    fn begin(&mut self) -> ControlFlow<()> {
        if let Some((name, span)) = &self.named
            && name != self.game.name()
        {
            let flaw = Flaw::at_span(Level::Error, code::OTHER_GAME, *span)
                .with("found", Argument::input(name))
                .with("expected", Argument::text(self.game.name()));
            self.findings.flaw(flaw);
            return ControlFlow::Break(());
        }
        let start = match self.start_at {
            None => self.game.start(),
            Some(first) => self.read_start(first)?,
        };
        self.board = Some(Board::new(&self.game, start));
        ControlFlow::Continue(())
    }

    /// The lines of the starting position, without the last line end.
    fn start_text(&self) -> &str {
        without_line_end(&self.start_text)
    }

    fn read_start(&mut self, first: Span) -> ControlFlow<(), G::Position> {
        let text = self.start_text().to_owned();
        let text = text.as_str();
        let whole = Span::new(text, 0..text.find(['\r', '\n']).unwrap_or(text.len()));
        let place = |span: Span| {
            // The first line begins where the text does, the others where lines do.
            let columns = if span.line == 1 { first.column - 1 } else { 0 };
            let line = LineSpans { offset: first.start, line: first.line };
            let span = line.shift(span);
            Span { column: span.column + columns, ..span }
        };
        let (position, diagnostics) = match self.game.read_position(text, self.options.mode) {
            Ok((position, notes)) => (Some(position), notes),
            Err(diagnostics) => (None, diagnostics),
        };
        for mut diagnostic in diagnostics {
            diagnostic.span = Some(place(diagnostic.span.unwrap_or(whole)));
            self.findings.diagnostic(diagnostic);
        }
        position.map_or(ControlFlow::Break(()), ControlFlow::Continue)
    }

    /// Judges and plays a half-move; gives whether it is the main line's.
    fn half_move(&mut self, turn: Turn, token: Token<'_>) -> ControlFlow<(), bool> {
        let Some(board) = &self.board else { return ControlFlow::Break(()) };
        if board.line.broken {
            return ControlFlow::Continue(false);
        }
        let main = board.left.is_empty();
        if main && board.count == 0 && !self.absent && self.game.to_move(&board.start) == Side::Second {
            let flaw = Flaw::at(self.slip(), code::ABSENT_NEEDED, token);
            let expected = format!("1. {ABSENT} {}", token.text());
            self.flaw(
                flaw.with("found", Argument::input(token.text())).with("expected", Argument::Input(expected)),
            )?;
        }
        let movement = match self.judge(turn, token) {
            Ok(movement) => movement,
            Err(error) => {
                self.findings.diagnostic(*error);
                if main || !self.lenient {
                    return ControlFlow::Break(());
                }
                if let Some(board) = &mut self.board {
                    board.line.broken = true;
                }
                return ControlFlow::Continue(false);
            }
        };
        if let Some(board) = &mut self.board {
            board.play(&self.game, movement);
        }
        ControlFlow::Continue(main)
    }

    /// The one legal move that the text means, or why there is none.
    fn judge(&mut self, turn: Turn, token: Token<'_>) -> Result<G::Move, Box<Diagnostic>> {
        let error = |code: Code| {
            Diagnostic::error(code)
                .with("round", turn.round)
                .with("half", turn.half())
                .with("text", Argument::input(token.text()))
        };
        let Some(board) = &self.board else {
            return Err(Box::new(error(code::ILLEGAL).at_span(token.span())));
        };
        if let Outcome::Decided { reason, .. } = board.line.outcome {
            let result = Argument::text(RecordResult::from(board.line.outcome));
            let error = error(code::AFTER_END).with("result", result).with("reason", reason);
            return Err(Box::new(error.at_span(token.span())));
        }
        let resolved = self.game.resolve(&board.line.present, board.history(), token.text(), &self.options);
        for mut note in resolved.notes {
            note.span = Some(place_in(token, &note));
            self.findings.diagnostic(note);
        }
        let because = |code: Code, reason: Diagnostic| {
            let span = place_in(token, &reason);
            let mut error = error(code).with("reason", reason.message).at_span(span);
            error.candidates = reason.candidates;
            error
        };
        let error = match resolved.resolution {
            Resolution::Unique(movement) => return Ok(movement),
            Resolution::Illegal(reason) => because(code::ILLEGAL, *reason),
            Resolution::Syntax(reasons) => match reasons.into_iter().next() {
                Some(reason) => because(code::UNREADABLE, reason),
                None => error(code::NOT_A_MOVE).at_span(token.span()),
            },
            Resolution::Ambiguous(candidates) => {
                let texts: Vec<_> =
                    candidates.iter().map(|candidate| Argument::text(&candidate.text)).collect();
                let mut error = error(code::AMBIGUOUS).with("candidates", texts).at_span(token.span());
                error.candidates = self.written(candidates);
                error
            }
            Resolution::Request(request) => {
                error(code::NOT_A_MOVE).with("request", Argument::text(request.name)).at_span(token.span())
            }
        };
        Err(Box::new(error))
    }

    /// Candidates with the canonical texts of their moves.
    fn written(&self, candidates: Vec<Candidate<G::Move>>) -> Vec<Candidate<String>> {
        let Some(board) = &self.board else { return Vec::new() };
        let position = &board.line.present;
        let details = MoveList::details_of(&self.game, position);
        let turn = |candidate: Candidate<G::Move>| Candidate {
            movement: canonical(&self.game, position, candidate.movement, &details),
            text: candidate.text,
        };
        candidates.into_iter().map(turn).collect()
    }

    /// Compares the result on the last line with the one in the headers and with the position.
    fn check_result(&mut self, result: RecordResult, token: Token<'_>) -> ControlFlow<()> {
        self.result = Some(result);
        if let Some((header, _)) = self.header_result
            && header != result
        {
            let flaw = Flaw::at(Level::Error, code::RESULT_HEADER, token);
            self.flaw(flaw.with("found", Argument::text(result)).with("expected", Argument::text(header)))?;
        }
        self.check_declared(result, |level, code| Flaw::at(level, code, token))
    }

    /// The same for a record that has a result in its headers only.
    fn check_header_result(&mut self) -> ControlFlow<()> {
        let Some((result, span)) = self.header_result else { return ControlFlow::Continue(()) };
        self.check_declared(result, |level, code| Flaw::at_span(level, code, span))
    }

    fn check_declared<'a>(
        &mut self,
        declared: RecordResult,
        place: impl FnOnce(Level, Code) -> Flaw<'a>,
    ) -> ControlFlow<()> {
        let Some(board) = &self.board else { return ControlFlow::Continue(()) };
        let outcome = board.main().outcome;
        let Outcome::Decided { reason, .. } = outcome else { return ControlFlow::Continue(()) };
        let expected = RecordResult::from(outcome);
        let flaw = if declared == expected {
            return ControlFlow::Continue(());
        } else if declared == RecordResult::Open {
            place(Level::Note, code::RESULT_OPEN)
        } else {
            place(Level::Error, code::RESULT_DIFFERS)
        };
        let flaw = flaw.with("found", Argument::text(declared)).with("expected", Argument::text(expected));
        self.flaw(flaw.with("reason", reason))
    }
}

/// Where in the record a diagnostic about a half-move's text stands.
fn place_in(token: Token<'_>, diagnostic: &Diagnostic) -> Span {
    diagnostic.span.map_or_else(|| token.span(), |span| token.part(span.range()))
}

/// One line's visit.
struct Visit<'a, G: GameText> {
    player: &'a mut Player<G>,
    seen: &'a mut dyn FnMut(&dyn PlySeen) -> ControlFlow<()>,
    stopped: &'a mut bool,
}

impl<G: GameText> RecordVisitor for Visit<'_, G> {
    fn header(&mut self, key: Token<'_>, value: Token<'_>) -> ControlFlow<()> {
        let player = &mut *self.player;
        match key.text() {
            "variant" => player.named = Some((value.text().to_owned(), value.span())),
            "game" if player.named.is_none() => {
                player.named = Some((value.text().to_owned(), value.span()));
            }
            "notation" => return player.set_notation(value),
            "columns" => player.options.columns = Some(value.text().to_owned()),
            "result" => {
                let result = RecordResult::of_text(value.text());
                player.header_result = result.map(|result| (result, value.span()));
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn start_line(&mut self, line: Token<'_>) -> ControlFlow<()> {
        self.player.start_at.get_or_insert_with(|| line.span());
        self.player.start_text.push_str(line.text());
        ControlFlow::Continue(())
    }

    fn play(&mut self) -> ControlFlow<()> {
        self.player.begin()
    }

    fn absent(&mut self, token: Token<'_>) -> ControlFlow<()> {
        let player = &mut *self.player;
        let Some(board) = &player.board else { return ControlFlow::Break(()) };
        if !board.left.is_empty() {
            return ControlFlow::Continue(());
        }
        player.absent = true;
        if player.game.to_move(&board.start) == Side::First {
            return player.flaw(Flaw::at(player.slip(), code::ABSENT_UNNEEDED, token));
        }
        ControlFlow::Continue(())
    }

    fn half_move(&mut self, turn: Turn, token: Token<'_>) -> ControlFlow<()> {
        if !self.player.half_move(turn, token)? {
            return ControlFlow::Continue(());
        }
        let player = &*self.player;
        let flow = player.board.as_ref().map_or(ControlFlow::Continue(()), |board| {
            Seen::last(&player.game, board, token.text())
                .map_or(ControlFlow::Continue(()), |seen| (self.seen)(&seen))
        });
        *self.stopped = flow.is_break();
        flow
    }

    fn open(&mut self, _: Token<'_>) -> ControlFlow<()> {
        if let Some(board) = &mut self.player.board {
            board.open();
        }
        ControlFlow::Continue(())
    }

    fn close(&mut self, _: Token<'_>) -> ControlFlow<()> {
        if let Some(board) = &mut self.player.board {
            board.close();
        }
        ControlFlow::Continue(())
    }

    fn result(&mut self, result: RecordResult, token: Token<'_>) -> ControlFlow<()> {
        self.player.check_result(result, token)
    }

    fn flaw(&mut self, flaw: Flaw<'_>) -> ControlFlow<()> {
        self.player.flaw(flaw)
    }
}

/// A ply that was just played.
struct Seen<'a, G: GameText> {
    game: &'a G,
    number: u64,
    text: &'a str,
    before: &'a G::Position,
    ply: &'a Ply<G>,
    line: &'a Line<G>,
}

impl<'a, G: GameText> Seen<'a, G> {
    fn last(game: &'a G, board: &'a Board<G>, text: &'a str) -> Option<Self> {
        let line = &board.line;
        let before = line.previous.as_ref()?;
        Some(Self { game, number: board.count, text, before, ply: board.plies.last()?, line })
    }
}

impl<G: GameText> PlySeen for Seen<'_, G> {
    fn number(&self) -> u64 {
        self.number
    }

    fn text(&self) -> &str {
        self.text
    }

    fn canonical(&self) -> String {
        canonical(self.game, self.before, self.ply.movement, &self.ply.details)
    }

    fn position(&self) -> String {
        self.game.write_position(&self.line.present)
    }

    fn result(&self) -> Option<String> {
        self.game.result_text(self.before, self.ply.movement, &self.ply.details)
    }

    fn outcome(&self) -> Outcome {
        self.line.outcome
    }
}
