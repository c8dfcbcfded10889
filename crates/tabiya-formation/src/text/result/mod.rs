//! Action results: what an action did, or that it was refused (section 11 of the rules).
//!
//! [`ResultText`] is the form, which knows no board. [`ResultText::changes`] finds what it changes in a position,
//! [`ResultText::check`] judges it, [`ResultText::apply`] carries it out, and [`ResultText::of`] writes the result of an
//! action.

mod changes;
mod check;
mod find;
mod read;
mod write;

use core::fmt;

use tabiya_board::Square;

use super::action::{Destination, Reference};
use super::numeral::coordinate;
use crate::{GameResult, Piece};

pub use changes::Changes;
pub use check::{CheckedResult, apply_result, check_result};
pub use write::result_of;

/// What the line of changes begins with.
const CHANGES: &str = "变化：";
/// What the line of the game's result begins with.
const VALUE: &str = "胜负：";
/// What an error begins with: the one stable marker of the protocol.
pub(crate) const ERROR: &str = "错误：";
/// After the point of a piece that arrives from off the board.
const ARRIVES: char = '占';
/// After a piece that leaves the board.
const LOST: char = '失';

/// A well-formed action result. Reading and writing are exact inverses, but for the form of line ends.
///
/// ```
/// use tabiya_formation::text::ResultText;
/// let text = "变化：[红火平二 红车平三]\n胜负：未分";
/// let result: ResultText = text.parse().unwrap();
/// assert_eq!(result.to_string(), text);
///
/// let errors = "变化：[红车三三捉]\n胜负：平局".parse::<ResultText>().unwrap_err();
/// let codes: Vec<_> = errors.iter().map(|error| error.code().as_str()).collect();
/// assert_eq!(codes, ["formation.result.suffix", "formation.result.value-word"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ResultText {
    /// The action was done.
    Success {
        /// What changed, in any order. Every entry speaks of the position before the action.
        entries: Vec<Entry>,
        /// How the game stands now.
        result: GameResult,
    },
    /// The action was refused; nothing changed.
    Error {
        /// Why, in one line for people.
        message: String,
    },
}

/// One change of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// `红车平五`: a piece on the board goes elsewhere. During placement a name with a point is a piece of the pool that
    /// arrives.
    Move {
        /// Which piece.
        reference: Reference,
        /// Where to.
        destination: Destination,
    },
    /// `红车四四占`: a piece arrives from off the board, during placement from its owner's pool.
    Arrival {
        /// What arrives.
        piece: Piece,
        /// Where.
        square: Square,
    },
    /// `红雷失`: a piece leaves the board.
    Removal {
        /// Which piece.
        reference: Reference,
    },
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { reference, destination } => write!(f, "{reference}{destination}"),
            Self::Arrival { piece, square } => write!(f, "{piece}{}{ARRIVES}", coordinate(*square)),
            Self::Removal { reference } => write!(f, "{reference}{LOST}"),
        }
    }
}

impl fmt::Display for ResultText {
    /// Without a line end after the last line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Success { entries, result } => {
                write!(f, "{CHANGES}[")?;
                for (index, entry) in entries.iter().enumerate() {
                    if index > 0 {
                        f.write_str(" ")?;
                    }
                    write!(f, "{entry}")?;
                }
                write!(f, "]\n{VALUE}{result}")
            }
            Self::Error { message } => write!(f, "{ERROR}{message}"),
        }
    }
}
