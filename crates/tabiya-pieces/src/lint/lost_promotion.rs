use crate::codes::LOST_PROMOTION;
use crate::reach::removed;
use crate::reader::flaw::{Flaw, quoted};
use crate::tree::{Alternatives, Chain, Core, Promotion, Property};

/// Promotions of a piece that the same move removes (H12): `1+&L8Q&c0`.
pub(super) fn flaws(alternatives: &Alternatives) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    for chain in &alternatives.chains {
        // A property of the piece happens as a whole (H13).
        let is_lost = chain.is_property() && removed(chain).contains(&true);
        collect(chain, is_lost, &mut flaws);
    }
    flaws
}

/// `is_lost` says that all promotions in it are.
fn collect(chain: &Chain, is_lost: bool, flaws: &mut Vec<Flaw>) {
    for (leg, removed) in chain.legs.iter().zip(removed(chain)) {
        let is_lost = is_lost || removed;
        match &leg.core {
            Core::Promotion(promotion) if is_lost => flaws.push(flaw(promotion)),
            Core::Group(group) => group.body.chains.iter().for_each(|chain| collect(chain, is_lost, flaws)),
            _ => {}
        }
        flaws.extend(leg.properties.iter().filter_map(|property| match property {
            Property::Promotion(promotion) if is_lost => Some(flaw(promotion)),
            _ => None,
        }));
    }
}

fn flaw(promotion: &Promotion) -> Flaw {
    Flaw::new(promotion.place, LOST_PROMOTION).with("found", quoted(&promotion.to_string()))
}
