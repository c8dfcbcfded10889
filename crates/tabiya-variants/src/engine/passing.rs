//! Captures in passing.

use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::compiled::{Action, Budget, Scratch, Sink};

use super::atlas::{Atlas, Vector};
use super::attack::Seen;
use super::compound::Group;
use super::generate::{Any, Taker};
use super::guard::Guard;
use super::movement::{Compounds, Kind, Move};
use super::position::{Position, kind_of};
use super::promotion::Landing;
use super::{Engine, Ruled, Type};

/// A rule of capturing in passing.
#[derive(Clone, Debug)]
pub(super) struct Passing<B> {
    pub(super) victims: Box<[bool]>,
    pub(super) captors: Box<[Captor<B>]>,
    pub(super) squares: B,
}

/// A type that captures in passing.
#[derive(Clone, Debug)]
pub(super) struct Captor<B> {
    pub(super) kind: u8,
    /// By side and target: from where it may capture there if nothing is in the way.
    pub(super) onto: [Box<[B]>; 2],
}

impl<B: Bitboard> Captor<B> {
    pub(super) fn new(kind: usize, kinds: &[Box<[Type<B>]>; 2], atlas: &Atlas<B>) -> Self {
        let area = atlas.geometry.area();
        let onto = Side::ALL.map(|side| {
            let of = &kinds[side.index()][kind];
            let patterns = [Some(&of.pattern), of.first.as_ref()].into_iter().flatten();
            let captures: Vec<_> = patterns.flat_map(|pattern| [&pattern.capture, &pattern.both]).collect();
            let all = if of.machines.is_empty() { B::EMPTY } else { atlas.squares };
            let mut onto = vec![all; area];
            for (from, capture) in
                (0..area).flat_map(|from| captures.iter().map(move |capture| (from, capture)))
            {
                // Hops need a piece to hop over, which may stand anywhere on the way.
                let along = |vector: Vector| atlas.beyond(from, vector.into());
                let hops = capture.hop_vectors().fold(B::EMPTY, |all, vector| all | along(vector));
                let reached = capture.squares(atlas, from, B::EMPTY, B::EMPTY) | hops;
                reached.iter().for_each(|to| onto[to].insert(from));
            }
            onto.into()
        });
        Self { kind: kind as u8, onto }
    }
}

/// How a piece captures in passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Way<B> {
    /// What its effects empty.
    removed: B,
    /// What its line makes of it.
    promotion: Option<u8>,
    by_machine: bool,
}

/// The ways in which a machine captures what stands on a square, and nothing else, and ends there.
struct OnSquare<B> {
    square: usize,
    found: Vec<(B, Option<u8>)>,
}

impl<B: Bitboard> Sink<B> for OnSquare<B> {
    fn plain(&mut self, promotion: Option<u8>, _: B, captures: B) -> ControlFlow<()> {
        if captures.contains(self.square) {
            self.found.push((B::EMPTY, promotion));
        }
        ControlFlow::Continue(())
    }

    fn compound(&mut self, action: &Action<B>) -> ControlFlow<()> {
        let there = B::single(self.square);
        if usize::from(action.to) == self.square && action.captures == there && action.partner.is_none() {
            self.found.push((action.removed, action.promotion));
        }
        ControlFlow::Continue(())
    }
}

impl<B: Bitboard> Engine<B> {
    /// The pieces of the side to move that can capture on a square that was passed.
    pub(super) fn captors_on(
        &self,
        position: &Position<B>,
        rule: &Passing<B>,
        (square, victim): (usize, u8),
    ) -> impl Iterator<Item = (u8, usize)> {
        let side = position.to_move;
        rule.captors.iter().flat_map(move |captor| {
            let kind = captor.kind;
            let men =
                position.types[usize::from(kind)] & position.own(side) & captor.onto[side.index()][square];
            men.iter()
                .filter(move |&from| {
                    !self.ways_to_capture(position, (side, kind), from, (square, victim)).is_empty()
                })
                .map(move |from| (kind, from))
        })
    }

