//! Letters of pieces, and lists of them.

use tabiya_game::{Argument, Message};

use super::codes::{NO_LETTERS, REPEATED_LETTER, UNKNOWN_LETTER};
use super::node::{Node, Table, Text};
use super::place::Place;
use super::reader::Reader;
use super::report::about;
use crate::spec::TypeId;

/// Whether positions can write a piece so: `P`, `+P`, `Q~`.
pub(super) fn is_letter(text: &str) -> bool {
    matches!(text.as_bytes(), [letter] | [b'+', letter] | [letter, b'~'] if letter.is_ascii_uppercase())
}

impl Reader {
    /// The type of this letter.
    pub(super) fn letter(&mut self, text: &Text) -> Option<TypeId> {
        self.letter_at(&text.value, &text.place)
    }

    pub(super) fn letter_at(&mut self, letter: &str, place: &Place) -> Option<TypeId> {
        let found = self.alphabet.iter().position(|known| **known == *letter);
        if is_letter(letter) && !self.is_known(letter) {
            self.report.error(place, self.no_such(letter));
        }
        found
    }

    /// Whether a piece has this letter, or may have been meant to.
    pub(super) fn is_known(&self, letter: &str) -> bool {
        self.alphabet.iter().any(|known| **known == *letter) || self.lost.iter().any(|lost| lost == letter)
    }

    /// What is said of a letter that no piece has.
    pub(super) fn no_such(&self, letter: &str) -> Message {
        let known = self.alphabet.iter().map(Argument::text).collect::<Vec<_>>();
        Message::new(UNKNOWN_LETTER).with("found", Argument::input(letter)).with("known", known)
    }

    /// The types of a list of letters.
    pub(super) fn letters(&mut self, nodes: &[Node]) -> Vec<TypeId> {
        let mut types = Vec::new();
        for text in nodes.iter().filter_map(Node::as_text) {
            let Some(kind) = self.letter(text) else { continue };
            if types.contains(&kind) {
                let message = Message::new(REPEATED_LETTER).with("found", Argument::input(&*text.value));
                self.report.error(&text.place, message);
            } else {
                types.push(kind);
            }
        }
        types
    }

    /// The types of a list that must name some.
    pub(super) fn some_letters(&mut self, table: &Table, key: &str) -> Vec<TypeId> {
        if let Some(node) = table.get(key)
            && node.as_list().is_empty()
        {
            self.report.error(&node.place, about(NO_LETTERS, key));
        }
        self.letters(table.list(key))
    }
}
