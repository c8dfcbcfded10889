//! By what pieces are known again: their targets on fixed boards.

use tabiya_board::Geometry;

use crate::compare::{Signature, Trial, boards, same_targets, signature};
use crate::{OverBudget, Piece};

/// How many positions are compared besides the empty board.
const POSITIONS: usize = 200;

/// The boards on which pieces are compared, the same each time.
#[derive(Clone, Debug)]
pub(super) struct Trials {
    /// Small and empty but for the piece: to tell most pieces apart quickly.
    first: Vec<Trial>,
    /// The greatest, empty too, on which a rook is not a piece that goes seven squares; then the positions.
    rest: Vec<Trial>,
}

impl Trials {
    pub(super) fn new() -> Self {
        let square = |edge| Geometry::new(edge, edge).expect("1 to 16");
        let mut rest = boards(square(16), 0, 0);
        let empty = boards(square(10), 0, 0).len();
        rest.extend(boards(square(10), POSITIONS, 1).split_off(empty));
        Self { first: boards(square(8), 0, 0), rest }
    }

    /// The targets on the small board, in short.
    pub(super) fn signature(&self, piece: &Piece) -> Result<Signature, OverBudget> {
        signature(piece, &self.first)
    }

    /// Whether two pieces have the same targets on all other boards.
    pub(super) fn are_same(&self, first: &Piece, second: &Piece) -> bool {
        same_targets(first, second, &self.rest) == Ok(None)
    }
}
