use tabiya_board::{Geometry, Side, Square};

use crate::{Code, Message, Outcome};

/// All that a front end needs to show a position of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The board's size.
    pub geometry: Geometry,
    /// Pieces stand on the crossings of lines (xiangqi), not in squares (chess).
    pub points: bool,
    /// The part of the game: `placement`, `movement`, `play`.
    pub phase: Code,
    /// The side to act.
    pub to_move: Side,
    /// Whether the game is over, as far as the position tells.
    pub outcome: Outcome,
    /// The two sides, in order.
    pub sides: [SideScene; 2],
    /// Labels of the columns from the left, as the game's own text has them.
    pub columns: Vec<String>,
    /// Labels of the rows from the top.
    pub rows: Vec<String>,
    /// Parts of the board that mean something: halves, river, palaces, promotion zones.
    pub regions: Vec<Region>,
    /// Every point or square, in reading order.
    pub cells: Vec<Cell>,
    /// Pieces beside the board, the first side's first.
    pub reserves: Vec<Reserve>,
    /// The squares that the last move changed; empty where it is not known.
    pub last_move: Vec<Square>,
    /// Marks on squares.
    pub marks: Vec<(Square, String)>,
    /// Where each piece can go, and how.
    pub targets: Vec<Target>,
}

/// A side as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideScene {
    /// The name: `formation.side.red`.
    pub name: Code,
    /// The colour: `red`, `black`, `white`.
    pub colour: &'static str,
}

/// A part of the board that means something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// What it is.
    pub kind: Code,
    /// Whose it is.
    pub side: Option<Side>,
    /// Its squares, in reading order.
    pub squares: Vec<Square>,
}

/// A point or square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Where it is.
    pub square: Square,
    /// Its name in the game's text.
    pub name: String,
    /// No piece can ever stand here.
    pub hole: bool,
    /// The piece that stands here.
    pub piece: Option<Piece>,
}

/// A piece as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What is drawn on it: `车`, `♞`.
    pub glyph: String,
    /// What the game's text calls it: `红车`, `n`.
    pub letter: String,
    /// A letter or two of the Latin alphabet, for boards without other glyphs.
    pub latin: String,
    /// What is read aloud.
    pub name: Message,
}

/// Pieces of a side beside the board: a pool to place from, a hand to drop from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserve {
    /// Whose they are.
    pub side: Side,
    /// What it is: a pool, a hand.
    pub kind: Code,
    /// The pieces, in their order.
    pub pieces: Vec<Piece>,
}

/// Where a move starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A square.
    Cell(Square),
    /// The piece of this letter beside the board.
    Reserve(Side, String),
    /// Nowhere: resigning, passing.
    Nowhere,
}

/// One legal move as a front end offers it: from here to there, this way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Where it starts.
    pub from: Origin,
    /// Where it goes; `None` for a move without a square.
    pub to: Option<Square>,
    /// What kind of action it is: move, capture, push, pull, promote, drop, next leg.
    pub kind: Code,
    /// The canonical text.
    pub text: String,
}
