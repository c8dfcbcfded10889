use tabiya_board::Square;
use tabiya_game::{
    Argument, Code, GameText, History, Message, Mode, MoveList, Notation, Resolution, ResolveOptions,
};

use super::notation::{Legs, Reading, parse};
use super::position_text::letter;
use super::{Chains, ChainsDetails, ChainsMove, ChainsPosition, between};
use crate::sheet::square_name;

const LEGAL: Code = Code::new("toy.chains.why.legal");
const AMBIGUOUS: Code = Code::new("toy.chains.why.ambiguous");
const EMPTY: Code = Code::new("toy.chains.why.empty");
const OTHER_SIDE: Code = Code::new("toy.chains.why.other-side");
const OCCUPIED: Code = Code::new("toy.chains.why.occupied");
const MUST_CAPTURE: Code = Code::new("toy.chains.why.must-capture");
const NOTHING_TO_JUMP: Code = Code::new("toy.chains.why.nothing-to-jump");
const OUT_OF_REACH: Code = Code::new("toy.chains.why.out-of-reach");

const NO_MAN: Code = Code::new("toy.chains.no-man");
const MAN: Code = Code::new("toy.chains.man");
const GOES: Code = Code::new("toy.chains.goes");
const STAYS: Code = Code::new("toy.chains.stays");
const STEPPED: Code = Code::new("toy.chains.preview.step");
const CAPTURED: Code = Code::new("toy.chains.preview.capture");

impl Chains {
    /// Why no legal move has this reading.
    pub(super) fn why(&self, position: &ChainsPosition, reading: &Reading) -> Message {
        let name = |square| Argument::Text(square_name(self.geometry, square));
        let Some((from, to)) = reading.ends() else { return Message::new(EMPTY) };
        let message = |code| Message::new(code).with("from", name(from)).with("to", name(to));
        match position.man(from) {
            None => return message(EMPTY),
            Some(side) if side != position.to_move => return message(OTHER_SIDE),
            Some(_) => {}
        }
        if to != from && position.man(to).is_some() {
            return message(OCCUPIED);
        }
        if let Reading::Legs(legs) = reading {
            for &(from, to) in legs {
                let step = from.to(to);
                let (columns, rows) = (step.columns.unsigned_abs(), step.rows.unsigned_abs());
                if columns.max(rows) == 2 && columns.min(rows) == 0 {
                    let over = between(from, to);
                    if position.man(over) != Some(!position.to_move) {
                        let message = Message::new(NOTHING_TO_JUMP);
                        return message
                            .with("from", name(from))
                            .with("to", name(to))
                            .with("over", name(over));
                    }
                } else if columns + rows == 1 && legs.len() == 1 && self.forced {
                    return message(MUST_CAPTURE);
                }
            }
        }
        message(OUT_OF_REACH)
    }

    pub(super) fn why_text(
        &self,
        position: &ChainsPosition,
        text: &str,
        options: &ResolveOptions,
    ) -> Vec<Message> {
        match self.resolve(position, History::none(position), text, options).resolution {
            Resolution::Unique(movement) => {
                let details = MoveList::details_of(self, position);
                let text = Argument::Text(Legs.write(self, position, movement, &details));
                vec![Message::new(LEGAL).with("text", text)]
            }
            Resolution::Ambiguous(candidates) => {
                let texts: Vec<_> =
                    candidates.into_iter().map(|candidate| Argument::Text(candidate.text)).collect();
                vec![Message::new(AMBIGUOUS).with("candidates", texts)]
            }
            Resolution::Illegal(reason) => vec![reason.message],
            Resolution::Syntax(errors) => errors.into_iter().map(|error| error.message).collect(),
            Resolution::Request(_) => Vec::new(),
        }
    }

    /// The man at a square and where it goes; of an empty square, that it is empty.
    pub(super) fn explain(&self, position: &ChainsPosition, square: Square) -> Vec<Message> {
        let Some(side) = self.geometry.contains(square).then(|| position.man(square)).flatten() else {
            return vec![
                Message::new(NO_MAN).with("square", Argument::Text(square_name(self.geometry, square))),
            ];
        };
        let list = MoveList::of(self, position);
        let own = list.moves().iter().filter(|movement| movement.from == square);
        let write =
            |movement: &ChainsMove| Argument::Text(Legs.write(self, position, *movement, list.details()));
        let moves: Vec<_> = own.map(write).collect();
        let last =
            if moves.is_empty() { Message::new(STAYS) } else { Message::new(GOES).with("moves", moves) };
        let here = Argument::Text(square_name(self.geometry, square));
        vec![Message::new(MAN).with("man", Argument::text(letter(side))).with("square", here), last]
    }

    /// What a legal move would change.
    pub(super) fn preview_of(&self, movement: ChainsMove, details: &ChainsDetails) -> Vec<Message> {
        let name = |square| Argument::Text(square_name(self.geometry, square));
        let message =
            |code| Message::new(code).with("from", name(movement.from)).with("to", name(movement.to));
        if movement.chain.is_none() {
            return vec![message(STEPPED)];
        }
        let captured = details.legs(movement).into_iter().map(|(from, to)| name(between(from, to)));
        vec![message(CAPTURED).with("captured", captured.collect::<Vec<_>>())]
    }

    /// Whether a text has the form of a move.
    pub(super) fn is_move(&self, text: &str) -> bool {
        parse(self, text, Mode::Exact, &mut Vec::new()).is_ok()
    }

    /// Every legal move with its canonical text.
    pub(super) fn each_text(&self, position: &ChainsPosition, mut each: impl FnMut(ChainsMove, String)) {
        let list = MoveList::of(self, position);
        for &movement in list.moves() {
            each(movement, Legs.write(self, position, movement, list.details()));
        }
    }
}
