//! Which pieces attack a point, and what a move would leave attacked.

use tabiya_board::Side;

use super::Position;
use super::tables::{between, cross, file_of, horses_around, horses_to, lines, soldiers_to};
use crate::point::points;
use crate::{Kind, Move, Point};

impl Position {
    /// Whether the side to move is in check.
    #[inline]
    pub fn in_check(&self) -> bool {
        self.is_check_to(self.to_move())
    }

    /// Whether a side's general is attacked.
    #[inline]
    pub fn is_check_to(&self, side: Side) -> bool {
        self.attackers_of_general(side, self.general(side), self.occupied(), !0) != 0
    }

    /// The pieces that give check to a side.
    pub fn checkers(&self, side: Side) -> impl Iterator<Item = Point> + use<> {
        points(self.attackers_of_general(side, self.general(side), self.occupied(), !0))
    }

    /// The enemies among `present` that would attack `side`'s general on `point` if these points were occupied. The other
    /// general attacks along an open file.
    #[inline]
    pub(crate) fn attackers_of_general(
        &self,
        side: Side,
        point: Point,
        occupied: u128,
        present: u128,
    ) -> u128 {
        let enemy = !side;
        let mut attackers = horses_to(point, occupied) & self.of(enemy, Kind::Horse)
            | soldiers_to(enemy, point) & self.of(enemy, Kind::Soldier);
        let straight = self.of(enemy, Kind::Chariot) | self.of(enemy, Kind::General) & file_of(point);
        let cannons = self.of(enemy, Kind::Cannon);
        if (straight | cannons) & cross(point) != 0 {
            let (reach, over) = lines(point, occupied);
            attackers |= reach & straight | over & cannons;
        }
        attackers & present
    }

    /// Whether a move that its piece can make leaves the mover's general unattacked.
    #[inline]
    pub(crate) fn is_safe(&self, movement: Move) -> bool {
        self.attackers_after(movement) == 0
    }

    /// The enemies that attack the mover's general after a move, as they stand before it.
    #[inline]
    pub(crate) fn attackers_after(&self, movement: Move) -> u128 {
        let side = self.to_move();
        let general = self.general(side);
        let point = if movement.from == general { movement.to } else { general };
        let (from, to) = (movement.from.bit(), movement.to.bit());
        self.attackers_of_general(side, point, self.occupied() & !from | to, !to)
    }

    /// What keeps the pieces of the side to move from going where they like.
    pub(super) fn ties(&self) -> Ties {
        let side = self.to_move();
        let (own, occupied) = (self.all_of(side), self.occupied());
        let general = self.general(side);
        let mut ties = Ties { allowed: !own, bound: general.bit() };
        let enemy = !side;
        let straight = self.of(enemy, Kind::Chariot) | self.of(enemy, Kind::General) & file_of(general);
        let cannons = self.of(enemy, Kind::Cannon);
        for rider in points((straight | cannons) & cross(general)) {
            let between = between(general, rider);
            let standing = between & occupied;
            let count = standing.count_ones();
            if rider.bit() & straight != 0 {
                match count {
                    0 => ties.allowed &= between | rider.bit(),
                    1 => ties.bound |= standing,
                    _ => {}
                }
            } else {
                match count {
                    // A piece that steps between becomes the screen.
                    0 => ties.allowed &= !between,
                    1 => {
                        ties.allowed &= between & !standing | rider.bit();
                        ties.bound |= standing;
                    }
                    2 => ties.bound |= standing,
                    _ => {}
                }
            }
        }
        for horse in points(horses_around(general) & self.of(enemy, Kind::Horse)) {
            let leg = leg_towards(horse, general);
            if leg & occupied == 0 {
                ties.allowed &= leg | horse.bit();
            } else {
                ties.bound |= leg;
            }
        }
        let soldiers = soldiers_to(enemy, general) & self.of(enemy, Kind::Soldier);
        for soldier in points(soldiers) {
            ties.allowed &= soldier.bit();
        }
        ties.bound &= own;
        ties
    }
}

/// The leg over which a horse reaches a point, as a set.
#[inline]
fn leg_towards(horse: Point, to: Point) -> u128 {
    let (from, to) = (horse.index() as i32, to.index() as i32);
    let step = match to - from {
        -19 | -17 => -9,
        17 | 19 => 9,
        -11 | 7 => -1,
        _ => 1,
    };
    1 << (from + step)
}

/// What keeps the pieces of the side to move from going where they like.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ties {
    /// Where a piece that is not bound may go.
    pub(super) allowed: u128,
    /// The general, and the pieces whose leaving may uncover an attack: each of their moves is to be looked at.
    pub(super) bound: u128,
}
