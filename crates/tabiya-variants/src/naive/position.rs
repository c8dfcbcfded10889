use std::collections::BTreeSet;

use tabiya_board::Side;

use crate::spec::TypeId;

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man {
    /// Its type.
    pub kind: TypeId,
    /// Whose it is.
    pub side: Side,
    /// It has never moved.
    pub unmoved: bool,
}

/// A position of a variant. Squares are counted in reading order, as in a [`Spec`](crate::spec::Spec).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pieces by square.
    pub board: Vec<Option<Man>>,
    /// How many of each type the sides have in hand.
    pub hands: [Vec<usize>; 2],
    /// Whose turn it is.
    pub to_move: Side,
    /// What the last move left to be taken in passing.
    pub passed: Option<Passed>,
    /// How often each side has given check, where that counts.
    pub checks: [usize; 2],
    /// Plies since the last capture, effect, promotion, drop or move of a type that counts.
    pub quiet: usize,
    /// The number of the move, from 1.
    pub number: usize,
    /// Passes in a row just before.
    pub passes: usize,
    /// By side, the goals (by their place in the spec) that its last move left.
    pub left: [BTreeSet<usize>; 2],
}

/// A piece that has just slid over squares on which it can be taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Passed {
    /// Where it stands.
    pub victim: usize,
    /// What it passed.
    pub squares: Vec<usize>,
}

impl Position {
    /// The pieces with their squares.
    pub fn men(&self) -> impl Iterator<Item = (usize, Man)> + '_ {
        self.board.iter().enumerate().filter_map(|(square, man)| Some((square, (*man)?)))
    }
}
