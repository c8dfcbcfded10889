//! The table of named pieces, and "which known piece is this?".

mod game;
mod origin;
mod table;
mod trials;

pub use origin::Since;

use tabiya_board::Geometry;
use tabiya_game::{Code, Message};

use self::trials::Trials;
use crate::compare::{COMPARISON_STEPS, Signature};
use crate::compiled::Budget;
use crate::{OverBudget, Piece};

/// The table: one line a piece, for people to read and extend.
const TABLE: &str = include_str!("known/pieces.tsv");

const CHESSBOARD: Geometry = match Geometry::new(8, 8) {
    Ok(geometry) => geometry,
    Err(_) => unreachable!(),
};

/// A piece that has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPiece {
    /// The English name; no other piece has it as its first.
    pub name: &'static str,
    /// Other names, which can be shared: many games have an Elephant.
    pub other_names: Vec<OtherName>,
    /// How it moves, as the table has it.
    pub line: &'static str,
    /// The line read.
    pub piece: Piece,
    /// The same in Betza's notation, where that can say it.
    pub betza: Option<&'static str>,
    /// The game, family of games or field that it comes from.
    pub game: Code,
    /// Who made it.
    pub author: Option<&'static str>,
    /// When it is first known.
    pub since: Option<Since>,
}

/// One more name of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherName {
    /// The code of the language (`ru`); `None` for English and for names that are the same in all.
    pub language: Option<&'static str>,
    /// The name.
    pub name: &'static str,
}

impl KnownPiece {
    /// The name in a language, the English one where the table has none.
    pub fn name_in(&self, language: &str) -> &'static str {
        self.other_names
            .iter()
            .find(|other| other.language == Some(language))
            .map_or(self.name, |other| other.name)
    }

    /// The game, the author and the time.
    pub fn origin(&self) -> Message {
        origin::message(self)
    }

    /// Whether a name, in any case, is one of its own.
    fn is_called(&self, name: &str) -> bool {
        let same = |own: &str| own.to_lowercase() == name.to_lowercase();
        same(self.name) || self.other_names.iter().any(|other| same(other.name))
    }
}

/// The table of named pieces, ready for questions.
///
/// ```
/// use tabiya_pieces::{Known, Piece};
/// let known = Known::new();
/// let piece: Piece = "1+,1X".parse().unwrap();
/// let names: Vec<_> = known.find(&piece).iter().map(|piece| piece.name).collect();
/// assert_eq!(names, ["King", "Mann"]);
/// assert_eq!(known.by_name("конь")[0].line, "~1/2");
/// ```
#[derive(Clone, Debug)]
pub struct Known {
    /// In the order of the table.
    pieces: Vec<KnownPiece>,
    /// Of each piece.
    signatures: Vec<Result<Signature, OverBudget>>,
    trials: Trials,
}

impl Known {
    /// Reads the project's table.
    ///
    /// # Panics
    /// If the table has a mistake, which the tests do not let pass.
    pub fn new() -> Self {
        let pieces = table::read(TABLE).expect("the tests read the table");
        let trials = Trials::new();
        let signature =
            |known: &KnownPiece| trials.signature(&known.piece, &mut Budget::of(COMPARISON_STEPS));
        let signatures = pieces.iter().map(signature).collect();
        Self { pieces, signatures, trials }
    }

    /// All pieces, in the order of the table.
    pub fn pieces(&self) -> &[KnownPiece] {
        &self.pieces
    }

    /// The pieces of the table that move as this one on chessboards: [`find_on`](Self::find_on) boards of eight by eight,
    /// with as many steps as all comparisons of a piece should take. There are none when it takes more.
    pub fn find(&self, piece: &Piece) -> Vec<&KnownPiece> {
        self.find_on(CHESSBOARD, piece, &mut Budget::of(COMPARISON_STEPS)).unwrap_or_default()
    }

    /// The pieces of the table that move as this one: all of them, in the order of the table.
    ///
    /// Pieces count as the same when they have the same targets, for either side, on the empty board and on 200 fixed
    /// positions, of several sizes and of this one. So those which differ in royalty alone are found together.
    ///
    /// # Errors
    /// When that takes more steps than are left, or the piece more than [`MAX_STEPS`](crate::MAX_STEPS) on one board.
    pub fn find_on(
        &self,
        size: Geometry,
        piece: &Piece,
        budget: &mut Budget,
    ) -> Result<Vec<&KnownPiece>, OverBudget> {
        let signature = self.trials.signature(piece, budget)?;
        let mut found = Vec::new();
        let alike = self.pieces.iter().zip(&self.signatures).filter(|(_, own)| **own == Ok(signature));
        for (known, _) in alike {
            if self.trials.are_same(&known.piece, piece, size, budget)? {
                found.push(known);
            }
        }
        Ok(found)
    }

    /// The pieces that have this name in any language, upper or lower case; first those that have it as their first.
    pub fn by_name(&self, name: &str) -> Vec<&KnownPiece> {
        let mut found: Vec<_> = self.pieces.iter().filter(|known| known.is_called(name)).collect();
        found.sort_by_key(|known| known.name.to_lowercase() != name.to_lowercase());
        found
    }
}

impl Default for Known {
    fn default() -> Self {
        Self::new()
    }
}
