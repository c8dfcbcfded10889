use std::collections::{BTreeMap, BTreeSet};

use tabiya_board::Side;
use tabiya_pieces::Movement;

use super::position::Position;
use super::{Move, Referee, has};
use crate::spec::{PromotingMoves, TypeId};

impl Referee<'_> {
    /// A move by a line, with the type that it says the piece becomes.
    pub(super) fn step(&self, movement: &Movement) -> Option<Move> {
        let index = |square| self.spec.geometry.index(square);
        let promotion = match &movement.promotion {
            None => None,
            Some(letter) => Some(self.spec.types.iter().position(|kind| kind.letter == *letter)?),
        };
        Some(Move::Step {
            from: index(movement.from),
            to: index(movement.to),
            captures: movement.captures.iter().map(|&square| index(square)).collect(),
            removed: movement.removed.iter().map(|&square| index(square)).collect(),
            partner: movement.partner.map(|(from, to)| (index(from), index(to))),
            promotion,
        })
    }

    /// The moves of a side by lines with all that the pieces can become: what the lines say and what the promotions of
    /// the spec say.
    pub(super) fn promoted(&self, position: &Position, moves: Vec<Move>) -> BTreeSet<Move> {
        // The same move is met once for each letter of its line.
        let mut choices: BTreeMap<Move, BTreeSet<Option<TypeId>>> = BTreeMap::new();
        for movement in moves {
            if let Move::Step { from, to, captures, removed, partner, promotion } = movement {
                let plain = Move::Step { from, to, captures, removed, partner, promotion: None };
                choices.entry(plain).or_default().insert(promotion);
            }
        }
        let mut found = BTreeSet::new();
        for (movement, mut becomes) in choices {
            let Move::Step { from, to, captures, removed, partner, .. } = movement else { continue };
            let Some(man) = position.board[from] else { continue };
            // Who is removed, or moves together with a partner, goes by its line alone.
            if !removed.contains(&to) && partner.is_none() {
                self.choose(position, man.side, man.kind, (from, to), !captures.is_empty(), &mut becomes);
            }
            becomes.retain(|kind| kind.is_none_or(|kind| self.may_stand(man.side, kind, to)));
            found.extend(becomes.into_iter().map(|promotion| {
                let (captures, removed) = (captures.clone(), removed.clone());
                Move::Step { from, to, captures, removed, partner, promotion }
            }));
        }
        found
    }

    /// Adds what the promotions of the spec allow, and takes away what they do not.
    fn choose(
        &self,
        position: &Position,
        side: Side,
        kind: TypeId,
        (from, to): (usize, usize),
        captures: bool,
        becomes: &mut BTreeSet<Option<TypeId>>,
    ) {
        for rule in self.spec.promotions.iter().filter(|rule| rule.from == kind) {
            let is_such_a_move = match rule.only {
                PromotingMoves::All => true,
                PromotingMoves::Captures => captures,
                PromotingMoves::Quiet => !captures,
            };
            let arrives = has(&rule.zone, side, to);
            let leaves = rule.leaving && has(&rule.zone, side, from);
            if !is_such_a_move || !(arrives || leaves) {
                continue;
            }
            for &new in &rule.to {
                let owned = position.men().filter(|(_, man)| man.side == side && man.kind == new).count();
                let limit = rule.limits.iter().find(|(limited, _)| *limited == new);
                if limit.is_none_or(|&(_, most)| owned < usize::from(most)) {
                    becomes.insert(Some(new));
                }
            }
            if has(&rule.mandatory, side, to) {
                becomes.remove(&None);
            }
        }
    }
}
