use tabiya_board::Square;

use super::chain::Context;
use super::leg::Manner;
use super::ray::Ray;
use super::run::Run;
use super::state::{State, States};
use super::vector::{Vector, numbers, units};
use crate::OverBudget;
use crate::tree::{Core, Leg, Swap};

impl<'a> Run<'a> {
    /// The states after an exchange of places (H22) with an own piece that the leg reaches.
    pub(super) fn swap(
        &mut self,
        leg: &'a Leg,
        swap: &Swap,
        starts: &[State],
        manner: Manner,
        context: Context,
    ) -> Result<Vec<State>, OverBudget> {
        let mut ends = States::default();
        if manner.must_capture {
            return Ok(Vec::new());
        }
        let slides = manner.kind.is_none() && matches!(leg.core, Core::Step { .. });
        for start in starts {
            for ray in Ray::of(leg, context.filter, self.edge()) {
                let Some(start) = self.turn(leg, start, &ray, context)? else { continue };
                for (to, crossed) in self.walk(&start, &ray)? {
                    let fits = self.man(&start, to).is_some_and(|man| {
                        man.side == self.side
                            && swap.letters.bytes().any(|letter| letter == self.surroundings.letter(man))
                    });
                    if fits && (!slides || crossed.is_clear()) && self.leads_back(swap, &start, to)? {
                        let moved = self.moved(start, to, None, context);
                        ends.insert(State { partner: Some((to, start.at)), ..moved });
                    }
                }
            }
        }
        Ok(ends.into_vec())
    }

    /// Whether the partner's path, as the mover sees it, leads from the partner's square back to the mover.
    fn leads_back(&mut self, swap: &Swap, start: &State, from: Square) -> Result<bool, OverBudget> {
        let back = self.vector(from, start.at);
        let Some((stride, count)) = back.strides() else { return Ok(false) };
        if swap.direction.is_some_and(|direction| !units(direction).contains(&stride)) {
            return Ok(false);
        }
        let length = back.right.unsigned_abs().max(back.forward.unsigned_abs());
        let reaches = |distance| numbers(distance, self.edge()).any(|number| u16::from(number) == length);
        if swap.distance.is_some_and(|distance| !reaches(distance)) {
            return Ok(false);
        }
        let is_written = swap.direction.is_some() || swap.distance.is_some();
        if !is_written || swap.kind.is_some() {
            return Ok(true);
        }
        self.is_clear_between(start, from, stride, count)
    }

    /// Whether nothing stands before the last of so many strides.
    fn is_clear_between(
        &mut self,
        state: &State,
        from: Square,
        stride: Vector,
        strides: u8,
    ) -> Result<bool, OverBudget> {
        for strides in 1..strides {
            self.budget.spend(1)?;
            let square = self.square(from, stride.times(strides));
            if square.is_none_or(|square| !self.board.is_square(square) || self.man(state, square).is_some())
            {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
