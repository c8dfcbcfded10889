use serde_json::{Map, Value, json};
use tabiya::board::{Geometry, Square};
use tabiya::pieces::tree::{
    Alternatives, Chain, Condition, ConditionKind, Core, Count, Distance, Group, Guard, Influence, Leg,
    Lines, Linkage, Number, Place, Promotion, Property, Reach, Swap,
};
use tabiya::pieces::{Movement, Piece, extensions, square_name};
use tabiya_game::Diagnostic;
use tabiya_messages::Catalogue;

use super::diagnostics;

/// `{"valid", "canonical", "tree", "extensions", "diagnostics"}`: the answer of `pieces.parse`. Of a line that is not
/// well formed, `canonical` and `tree` are null.
pub fn piece_report(piece: Option<&Piece>, about: &[Diagnostic], catalogue: &Catalogue) -> Value {
    let extensions = piece.map(extensions).unwrap_or_default();
    json!({
        "valid": piece.is_some(),
        "canonical": piece.map(ToString::to_string),
        "tree": piece.map(tree),
        "extensions": extensions.iter().map(|extension| extension.number()).collect::<Value>(),
        "diagnostics": diagnostics(about, catalogue),
    })
}

/// A syntax tree: the `tree` of `pieces.parse`.
///
/// `{"linkage", "alternatives"}`, and below it every node has what it is as `kind` where there are several kinds, and
/// where it stands as `span`. Signs of the notation stand as they are written.
pub fn tree(piece: &Piece) -> Value {
    let linkage = match piece.linkage {
        Linkage::Free => "free",
        Linkage::Outward => "outward",
    };
    json!({ "linkage": linkage, "alternatives": alternatives(&piece.alternatives) })
}

/// `{"from", "to", "captures", "removed", "partner", "promotion", "path"}`: one of the `details` of `pieces.targets`.
pub fn movement(movement: &Movement, geometry: Geometry) -> Value {
    let name = |square| square_name(geometry, square).to_string();
    let names = |squares: &[Square]| squares.iter().map(|&square| name(square)).collect::<Vec<_>>();
    // All lists are sorted by text (H14).
    let sorted = |squares: &[Square]| {
        let mut names = names(squares);
        names.sort_unstable();
        names
    };
    json!({
        "from": name(movement.from),
        "to": name(movement.to),
        "captures": sorted(&movement.captures),
        "removed": sorted(&movement.removed),
        "partner": movement.partner.map(|(from, to)| [name(from), name(to)]),
        "promotion": movement.promotion,
        "path": names(&movement.path),
    })
}

fn alternatives(alternatives: &Alternatives) -> Value {
    alternatives.chains.iter().map(chain).collect()
}

fn chain(chain: &Chain) -> Value {
    json!({
        "span": span(chain.place),
        "legs": chain.legs.iter().map(leg).collect::<Value>(),
        "links": chain.links.iter().map(|&link| link.to_string()).collect::<Value>(),
    })
}

fn leg(leg: &Leg) -> Value {
    let mut node = Map::new();
    node.insert("span".into(), span(leg.place));
    node.insert("guards".into(), leg.guards.iter().map(guard).collect());
    if let Some(kind) = leg.kind {
        node.insert("type".into(), kind.to_string().into());
    }
    node.insert("core".into(), core(&leg.core));
    node.insert("properties".into(), leg.properties.iter().map(property).collect());
    node.into()
}

fn guard(guard: &Guard) -> Value {
    match guard {
        Guard::Influence(guard) => influence(guard),
        Guard::Condition(guard) => condition(guard),
    }
}

fn influence(influence: &Influence) -> Value {
    let mut node = node("influence", Some(influence.place));
    node.insert("negated".into(), influence.negated.into());
    node.insert("bracketed".into(), influence.bracketed.into());
    if let Some(owner) = influence.owner {
        node.insert("owner".into(), owner.to_string().into());
    }
    node.insert("letters".into(), influence.letters.as_str().into());
    match influence.reach {
        Reach::Straight(reach) => {
            node.insert("distance".into(), distance(reach));
        }
        Reach::Oblique(first, second) => {
            node.insert("first".into(), distance(first));
            node.insert("second".into(), distance(second));
        }
    }
    with_direction(node, influence.direction.map(|direction| direction.to_string()))
}

