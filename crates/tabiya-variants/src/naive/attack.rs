use std::collections::BTreeSet;

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::OverBudget;
use tabiya_pieces::naive::Purpose;

use super::ground::Ground;
use super::position::Position;
use super::{Move, Referee};
use crate::spec::Royalty;

impl Ground<'_> {
    /// The squares of pieces that a side would capture or remove by its lines, and of royal pieces that its own face.
    pub(super) fn attacked(&self, by: Side) -> Result<BTreeSet<usize>, OverBudget> {
        let mut attacked = BTreeSet::new();
        for from in self.attackers(by) {
            for movement in self.moves(from, Purpose::Attack)? {
                let gone = movement.captures.iter().chain(&movement.removed);
                attacked.extend(gone.map(|&square| self.spec().geometry.index(square)));
            }
            if self.spec().flying {
                attacked.extend(self.faced(from));
            }
        }
        Ok(attacked)
    }

    /// The royal pieces of the other side that a royal piece faces on an open file.
    pub(super) fn faced(&self, from: usize) -> Vec<usize> {
        let spec = self.spec();
        let is_royal = |square| self.man(square).filter(|&(kind, _)| spec.types[kind].royal);
        let Some((_, side)) = is_royal(from) else { return Vec::new() };
        let width = usize::from(spec.geometry.width());
        let up: Vec<usize> = (0..from).rev().filter(|square| square % width == from % width).collect();
        let down: Vec<usize> =
            (from + 1..spec.geometry.area()).filter(|square| square % width == from % width).collect();
        [up, down]
            .into_iter()
            .filter_map(|file| {
                let first = file.into_iter().find(|&at| self.man(at).is_some() || spec.holes.contains(at))?;
                is_royal(first).filter(|&(_, other)| other != side).map(|_| first)
            })
            .collect()
    }
}

impl Referee<'_> {
    /// Whether the royal pieces of a side stand as they may not after its own move.
    pub(super) fn is_exposed(&self, position: &Position, side: Side) -> Result<bool, OverBudget> {
        let royals = self.royals(position, side);
        let guards_some = match self.spec.royalty {
            Royalty::Each | Royalty::All => !royals.is_empty(),
            Royalty::Last => royals.len() == 1,
            Royalty::Nothing => false,
        };
        if !guards_some {
            return Ok(false);
        }
        let attacked = self.attacked(position, !side)?;
        let is_attacked = |&square: &usize| attacked.contains(&square) && !self.touches(position, square);
        Ok(match self.spec.royalty {
            Royalty::All => royals.iter().all(is_attacked),
            _ => royals.iter().any(is_attacked),
        })
    }

    /// Whether the side to move is in check.
    ///
    /// # Errors
    /// When a piece takes too many steps.
    pub fn in_check(&self, position: &Position) -> Result<bool, OverBudget> {
        self.is_exposed(position, position.to_move)
    }

    /// The squares of pieces that a side would capture or remove, if it could move.
    pub(super) fn attacked(&self, position: &Position, by: Side) -> Result<BTreeSet<usize>, OverBudget> {
        let ground = self.ground(position);
        let mut attacked = ground.attacked(by)?;
        for movement in self.passing(position, by, Purpose::Attack)? {
            if let Move::Step { captures, removed, .. } = movement {
                attacked.extend(captures.iter().chain(&removed));
            }
        }
        Ok(attacked)
    }

    /// Whether royal pieces of the two sides face each other on an open file.
    pub(super) fn are_facing(&self, position: &Position) -> bool {
        let ground = self.ground(position);
        ground.men(Side::First).iter().any(|&(square, _)| !ground.faced(square).is_empty())
    }

    /// Whether a royal piece stands so near to one of the other side that who captures it explodes its own.
    fn touches(&self, position: &Position, square: usize) -> bool {
        let Some(blast) = self.spec.blast.as_ref().filter(|blast| blast.touching_royals) else {
            return false;
        };
        let Some(man) = position.board[square] else { return false };
        let others = self.royals(position, !man.side);
        others.iter().any(|&other| self.distance(square, other) <= usize::from(blast.radius))
    }
}
