//! What becomes of pieces that reach a zone.

use tabiya_board::Bitboard;
use tabiya_game::{Argument, Code, Message};

use super::names::Terms;
use super::verdict::flag;
use crate::cover::all;
use crate::spec::{PromotingMoves, PromotionSpec};

const PROMOTES: Code = Code::new("variants.rules.promotes");
const MUST: Code = Code::new("variants.rules.promotion-must");
const MUST_ON: Code = Code::new("variants.rules.promotion-must-on");
const MAY: Code = Code::new("variants.rules.promotion-may");
const LIMITS: Code = Code::new("variants.rules.promotion-limits");
const LIMIT: Code = Code::new("variants.rules.promotion-limit");

pub(super) fn sentences(terms: &Terms<'_>, rule: &PromotionSpec) -> Vec<Message> {
    let PromotionSpec { from: _, zone, leaving, mandatory, to, limits, only } = rule;
    let moves = match only {
        PromotingMoves::All => "all",
        PromotingMoves::Captures => "captures",
        PromotingMoves::Quiet => "quiet",
    };
    let promotes = Message::new(PROMOTES)
        .with("moves", Argument::text(moves))
        .with("leaving", flag(*leaving))
        .with("zone", terms.by_side(*zone))
        .with("count", to.len())
        .with("pieces", terms.names(to.iter().copied()));
    // Moves that leave the zone end anywhere.
    let everywhere = all(terms.spec.geometry) & !terms.spec.holes;
    let ends = if *leaving { [everywhere; 2] } else { *zone };
    let stays = if mandatory.iter().all(|squares| squares.is_empty()) {
        MAY.into()
    } else if (0..2).all(|side| (ends[side] & !mandatory[side]).is_empty()) {
        MUST.into()
    } else {
        Message::new(MUST_ON).with("squares", terms.by_side(*mandatory))
    };
    let mut told = vec![promotes, stays];
    if !limits.is_empty() {
        let limit = |&(kind, most)| {
            Message::new(LIMIT).with("piece", terms.name(kind)).with("count", u32::from(most)).into()
        };
        let limits: Vec<Argument> = limits.iter().map(limit).collect();
        told.push(Message::new(LIMITS).with("limits", limits));
    }
    told
}
