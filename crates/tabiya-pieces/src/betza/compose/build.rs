//! Nodes of the tree.

use crate::betza::path::{Gate, Modality, Reach};
use crate::betza::vector::Vector;
use crate::tree::{
    Alternatives, Chain, Condition, ConditionKind, Core, Count, Distance, Group, Guard, Kind, Leg, Lines,
    Number, Place,
};

pub(in crate::betza) fn gate(gate: Gate) -> Vec<Guard> {
    match gate {
        Gate::Open => Vec::new(),
        Gate::Unmoved => vec![condition(ConditionKind::Unmoved)],
        Gate::SecondLine => vec![condition(ConditionKind::Line(Lines { from: 2, to: None }))],
    }
}

pub(in crate::betza) fn guards(modality: Modality) -> Vec<Guard> {
    let Modality { empty, enemy, own } = modality;
    let mut guards = Vec::new();
    if own {
        guards.push(condition(ConditionKind::OfAlly));
    }
    if own && enemy {
        guards.push(condition(ConditionKind::OfEnemy));
    }
    if !empty {
        guards.push(condition(ConditionKind::Capture));
    }
    if !own && !enemy {
        guards.push(condition(ConditionKind::NoCapture));
    }
    guards
}

pub(in crate::betza) fn condition(kind: ConditionKind) -> Guard {
    Guard::Condition(Condition { negated: false, kind, place: Place::default() })
}

pub(in crate::betza) fn leg(guards: Vec<Guard>, kind: Option<Kind>, core: Core) -> Leg {
    Leg { guards, kind, core, properties: Vec::new(), place: Place::default() }
}

pub(in crate::betza) fn single(leg: Leg) -> Chain {
    Chain { legs: vec![leg], links: Vec::new(), place: Place::default() }
}

pub(in crate::betza) fn group(count: Option<Count>, chains: Vec<Chain>) -> Core {
    let body = Alternatives { chains };
    Core::Group(Box::new(Group { count, body, connector: None, direction: None }))
}

pub(in crate::betza) const fn core_of(vector: Vector) -> Core {
    Core::Vector { right: vector.right, forward: vector.forward }
}

pub(in crate::betza) fn distance(reach: Reach) -> Distance {
    let (from, to) = numbers(reach);
    Distance { from, to }
}

/// A count of copies: up to so many (Q3), or a range.
pub(in crate::betza) fn count(reach: Reach) -> Count {
    match (reach.least, reach.most) {
        (0 | 1, None) => Count { from: Number::Any, to: None },
        (0 | 1, Some(most)) => Count { from: Number::Exactly(most), to: None },
        (least, most) => {
            Count { from: Number::Exactly(least), to: Some(most.map_or(Number::Any, Number::Exactly)) }
        }
    }
}

fn numbers(reach: Reach) -> (Number, Option<Number>) {
    match (reach.least, reach.most) {
        (0 | 1, None) => (Number::Any, None),
        (least, None) => (Number::Exactly(least), Some(Number::Any)),
        (least, Some(most)) if most == least => (Number::Exactly(least), None),
        (least, Some(most)) => (Number::Exactly(least), Some(Number::Exactly(most))),
    }
}
