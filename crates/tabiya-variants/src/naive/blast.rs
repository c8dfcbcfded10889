use super::position::Position;
use super::{Move, Referee};

impl Referee<'_> {
    /// The squares that the explosion of a capture empties, on the board as it is after the move: it is around the
    /// square where the move ends.
    pub(super) fn blown(&self, after: &Position, movement: &Move) -> Vec<usize> {
        let (Some(blast), Move::Step { to, captures, .. }) = (&self.spec.blast, movement) else {
            return Vec::new();
        };
        if captures.is_empty() {
            return Vec::new();
        }
        let is_gone = |square: usize, kind: usize| {
            if square == *to {
                return blast.captor;
            }
            let is_near = self.distance(*to, square) <= usize::from(blast.radius);
            is_near && !self.spec.types[kind].blast_immune
        };
        after.men().filter(|&(square, man)| is_gone(square, man.kind)).map(|(square, _)| square).collect()
    }
}
