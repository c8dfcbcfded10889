//! What Wikipedia's lists mean by `^` (section 6), in the document's terms.

use crate::tree::{
    Alternatives, Chain, Core, Count, Distance, Group, Kind, Leg, Link, Linkage, Number, Piece,
};

/// Outside of `n( )`, `c^n+` captures where it lands: a hop. Inside, `cn(^2X)` captures what it jumps over, again and
/// again, in any direction. The legs behind a `.` lead outward (Q18).
pub(super) fn translate(piece: &mut Piece) {
    piece.linkage = Linkage::Outward;
    legs(&mut piece.alternatives).for_each(outside);
}

fn legs(alternatives: &mut Alternatives) -> impl Iterator<Item = &mut Leg> {
    alternatives.chains.iter_mut().flat_map(|chain| chain.legs.iter_mut())
}

/// A leg that is in no `n( )`.
fn outside(leg: &mut Leg) {
    let is_rider = match &mut leg.core {
        Core::Group(group) if repeats(group) => {
            inside(group);
            true
        }
        Core::Group(group) => {
            legs(&mut group.body).for_each(outside);
            false
        }
        Core::Step { distance, .. } => is_long(*distance),
        _ => false,
    };
    if is_rider && leg.kind == Some(Kind::Jump) {
        leg.kind = Some(Kind::Hop);
    }
}

/// A group `n( )`: with jumps inside, they may be repeated and turn.
fn inside(group: &mut Group) {
    if group.connector.is_none() && jumps(&group.body) {
        group.connector = Some(Link::Further);
    }
}

fn jumps(alternatives: &Alternatives) -> bool {
    alternatives.chains.iter().flat_map(|chain: &Chain| &chain.legs).any(|leg| {
        let inside = matches!(&leg.core, Core::Group(group) if jumps(&group.body));
        inside || leg.kind == Some(Kind::Jump)
    })
}

fn repeats(group: &Group) -> bool {
    matches!(group.count, Some(Count { from: Number::Any, .. } | Count { to: Some(Number::Any), .. }))
}

/// Whether it runs to the edge.
fn is_long(distance: Distance) -> bool {
    matches!(distance, Distance { from: Number::Any, .. } | Distance { to: Some(Number::Any), .. })
}
