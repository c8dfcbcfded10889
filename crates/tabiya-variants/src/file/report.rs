//! What was found in a file, with its places.

use tabiya_game::{Argument, Code, Diagnostic, Level, Message, Span};

use super::codes::INHERITED;
use super::node::Text;
use super::place::Place;

/// So many errors of one file are told, and so many notes.
pub(super) const MOST: usize = 100;

/// Errors and notes, as they are found.
#[derive(Debug, Default)]
pub(super) struct Report {
    errors: Vec<(Place, Message)>,
    notes: Vec<(Place, Message)>,
}

impl Report {
    pub(super) fn error(&mut self, place: &Place, message: impl Into<Message>) {
        self.errors.push((place.clone(), message.into()));
    }

    pub(super) fn note(&mut self, place: &Place, message: impl Into<Message>) {
        self.notes.push((place.clone(), message.into()));
    }

    /// What the reader of a text within the file found.
    pub(super) fn within(&mut self, text: &Text, diagnostics: Vec<Diagnostic>) {
        for diagnostic in diagnostics {
            let place = diagnostic.span.map_or_else(|| text.place.clone(), |span| text.at(span.range()));
            match diagnostic.level {
                Level::Error => self.error(&place, diagnostic.message),
                Level::Note => self.note(&place, diagnostic.message),
            }
        }
    }

    pub(super) const fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }

    /// The errors, or where there are none the notes, in the order of the file.
    pub(super) fn into_diagnostics(self, text: &str) -> Vec<Diagnostic> {
        let level = if self.has_errors() { Level::Error } else { Level::Note };
        let mut found = if self.has_errors() { self.errors } else { self.notes };
        // What holds for the other variant is said when that one is read.
        found.retain(|(place, _)| level == Level::Error || place.inherited.is_none());
        found.sort_by_key(|(place, _)| (place.range.start, place.range.end));
        // A text for both sides may have been looked at for each of them.
        found.dedup();
        found.truncate(MOST);
        let diagnostic = |(place, message): (Place, Message)| {
            let message = match place.inherited {
                Some(key) => Message::new(INHERITED)
                    .with("base", Argument::input(text[place.range.clone()].trim_matches(['"', '\''])))
                    .with("key", Argument::input(&*key))
                    .with("problem", message),
                None => message,
            };
            Diagnostic::new(level, message).at_span(Span::new(text, place.range))
        };
        found.into_iter().map(diagnostic).collect()
    }
}

/// A message that names the key it is about.
pub(super) fn about(code: Code, key: &str) -> Message {
    Message::new(code).with("key", Argument::input(key))
}
