use tabiya_game::{Argument, Code, Message};

use super::condition::{Guards, Mode};
use super::context::{Context, Prey};
use super::distance::{along, fixed};
use super::{codes, effect, group, leap, partner};
use crate::tree::{Core, Distance, Kind, Leg, Number};

/// One leg with its guards and properties.
pub(super) fn leg(leg: &Leg, context: &Context) -> Message {
    let guards = Guards::of(&leg.guards);
    let done = match (&leg.core, partner::of(leg)) {
        (_, Some(partner)) => partner::say(partner, leg, guards.mode, context),
        (Core::Fragment, None) => return guards.alone(),
        (Core::Group(inner), None) => group::group(leg, inner, &guards, context),
        (Core::Itself | Core::Blast(_) | Core::Promotion(_), None) => {
            effect::of_leg(leg, guards.mode, context)
        }
        (Core::Step { .. } | Core::Oblique { .. } | Core::Vector { .. } | Core::Radius(_), None) => {
            movement(leg, &guards, context)
        }
    };
    guards.before(effect::after(done, leg, context.removed))
}

/// A leg that moves, without its conditions and properties.
pub(super) fn movement(leg: &Leg, guards: &Guards, context: &Context) -> Message {
    if leap::leads_nowhere(&leg.core) {
        return Message::new(codes::NOTHING);
    }
    // Oblique leaps, offsets and radii leap when nothing is said (Q4, Q24).
    let unsaid = if matches!(leg.core, Core::Step { .. }) { None } else { Some(Kind::Leap) };
    let kind = leg.kind.or(context.kind).or(unsaid);
    let movement = way(&leg.core, verb(kind, guards.mode), context);
    let said = act(kind, movement, guards.mode, prey(guards.mode, guards.prey.or(context.prey)));
    match (kind, &leg.core) {
        (None, Core::Step { distance, .. }) => said.with("passed", Argument::text(passed(*distance))),
        _ => said,
    }
}

/// A movement with what it captures.
pub(super) fn act(kind: Option<Kind>, movement: Message, mode: Mode, prey: Prey) -> Message {
    let code = match kind {
        None => codes::SLIDES,
        Some(Kind::Leap) => codes::LEAPS,
        Some(Kind::Jump) => codes::JUMPS,
        Some(Kind::Hop) => codes::HOPS,
    };
    Message::new(code)
        .with("movement", movement)
        .with("mode", Argument::text(mode.key()))
        .with("prey", Argument::text(prey.key()))
}

/// Whose pieces are captured; the other side's where it doesn't matter.
pub(super) fn prey(mode: Mode, said: Option<Prey>) -> Prey {
    if mode == Mode::Quiet { Prey::Enemy } else { said.unwrap_or(Prey::Enemy) }
}

/// Where a leg that moves leads, after a verb.
pub(super) fn way(core: &Core, verb: Code, context: &Context) -> Message {
    match core {
        Core::Step { distance, direction } => leap::step(verb, *distance, *direction),
        Core::Oblique { first, second, direction } => {
            leap::oblique(verb, *first, *second, direction.or(context.filter))
        }
        Core::Vector { right, forward } => leap::vector(verb, *right, *forward),
        Core::Radius(radius) => leap::radius(verb, *radius),
        Core::Group(_) | Core::Itself | Core::Blast(_) | Core::Promotion(_) | Core::Fragment => {
            Message::new(codes::STAY)
        }
    }
}

pub(super) const fn verb(kind: Option<Kind>, mode: Mode) -> Code {
    match (kind, mode) {
        (None, Mode::Any | Mode::Never) => codes::MOVE_OR_CAPTURE,
        (None, Mode::Capture) => codes::CAPTURE,
        (None, Mode::Quiet) => codes::MOVE,
        (Some(Kind::Leap), Mode::Any | Mode::Never) => codes::LEAP_OR_CAPTURE,
        (Some(Kind::Leap), Mode::Capture) => codes::LEAP_CAPTURE,
        (Some(Kind::Leap), Mode::Quiet) => codes::LEAP,
        // A jump captures what it jumps over, if it isn't told not to (3.2).
        (Some(Kind::Jump), Mode::Any | Mode::Capture) => codes::JUMP_CAPTURE,
        (Some(Kind::Jump), Mode::Quiet | Mode::Never) => codes::JUMP,
        (Some(Kind::Hop), Mode::Any | Mode::Never) => codes::HOP_OR_CAPTURE,
        (Some(Kind::Hop), Mode::Capture) => codes::HOP_CAPTURE,
        (Some(Kind::Hop), Mode::Quiet) => codes::HOP,
    }
}

/// Which squares a slide passes, where that is worth a word: everyone knows how a rook moves.
fn passed(distance: Distance) -> &'static str {
    let distance = along(distance);
    match (fixed(distance), distance.from, distance.to) {
        (Some(0 | 1), ..) | (_, Number::Any, _) | (_, Number::Exactly(1), Some(Number::Any)) => "none",
        (Some(2), ..) | (_, Number::Exactly(1), Some(Number::Exactly(2))) => "one",
        _ => "many",
    }
}
