use super::chain::Context;
use super::effect::Effects;
use super::ray::Ray;
use super::run::Run;
use super::state::{State, States};
use super::vector::radius;
use crate::OverBudget;
use crate::tree::{Condition, ConditionKind, Core, Guard, Kind, Leg, Property};

/// How a leg moves: what it says itself, and what it has from the groups around it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    pub(super) kind: Option<Kind>,
    /// `c`.
    pub(super) must_capture: bool,
    /// `o`.
    pub(super) must_not_capture: bool,
    pub(super) prey: Prey,
}

/// Whose pieces may be taken (Q19).
#[derive(Clone, Copy, Debug)]
pub(super) struct Prey {
    pub(super) own: bool,
    pub(super) enemy: bool,
}

impl Prey {
    /// Where nothing is said.
    pub(super) const ENEMY: Self = Self { own: false, enemy: true };
}

impl Manner {
    pub(super) fn new(leg: &Leg, context: Context) -> Self {
        let own = has(leg, ConditionKind::OfAlly);
        let enemy = has(leg, ConditionKind::OfEnemy);
        Self {
            kind: leg.kind.or(context.kind),
            must_capture: has(leg, ConditionKind::Capture),
            must_not_capture: has(leg, ConditionKind::NoCapture),
            prey: if own || enemy { Prey { own, enemy } } else { context.prey },
        }
    }
}

/// Whether a leg has this condition.
pub(super) fn has(leg: &Leg, wanted: ConditionKind) -> bool {
    leg.guards
        .iter()
        .any(|guard| matches!(guard, Guard::Condition(Condition { kind, .. }) if *kind == wanted))
}

impl<'a> Run<'a> {
    /// The states after a leg.
    pub(super) fn leg(
        &mut self,
        leg: &'a Leg,
        starts: &[State],
        context: Context,
    ) -> Result<Vec<State>, OverBudget> {
        let starts = self.guarded(&leg.guards, starts)?;
        let manner = Manner::new(leg, context);
        let after = self.core(leg, &starts, manner, context)?;
        let mut ends = States::default();
        for mut state in after {
            for property in &leg.properties {
                self.promise(property, &mut state)?;
            }
            ends.insert(state);
        }
        Ok(ends.into_vec())
    }

    fn core(
        &mut self,
        leg: &'a Leg,
        starts: &[State],
        manner: Manner,
        context: Context,
    ) -> Result<Vec<State>, OverBudget> {
        match leg.exchange() {
            Some(_) if !context.is_alone => return Ok(Vec::new()),
            Some(Property::Joint { letters, .. }) => {
                return self.castle(leg, letters, starts, manner, context);
            }
            Some(Property::Swap(swap)) => return self.swap(leg, swap, starts, manner, context),
            _ => {}
        }
        match &leg.core {
            Core::Group(group) => self.group(leg, group, starts, manner, context),
            Core::Step { .. } | Core::Oblique { .. } | Core::Vector { .. } | Core::Radius(_) => {
                let rays = Ray::of(leg, context.filter, self.edge());
                self.travel(leg, &rays, starts, manner, context)
            }
            Core::Itself => {
                // `c0` always removes the mover (H12); `0` does nothing (H4).
                let effects = Effects::removal(manner.must_capture);
                Ok(starts.iter().map(|start| start.with_effects(effects)).collect())
            }
            Core::Blast(number) => {
                let effects = Effects::blast(radius(*number, self.edge()), manner.must_capture);
                Ok(starts.iter().map(|start| start.with_effects(effects)).collect())
            }
            // It takes nothing, so `c` forbids it.
            Core::Promotion(_) if manner.must_capture => Ok(Vec::new()),
            Core::Promotion(promotion) => starts
                .iter()
                .map(|start| self.with_promotion(start.with_effects(Effects::default()), promotion))
                .collect(),
            // An influence alone makes no move (H1).
            Core::Fragment => Ok(Vec::new()),
        }
    }
}
