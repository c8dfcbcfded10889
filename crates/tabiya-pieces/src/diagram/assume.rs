//! Chains in which conditions are taken to hold, or never to hold.

use crate::tree::{Alternatives, Chain, Condition, ConditionKind, Core, Guard, Leg, Link, Place, Property};

/// What a guard asks for, as far as diagrams care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Nature {
    /// How the leg captures, or whose the piece is: what a diagram shows, or knows.
    Plain,
    /// `i`.
    FirstMove,
    /// Anything else about the position.
    Other,
}

fn nature(guard: &Guard) -> Nature {
    match guard {
        Guard::Influence(_) => Nature::Other,
        Guard::Condition(Condition { negated, kind, .. }) => match kind {
            ConditionKind::Capture
            | ConditionKind::NoCapture
            | ConditionKind::OfAlly
            | ConditionKind::OfEnemy
            | ConditionKind::White
            | ConditionKind::Black => Nature::Plain,
            ConditionKind::Unmoved if !negated => Nature::FirstMove,
            _ => Nature::Other,
        },
    }
}

/// What becomes of the guards of one nature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Assumption {
    /// They are asked.
    Ask,
    /// They hold.
    Holds,
    /// They do not hold.
    Fails,
}

/// The chain under these assumptions.
pub(super) fn assume(chain: &Chain, first_move: Assumption, other: Assumption) -> Chain {
    let assumption = |guard: &Guard| match nature(guard) {
        Nature::Plain => Assumption::Ask,
        Nature::FirstMove => first_move,
        Nature::Other => other,
    };
    with_legs(chain, &|leg| {
        if leg.guards.iter().any(|guard| assumption(guard) == Assumption::Fails) {
            leg.guards = [ConditionKind::White, ConditionKind::Black].map(never).to_vec();
        } else {
            leg.guards.retain(|guard| assumption(guard) == Assumption::Ask);
        }
    })
}

/// One half of a contradiction.
fn never(kind: ConditionKind) -> Guard {
    Guard::Condition(Condition { negated: false, kind, place: Place::default() })
}

/// The chain without `c`, and with `;` for `&`: what it could do if more pieces stood on the board.
pub(super) fn loosened(chain: &Chain) -> Chain {
    let mut chain = with_legs(chain, &|leg| {
        leg.guards.retain(|guard| {
            !matches!(guard, Guard::Condition(Condition { kind: ConditionKind::Capture, .. }))
        });
        if let Core::Group(group) = &mut leg.core {
            group.body.chains.iter_mut().for_each(loosen_links);
        }
    });
    loosen_links(&mut chain);
    chain
}

fn loosen_links(chain: &mut Chain) {
    for link in &mut chain.links {
        if *link == Link::Must {
            *link = Link::Further;
        }
    }
}

/// Whether anything but the capture conditions and the side is asked.
pub(super) fn is_conditional(chain: &Chain) -> bool {
    chain.all_legs().any(|leg| leg.guards.iter().any(|guard| nature(guard) != Nature::Plain))
}

/// Whether a move of the chain needs a partner.
pub(super) fn partners(chain: &Chain) -> Vec<u8> {
    let mut letters = Vec::new();
    for property in chain.all_legs().flat_map(|leg| &leg.properties) {
        match property {
            // The first letter is the mover's (H20).
            Property::Joint { letters: joint, .. } => letters.extend(joint.bytes().skip(1)),
            Property::Swap(swap) => letters.extend(swap.letters.bytes()),
            Property::Blast { .. } | Property::Promotion(_) => {}
        }
    }
    letters
}

/// Whether a leg has this condition.
pub(super) fn has(leg: &Leg, kind: ConditionKind) -> bool {
    leg.guards.iter().any(|guard| matches!(guard, Guard::Condition(condition) if condition.kind == kind))
}

/// The chain with each leg changed.
fn with_legs(chain: &Chain, change: &impl Fn(&mut Leg)) -> Chain {
    let changed = |leg: &Leg| {
        let mut leg = leg.clone();
        change(&mut leg);
        if let Core::Group(group) = &mut leg.core {
            let chains = group.body.chains.iter().map(|chain| with_legs(chain, change)).collect();
            group.body = Alternatives { chains };
        }
        leg
    };
    Chain { legs: chain.legs.iter().map(changed).collect(), ..chain.clone() }
}