    /// How a piece captures what has just passed an empty square.
    fn ways_to_capture(
        &self,
        position: &Position<B>,
        (side, kind): (Side, u8),
        from: usize,
        (square, victim): (usize, u8),
    ) -> Vec<Way<B>> {
        let of = self.kind(side, kind);
        let mut ways = Vec::new();
        if of.avoids(kind_of(position.board[usize::from(victim)]))
            || !self.region(side, kind).contains(square)
        {
            return ways;
        }
        let mut regard = Self::regard(position, side, of, from);
        if self.is_hit(position, of, from, square, position.occupied(), regard.shunned) {
            ways.push(Way { removed: B::EMPTY, promotion: None, by_machine: false });
        }
        (regard.phantom, regard.victim) = (B::single(square), victim);
        let seen = Seen { engine: self, position, regard };
        let here = |ruled: &&Ruled<B>| ruled.from.contains(from) && ruled.ends.contains(square);
        for ruled in of.machines.iter().filter(here) {
            let mut sink = OnSquare { square, found: Vec::new() };
            if ruled.machine.moves(&seen, side, from, &mut Scratch::new(), &mut sink).is_err() {
                continue;
            }
            for (mut removed, promotion) in sink.found {
                removed.remove(victim.into());
                let promotion =
                    promotion.map(|number| self.by_letter(&ruled.machine.promotions()[usize::from(number)]));
                let may_stand = promotion.is_none_or(|into| self.region(side, into).contains(square));
                let way = Way { removed, promotion, by_machine: true };
                if may_stand && !ways.contains(&way) {
                    ways.push(way);
                }
            }
        }
        ways
    }

    /// Forgets what has passed if no legal move captures it, as a pinned pawn does not: the position is the same as
    /// without it.
    pub(super) fn forget_idle_passing(&self, position: &mut Position<B>) {
        let Some(passing) = position.passing else { return };
        let is_idle = self.must_drop(position) || {
            let (mut guard, mut compounds) = (self.guard(position), Compounds::default());
            self.passing_moves(position, passing, &mut guard, &mut compounds, &mut Any).is_continue()
        };
        if is_idle {
            position.passing = None;
            passing.0.iter().for_each(|square| position.hash ^= self.keys.passing(square));
        }
    }

    /// The pieces that the piece on a square could capture in passing on another, legally or not, if they had just passed
    /// it, as they can have.
    pub(crate) fn victims_in_passing(
        &self,
        position: &Position<B>,
        from: usize,
        square: usize,
    ) -> Vec<usize> {
        let can_take = |victim: &usize| {
            let kind = usize::from(kind_of(position.board[*victim]));
            let mut rules =
                self.passing.iter().filter(|rule| rule.victims[kind] && rule.squares.contains(square));
            rules.any(|rule| {
                self.captors_on(position, rule, (square, *victim as u8)).any(|(_, captor)| captor == from)
            })
        };
        self.victims(position, B::single(square)).into_iter().filter(can_take).collect()
    }

    /// Whether the side to move can capture this piece in passing.
    pub(super) fn can_be_taken_in_passing(&self, position: &Position<B>, victim: usize) -> bool {
        let Some((squares, passed)) = position.passing else { return false };
        usize::from(passed) == victim
            && self.passing.iter().any(|rule| {
                rule.victims[usize::from(kind_of(position.board[victim]))]
                    && (squares & rule.squares)
                        .iter()
                        .any(|square| self.captors_on(position, rule, (square, passed)).next().is_some())
            })
    }

    /// Whether the side to move can capture in passing with an effect that removes what stands on a square; the other side
    /// never can.
    pub(super) fn is_burnt_in_passing(
        &self,
        position: &Position<B>,
        burnt: usize,
        by: Side,
        budget: &mut Budget,
    ) -> bool {
        let Some((squares, victim)) = position.passing.filter(|_| position.to_move == by) else {
            return false;
        };
        if !self.passing_burns[by.index()] {
            return false;
        }
        let victim_kind = kind_of(position.board[usize::from(victim)]);
        let rules = self.passing.iter().filter(|rule| rule.victims[usize::from(victim_kind)]);
        let captors = rules.flat_map(|rule| {
            let squares = (squares & rule.squares).iter();
            squares.flat_map(|square| rule.captors.iter().map(move |captor| (square, captor)))
        });
        for (square, captor) in captors {
            let of = self.kind(by, captor.kind);
            if of.avoids(victim_kind) || !self.region(by, captor.kind).contains(square) {
                continue;
            }
            let men = position.types[usize::from(captor.kind)] & position.own(by);
            for from in (men & captor.onto[by.index()][square]).iter() {
                let mut regard = Self::regard(position, by, of, from);
                (regard.phantom, regard.victim) = (B::single(square), victim);
                let seen = Seen { engine: self, position, regard };
                let here = |ruled: &&Ruled<B>| ruled.from.contains(from) && ruled.ends.contains(square);
                if of.machines.iter().filter(here).any(|ruled| {
                    let scratch = &mut Scratch::new();
                    ruled
                        .machine
                        .attacks_by_capturing(&seen, by, from, (burnt, square), budget, scratch)
                        .unwrap_or(true)
                }) {
                    return true;
                }
            }
        }
        false
    }

