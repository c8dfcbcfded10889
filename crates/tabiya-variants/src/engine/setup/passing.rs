use tabiya_board::{Bitboard, Square};

use super::super::Engine;
use super::super::position::{Position, kind_of, side_of};
use super::Fault;
use crate::text::Passed;

impl<B: Bitboard> Engine<B> {
    /// What can be captured in passing, from the squares that a text names.
    pub(super) fn passing_of(
        &self,
        position: &Position<B>,
        passed: &Passed,
        faults: &mut Vec<Fault>,
    ) -> Option<(B, u8)> {
        let mut squares = B::EMPTY;
        passed.squares.iter().for_each(|&square| squares.insert(self.geometry().index(square)));
        let named = squares & position.occupied();
        squares &= !named;
        let mut victims = self.victims(position, squares);
        if !named.is_empty() {
            victims.retain(|&victim| named == B::single(victim));
        }
        match victims.as_slice() {
            &[victim] if !squares.is_empty() => Some((squares, victim as u8)),
            [_, _, ..] if !squares.is_empty() => {
                faults.push(Fault::PassedSeveral(victims));
                None
            }
            _ => {
                faults.push(Fault::PassedNothing);
                None
            }
        }
    }

    /// The pieces of the side that is not to move that can just have passed all of these squares and be taken there.
    pub(in crate::engine) fn victims(&self, position: &Position<B>, squares: B) -> Vec<usize> {
        let side = !position.to_move;
        let men = position.own(side);
        men.iter()
            .filter(|&victim| {
                let kind = kind_of(position.board[victim]);
                // Several rules can allow some of the squares each.
                let rules = self.passing.iter().filter(|rule| rule.victims[usize::from(kind)]);
                let allowed = rules.fold(B::EMPTY, |all, rule| all | rule.squares);
                self.slides_to((side, kind), victim).any(|(from, passed)| {
                    ((passed | B::single(from)) & position.occupied()).is_empty()
                        && !passed.is_empty()
                        && (squares & passed & allowed) == squares
                })
            })
            .collect()
    }

    /// The squares that a text names for what can be captured in passing.
    pub(super) fn passed_in_text(&self, position: &Position<B>, (squares, victim): (B, u8)) -> Vec<Square> {
        debug_assert_ne!(side_of(position.board[usize::from(victim)]), position.to_move);
        let square = |index: usize| self.geometry().square(index);
        let mut named: Vec<Square> = squares.iter().map(square).collect();
        let there = square(victim.into());
        let is_plain = named.iter().all(|passed| passed.column() == there.column());
        if !is_plain || self.victims(position, squares).len() > 1 {
            named.push(there);
        }
        named
    }
}
