use tabiya_board::{Bitboard, Square};

use super::chain::Context;
use super::choice::{Choice, Node};
use super::group::bounds;
use super::leg::Manner;
use super::run::Run;
use super::state::{Frames, Path, State, States};
use super::vector::{Turn, Vector, around, numbers, radius, units};
use crate::OverBudget;
use crate::tree::{Core, Count, Direction, Distance, Kind, Leg};

/// A line of squares that a leg can go along: so many strides of one vector. What stands at the strides before the last
/// is between (H18).
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    /// What the copies of a counted group repeat of it.
    pub(super) choice: Choice,
    pub(super) stride: Vector,
    /// The least and the greatest number of strides.
    pub(super) strides: (u8, u8),
}

impl Ray {
    /// The rays of a leg that steps or leaps, on a board on which no distance is greater than `edge`. `filter` is what
    /// the groups around an oblique leap keep of it.
    pub(super) fn of(leg: &Leg, filter: Option<Direction>, edge: u8) -> Vec<Self> {
        match leg.core {
            Core::Step { distance, direction } => {
                let strides = span(distance, edge);
                units(direction)
                    .into_iter()
                    .map(|stride| Self { choice: Choice::Vector(stride), stride, strides })
                    .collect()
            }
            _ => Self::leaps(leg, filter, edge)
                .into_iter()
                .filter_map(|(choice, leap)| {
                    let (stride, count) = leap.strides()?;
                    Some(Self { choice, stride, strides: (count, count) })
                })
                .collect(),
        }
    }

    /// The rays of a hop along a rider (H4): the strides are the leaps of the only leg of a group, and as many as there
    /// can be copies, so `^3(1/2)` goes up to three (Q3).
    pub(super) fn of_rider(leg: &Leg, filter: Option<Direction>, count: Count, edge: u8) -> Vec<Self> {
        let (least, most) = bounds(count);
        let strides = (least, most.unwrap_or(edge).min(edge));
        Self::leaps(leg, filter, edge)
            .into_iter()
            .filter(|(_, leap)| leap.strides().is_some())
            .map(|(choice, stride)| Self { choice, stride, strides })
            .collect()
    }

    /// The displacements of a leg that steps or leaps, each with what is repeated of it.
    fn leaps(leg: &Leg, filter: Option<Direction>, edge: u8) -> Vec<(Choice, Vector)> {
        let whole = |leap| (Choice::Vector(leap), leap);
        match leg.core {
            Core::Step { distance, direction } => units(direction)
                .into_iter()
                .flat_map(|unit| {
                    numbers(distance, edge).map(move |count| (Choice::Vector(unit), unit.times(count)))
                })
                .collect(),
            Core::Oblique { first, second, direction } => {
                let filter = direction.or(filter);
                let pairs = numbers(first, edge)
                    .flat_map(|first| numbers(second, edge).map(move |second| (first, second)));
                Turn::all()
                    .flat_map(|turn| {
                        pairs.clone().map(move |(first, second)| (turn, turn.leap(first, second)))
                    })
                    .filter(|&(turn, leap)| turn.passes(filter, leap))
                    .map(|(turn, leap)| (Choice::Turn(turn), leap))
                    .collect()
            }
            Core::Vector { right, forward } => vec![whole(Vector::new(right, forward))],
            Core::Radius(number) => around(radius(number, edge)).map(whole).collect(),
            Core::Group(_) | Core::Itself | Core::Blast(_) | Core::Promotion(_) | Core::Fragment => {
                Vec::new()
            }
        }
    }

    /// Whether so many strides are far enough.
    fn reaches(&self, strides: u8) -> bool {
        (self.strides.0..=self.strides.1).contains(&strides)
    }
}

/// The least and the greatest number of a distance; 0 leads nowhere (Q33).
fn span(distance: Distance, edge: u8) -> (u8, u8) {
    let range = distance.range(edge);
    ((*range.start()).max(1), (*range.end()).min(edge))
}

/// What a ray has crossed so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Crossed {
    /// A hole.
    hole: bool,
    pieces: usize,
    /// The first piece.
    first: Option<Square>,
}

impl Crossed {
    /// Whether nothing stands between.
    pub(super) const fn is_clear(self) -> bool {
        !self.hole && self.pieces == 0
    }

    /// The only piece between.
    const fn hurdle(self) -> Option<Square> {
        if self.hole || self.pieces != 1 { None } else { self.first }
    }
}

