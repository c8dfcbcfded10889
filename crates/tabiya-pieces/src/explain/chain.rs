use tabiya_game::{Argument, Message};

use super::condition::Mode;
use super::context::{Context, Standing};
use super::effect::Place;
use super::{codes, condition, effect, join, leg, partner};
use crate::reach;
use crate::tree::{Chain, Core, Leg, Link, Linkage};

/// More alternatives than this are numbered.
const UNNUMBERED: usize = 4;

/// What can be chosen from.
pub(super) fn alternatives(chains: &[&Chain], context: &Context) -> Message {
    let is_short = chains.len() <= UNNUMBERED;
    let one = |(place, each): (usize, &&Chain)| {
        let said = chain(each, context);
        match place {
            _ if !is_short => Message::new(codes::ITEM).with("number", place + 1).with("move", said),
            0 => said,
            _ => Message::new(codes::OR).with("move", said).with("opening", opening(each, context)),
        }
    };
    let said = join::all(chains.iter().enumerate().map(one).collect(), codes::ALTERNATIVES);
    let said = said.unwrap_or(Message::new(codes::NOTHING));
    if is_short { said } else { Message::new(codes::ONE_OF).with("moves", said) }
}

/// How what is said of a chain begins; languages set some of it off by a comma.
fn opening(chain: &Chain, context: &Context) -> Argument {
    if !context.standing.is_in_group() && effect::in_place(chain).is_some() {
        return Argument::text("move");
    }
    Argument::text(chain.legs.first().map_or("move", |leg| condition::opening(&leg.guards)))
}

/// One move, leg by leg.
fn chain(chain: &Chain, context: &Context) -> Message {
    let is_alone = chain.is_single() && !context.standing.is_in_group();
    let context =
        &Context { standing: if is_alone { Standing::Alone } else { context.standing }, ..*context };
    let place = if context.standing.is_in_group() { None } else { effect::in_place(chain) };
    if place == Some(Place::Idles) {
        return Message::new(codes::NOTHING);
    }
    let said = legs(chain, context);
    if place.is_some() { Message::new(codes::IN_PLACE).with("move", said) } else { said }
}

/// The legs that can be made, one after the other.
fn legs(chain: &Chain, context: &Context) -> Message {
    let removed = reach::removed(chain);
    let mut captured = false;
    let mut parts: Vec<Message> = Vec::with_capacity(chain.legs.len());
    // The link of a leg that nothing was said of.
    let mut pending = None;
    for (number, each) in chain.legs.iter().enumerate().take(reach::reachable(chain)) {
        let link = number.checked_sub(1).and_then(|before| chain.links.get(before)).copied();
        let link = if parts.is_empty() { None } else { link.map(|link| over(pending.take(), link)) };
        let context = &Context { removed: context.removed || removed[number], ..*context };
        if context.removed && matches!(each.core, Core::Promotion(_)) && each.guards.is_empty() {
            pending = link;
            continue;
        }
        let said = leg::leg(each, context);
        parts.push(match link {
            None => said,
            Some(link) => next(link, each, said, captured, context),
        });
        captured |= may_capture(each);
    }
    let code = match parts.as_slice() {
        [_, last] if last.code == codes::EFFECT => codes::CHAIN_EFFECT,
        _ => codes::CHAIN,
    };
    join::all(parts, code).unwrap_or(Message::new(codes::STAY))
}

/// The link to a leg behind one that does nothing, which has a link before it too.
const fn over(first: Option<Link>, second: Link) -> Link {
    match (first, second) {
        (None | Some(Link::Must), link) | (Some(link), Link::Must) => link,
        (Some(Link::Further), Link::Further) => Link::Further,
        _ => Link::Then,
    }
}

/// A leg after another one. `captured`: whether those before it may have captured.
fn next(link: Link, leg: &Leg, said: Message, captured: bool, context: &Context) -> Message {
    // Inside a group only its own chain counts (H5).
    let captured = match (captured, context.standing.is_in_group()) {
        (false, _) => "no",
        (true, false) => "yes",
        (true, true) => "part",
    };
    let outward = if context.linkage == Linkage::Outward { "yes" } else { "no" };
    let opening = Argument::text(condition::opening(&leg.guards));
    let said = |code| Message::new(code).with("leg", said);
    match link {
        Link::Then => said(codes::THEN)
            .with("opening", opening)
            .with("captured", Argument::text(captured))
            .with("outward", Argument::text(outward)),
        Link::Further => {
            said(codes::FURTHER).with("opening", opening).with("captured", Argument::text(captured))
        }
        Link::Must if is_sure(leg) => said(codes::EFFECT),
        Link::Must => said(codes::MUST),
    }
}

/// Whether a leg can always be made: an effect (3.4) without conditions.
fn is_sure(leg: &Leg) -> bool {
    let is_effect = match leg.core {
        Core::Itself | Core::Blast(_) => true,
        Core::Promotion(_) => !condition::mode(&leg.guards).must_capture(),
        _ => false,
    };
    is_effect && partner::of(leg).is_none() && condition::opening(&leg.guards) == "move"
}

/// Whether a leg can capture, as far as its own guards tell.
fn may_capture(leg: &Leg) -> bool {
    let is_effect = matches!(leg.core, Core::Itself | Core::Blast(_) | Core::Promotion(_));
    !is_effect
        && partner::of(leg).is_none()
        && matches!(condition::mode(&leg.guards), Mode::Any | Mode::Capture)
}
