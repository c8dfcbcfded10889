use tabiya_board::{Bitboard, Side};

use super::finish::Finish;
use super::ground::Ground;
use super::guard::Asks;
use super::ray::Manner;
use super::takes::Targets;
use super::ways::Ways;

/// Alternatives of a single leg that ask the same of the position and have the same effects, looked up in tables.
#[derive(Clone, Debug)]
pub(super) struct Part<B> {
    pub(super) asks: Asks<B>,
    pub(super) finish: Finish<B>,
    pub(super) strides: Vec<PartWays<B>>,
    /// Always open, without effects, capturing where it lands.
    pub(super) is_plain: bool,
    /// It captures and removes nothing.
    pub(super) is_harmless: bool,
}

#[derive(Clone, Debug)]
pub(super) struct PartWays<B> {
    /// By side: the squares from which they are open.
    pub(super) squares: [B; 2],
    pub(super) targets: Targets,
    pub(super) ways: Ways<B>,
    /// The moves can be of several legs: copies of a group, lame leaps.
    pub(super) stops: bool,
}

impl<B: Bitboard> Part<B> {
    /// The squares that it may lead to, or jump over, whatever stands where.
    pub(super) fn span(&self, ground: &Ground<B>, side: Side, square: usize) -> B {
        let mut span = B::EMPTY;
        for stride in &self.strides {
            if stride.squares[side.index()].contains(square) {
                span |= stride.ways.span(ground, side, square);
            }
        }
        span
    }
}

impl<B: Bitboard> PartWays<B> {
    /// Where it leads: to which empty squares, to which pieces that it captures there. Of a jump nothing.
    #[inline]
    pub(super) fn to(
        &self,
        ground: &Ground<B>,
        side: Side,
        square: usize,
        own: B,
        enemy: B,
        holes: B,
    ) -> (B, B) {
        if self.ways.manner == Manner::Jump || !self.squares[side.index()].contains(square) {
            return (B::EMPTY, B::EMPTY);
        }
        let blocked = own | enemy | holes;
        let to = self.ways.to(ground, side, square, blocked, holes);
        self.targets.split(to, own, enemy, blocked)
    }

    /// Where it would capture a piece of the other side that stood there.
    #[inline]
    pub(super) fn threats(&self, ground: &Ground<B>, side: Side, square: usize, blocked: B, holes: B) -> B {
        if self.targets.enemy && self.squares[side.index()].contains(square) {
            self.ways.threats(ground, side, square, blocked, holes)
        } else {
            B::EMPTY
        }
    }
}
