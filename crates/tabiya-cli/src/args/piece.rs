use std::ffi::OsString;

use clap::{ArgGroup, Args, ValueEnum};
use tabiya::board::{Geometry, Side};
use tabiya::pieces::Profile;
use tabiya::pieces::betza::Dialect;

use super::picture::Picture;

/// Say how a piece moves, from a line of the piece notation.
///
/// Gives the line in its canonical form, what it means in words, a diagram, the known pieces that move like it, the
/// same in Betza's notation, and what there is to know about the line. `docs/piece-notation.md` teaches the notation.
#[derive(Args, Debug)]
#[command(
    group = ArgGroup::new("what").required(true),
    after_help = "\
Examples:
  $ tabiya piece '~1/2'
  $ tabiya piece 'o1>,c1X>,oi2>' --at e2
  $ tabiya piece 'n(^2X;)' --position '8/8/3p4/8/3p4/8/1p6/A7'
  $ tabiya piece --name Nightrider --board 10x10 --svg nightrider.svg
  $ tabiya piece --betza mRcpR
  $ tabiya piece --check pieces.txt"
)]
pub(crate) struct Piece {
    /// The line.
    #[arg(value_name = "LINE", group = "what")]
    pub(crate) line: Option<String>,
    /// Take the line of the known piece of this name.
    #[arg(long, value_name = "NAME", group = "what")]
    pub(crate) name: Option<String>,
    /// Take the piece from this text in Betza's notation.
    #[arg(long, value_name = "TEXT", group = "what")]
    pub(crate) betza: Option<String>,
    /// Check a file (`-` is standard input) that has one line a piece; exit with status 1 if any is wrong.
    #[arg(
        long,
        value_name = "FILE",
        group = "what",
        conflicts_with_all = ["board", "at", "position", "side", "unmoved", "svg", "png"]
    )]
    pub(crate) check: Option<OsString>,
    /// The lines are a column of a table with tabs between its columns: this name in its first line, or this number.
    #[arg(long, value_name = "NAME|NUMBER", requires = "check")]
    pub(crate) column: Option<String>,
    /// Whose Betza notation it is.
    #[arg(long, value_name = "DIALECT", requires = "betza", default_value = "fairy-stockfish")]
    pub(crate) dialect: DialectChoice,
    /// Which notation the line is taken for.
    #[arg(long, value_name = "PROFILE", default_value = "tabiya", conflicts_with_all = ["name", "betza"])]
    pub(crate) profile: ProfileChoice,
    /// Write one JSON object (with --check one a line), and nothing else.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) place: Place,
    #[command(flatten)]
    pub(crate) picture: Picture,
}

/// The board that the piece is shown on.
#[derive(Args, Debug, Default)]
#[command(next_help_heading = "Board")]
pub(crate) struct Place {
    /// The size of an empty board, up to 16x16.
    #[arg(long, value_name = "WxH", value_parser = size, conflicts_with = "position")]
    pub(crate) board: Option<Geometry>,
    /// The square of the piece; otherwise one in the middle.
    #[arg(long, value_name = "SQUARE")]
    pub(crate) at: Option<String>,
    /// A position: a FEN or its board field. The piece is A (a for black); other letters are other pieces.
    #[arg(long, value_name = "FEN")]
    pub(crate) position: Option<String>,
    /// Whose piece it is; otherwise white's, or that of the side to move in a whole FEN.
    #[arg(long, value_name = "SIDE")]
    pub(crate) side: Option<Colour>,
    /// No piece on the board has moved.
    #[arg(long)]
    pub(crate) unmoved: bool,
}

/// Reads `10x8`.
fn size(text: &str) -> Result<Geometry, String> {
    let numbers = text.split_once(['x', 'X', '×']).map(|(width, height)| (width.parse(), height.parse()));
    match numbers {
        Some((Ok(width), Ok(height))) => {
            Geometry::new(width, height).map_err(|_| "boards go from 1x1 to 16x16".to_owned())
        }
        _ => Err("give it as columns x rows, such as 10x8".to_owned()),
    }
}

/// A side of chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Colour {
    /// The side below.
    #[value(alias = "w")]
    White,
    /// The side above.
    #[value(alias = "b")]
    Black,
}

impl From<Colour> for Side {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::White => Self::First,
            Colour::Black => Self::Second,
        }
    }
}

/// A profile of the notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ProfileChoice {
    /// Its document, without any extension.
    Document,
    /// With the extensions.
    #[default]
    Tabiya,
    /// As Wikipedia's lists of fairy pieces have it.
    Wikipedia,
}

impl From<ProfileChoice> for Profile {
    fn from(choice: ProfileChoice) -> Self {
        match choice {
            ProfileChoice::Document => Self::Document,
            ProfileChoice::Tabiya => Self::Tabiya,
            ProfileChoice::Wikipedia => Self::Wikipedia,
        }
    }
}

/// A dialect of Betza's notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum DialectChoice {
    /// Of Fairy-Stockfish's `customPiece`.
    #[default]
    FairyStockfish,
    /// Of `XBoard`: Betza 2.0.
    Xboard,
    /// Of the Interactive Diagram.
    Interactive,
}

impl From<DialectChoice> for Dialect {
    fn from(choice: DialectChoice) -> Self {
        match choice {
            DialectChoice::FairyStockfish => Self::FairyStockfish,
            DialectChoice::Xboard => Self::XBoard,
            DialectChoice::Interactive => Self::Interactive,
        }
    }
}
