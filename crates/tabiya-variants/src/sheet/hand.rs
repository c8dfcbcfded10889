//! What becomes of a captured piece, and where it may be dropped.

use tabiya_board::Bitboard;
use tabiya_game::{Code, Message};

use super::names::Terms;
use crate::spec::{Royalty, TypeId};

const BECOMES: Code = Code::new("variants.rules.hand-becomes");
const LEAVES: Code = Code::new("variants.rules.hand-leaves");
const REGION: Code = Code::new("variants.rules.drop-region");
const NEVER: Code = Code::new("variants.rules.drop-never");
const DROPPED_AS: Code = Code::new("variants.rules.dropped-as");
const PER_FILE: Code = Code::new("variants.rules.drops-per-file");
const NO_MATE: Code = Code::new("variants.rules.no-drop-mate");

pub(super) fn sentences(terms: &Terms<'_>, kind: TypeId) -> Vec<Message> {
    let spec = terms.spec;
    let Some(drops) = &spec.drops else { return Vec::new() };
    let of = &spec.types[kind];
    let mut told = Vec::new();
    let is_captured = !of.royal || spec.royalty != Royalty::Each;
    if drops.captures_to_hand && is_captured {
        match of.in_hand {
            Some(other) if other == kind => {}
            Some(other) => told.push(Message::new(BECOMES).with("piece", terms.name(other))),
            None => told.push(LEAVES.into()),
        }
    }
    if of.drop_region.iter().all(|squares| squares.is_empty()) {
        told.push(NEVER.into());
    } else if of.drop_region != of.region {
        told.push(Message::new(REGION).with("squares", terms.by_side(of.drop_region)));
    }
    if !of.dropped_as.is_empty() {
        told.push(Message::new(DROPPED_AS).with("pieces", terms.names(of.dropped_as.iter().copied())));
    }
    if let Some(most) = of.drops_per_file {
        told.push(Message::new(PER_FILE).with("count", most));
    }
    if of.no_drop_mate {
        told.push(NO_MATE.into());
    }
    told
}
