use super::Position;
use crate::Kind;

impl Position {
    /// The position after passing the turn; `None` in check, and where the side to move has no chariot, horse or cannon
    /// left and may well be lost for having to move.
    pub fn passed(&self) -> Option<Self> {
        let side = self.to_move();
        let strong = [Kind::Chariot, Kind::Horse, Kind::Cannon].iter().any(|&kind| self.of(side, kind) != 0);
        if !strong || self.in_check() {
            return None;
        }
        let mut passed = self.clone();
        passed.turn();
        Some(passed)
    }
}
