use tabiya_board::Square;

use super::Purpose;
use super::chain::Context;
use super::leg::Manner;
use super::ray::Ray;
use super::run::Run;
use super::state::{State, States};
use super::vector::{Vector, numbers};
use crate::OverBudget;
use crate::tree::{Core, Leg};

impl<'a> Run<'a> {
    /// The states after castling (H20): a step that takes a partner along, over squares that are empty and not attacked.
    /// It never captures and never attacks.
    pub(super) fn castle(
        &mut self,
        leg: &'a Leg,
        letters: &str,
        starts: &[State],
        manner: Manner,
        context: Context,
    ) -> Result<Vec<State>, OverBudget> {
        let Core::Step { distance, .. } = leg.core else { return Ok(Vec::new()) };
        let mut ends = States::default();
        if self.purpose == Purpose::Attack || manner.must_capture {
            return Ok(Vec::new());
        }
        for start in starts {
            for ray in Ray::of(leg, None, self.edge()) {
                let Some(start) = self.turn(leg, start, &ray, context)? else { continue };
                let Some(partner) = self.partner(&start, ray.stride, letters)? else { continue };
                for strides in numbers(distance, self.edge()).filter(|&strides| strides > 0) {
                    let Some(way) = self.royal_way(&start, ray.stride, strides, partner)? else { continue };
                    let (to, lands) = (way[way.len() - 1], way[way.len() - 2]);
                    let moved = self.moved(start, to, None, context);
                    ends.insert(State { partner: Some((partner, lands)), ..moved });
                }
            }
        }
        Ok(ends.into_vec())
    }

    /// The first piece in a direction, if it can castle: an own one of these letters, the first of which is the mover's.
    fn partner(
        &mut self,
        start: &State,
        stride: Vector,
        letters: &str,
    ) -> Result<Option<Square>, OverBudget> {
        for strides in 1..=self.edge() {
            let Some(square) = self.square(start.at, stride.times(strides)) else { break };
            self.budget.spend(1)?;
            if !self.board.is_square(square) {
                break;
            }
            if let Some(man) = self.man(start, square) {
                let fits = man.side == self.side
                    && letters.bytes().skip(1).any(|letter| letter == self.surroundings.letter(man));
                let fits = fits && self.surroundings.is_unmoved(square);
                return Ok(fits.then_some(square));
            }
        }
        Ok(None)
    }

    /// The squares from the mover to the end of its step, if all are empty but for the two and none is attacked while
    /// the partner is at home.
    fn royal_way(
        &mut self,
        start: &State,
        stride: Vector,
        strides: u8,
        partner: Square,
    ) -> Result<Option<Vec<Square>>, OverBudget> {
        let mut way = vec![start.at];
        for strides in 1..=strides {
            self.budget.spend(1)?;
            match self.square(start.at, stride.times(strides)) {
                Some(square)
                    if self.board.is_square(square)
                        && (square == partner || self.man(start, square).is_none()) =>
                {
                    way.push(square);
                }
                _ => return Ok(None),
            }
        }
        for &at in &way {
            if self.surroundings.castles_safely() && self.is_attacked(&State { at, ..*start })? {
                return Ok(None);
            }
        }
        Ok(Some(way))
    }
}
