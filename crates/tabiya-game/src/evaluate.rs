use crate::Rules;

/// A position's worth in hundredths of the game's smallest fighting piece.
pub type Score = i32;

/// A judgement of positions, for a search to maximise.
pub trait Evaluate<R: Rules>: Send + Sync {
    /// The worth of an undecided position for the side to act: positive is good for it. It stays between
    /// −[`LIMIT`](Self::LIMIT) and `LIMIT`, so that decided games have room beyond.
    fn evaluate(&self, rules: &R, position: &R::Position) -> Score;

    /// No evaluation goes beyond this.
    const LIMIT: Score = 20_000;
}
