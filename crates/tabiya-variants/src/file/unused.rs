//! Pieces that no position of a game ever has.

use tabiya_game::{Argument, Message};
use tabiya_pieces::tree::{Alternatives, Core, Promotion, Property};

use super::codes::UNUSED_PIECE;
use super::node::Table;
use super::pieces;
use super::report::Report;
use crate::spec::{Spec, TypeId};
use crate::text::{Setup, Stands};

/// Notes the pieces that neither the start has nor any of its pieces becomes.
pub(super) fn note(report: &mut Report, file: &Table, spec: &Spec, start: &Setup) {
    let mut is_used = vec![false; spec.types.len()];
    let mut waiting: Vec<TypeId> = start.hands.iter().flatten().copied().collect();
    waiting.extend(start.squares.iter().filter_map(|stands| match stands {
        Stands::Piece(_, kind) => Some(*kind),
        Stands::Nothing | Stands::Hole => None,
    }));
    while let Some(kind) = waiting.pop() {
        if !core::mem::replace(&mut is_used[kind], true) {
            waiting.extend(becomes(spec, kind));
        }
    }
    for (entry, _) in pieces::entries(file).zip(is_used).filter(|(_, is_used)| !is_used) {
        report.note(&entry.place, Message::new(UNUSED_PIECE).with("letter", Argument::input(&*entry.key)));
    }
}

/// What a piece becomes by promotion, capture or drop.
fn becomes(spec: &Spec, kind: TypeId) -> Vec<TypeId> {
    let of = &spec.types[kind];
    let mut letters = Vec::new();
    of.lines.iter().for_each(|line| promotions(&line.alternatives, &mut letters));
    let by_letter = |letter: String| spec.types.iter().position(|kind| kind.letter == letter);
    let mut types: Vec<TypeId> = letters.into_iter().filter_map(by_letter).collect();
    types.extend(spec.promotions.iter().filter(|rule| rule.from == kind).flat_map(|rule| &rule.to));
    types.extend(of.in_hand);
    types.extend(&of.dropped_as);
    types
}

fn promotions(alternatives: &Alternatives, letters: &mut Vec<String>) {
    let mut add = |promotion: &Promotion| letters.extend(promotion.choices.iter().cloned());
    let mut groups = Vec::new();
    for leg in alternatives.chains.iter().flat_map(|chain| &chain.legs) {
        match &leg.core {
            Core::Promotion(promotion) => add(promotion),
            Core::Group(group) => groups.push(&group.body),
            _ => {}
        }
        for property in &leg.properties {
            if let Property::Promotion(promotion) = property {
                add(promotion);
            }
        }
    }
    for body in groups {
        promotions(body, letters);
    }
}
