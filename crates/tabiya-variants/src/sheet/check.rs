//! What may not be attacked.

use tabiya_game::{Code, Message};

use super::names::Terms;
use super::verdict::key;
use crate::spec::Royalty;

const NO_ROYALS: Code = Code::new("variants.rules.no-royals");
const EACH: Code = Code::new("variants.rules.royalty-each");
const LAST: Code = Code::new("variants.rules.royalty-last");
const ALL: Code = Code::new("variants.rules.royalty-all");
const NOTHING: Code = Code::new("variants.rules.royalty-none");
const FLYING: Code = Code::new("variants.rules.flying");
const FACING: Code = Code::new("variants.rules.facing");
const NO_CHECKS: Code = Code::new("variants.rules.no-checks");

pub(super) fn sentences(terms: &Terms<'_>) -> Vec<Message> {
    let spec = terms.spec;
    let royals = terms.royals();
    let royalty = match spec.royalty {
        _ if royals.is_empty() => NO_ROYALS,
        Royalty::Each => EACH,
        Royalty::Last => LAST,
        Royalty::All => ALL,
        Royalty::Nothing => NOTHING,
    };
    let mut told = vec![match royals.len() {
        0 => royalty.into(),
        _ => Message::new(royalty).with("pieces", terms.names(royals)),
    }];
    if spec.flying {
        told.push(FLYING.into());
    }
    told.extend(spec.facing.map(|verdict| Message::new(FACING).with("result", key(verdict))));
    if spec.no_checks {
        told.push(NO_CHECKS.into());
    }
    told
}
