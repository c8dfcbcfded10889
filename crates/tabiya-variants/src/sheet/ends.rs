//! What ends the game.

use tabiya_game::{Code, Message};

use super::names::Terms;
use super::verdict::key;
use super::{extinction, goal};
use crate::engine::Engine;
use crate::spec::{Ends, Repetition, Royalty, Verdict};

const CHECKMATE: Code = Code::new("variants.rules.checkmate");
const STALEMATE: Code = Code::new("variants.rules.stalemate");
const STUCK: Code = Code::new("variants.rules.stuck");
const ROYALS_LOST: Code = Code::new("variants.rules.royals-lost");
const CHECKS: Code = Code::new("variants.rules.checks");
const QUIET: Code = Code::new("variants.rules.quiet");
const QUIET_CAPTURES: Code = Code::new("variants.rules.quiet-captures");
const REPETITION: Code = Code::new("variants.rules.repetition");
const PERPETUAL: Code = Code::new("variants.rules.perpetual-check");
const TWO_PASSES: Code = Code::new("variants.rules.two-passes");

pub(super) fn sentences(terms: &Terms<'_>) -> Vec<Message> {
    let spec = terms.spec;
    let Ends { checkmate, stalemate, extinctions, goals, checks, quiet, repetition, two_passes } = &spec.ends;
    let of = |code: Code, verdict: Verdict| Message::new(code).with("result", key(verdict));
    let mut told = Vec::new();
    let has_check = spec.royalty != Royalty::Nothing && !terms.royals().is_empty();
    if has_check {
        told.push(of(CHECKMATE, *checkmate));
        told.push(of(STALEMATE, *stalemate));
    } else {
        told.push(of(STUCK, *stalemate));
    }
    if Engine::<u64>::can_lose_royals(spec) {
        told.push(ROYALS_LOST.into());
    }
    told.extend(extinctions.iter().flat_map(|rule| extinction::sentences(terms, rule)));
    told.extend(goals.iter().flat_map(|rule| goal::sentences(terms, rule)));
    told.extend(checks.map(|count| Message::new(CHECKS).with("count", count)));
    told.extend(quiet.iter().map(|(plies, types)| {
        let plies = |code| Message::new(code).with("plies", *plies);
        if types.is_empty() {
            plies(QUIET_CAPTURES)
        } else {
            plies(QUIET).with("pieces", terms.names(types.iter().copied()))
        }
    }));
    if let Some(Repetition { times, verdict, perpetual_check }) = *repetition {
        told.push(of(REPETITION, verdict).with("times", times));
        told.extend(perpetual_check.map(|verdict| of(PERPETUAL, verdict)));
    }
    told.extend(two_passes.map(|verdict| of(TWO_PASSES, verdict)));
    told
}
