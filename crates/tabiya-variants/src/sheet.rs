//! The rules of a variant as a sheet that a player can read.

mod area;
mod blast;
mod board;
mod castling;
mod check;
mod confined;
mod drops;
mod en_passant;
mod ends;
mod extinction;
mod goal;
mod hand;
mod names;
mod picture;
mod piece;
mod promotion;
mod turns;
mod verdict;

use tabiya_game::diagram::Diagram;
use tabiya_game::{Argument, Code, Message};

use crate::spec::{Spec, Squares};
use names::Terms;

const TITLE: Code = Code::new("variants.title");
const BOARD: Code = Code::new("variants.rules.board-heading");
const PIECES: Code = Code::new("variants.rules.pieces-heading");
const TURNS: Code = Code::new("variants.rules.turns-heading");
const ENDS: Code = Code::new("variants.rules.ends-heading");

/// After so many pieces that take too many steps none are drawn.
const MAX_FAILURES: usize = 3;

/// The rules of a variant, as a player reads them: messages to be put into the reader's language, and pictures.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The name that commands use.
    pub name: String,
    /// What it is called.
    pub title: Message,
    /// Where it comes from: a sentence in the language of the file, which may be empty.
    pub origin: String,
    /// The start position, in the form of this game's positions.
    pub start: String,
    /// The board.
    pub board: Section,
    /// The heading of all pieces.
    pub pieces_heading: Message,
    /// The pieces, in the order of the variant.
    pub pieces: Vec<PieceSheet>,
    /// What is true of all moves.
    pub turns: Section,
    /// What ends the game.
    pub ends: Section,
}

/// Squares in words.
pub(crate) fn squares(spec: &Spec, squares: Squares) -> Argument {
    Terms::new(spec).squares(squares)
}

/// Sentences under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What they are about.
    pub heading: Message,
    /// The sentences.
    pub sentences: Vec<Message>,
}

/// A type of piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceSheet {
    /// How positions write the first side's, without the signs of promoted pieces: `N`.
    pub letter: String,
    /// What it is called, with the letters and signs of both sides.
    pub heading: Message,
    /// How it moves and what else there is to know of it.
    pub sentences: Vec<Message>,
    /// Its moves from a square that shows them well: one picture, or one for each side where the sides move
    /// differently. None of a piece that takes too many steps.
    pub diagrams: Vec<Diagram>,
}

/// The rules of a variant.
///
/// All that the spec says is told, but for what can never matter in this variant, such as drops without hands.
///
/// ```
/// use tabiya_messages::{Catalogue, Language};
/// use tabiya_variants::{file, library, sheet};
/// let text = library::text("breakthrough").unwrap();
/// let variant = file::read(text, &|name| library::text(name).map(Into::into)).unwrap();
/// let sheet = sheet::sheet(&variant.spec);
/// let catalogue = Catalogue::new(Language::English);
/// let pawn = &sheet.pieces[0];
/// assert_eq!(catalogue.sentence(&pawn.heading), "Pawn (♙ P, ♟ p)");
/// assert_eq!(pawn.diagrams[0].landings.len(), 3);
/// ```
///
/// # Panics
/// If the spec was not judged to be sound.
pub fn sheet(spec: &Spec) -> Sheet {
    let terms = Terms::new(spec);
    let section = |heading: Code, sentences| Section { heading: heading.into(), sentences };
    Sheet {
        name: spec.name.clone(),
        title: Message::new(TITLE).with("title", terms.title()),
        origin: spec.origin.clone(),
        start: spec.start.clone(),
        board: section(BOARD, board::sentences(&terms)),
        pieces_heading: PIECES.into(),
        pieces: pieces(&terms),
        turns: section(TURNS, turns::sentences(&terms)),
        ends: section(ENDS, ends::sentences(&terms)),
    }
}

/// The pieces. When some have taken too many steps, no more are drawn: all of them could.
fn pieces(terms: &Terms<'_>) -> Vec<PieceSheet> {
    let mut failures = 0;
    let piece = |kind| {
        let sheet = piece::sheet(terms, kind, failures < MAX_FAILURES);
        failures += usize::from(sheet.diagrams.is_empty());
        sheet
    };
    (0..terms.spec.types.len()).map(piece).collect()
}
