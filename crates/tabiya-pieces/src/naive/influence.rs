use super::ray::Ray;
use super::run::Run;
use super::state::State;
use crate::tree::{Core, Direction, Influence, Leg, Owner, Place, Reach, Star};
use crate::{Man, OverBudget};

impl Run<'_> {
    /// Whether such a piece stands at the distance and in the direction that an influence names, seen from the mover;
    /// what stands between does not matter (Q20), and the mover is not its own neighbour (H15).
    pub(super) fn is_influenced(&mut self, influence: &Influence, state: &State) -> Result<bool, OverBudget> {
        let core = match influence.reach {
            Reach::Straight(distance) => Core::Step {
                distance,
                direction: influence.direction.unwrap_or(Direction::Star(Star::All, None)),
            },
            // E6.
            Reach::Oblique(first, second) => Core::Oblique { first, second, direction: influence.direction },
        };
        let leg = Leg { guards: vec![], kind: None, core, properties: vec![], place: Place::default() };
        let side = match influence.owner {
            None | Some(Owner::Ally) => self.side,
            Some(Owner::Enemy) => !self.side,
        };
        for ray in Ray::of(&leg, None, self.edge()) {
            for (square, _) in self.walk(state, &ray)? {
                let is_one = |man: Man| {
                    let known = self.surroundings.letter(man);
                    man.side == side && influence.letters.bytes().any(|letter| letter == known)
                };
                if self.man(state, square).is_some_and(is_one) {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}
