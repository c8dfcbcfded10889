//! Moves between some squares only.

use tabiya_board::Side;
use tabiya_game::{Argument, Code, Message};
use tabiya_pieces::explain::explain;

use super::names::{Terms, side};
use crate::spec::ConfinedSpec;

const CONFINED: Code = Code::new("variants.rules.confined");
const CONFINED_OF: Code = Code::new("variants.rules.confined-of");

pub(super) fn sentences(terms: &Terms<'_>, confined: &ConfinedSpec) -> Vec<Message> {
    let ConfinedSpec { lines, from, to } = confined;
    let between = |code| Message::new(code).with("from", terms.by_side(*from)).with("to", terms.by_side(*to));
    if lines[0] == lines[1] {
        return vec![
            between(CONFINED).with("moves", explain(&lines[0])).with("line", Argument::text(&lines[0])),
        ];
    }
    let of = |of: Side| {
        let line = &lines[of.index()];
        between(CONFINED_OF)
            .with("side", side(of))
            .with("moves", explain(line))
            .with("line", Argument::text(line))
    };
    Side::ALL.map(of).into()
}
