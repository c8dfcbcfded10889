//! What is true of all moves.

use tabiya_game::{Code, Message};
use tabiya_pieces::Repeat;

use super::names::{Terms, side};
use super::{blast, castling, check, drops, en_passant};
use crate::spec::Pass;

const FIRST: Code = Code::new("variants.rules.first");
const PASS_ALWAYS: Code = Code::new("variants.rules.pass-always");
const PASS_WHEN_STUCK: Code = Code::new("variants.rules.pass-when-stuck");
const COMPULSORY: Code = Code::new("variants.rules.compulsory-capture");
const WHOLE: Code = Code::new("variants.rules.whole-captures");
const STRAIGHT: Code = Code::new("variants.rules.repeat-straight");
const TURNING: Code = Code::new("variants.rules.repeat-turning");

pub(super) fn sentences(terms: &Terms<'_>) -> Vec<Message> {
    let spec = terms.spec;
    let mut told = vec![Message::new(FIRST).with("side", side(terms.start.to_move))];
    told.extend(check::sentences(terms));
    told.extend(castling::sentences(terms));
    told.extend(spec.en_passant.iter().map(|rule| en_passant::sentence(terms, rule)));
    told.extend(drops::sentences(terms));
    told.extend(match spec.pass {
        Pass::Never => None,
        Pass::Always => Some(PASS_ALWAYS.into()),
        Pass::WhenStuck => Some(PASS_WHEN_STUCK.into()),
    });
    if spec.compulsory_capture {
        told.push(COMPULSORY.into());
    }
    if spec.whole_captures {
        told.push(WHOLE.into());
    }
    told.extend(spec.blast.iter().flat_map(blast::sentences));
    told.extend(match spec.repeat {
        Repeat::Document => None,
        Repeat::Straight => Some(STRAIGHT.into()),
        Repeat::Turning => Some(TURNING.into()),
    });
    told
}
