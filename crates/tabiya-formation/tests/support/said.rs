//! What people read of a diagnostic, in every language that has catalogues.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use tabiya_game::{Diagnostic, Level, Message};
use tabiya_messages::{Catalogue, Language};

/// The sentences of messages in English and Chinese.
pub struct Speaker {
    catalogues: [Catalogue; 2],
}

impl Speaker {
    pub fn new() -> Self {
        Self { catalogues: [Language::English, Language::Chinese].map(Catalogue::new) }
    }

    /// The sentences of a message, a line each, with what would be right below.
    ///
    /// # Panics
    /// If a catalogue lacks a sentence or the message an argument.
    pub fn say(&self, message: &Message) -> String {
        let mut said = String::new();
        for catalogue in &self.catalogues {
            let sentence = catalogue.try_sentence(message).expect("a sentence and all its arguments");
            writeln!(said, "    {sentence}").expect("a String takes all");
            if let Some(help) = catalogue.help(message) {
                writeln!(said, "      = {help}").expect("a String takes all");
            }
        }
        said
    }

    /// Diagnostics about a text, each with its place, its code and its sentences.
    ///
    /// # Panics
    /// If a place is missing or not in the text.
    pub fn show(&self, text: &str, diagnostics: &[Diagnostic]) -> String {
        let mut shown = String::new();
        for diagnostic in diagnostics {
            let place = diagnostic.span.unwrap_or_else(|| panic!("{diagnostic:?} has no place"));
            assert!(text.get(place.range()).is_some(), "{diagnostic:?} is not in {text:?}");
            let level = match diagnostic.level {
                Level::Error => "",
                Level::Note => " (note)",
            };
            let (line, column, code) = (place.line, place.column, diagnostic.code());
            writeln!(shown, "  {line}:{column} {code}{level}").expect("a String takes all");
            shown.push_str(&self.say(&diagnostic.message));
        }
        shown
    }

    /// The identifiers of all messages that begin so.
    pub fn ids(&self, beginning: &str) -> BTreeSet<String> {
        self.catalogues[0].ids().filter(|id| id.starts_with(beginning)).collect()
    }
}
