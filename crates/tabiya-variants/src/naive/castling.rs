use std::collections::BTreeSet;

use tabiya_board::Bitboard;
use tabiya_pieces::OverBudget;

use super::ground::{Ground, is_guarded};
use super::position::Position;
use super::{Move, Referee};
use crate::spec::CastlingSpec;

impl Referee<'_> {
    /// The castlings whose squares are given one by one.
    pub(super) fn castlings(&self, position: &Position) -> Result<Vec<Move>, OverBudget> {
        let ground = self.ground(position);
        let mut found = Vec::new();
        for rule in self.spec.castlings.iter().filter(|rule| rule.side == position.to_move.index()) {
            if self.can_castle(position, rule) && self.is_way_safe(&ground, rule)? {
                found.push(Move::Step {
                    from: rule.mover.0,
                    to: rule.mover.1,
                    captures: BTreeSet::new(),
                    removed: BTreeSet::new(),
                    partner: Some(rule.partner),
                    promotion: None,
                });
            }
        }
        Ok(found)
    }

    /// Whether both pieces are at home and may stand where they go, and no other stands in their way.
    fn can_castle(&self, position: &Position, rule: &CastlingSpec) -> bool {
        let is_ready = |(from, to): (usize, usize)| {
            let at_home = position.board[from].filter(|man| man.unmoved && man.side == position.to_move);
            at_home.is_some_and(|man| self.may_stand(man.side, man.kind, to))
        };
        let way = |(from, to)| {
            let mut way = self.between(from, to);
            way.push(to);
            way
        };
        let homes = [rule.mover.0, rule.partner.0];
        let between = self.between(rule.mover.0, rule.partner.0);
        let mut needed = way(rule.mover).into_iter().chain(way(rule.partner)).chain(between);
        is_ready(rule.mover)
            && is_ready(rule.partner)
            && needed.all(|square| {
                (position.board[square].is_none() || homes.contains(&square))
                    && !self.spec.holes.contains(square)
            })
    }

    /// Whether the mover, if it is royal, is attacked neither where it starts nor on its way nor where it ends, with its partner at home.
    fn is_way_safe(&self, ground: &Ground<'_>, rule: &CastlingSpec) -> Result<bool, OverBudget> {
        let (from, to) = rule.mover;
        if !ground.man(from).is_some_and(|(kind, _)| is_guarded(self.spec, kind)) {
            return Ok(true);
        }
        let mut way = self.between(from, to);
        way.extend([from, to]);
        for square in way {
            if ground.moved(from, square).is_attacked(square)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
