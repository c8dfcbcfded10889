//! The tree in the form of the table in section 4 of the notation's description.

use std::fmt::Display;

use tabiya_pieces::Piece;
use tabiya_pieces::tree::{
    Alternatives, Chain, ConditionKind, Core, Direction, Guard, Influence, Leg, Owner, Promotion, Property,
    Reach,
};

pub(crate) fn shape(piece: &Piece) -> String {
    alternatives(&piece.alternatives)
}

fn list(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

/// The parts that are there, with spaces between them.
fn words<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn text(part: Option<impl Display>) -> String {
    part.map_or_else(String::new, |part| part.to_string())
}

/// A list in brackets, if there is anything in it.
fn bracketed(parts: impl IntoIterator<Item = String>) -> String {
    let list = list(parts);
    if list.is_empty() { list } else { format!("[{list}]") }
}

fn alternatives(alternatives: &Alternatives) -> String {
    match &*alternatives.chains {
        [only] => chain(only),
        chains => format!("Alt([{}])", list(chains.iter().map(chain))),
    }
}

fn chain(chain: &Chain) -> String {
    match &*chain.legs {
        [only] => leg(only),
        legs => {
            let links = list(chain.links.iter().map(ToString::to_string));
            format!("Chain([{}] [{links}])", list(legs.iter().map(leg)))
        }
    }
}

fn leg(leg: &Leg) -> String {
    let influences = leg.guards.iter().filter_map(|guard| match guard {
        Guard::Influence(influence) => Some(self::influence(influence)),
        Guard::Condition(_) => None,
    });
    let conditions = leg.guards.iter().filter_map(|guard| match guard {
        Guard::Condition(condition) if matches!(condition.kind, ConditionKind::Line(_)) => None,
        Guard::Condition(condition) => Some(condition.to_string()),
        Guard::Influence(_) => None,
    });
    let guards = words([bracketed(influences.clone()), bracketed(conditions)]);
    let properties = bracketed(leg.properties.iter().map(property));
    let kind = text(leg.kind);
    let (name, what) = match &leg.core {
        Core::Fragment => return format!("InflOnly({})", list(influences)),
        Core::Group(group) => {
            let count = group.count.map_or_else(|| "1".to_owned(), |count| count.to_string());
            ("Group", words([kind, count, alternatives(&group.body), text(group.connector)]))
        }
        Core::Step { distance, direction } => {
            let kind = if kind.is_empty() { "slide".to_owned() } else { kind };
            ("Step", format!("{kind} {distance} {direction}"))
        }
        Core::Oblique { first, second, direction } => {
            let kind = if kind.is_empty() { "~(implied)".to_owned() } else { kind };
            ("Leap", words([kind, first.to_string(), second.to_string(), text(*direction)]))
        }
        Core::Vector { right, forward } => ("Offset", words([kind, format!("{right} {forward}")])),
        Core::Radius(radius) => ("Near", words([kind, radius.to_string()])),
        Core::Itself => ("Self", kind),
        Core::Blast(radius) => ("Effect", format!("[Area({radius})]")),
        Core::Promotion(promotion) => ("Effect", format!("[{}]", self::promotion(promotion))),
    };
    format!("{name}({})", words([guards, what, properties]))
}

fn influence(influence: &Influence) -> String {
    let not = if influence.negated { "not" } else { "" };
    let owner = if influence.owner == Some(Owner::Enemy) { "enemy" } else { "ally" };
    let reach = match influence.reach {
        Reach::Straight(distance) => distance.to_string(),
        Reach::Oblique(first, second) => format!("{first} {second}"),
    };
    let direction = influence.direction.as_ref().map_or_else(|| "*".to_owned(), Direction::to_string);
    let words = words([not.to_owned(), owner.to_owned(), influence.letters.clone(), reach, direction]);
    format!("Infl({words})")
}

fn property(property: &Property) -> String {
    match property {
        Property::Joint { letters, .. } => format!("Joint({letters})"),
        Property::Swap(swap) => {
            let path = [text(swap.kind), text(swap.distance), text(swap.direction)];
            format!("Swap({} {})", swap.letters, words(path))
        }
        Property::Blast { on_capture, radius, .. } => {
            format!("Area({}{radius})", if *on_capture { "c " } else { "" })
        }
        Property::Promotion(promotion) => self::promotion(promotion),
    }
}

fn promotion(promotion: &Promotion) -> String {
    format!("Promote({} {})", promotion.lines, promotion.choices.concat())
}
