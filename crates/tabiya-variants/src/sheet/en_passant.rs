//! Captures on squares that were passed over.

use tabiya_board::Bitboard;
use tabiya_game::{Code, Message};

use super::names::Terms;
use crate::cover::all;
use crate::spec::EnPassantSpec;

const EN_PASSANT: Code = Code::new("variants.rules.en-passant");
const EN_PASSANT_ON: Code = Code::new("variants.rules.en-passant-on");

pub(super) fn sentence(terms: &Terms<'_>, rule: &EnPassantSpec) -> Message {
    let EnPassantSpec { victims, captors, squares } = rule;
    let board = all(terms.spec.geometry) & !terms.spec.holes;
    let message = if (board & !*squares).is_empty() {
        Message::new(EN_PASSANT)
    } else {
        Message::new(EN_PASSANT_ON).with("squares", terms.squares(*squares))
    };
    message
        .with("victims", terms.names(victims.iter().copied()))
        .with("captors", terms.names(captors.iter().copied()))
}
