use tabiya_game::{Argument, Message};

use super::condition::lines;
use super::influence::either;
use super::{codes, effect};
use crate::reach;
use crate::tree::{Alternatives, Chain, Core, Leg, Lines, Piece, Promotion, Property};

/// What becomes of the piece.
pub(super) fn say(promotion: &Promotion) -> Message {
    let mut choices: Vec<Argument> = Vec::new();
    for choice in promotion.choices.iter().map(Argument::text) {
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    Message::new(codes::PROMOTION)
        .with("choices", either(choices))
        .with("lines", lines(promotion.lines))
        .with("optional", Argument::text(if promotion.optional { "yes" } else { "no" }))
}

/// All promotions in some alternatives.
pub(super) fn all(alternatives: &Alternatives) -> impl Iterator<Item = &Promotion> {
    alternatives.chains.iter().flat_map(of_alternative)
}

/// The promotions in an alternative that can come about: a piece that the move removes doesn't promote (H12).
fn of_alternative(chain: &Chain) -> Vec<&Promotion> {
    let mut promotions = Vec::new();
    // A property of the piece happens as a whole (H13).
    if !(effect::is_lasting(chain) && chain.legs.iter().any(reach::removes)) {
        collect(chain, &mut promotions);
    }
    promotions
}

fn collect<'c>(chain: &'c Chain, promotions: &mut Vec<&'c Promotion>) {
    let removed = reach::removed(chain);
    for (leg, removed) in chain.legs.iter().zip(removed).take(reach::reachable(chain)) {
        if removed {
            continue;
        }
        promotions.extend(of_leg(leg));
        if let Core::Group(group) = &leg.core {
            group.body.chains.iter().for_each(|chain| collect(chain, promotions));
        }
    }
}

fn of_leg(leg: &Leg) -> impl Iterator<Item = &Promotion> {
    let core = match &leg.core {
        Core::Promotion(promotion) => Some(promotion),
        _ => None,
    };
    let properties = leg.properties.iter().filter_map(|property| match property {
        Property::Promotion(promotion) => Some(promotion),
        _ => None,
    });
    core.into_iter().chain(properties)
}

/// The alternatives that act on all moves, those that differ only in what the piece becomes in one (H16).
pub(super) fn merged(chains: Vec<&Chain>) -> Vec<Chain> {
    let mut merged: Vec<Chain> = Vec::new();
    for chain in chains {
        let of = |chain: &Chain| match chain.legs.as_slice() {
            [Leg { core: Core::Promotion(promotion), guards, properties, .. }] if properties.is_empty() => {
                Some((span(promotion.lines), promotion.optional, guards.clone()))
            }
            _ => None,
        };
        let same = of(chain).and_then(|key| merged.iter_mut().find(|other| of(other) == Some(key.clone())));
        let (Some(same), Core::Promotion(more)) = (same, &chain.legs[0].core) else {
            merged.push(chain.clone());
            continue;
        };
        if let Core::Promotion(promotion) = &mut same.legs[0].core {
            promotion.choices.extend(more.choices.iter().cloned());
        }
    }
    merged
}

/// What is said where several promotions can apply to one move: their pieces are united (H16), and the piece stays what
/// it is only if all are optional (E7).
pub(super) fn united(piece: &Piece) -> Option<Message> {
    let (lasting, moving): (Vec<&Chain>, Vec<&Chain>) =
        piece.alternatives.chains.iter().partition(|chain| effect::is_lasting(chain));
    let lasting = merged(lasting);
    let lasting: Vec<&Promotion> = lasting.iter().flat_map(of_alternative).collect();
    let mut optional = Vec::new();
    let mut meet = |first: &Promotion, others: &[&Promotion]| {
        for second in others.iter().filter(|second| meet(first, second)) {
            optional.extend([first.optional, second.optional]);
        }
    };
    for (number, first) in lasting.iter().enumerate() {
        meet(first, &lasting[number + 1..]);
    }
    for own in moving.into_iter().map(of_alternative) {
        for (number, first) in own.iter().enumerate() {
            meet(first, &own[number + 1..]);
            meet(first, &lasting);
        }
    }
    let key = match (optional.contains(&false), optional.contains(&true)) {
        (false, false) => return None,
        (true, false) => "none",
        (true, true) => "some",
        (false, true) => "all",
    };
    Some(Message::new(codes::PROMOTIONS_UNITED).with("optional", Argument::text(key)))
}

/// Whether they can apply to one move, and differ.
fn meet(first: &Promotion, second: &Promotion) -> bool {
    let (first_lines, second_lines) = (span(first.lines), span(second.lines));
    let overlap = first_lines.0 <= second_lines.1 && second_lines.0 <= first_lines.1;
    overlap && (first.choices != second.choices || first.optional != second.optional)
}

/// The first and the last line.
fn span(lines: Lines) -> (u8, u8) {
    (lines.from, lines.to.unwrap_or(lines.from))
}
