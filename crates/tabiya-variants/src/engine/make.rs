use tabiya_board::Bitboard;

use super::Engine;
use super::movement::{Compounds, Kind, Move};
use super::passing::Passing;
use super::position::{NONE, Position, kind_of, man, side_of};
use crate::text::Arrival;

/// What taking a move back needs besides the move.
#[derive(Clone, Debug)]
pub struct Undo<B> {
    /// What stood on the move's first square.
    mover: u8,
    /// What stood on its last square.
    target: u8,
    /// What came into a hand.
    prisoner: u8,
    has_captured: bool,
    has_removed: bool,
    passes: u8,
    arrived: Option<Arrival>,
    checks: [u8; 2],
    quiet: u16,
    number: u16,
    hash: u64,
    unmoved: B,
    passing: Option<(B, u8)>,
    /// What only some moves change.
    rarer: Option<Box<Rarer>>,
}

/// What compound moves, castling and explosions change.
#[derive(Clone, Debug, Default)]
struct Rarer {
    /// What stood on other squares than the first and the last, in the order of the changes.
    others: Vec<(u8, u8)>,
    /// What came into a hand besides the first.
    prisoners: Vec<u8>,
}

impl<B: Bitboard> Undo<B> {
    /// The squares on which the move has changed something.
    pub(super) fn touched(&self, Move { from, to, .. }: Move) -> B {
        let mut touched = B::single(from.into()) | B::single(to.into());
        let others = self.rarer.iter().flat_map(|rarer| &rarer.others);
        others.for_each(|&(square, _)| touched.insert(square.into()));
        touched
    }
}

impl<B: Bitboard> Engine<B> {
    #[inline]
    fn lift(&self, position: &mut Position<B>, square: u8) -> u8 {
        let man = position.board[usize::from(square)];
        let rest = !B::single(square.into());
        position.board[usize::from(square)] = NONE;
        position.types[usize::from(kind_of(man))] &= rest;
        position.sides[side_of(man).index()] &= rest;
        position.hash ^= self.keys.man(man, square);
        man
    }

    #[inline]
    pub(super) fn put(&self, position: &mut Position<B>, square: u8, man: u8) {
        let there = B::single(square.into());
        position.board[usize::from(square)] = man;
        position.types[usize::from(kind_of(man))] |= there;
        position.sides[side_of(man).index()] |= there;
        position.hash ^= self.keys.man(man, square);
    }

    /// Makes a square hold this piece, or none.
    pub(super) fn set(&self, position: &mut Position<B>, square: u8, man: u8) {
        if position.board[usize::from(square)] != NONE {
            self.lift(position, square);
        }
        if man != NONE {
            self.put(position, square, man);
        }
    }

    /// Moves a piece in the sets of squares, and what it captures out of them or back into them.
    #[inline]
    fn shift(position: &mut Position<B>, from: u8, to: u8, mover: u8, target: u8) {
        let there = B::single(to.into());
        let both = B::single(from.into()) | there;
        position.types[usize::from(kind_of(mover))] ^= both;
        position.sides[side_of(mover).index()] ^= both;
        if target != NONE {
            position.types[usize::from(kind_of(target))] ^= there;
            position.sides[side_of(target).index()] ^= there;
        }
    }

    pub(super) fn change_hand(&self, position: &mut Position<B>, man: u8, by: i8) {
        let Some(count) = position.hands.get_mut(usize::from(man)) else { return };
        position.hash ^= self.keys.hand(man, *count);
        *count = count.saturating_add_signed(by);
        position.hash ^= self.keys.hand(man, *count);
    }

    /// Lets a captured piece come into the hand of the side to move.
    fn imprison(&self, position: &mut Position<B>, captured: u8, undo: &mut Undo<B>) {
        undo.has_captured = true;
        if position.hands.is_empty() {
            return;
        }
        let Some(drops) = &self.spec.drops else { return };
        let in_hand =
            self.spec.types[usize::from(kind_of(captured))].in_hand.filter(|_| drops.captures_to_hand);
        if let Some(kind) = in_hand {
            let prisoner = man(kind as u8, position.to_move);
            self.change_hand(position, prisoner, 1);
            if undo.prisoner == NONE {
                undo.prisoner = prisoner;
            } else {
                undo.rarer.get_or_insert_default().prisoners.push(prisoner);
            }
        }
    }

    /// Changes a square that is neither the move's first nor its last.
    fn change(&self, position: &mut Position<B>, square: u8, into: u8, undo: &mut Undo<B>) {
        undo.rarer.get_or_insert_default().others.push((square, position.board[usize::from(square)]));
        self.set(position, square, into);
    }

