use core::ops::ControlFlow;
use std::sync::Arc;

use tabiya_board::{Bitboard, Side};

use super::assemble::Assembler;
use super::collect::Collector;
use super::end::{Outcome, outcomes};
use super::exchange::Exchange;
use super::finish::{Names, Trait};
use super::origins::origins;
use super::part::Part;
use super::program::Program;
use super::run::{Halt, Run, Watched};
use super::summary::Summary;
use super::table::Room;
use super::view::View;
use super::{Budget, Count, Ground, Means, Position, Scratch, Sink};
use crate::tree::{Core, Piece};
use crate::{OverBudget, Repeat};

/// More work than this is not done to tell from where a piece may attack: some hundred legs on the largest board.
const MAX_WORK: usize = 16_000_000;

/// A piece made ready for boards of one size, for positions of any type.
///
/// Alternatives of a single leg are looked up in tables, all at once; chains are followed leg by leg.
///
/// ```
/// use std::sync::Arc;
/// use tabiya_board::{Geometry, Side};
/// use tabiya_pieces::compiled::{Count, Ground, Machine, Placement, Scratch};
/// use tabiya_pieces::{Board, Man, Piece, Repeat};
/// let size = Geometry::new(8, 8).unwrap();
/// let queen: Piece = "n*".parse().unwrap();
/// let machine = Machine::<u64>::new(&queen, &Arc::new(Ground::new(size)), Repeat::Document);
/// let mut board = Board::new(size);
/// let d4 = tabiya_pieces::square_of_name(size, "d4").unwrap();
/// board.put(d4, Man { side: Side::First, letter: b'A' });
/// let placement = Placement::new(&board);
/// let position = placement.testing(&machine);
/// let mut count = Count::default();
/// let from = size.index(d4);
/// let _ = machine.moves(&position, Side::First, from, &mut Scratch::new(), &mut count).unwrap();
/// assert_eq!(count.0, 27);
/// ```
#[derive(Clone, Debug)]
pub struct Machine<B> {
    pub(super) ground: Arc<Ground<B>>,
    pub(super) parts: Vec<Part<B>>,
    pub(super) exchanges: Vec<Exchange<B>>,
    pub(super) programs: Vec<Program<B>>,
    pub(super) traits: Vec<Trait<B>>,
    pub(super) names: Names,
    /// By side: the final squares on which properties of the piece can change a move that captures nothing, and one that
    /// captures.
    pub(super) zones: [(B, B); 2],
    summary: Summary,
    /// All moves are found in tables: there is nothing else but promotions.
    tabled: bool,
    /// What becomes of the piece where, when all is in tables and it can promote.
    outcomes: Vec<Outcome<B>>,
    /// By side and square: whence it may capture or remove what stands there, when that has been worked out.
    origins: Option<[Box<[B]>; 2]>,
    /// The line is too large to be made ready.
    exhausted: bool,
}

impl<B: Bitboard> Machine<B> {
    /// Makes a line ready. A line too large for that is over budget whenever it is asked.
    pub fn new(piece: &Piece, ground: &Arc<Ground<B>>, repeat: Repeat) -> Self {
        let mut room = Room::new();
        let mut names = Names::default();
        let mut collector = Collector::new(ground, repeat, piece.linkage);
        let (mut exchanges, mut programs, mut traits) = (Vec::new(), Vec::new(), Vec::new());
        let mut exhausted = false;
        for chain in piece.alternatives.distinct() {
            if let [leg] = chain.legs.as_slice()
                && leg.core == Core::Fragment
            {
                continue;
            }
            if let Some(property) = Trait::new(chain, ground, &mut names) {
                traits.push(property);
            } else if Exchange::<B>::is(chain) {
                exchanges.extend(Exchange::new(chain, ground, &mut names));
            } else if !collector.take(chain, &mut names, &mut room) {
                let linkage = chain.linkage(piece.linkage);
                let assembler = Assembler::new(ground, &mut room, &mut names, repeat, linkage);
                match assembler.assemble(chain) {
                    Ok(program) => programs.push(program),
                    Err(OverBudget) => exhausted = true,
                }
            }
        }
        let parts = collector.into_parts(&mut room);
        let zones = Side::ALL.map(|side| {
            let add = |all: (B, B), zone: (B, B)| (all.0 | zone.0, all.1 | zone.1);
            traits.iter().map(|property| property.zones(side, ground)).fold((B::EMPTY, B::EMPTY), add)
        });
        let mut machine = Self {
            ground: Arc::clone(ground),
            summary: Summary::default(),
            tabled: false,
            outcomes: Vec::new(),
            origins: None,
            parts,
            exchanges,
            programs,
            traits,
            names,
            zones,
            exhausted,
        };
        machine.tabulate(&mut room);
        machine.summary = Summary::of(&machine);
        machine.tabled = !exhausted
            && machine.summary.captures_on_landing_only
            && machine.exchanges.is_empty()
            && machine.parts.iter().all(|part| part.finish.is_nothing())
            && machine.traits.iter().all(Trait::is_plain);
        if machine.tabled && !machine.traits.is_empty() {
            machine.outcomes = outcomes(&machine.traits, machine.names.0.len(), ground);
        }
        if machine.summary.asks_attacked { machine.with_origins() } else { machine }
    }

