//! By what pieces are known again: their targets on fixed boards.

use tabiya_board::Geometry;

use crate::compare::{Signature, Trial, are_same, boards, signature_within};
use crate::compiled::Budget;
use crate::{OverBudget, Piece};

/// How many positions are compared besides the empty board.
const POSITIONS: usize = 200;

/// The boards on which pieces are compared, the same each time.
#[derive(Clone, Debug)]
pub(super) struct Trials {
    /// Small and empty but for the piece: to tell most pieces apart quickly.
    first: Vec<Trial>,
    /// Others that are empty, then the positions.
    rest: Vec<Trial>,
}

impl Trials {
    pub(super) fn new() -> Self {
        let square = |edge| Geometry::new(edge, edge).expect("1 to 16");
        let empty = |edge| boards(square(edge), 0, 0);
        // On the greatest a rook is not a piece that goes seven squares. One of odd height has a rank in no half (H15).
        let mut rest = empty(16);
        rest.extend(empty(5));
        rest.extend(positions(square(10)));
        Self { first: empty(8), rest }
    }

    /// The targets on the small board, in short.
    pub(super) fn signature(&self, piece: &Piece, budget: &mut Budget) -> Result<Signature, OverBudget> {
        signature_within(piece, &self.first, budget)
    }

    /// Whether two pieces have the same targets on all other boards, and on those of a size besides.
    pub(super) fn are_same(
        &self,
        first: &Piece,
        second: &Piece,
        size: Geometry,
        budget: &mut Budget,
    ) -> Result<bool, OverBudget> {
        let mut asked = boards(size, 0, 0);
        asked.extend(positions(size));
        Ok(are_same(first, second, &self.rest, budget)? && are_same(first, second, &asked, budget)?)
    }
}

/// Random positions of a size.
fn positions(size: Geometry) -> Vec<Trial> {
    let empty = boards(size, 0, 0).len();
    boards(size, POSITIONS, 1).split_off(empty)
}