    /// Makes the move on the board and in the hands, without what only later moves depend on.
    #[inline]
    pub(super) fn make_quickly(
        &self,
        position: &mut Position<B>,
        movement: Move,
        compounds: &Compounds<B>,
    ) -> Undo<B> {
        let Move { from, to, kind } = movement;
        let mut undo = Undo {
            mover: position.board[usize::from(from)],
            target: position.board[usize::from(to)],
            prisoner: NONE,
            has_captured: false,
            has_removed: false,
            passes: position.passes,
            arrived: position.arrived,
            checks: position.checks,
            quiet: position.quiet,
            number: position.number,
            hash: position.hash,
            unmoved: position.unmoved,
            passing: position.passing,
            rarer: None,
        };
        if kind == Kind::Plain && undo.mover != NONE {
            position.board[usize::from(from)] = NONE;
            position.board[usize::from(to)] = undo.mover;
            Self::shift(position, from, to, undo.mover, undo.target);
            position.hash ^= self.keys.man(undo.mover, from) ^ self.keys.man(undo.mover, to);
            if undo.target != NONE {
                position.hash ^= self.keys.man(undo.target, to);
                self.imprison(position, undo.target, &mut undo);
            }
        } else {
            self.make_special(position, movement, compounds, &mut undo);
        }
        if undo.has_captured && self.spec.blast.is_some() {
            self.explode(position, to, &mut undo);
        }
        position.to_move = !position.to_move;
        undo
    }

    #[inline(never)]
    fn make_special(
        &self,
        position: &mut Position<B>,
        movement: Move,
        compounds: &Compounds<B>,
        undo: &mut Undo<B>,
    ) {
        let Move { from, to, kind } = movement;
        let side = position.to_move;
        if let Kind::Drop(kind, into) = kind {
            self.change_hand(position, man(kind, side), -1);
            self.set(position, to, man(into, side));
            return;
        }
        // Whatever is asked for, nothing moves from an empty square.
        if kind == Kind::Pass || undo.mover == NONE {
            return;
        }
        self.lift(position, from);
        let mut piece = undo.mover;
        match kind {
            Kind::Promotion(into) | Kind::PassingPromotion(into) => piece = man(into, side),
            Kind::Compound(_, into) if into != NONE => piece = man(into, side),
            _ => {}
        }
        match kind {
            Kind::Passing | Kind::PassingPromotion(_) => {
                if let Some((_, victim)) = position.passing {
                    let captured = position.board[usize::from(victim)];
                    self.change(position, victim, NONE, undo);
                    self.imprison(position, captured, undo);
                }
                self.set(position, to, piece);
            }
            Kind::Castling(partner, lands) => {
                let rook = position.board[usize::from(partner)];
                self.change(position, partner, NONE, undo);
                self.set(position, to, piece);
                if lands == from {
                    self.put(position, lands, rook);
                } else {
                    self.change(position, lands, rook, undo);
                }
            }
            Kind::Compound(number, _) => {
                let Some(action) = compounds.action(from, number) else {
                    self.put(position, from, undo.mover);
                    return;
                };
                for square in action.captures.iter() {
                    let square = square as u8;
                    let captured = position.board[usize::from(square)];
                    if square == to {
                        self.lift(position, square);
                    } else {
                        self.change(position, square, NONE, undo);
                    }
                    self.imprison(position, captured, undo);
                }
                let partner = action
                    .partner
                    .map(|(partner, lands)| (position.board[usize::from(partner)], partner, lands));
                if let Some((_, partner, _)) = partner
                    && partner != to
                {
                    self.change(position, partner, NONE, undo);
                }
                self.set(position, to, piece);
                if let Some((moved, _, lands)) = partner {
                    if lands == from {
                        self.set(position, lands, moved);
                    } else {
                        self.change(position, lands, moved, undo);
                    }
                }
                for square in action.removed.iter() {
                    undo.has_removed = true;
                    self.change(position, square as u8, NONE, undo);
                }
            }
            _ => {
                if undo.target != NONE {
                    self.lift(position, to);
                    self.imprison(position, undo.target, undo);
                }
                self.put(position, to, piece);
            }
        }
    }

    /// What a capture blows up.
    fn explode(&self, position: &mut Position<B>, to: u8, undo: &mut Undo<B>) {
        let Some(blast) = &self.spec.blast else { return };
        for square in position.occupied().iter() {
            let is_near = self.are_near(to.into(), square, blast.radius);
            let is_gone = if square == usize::from(to) {
                blast.captor
            } else {
                is_near && !self.spec.types[usize::from(kind_of(position.board[square]))].blast_immune
            };
            if is_gone {
                self.change(position, square as u8, NONE, undo);
            }
        }
    }

