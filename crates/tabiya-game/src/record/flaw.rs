use super::code;
use super::token::Token;
use crate::{Argument, Code, Diagnostic, Level, Message, Span};

/// What is wrong or worth knowing in a record, before its place is worked out: many flaws are only counted.
#[derive(Clone, Debug)]
pub struct Flaw<'a> {
    level: Level,
    message: Message,
    place: Place<'a>,
}

#[derive(Clone, Copy, Debug)]
enum Place<'a> {
    Token(Token<'a>),
    Span(Span),
}

impl<'a> Flaw<'a> {
    pub(super) const fn at(level: Level, code: Code, token: Token<'a>) -> Self {
        Self { level, message: Message::new(code), place: Place::Token(token) }
    }

    pub(super) const fn at_span(level: Level, code: Code, span: Span) -> Self {
        Self { level, message: Message::new(code), place: Place::Span(span) }
    }

    pub(super) fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.message.arguments.push((name, value.into()));
        self
    }

    /// Error or note.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The whole diagnostic, with its place.
    pub fn diagnostic(self) -> Diagnostic {
        let span = match self.place {
            Place::Token(token) => token.span(),
            Place::Span(span) => span,
        };
        Diagnostic::new(self.level, self.message).at_span(span)
    }
}

/// More than this many errors of one record, or notes, are counted, not kept.
const MAX_KEPT: usize = 100;

/// The first diagnostics of a record, and how many more there were.
#[derive(Clone, Debug, Default)]
pub(super) struct Findings {
    kept: Vec<Diagnostic>,
    left_out: u64,
    damaged: bool,
}

impl Findings {
    pub(super) fn flaw(&mut self, flaw: Flaw<'_>) {
        self.add(flaw.level(), || flaw.diagnostic());
    }

    pub(super) fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.add(diagnostic.level, || diagnostic);
    }

    fn add(&mut self, level: Level, make: impl FnOnce() -> Diagnostic) {
        self.damaged |= level == Level::Error;
        // Notes never take an error's place.
        if self.kept.iter().filter(|kept| kept.level == level).count() < MAX_KEPT {
            self.kept.push(make());
        } else {
            self.left_out += 1;
        }
    }

    /// Whether an error is among them, kept or not.
    pub(super) const fn damaged(&self) -> bool {
        self.damaged
    }

    /// All, with a note at the end that counts those that were not kept.
    pub(super) fn finish(mut self) -> Vec<Diagnostic> {
        if self.left_out > 0 {
            self.kept.push(Diagnostic::note(code::MORE).with("count", self.left_out));
        }
        self.kept
    }
}