    /// The same, ready to tell from where the piece may attack a square ([`may_attack_from`](Self::may_attack_from)). An
    /// engine that asks what is attacked wants it.
    pub fn with_origins(mut self) -> Self {
        let operations: usize = self.programs.iter().map(|program| program.operations.len()).sum();
        let work = operations.saturating_mul(self.ground.squares() * self.ground.squares());
        if self.origins.is_none() && !self.exhausted && work <= MAX_WORK {
            self.origins = Some(Side::ALL.map(|side| origins(&self, side)));
        }
        self
    }

    /// Makes tables of the neighbours that are asked for.
    fn tabulate(&mut self, room: &mut Room) {
        let of_parts = self.parts.iter_mut().map(|part| &mut part.asks);
        let of_programs = self.programs.iter_mut().flat_map(Program::asks_mut);
        let of_exchanges = self.exchanges.iter_mut().map(|exchange| &mut exchange.guard.asks);
        let of_traits = self.traits.iter_mut().map(|property| &mut property.guard.asks);
        for asks in of_parts.chain(of_programs).chain(of_exchanges).chain(of_traits) {
            asks.tabulate(&self.ground, room);
        }
    }

    /// The board it is made ready for.
    pub fn ground(&self) -> &Ground<B> {
        &self.ground
    }

    /// What kind of piece it is.
    pub const fn summary(&self) -> &Summary {
        &self.summary
    }

    /// What the piece can become: a letter, with extension E7 one behind a `+`. Moves name it by its number here.
    pub fn promotions(&self) -> &[String] {
        &self.names.0
    }

    /// The moves of a [plain](Summary::plain) piece: to which empty squares, with which captures. Of another piece those
    /// of its plain parts, before promotion.
    #[inline]
    pub fn sets<P: Position<B>>(&self, position: &P, side: Side, from: usize) -> (B, B) {
        let (own, enemy, holes) = (position.men(side), position.men(!side), position.holes());
        let (mut quiet, mut captures) = (B::EMPTY, B::EMPTY);
        for stride in self.parts.iter().filter(|part| part.is_plain).flat_map(|part| &part.strides) {
            let to = stride.to(&self.ground, side, from, own, enemy, holes);
            quiet |= to.0;
            captures |= to.1;
        }
        (quiet, captures)
    }

    /// The squares on which a piece of the other side would be captured if it stood there, all else being as it is: of a
    /// [plain](Summary::plain) piece all, of another piece those of its plain parts.
    #[inline]
    pub fn threats<P: Position<B>>(&self, position: &P, side: Side, from: usize) -> B {
        let (own, enemy, holes) = (position.men(side), position.men(!side), position.holes());
        let mut threats = B::EMPTY;
        for stride in self.parts.iter().filter(|part| part.is_plain).flat_map(|part| &part.strides) {
            threats |= stride.threats(&self.ground, side, from, own | enemy | holes, holes);
        }
        threats & !holes
    }

    /// Passes every move of the piece of `side` on a square to the sink, each once, until it breaks.
    ///
    /// # Errors
    /// When it takes more than [`MAX_STEPS`](crate::MAX_STEPS) steps; what has been passed on by then is not all.
    #[inline]
    pub fn moves<P: Position<B>, S: Sink<B>>(
        &self,
        position: &P,
        side: Side,
        from: usize,
        scratch: &mut Scratch<B>,
        sink: &mut S,
    ) -> Result<ControlFlow<()>, OverBudget> {
        self.moves_within(position, side, from, &mut Budget::new(), scratch, sink)
    }

    /// The same with a budget of the caller's, and no more than [`MAX_STEPS`](crate::MAX_STEPS) steps of it.
    ///
    /// # Errors
    /// When it takes more steps than that.
    #[inline]
    pub fn moves_within<P: Position<B>, S: Sink<B>>(
        &self,
        position: &P,
        side: Side,
        from: usize,
        budget: &mut Budget,
        scratch: &mut Scratch<B>,
        sink: &mut S,
    ) -> Result<ControlFlow<()>, OverBudget> {
        if self.tabled && scratch.paths.is_none() {
            budget.spend(1)?;
            let (quiet, captures) = if self.summary.plain {
                self.sets(position, side, from)
            } else {
                self.open_sets(position, side, from, budget, scratch)?
            };
            return Ok(self.divide(side, quiet, captures, sink));
        }
        match self.run(position, side, from, None, budget, scratch, sink) {
            Ok(()) => Ok(ControlFlow::Continue(())),
            Err(Halt::Broken) => Ok(ControlFlow::Break(())),
            Err(Halt::OverBudget) => Err(OverBudget),
        }
    }

