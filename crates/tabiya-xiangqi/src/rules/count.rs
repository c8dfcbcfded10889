//! Counting legal moves without listing them.

use super::Position;
use super::tables::{advisor, elephant, forward, general, horse, lines, sideways};
use crate::point::points;
use crate::{Kind, Move, Point};

impl Position {
    /// The number of legal moves.
    pub fn count_moves(&self) -> u64 {
        let side = self.to_move();
        let ties = self.ties();
        let free = !ties.bound;
        let (own, occupied) = (self.all_of(side), self.occupied());
        let mut count = 0;

        let soldiers = self.of(side, Kind::Soldier) & free;
        let (left, right) = sideways(self.crossed(side) & free);
        for steps in [forward(soldiers, side), left, right] {
            count += (steps & ties.allowed).count_ones();
        }
        for from in points(self.of(side, Kind::Chariot) & free) {
            count += (lines(from, occupied).0 & ties.allowed).count_ones();
        }
        let (quiet, captures) = (ties.allowed & !occupied, ties.allowed & occupied);
        for from in points(self.of(side, Kind::Cannon) & free) {
            let (reach, over) = lines(from, occupied);
            count += (reach & quiet | over & captures).count_ones();
        }
        for from in points(self.of(side, Kind::Horse) & free) {
            count += (horse(from, occupied) & ties.allowed).count_ones();
        }
        for from in points(self.of(side, Kind::Elephant) & free) {
            count += (elephant(from, occupied) & ties.allowed).count_ones();
        }
        for from in points(self.of(side, Kind::Advisor) & free) {
            count += (advisor(from) & ties.allowed).count_ones();
        }
        let from = self.general(side);
        count += self.count_safe(from, general(from) & !own);
        for from in points(ties.bound & !from.bit()) {
            count += self.count_safe(from, self.targets(from) & !own);
        }
        u64::from(count)
    }

    #[inline]
    fn count_safe(&self, from: Point, targets: u128) -> u32 {
        points(targets).map(|to| u32::from(self.is_safe(Move::new(from, to)))).sum()
    }
}
