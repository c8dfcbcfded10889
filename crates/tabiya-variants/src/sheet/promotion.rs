//! What becomes of pieces that reach a zone.

use tabiya_board::{Bitboard, Side};
use tabiya_game::{Argument, Code, Message};
use tabiya_pieces::tree::Core;

use super::names::Terms;
use super::verdict::flag;
use crate::cover::all;
use crate::spec::{PromotingMoves, PromotionSpec, Spec, Squares, TypeId};

const PROMOTES: Code = Code::new("variants.rules.promotes");
const MUST: Code = Code::new("variants.rules.promotion-must");
const MUST_ON: Code = Code::new("variants.rules.promotion-must-on");
const MAY: Code = Code::new("variants.rules.promotion-may");
const LIMITS: Code = Code::new("variants.rules.promotion-limits");
const LIMIT: Code = Code::new("variants.rules.promotion-limit");

pub(super) fn sentences(terms: &Terms<'_>, rule: &PromotionSpec) -> Vec<Message> {
    let PromotionSpec { from: _, zone, leaving, mandatory: _, to, limits, only } = rule;
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
    let mandatory = mandatory_of(terms.spec, rule);
    // Moves that leave the zone end anywhere.
    let everywhere = all(terms.spec.geometry) & !terms.spec.holes;
    let ends = if *leaving { [everywhere; 2] } else { *zone };
    let stays = if mandatory.iter().all(|squares| squares.is_empty()) {
        MAY.into()
    } else if (0..2).all(|side| (ends[side] & !mandatory[side]).is_empty()) {
        MUST.into()
    } else {
        Message::new(MUST_ON).with("squares", terms.by_side(mandatory))
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

/// Where the moves of a rule make the piece become something: other rules of the piece and its lines may ask for it, too.
fn mandatory_of(spec: &Spec, rule: &PromotionSpec) -> [Squares; 2] {
    Side::ALL.map(|side| {
        let mut mandatory = mandatory_by_line(spec, rule.from, side);
        let side = side.index();
        for other in spec.promotions.iter().filter(|other| other.from == rule.from) {
            if other.only != PromotingMoves::All && other.only != rule.only {
                continue;
            }
            let leaves_with_it =
                rule.leaving && other.leaving && (rule.zone[side] & !other.zone[side]).is_empty();
            let within = if leaves_with_it { all(spec.geometry) } else { other.zone[side] };
            mandatory |= other.mandatory[side] & within;
        }
        if rule.leaving { mandatory } else { mandatory & rule.zone[side] }
    })
}

/// Where a piece's line says that it becomes something.
fn mandatory_by_line(spec: &Spec, kind: TypeId, side: Side) -> Squares {
    let mut squares = Squares::EMPTY;
    for chain in &spec.types[kind].lines[side.index()].alternatives.chains {
        let [leg] = chain.legs.as_slice() else { continue };
        let Core::Promotion(promotion) = &leg.core else { continue };
        if promotion.optional || !leg.guards.is_empty() || !leg.properties.is_empty() {
            continue;
        }
        for square in spec.geometry.squares() {
            let rank = spec.geometry.height() - square.row();
            let line = if side == Side::First { rank } else { square.row() + 1 };
            if promotion.lines.contains(line) {
                squares.insert(spec.geometry.index(square));
            }
        }
    }
    squares
}
