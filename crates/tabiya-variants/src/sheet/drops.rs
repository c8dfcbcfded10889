//! Pieces in hand and how they come into play.

use tabiya_game::{Code, Message};

use super::names::Terms;

const CAPTURES_TO_HAND: Code = Code::new("variants.rules.captures-to-hand");
const HANDS_OF_START: Code = Code::new("variants.rules.hands-of-start");
const DROPS: Code = Code::new("variants.rules.drops");
const DROPS_FIRST: Code = Code::new("variants.rules.drops-first");

pub(super) fn sentences(terms: &Terms<'_>) -> Vec<Message> {
    let Some(drops) = &terms.spec.drops else { return Vec::new() };
    let hands = if drops.captures_to_hand { CAPTURES_TO_HAND } else { HANDS_OF_START };
    let how = if drops.first { DROPS_FIRST } else { DROPS };
    vec![hands.into(), how.into()]
}
