//! What a capture blows up.

use tabiya_game::{Code, Message};

use super::verdict::flag;
use crate::spec::BlastSpec;

const BLAST: Code = Code::new("variants.rules.blast");
const TOUCHING_ROYALS: Code = Code::new("variants.rules.touching-royals");

pub(super) fn sentences(blast: &BlastSpec) -> Vec<Message> {
    let BlastSpec { radius, captor, touching_royals } = *blast;
    let mut told = vec![Message::new(BLAST).with("radius", radius).with("captor", flag(captor))];
    if touching_royals {
        told.push(TOUCHING_ROYALS.into());
    }
    told
}
