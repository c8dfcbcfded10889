//! Finding the moves of a piece from one square.

mod follow;

use core::ops::ControlFlow;

use tabiya_board::Bitboard;

use super::Means;
use super::end::End;
use super::exchange::Exchange;
use super::finish::Finish;
use super::machine::Machine;
use super::part::Part;
use super::position::Position;
use super::ray::Manner;
use super::register::{Field, Registers};
use super::scratch::Scratch;
use super::sink::{Action, Sink};
use super::view::View;
use super::ways::Ways;
use crate::OverBudget;

/// Why it ended before its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    OverBudget,
    /// The sink wants no more, or what is watched has been hit.
    Broken,
}

impl From<OverBudget> for Halt {
    fn from(_: OverBudget) -> Self {
        Self::OverBudget
    }
}

pub(super) struct Run<'a, B, P, S> {
    pub(super) machine: &'a Machine<B>,
    /// Before the first leg.
    pub(super) view: View<'a, P, B>,
    pub(super) means: Means<B>,
    pub(super) scratch: &'a mut Scratch<B>,
    pub(super) sink: &'a mut S,
    /// Halts when this is hit.
    pub(super) watched: Option<Watched<B>>,
}

/// What stands on a square, to be captured or removed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watched<B> {
    pub(super) square: usize,
    /// By a move that ends on one of these squares.
    pub(super) ends: B,
    /// By one that captures just this, where that matters.
    pub(super) captures: Option<B>,
}

impl<B: Bitboard> Watched<B> {
    fn is_hit(self, action: &Action<B>) -> bool {
        (action.captures | action.removed).contains(self.square)
            && self.ends.contains(action.to.into())
            && self.captures.is_none_or(|captures| captures == action.captures)
    }
}

/// What happens after the last leg because of the legs that have been made.
#[derive(Clone, Copy)]
pub(super) enum Made<'a, B> {
    One(&'a Finish<B>),
    Flagged(&'a [(Field, Finish<B>)], Registers),
}

impl<'a, B: Bitboard> Made<'a, B> {
    fn finishes(self) -> impl Iterator<Item = &'a Finish<B>> {
        let (one, flagged, registers) = match self {
            Self::One(finish) => (Some(finish), [].as_slice(), Registers::default()),
            Self::Flagged(flagged, registers) => (None, flagged, registers),
        };
        let made = move |(flag, _): &&(Field, Finish<B>)| registers.get(*flag) != 0;
        one.into_iter().chain(flagged.iter().filter(made).map(|(_, finish)| finish))
    }
}

