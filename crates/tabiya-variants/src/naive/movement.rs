use std::collections::BTreeSet;

use crate::spec::TypeId;

/// A move with everything that it does, but for the explosion of a [`BlastSpec`](crate::spec::BlastSpec).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A piece goes from square to square.
    Step {
        /// Where it stands.
        from: usize,
        /// Where it ends.
        to: usize,
        /// The squares of the pieces that it captures.
        captures: BTreeSet<usize>,
        /// The squares that the effects of its line empty.
        removed: BTreeSet<usize>,
        /// From where to where a partner goes.
        partner: Option<(usize, usize)>,
        /// What it becomes.
        promotion: Option<TypeId>,
    },
    /// A piece comes from the hand.
    Drop {
        /// What it is in the hand.
        kind: TypeId,
        /// What it comes into play as.
        into: TypeId,
        /// Where.
        to: usize,
    },
    /// Nothing.
    Pass,
}

impl Move {
    /// Whether it captures.
    pub fn is_capture(&self) -> bool {
        matches!(self, Self::Step { captures, .. } if !captures.is_empty())
    }
}
