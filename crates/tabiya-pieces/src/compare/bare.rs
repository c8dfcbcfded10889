use crate::tree::{Chain, Core, Leg, Link, Property};

/// What happens to pieces besides a move.
#[derive(Clone, Copy)]
struct Effects {
    promotions: bool,
    removals: bool,
}

impl Effects {
    /// What the legs of a property of the piece (H13) do.
    fn of(property: &Chain) -> Self {
        let mut effects = Self { promotions: false, removals: false };
        for leg in property.all_legs() {
            let promotes = |property: &Property| matches!(property, Property::Promotion(_));
            let is_promotion = matches!(leg.core, Core::Promotion(_));
            effects.promotions |= is_promotion || leg.properties.iter().any(promotes);
            effects.removals |= !is_promotion || !leg.properties.iter().all(promotes);
        }
        effects
    }

    const fn hold(self, property: &Property) -> bool {
        match property {
            Property::Promotion(_) => self.promotions,
            Property::Blast { .. } => self.removals,
            Property::Joint { .. } | Property::Swap(_) => false,
        }
    }

    const fn are_all_of(self, leg: &Leg) -> bool {
        match leg.core {
            Core::Promotion(_) => self.promotions,
            Core::Itself | Core::Blast(_) => self.removals,
            _ => false,
        }
    }
}

/// An alternative without effects of the kind that a property of the piece has: what the property would act on.
pub(super) fn bare(chain: &Chain, property: &Chain) -> Chain {
    without(chain, Effects::of(property))
}

fn without(chain: &Chain, effects: Effects) -> Chain {
    let mut bare = Chain { legs: Vec::new(), links: Vec::new(), ..*chain };
    let before = core::iter::once(None).chain(chain.links.iter().copied().map(Some));
    for (leg, link) in chain.legs.iter().zip(before) {
        if !effects.are_all_of(leg) {
            if !bare.legs.is_empty() {
                bare.links.push(link.unwrap_or(Link::Must));
            }
            bare.legs.push(without_effects(leg, effects));
        }
    }
    // A move in place is nothing without its effects.
    if bare.legs.is_empty() { chain.clone() } else { bare }
}

fn without_effects(leg: &Leg, effects: Effects) -> Leg {
    let mut bare = leg.clone();
    bare.properties.retain(|property| !effects.hold(property));
    if let Core::Group(group) = &mut bare.core {
        for chain in &mut group.body.chains {
            *chain = without(chain, effects);
        }
    }
    bare
}
