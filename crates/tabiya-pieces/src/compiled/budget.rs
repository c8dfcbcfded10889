use tabiya_board::Bitboard;

use super::Scratch;
use crate::{MAX_STEPS, OverBudget};

/// Steps that are left: squares looked at, states visited.
#[derive(Clone, Debug)]
pub struct Budget(u32);

impl Budget {
    /// [`MAX_STEPS`] steps: what the targets of one piece may take.
    pub const fn new() -> Self {
        Self(MAX_STEPS)
    }

    /// A budget of so many steps.
    pub const fn of(steps: u32) -> Self {
        Self(steps)
    }

    /// A budget for one piece out of this: all of it, but no more than [`MAX_STEPS`].
    pub(super) const fn portion(&self) -> Self {
        Self(if self.0 < MAX_STEPS { self.0 } else { MAX_STEPS })
    }

    /// The steps that are left.
    pub const fn left(&self) -> u32 {
        self.0
    }

    /// Takes steps away.
    ///
    /// # Errors
    /// When fewer are left.
    #[inline]
    pub const fn spend(&mut self, steps: u32) -> Result<(), OverBudget> {
        match self.0.checked_sub(steps) {
            Some(left) => {
                self.0 = left;
                Ok(())
            }
            None => Err(OverBudget),
        }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Self::new()
    }
}

/// What a question about a position may use: steps, and memory of its own.
#[derive(Debug)]
pub struct Means<B> {
    /// The steps that are left.
    pub budget: Budget,
    scratch: Option<Box<Scratch<B>>>,
}

impl<B> Default for Means<B> {
    fn default() -> Self {
        Self { budget: Budget::new(), scratch: None }
    }
}

impl<B: Bitboard> Means<B> {
    /// These steps, and the memory set aside for questions in another's memory.
    pub(super) const fn new(budget: Budget, scratch: &mut Scratch<B>) -> Self {
        Self { budget, scratch: scratch.nested.take() }
    }

    /// Gives the memory back, and says what is left of the steps.
    pub(super) fn give_back(self, scratch: &mut Scratch<B>) -> Budget {
        scratch.nested = self.scratch;
        self.budget
    }

    /// The steps that are left, and memory for the moves of another piece.
    pub fn parts(&mut self) -> (&mut Budget, &mut Scratch<B>) {
        (&mut self.budget, self.scratch.get_or_insert_default())
    }

    /// Takes steps away.
    ///
    /// # Errors
    /// When fewer are left.
    #[inline]
    pub const fn spend(&mut self, steps: u32) -> Result<(), OverBudget> {
        self.budget.spend(steps)
    }
}
