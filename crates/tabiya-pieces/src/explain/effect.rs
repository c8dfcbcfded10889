use tabiya_game::{Argument, Message};

use super::condition::{self, Guards, Mode};
use super::context::Context;
use super::{codes, join, promotion};
use crate::reach;
use crate::tree::{Chain, Core, Guard, Leg, Number, Property};

/// A leg that does something else than moving.
pub(super) fn of_leg(leg: &Leg, mode: Mode, context: &Context) -> Message {
    match &leg.core {
        Core::Itself if mode.must_capture() => removed(context),
        Core::Blast(radius) => blast(*radius, mode.must_capture()),
        Core::Promotion(promoted) if mode.must_capture() => impossible(promotion::say(promoted)),
        Core::Promotion(promoted) if !context.removed => promotion::say(promoted),
        _ => Message::new(codes::STAY),
    }
}

/// A leg that never captures, but must.
pub(super) fn impossible(done: Message) -> Message {
    Message::new(codes::IMPOSSIBLE).with("done", done)
}

/// What a leg does, and what its properties add. A piece that is removed doesn't promote (H12).
pub(super) fn after(done: Message, leg: &Leg, removed: bool) -> Message {
    let happens = |property: &&Property| !(removed && matches!(property, Property::Promotion(_)));
    let effects = leg.properties.iter().filter(happens).filter_map(of_property);
    match join::all(effects.collect(), codes::WITH) {
        None => done,
        Some(effects) => join::two(codes::WITH, done, effects),
    }
}

/// A property that comes after the move; the others are moves of their own.
fn of_property(property: &Property) -> Option<Message> {
    match property {
        Property::Blast { on_capture, radius, .. } => Some(blast(*radius, *on_capture)),
        Property::Promotion(promoted) => Some(promotion::say(promoted)),
        Property::Joint { .. } | Property::Swap(_) => None,
    }
}

fn blast(radius: Number, on_capture: bool) -> Message {
    let when = Argument::text(if on_capture { "capture" } else { "always" });
    match radius {
        Number::Any => Message::new(codes::BLAST_ALL).with("when", when),
        Number::Exactly(count) => Message::new(codes::BLAST).with("count", count).with("when", when),
    }
}

/// The piece is taken off the board; then it doesn't promote (H12).
fn removed(context: &Context) -> Message {
    Message::new(codes::REMOVED).with("promotes", Argument::text(if context.promotes { "yes" } else { "no" }))
}

/// Whether an alternative of the line is true of all moves in place of being one (H13).
pub(super) fn is_lasting(chain: &Chain) -> bool {
    chain.legs.iter().all(|leg| {
        let core = match leg.core {
            Core::Promotion(_) => true,
            Core::Itself | Core::Blast(_) => condition::mode(&leg.guards).must_capture(),
            _ => false,
        };
        let explodes_always =
            |property: &Property| matches!(property, Property::Blast { on_capture: false, .. });
        core && !leg.properties.iter().any(explodes_always)
    })
}

/// What an alternative does in which no leg moves: nothing, if it has no effect either.
pub(super) fn in_place(chain: &Chain) -> Option<Place> {
    let mut acts = false;
    for leg in chain.all_legs() {
        match leg.core {
            Core::Group(_) | Core::Promotion(_) => {}
            Core::Itself => acts |= reach::removes(leg),
            Core::Blast(_) => acts = true,
            _ => return None,
        }
        acts |= leg.properties.iter().any(|property| matches!(property, Property::Blast { .. }));
    }
    Some(if acts { Place::Acts } else { Place::Idles })
}

/// An alternative without a leg that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// It removes pieces: a move in place (H13).
    Acts,
    /// It makes no move (H4, H11).
    Idles,
}

/// An alternative that is true of all moves: what happens after a move. It has the conditions of all its legs, and happens after captures
/// only when one of them says so, as `c0` and `cAr1` do.
pub(super) fn lasting(chain: &Chain, context: &Context) -> Message {
    let guards: Vec<Guard> = chain.legs.iter().flat_map(|leg| leg.guards.iter().cloned()).collect();
    let guards = Guards::of(&guards);
    let explodes =
        |leg: &Leg| leg.properties.iter().any(|property| matches!(property, Property::Blast { .. }));
    let mode = if chain.legs.iter().any(explodes) { guards.mode.and(Mode::Capture) } else { guards.mode };
    let is_removed = chain.legs.iter().any(reach::removes);
    let effects = chain.legs.iter().filter_map(|leg| {
        let done = match &leg.core {
            Core::Promotion(_) if is_removed => return None,
            Core::Promotion(promoted) => promotion::say(promoted),
            Core::Blast(radius) => blast(*radius, false),
            _ => removed(context),
        };
        Some(after(done, leg, is_removed))
    });
    let effects = join::all(effects.collect(), codes::WITH).unwrap_or(Message::new(codes::STAY));
    guards.before(
        Message::new(codes::LASTING).with("effects", effects).with("mode", Argument::text(mode.key())),
    )
}
