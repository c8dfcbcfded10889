//! The end by reaching a region.

use tabiya_game::{Code, Message};

use super::names::{Terms, side};
use super::verdict::{flag, key};
use crate::spec::Goal;

const REACHES: Code = Code::new("variants.rules.goal");
const LEAVES: Code = Code::new("variants.rules.goal-leaving");
const REPLY: Code = Code::new("variants.rules.goal-reply");

pub(super) fn sentences(terms: &Terms<'_>, rule: &Goal) -> Vec<Message> {
    let Goal { types, zone, leaving, verdict, reply, safe } = rule;
    let code = if *leaving { LEAVES } else { REACHES };
    let mut told = vec![
        Message::new(code)
            .with("pieces", terms.names(types.iter().copied()))
            .with("zone", terms.by_side(*zone))
            .with("safe", flag(*safe))
            .with("result", key(*verdict)),
    ];
    if *reply {
        let sides = tabiya_board::Side::ALL.map(side);
        let [first, second] = sides;
        told.push(Message::new(REPLY).with("first", first).with("second", second));
    }
    told
}
