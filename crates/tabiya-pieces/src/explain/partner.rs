use tabiya_game::{Argument, Message};

use super::condition::Mode;
use super::context::{Context, Standing};
use super::direction::Bearing;
use super::distance::{DISTANCE, along};
use super::influence::{letters, place};
use super::{codes, effect, leg};
use crate::tree::{Core, Direction, Distance, Leg, Number, Property, Swap};

/// A move that two pieces make.
pub(super) enum Partner<'tree> {
    /// `OKR`: the letters.
    Joint(&'tree str),
    /// `|R`.
    Swap(&'tree Swap),
}

/// The partner of a leg.
pub(super) fn of(leg: &Leg) -> Option<Partner<'_>> {
    match leg.exchange()? {
        Property::Joint { letters, .. } => Some(Partner::Joint(letters)),
        Property::Swap(swap) => Some(Partner::Swap(swap)),
        Property::Blast { .. } | Property::Promotion(_) => None,
    }
}

/// What a leg with a partner does.
pub(super) fn say(partner: Partner<'_>, leg: &Leg, mode: Mode, context: &Context) -> Message {
    if context.standing != Standing::Alone {
        let what = if matches!(partner, Partner::Joint(_)) { "joint" } else { "swap" };
        return Message::new(codes::NOT_ALONE).with("what", Argument::text(what));
    }
    let said = match (partner, &leg.core) {
        (Partner::Joint(letters), Core::Step { distance, direction }) => {
            joint(letters, *distance, *direction)
        }
        (Partner::Swap(swap), Core::Step { distance, direction }) => {
            let slides = leg.kind.or(context.kind).is_none();
            exchange(swap, place(*distance, *direction), slides)
        }
        (Partner::Swap(swap), Core::Oblique { .. } | Core::Vector { .. } | Core::Radius(_)) => {
            let unit = leg::way(&leg.core, codes::LEAD, context);
            exchange(swap, Message::new(codes::PLACE_LEAP).with("unit", unit), false)
        }
        // Castling is a step (H20), and nothing stands at the end of a group or an effect.
        _ => return Message::new(codes::NOTHING),
    };
    if mode.must_capture() { effect::impossible(said) } else { said }
}

/// Castling (H20): the first letter is the mover's.
fn joint(joined: &str, distance: Distance, direction: Direction) -> Message {
    let (mover, partners) = joined.split_at_checked(1).unwrap_or(("", joined));
    Message::new(codes::JOINT)
        .with("mover", Argument::text(mover))
        .with("partners", letters(partners))
        .with("distance", DISTANCE.of(along(distance)))
        .with("direction", Bearing::of(direction).toward())
}

/// An exchange of places (H22) with a piece that stands there.
fn exchange(swap: &Swap, place: Message, slides: bool) -> Message {
    let between = |is_empty: bool| Argument::text(if is_empty { "empty" } else { "any" });
    let asks = swap.distance.is_some() || swap.direction.is_some();
    let said = Message::new(if asks { codes::SWAP } else { codes::SWAP_ANY_WAY })
        .with("letters", letters(&swap.letters))
        .with("place", place)
        .with("between", between(slides));
    if !asks {
        return said;
    }
    // What the path leaves out asks nothing.
    let distance = swap.distance.unwrap_or(Distance { from: Number::Any, to: None });
    let direction = swap.direction.map_or(codes::TO_WHEREVER, |direction| Bearing::of(direction).toward());
    let back = Message::new(codes::WAY_BACK)
        .with("distance", DISTANCE.of(along(distance)))
        .with("direction", direction)
        .with("between", between(swap.kind.is_none()));
    said.with("back", back)
}
