use tabiya_board::{Geometry, Side, Square};

use crate::spec::TypeId;

/// A position as its text states it, well formed but not judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The size of the board.
    pub geometry: Geometry,
    /// What stands on each square, in reading order.
    pub squares: Vec<Stands>,
    /// Pieces in hand of each side, in the order of the text.
    pub hands: [Vec<TypeId>; 2],
    /// Whose turn it is.
    pub to_move: Side,
    /// The castling field.
    pub rights: Vec<(Side, Right)>,
    /// What can be captured in passing.
    pub passed: Option<Passed>,
    /// How many checks each side still has to give; `None` where the text doesn't say.
    pub checks_left: Option<[u8; 2]>,
    /// Plies since the last one that can't be undone.
    pub quiet: u16,
    /// The number of the move, from 1.
    pub number: u16,
    /// Squares of pieces that have not moved, beside those that the castling field tells; `None` where the text leaves
    /// it to the start position.
    pub unmoved: Option<Vec<Square>>,
    /// Passes in a row just before.
    pub passes: u8,
    /// What the board doesn't show: a goal reached by leaving a zone.
    pub arrived: Option<Arrival>,
}

/// A goal reached by leaving its zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrival {
    /// Who left it.
    pub side: Side,
    /// Which of the goals that are reached so, from 0.
    pub goal: u8,
}

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Nothing.
    Nothing,
    /// Nothing ever can.
    Hole,
    /// A piece of a side.
    Piece(Side, TypeId),
}

/// One letter of the castling field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Right {
    /// `K`: the mover and the outermost partner to its right, as white sees the board.
    King,
    /// `Q`: the same to its left.
    Queen,
    /// A letter of a file: the piece there, and the mover that castles with it.
    File(u8),
}

/// The en passant field: squares in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passed {
    /// The squares passed, and behind them perhaps the square of the piece that passed them.
    pub squares: Vec<Square>,
}
