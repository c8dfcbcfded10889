use super::ray::{self, Manner, Ray};
use super::takes::{Takes, Targets};
use crate::tree::{Chain, Core, Direction, Group, Guard, Kind, Leg, Number};

/// What the groups around a leg say for it where it says nothing itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Around {
    /// The type before the group (H4).
    pub(super) kind: Option<Kind>,
    /// `a` and `e` on the group (H8).
    pub(super) takes: Takes,
    /// The direction after the group: the filter of oblique leaps (H4).
    pub(super) filter: Option<Direction>,
    /// `o` on a group: no leg inside captures (H8).
    pub(super) forbids: bool,
}

impl Around {
    /// What holds inside a group.
    pub(super) fn inside(self, leg: &Leg, group: &Group) -> Self {
        let takes = Takes::of(leg);
        Self {
            kind: leg.kind.or(self.kind),
            takes: takes.or_of(self.takes),
            filter: group.direction.or(self.filter),
            forbids: self.forbids || takes.must_not,
        }
    }
}

/// A leg that moves by itself: its ways and what it may meet at their ends.
#[derive(Clone, Debug)]
pub(super) struct Stride<'a> {
    pub(super) manner: Manner,
    pub(super) rays: Vec<Ray>,
    /// What may stand where it lands; of a jump, what it may jump over.
    pub(super) targets: Targets,
    /// The leg inside of a hop along a rider.
    pub(super) inner: Option<&'a Leg>,
}

impl<'a> Stride<'a> {
    /// `None` for groups, for legs that stay where they are, and for moves of two pieces.
    pub(super) fn new(leg: &'a Leg, around: Around, edge: u8) -> Option<Self> {
        if leg.exchange().is_some() {
            return None;
        }
        let (inner, (manner, rays)) = match &leg.core {
            Core::Group(group) => {
                let (inner, ways) = along_a_rider(leg, group, around, edge)?;
                (Some(inner), ways)
            }
            core => (None, ray::rays(core, leg.kind.or(around.kind), around.filter, edge)?),
        };
        let mut takes = Takes::of(leg);
        if let Some(inner) = inner {
            let within = Takes::of(inner);
            takes = within.or_of(takes);
            takes.must |= Takes::of(leg).must;
            takes.must_not |= Takes::of(leg).must_not;
        }
        let takes = takes.or_of(around.takes);
        let mut targets = takes.targets();
        let mut manner = manner;
        if manner == Manner::Jump {
            if takes.must_not {
                // `o^` jumps over a piece of either side and takes nothing.
                manner = Manner::Hop;
            } else {
                targets.empty = targets.captures();
            }
        }
        if around.forbids {
            (targets.own, targets.enemy) = (false, false);
            targets.empty &= manner != Manner::Jump;
        }
        Some(Self { manner, rays, targets, inner })
    }

    /// Whether it leaps, to one square for each choice.
    pub(super) fn is_leaper(&self) -> bool {
        let leaps = self.manner == Manner::Slide && self.rays.iter().all(|ray| ray.is_leap());
        leaps && self.choices().len() == self.rays.len()
    }

    /// The same leap again and again as one line: what stops a slide stops the chain of copies, and it may end where a
    /// copy ends. `None` if it can't be made at all.
    pub(super) fn repeated(mut self, least: u8, most: Option<u8>, edge: u8) -> Option<Self> {
        let mut most = most.unwrap_or(edge).min(edge);
        if !self.targets.empty {
            // The first copy captures, and that is the end (H9).
            most = most.min(1);
        }
        if most < least {
            return None;
        }
        for ray in &mut self.rays {
            (ray.least, ray.most) = (least, most);
        }
        Some(self)
    }

    /// What can be told apart and repeated, in order.
    pub(super) fn choices(&self) -> Vec<u16> {
        let mut choices: Vec<u16> = self.rays.iter().map(|ray| ray.choice).collect();
        choices.sort_unstable();
        choices.dedup();
        choices
    }

    /// Everything that must hold where it starts.
    pub(super) fn guards<'b>(&self, leg: &'b Leg) -> impl Iterator<Item = &'b Guard>
    where
        'a: 'b,
    {
        leg.guards.iter().chain(self.inner.into_iter().flat_map(|inner| &inner.guards))
    }
}

/// A hop along a rider, `^n(~1/2)`: the unit vectors are those of the only leg inside, the count is the distance (H4).
/// Copies joined by a connector are legs of their own (E1).
fn along_a_rider<'a>(
    leg: &Leg,
    group: &'a Group,
    around: Around,
    edge: u8,
) -> Option<(&'a Leg, (Manner, Vec<Ray>))> {
    let manner = match leg.kind.or(around.kind)? {
        Kind::Jump => Manner::Jump,
        Kind::Hop => Manner::Hop,
        Kind::Leap => return None,
    };
    let [Chain { legs, .. }] = group.body.chains.as_slice() else { return None };
    let [inner] = legs.as_slice() else { return None };
    let is_unit = !matches!(inner.core, Core::Group(_)) && inner.exchange().is_none();
    if group.count.is_none() || group.connector.is_some() || !is_unit {
        return None;
    }
    let choices = ray::leaps(&inner.core, group.direction.or(around.filter), edge).unwrap_or_default();
    // `k` means up to `k` here too (Q3).
    let (least, most) = copies(group);
    let most = most.unwrap_or(edge).min(edge);
    let rays = if most < least {
        Vec::new()
    } else {
        let of_choice = |(choice, vectors): (usize, Vec<_>)| {
            vectors.into_iter().map(move |vector| Ray { choice: choice as u16, vector, least, most })
        };
        choices.into_iter().enumerate().flat_map(of_choice).collect()
    };
    Some((inner, (manner, rays)))
}

/// The least and the greatest number of copies. `k(G)` has no minimum (H9).
pub(super) fn copies(group: &Group) -> (u8, Option<u8>) {
    let exactly = |number| match number {
        Number::Any => None,
        Number::Exactly(number) => Some(number),
    };
    match group.count {
        None => (1, Some(1)),
        Some(count) => match count.to {
            None => (1, exactly(count.from)),
            Some(to) => (exactly(count.from).unwrap_or(1).max(1), exactly(to)),
        },
    }
}
