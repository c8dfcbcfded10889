//! Why a move that a piece has is not legal.

use tabiya_board::Bitboard;
use tabiya_game::{Code, Message, MoveList, Rules as _};

use super::{GIVES_CHECK, Speaker};
use crate::engine::{Compounds, Kind, Move, NONE, Position, kind_of};
use crate::game::Variant;
use crate::spec::Royalty;

pub(super) const OTHERWISE: Code = Code::new("variants.why.otherwise");
const LEAVES_CHECK: Code = Code::new("variants.why.leaves-check");
const PASSING_LEAVES_CHECK: Code = Code::new("variants.why.passing-leaves-check");
const BLAST: Code = Code::new("variants.why.blast");
const FACING: Code = Code::new("variants.why.facing");
const MUST_CAPTURE: Code = Code::new("variants.why.must-capture");
const MUST_DROP: Code = Code::new("variants.why.must-drop");
const MUST_GO_ON: Code = Code::new("variants.why.must-go-on");
const NO_PROMOTION: Code = Code::new("variants.why.no-promotion");
const OUT_OF_REACH: Code = Code::new("variants.why.out-of-reach");

impl<B: Bitboard + 'static> Speaker<'_, B> {
    /// Why the piece can't go from the first square of a way to the last, where it has a move that does.
    pub(super) fn illegal(&self, path: &[u8]) -> Option<Message> {
        let engine = self.game.engine();
        let (start, end) = (path[0], path[path.len() - 1]);
        let (from, to) = (usize::from(start), usize::from(end));
        let ways = engine.ways(self.position, from);
        let mut compounds = Compounds::default();
        let movement = if path.len() == 2 && ways.plain.contains(to) {
            Move::plain(from, to)
        } else {
            let compound = ways.compound.into_iter().filter(|(action, _)| action.to == end);
            // The way that is written, otherwise the shortest.
            let (action, _) =
                compound.min_by_key(|(_, legs)| (**legs != path[1..], legs.len(), legs.clone()))?;
            compounds.list(start).push(action);
            Move { from: start, to: end, kind: Kind::Compound(0, action.promotion.unwrap_or(NONE)) }
        };
        let legal = MoveList::of(self.game, self.position);
        let goes_otherwise = legal.moves().iter().any(|legal| (legal.from, legal.to) == (start, end));
        if goes_otherwise {
            return Some(self.message(OTHERWISE, from, to));
        }
        if let Some(reason) = self.not_its_turn(movement, &compounds, &legal) {
            return Some(reason);
        }
        let leaves_check = self.message(LEAVES_CHECK, from, to);
        if let Some(reason) = self.unsafe_after(self.position, movement, &compounds, leaves_check) {
            return Some(reason);
        }
        let captures = self.captures(movement, &compounds);
        if self.game.spec().whole_captures
            && captures
            && engine.could_go_on(self.position, movement, &compounds)
        {
            return Some(self.message(MUST_GO_ON, from, to));
        }
        if movement.kind == Kind::Plain && engine.lacks_promotion(self.position, from, to) {
            return Some(self.message(NO_PROMOTION, from, to));
        }
        Some(self.message(OUT_OF_REACH, from, to))
    }

    /// That something else has to be done first.
    pub(super) fn not_its_turn(
        &self,
        movement: Move,
        compounds: &Compounds<B>,
        legal: &MoveList<Variant<B>>,
    ) -> Option<Message> {
        if self.game.engine().must_drop(self.position) {
            return Some(MUST_DROP.into());
        }
        let must_capture = self.must_capture(legal) && !self.captures(movement, compounds);
        must_capture.then(|| self.message(MUST_CAPTURE, movement.from.into(), movement.to.into()))
    }

    /// Whether a capture is there to be made where captures are compulsory.
    pub(super) fn must_capture(&self, legal: &MoveList<Variant<B>>) -> bool {
        let mut moves = legal.moves().iter();
        self.game.spec().compulsory_capture && moves.any(|&movement| self.captures(movement, legal.details()))
    }

    fn captures(&self, movement: Move, compounds: &Compounds<B>) -> bool {
        match movement.kind {
            Kind::Plain | Kind::Promotion(_) => self.position.board[usize::from(movement.to)] != NONE,
            Kind::Passing | Kind::PassingPromotion(_) => true,
            Kind::Compound(number, _) => {
                compounds.action(movement.from, number).is_some_and(|action| !action.captures.is_empty())
            }
            Kind::Castling(..) | Kind::Drop(..) | Kind::Pass => false,
        }
    }

    /// Why a piece can't capture in passing on an empty square on which it captures: where nothing has just passed it, a
    /// position does not tell, because what no legal move could capture is forgotten at once.
    pub(super) fn in_passing(&self, from: usize, to: usize) -> Option<Message> {
        let movement = Move { kind: Kind::Passing, ..Move::plain(from, to) };
        let victims = self.game.engine().victims_in_passing(self.position, from, to);
        victims.into_iter().find_map(|victim| {
            let mut passed = self.position.clone();
            passed.passing = Some((B::single(to), victim as u8));
            let message = self.message(PASSING_LEAVES_CHECK, from, to);
            self.unsafe_after(&passed, movement, &Compounds::default(), message)
        })
    }

    /// What is wrong with the position after a move.
    pub(super) fn unsafe_after(
        &self,
        before: &Position<B>,
        movement: Move,
        compounds: &Compounds<B>,
        leaves_check: Message,
    ) -> Option<Message> {
        let (spec, engine) = (self.game.spec(), self.game.engine());
        let side = before.to_move;
        let royals = |position: &Position<B>| {
            let own = position.own(side).iter();
            own.filter(|&square| spec.types[usize::from(kind_of(position.board[square]))].royal)
                .collect::<Vec<_>>()
        };
        let had = royals(before);
        let mut after = before.clone();
        self.game.make(&mut after, movement, compounds);
        let left = royals(&after);
        let is_lost = if spec.royalty == Royalty::Each { left.len() < had.len() } else { left.is_empty() };
        let explodes =
            spec.blast.is_some() && !movement.kind.promotes() && self.captures(movement, compounds);
        if !had.is_empty() && is_lost {
            let (from, to) = (movement.from.into(), movement.to.into());
            let gone = had.into_iter().find(|royal| !left.contains(royal)).filter(|_| explodes)?;
            return Some(self.message(BLAST, from, to).with("royal", self.piece(gone)));
        }
        if let Some(attacked) = self.attacked(leaves_check, &after) {
            return Some(attacked);
        }
        if spec.no_checks && engine.in_check(&after) {
            return Some(GIVES_CHECK.into());
        }
        (engine.are_facing(before) && engine.are_facing(&after)).then(|| FACING.into())
    }

    /// A message that names the royal piece of the side to move that is attacked after a move, if that is forbidden.
    pub(super) fn attacked(&self, message: Message, after: &Position<B>) -> Option<Message> {
        let engine = self.game.engine();
        let side = self.position.to_move;
        if !engine.has_left_in_danger(after, side) {
            return None;
        }
        let (royal, attackers) = engine.attacked_royals(after, side).into_iter().next()?;
        let royal_kind = kind_of(after.board[royal]).into();
        let message = message.with("royal", self.kind(royal_kind)).with("square", self.square(royal));
        Some(message.with("attackers", self.squares(attackers)))
    }
}
