use super::chain::Context;
use super::choice::Choices;
use super::leg::Manner;
use super::list::List;
use super::ray::Ray;
use super::run::Run;
use super::state::{State, States};
use crate::tree::{Alternatives, Core, Count, Distance, Group, Kind, Leg, Link, Number};
use crate::{OverBudget, Repeat};

impl<'a> Run<'a> {
    /// The states after a leg that is a group.
    pub(super) fn group(
        &mut self,
        leg: &'a Leg,
        group: &'a Group,
        starts: &[State],
        manner: Manner,
        context: Context,
    ) -> Result<Vec<State>, OverBudget> {
        let filter = group.direction.or(context.filter);
        if let (Some(count), Some(inner)) = (group.count, rider(group, manner)) {
            return self.ride(leg, inner, count, starts, manner, Context { filter, ..context });
        }
        let frame = context.frame.inner();
        let inside = Context {
            frame: frame.inner(),
            is_locked: context.is_locked,
            kind: manner.kind,
            filter,
            prey: manner.prey,
            is_alone: false,
        };
        let mut ends = match group.count {
            None => self.alternatives(&group.body, starts, inside)?,
            Some(count) => self.copies(group, count, starts, inside)?,
        };
        // `c`: the last leg captured; `o`: none did (H8).
        ends.retain(|end| {
            (!manner.must_capture || end.last_captured)
                && (!manner.must_not_capture || !end.captured_in.contains(frame))
        });
        for end in &mut ends {
            end.captured_in = end.captured_in.closed_up_to(context.frame);
        }
        Ok(ends)
    }

    /// The states after a hop along a rider: the only leg inside the group gives the strides (H4).
    fn ride(
        &mut self,
        leg: &'a Leg,
        inner: &'a Leg,
        count: Count,
        starts: &[State],
        manner: Manner,
        context: Context,
    ) -> Result<Vec<State>, OverBudget> {
        let starts = self.guarded(&inner.guards, starts)?;
        let rays = Ray::of_rider(inner, context.filter, count, self.edge());
        let of_inner = Manner::new(inner, Context { prey: manner.prey, ..context });
        let manner = Manner {
            kind: manner.kind,
            must_capture: manner.must_capture || of_inner.must_capture,
            must_not_capture: manner.must_not_capture || of_inner.must_not_capture,
            prey: of_inner.prey,
        };
        let mut ends = self.travel(leg, &rays, &starts, manner, context)?;
        for end in &mut ends {
            for property in &inner.properties {
                self.promise(property, end)?;
            }
        }
        Ok(ends)
    }

    /// The states after the copies of a counted group.
    fn copies(
        &mut self,
        group: &'a Group,
        count: Count,
        starts: &[State],
        inside: Context,
    ) -> Result<Vec<State>, OverBudget> {
        let may_turn = match self.repeat {
            _ if group.connector.is_some() => true,
            Repeat::Document => runs_to_the_edge(&group.body),
            Repeat::Straight => false,
            Repeat::Turning => true,
        };
        if may_turn {
            return self.joined(group, count, starts, Context { is_locked: false, ..inside });
        }
        if inside.is_locked {
            // The copies of the group around repeat what is chosen here as well.
            return self.joined(group, count, starts, inside);
        }
        // What is chosen here is forgotten afterwards.
        let mut ends = States::default();
        let mut before: Vec<Choices> = starts.iter().map(|start| start.choices).collect();
        before.sort_unstable();
        before.dedup();
        for choices in before {
            let starts: Vec<State> = starts
                .iter()
                .filter(|start| start.choices == choices)
                .map(|start| State { choices: List::EMPTY, ..*start })
                .collect();
            let after = self.joined(group, count, &starts, Context { is_locked: true, ..inside })?;
            ends.extend(after.into_iter().map(|end| State { choices, ..end }));
        }
        Ok(ends.into_vec())
    }

    /// Copy after copy, as long as there is something new.
    fn joined(
        &mut self,
        group: &'a Group,
        count: Count,
        starts: &[State],
        inside: Context,
    ) -> Result<Vec<State>, OverBudget> {
        let (least, most) = bounds(count);
        let mut ends = States::default();
        let mut before = starts.to_vec();
        for copy in 1_u32.. {
            let mut after = self.alternatives(&group.body, &before, inside)?;
            for state in &mut after {
                state.captured_in = state.captured_in.closed_up_to(inside.frame.outer());
            }
            if copy >= u32::from(least) {
                // From a state that an earlier copy reached at least as many copies followed.
                after.retain(|&state| ends.insert(state));
            }
            // A capture since the group began cuts what joins the copies, unless that is `;` (H5, H9).
            if group.connector != Some(Link::Further) {
                after.retain(|state| !state.captured_in.contains(inside.frame.outer()));
            }
            before = after;
            if before.is_empty() || most.is_some_and(|most| copy >= u32::from(most)) {
                break;
            }
        }
        Ok(ends.into_vec())
    }
}

/// The only leg of a group that `^` or `^^` makes the vectors of a hop (H4).
fn rider(group: &Group, manner: Manner) -> Option<&Leg> {
    let hops = matches!(manner.kind, Some(Kind::Jump | Kind::Hop));
    only_leg(&group.body).filter(|leg| {
        let is_unit = !matches!(leg.core, Core::Group(_)) && leg.exchange().is_none();
        hops && group.connector.is_none() && is_unit
    })
}

/// Whether a body is a single step that runs to the edge, so that a repeat in the same direction would gain nothing
/// (Q2, H7).
fn runs_to_the_edge(body: &Alternatives) -> bool {
    let Some(Leg { core: Core::Step { distance, .. }, .. }) = only_leg(body) else { return false };
    let Distance { from, to } = distance;
    to.unwrap_or(*from) == Number::Any
}

/// The leg of a body that has no other.
fn only_leg(body: &Alternatives) -> Option<&Leg> {
    let [chain] = body.chains.as_slice() else { return None };
    let [leg] = chain.legs.as_slice() else { return None };
    Some(leg)
}

/// The least and the greatest number of copies. One number is the greatest alone (Q3, H9).
pub(super) fn bounds(count: Count) -> (u8, Option<u8>) {
    let number = |number| match number {
        Number::Any => None,
        Number::Exactly(number) => Some(number),
    };
    match count.to {
        None => (1, number(count.from)),
        Some(to) => (number(count.from).unwrap_or(1), number(to)),
    }
}
