use tabiya_game::{Argument, Message};

use super::condition::{self, Guards, Mode, lines};
use super::influence::either;
use super::{codes, join};
use crate::tree::{Chain, Core, Guard, Leg, Number, Promotion, Property};

/// A leg that does something else than moving.
pub(super) fn of_leg(leg: &Leg, mode: Mode) -> Message {
    match &leg.core {
        Core::Itself if mode.must_capture() => Message::new(codes::REMOVED),
        Core::Blast(radius) => blast(*radius, mode.must_capture()),
        Core::Promotion(promoted) if mode.must_capture() => impossible(promotion(promoted)),
        Core::Promotion(promoted) => promotion(promoted),
        _ => Message::new(codes::STAY),
    }
}

/// A leg that never captures, but must.
pub(super) fn impossible(done: Message) -> Message {
    Message::new(codes::IMPOSSIBLE).with("done", done)
}

/// What a leg does, and what its properties add.
pub(super) fn after(done: Message, leg: &Leg) -> Message {
    let effects = leg.properties.iter().filter_map(of_property);
    match join::all(effects.collect(), codes::WITH) {
        None => done,
        Some(effects) => join::two(codes::WITH, done, effects),
    }
}

/// A property that comes after the move; the others are moves of their own.
fn of_property(property: &Property) -> Option<Message> {
    match property {
        Property::Blast { on_capture, radius, .. } => Some(blast(*radius, *on_capture)),
        Property::Promotion(promoted) => Some(promotion(promoted)),
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

fn promotion(promoted: &Promotion) -> Message {
    let mut choices: Vec<Argument> = Vec::new();
    for choice in promoted.choices.iter().map(Argument::text) {
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    Message::new(codes::PROMOTION)
        .with("choices", either(choices))
        .with("lines", lines(promoted.lines))
        .with("optional", Argument::text(if promoted.optional { "yes" } else { "no" }))
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

/// Such an alternative: what happens after a move. It has the conditions of all its legs, and happens after captures
/// only when one of them says so, as `c0` and `cAr1` do.
pub(super) fn lasting(chain: &Chain) -> Message {
    let guards: Vec<Guard> = chain.legs.iter().flat_map(|leg| leg.guards.iter().cloned()).collect();
    let guards = Guards::of(&guards);
    let explodes =
        |leg: &Leg| leg.properties.iter().any(|property| matches!(property, Property::Blast { .. }));
    let mode = if chain.legs.iter().any(explodes) { guards.mode.and(Mode::Capture) } else { guards.mode };
    let effects = chain.legs.iter().map(|leg| {
        let done = match &leg.core {
            Core::Promotion(promoted) => promotion(promoted),
            Core::Blast(radius) => blast(*radius, false),
            _ => Message::new(codes::REMOVED),
        };
        after(done, leg)
    });
    let effects = join::all(effects.collect(), codes::WITH).unwrap_or(Message::new(codes::STAY));
    guards.before(
        Message::new(codes::LASTING).with("effects", effects).with("mode", Argument::text(mode.key())),
    )
}
