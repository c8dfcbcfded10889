//! How much work the lines of a variant make before it can be played.

use tabiya_board::Geometry;
use tabiya_pieces::tree::{Alternatives, Core, Distance, Leg, Number};

/// The most steps that the lines of a file may make together: squares times the ways that lead from each.
pub(super) const MAX_STEPS: u64 = 50_000_000;

/// How many steps a line makes.
pub(super) fn steps(alternatives: &Alternatives, geometry: Geometry) -> u64 {
    let legs = alternatives.chains.iter().flat_map(|chain| &chain.legs);
    legs.map(|leg| steps_of_leg(leg, geometry)).fold(0, u64::saturating_add)
}

fn steps_of_leg(leg: &Leg, geometry: Geometry) -> u64 {
    let edge = geometry.width().max(geometry.height());
    let lengths = |distance: &Distance| distance.range(edge).count() as u64;
    let around = |radius: &Number| match radius {
        Number::Any => geometry.area() as u64,
        Number::Exactly(radius) => (2 * u64::from(*radius) + 1).pow(2),
    };
    let ways = match &leg.core {
        Core::Group(group) => return steps(&group.body, geometry),
        Core::Step { distance, .. } => 8 * lengths(distance),
        Core::Oblique { first, second, .. } => 8 * lengths(first) * lengths(second),
        Core::Radius(radius) | Core::Blast(radius) => around(radius),
        Core::Vector { .. } | Core::Itself | Core::Promotion(_) | Core::Fragment => 1,
    };
    ways * geometry.area() as u64
}
