use core::ops::Range;

use tabiya_board::{Side, Square};

use crate::{Argument, Candidate, Code, LineSpans, Message, Span};

/// How much a diagnostic matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// The text stands; there is something to know about it.
    Note,
    /// The text can't be taken as it is.
    Error,
}

/// What of a position a diagnostic is about, before it is known where that stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Locus {
    /// A point or square.
    Cell(Square),
    /// The piece at this place, from 0, in a side's pool or hand.
    Pool(Side, usize),
    /// A part of the position that has a label: `to-move`, `result`, `castling`.
    Label(&'static str),
}

/// What is wrong or worth knowing: a message, what of the position it is about, and where that stands in the text.
///
/// ```
/// use tabiya_game::{Code, Diagnostic, Level};
/// const EMPTY: Code = Code::new("toy.empty");
/// let diagnostic = Diagnostic::error(EMPTY).at("", 0..0);
/// assert_eq!(diagnostic.level, Level::Error);
/// assert_eq!(diagnostic.span.unwrap().line, 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error or note.
    pub level: Level,
    /// What is said.
    pub message: Message,
    /// What of the position it is about.
    pub locus: Option<Locus>,
    /// Where it stands in the text.
    pub span: Option<Span>,
    /// The moves that fit, where there are several.
    pub candidates: Vec<Candidate<String>>,
}

impl Diagnostic {
    /// An error.
    pub const fn error(code: Code) -> Self {
        Self::new(Level::Error, Message::new(code))
    }

    /// A note.
    pub const fn note(code: Code) -> Self {
        Self::new(Level::Note, Message::new(code))
    }

    /// A diagnostic with this message, nowhere yet.
    pub const fn new(level: Level, message: Message) -> Self {
        Self { level, message, locus: None, span: None, candidates: Vec::new() }
    }

    /// The code of the message.
    pub const fn code(&self) -> Code {
        self.message.code
    }

    /// The same with one more value.
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.message.arguments.push((name, value.into()));
        self
    }

    /// The same, about this part of the position.
    pub const fn about(mut self, locus: Locus) -> Self {
        self.locus = Some(locus);
        self
    }

    /// The same, at these bytes of `text`.
    pub fn at(mut self, text: &str, range: Range<usize>) -> Self {
        self.span = Some(Span::new(text, range));
        self
    }

    /// The same, at this place.
    pub const fn at_span(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// The same, its place counted from the start of the whole text and not of a line (or part) of it.
    pub fn shifted(mut self, line: LineSpans) -> Self {
        self.span = self.span.map(|span| line.shift(span));
        self
    }
}

impl From<Message> for Diagnostic {
    /// An error with this message.
    fn from(message: Message) -> Self {
        Self::new(Level::Error, message)
    }
}

/// Whether any of them is an error.
pub fn has_errors(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.level == Level::Error)
}
