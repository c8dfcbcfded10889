use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Side};
use tabiya_game::Scope;
use tabiya_pieces::compiled::{Action, Scratch};

use super::Engine;
use super::attack::Seen;
use super::compound::Gathered;
use super::guard::Guard;
use super::movement::{Compounds, Kind, Move};
use super::position::{NONE, Position, kind_of};
use super::promotion::Landing;
use crate::spec::Pass;

/// Takes the legal moves of a position.
pub(super) trait Taker<B: Bitboard> {
    /// The squares to which a piece can go, where they do not promote.
    fn steps(&mut self, from: usize, targets: B) -> ControlFlow<()>;
    /// The squares on which it becomes one of these types.
    fn promotions(&mut self, from: usize, targets: B, into: &[u8]) -> ControlFlow<()>;
    /// The squares on which a piece in hand can be put, as another type perhaps.
    fn drops(&mut self, kind: u8, into: u8, targets: B) -> ControlFlow<()>;
    /// Any other move.
    fn single(&mut self, movement: Move) -> ControlFlow<()>;
}

/// Passes each move on.
struct Lister<'a, F, B> {
    each: F,
    /// Where quiet moves are of no interest: what stands there to be captured.
    captures: Option<B>,
    taken: &'a mut bool,
}

impl<B: Bitboard, F: FnMut(Move) -> ControlFlow<()>> Taker<B> for Lister<'_, F, B> {
    #[inline]
    fn steps(&mut self, from: usize, targets: B) -> ControlFlow<()> {
        let targets = self.captures.map_or(targets, |captures| targets & captures);
        for to in targets.iter() {
            *self.taken = true;
            (self.each)(Move::plain(from, to))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn promotions(&mut self, from: usize, targets: B, into: &[u8]) -> ControlFlow<()> {
        for to in targets.iter() {
            for &kind in into {
                *self.taken = true;
                (self.each)(Move { kind: Kind::Promotion(kind), ..Move::plain(from, to) })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn drops(&mut self, kind: u8, into: u8, targets: B) -> ControlFlow<()> {
        if self.captures.is_some() {
            return ControlFlow::Continue(());
        }
        for to in targets.iter() {
            *self.taken = true;
            (self.each)(Move::drop(kind, into, to))?;
        }
        ControlFlow::Continue(())
    }

    fn single(&mut self, movement: Move) -> ControlFlow<()> {
        let is_quiet = matches!(movement.kind, Kind::Castling(..) | Kind::Pass);
        if self.captures.is_some() && is_quiet {
            return ControlFlow::Continue(());
        }
        *self.taken = true;
        (self.each)(movement)
    }
}

/// Counts them.
#[derive(Default)]
struct Counter(u64);

impl<B: Bitboard> Taker<B> for Counter {
    #[inline]
    fn steps(&mut self, _: usize, targets: B) -> ControlFlow<()> {
        self.0 += u64::from(targets.len());
        ControlFlow::Continue(())
    }

    #[inline]
    fn promotions(&mut self, _: usize, targets: B, into: &[u8]) -> ControlFlow<()> {
        self.0 += u64::from(targets.len()) * into.len() as u64;
        ControlFlow::Continue(())
    }

    fn drops(&mut self, _: u8, _: u8, targets: B) -> ControlFlow<()> {
        self.0 += u64::from(targets.len());
        ControlFlow::Continue(())
    }

    fn single(&mut self, _: Move) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
}

/// Breaks at the first move.
pub(super) struct Any;

impl<B: Bitboard> Taker<B> for Any {
    fn steps(&mut self, _: usize, targets: B) -> ControlFlow<()> {
        if targets.is_empty() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn promotions(&mut self, _: usize, targets: B, into: &[u8]) -> ControlFlow<()> {
        if targets.is_empty() || into.is_empty() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn drops(&mut self, _: u8, _: u8, targets: B) -> ControlFlow<()> {
        if targets.is_empty() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    fn single(&mut self, _: Move) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

/// Which moves are asked for where captures are compulsory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    All,
    Captures,
    Others,
}

impl<B: Bitboard> Engine<B> {
    /// Calls `each` for every legal move until it breaks.
    ///
    /// # Errors
    /// Breaks when `each` does.
    pub fn generate<F>(
        &self,
        position: &Position<B>,
        scope: Scope,
        compounds: &mut Compounds<B>,
        each: F,
    ) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        if self.decided(position).is_some() {
            return ControlFlow::Continue(());
        }
        self.generate_undecided(position, scope, compounds, each)
    }

    /// The same as if nothing had decided the game.
    pub(super) fn generate_undecided<F>(
        &self,
        position: &Position<B>,
        scope: Scope,
        compounds: &mut Compounds<B>,
        mut each: F,
    ) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        let captures = (scope == Scope::Forcing).then(|| position.own(!position.to_move));
        let compulsory = self.spec.compulsory_capture;
        let aims: &[Aim] = if compulsory { &[Aim::Captures, Aim::Others] } else { &[Aim::All] };
        let mut taken = false;
        for &aim in aims {
            let mut lister = Lister { each: &mut each, captures, taken: &mut taken };
            self.legal(position, aim, compounds, &mut lister)?;
            if taken && aim == Aim::Captures {
                return ControlFlow::Continue(());
            }
        }
        let may_pass = match self.spec.pass {
            _ if self.must_drop(position) => false,
            Pass::Never => false,
            Pass::Always => !self.in_check(position),
            Pass::WhenStuck => !taken && !self.in_check(position),
        };
        if may_pass && scope == Scope::All {
            each(Move { from: 0, to: 0, kind: Kind::Pass })
        } else {
            ControlFlow::Continue(())
        }
    }

    /// The number of legal moves.
    pub fn count(&self, position: &Position<B>) -> u64 {
        if self.has_special_ends || self.spec.compulsory_capture {
            let mut count = 0;
            let _ = self.generate(position, Scope::All, &mut Compounds::default(), |_| {
                count += 1;
                ControlFlow::Continue(())
            });
            return count;
        }
        let mut counter = Counter::default();
        let _ = self.legal(position, Aim::All, &mut Compounds::default(), &mut counter);
        counter.0
    }

    fn legal<T: Taker<B>>(
        &self,
        position: &Position<B>,
        aim: Aim,
        compounds: &mut Compounds<B>,
        taker: &mut T,
    ) -> ControlFlow<()> {
        compounds.clear();
        let mut guard = self.guard(position);
        let mut budget = Self::budget();
        let side = position.to_move;
        let own = position.own(side);
        let occupied = position.occupied();
        if !position.hands.is_empty() && aim != Aim::Captures {
            self.drop_moves(position, &mut guard, taker)?;
        }
        if self.must_drop(position) {
            return ControlFlow::Continue(());
        }
        let aimed = |targets: B| match aim {
            Aim::All => targets,
            Aim::Captures => targets & occupied,
            Aim::Others => targets & !occupied,
        };
        for (kind, of) in self.kinds[side.index()].iter().enumerate() {
            let men = position.types[kind] & own;
            if men.is_empty() {
                continue;
            }
            let kind = kind as u8;
            for from in men.iter() {
                let (mut own, mut shunned) = (own, B::EMPTY);
                if of.is_choosy() {
                    let regard = Self::regard(position, side, of, from);
                    own |= regard.spared | regard.shunned;
                    shunned = regard.shunned;
                }
                let mut targets = of.pattern.targets(&self.atlas, from, occupied, own, shunned);
                if let Some(first) = &of.first
                    && position.unmoved.contains(from)
                {
                    targets |= first.targets(&self.atlas, from, occupied, own, shunned);
                }
                let targets = aimed(targets);
                let mut found = Gathered::default();
                if !of.machines.is_empty() {
                    let machines = (&mut *compounds, &mut budget);
                    match self.machine_moves(position, aim, &mut guard, (kind, from), machines, taker) {
                        ControlFlow::Continue(more) => found = more,
                        ControlFlow::Break(()) => return ControlFlow::Break(()),
                    }
                }
                let staying = if found.is_empty() {
                    self.table_moves(position, &mut guard, (kind, from), targets, taker)
                } else {
                    self.all_moves(position, &mut guard, (kind, from), targets, found, taker)
                };
                let ControlFlow::Continue(mut staying) = staying else { return ControlFlow::Break(()) };
                if self.spec.whole_captures {
                    staying = self.to_the_end(position, from, staying);
                }
                taker.steps(from, staying)?;
            }
        }
        if let Some((squares, victim)) = position.passing
            && aim != Aim::Others
        {
            self.passing_moves(position, (squares, victim), &mut guard, compounds, taker)?;
        }
        if aim != Aim::Captures && !position.unmoved.is_empty() && !self.castlings[side.index()].is_empty() {
            self.castling_moves(position, &mut guard, compounds, taker)?;
        }
        ControlFlow::Continue(())
    }

    /// Passes on the promotions in the moves of a piece from tables, and gives the squares where it stays what it is.
    #[inline]
    fn table_moves<T: Taker<B>>(
        &self,
        position: &Position<B>,
        guard: &mut Guard<B>,
        (kind, from): (u8, usize),
        targets: B,
        taker: &mut T,
    ) -> ControlFlow<(), B> {
        let safe = self.safe(guard, position, from, targets);
        let promotions = &self.promotions[position.to_move.index()];
        if !promotions.has(kind) {
            return ControlFlow::Continue(safe);
        }
        let landing = Landing { from, targets, captures: position.occupied(), by_machine: false };
        let promote = |zone, into: &[u8]| self.promote(position, guard, from, (zone, safe), into, taker);
        ControlFlow::Continue(promotions.split(position, kind, landing, promote)? & safe)
    }

    /// Passes on the promotions of a piece to one of these types, on these squares, of which some are safe for what it is.
    #[inline]
    pub(super) fn promote<T: Taker<B>>(
        &self,
        position: &Position<B>,
        guard: &mut Guard<B>,
        from: usize,
        (targets, safe): (B, B),
        into: &[u8],
        taker: &mut T,
    ) -> ControlFlow<()> {
        let is_royal = |kind: u8| self.royals.contains(&kind);
        // What a piece becomes can matter to those who look at their neighbours.
        let matters = matches!(guard, Guard::Tried(_)) || is_royal(kind_of(position.board[from]));
        if !matters && !into.iter().any(|&into| is_royal(into)) {
            let safe = targets & safe;
            return if safe.is_empty() {
                ControlFlow::Continue(())
            } else {
                taker.promotions(from, safe, into)
            };
        }
        into.iter().try_for_each(|&into| {
            let safe = if matters || is_royal(into) {
                self.safe_promotions(guard, position, (from, into), targets)
            } else {
                targets & safe
            };
            taker.promotions(from, safe, &[into])
        })
    }

    /// Whether the side to move has to drop a piece before it does anything else.
    pub(crate) fn must_drop(&self, position: &Position<B>) -> bool {
        let side = position.to_move;
        self.spec.drops.as_ref().is_some_and(|drops| drops.first)
            && (0..self.spec.types.len()).any(|kind| position.in_hand(side, kind as u8) > 0)
    }

    fn castling_moves<T: Taker<B>>(
        &self,
        position: &Position<B>,
        guard: &mut Guard<B>,
        compounds: &Compounds<B>,
        taker: &mut T,
    ) -> ControlFlow<()> {
        let mut found = [None; 16];
        let mut count = 0;
        self.castlings(position, |(from, to), (partner, lands)| {
            // A line can say the same in another way.
            let action = Action { partner: Some((partner, lands)), ..Action::quiet(to.into(), None) };
            let castling = Some(Move { from, to, kind: Kind::Castling(partner, lands) });
            let is_known = compounds.actions(from).contains(&action) || found.contains(&castling);
            if count < found.len() && !is_known {
                found[count] = castling;
                count += 1;
            }
        });
        for movement in found.into_iter().flatten() {
            if self.is_safe(guard, position, movement, &Compounds::default()) {
                taker.single(movement)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether all pieces of a side attack by leaps and rides alone.
    fn is_simple_side(&self, side: Side) -> bool {
        let hunters = &self.hunters[side.index()];
        hunters.others.is_empty() && hunters.hoppers.is_empty()
    }

    /// Those of a piece's targets at which it does not capture, or could not capture again.
    fn to_the_end(&self, position: &Position<B>, from: usize, targets: B) -> B {
        let mut whole = targets;
        for to in (targets & position.occupied()).iter() {
            if self.could_go_on(position, Move::plain(from, to), &Compounds::default()) {
                whole.remove(to);
            }
        }
        whole
    }

    /// Whether the piece could capture again when the capture has been made.
    pub(crate) fn could_go_on(
        &self,
        position: &Position<B>,
        movement: Move,
        compounds: &Compounds<B>,
    ) -> bool {
        let mut after = position.clone();
        let side = position.to_move;
        self.make_quickly(&mut after, movement, compounds);
        after.to_move = side;
        let from = usize::from(movement.to);
        after.unmoved.remove(from);
        let man = after.board[from];
        if man == NONE {
            return false;
        }
        let kind = kind_of(man);
        let of = self.kind(side, kind);
        let occupied = after.occupied();
        let regard = Self::regard(&after, side, of, from);
        let own = after.own(side) | regard.spared | regard.shunned;
        let by_pattern = of.pattern.targets(&self.atlas, from, occupied, own, regard.shunned);
        if !(by_pattern & occupied).is_empty() {
            return true;
        }
        let seen = Seen { engine: self, position: &after, regard };
        of.machines.iter().filter(|ruled| ruled.from.contains(from)).any(|ruled| {
            let mut gathered = Gathered::default();
            let is_done = ruled.machine.moves(&seen, side, from, &mut Scratch::new(), &mut gathered).is_ok();
            let ends = ruled.ends;
            let plain = gathered.promoting.iter().fold(gathered.plain, |all, (_, more)| all | *more);
            is_done
                && (!(plain & occupied & ends).is_empty()
                    || gathered
                        .compound
                        .iter()
                        .any(|action| !action.captures.is_empty() && ends.contains(action.to.into())))
        })
    }

    fn drop_moves<T: Taker<B>>(
        &self,
        position: &Position<B>,
        guard: &mut Guard<B>,
        taker: &mut T,
    ) -> ControlFlow<()> {
        let side = position.to_move;
        let empty = self.atlas.squares & !position.occupied();
        for kind in 0..self.spec.types.len() {
            if position.in_hand(side, kind as u8) == 0 {
                continue;
            }
            let of = &self.spec.types[kind];
            for into in core::iter::once(kind).chain(of.dropped_as.iter().copied()) {
                let mut targets = empty & self.drop_region(side, into as u8) & self.region(side, into as u8);
                if let Some(most) = self.spec.types[into].drops_per_file {
                    let own = position.types[into] & position.own(side);
                    for file in &self.files {
                        if (own & *file).len() >= u32::from(most) {
                            targets &= !*file;
                        }
                    }
                }
                let mut targets = self.safe_drops(guard, position, (kind as u8, into as u8), targets);
                if self.spec.types[into].no_drop_mate {
                    targets = self.without_mates(position, kind as u8, into as u8, targets);
                }
                taker.drops(kind as u8, into as u8, targets)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The drops that do not mate.
    fn without_mates(&self, position: &Position<B>, kind: u8, into: u8, targets: B) -> B {
        let side = position.to_move;
        let royals = position.of(!side, &self.royals);
        let of = self.kind(side, into);
        let mut left = targets;
        let occupied = position.occupied();
        let may_face = !self.hunters[side.index()].facing.is_empty() && self.checkable.contains(&into);
        for to in targets.iter() {
            let shunned = Self::regard(position, side, of, to).shunned;
            // A drop can also make a hurdle or a neighbour, or face a royal piece; then it has to be tried.
            let is_harmless = self.is_simple_side(side)
                && !may_face
                && (of.pattern.attacks(&self.atlas, to, occupied, shunned) & royals).is_empty();
            if is_harmless {
                continue;
            }
            let mut after = position.clone();
            self.make(&mut after, Move::drop(kind, into, to), &Compounds::default());
            if !self.in_check(&after) || self.decided(&after).is_some() {
                continue;
            }
            let stop = |_| ControlFlow::Break(());
            if self.generate(&after, Scope::All, &mut Compounds::default(), stop).is_continue() {
                left.remove(to);
            }
        }
        left
    }

    /// Counts the lines of legal moves of exactly this many plies.
    pub fn perft(&self, position: &mut Position<B>, depth: u32, bulk: bool) -> u64 {
        if depth == 0 {
            return 1;
        }
        if depth == 1 && bulk {
            return self.count(position);
        }
        let mut compounds = Compounds::default();
        let mut moves = Vec::with_capacity(64);
        let _ = self.generate(position, Scope::All, &mut compounds, |movement| {
            moves.push(movement);
            ControlFlow::Continue(())
        });
        let mut nodes = 0;
        for movement in moves {
            let undo = self.make(position, movement, &compounds);
            nodes += self.perft(position, depth - 1, bulk);
            self.unmake(position, movement, undo);
        }
        nodes
    }
}
