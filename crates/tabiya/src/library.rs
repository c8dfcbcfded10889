//! The library of variants as games, and variants that a caller brings along.

use core::fmt;
use std::sync::{Arc, OnceLock};

use tabiya_game::{
    Code, Diagnostic, Game, Message, Method, Mode, PositionReport, Protocol, RecordReader, Table, TextKind,
    record_game,
};
use tabiya_variants::{NOTATIONS, TYPING, file, game, library};

/// The game of a variant's text, which may extend a variant of the library.
///
/// # Errors
/// All that is wrong with the text.
///
/// ```
/// # use tabiya::game::{Game, Table};
/// let game = tabiya::variant("name = 'mine'\nextends = 'chess'\npieces.N.line = 'n(~1/2)'").unwrap();
/// assert_eq!((game.name(), game.new_table().count()), ("mine", 24));
/// ```
pub fn variant(text: &str) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
    let read = file::read(text, &|name| library::text(name).map(str::to_owned))?;
    Ok(game(Arc::new(read.spec)))
}

/// The games of the library, chess before the others: what chess can read is read as chess.
pub(crate) fn games() -> Vec<Box<dyn Game>> {
    const FIRST: &str = "chess";
    let others = library::names().filter(|name| *name != FIRST);
    let names = library::names().filter(|name| *name == FIRST).chain(others);
    names.map(|name| Box::new(Dormant::new(name)) as Box<dyn Game>).collect()
}

/// A game of the library that is made ready when it is asked for.
struct Dormant {
    name: &'static str,
    game: OnceLock<Box<dyn Game>>,
}

impl Dormant {
    const fn new(name: &'static str) -> Self {
        Self { name, game: OnceLock::new() }
    }

    fn awake(&self) -> &dyn Game {
        let make = || {
            let text = library::text(self.name).unwrap_or_default();
            variant(text).expect("the library's files are sound: its tests read them all")
        };
        &**self.game.get_or_init(make)
    }
}

impl fmt::Debug for Dormant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Dormant").field(&self.name).finish()
    }
}

impl Game for Dormant {
    fn name(&self) -> &str {
        self.name
    }

    fn title(&self) -> Message {
        self.awake().title()
    }

    fn typing(&self) -> Option<Code> {
        Some(TYPING)
    }

    fn notations(&self) -> Vec<&'static str> {
        NOTATIONS.to_vec()
    }

    fn column_frames(&self) -> &'static [&'static str] {
        &[]
    }

    fn marks(&self) -> &'static [&'static str] {
        &[]
    }

    fn methods(&self) -> &'static [Method] {
        &[]
    }

    fn new_table(&self) -> Box<dyn Table> {
        self.awake().new_table()
    }

    fn table(&self, position: &str, mode: Mode) -> Result<Box<dyn Table>, Vec<Diagnostic>> {
        self.awake().table(position, mode)
    }

    fn check_position(&self, text: &str, mode: Mode) -> PositionReport {
        self.awake().check_position(text, mode)
    }

    fn record_reader(&self, mode: Mode) -> Box<dyn RecordReader> {
        self.awake().record_reader(mode)
    }

    fn recognise(&self, head: &str) -> Option<TextKind> {
        if let Some(name) = record_game(head) {
            return (name == self.name).then_some(TextKind::Record);
        }
        // Nothing is made ready for a text that can be no variant's.
        may_be_of_a_variant(head).then(|| self.awake().recognise(head)).flatten()
    }

    fn protocol(&self) -> Option<Box<dyn Protocol>> {
        None
    }
}

/// Whether a text looks like a board of several ranks, or like a move in squares.
fn may_be_of_a_variant(head: &str) -> bool {
    let mut words = head.split_whitespace();
    let first = words.next().unwrap_or_default();
    let is_board = first.contains('/') && first.is_ascii() && matches!(words.next(), Some("w" | "b"));
    is_board || (words.next().is_none() && (begins_with_squares(first) || is_drop(first)))
}

/// `e2e4`, `e7e8q`, `c3e5,e5g7`.
fn begins_with_squares(word: &str) -> bool {
    let behind_square = |word: &str| {
        let name = word.strip_prefix(|c: char| c.is_ascii_lowercase())?;
        let rest = name.trim_start_matches(|c: char| c.is_ascii_digit());
        (rest.len() < name.len()).then_some(rest.len())
    };
    let second = behind_square(word).map(|left| &word[word.len() - left..]);
    second.is_some_and(|word| behind_square(word).is_some()) && !word.contains('.')
}

/// `P@e4`.
fn is_drop(word: &str) -> bool {
    let is_piece = |piece: &str| piece.len() <= 8 && piece.is_ascii() && !piece.is_empty();
    word.split_once('@').is_some_and(|(piece, square)| is_piece(piece) && (2..=3).contains(&square.len()))
}
