use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Side};
use tabiya_game::Scope;
use tabiya_pieces::compiled::{Action, Budget, Scratch, Sink};

use super::attack::Seen;
use super::guard::Guard;
use super::movement::{Compounds, Kind, Move};
use super::position::{NONE, Position, kind_of};
use super::{Engine, Passing};
use crate::spec::Pass;

/// Takes the legal moves of a position.
trait Taker<B: Bitboard> {
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

/// What machines have to say about one piece. Promotions are numbers of the machine at first, then types.
#[derive(Default)]
struct Gathered<B> {
    plain: B,
    promoting: Vec<(u8, B)>,
    compound: Vec<Action<B>>,
}

impl<B: Bitboard> Sink<B> for Gathered<B> {
    fn plain(&mut self, promotion: Option<u8>, quiet: B, captures: B) -> ControlFlow<()> {
        self.add(promotion, quiet | captures);
        ControlFlow::Continue(())
    }

    fn compound(&mut self, action: &Action<B>) -> ControlFlow<()> {
        let to = B::single(action.to.into());
        let is_plain =
            action.removed.is_empty() && action.partner.is_none() && (action.captures & !to).is_empty();
        if is_plain {
            self.add(action.promotion, to);
        } else if !self.compound.contains(action) {
            self.compound.push(*action);
        }
        ControlFlow::Continue(())
    }
}

impl<B: Bitboard> Gathered<B> {
    /// Adds what a machine gave, as far as it ends on these squares.
    fn join(&mut self, other: Self, squares: B, kind: impl Fn(usize) -> u8) {
        self.plain |= other.plain & squares;
        for (number, targets) in other.promoting {
            self.add(Some(kind(number.into())), targets & squares);
        }
        for mut action in other.compound.into_iter().filter(|action| squares.contains(action.to.into())) {
            action.promotion = action.promotion.map(|number| kind(number.into()));
            if !self.compound.contains(&action) {
                self.compound.push(action);
            }
        }
    }

