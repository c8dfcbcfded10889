use core::ops::{ControlFlow, Range};

use super::code;
use super::token::{Lexeme, Lexemes, Numbered, Shape, numbered, without_line_end};
use super::{Flaw, RecordResult, RecordVisitor, Token, Turn};
use crate::{Argument, Code, Level, LineSpans, MAX_LINE, MAX_POSITION, MAX_TEXT, Mode, Span};

/// Variations nest no deeper than this.
pub const MAX_NESTING: usize = 64;

/// A record has no more header lines than this.
const MAX_HEADERS: usize = 256;

/// What stands for an absent first half-move.
pub(super) const ABSENT: &str = "……";

/// Reads the shared form of records line by line. It knows no board: half-moves are words to it.
///
/// What it finds goes to a [`RecordVisitor`]. It keeps nothing of the lines that it has read but the numbers of the open
/// variations and the keys of the headers.
///
/// A lenient parser takes slips that leave no doubt (a wrong number, `1.e4`, `...`, a full-width parenthesis) for what was
/// meant and says so in notes; everything else is an error in every mode. It reads on behind errors: whether the rest is
/// worth reading, the visitor decides.
#[derive(Clone, Debug)]
pub struct RecordParser {
    lenient: bool,
    place: LineSpans,
    stage: Stage,
    keys: Vec<String>,
    start_bytes: usize,
    /// The main line and the open variations.
    lines: Vec<Line>,
    /// Variations that the visitor is not told of are open: so many.
    muted: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Headers and comments.
    Head,
    /// Inside the starting position.
    Start,
    /// Behind the starting position, before round 1.
    Ready,
    Play,
    /// Behind the result.
    Over(RecordResult),
    /// Something is over budget: nothing more is read.
    Shut,
}

/// How far the main line or a variation is.
#[derive(Clone, Debug)]
struct Line {
    /// The half-move that comes next, as [`Turn::of_index`] counts.
    next: u64,
    /// There was no half-move yet.
    fresh: bool,
    /// The number of the coming half-move's round, where it stood just before.
    number: Option<Pin>,
    /// `……` stood before the first half-move.
    absent: bool,
    /// Where the variation opened; the main line nowhere.
    opened: Option<Pin>,
}

impl Line {
    const fn new(next: u64, opened: Option<Pin>) -> Self {
        Self { next, fresh: true, number: None, absent: false, opened }
    }

    const fn turn(&self) -> Turn {
        Turn::of_index(self.next)
    }
}

/// A place to come back to when the line that it stands in is gone.
#[derive(Clone, Debug)]
enum Pin {
    Here(Range<usize>),
    Settled(Span),
}

impl Pin {
    fn settle(&mut self, line: &str, place: LineSpans) {
        if let Self::Here(range) = self {
            *self = Self::Settled(place.span(line, range.clone()));
        }
    }
}

/// Goes on unless told to stop.
type Flow = ControlFlow<()>;

impl RecordParser {
    /// A parser at the start of a record.
    pub fn new(mode: Mode) -> Self {
        Self {
            lenient: mode == Mode::Lenient,
            place: LineSpans::FIRST,
            stage: Stage::Head,
            keys: Vec::new(),
            start_bytes: 0,
            lines: vec![Line::new(0, None)],
            muted: 0,
        }
    }

    /// Reads the next line, with its line end if it has one. Breaks when the visitor did or a budget is spent; then
    /// nothing more is read.
    pub fn line(&mut self, line: &str, visitor: &mut (impl RecordVisitor + ?Sized)) -> ControlFlow<()> {
        // A caller that hands over several lines at once gets them read as what they are.
        line.split_inclusive('\n').try_for_each(|line| self.one_line(line, visitor))
    }

