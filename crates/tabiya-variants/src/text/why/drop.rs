//! Why a piece can't be dropped on a square.

use tabiya_board::{Bitboard, Side};
use tabiya_game::{Argument, Code, Message, MoveList, Rules as _};

use super::{GIVES_CHECK, HOLE, Speaker};
use crate::engine::{Compounds, Move, NONE};
use crate::sheet;
use crate::spec::TypeId;
use crate::text::uci::form::type_of;

const NO_DROPS: Code = Code::new("variants.why.no-drops");
const NOT_IN_HAND: Code = Code::new("variants.why.not-in-hand");
const OCCUPIED: Code = Code::new("variants.why.occupied");
const FACE: Code = Code::new("variants.why.drop-face");
const REGION: Code = Code::new("variants.why.drop-region");
const PER_FILE: Code = Code::new("variants.why.drop-per-file");
const LEAVES_CHECK: Code = Code::new("variants.why.drop-leaves-check");
const MATE: Code = Code::new("variants.why.drop-mate");
const MUST_CAPTURE: Code = Code::new("variants.why.drop-must-capture");
const DROP: Code = Code::new("variants.why.drop");

impl<B: Bitboard + 'static> Speaker<'_, B> {
    /// Why the piece of this text can't be dropped on a square: `P`, `+P`, `P=Q`.
    pub(super) fn drop(&self, text: &str, to: usize) -> Message {
        let spec = self.game.spec();
        let side = self.position.to_move;
        let message =
            |code| Message::new(code).with("piece", Argument::text(text)).with("to", self.square(to));
        if spec.drops.is_none() {
            return message(NO_DROPS);
        }
        if self.game.engine().is_hole(to) {
            return message(HOLE);
        }
        let is_held = |kind: &TypeId| self.position.in_hand(side, *kind as u8) > 0;
        let (held, put) = text.split_once('=').unwrap_or((text, text));
        let held = type_of(spec, held).filter(is_held);
        let held = held.or_else(|| type_of(spec, put.trim_start_matches('+')).filter(is_held));
        let (Some(held), Some(put)) = (held, type_of(spec, put)) else { return message(NOT_IN_HAND) };
        if self.position.board[to] != NONE {
            return message(OCCUPIED).with("target", self.piece(to));
        }
        let of = |code| {
            Message::new(code)
                .with("piece", Argument::text(&spec.types[held].letter))
                .with("face", Argument::text(&spec.types[put].letter))
        };
        let face = &spec.types[put];
        if held != put && !spec.types[held].dropped_as.contains(&put) {
            return of(FACE);
        }
        let squares = face.drop_region[side.index()] & face.region[side.index()];
        if !squares.contains(to) {
            return message(REGION).with("squares", sheet::squares(spec, squares));
        }
        if let Some(most) = face.drops_per_file {
            let there = self.of_type_on_file(side, put, to);
            if there.len() >= usize::from(most) {
                let there = there.into_iter().map(|square| self.square(square)).collect::<Vec<_>>();
                return message(PER_FILE).with("most", most).with("squares", there);
            }
        }
        self.dropped(held, put, to, message)
    }

    /// What is wrong with the position after a drop that is a move of the piece.
    fn dropped(&self, held: TypeId, put: TypeId, to: usize, message: impl Fn(Code) -> Message) -> Message {
        let (spec, engine) = (self.game.spec(), self.game.engine());
        let legal = MoveList::of(self.game, self.position);
        if self.must_capture(&legal) {
            return MUST_CAPTURE.into();
        }
        let mut after = self.position.clone();
        self.game.make(&mut after, Move::drop(held as u8, put as u8, to), &Compounds::default());
        if let Some(attacked) = self.attacked(message(LEAVES_CHECK), &after) {
            return attacked;
        }
        if spec.no_checks && engine.in_check(&after) {
            return GIVES_CHECK.into();
        }
        let is_mate = spec.types[put].no_drop_mate
            && engine.in_check(&after)
            && MoveList::of(self.game, &after).moves().is_empty();
        if is_mate { message(MATE) } else { message(DROP) }
    }

    /// The pieces of a type that a side has on the file of a square.
    fn of_type_on_file(&self, side: Side, kind: TypeId, square: usize) -> Vec<usize> {
        let width = usize::from(self.game.engine().geometry().width());
        let own = self.position.types[kind] & self.position.own(side);
        own.iter().filter(|other| other % width == square % width).collect()
    }
}
