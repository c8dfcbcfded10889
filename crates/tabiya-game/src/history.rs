use core::fmt;

use crate::Rules;

/// One move of a game that was played, and the hash of the position before it.
pub struct Ply<R: Rules> {
    /// The move.
    pub movement: R::Move,
    /// What the move holds beyond its value.
    pub details: R::Details,
    /// The hash of the position before the move.
    pub hash_before: u64,
}

impl<R: Rules> Clone for Ply<R> {
    fn clone(&self) -> Self {
        Self { movement: self.movement, details: self.details.clone(), hash_before: self.hash_before }
    }
}

impl<R: Rules> fmt::Debug for Ply<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ply")
            .field("movement", &self.movement)
            .field("details", &self.details)
            .field("hash_before", &self.hash_before)
            .finish()
    }
}

/// How a position came about: where the game (or what is known of it) started, and every ply since.
pub struct History<'a, R: Rules> {
    /// The first position that is known.
    pub start: &'a R::Position,
    /// The plies from there to the present.
    pub plies: &'a [Ply<R>],
}

impl<'a, R: Rules> History<'a, R> {
    /// The history of which nothing is known but the present.
    pub const fn none(position: &'a R::Position) -> Self {
        Self { start: position, plies: &[] }
    }
}

impl<R: Rules> Clone for History<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for History<'_, R> {}

impl<R: Rules> fmt::Debug for History<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("History").field("start", &self.start).field("plies", &self.plies).finish()
    }
}
