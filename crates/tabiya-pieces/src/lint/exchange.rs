use tabiya_game::Argument;

use crate::codes::{EXCHANGE_NO_STEP, EXCHANGE_NOT_ALONE, SECOND_EXCHANGE};
use crate::reader::flaw::{Flaw, quoted};
use crate::tree::{Chain, Core, Leg, Piece, Place, Property};

/// What is wrong with legs that move two pieces: castling (H20) and exchanges of places (H22).
pub(super) fn flaws(piece: &Piece) -> Vec<Flaw> {
    piece.alternatives.chains.iter().flat_map(of_chain).collect()
}

/// The same of one alternative of the piece.
pub(super) fn of_chain(chain: &Chain) -> impl Iterator<Item = Flaw> {
    // A leg comes before those in its group.
    let legs = chain.all_legs().enumerate();
    legs.filter_map(|(number, leg)| flaw(leg, chain.is_single() && number == 0))
}

fn flaw(leg: &Leg, is_alone: bool) -> Option<Flaw> {
    let exchange = leg.exchange()?;
    let is_joint = matches!(exchange, Property::Joint { .. });
    let about = |flaw: Flaw| {
        flaw.with("found", quoted(&leg.to_string()))
            .with("what", Argument::text(if is_joint { "joint" } else { "swap" }))
    };
    let is_led = match leg.core {
        Core::Step { .. } => true,
        Core::Oblique { .. } | Core::Vector { .. } | Core::Radius(_) => !is_joint,
        _ => false,
    };
    if !is_led {
        return Some(about(Flaw::new(leg.place, EXCHANGE_NO_STEP)));
    }
    if !is_alone {
        let right = Argument::input(leg.to_string());
        return Some(about(Flaw::new(leg.place, EXCHANGE_NOT_ALONE)).with("right", right));
    }
    let (second, place) = leg.properties.iter().filter_map(|other| Some((other, place(other)?))).nth(1)?;
    Some(
        Flaw::new(place, SECOND_EXCHANGE)
            .with("found", quoted(&second.to_string()))
            .with("first", quoted(&exchange.to_string())),
    )
}

/// Where a property stands that moves another piece.
const fn place(property: &Property) -> Option<Place> {
    match property {
        Property::Joint { place, .. } => Some(*place),
        Property::Swap(swap) => Some(swap.place),
        Property::Blast { .. } | Property::Promotion(_) => None,
    }
}
