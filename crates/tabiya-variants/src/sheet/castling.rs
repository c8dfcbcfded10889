//! Castlings whose squares are given.

use tabiya_board::Side;
use tabiya_game::{Argument, Code, Message};
use tabiya_pieces::square_name;

use super::names::{Terms, side};
use crate::spec::CastlingSpec;

const INTRODUCTION: Code = Code::new("variants.rules.castlings");
const CASTLING: Code = Code::new("variants.rules.castling");

pub(super) fn sentences(terms: &Terms<'_>) -> Vec<Message> {
    let castlings = &terms.spec.castlings;
    if castlings.is_empty() {
        return Vec::new();
    }
    let mut told = vec![INTRODUCTION.into()];
    told.extend(castlings.iter().map(|spec| castling(terms, spec)));
    told
}

fn castling(terms: &Terms<'_>, castling: &CastlingSpec) -> Message {
    let CastlingSpec { side: of, mover, partner } = *castling;
    let geometry = terms.spec.geometry;
    let square = |index: usize| square_name(geometry, geometry.square(index)).to_string();
    let way = |(from, to): (usize, usize)| Argument::text(format!("{}–{}", square(from), square(to)));
    let name =
        |index: usize| terms.starts_on(index).map_or_else(|| Argument::text(""), |kind| terms.name(kind));
    Message::new(CASTLING)
        .with("side", side(Side::ALL[of]))
        .with("mover", name(mover.0))
        .with("mover-way", way(mover))
        .with("partner", name(partner.0))
        .with("partner-way", way(partner))
}
