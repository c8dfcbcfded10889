use tabiya_game::{Argument, Message};

use super::condition::{Guards, Mode};
use super::context::{Context, Standing};
use super::distance::{STEPS, TIMES};
use super::{chain, codes, effect, leg};
use crate::tree::{Chain, Core, Count, Group, Kind, Leg, Link, Number};

/// A group, without its conditions and properties.
pub(super) fn group(outer: &Leg, group: &Group, guards: &Guards, context: &Context) -> Message {
    let kind = outer.kind.or(context.kind);
    let prey = guards.prey.or(context.prey);
    let filter = group.direction.or(context.filter);
    if let Some((count, unit)) = ridden(group, kind) {
        return ride(count, unit, guards, &Context { kind, filter, prey, ..*context });
    }
    let turns = may_turn(group);
    // One copy is no repetition, but one that may turn is not bound by a group around it (H6).
    let count = group.count.filter(|&count| !is_once(count) || (turns && context.standing.is_locked()));
    let is_locked = if turns { false } else { context.standing.is_locked() || count.is_some() };
    let inside = Context { kind, filter, prey, standing: Standing::InGroup { is_locked }, ..*context };
    let lone = bare(group, guards.mode, &inside);
    let mode = Argument::text(guards.mode.key());
    let choice = Argument::text(if group.body.chains.len() > 1 { "several" } else { "one" });
    let body = || chain::alternatives(&group.body.chains.iter().collect::<Vec<_>>(), &inside);
    let Some(count) = count else {
        return match lone {
            // What holds for the group holds for its only leg.
            Some(lone) => leg::movement(lone, guards, &inside),
            None => Message::new(codes::GROUP).with("mode", mode).with("choice", choice).with("body", body()),
        };
    };
    let said = match lone {
        // No capture in all is no capture in each.
        Some(lone) if guards.mode == Mode::Quiet => {
            Message::new(codes::REPEAT).with("leg", leg::movement(lone, guards, &inside))
        }
        Some(lone) => Message::new(codes::REPEAT).with("leg", leg::movement(lone, &Guards::none(), &inside)),
        None => Message::new(codes::REPEAT_GROUP).with("choice", choice).with("body", body()),
    };
    let stop = match (guards.mode, group.connector) {
        (Mode::Quiet, _) => "never",
        (_, Some(Link::Further)) => "no",
        _ => "yes",
    };
    said.with("times", TIMES.of(count))
        .with("turn", Argument::text(if turns { "free" } else { "same" }))
        .with("stop", Argument::text(stop))
        .with("mode", mode)
}

/// The only leg of a group, when nothing is said of it but where it moves.
fn bare<'group>(group: &'group Group, mode: Mode, context: &Context) -> Option<&'group Leg> {
    let leg = only(group)?;
    let moves =
        matches!(leg.core, Core::Step { .. } | Core::Oblique { .. } | Core::Vector { .. } | Core::Radius(_));
    // A jump captures though its group must not: `o(^2X)` never moves, `o^2X` does.
    let is_jump = leg.kind.or(context.kind) == Some(Kind::Jump);
    let fits = match mode {
        Mode::Any | Mode::Capture => true,
        Mode::Quiet => !is_jump,
        Mode::Never => false,
    };
    (moves && fits && leg.guards.is_empty() && leg.properties.is_empty()).then_some(leg)
}

/// The only leg of a group.
fn only(group: &Group) -> Option<&Leg> {
    match group.body.chains.as_slice() {
        [Chain { legs, .. }] => match legs.as_slice() {
            [leg] => Some(leg),
            _ => None,
        },
        _ => None,
    }
}

/// Whether the copies may turn: with a connector (E1), or where the body runs to the edge (Q2, H7).
fn may_turn(group: &Group) -> bool {
    let runs_on = |leg: &Leg| match leg.core {
        Core::Step { distance, .. } => distance.to.unwrap_or(distance.from) == Number::Any,
        _ => false,
    };
    group.connector.is_some() || only(group).is_some_and(runs_on)
}

/// Whether a count allows one copy and no more.
fn is_once(count: Count) -> bool {
    count.from == Number::Exactly(1) && matches!(count.to, None | Some(Number::Exactly(1)))
}

/// The count and the only leg of a group that a type makes a line to jump or hop along (H4): `^n(~1/2)`.
fn ridden(group: &Group, kind: Option<Kind>) -> Option<(Count, &Leg)> {
    let hops = matches!(kind, Some(Kind::Jump | Kind::Hop)) && group.connector.is_none();
    let is_unit = |unit: &&Leg| !matches!(unit.core, Core::Group(_)) && unit.exchange().is_none();
    let unit = only(group).filter(|unit| hops && is_unit(unit))?;
    Some((group.count?, unit))
}

/// A jump or hop along a line of leaps, of which `unit` is one.
fn ride(count: Count, unit: &Leg, guards: &Guards, context: &Context) -> Message {
    let of_unit = Guards::of(&unit.guards);
    let mode = guards.mode.and(of_unit.mode);
    let movement = Message::new(codes::ALONG)
        .with("verb", leg::verb(context.kind, mode))
        .with("steps", STEPS.of(count))
        .with("unit", leg::way(&unit.core, codes::LEAD, context));
    let prey = leg::prey(mode, of_unit.prey.or(context.prey));
    let said = leg::act(context.kind, movement, mode, prey);
    of_unit.before(effect::after(said, unit, context.removed))
}