impl<B: Bitboard, P: Position<B>, S: Sink<B>> Run<'_, B, P, S> {
    /// Passes every move to the sink, each once.
    pub(super) fn all(&mut self) -> Result<(), Halt> {
        let machine = self.machine;
        self.scratch.plain.clear();
        self.scratch.plain.resize(1 + machine.names.0.len(), (B::EMPTY, B::EMPTY));
        self.scratch.compound.clear();
        for part in &machine.parts {
            self.part(part)?;
        }
        for exchange in &machine.exchanges {
            self.exchange(exchange)?;
        }
        for program in &machine.programs {
            self.program(program)?;
        }
        for (number, &(quiet, captures)) in self.scratch.plain.iter().enumerate() {
            if !(quiet | captures).is_empty() {
                let promotion = number.checked_sub(1).map(|number| number as u8);
                broken(self.sink.plain(promotion, quiet, captures))?;
            }
        }
        Ok(())
    }

    fn part(&mut self, part: &Part<B>) -> Result<(), Halt> {
        let origin = self.view.origin;
        if self.view.in_attack && part.is_harmless {
            return Ok(());
        }
        if !part.asks.hold(&self.view, origin, &mut self.means)? {
            return Ok(());
        }
        let View { ground, side, own, enemy, holes, .. } = self.view;
        let made = Made::One(&part.finish);
        for stride in &part.strides {
            if !stride.squares[side.index()].contains(origin) {
                continue;
            }
            self.means.spend(stride.ways.steps)?;
            if stride.ways.manner == Manner::Jump {
                let blocked = self.view.blocked();
                let mut ended = Ok(());
                let victims = stride.targets.split(blocked, own, enemy, blocked).1;
                stride.ways.hurdles(ground, side, origin, blocked, victims, |hurdle, landings| {
                    if ended.is_ok() {
                        self.scratch.path.clear();
                        ended = self.land(landings & !blocked, B::EMPTY, B::single(hurdle), made);
                    }
                });
                ended?;
                continue;
            }
            let (quiet, captures) = stride.to(ground, side, origin, own, enemy, holes);
            if stride.stops && self.scratch.paths.is_some() {
                let start = (origin, 0, B::EMPTY);
                self.land_with_stops(&stride.ways, start, (quiet, captures), made)?;
            } else {
                self.scratch.path.clear();
                self.land(quiet, captures, B::EMPTY, made)?;
            }
        }
        Ok(())
    }

    fn exchange(&mut self, exchange: &Exchange<B>) -> Result<(), Halt> {
        let origin = self.view.origin;
        // Castling never attacks (3.3).
        if (self.view.in_attack && exchange.is_joint)
            || !exchange.guard.holds(&self.view, origin, &mut self.means)?
        {
            return Ok(());
        }
        for (to, partner) in exchange.places(&self.view, &mut self.means)? {
            self.scratch.path.clear();
            self.settle(to, B::EMPTY, Made::One(&exchange.finish), Some(partner))?;
        }
        Ok(())
    }

    /// Moves that end on these squares of lines, with the ends of the legs on the way there: from a square, after so many
    /// legs and these captures.
    pub(super) fn land_with_stops(
        &mut self,
        ways: &Ways<B>,
        (from, legs, captured): (usize, usize, B),
        (quiet, captures): (B, B),
        made: Made<'_, B>,
    ) -> Result<(), Halt> {
        let View { ground, side, .. } = self.view;
        let blocked = self.view.after(captured).blocked();
        for to in (quiet | captures).iter() {
            let stops = ways.stops(ground, side, from, to, blocked);
            self.scratch.path.truncate(legs);
            self.scratch.path.extend(stops[..stops.len() - 1].iter().map(|&stop| stop as u8));
            let single = B::single(to);
            self.land(quiet & single, captures & single, captured, made)?;
        }
        Ok(())
    }

    /// Moves that end on these squares, empty ones and those of pieces that the last leg captures, after `captured`.
    pub(super) fn land(&mut self, quiet: B, captures: B, captured: B, made: Made<'_, B>) -> Result<(), Halt> {
        if !captured.is_empty() {
            for to in quiet.iter() {
                self.settle(to, captured, made, None)?;
            }
            for to in captures.iter() {
                self.settle(to, captured | B::single(to), made, None)?;
            }
            return Ok(());
        }
        let side = self.view.side;
        let (mut quiet_zone, mut capture_zone) = self.machine.zones[side.index()];
        for finish in made.finishes() {
            let zone = if finish.has_effects() { self.view.ground.all() } else { finish.zone(side) };
            quiet_zone |= zone;
            capture_zone |= zone;
        }
        // A move back to the origin that changes nothing is none (H11).
        let origin = B::single(self.view.origin);
        self.plain(None, quiet & !quiet_zone & !origin, captures & !capture_zone)?;
        for to in (quiet & quiet_zone).iter() {
            self.settle(to, B::EMPTY, made, None)?;
        }
        for to in (captures & capture_zone).iter() {
            self.settle(to, B::single(to), made, None)?;
        }
        Ok(())
    }

    /// What happens after the last leg of a move, and what comes of it.
    pub(super) fn settle(
        &mut self,
        to: usize,
        captured: B,
        made: Made<'_, B>,
        partner: Option<(usize, usize)>,
    ) -> Result<(), Halt> {
        self.means.spend(1)?;
        let mut end = End::default();
        let side = self.view.side;
        for finish in made.finishes() {
            end.add(finish, side.index(), to, !captured.is_empty());
        }
        let view = self.view.after(captured);
        for property in &self.machine.traits {
            if let Some(finish) = property.applying(&view, to, &mut self.means)? {
                end.add(finish, side.index(), to, !captured.is_empty());
            }
        }
        let mut removed = B::EMPTY;
        if end.radius > 0 {
            let mut men = view.own | view.enemy;
            if let Some((home, place)) = partner {
                men.remove(home);
                men.insert(place);
            }
            let stood = |square| match partner {
                Some((home, place)) if place == square => home,
                _ => square,
            };
            let near = view.ground.within(to, end.radius) & men;
            let burns = |&square: &usize| !view.position.is_blast_immune(stood(square));
            near.iter().filter(burns).for_each(|square| removed.insert(square));
        }
        if end.removes_mover {
            removed.insert(to);
        }
        if to == self.view.origin && captured.is_empty() && removed.is_empty() && partner.is_none() {
            return Ok(());
        }
        let partner = partner.map(|(from, to)| (from as u8, to as u8));
        let action = |promotion| Action { to: to as u8, captures: captured, removed, partner, promotion };
        if end.removes_mover || end.choices == 0 || end.may_decline {
            self.found(action(None))?;
        }
        if !end.removes_mover {
            for number in end.choices.iter() {
                self.found(action(Some(number as u8)))?;
            }
        }
        Ok(())
    }

    fn found(&mut self, action: Action<B>) -> Result<(), Halt> {
        let to = B::single(action.to.into());
        if action.removed.is_empty() && action.partner.is_none() && (action.captures & !to).is_empty() {
            let (quiet, captures) = if action.captures.is_empty() { (to, B::EMPTY) } else { (B::EMPTY, to) };
            return self.plain(action.promotion, quiet, captures);
        }
        if let Some(watched) = self.watched {
            return if watched.is_hit(&action) { Err(Halt::Broken) } else { Ok(()) };
        }
        if self.scratch.compound.insert(action) {
            self.keep_path(action);
            broken(self.sink.compound(&action))?;
        }
        Ok(())
    }

    fn plain(&mut self, promotion: Option<u8>, quiet: B, captures: B) -> Result<(), Halt> {
        if let Some(Watched { square, ends, .. }) = self.watched {
            // Such a move captures where it ends, and nothing else.
            return if (captures & ends).contains(square) { Err(Halt::Broken) } else { Ok(()) };
        }
        let number = promotion.map_or(0, |number| usize::from(number) + 1);
        let known = self.scratch.plain[number];
        if self.scratch.paths.is_some() {
            for to in (quiet & !known.0).iter() {
                self.keep_path(Action::quiet(to, promotion));
            }
            for to in (captures & !known.1).iter() {
                self.keep_path(Action::capture(to, promotion));
            }
        }
        self.scratch.plain[number] = (known.0 | quiet, known.1 | captures);
        Ok(())
    }

    fn keep_path(&mut self, action: Action<B>) {
        let Scratch { path, paths, .. } = &mut *self.scratch;
        if let Some(paths) = paths
            && !path.is_empty()
        {
            let mut way = path.clone();
            way.push(action.to);
            paths.insert(action, way);
        }
    }
}

fn broken(flow: ControlFlow<()>) -> Result<(), Halt> {
    if flow.is_break() { Err(Halt::Broken) } else { Ok(()) }
}
