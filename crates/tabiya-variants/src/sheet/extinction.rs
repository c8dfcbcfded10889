//! The end of a side that has too few pieces.

use tabiya_game::{Argument, Code, Message};

use super::names::Terms;
use super::verdict::key;
use crate::spec::Extinction;

const EXTINCTION: Code = Code::new("variants.rules.extinction");
const ALL: Code = Code::new("variants.rules.extinction-all");
const OPPONENT: Code = Code::new("variants.rules.extinction-opponent");
const REPLY: Code = Code::new("variants.rules.extinction-reply");

pub(super) fn sentences(terms: &Terms<'_>, rule: &Extinction) -> Vec<Message> {
    let Extinction { sides, types, each, at_most, verdict, opponent_at_least, reply } = rule;
    let side = match sides {
        [true, false] => "white",
        [false, true] => "black",
        _ => "both",
    };
    let kinds = match types.as_slice() {
        [_] => "one",
        _ if *each => "each",
        _ => "together",
    };
    let extinct = if types.is_empty() {
        Message::new(ALL)
    } else {
        Message::new(EXTINCTION)
            .with("pieces", terms.names(types.iter().copied()))
            .with("kinds", Argument::text(kinds))
    };
    let extinct = extinct.with("side", Argument::text(side)).with("most", *at_most);
    let mut told = vec![extinct.with("result", key(*verdict))];
    if *opponent_at_least > 0 {
        told.push(Message::new(OPPONENT).with("count", *opponent_at_least));
    }
    told.extend(reply.map(|verdict| Message::new(REPLY).with("result", key(verdict))));
    told
}
