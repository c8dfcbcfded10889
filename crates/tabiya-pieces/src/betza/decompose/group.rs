//! Groups: their alternatives, and copies of them.

use super::Reader;
use super::body::{has_choice_of_leaps, is_complete, is_rider, runs_to_the_edge};
use super::copies::{crooked, repeated, ridden};
use super::line::{Line, lines, way};
use super::manner::{Context, Manner};
use super::route::{Route, agree, quiet, route};
use crate::betza::path::{Course, Deed, Gate, MAX_PATHS, Reach, Way};
use crate::betza::told::{CONDITION, REPETITION};
use crate::betza::vector::Vector;
use crate::tree::{Alternatives, Count, Direction, Group, Kind, Leg, Link, Number};

/// The most copies of a group that are written one after the other.
const MAX_COPIES: u8 = 8;

impl Reader<'_> {
    pub(super) fn group(
        &mut self,
        leg: &Leg,
        group: &Group,
        manner: Manner,
        context: Context,
        is_first: bool,
    ) -> Vec<Route> {
        let filter = group.direction.or(context.filter);
        let routes = match (group.count, manner.kind) {
            (Some(count), Some(kind @ (Kind::Jump | Kind::Hop))) if is_rider(group) => {
                return self.rider(&group.body.chains[0].legs[0], kind, count, manner, filter);
            }
            (count, kind) => {
                let prey = Some(manner.prey);
                let inside = Context { kind, filter, prey, is_copied: context.is_copied, is_alone: false };
                match count {
                    None => self.alternatives(&group.body, inside, is_first),
                    Some(count) => self.copies(leg, group, count, inside, is_first),
                }
            }
        };
        let mut ends = Vec::new();
        for mut route in routes {
            route.gate = match (manner.gate, route.gate) {
                (Gate::Open, gate) | (gate, Gate::Open) => gate,
                (outer, inner) if outer == inner => inner,
                _ => {
                    self.told.say(CONDITION, leg, leg.place);
                    continue;
                }
            };
            // `c`: the last leg captured; `o`: none did (H8).
            if manner.must_not_capture {
                let Some(quiet) = quiet(&route) else { continue };
                route = quiet;
            }
            if manner.must_capture {
                match self.capturing(leg, route) {
                    Some(capturing) => route = capturing,
                    None => continue,
                }
            }
            ends.push(route);
        }
        ends
    }

    fn alternatives(&mut self, body: &Alternatives, context: Context, is_first: bool) -> Vec<Route> {
        let mut routes = Vec::new();
        for (number, chain) in body.chains.iter().enumerate() {
            let mut own = self.chain(chain, context, is_first);
            if context.is_copied && body.chains.len() > 1 {
                for route in &mut own {
                    route.choices.insert(0, (number + 1, Vector::new(0, 0)));
                }
            }
            routes.append(&mut own);
            if routes.len() > MAX_PATHS {
                self.told.too_many(chain);
                return Vec::new();
            }
        }
        routes
    }

    /// What is left of a route whose last leg must capture.
    fn capturing(&mut self, leg: &Leg, mut route: Route) -> Option<Route> {
        if route.is_idle {
            return None;
        }
        match &mut route.whole {
            Some(Deed::Anywhere(modality)) => *modality = modality.capturing(),
            Some(Deed::Go(strides, Course::Crooked)) => {
                for stride in strides {
                    stride.modality = stride.modality.capturing();
                }
            }
            Some(_) => {
                self.told.say(REPETITION, leg, leg.place);
                return None;
            }
            None => {
                let last = route.strides.last_mut()?;
                if last.way != Way::Jump {
                    last.modality = last.modality.capturing();
                }
                if !last.modality.captures() {
                    return None;
                }
            }
        }
        Some(route)
    }

    /// A hop along a rider (H4): the count is the distance.
    fn rider(
        &mut self,
        inner: &Leg,
        kind: Kind,
        count: Count,
        manner: Manner,
        filter: Option<Direction>,
    ) -> Vec<Route> {
        let prey = Some(manner.prey);
        if inner.exchange().is_some() {
            return Vec::new();
        }
        let inside = Context { kind: Some(kind), filter, prey, ..Context::default() };
        let own = self.manner(inner, inside, false);
        let manner = Manner {
            kind: Some(kind),
            must_capture: manner.must_capture || own.must_capture,
            must_not_capture: manner.must_not_capture || own.must_not_capture,
            gate: if manner.gate == Gate::Open { own.gate } else { manner.gate },
            ..own
        };
        for property in &inner.properties {
            self.told.say(REPETITION, property, inner.place);
        }
        let (least, most) = bounds(count);
        let leaps = lines(&inner.core, Some(Kind::Leap), filter);
        leaps
            .into_iter()
            .filter_map(|leap| {
                let line = Line { way: way(kind), reach: Reach::new(least, most), ..leap };
                route(line, manner)
            })
            .collect()
    }

    /// Copies of a group: the same in the same direction, again and again (3.4).
    fn copies(
        &mut self,
        leg: &Leg,
        group: &Group,
        count: Count,
        inside: Context,
        is_first: bool,
    ) -> Vec<Route> {
        let (least, most) = bounds(count);
        let turns = group.connector.is_some() || runs_to_the_edge(&group.body);
        let is_bound = inside.is_copied && !turns;
        // The legs of a group whose copies may turn are not bound by a group around it either.
        let inside = Context { is_copied: !turns, ..inside };
        // Each copy looks at the square where it begins.
        let mut routes = self.alternatives(&group.body, inside, is_first && most == Some(1));
        if turns {
            forget(&mut routes);
        }
        if most == Some(1) {
            return if least <= 1 { routes } else { Vec::new() };
        }
        let few = most.is_some_and(|most| most <= MAX_COPIES);
        if !turns && !has_choice_of_leaps(&group.body, inside.kind) {
            if let Some(ridden) = ridden(&routes, least, most) {
                return ridden;
            }
            if !few
                && least <= 1
                && is_complete(&group.body)
                && let Some(repeated) = repeated(&routes, most)
            {
                return repeated;
            }
            if most.is_none()
                && least <= 1
                && let Some(crooked) = crooked(&group.body, &routes)
            {
                return crooked;
            }
        }
        // Few enough copies can be written one after the other.
        let Some(most) = most.filter(|_| few) else {
            self.told.say(REPETITION, leg, leg.place);
            return Vec::new();
        };
        let mut ends = self.one_by_one(group, &routes, (least, most), turns);
        if !is_bound {
            forget(&mut ends);
        }
        ends
    }

    /// Each number of copies that there can be, written out.
    fn one_by_one(
        &mut self,
        group: &Group,
        routes: &[Route],
        (least, most): (u8, u8),
        turns: bool,
    ) -> Vec<Route> {
        let chain = &group.body.chains[0];
        // A capture cuts what joins the copies, unless that is `;` (H5).
        let cut = group.connector != Some(Link::Further);
        let mut ends = Vec::new();
        let mut before = routes.to_vec();
        for copy in 1..=most {
            if copy >= least {
                ends.extend_from_slice(&before);
            }
            if copy == most {
                break;
            }
            let mut after = Vec::new();
            for head in before.iter().filter_map(|route| if cut { quiet(route) } else { Some(route.clone()) })
            {
                let tails = routes.iter().filter(|tail| turns || agree(&head.choices, &tail.choices));
                for tail in tails {
                    let choices = if head.choices.len() >= tail.choices.len() { &head } else { tail };
                    let joined = self.joined(&head, tail, false, chain);
                    after.extend(joined.map(|joined| Route { choices: choices.choices.clone(), ..joined }));
                }
                if after.len() + ends.len() > MAX_PATHS {
                    self.told.too_many(chain);
                    return Vec::new();
                }
            }
            before = after;
        }
        ends
    }
}

/// The choices of copies end with the group.
fn forget(routes: &mut [Route]) {
    for route in routes {
        route.choices.clear();
    }
}

/// The least and the greatest number of copies. One number is the greatest alone (Q3, H9).
fn bounds(count: Count) -> (u8, Option<u8>) {
    let number = |number| match number {
        Number::Any => None,
        Number::Exactly(number) => Some(number),
    };
    match count.to {
        None => (1, number(count.from)),
        Some(to) => (number(count.from).unwrap_or(1), number(to)),
    }
}