    fn add(&mut self, promotion: Option<u8>, targets: B) {
        match promotion {
            None => self.plain |= targets,
            Some(number) => match self.promoting.iter_mut().find(|(known, _)| *known == number) {
                Some((_, known)) => *known |= targets,
                None => self.promoting.push((number, targets)),
            },
        }
    }
}

/// Which moves are asked for where captures are compulsory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
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
        mut each: F,
    ) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        if self.decided(position).is_some() {
            return ControlFlow::Continue(());
        }
        let captures = (scope == Scope::Forcing).then(|| position.own(!position.to_move));
        let mut taken = false;
        if self.spec.compulsory_capture {
            for aim in [Aim::Captures, Aim::Others] {
                let mut lister = Lister { each: &mut each, captures, taken: &mut taken };
                self.legal(position, aim, compounds, &mut lister)?;
                if taken {
                    break;
                }
            }
        } else {
            let mut lister = Lister { each: &mut each, captures, taken: &mut taken };
            self.legal(position, Aim::All, compounds, &mut lister)?;
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
            let promotes = self.promotions[side.index()].has(kind);
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
                if !of.machines.is_empty() {
                    targets |= self.machine_moves(
                        position,
                        aim,
                        &mut guard,
                        kind,
                        from,
                        (compounds, &mut budget),
                        taker,
                    )?;
                }
                let mut targets = self.safe(&mut guard, position, from, aimed(targets));
                if self.spec.whole_captures && !promotes {
                    targets = self.to_the_end(position, from, targets);
                }
                if promotes {
                    match self.promotions[side.index()].split(
                        position,
                        kind,
                        from,
                        targets,
                        |targets, into| taker.promotions(from, targets, into),
                    ) {
                        ControlFlow::Continue(staying) => taker.steps(from, staying)?,
                        ControlFlow::Break(()) => return ControlFlow::Break(()),
                    }
                } else {
                    taker.steps(from, targets)?;
                }
            }
        }
        if let Some((squares, victim)) = position.passing
            && aim != Aim::Others
        {
            self.passing_moves(position, squares, victim, &mut guard, taker)?;
        }
        if aim != Aim::Captures && !position.unmoved.is_empty() && !self.castlings[side.index()].is_empty() {
            let is_check = match &guard {
                Guard::Watched(watch) => watch.is_check(),
                Guard::Free | Guard::Tried(_) => false,
            };
            if !is_check {
                self.castling_moves(position, &mut guard, taker)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the side to move has to drop a piece before it does anything else.
    fn must_drop(&self, position: &Position<B>) -> bool {
        let side = position.to_move;
        self.spec.drops.as_ref().is_some_and(|drops| drops.first)
            && (0..self.spec.types.len()).any(|kind| position.in_hand(side, kind as u8) > 0)
    }

    /// The legal moves as if nothing had decided the game.
    pub(super) fn list_undecided(
        &self,
        position: &Position<B>,
        compounds: &mut Compounds<B>,
        moves: &mut Vec<Move>,
    ) {
        let aims: &[Aim] =
            if self.spec.compulsory_capture { &[Aim::Captures, Aim::Others] } else { &[Aim::All] };
        for &aim in aims {
            let mut each = |movement| {
                moves.push(movement);
                ControlFlow::Continue(())
            };
            let mut lister = Lister { each: &mut each, captures: None, taken: &mut false };
            let _ = self.legal(position, aim, compounds, &mut lister);
            if !moves.is_empty() {
                break;
            }
        }
    }

    fn castling_moves<T: Taker<B>>(
        &self,
        position: &Position<B>,
        guard: &mut Guard<B>,
        taker: &mut T,
    ) -> ControlFlow<()> {
        let mut found = [None; 16];
        let mut count = 0;
        self.castlings(position, |(from, to), (partner, lands)| {
            if count < found.len() {
                found[count] = Some(Move { from, to, kind: Kind::Castling(partner, lands) });
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
                .filter(move |&from| self.captures_in_passing(position, (side, kind), from, (square, victim)))
                .map(move |from| (kind, from))
        })
    }

    fn passing_moves<T: Taker<B>>(
        &self,
        position: &Position<B>,
        squares: B,
        victim: u8,
        guard: &mut Guard<B>,
        taker: &mut T,
    ) -> ControlFlow<()> {
        let victim_kind = kind_of(position.board[usize::from(victim)]);
        for rule in self.passing.iter().filter(|rule| rule.victims[usize::from(victim_kind)]) {
            for square in (squares & rule.squares).iter() {
                for (kind, from) in self.captors_on(position, rule, (square, victim)) {
                    let movement = Move { kind: Kind::Passing, ..Move::plain(from, square) };
                    if !self.is_safe(guard, position, movement, &Compounds::default()) {
                        continue;
                    }
                    let there = B::single(square);
                    let side = position.to_move;
                    let mut promote = |_: B, into: &[u8]| {
                        into.iter().try_for_each(|&into| {
                            taker.single(Move { kind: Kind::PassingPromotion(into), ..movement })
                        })
                    };
                    let staying = match self.promotions[side.index()].split(
                        position,
                        kind,
                        from,
                        there,
                        &mut promote,
                    ) {
                        ControlFlow::Continue(staying) => staying,
                        ControlFlow::Break(()) => return ControlFlow::Break(()),
                    };
                    if !staying.is_empty() {
                        taker.single(movement)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Passes on what is special of a machine's moves and gives the squares of the others.
    #[expect(clippy::too_many_arguments, reason = "one piece of the loop above, apart because it is rare")]
    #[inline(never)]
    fn machine_moves<T: Taker<B>>(
        &self,
        position: &Position<B>,
        aim: Aim,
        guard: &mut Guard<B>,
        kind: u8,
        from: usize,
        (compounds, budget): (&mut Compounds<B>, &mut Budget),
        taker: &mut T,
    ) -> ControlFlow<(), B> {
        let side = position.to_move;
        let of = self.kind(side, kind);
        let region = self.region(side, kind);
        let mut all = Gathered::default();
        let seen = Seen { engine: self, position, regard: Self::regard(position, side, of, from) };
        for ruled in of.machines.iter().filter(|ruled| ruled.from.contains(from)) {
            let mut gathered = Gathered::default();
            let scratch = &mut Scratch::new();
            if ruled.machine.moves_within(&seen, side, from, budget, scratch, &mut gathered).is_ok() {
                all.join(gathered, region & ruled.to, |number| {
                    self.by_letter(&ruled.machine.promotions()[number])
                });
            }
        }
        let occupied = position.occupied();
        for (into, targets) in core::mem::take(&mut all.promoting) {
            let targets = match aim {
                Aim::All => targets,
                Aim::Captures => targets & occupied,
                Aim::Others => targets & !occupied,
            };
            let targets = self.safe(guard, position, from, targets);
            taker.promotions(from, targets, &[into])?;
        }
        let may_stand = |action: &Action<B>| {
            action.partner.is_none_or(|(partner, lands)| {
                let man = position.board[usize::from(partner)];
                man != NONE && self.region(side, kind_of(man)).contains(lands.into())
            })
        };
        all.compound.retain(may_stand);
        all.compound.retain(|action| {
            action
                .promotion
                .is_none_or(|into| into == NONE || self.region(side, into).contains(action.to.into()))
        });
        for (into, targets) in &mut all.promoting {
            if *into != NONE {
                *targets &= self.region(side, *into);
            }
        }
        let actions = core::mem::take(&mut all.compound);
        let list = compounds.list(from as u8);
        list.clone_from(&actions);
        for (number, action) in actions.iter().enumerate() {
            let is_capture = !action.captures.is_empty();
            if (aim == Aim::Captures && !is_capture) || (aim == Aim::Others && is_capture) {
                continue;
            }
            let into = action.promotion.unwrap_or(NONE);
            let movement =
                Move { from: from as u8, to: action.to, kind: Kind::Compound(number as u16, into) };
            if !self.is_safe(guard, position, movement, compounds) {
                continue;
            }
            let is_whole = into != NONE
                || !is_capture
                || !self.spec.whole_captures
                || !self.could_go_on(position, movement, compounds);
            let stays = action.partner.is_some() || action.removed.contains(action.to.into());
            if into != NONE || stays || !self.promotions[side.index()].has(kind) {
                if is_whole {
                    taker.single(movement)?;
                }
                continue;
            }
            let there = B::single(action.to.into());
            let promote = |_: B, into: &[u8]| {
                into.iter().try_for_each(|&into| {
                    taker.single(Move { kind: Kind::Compound(number as u16, into), ..movement })
                })
            };
            let staying = self.promotions[side.index()].split(position, kind, from, there, promote)?;
            if !staying.is_empty() && is_whole {
                taker.single(movement)?;
            }
        }
        ControlFlow::Continue(all.plain)
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
    fn could_go_on(&self, position: &Position<B>, movement: Move, compounds: &Compounds<B>) -> bool {
        let mut after = position.clone();
        let side = position.to_move;
        self.make_quickly(&mut after, movement, compounds);
        after.to_move = side;
        let from = usize::from(movement.to);
        let man = after.board[from];
        if man == NONE {
            return false;
        }
        let kind = kind_of(man);
        let of = self.kind(side, kind);
        let enemies = after.own(!side);
        let region = self.region(side, kind);
        let regard = Self::regard(&after, side, of, from);
        let own = after.own(side) | regard.spared | regard.shunned;
        let by_pattern = of.pattern.targets(&self.atlas, from, after.occupied(), own, regard.shunned);
        if !(by_pattern & enemies).is_empty() {
            return true;
        }
        let seen = Seen { engine: self, position: &after, regard };
        of.machines.iter().filter(|ruled| ruled.from.contains(from)).any(|ruled| {
            let mut gathered = Gathered::default();
            let is_done = ruled.machine.moves(&seen, side, from, &mut Scratch::new(), &mut gathered).is_ok();
            let ends = region & ruled.to;
            let plain = gathered.promoting.iter().fold(gathered.plain, |all, (_, more)| all | *more);
            is_done
                && (!(plain & enemies & ends).is_empty()
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
        for to in targets.iter() {
            let shunned = Self::regard(position, side, of, to).shunned;
            // A drop can also make a hurdle or a neighbour; then it has to be tried.
            let is_harmless = self.is_simple_side(side)
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
