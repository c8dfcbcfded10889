use core::fmt;

use crate::{Code, Diagnostic, GameText, Message, Method, Mode, RecordReader, Seat, Table};

/// The code of the error for a notation that a game does not have.
pub const UNKNOWN_NOTATION: Code = Code::new("game.unknown-notation");
/// The code of the error for a method that a game does not have.
pub const UNKNOWN_METHOD: Code = Code::new("game.unknown-method");
/// The code of the error for a move in a game that is over.
pub const MOVE_DECIDED: Code = Code::new("game.decided");

/// A game as front ends see it: any game, by its name, through texts.
///
/// One call is one whole piece of work (a perft, a move, a position read), never one node of a search.
pub trait Game: Send + Sync {
    /// The name: `formation`.
    fn name(&self) -> &str;
    /// The name as people say it.
    fn title(&self) -> Message;
    /// How moves are typed: a sentence of the catalogues, for those who play. `None` where there is none.
    fn typing(&self) -> Option<Code>;
    /// The names of the notations; the first is the canonical one.
    fn notations(&self) -> Vec<&'static str>;
    /// The frames in which columns can be counted, the usual one first; none where there is only one way.
    fn column_frames(&self) -> &'static [&'static str];
    /// The marks on pieces that texts can refer to.
    fn marks(&self) -> &'static [&'static str];
    /// The methods beyond those of every game.
    fn methods(&self) -> &'static [Method];
    /// A table with the start position.
    fn new_table(&self) -> Box<dyn Table>;
    /// A table with the position of this text.
    ///
    /// # Errors
    /// Everything that is wrong with the text.
    fn table(&self, position: &str, mode: Mode) -> Result<Box<dyn Table>, Vec<Diagnostic>>;
    /// Judges a position's text.
    fn check_position(&self, text: &str, mode: Mode) -> PositionReport;
    /// A reader of records.
    fn record_reader(&self, mode: Mode) -> Box<dyn RecordReader>;
    /// What kind of text of this game begins like this; `None` where it is none of this game's.
    fn recognise(&self, head: &str) -> Option<TextKind>;
    /// The game's own protocol, where its document has one.
    fn protocol(&self) -> Option<Box<dyn Protocol>>;
}

/// The kinds of text that a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextKind {
    /// A position.
    Position,
    /// A whole game.
    Record,
    /// What a move did, as the game's protocol says it.
    Result,
    /// One move.
    Move,
}

impl TextKind {
    /// `position`, `record`, `result`, `move`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::Record => "record",
            Self::Result => "result",
            Self::Move => "move",
        }
    }
}

/// What a position's text turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionReport {
    /// It is well formed and breaks no rule.
    pub valid: bool,
    /// Its canonical text, where it is well formed.
    pub canonical: Option<String>,
    /// Everything that is wrong or worth knowing.
    pub diagnostics: Vec<Diagnostic>,
}

/// A game's own protocol as a state machine: lines in, lines out.
pub trait Protocol: Send {
    /// Takes the next line, without its line end, and gives the lines of the answer. Diagnostics are given as they are,
    /// to be put into words by the caller; each [`Reply::Error`] is one line.
    fn line(&mut self, line: &str) -> Vec<Reply>;
    /// Ends the input: what is still to be said.
    fn end(&mut self) -> Vec<Reply>;
}

/// A part of a protocol's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Text as it is, without its last line end.
    Text(String),
    /// An error, to be written in one line after the protocol's marker for errors.
    Error {
        /// The marker: `错误：`.
        marker: &'static str,
        /// What is wrong.
        diagnostic: Box<Diagnostic>,
    },
}

/// Makes the object-safe [`Game`] of a [`GameText`].
#[derive(Clone)]
pub struct Facade<G>(G);

impl<G: GameText> fmt::Debug for Facade<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Facade").field(&self.0.name()).finish()
    }
}

impl<G: GameText> Facade<G> {
    /// The facade of this game.
    pub const fn new(game: G) -> Self {
        Self(game)
    }
}

impl<G: GameText> Game for Facade<G> {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn title(&self) -> Message {
        self.0.title()
    }

    fn typing(&self) -> Option<Code> {
        self.0.typing()
    }

    fn notations(&self) -> Vec<&'static str> {
        self.0.notations().iter().map(|notation| notation.name()).collect()
    }

    fn column_frames(&self) -> &'static [&'static str] {
        self.0.column_frames()
    }

    fn marks(&self) -> &'static [&'static str] {
        self.0.marks()
    }

    fn methods(&self) -> &'static [Method] {
        self.0.methods()
    }

    fn new_table(&self) -> Box<dyn Table> {
        Box::new(Seat::new(self.0.clone(), self.0.start()))
    }

    fn table(&self, position: &str, mode: Mode) -> Result<Box<dyn Table>, Vec<Diagnostic>> {
        let (position, _) = self.0.read_position(position, mode)?;
        Ok(Box::new(Seat::new(self.0.clone(), position)))
    }

    fn check_position(&self, text: &str, mode: Mode) -> PositionReport {
        match self.0.read_position(text, mode) {
            Ok((position, diagnostics)) => {
                PositionReport { valid: true, canonical: Some(self.0.write_position(&position)), diagnostics }
            }
            Err(diagnostics) => {
                let canonical =
                    self.0.read_setup(text, mode).ok().map(|read| self.0.write_setup(&read.setup));
                PositionReport { valid: false, canonical, diagnostics }
            }
        }
    }

    fn record_reader(&self, mode: Mode) -> Box<dyn RecordReader> {
        self.0.record_reader(mode)
    }

    fn recognise(&self, head: &str) -> Option<TextKind> {
        self.0.recognise(head)
    }

    fn protocol(&self) -> Option<Box<dyn Protocol>> {
        self.0.protocol()
    }
}
