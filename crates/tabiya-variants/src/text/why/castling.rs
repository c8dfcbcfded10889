//! Why two pieces can't castle.

use tabiya_board::Bitboard;
use tabiya_game::{Code, Message, MoveList};

use super::Speaker;
use crate::engine::{Compounds, Kind, Move, Planned};

const CASTLING: Code = Code::new("variants.why.castling");
const RIGHT: Code = Code::new("variants.why.castling-right");
const BLOCKED: Code = Code::new("variants.why.castling-blocked");
const ATTACKED: Code = Code::new("variants.why.castling-attacked");
const LEAVES_CHECK: Code = Code::new("variants.why.leaves-check");

impl<B: Bitboard + 'static> Speaker<'_, B> {
    /// Why the piece on a square can't castle to another, if that is a castling.
    pub(super) fn castling(&self, from: usize, to: usize) -> Option<Message> {
        self.castling_of(|castling| castling.mover == (from, to))
    }

    /// Why the side to move can't castle to the right (`O-O`) or to the left.
    pub(super) fn castling_aside(&self, to_right: bool) -> Message {
        let geometry = self.game.engine().geometry();
        let goes_there = |castling: &Planned<B>| {
            let step = geometry.square(castling.mover.0).to(geometry.square(castling.mover.1));
            step.rows == 0 && step.columns != 0 && (step.columns > 0) == to_right
        };
        self.castling_of(goes_there).unwrap_or_else(|| CASTLING.into())
    }

    /// Why a castling of this kind is not possible: one that pieces still have the right to, where there is any.
    fn castling_of(&self, is_meant: impl Fn(&Planned<B>) -> bool) -> Option<Message> {
        let planned = self.game.engine().planned_castlings(self.position);
        let meant = planned.iter().filter(|castling| is_meant(castling));
        self.prevented(meant.min_by_key(|castling| !self.has_right(castling))?)
    }

    fn has_right(&self, castling: &Planned<B>) -> bool {
        let unmoved = self.position.unmoved;
        unmoved.contains(castling.mover.0) && unmoved.contains(castling.partner.0)
    }

    fn prevented(&self, castling: &Planned<B>) -> Option<Message> {
        let engine = self.game.engine();
        let (from, to) = castling.mover;
        let message = |code| {
            let partner = castling.partner.0;
            let message = self.message(code, from, to);
            message.with("partner", self.piece(partner)).with("square", self.square(partner))
        };
        if !self.has_right(castling) {
            // Where castlings are given by squares, anything may have come to stand there.
            return engine.is_royal_at(self.position, from).then(|| message(RIGHT));
        }
        let blockers = castling.path & self.position.occupied();
        if !blockers.is_empty() {
            return Some(message(BLOCKED).with("blockers", self.squares(blockers.iter())));
        }
        let attacked = engine.attacked_in_castling(self.position, castling);
        if !attacked.is_empty() {
            return Some(message(ATTACKED).with("attacked", self.squares(attacked.iter())));
        }
        let (partner, lands) = castling.partner;
        let kind = Kind::Castling(partner as u8, lands as u8);
        let movement = Move { kind, ..Move::plain(from, to) };
        let legal = MoveList::of(self.game, self.position);
        if legal.moves().contains(&movement) {
            return None;
        }
        let compounds = Compounds::default();
        let leaves_check = || self.message(LEAVES_CHECK, from, to);
        self.not_its_turn(movement, &compounds, &legal)
            .or_else(|| self.unsafe_after(self.position, movement, &compounds, leaves_check()))
    }
}