    /// The moves of all parts that are open, where they capture on landing and have no effects.
    fn open_sets<P: Position<B>>(
        &self,
        position: &P,
        side: Side,
        from: usize,
        budget: &mut Budget,
        scratch: &mut Scratch<B>,
    ) -> Result<(B, B), OverBudget> {
        let view = View::new(position, &*self.ground, side, from, false);
        let mut means = Means::new(budget.portion(), scratch);
        let (mut quiet, mut captures) = (B::EMPTY, B::EMPTY);
        for part in &self.parts {
            if !part.is_plain && !part.asks.hold(&view, from, &mut means)? {
                continue;
            }
            for stride in &part.strides {
                let to = stride.to(&self.ground, side, from, view.own, view.enemy, view.holes);
                quiet |= to.0;
                captures |= to.1;
            }
        }
        let left = means.give_back(scratch);
        budget.spend(budget.portion().left() - left.left())?;
        Ok((quiet, captures))
    }

    /// Passes moves on by what becomes of the piece.
    #[inline]
    fn divide<S: Sink<B>>(&self, side: Side, quiet: B, captures: B, sink: &mut S) -> ControlFlow<()> {
        if (quiet | captures).is_empty() {
            return ControlFlow::Continue(());
        }
        if self.outcomes.is_empty() {
            return sink.plain(None, quiet, captures);
        }
        for outcome in &self.outcomes {
            let (quiet, captures) =
                (quiet & outcome.quiet[side.index()], captures & outcome.captures[side.index()]);
            if !(quiet | captures).is_empty() {
                sink.plain(outcome.promotion, quiet, captures)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the piece of `side` on `from` attacks what stands on `to`: whether one of its pseudo-moves would capture or
    /// remove it. Conditions `h` and `!h` count as true, castling attacks nothing (3.3).
    ///
    /// # Errors
    /// When it takes more steps than the budget has.
    #[inline]
    pub fn attacks<P: Position<B>>(
        &self,
        position: &P,
        side: Side,
        from: usize,
        to: usize,
        budget: &mut Budget,
        scratch: &mut Scratch<B>,
    ) -> Result<bool, OverBudget> {
        self.attacks_ending_on(position, side, from, (to, !B::EMPTY), budget, scratch)
    }

    /// The same for a piece whose moves must end on one of these squares.
    ///
    /// # Errors
    /// When it takes more steps than the budget has.
    pub fn attacks_ending_on<P: Position<B>>(
        &self,
        position: &P,
        side: Side,
        from: usize,
        (to, ends): (usize, B),
        budget: &mut Budget,
        scratch: &mut Scratch<B>,
    ) -> Result<bool, OverBudget> {
        budget.spend(1)?;
        if !self.may_attack_from(side, to).contains(from) {
            return Ok(false);
        }
        if ends.contains(to) && self.sets(position, side, from).1.contains(to) {
            return Ok(true);
        }
        if self.summary.plain {
            return Ok(false);
        }
        let watched = Watched { square: to, ends, captures: None };
        self.hits(position, side, from, watched, budget, scratch)
    }

    /// Whether it attacks what stands on `to` by a move that captures on `victim` and nowhere else, and ends there: whether
    /// effects of that capture reach so far.
    ///
    /// # Errors
    /// When it takes more steps than the budget has.
    pub fn attacks_by_capturing<P: Position<B>>(
        &self,
        position: &P,
        side: Side,
        from: usize,
        (to, victim): (usize, usize),
        budget: &mut Budget,
        scratch: &mut Scratch<B>,
    ) -> Result<bool, OverBudget> {
        budget.spend(1)?;
        let there = B::single(victim);
        let watched = Watched { square: to, ends: there, captures: Some(there) };
        self.hits(position, side, from, watched, budget, scratch)
    }

    fn hits<P: Position<B>>(
        &self,
        position: &P,
        side: Side,
        from: usize,
        watched: Watched<B>,
        budget: &mut Budget,
        scratch: &mut Scratch<B>,
    ) -> Result<bool, OverBudget> {
        let nothing = &mut Count::default();
        match self.run(position, side, from, Some(watched), budget, scratch, nothing) {
            Ok(()) => Ok(false),
            Err(Halt::Broken) => Ok(true),
            Err(Halt::OverBudget) => Err(OverBudget),
        }
    }

    /// From where a piece of `side` may attack a square, whatever stands where: no other square needs to be asked for. All
    /// squares unless it is [ready for that](Self::with_origins).
    pub fn may_attack_from(&self, side: Side, to: usize) -> B {
        match &self.origins {
            Some(origins) => origins[side.index()][to],
            None => self.ground.all(),
        }
    }

    #[expect(clippy::too_many_arguments, reason = "all that a run works on")]
    fn run<P: Position<B>, S: Sink<B>>(
        &self,
        position: &P,
        side: Side,
        from: usize,
        watched: Option<Watched<B>>,
        budget: &mut Budget,
        scratch: &mut Scratch<B>,
        sink: &mut S,
    ) -> Result<(), Halt> {
        if self.exhausted {
            return Err(Halt::OverBudget);
        }
        let view = View::new(position, &self.ground, side, from, watched.is_some());
        let given = budget.portion();
        let means = Means::new(given.clone(), scratch);
        let mut run = Run { machine: self, view, means, scratch, sink, watched };
        let ended = run.all();
        let left = run.means.give_back(scratch);
        budget.spend(given.left() - left.left())?;
        ended
    }
}