fn condition(condition: &Condition) -> Value {
    let lines = match condition.kind {
        ConditionKind::Line(lines) => Some(lines),
        _ => None,
    };
    let mut node = node("condition", Some(condition.place));
    node.insert("negated".into(), condition.negated.into());
    // The letter that it is written with; lines stand behind it.
    let letter: String = condition.kind.to_string().chars().take(1).collect();
    node.insert("letter".into(), letter.into());
    if let Some(lines) = lines {
        node.insert("lines".into(), self::lines(lines));
    }
    node.into()
}

fn core(core: &Core) -> Value {
    match core {
        Core::Group(group) => self::group(group),
        Core::Step { distance, direction } => {
            let mut node = node("step", None);
            node.insert("distance".into(), self::distance(*distance));
            with_direction(node, Some(direction.to_string()))
        }
        Core::Oblique { first, second, direction } => {
            let mut node = node("oblique", None);
            node.insert("first".into(), distance(*first));
            node.insert("second".into(), distance(*second));
            with_direction(node, direction.map(|direction| direction.to_string()))
        }
        Core::Vector { right, forward } => json!({ "kind": "vector", "right": right, "forward": forward }),
        Core::Radius(radius) => json!({ "kind": "radius", "radius": number(*radius) }),
        Core::Itself => json!({ "kind": "self" }),
        Core::Blast(radius) => json!({ "kind": "blast", "radius": number(*radius) }),
        Core::Promotion(promotion) => self::promotion(promotion),
        Core::Fragment => json!({ "kind": "fragment" }),
    }
}

fn group(group: &Group) -> Value {
    let mut node = node("group", None);
    if let Some(Count { from, to }) = group.count {
        node.insert("count".into(), range(from, to));
    }
    node.insert("alternatives".into(), alternatives(&group.body));
    if let Some(connector) = group.connector {
        node.insert("connector".into(), connector.to_string().into());
    }
    with_direction(node, group.direction.map(|direction| direction.to_string()))
}

fn property(property: &Property) -> Value {
    match property {
        Property::Joint { letters, place } => {
            let mut node = node("joint", Some(*place));
            node.insert("letters".into(), letters.as_str().into());
            node.into()
        }
        Property::Swap(swap) => self::swap(swap),
        Property::Blast { on_capture, radius, place } => {
            let mut node = node("blast", Some(*place));
            node.insert("on_capture".into(), (*on_capture).into());
            node.insert("radius".into(), number(*radius));
            node.into()
        }
        Property::Promotion(promotion) => self::promotion(promotion),
    }
}

fn swap(swap: &Swap) -> Value {
    let mut node = node("swap", Some(swap.place));
    node.insert("letters".into(), swap.letters.as_str().into());
    if let Some(kind) = swap.kind {
        node.insert("type".into(), kind.to_string().into());
    }
    if let Some(distance) = swap.distance {
        node.insert("distance".into(), self::distance(distance));
    }
    with_direction(node, swap.direction.map(|direction| direction.to_string()))
}

fn promotion(promotion: &Promotion) -> Value {
    let mut node = node("promotion", Some(promotion.place));
    node.insert("lines".into(), lines(promotion.lines));
    node.insert("choices".into(), promotion.choices.as_slice().into());
    node.insert("optional".into(), promotion.optional.into());
    node.into()
}

fn node(kind: &str, place: Option<Place>) -> Map<String, Value> {
    let mut node = Map::new();
    node.insert("kind".into(), kind.into());
    if let Some(place) = place {
        node.insert("span".into(), span(place));
    }
    node
}

fn with_direction(mut node: Map<String, Value>, direction: Option<String>) -> Value {
    if let Some(direction) = direction {
        node.insert("direction".into(), direction.into());
    }
    node.into()
}

fn span(place: Place) -> Value {
    json!({ "start": place.start, "end": place.end })
}

fn number(number: Number) -> Value {
    match number {
        Number::Any => "n".into(),
        Number::Exactly(number) => number.into(),
    }
}

fn distance(Distance { from, to }: Distance) -> Value {
    range(from, to)
}

fn range(from: Number, to: Option<Number>) -> Value {
    let mut range = Map::new();
    range.insert("from".into(), number(from));
    if let Some(to) = to {
        range.insert("to".into(), number(to));
    }
    range.into()
}

fn lines(Lines { from, to }: Lines) -> Value {
    range(Number::Exactly(from), to.map(Number::Exactly))
}