/// The end of a leg.
#[derive(Clone, Copy, Debug)]
struct Landing {
    captured: Option<Square>,
}

impl<'a> Run<'a> {
    /// The states after a leg that goes along one of these rays.
    pub(super) fn travel(
        &mut self,
        leg: &'a Leg,
        rays: &[Ray],
        starts: &[State],
        manner: Manner,
        context: Context,
    ) -> Result<Vec<State>, OverBudget> {
        let mut ends = States::default();
        for start in starts {
            for ray in rays {
                self.budget.spend(1)?;
                let Some(start) = self.turn(leg, start, ray, context)? else { continue };
                for (to, crossed) in self.walk(&start, ray)? {
                    if let Some(landing) = self.landing(&start, to, crossed, leg, manner) {
                        ends.insert(self.moved(start, to, landing.captured, context));
                    }
                }
            }
        }
        Ok(ends.into_vec())
    }

    /// The same state facing along a ray; `None` where that may not be: an earlier copy went elsewhere (H6), or it does
    /// not lead outward (Q18).
    pub(super) fn turn(
        &mut self,
        leg: &'a Leg,
        start: &State,
        ray: &Ray,
        context: Context,
    ) -> Result<Option<State>, OverBudget> {
        if start.outward_of.is_some_and(|heading| !heading.is_within_45_degrees(ray.stride)) {
            return Ok(None);
        }
        let choices = if context.is_locked {
            self.choose(start, Node::of(leg), ray.choice)?
        } else {
            Some(start.choices)
        };
        let heading = self.leads_outward().then_some(ray.stride);
        Ok(choices.map(|choices| State { choices, heading, outward_of: None, ..*start }))
    }

    /// The squares at which a ray can end, with what stands before each.
    pub(super) fn walk(&mut self, start: &State, ray: &Ray) -> Result<Vec<(Square, Crossed)>, OverBudget> {
        let mut ends = Vec::new();
        let mut crossed = Crossed::default();
        for strides in 1..=ray.strides.1 {
            let Some(square) = self.square(start.at, ray.stride.times(strides)) else { break };
            self.budget.spend(1)?;
            if !self.board.is_square(square) {
                crossed.hole = true;
                continue;
            }
            if ray.reaches(strides) {
                ends.push((square, crossed));
            }
            if self.man(start, square).is_some() {
                crossed.pieces += 1;
                crossed.first.get_or_insert(square);
            }
        }
        Ok(ends)
    }

    /// How a leg ends on a square, if it may (3.2).
    fn landing(
        &self,
        start: &State,
        to: Square,
        crossed: Crossed,
        leg: &Leg,
        manner: Manner,
    ) -> Option<Landing> {
        let is_prey = |square| {
            self.man(start, square)
                .is_some_and(|man| if man.side == self.side { manner.prey.own } else { manner.prey.enemy })
        };
        let is_way_free = match manner.kind {
            // A slide; what is no step leaps anyway (Q4, Q24).
            None => !matches!(leg.core, Core::Step { .. }) || crossed.is_clear(),
            Some(Kind::Leap) => true,
            Some(Kind::Hop) => crossed.hurdle().is_some(),
            Some(Kind::Jump) => {
                let hurdle = crossed.hurdle().filter(|_| self.man(start, to).is_none())?;
                return match (manner.must_capture, manner.must_not_capture) {
                    (true, true) => None,
                    (false, true) => Some(Landing { captured: None }),
                    (_, false) => is_prey(hurdle).then_some(Landing { captured: Some(hurdle) }),
                };
            }
        };
        let captured = self.man(start, to).map(|_| to);
        let is_allowed = match captured {
            None => !manner.must_capture,
            Some(to) => !manner.must_not_capture && is_prey(to),
        };
        (is_way_free && is_allowed).then_some(Landing { captured })
    }

    /// The state after a leg to a square that captured there, or a piece that it jumped.
    pub(super) fn moved(
        &mut self,
        start: State,
        to: Square,
        captured: Option<Square>,
        context: Context,
    ) -> State {
        let mut state = State { at: to, last_captured: captured.is_some(), ..start };
        if let Some(captured) = captured {
            state.captured.insert(captured.raw().into());
            state.captured_in = Frames::captured_in(context.frame);
        }
        state.path = Path(self.paths.with(start.path.0, to));
        state
    }
}
