use tabiya_board::Square;
use tabiya_game::{
    Argument, Code, GameText, Message, Mode, Notation, Resolution, ResolveOptions, Rules, Scope,
};

use super::notation::{Letters, Pattern, Source, Squares, parse, read_letters, read_squares};
use super::position_text::letter;
use super::{Action, Kind, Lines, LinesMove, LinesPosition, Man};

const LEGAL: Code = Code::new("toy.lines.why.legal");
const AMBIGUOUS: Code = Code::new("toy.lines.why.ambiguous");
const OVER: Code = Code::new("toy.lines.why.over");
const HOLE: Code = Code::new("toy.lines.why.hole");
const DROPS: Code = Code::new("toy.lines.why.no-drops");
const NOT_IN_HAND: Code = Code::new("toy.lines.why.not-in-hand");
const OCCUPIED: Code = Code::new("toy.lines.why.occupied");
const EMPTY: Code = Code::new("toy.lines.why.empty");
const OTHER_SIDE: Code = Code::new("toy.lines.why.other-side");
const OTHER_KIND: Code = Code::new("toy.lines.why.other-kind");
const OUT_OF_REACH: Code = Code::new("toy.lines.why.out-of-reach");
const OWN_MAN: Code = Code::new("toy.lines.why.own-man");
const SAME_KIND: Code = Code::new("toy.lines.why.same-kind");
const NO_SWAPS: Code = Code::new("toy.lines.why.no-swaps");
const NOTHING_THERE: Code = Code::new("toy.lines.why.nothing-there");
const SOMETHING_THERE: Code = Code::new("toy.lines.why.something-there");
const NOBODY: Code = Code::new("toy.lines.why.nobody");

const NO_MAN: Code = Code::new("toy.lines.no-man");
const MAN: Code = Code::new("toy.lines.man");
const STEPS: [Code; 2] = [Code::new("toy.lines.steps.peg"), Code::new("toy.lines.steps.bar")];
const GOES: Code = Code::new("toy.lines.goes");
const STAYS: Code = Code::new("toy.lines.stays");

const DROPPED: Code = Code::new("toy.lines.preview.drop");
const STEPPED: Code = Code::new("toy.lines.preview.step");
const CAPTURED: Code = Code::new("toy.lines.preview.capture");
const SWAPPED: Code = Code::new("toy.lines.preview.swap");
const WINS: Code = Code::new("toy.lines.preview.wins");

impl Lines {
    /// Why no legal move fits the pattern.
    pub(super) fn why(&self, position: &LinesPosition, pattern: Pattern) -> Message {
        let to = Argument::Text(self.name_of(pattern.to));
        if self.winner(position).is_some() {
            return Message::new(OVER);
        }
        if self.is_hole(pattern.to) {
            return Message::new(HOLE).with("to", to);
        }
        match pattern.from {
            Source::Hand => {
                let kind = pattern.kind.unwrap_or(Kind::Peg);
                let man = Man { side: position.to_move, kind };
                let code = if !self.drops {
                    DROPS
                } else if position.hands[man.side.index()][kind as usize] == 0 {
                    NOT_IN_HAND
                } else {
                    OCCUPIED
                };
                Message::new(code).with("man", Argument::text(letter(man))).with("to", to)
            }
            Source::Board { column: Some(column), row: Some(row) } => {
                let from = Square::new(column, row).unwrap_or(pattern.to);
                self.why_not_go(position, pattern, from)
            }
            Source::Board { .. } => Message::new(NOBODY).with("to", to),
        }
    }

    fn why_not_go(&self, position: &LinesPosition, pattern: Pattern, from: Square) -> Message {
        let message = |code| {
            Message::new(code)
                .with("from", Argument::Text(self.name_of(from)))
                .with("to", Argument::Text(self.name_of(pattern.to)))
        };
        let Some(man) = position.man(from) else { return message(EMPTY) };
        let message = |code| message(code).with("man", Argument::text(letter(man)));
        if man.side != position.to_move {
            return message(OTHER_SIDE);
        }
        if pattern.kind.is_some_and(|kind| kind != man.kind) {
            return message(OTHER_KIND);
        }
        let mut reached = man.kind.steps().filter_map(|step| self.geometry.step(from, step));
        if reached.all(|square| square != pattern.to) {
            return message(OUT_OF_REACH);
        }
        let Some(target) = position.man(pattern.to) else { return message(NOTHING_THERE) };
        let message = |code| message(code).with("target", Argument::text(letter(target)));
        match pattern.action {
            Some(Action::Step) => message(SOMETHING_THERE),
            Some(Action::Swap) if !self.swaps => message(NO_SWAPS),
            Some(Action::Swap) => message(SAME_KIND),
            Some(Action::Capture) | None => message(OWN_MAN),
        }
    }

    pub(super) fn why_text(
        &self,
        position: &LinesPosition,
        text: &str,
        options: &ResolveOptions,
    ) -> Vec<Message> {
        let history = tabiya_game::History::none(position);
        match self.resolve(position, history, text, options).resolution {
            Resolution::Unique(movement) => {
                let text = Argument::Text(Squares.write(self, position, movement, &()));
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

    /// The man at a square, how it steps, and where it goes; of an empty square, that it is empty.
    pub(super) fn explain(&self, position: &LinesPosition, square: Square) -> Vec<Message> {
        let Some(man) = self.geometry.contains(square).then(|| position.man(square)).flatten() else {
            return vec![Message::new(NO_MAN).with("square", Argument::Text(self.name_of(square)))];
        };
        let mut goals = Vec::new();
        let _ = self.generate(position, Scope::All, &mut (), |movement| {
            if matches!(movement, LinesMove::Go { from, .. } if from == square) {
                goals.push(Argument::Text(Squares.write(self, position, movement, &())));
            }
            core::ops::ControlFlow::Continue(())
        });
        let last =
            if goals.is_empty() { Message::new(STAYS) } else { Message::new(GOES).with("moves", goals) };
        let here = Argument::Text(self.name_of(square));
        vec![
            Message::new(MAN).with("man", Argument::text(letter(man))).with("square", here),
            Message::new(STEPS[man.kind as usize]),
            last,
        ]
    }

    /// What a legal move would change.
    pub(super) fn preview_of(&self, position: &LinesPosition, movement: LinesMove) -> Vec<Message> {
        let code = match movement {
            LinesMove::Drop { .. } => DROPPED,
            LinesMove::Go { action: Action::Step, .. } => STEPPED,
            LinesMove::Go { action: Action::Capture, .. } => CAPTURED,
            LinesMove::Go { action: Action::Swap, .. } => SWAPPED,
        };
        let text = Argument::Text(Squares.write(self, position, movement, &()));
        let mut messages = vec![Message::new(code).with("text", text)];
        let mut after = position.clone();
        self.make(&mut after, movement, &());
        if self.winner(&after) == Some(position.to_move) {
            messages.push(Message::new(WINS));
        }
        messages
    }

    /// Whether a text has the form of a move.
    pub(super) fn is_move(&self, text: &str) -> bool {
        let is = |grammar| parse(self, text, Mode::Exact, grammar, &mut Vec::new()).is_ok();
        is(&read_squares) || is(&|rules, text| read_letters(Letters { from_above: false }, rules, text))
    }
}
