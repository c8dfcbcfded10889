use tabiya_board::Square;

use crate::naive::{Budget, targets_within};
use crate::{Board, MAX_STEPS, Movement, OverBudget, Piece, Repeat};

/// The steps that all boards of a diagram may take together.
const ALL_STEPS: u32 = 30 * MAX_STEPS;

/// The steps after which no more boards with several pieces are tried.
const SHOWING_STEPS: u32 = 3 * MAX_STEPS;

/// Finds targets for a diagram, and counts the steps. It asks [`naive`](crate::naive), which finds the shortest way to
/// each target first.
#[derive(Debug)]
pub(super) struct Engine {
    /// Where the diagram's piece stands.
    pub(super) from: Square,
    left: u32,
}

impl Engine {
    pub(super) const fn new(from: Square) -> Self {
        Self { from, left: ALL_STEPS }
    }

    /// The targets of a piece from a square.
    pub(super) fn targets(
        &mut self,
        piece: &Piece,
        board: &Board,
        from: Square,
    ) -> Result<Vec<Movement>, OverBudget> {
        let most = self.left.min(MAX_STEPS);
        let mut budget = Budget::of(most);
        let targets = targets_within(piece, Repeat::Document, board, from, &mut budget);
        self.left -= most - budget.left();
        targets
    }

    /// Whether there is time for more than what must be shown.
    pub(super) const fn has_time(&self) -> bool {
        self.left > ALL_STEPS - SHOWING_STEPS
    }
}