    /// Makes a legal move. Another one leaves a position that means nothing.
    #[inline]
    pub fn make(&self, position: &mut Position<B>, movement: Move, compounds: &Compounds<B>) -> Undo<B> {
        let side = position.to_move;
        let undo = self.make_quickly(position, movement, compounds);
        let kind = movement.kind;
        position.hash ^= self.keys.to_move;
        if !position.unmoved.is_empty() && kind != Kind::Pass {
            self.forget_unmoved(position, undo.touched(movement));
        }
        if let Some((squares, _)) = position.passing.take() {
            squares.iter().for_each(|square| position.hash ^= self.keys.passing(square));
        }
        let can_be_taken = |position: &Position<B>, rule: &Passing<B>, (square, victim)| {
            self.captors_on(position, rule, (square, victim)).next().is_some()
        };
        self.leave_passing(position, movement, &undo, can_be_taken);
        if position.passing.is_some() {
            self.forget_idle_passing(position);
        }
        let resets = undo.has_captured
            || undo.has_removed
            || kind.promotes()
            || matches!(kind, Kind::Drop(..))
            || (kind != Kind::Pass && self.resets(undo.mover));
        position.quiet = if resets { 0 } else { position.quiet.saturating_add(1) };
        position.number = position.number.saturating_add(side.index() as u16);
        if self.has_special_ends {
            self.note_ends(position, (movement, undo.mover), compounds, side);
        }
        undo
    }

    /// The pieces that have moved or gone are no longer unmoved.
    fn forget_unmoved(&self, position: &mut Position<B>, gone: B) {
        let lost = position.unmoved & gone;
        if lost.is_empty() {
            return;
        }
        let mut kept = position.unmoved & !gone;
        kept &= !self.idle_castlers(position, kept);
        for square in (position.unmoved & !kept).iter() {
            position.hash ^= self.keys.unmoved(square);
        }
        position.unmoved = kept;
    }

    /// Notes which squares a piece has passed and can be taken on.
    #[inline]
    pub(super) fn leave_passing(
        &self,
        position: &mut Position<B>,
        movement: Move,
        undo: &Undo<B>,
        matters: impl Fn(&Position<B>, &Passing<B>, (usize, u8)) -> bool,
    ) {
        if movement.kind != Kind::Plain || undo.target != NONE || self.passing.is_empty() {
            return;
        }
        let mover = undo.mover;
        let (from, to) = (usize::from(movement.from), usize::from(movement.to));
        let Some(passed) = self.passed(side_of(mover), kind_of(mover), from, to) else { return };
        // It has come there in another way than by sliding.
        if !(passed & position.occupied()).is_empty() {
            return;
        }
        let before = || {
            let mut before = position.clone();
            self.unmake(&mut before, movement, undo.clone());
            before
        };
        if !self.has_slid((side_of(mover), kind_of(mover)), (from, to), undo.unmoved.contains(from), before) {
            return;
        }
        let mut squares = B::EMPTY;
        for rule in self.passing.iter().filter(|rule| rule.victims[usize::from(kind_of(mover))]) {
            let here = passed & rule.squares;
            if here.iter().any(|square| matters(position, rule, (square, to as u8))) {
                squares |= here;
            }
        }
        if !squares.is_empty() {
            position.passing = Some((squares, to as u8));
            squares.iter().for_each(|square| position.hash ^= self.keys.passing(square));
        }
    }

    /// Takes back the last move.
    #[inline]
    #[expect(clippy::needless_pass_by_value, reason = "a move is taken back once")]
    pub fn unmake(&self, position: &mut Position<B>, movement: Move, undo: Undo<B>) {
        let Move { from, to, kind } = movement;
        position.to_move = !position.to_move;
        if kind == Kind::Plain && undo.rarer.is_none() && undo.mover != NONE {
            position.board[usize::from(to)] = undo.target;
            position.board[usize::from(from)] = undo.mover;
            Self::shift(position, from, to, undo.mover, undo.target);
        } else {
            let others = undo.rarer.iter().flat_map(|rarer| rarer.others.iter().rev());
            for &(square, before) in others {
                self.set(position, square, before);
            }
            self.set(position, to, undo.target);
            self.set(position, from, undo.mover);
        }
        if !position.hands.is_empty() {
            if let Kind::Drop(kind, _) = kind {
                self.change_hand(position, man(kind, position.to_move), 1);
            }
            let more = undo.rarer.iter().flat_map(|rarer| rarer.prisoners.iter().copied());
            for prisoner in more.chain((undo.prisoner != NONE).then_some(undo.prisoner)) {
                self.change_hand(position, prisoner, -1);
            }
        }
        position.unmoved = undo.unmoved;
        position.passing = undo.passing;
        position.checks = undo.checks;
        position.quiet = undo.quiet;
        position.number = undo.number;
        position.passes = undo.passes;
        position.arrived = undo.arrived;
        position.hash = undo.hash;
    }
}
