//! Legal moves: by pins and check evasion for pieces that nothing binds, by looking at each move for the others.

use core::ops::ControlFlow;

use super::Position;
use super::tables::{advisor, elephant, general, horse, lines, soldier};
use crate::point::points;
use crate::{Kind, Move, Point};

impl Position {
    /// Calls `each` for every legal move, by where the piece stands and then by where it goes, both in reading order.
    #[inline]
    pub fn generate<F>(&self, each: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        self.generate_to(!0, each)
    }

    /// Calls `each` for every legal capture, in the same order.
    #[inline]
    pub fn generate_captures<F>(&self, each: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        self.generate_to(self.all_of(!self.to_move()), each)
    }

    /// The legal moves, in the order of [`generate`](Self::generate).
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        let _ = self.generate(|movement| {
            moves.push(movement);
            ControlFlow::Continue(())
        });
        moves
    }

    /// Whether the side to move has a legal move.
    pub fn has_moves(&self) -> bool {
        self.generate(|_| ControlFlow::Break(())).is_break()
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, movement: Move) -> bool {
        let is_own = self.piece_at(movement.from).is_some_and(|piece| piece.side == self.to_move());
        is_own
            && self.targets(movement.from) & !self.all_of(self.to_move()) & movement.to.bit() != 0
            && self.is_safe(movement)
    }

    #[inline]
    pub(super) fn generate_to<F>(&self, within: u128, mut each: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        let ties = self.ties();
        let own = self.all_of(self.to_move());
        for from in points(own) {
            let targets = self.targets(from) & within;
            if ties.bound & from.bit() == 0 {
                for to in points(targets & ties.allowed) {
                    each(Move::new(from, to))?;
                }
            } else {
                for to in points(targets & !own) {
                    let movement = Move::new(from, to);
                    if self.is_safe(movement) {
                        each(movement)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Where the piece on a point can go by its own way of moving, whatever becomes of its general; points of its own
    /// side that it could capture on are among them.
    #[inline]
    pub(crate) fn targets(&self, from: Point) -> u128 {
        let Some(piece) = self.piece_at(from) else { return 0 };
        let occupied = self.occupied();
        match piece.kind {
            Kind::General => general(from),
            Kind::Advisor => advisor(from),
            Kind::Elephant => elephant(from, occupied),
            Kind::Horse => horse(from, occupied),
            Kind::Chariot => lines(from, occupied).0,
            Kind::Cannon => {
                let (reach, over) = lines(from, occupied);
                reach & !occupied | over
            }
            Kind::Soldier => soldier(piece.side, from),
        }
    }
}
