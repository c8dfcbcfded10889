use crate::{ResolveOptions, Resolved, Rules};

/// A way of writing moves.
///
/// Reading what [`write`](Self::write) or [`shortest`](Self::shortest) gave, in the same position, gives the same move:
/// this is tested as a property of every notation of every game.
pub trait Notation<R: Rules>: Send + Sync {
    /// The name by which a caller chooses it: `iccs`, `uci`.
    fn name(&self) -> &'static str;

    /// What the text means in this position.
    fn read(
        &self,
        rules: &R,
        position: &R::Position,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<R::Move>;

    /// The canonical text of a legal move.
    fn write(&self, rules: &R, position: &R::Position, movement: R::Move, details: &R::Details) -> String;

    /// The shortest text that means this legal move and no other.
    fn shortest(&self, rules: &R, position: &R::Position, movement: R::Move, details: &R::Details) -> String {
        self.write(rules, position, movement, details)
    }
}