    /// Ends the record: says what is missing. Breaks when the visitor did.
    pub fn finish(mut self, visitor: &mut (impl RecordVisitor + ?Sized)) -> ControlFlow<()> {
        match self.stage {
            Stage::Shut => return ControlFlow::Continue(()),
            Stage::Head | Stage::Start | Stage::Ready => visitor.play()?,
            Stage::Play | Stage::Over(_) => {}
        }
        for line in self.lines.drain(..).rev() {
            if let Some(Pin::Settled(span)) = line.number {
                visitor.flaw(
                    Flaw::at_span(Level::Error, code::ROUND_EMPTY, span).with("round", line.turn().round),
                )?;
            }
            if let Some(Pin::Settled(span)) = line.opened {
                visitor.flaw(Flaw::at_span(Level::Error, code::VARIATION_OPEN, span))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn one_line(&mut self, line: &str, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        if self.stage == Stage::Shut {
            return ControlFlow::Break(());
        }
        let after = self.place.next(line);
        // A position's lines are handed on whole, so that places in it are places in the record.
        let start = if self.stage == Stage::Start { 0 } else { self.byte_order_mark(line, visitor)? };
        let flow = self.judge(line, start, visitor);
        for open in &mut self.lines {
            for pin in [&mut open.number, &mut open.opened].into_iter().flatten() {
                pin.settle(line, self.place);
            }
        }
        self.place = after;
        flow
    }

    /// Finds byte-order marks before a line, and gives where that begins. Where files were put together, marks stand
    /// before other lines than the first.
    fn byte_order_mark(
        &self,
        line: &str,
        visitor: &mut (impl RecordVisitor + ?Sized),
    ) -> ControlFlow<(), usize> {
        let length = line.len() - line.trim_start_matches('\u{feff}').len();
        if length == 0 {
            return ControlFlow::Continue(0);
        }
        visitor.flaw(self.slip(code::BYTE_ORDER_MARK, Token::new(line, 0..length, self.place)))?;
        ControlFlow::Continue(length)
    }

    /// Reads a line from its byte `start` on.
    fn judge(&mut self, line: &str, start: usize, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        let text = without_line_end(line);
        let whole = Token::new(line, start..line.len(), self.place);
        let line = Token::new(line, start..text.len().max(start), self.place);
        let text = line.text();
        if text.len() > MAX_LINE {
            self.stage = Stage::Shut;
            let flaw = Flaw::at(Level::Error, code::LINE_TOO_LONG, line);
            visitor.flaw(flaw.with("found", text.len()).with("limit", MAX_LINE))?;
            return ControlFlow::Break(());
        }
        let trimmed = text.trim_start_matches([' ', '\t']);
        let indent = text.len() - trimmed.len();
        match self.stage {
            Stage::Start if trimmed.is_empty() => {
                self.stage = Stage::Ready;
                ControlFlow::Continue(())
            }
            Stage::Start if numbered(trimmed).is_none() => self.start_line(whole, visitor),
            Stage::Start => {
                let first = line.slice(indent..word_end(text, indent));
                let flaw = self.slip(code::BLANK_LINE, first);
                visitor.flaw(flaw.with("found", Argument::input(first.text())))?;
                self.begin(visitor)?;
                self.play_line(line, visitor)
            }
            _ if trimmed.is_empty() => ControlFlow::Continue(()),
            Stage::Head if trimmed.starts_with('#') => {
                self.header(line.slice(indent..text.len()), indent > 0, visitor)
            }
            Stage::Head if !is_play(trimmed) => {
                self.stage = Stage::Start;
                self.start_line(whole, visitor)
            }
            Stage::Head | Stage::Ready => {
                // Comments alone don't begin play: headers may follow them.
                if !trimmed.starts_with([';', '；']) {
                    self.begin(visitor)?;
                }
                self.play_line(line, visitor)
            }
            Stage::Play | Stage::Over(_) => self.play_line(line, visitor),
            Stage::Shut => ControlFlow::Break(()),
        }
    }

    fn begin(&mut self, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        self.stage = Stage::Play;
        visitor.play()
    }

    fn start_line(&mut self, line: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        self.start_bytes += line.text().len();
        if self.start_bytes > MAX_POSITION {
            self.stage = Stage::Shut;
            let flaw = Flaw::at(Level::Error, code::POSITION_TOO_LONG, line);
            visitor.flaw(flaw.with("limit", MAX_POSITION))?;
            return ControlFlow::Break(());
        }
        no_carriage_return(line.slice(0..without_line_end(line.text()).len()), visitor)?;
        visitor.start_line(line)
    }

    /// A header line, from its `#` on.
    fn header(
        &mut self,
        whole: Token<'_>,
        indented: bool,
        visitor: &mut (impl RecordVisitor + ?Sized),
    ) -> Flow {
        let found = Argument::input(whole.text());
        let text = whole.text();
        let Some((before, _)) = text.split_once(':') else {
            return visitor.flaw(Flaw::at(Level::Error, code::HEADER_FORM, whole).with("found", found));
        };
        let key = trimmed_part(text, 1..before.len());
        let value = trimmed_part(text, before.len() + 1..text.len());
        let exact =
            key == (2..before.len()) && (value.is_empty() || text[before.len() + 1..].starts_with(' '));
        let (key, value) = (whole.slice(key), whole.slice(value));
        no_carriage_return(value, visitor)?;
        if !exact || indented {
            visitor.flaw(self.slip(code::HEADER_FORM, whole).with("found", found))?;
        }
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if key.text().is_empty() || !key.text().chars().all(plain) {
            let flaw = Flaw::at(Level::Error, code::HEADER_KEY, key);
            return visitor.flaw(flaw.with("found", Argument::input(key.text())));
        }
        if self.keys.iter().any(|known| same_key(known, key.text())) {
            let flaw = Flaw::at(Level::Error, code::HEADER_TWICE, key);
            return visitor.flaw(flaw.with("found", Argument::input(key.text())));
        }
        if self.keys.len() == MAX_HEADERS {
            self.stage = Stage::Shut;
            let flaw = Flaw::at(Level::Error, code::TOO_MANY_HEADERS, whole);
            visitor.flaw(flaw.with("limit", MAX_HEADERS))?;
            return ControlFlow::Break(());
        }
        self.keys.push(key.text().to_owned());
        if key.text() == "result" && RecordResult::of_text(value.text()).is_none() {
            let flaw = Flaw::at(Level::Error, code::HEADER_RESULT, value);
            return visitor
                .flaw(flaw.with("found", Argument::input(value.text())).with("expected", results()));
        }
        visitor.header(key, value)
    }

    /// A line of rounds, variations, comments, the result.
    fn play_line(&mut self, line: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        for Lexeme { shape, range, meant } in Lexemes::new(line.text()) {
            let rest = line.slice(range.start..line.text().len());
            let token = line.slice(range);
            if let Some(meant) = meant {
                self.look_alike(token, meant, visitor)?;
            }
            match shape {
                Shape::OddBlank => {}
                Shape::Comment => self.comment(token, visitor)?,
                Shape::Word if token.text().starts_with('#') => {
                    return Self::misplaced_header(rest, visitor);
                }
                _ if let Stage::Over(result) = self.stage => {
                    // One error for the line says enough.
                    let flaw = Flaw::at(Level::Error, code::AFTER_RESULT, token);
                    let flaw = flaw.with("found", Argument::input(token.text()));
                    return visitor.flaw(flaw.with("result", Argument::text(result)));
                }
                Shape::Open => self.open(token, visitor)?,
                Shape::Close => self.close(token, visitor)?,
                Shape::Word => self.word(token, visitor)?,
            }
        }
        ControlFlow::Continue(())
    }

    /// A header where none can stand, or a half-move that begins like one.
    fn misplaced_header(token: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        let flaw = Flaw::at(Level::Error, code::HEADER_PLACE, token);
        visitor.flaw(flaw.with("found", Argument::input(token.text())))
    }

    /// A character that only looks like the one that is meant, at the start of the token.
    fn look_alike(&self, token: Token<'_>, meant: char, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        let length = token.text().chars().next().map_or(0, char::len_utf8);
        let character = token.slice(0..length);
        if character.text() == "\r" {
            return visitor.flaw(self.slip(code::CARRIAGE_RETURN, character));
        }
        let flaw = self.slip(code::LOOK_ALIKE, character);
        let flaw = flaw.with("found", Argument::input(character.text()));
        visitor.flaw(flaw.with("expected", Argument::text(meant)))
    }

    fn comment(&self, token: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        no_carriage_return(token, visitor)?;
        if self.muted > 0 {
            return ControlFlow::Continue(());
        }
        let sign = token.text().chars().next().map_or(0, char::len_utf8);
        let skipped = sign + usize::from(token.text()[sign..].starts_with(' '));
        visitor.comment(token.slice(skipped..token.text().len()))
    }

    fn open(&mut self, token: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        if self.muted > 0 {
            self.muted += 1;
            return ControlFlow::Continue(());
        }
        let line = self.present();
        let misplaced = line.fresh || line.number.is_some();
        let next = line.next.saturating_sub(1);
        if misplaced {
            self.muted = 1;
            return visitor.flaw(Flaw::at(Level::Error, code::VARIATION_PLACE, token));
        }
        if self.lines.len() > MAX_NESTING {
            self.muted = 1;
            let flaw = Flaw::at(Level::Error, code::VARIATION_DEPTH, token);
            return visitor.flaw(flaw.with("limit", MAX_NESTING));
        }
        self.lines.push(Line::new(next, Some(Pin::Here(token.range()))));
        visitor.open(token)
    }

    fn close(&mut self, token: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        if self.muted > 0 {
            self.muted -= 1;
            return ControlFlow::Continue(());
        }
        if self.lines.len() == 1 {
            return visitor.flaw(Flaw::at(Level::Error, code::VARIATION_CLOSE, token));
        }
        self.check_empty_round(token, visitor)?;
        if self.present().fresh {
            visitor.flaw(Flaw::at(Level::Error, code::VARIATION_EMPTY, token))?;
        }
        self.lines.pop();
        visitor.close(token)
    }

    fn word(&mut self, token: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        if self.muted > 0 {
            return ControlFlow::Continue(());
        }
        let text = token.text();
        if let Some(result) = RecordResult::of_text(text) {
            return self.result(result, token, visitor);
        }
        match numbered(text) {
            Some(Numbered { rest: "", .. }) => self.number(token, visitor),
            Some(Numbered { number, .. }) if self.expects_number() => {
                let (number, rest) = (token.slice(0..number.len()), token.slice(number.len()..text.len()));
                let flaw = self.slip(code::ROUND_SPACE, token).with("found", Argument::input(text));
                let apart = format!("{} {}", number.text(), rest.text());
                visitor.flaw(flaw.with("expected", Argument::Input(apart)))?;
                self.number(number, visitor)?;
                self.word(rest, visitor)
            }
            _ if text == ABSENT => self.absent(token, visitor),
            _ if matches!(text, ".." | "..." | "…" | "......") => {
                let flaw = self.slip(code::ABSENT_FORM, token).with("found", Argument::input(text));
                visitor.flaw(flaw.with("expected", Argument::text(ABSENT)))?;
                self.absent(token, visitor)
            }
            _ => self.half_move(token, visitor),
        }
    }

    fn number(&mut self, token: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        self.check_empty_round(token, visitor)?;
        let lenient = self.lenient;
        let line = self.present_mut();
        let turn = line.turn();
        let again = turn.second && !line.fresh;
        if again && lenient && token.text() == format!("{}.", turn.round) {
            // `1. a (b) 1. …… c`, as other forms of records have it.
            line.number = Some(Pin::Here(token.range()));
            let flaw = Flaw::at(Level::Note, code::ROUND_REPEATED, token);
            return visitor.flaw(flaw.with("round", turn.round));
        }
        if again {
            let flaw = Flaw::at(Level::Error, code::HALF_MOVE_MISSING, token);
            visitor.flaw(flaw.with("round", turn.round).with("found", Argument::input(token.text())))?;
            self.present_mut().next += 1;
        }
        let round = self.present().turn().round;
        let expected = format!("{round}.");
        if token.text() != expected {
            let flaw = self.slip(code::ROUND_NUMBER, token);
            let flaw = flaw.with("found", Argument::input(token.text()));
            visitor.flaw(flaw.with("expected", Argument::Text(expected)))?;
        }
        self.present_mut().number = Some(Pin::Here(token.range()));
        visitor.round(round, token)
    }

    fn absent(&mut self, token: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        let line = self.present_mut();
        let numbered = line.number.is_some();
        let main = line.opened.is_none();
        if main && line.fresh && numbered && line.next == 0 {
            line.next = 1;
            line.absent = true;
            return visitor.absent(token);
        }
        if !main && line.fresh && numbered && line.turn().second && !line.absent {
            line.absent = true;
            return visitor.absent(token);
        }
        let repeated = numbered && !line.fresh && line.turn().second;
        if repeated {
            return ControlFlow::Continue(());
        }
        visitor.flaw(Flaw::at(Level::Error, code::ABSENT_PLACE, token))
    }

    fn half_move(&mut self, token: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        if token.text().starts_with('#') {
            return Self::misplaced_header(token, visitor);
        }
        if token.text().len() > MAX_TEXT && token.text().chars().count() > MAX_TEXT {
            self.stage = Stage::Shut;
            let flaw = Flaw::at(Level::Error, code::HALF_MOVE_TOO_LONG, token);
            visitor.flaw(flaw.with("limit", MAX_TEXT))?;
            return ControlFlow::Break(());
        }
        let line = self.present();
        let turn = line.turn();
        let main = line.opened.is_none();
        let numbered = line.number.is_some();
        if main && !turn.second && !numbered {
            let flaw = Flaw::at(Level::Error, code::ROUND_MISSING, token);
            let flaw = flaw.with("found", Argument::input(token.text()));
            visitor.flaw(flaw.with("expected", Argument::text(format_args!("{}.", turn.round))))?;
        }
        if !main && line.fresh && numbered && turn.second && !line.absent {
            let flaw = self.slip(code::ABSENT_MISSING, token);
            let flaw = flaw.with("found", Argument::input(token.text()));
            visitor.flaw(flaw.with("expected", Argument::Input(format!("{turn} {}", token.text()))))?;
        }
        let line = self.present_mut();
        line.next += 1;
        line.fresh = false;
        line.number = None;
        visitor.half_move(turn, token)
    }

    fn result(
        &mut self,
        result: RecordResult,
        token: Token<'_>,
        visitor: &mut (impl RecordVisitor + ?Sized),
    ) -> Flow {
        if self.lines.len() > 1 {
            let flaw = Flaw::at(Level::Error, code::RESULT_IN_VARIATION, token);
            return visitor.flaw(flaw.with("found", Argument::input(token.text())));
        }
        self.check_empty_round(token, visitor)?;
        self.stage = Stage::Over(result);
        visitor.result(result, token)
    }

    /// The number before this piece needed a half-move.
    fn check_empty_round(&mut self, token: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
        let line = self.present_mut();
        if line.number.take().is_none() {
            return ControlFlow::Continue(());
        }
        let flaw = Flaw::at(Level::Error, code::ROUND_EMPTY, token).with("round", line.turn().round);
        visitor.flaw(flaw)
    }

    /// Whether a number stuck to a half-move would be a round's and not a part of the move.
    fn expects_number(&self) -> bool {
        let line = self.present();
        line.number.is_none() && (line.fresh || !line.turn().second)
    }

    fn present(&self) -> &Line {
        self.lines.last().expect("the main line never closes")
    }

    fn present_mut(&mut self) -> &mut Line {
        self.lines.last_mut().expect("the main line never closes")
    }

    /// What a lenient reading only notes.
    const fn slip<'a>(&self, code: Code, token: Token<'a>) -> Flaw<'a> {
        Flaw::at(if self.lenient { Level::Note } else { Level::Error }, code, token)
    }
}

/// A carriage return that ends no line would be taken for a line end when the text is written again.
fn no_carriage_return(text: Token<'_>, visitor: &mut (impl RecordVisitor + ?Sized)) -> Flow {
    match text.text().find('\r') {
        Some(at) => visitor.flaw(Flaw::at(Level::Error, code::CARRIAGE_RETURN, text.slice(at..at + 1))),
        None => ControlFlow::Continue(()),
    }
}

/// Whether a line, without the blanks before it, belongs to play or is a comment, and not to a starting position.
fn is_play(line: &str) -> bool {
    let first = Lexemes::new(line).next();
    first.is_some_and(|first| {
        let text = &line[first.range.clone()];
        first.shape != Shape::Word
            || numbered(text).is_some()
            || text == ABSENT
            || RecordResult::of_text(text).is_some()
    })
}

/// Where the word ends that begins at `start`.
fn word_end(line: &str, start: usize) -> usize {
    line[start..].find([' ', '\t']).map_or(line.len(), |length| start + length)
}

/// The bytes of `range` without blanks at both ends.
fn trimmed_part(text: &str, range: Range<usize>) -> Range<usize> {
    let part = &text[range.clone()];
    let rest = part.trim_start();
    let start = range.start + (part.len() - rest.len());
    start..start + rest.trim_end().len()
}

/// The first side is called Red in some games and White in others.
fn same_key(one: &str, other: &str) -> bool {
    let first = |key| matches!(key, "red" | "white");
    one == other || first(one) && first(other)
}

fn results() -> Argument {
    RecordResult::ALL.map(Argument::text).to_vec().into()
}