    /// Passes on all captures in passing.
    pub(super) fn passing_moves<T: Taker<B>>(
        &self,
        position: &Position<B>,
        (squares, victim): (B, u8),
        guard: &mut Guard<B>,
        compounds: &mut Compounds<B>,
        taker: &mut T,
    ) -> ControlFlow<()> {
        let side = position.to_move;
        let victim_kind = kind_of(position.board[usize::from(victim)]);
        // Several rules can allow the same capture.
        let mut known = Vec::new();
        for rule in self.passing.iter().filter(|rule| rule.victims[usize::from(victim_kind)]) {
            for square in (squares & rule.squares).iter() {
                for (kind, from) in self.captors_on(position, rule, (square, victim)) {
                    if known.contains(&(from, square)) {
                        continue;
                    }
                    known.push((from, square));
                    let ways = self.ways_to_capture(position, (side, kind), from, (square, victim));
                    self.ways_in_passing(
                        position,
                        (kind, from),
                        (square, victim),
                        &ways,
                        guard,
                        compounds,
                        taker,
                    )?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Passes on the captures of one piece on one square.
    #[expect(clippy::too_many_arguments, reason = "a piece of the loop above")]
    fn ways_in_passing<T: Taker<B>>(
        &self,
        position: &Position<B>,
        (kind, from): (u8, usize),
        (square, victim): (usize, u8),
        ways: &[Way<B>],
        guard: &mut Guard<B>,
        compounds: &mut Compounds<B>,
        taker: &mut T,
    ) -> ControlFlow<()> {
        let there = B::single(square);
        let passing = Move { kind: Kind::Passing, ..Move::plain(from, square) };
        let mut becomes: Vec<Option<u8>> = Vec::new();
        let mut burning: Vec<(B, Group)> = Vec::new();
        for &Way { removed, promotion, by_machine } in ways {
            let captures = B::single(victim.into());
            let action = Action { to: square as u8, captures, removed, partner: None, promotion };
            // A chain can come to the same.
            if compounds.actions(from as u8).contains(&action) {
                continue;
            }
            if !removed.is_empty() {
                let list = compounds.list(from as u8);
                let number = list.len() as u16;
                list.push(action);
                match burning.iter_mut().find(|(known, _)| *known == removed) {
                    Some((_, group)) => group.push((number, promotion)),
                    None => burning.push((removed, vec![(number, promotion)])),
                }
                continue;
            }
            let landing = Landing { from, targets: there, captures: there, by_machine };
            let promotions = &self.promotions[position.to_move.index()];
            let promote = |_, into: &[u8]| {
                becomes.extend(into.iter().map(|&into| Some(into)));
                ControlFlow::Continue(())
            };
            let staying = promotions.split(position, kind, landing, promote);
            match promotion {
                Some(_) => becomes.push(promotion),
                None if !matches!(staying, ControlFlow::Continue(staying) if staying.is_empty()) => {
                    becomes.push(None);
                }
                None => {}
            }
        }
        for (_, group) in burning {
            self.compound_moves(position, guard, (kind, from), &group, compounds, taker)?;
        }
        becomes.sort_unstable();
        becomes.dedup();
        for into in becomes {
            let movement = Move { kind: into.map_or(Kind::Passing, Kind::PassingPromotion), ..passing };
            let goes_on = |movement| self.could_go_on(position, movement, compounds);
            if self.is_safe(guard, position, movement, compounds)
                && (into.is_some() || !self.spec.whole_captures || !goes_on(movement))
            {
                taker.single(movement)?;
            }
        }
        ControlFlow::Continue(())
    }
}
