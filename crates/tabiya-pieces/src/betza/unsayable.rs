//! What a dialect has no words for.

use tabiya_game::{Argument, Code, Diagnostic, Span};

use super::Dialect;
use super::told::ROOM;
use crate::tree::{Chain, Place};

/// What a dialect has no words for.
#[derive(Debug)]
pub(super) struct Unsayable {
    pub(super) dialect: Dialect,
    diagnostics: Vec<Diagnostic>,
}

impl Unsayable {
    pub(super) const fn new(dialect: Dialect) -> Self {
        Self { dialect, diagnostics: Vec::new() }
    }

    /// Names a part of a piece, once for each reason: what reads the same is told where it first stands.
    pub(super) fn say(&mut self, code: Code, part: impl core::fmt::Display, place: Place) {
        let span = Span {
            start: place.start as usize,
            end: place.end as usize,
            line: 1,
            column: place.start as usize + 1,
        };
        let diagnostic = Diagnostic::error(code)
            .with("part", Argument::text(part))
            .with("dialect", self.dialect.name())
            .at_span(span);
        if self.diagnostics.iter().all(|told| told.message != diagnostic.message) {
            self.diagnostics.push(diagnostic);
        }
    }

    pub(super) fn too_many(&mut self, chain: &Chain) {
        self.say(ROOM, chain, chain.place);
    }

    pub(super) fn is_silent(&self) -> bool {
        self.diagnostics.is_empty()
    }

    pub(super) fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.diagnostics
    }
}
