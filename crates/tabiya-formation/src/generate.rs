use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Side, Square, U256};

use crate::bits::{for_each_bit, for_each_square};
use crate::board::Board;
use crate::lines::{Cross, Places};
use crate::power::Power;
use crate::sink::{Count, Each, Forcing, Sink};
use crate::step::{Cell, Direction, WINDOW};
use crate::{Action, Kind, Phase, Position};

impl Position {
    /// Visits every legal action, in an order that depends on the position alone, until `visit` breaks.
    ///
    /// During placement: each distinct kind of the pool on each empty point of the own half, then resignation. During
    /// movement: the actions of each commanded piece in reading order, then resignations. A decided position has none,
    /// and neither may an undecided one whose side to act commands nothing that can act.
    ///
    /// # Errors
    /// The break of `visit`, passed on.
    #[inline]
    pub fn generate(&self, visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        self.list(&mut Each(visit))
    }

    /// Visits the captures and pushes among the legal actions, in the same order, without looking for the others.
    ///
    /// # Errors
    /// The break of `visit`, passed on.
    pub fn generate_forcing(&self, visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        self.list(&mut Forcing(visit))
    }

    /// Visits the legal actions of the piece on a square, among them the resignation of a Leader, until `visit`
    /// breaks. There is none where the side to act commands no piece, and none during placement.
    ///
    /// # Errors
    /// The break of `visit`, passed on.
    pub fn generate_from(
        &self,
        square: Square,
        visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.result.is_decided()
            || self.phase() == Phase::Placement
            || !self.commands(self.to_move, square)
        {
            return ControlFlow::Continue(());
        }
        let sink = &mut Each(visit);
        let mut powers = Power::TABLE;
        Lister::new(self, &mut powers).list_actor(square, sink)?;
        let piece = self.board.standing(square);
        if piece.is_leader() {
            sink.one(Action::Resign { loser: piece.side() })
        } else {
            ControlFlow::Continue(())
        }
    }

    /// The number of legal actions, counted without visiting each.
    pub fn count_actions(&self) -> usize {
        let mut count = Count(0);
        let _ = self.list(&mut count);
        count.0
    }

    #[inline]
    fn list(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        if self.result.is_decided() {
            return ControlFlow::Continue(());
        }
        if self.phase() == Phase::Placement {
            self.list_placements(sink)?;
            return sink.one(Action::Resign { loser: self.to_move });
        }
        let mut powers = Power::TABLE;
        let lister = Lister::new(self, &mut powers);
        let mut leaders = [false; 2];
        for_each_square(lister.actors, |square| {
            let power = lister.power(square);
            leaders[power.side().index()] |= power.has(Power::LEADER);
            lister.list_actor(square, sink)
        })?;
        for loser in Side::ALL.into_iter().filter(|side| leaders[side.index()]) {
            sink.one(Action::Resign { loser })?;
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn list_placements(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        let room = self.room();
        for kind in Kind::ALL.into_iter().filter(|kind| self.pool(self.to_move).contains(kind)) {
            for (first, word) in (0..).step_by(64).zip(room.0) {
                let to = |bit| Square::from_raw((first + bit) as u8);
                sink.each(word, |bit| Action::Place { kind, to: to(bit) })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The empty points of the half of the side to act.
    fn room(&self) -> U256 {
        let mut half = U256::EMPTY;
        for row in (0..self.geometry().height()).filter(|&row| self.geometry().in_half(row, self.to_move)) {
            half.0[row as usize / 4] |= 0xffff << (16 * (row % 4));
        }
        half & self.board.lines().free()
    }
}

/// Lists the actions of a position in the movement phase.
pub(crate) struct Lister<'a> {
    board: &'a Board,
    /// The power of each piece, by [`Square::raw`].
    powers: &'a [Power; 256],
    /// The squares of the pieces that the side to act commands.
    pub(crate) actors: U256,
}

impl<'a> Lister<'a> {
    #[inline]
    pub(crate) fn new(position: &'a Position, powers: &'a mut [Power; 256]) -> Self {
        let board = &position.board;
        let pieces = board.lines().pieces();
        let mut blacks = U256::EMPTY;
        let _ = for_each_square(pieces, |square| {
            let power = board.power(Cell::of(square));
            powers[square.raw() as usize] = power;
            blacks.0[square.raw() as usize >> 6] |= (power.commander() as u64) << (square.raw() & 63);
            ControlFlow::Continue(())
        });
        let actors = match position.to_move {
            Side::First => pieces & !blacks,
            Side::Second => blacks,
        };
        Self { board, powers, actors }
    }

    #[inline]
    pub(crate) fn power(&self, square: Square) -> Power {
        self.powers[square.raw() as usize]
    }

    #[inline]
    pub(crate) fn list_actor(&self, square: Square, sink: &mut impl Sink) -> ControlFlow<()> {
        let actor = Actor { square, power: self.power(square) };
        let (lines, swift) = (self.board.lines(), actor.power.has(Power::SWIFT_MOVE));
        if actor.power.has(Power::ORTHOGONAL_MOVE) {
            self.list_lines(actor, lines.orthogonal(square, swift), Places::ORTHOGONAL, sink)?;
        }
        if actor.power.has(Power::DIAGONAL_MOVE) {
            self.list_lines(actor, lines.diagonal(square, swift), Places::DIAGONAL, sink)?;
        }
        if actor.power.has(Power::BROAD_STEP) {
            if swift {
                self.list_rides(actor, sink)?;
            } else {
                self.list_leaps(actor, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The actions of a piece along two lines.
    #[inline]
    fn list_lines(
        &self,
        actor: Actor,
        cross: Cross,
        places: &Places,
        sink: &mut impl Sink,
    ) -> ControlFlow<()> {
        let from = actor.square;
        sink.each(cross.ahead | cross.back, |place| Action::Move { from, to: places.square(from, place) })?;
        for_each_bit(cross.sources, |source| {
            if !self.can_pull(actor, places.square(from, source)) {
                return ControlFlow::Continue(());
            }
            sink.each(cross.opposite(source), |place| Action::Pull { from, to: places.square(from, place) })
        })?;
        for_each_bit(cross.targets, |place| {
            self.list_target(actor, places.square(from, place), || cross.pushable >> place & 1 != 0, sink)
        })
    }

    /// The actions of a piece that steps once by 阔步.
    #[inline]
    fn list_leaps(&self, actor: Actor, sink: &mut impl Sink) -> ControlFlow<()> {
        let from = actor.square;
        let window = self.board.lines().window(from);
        let open = Direction::open_broad(window.free);
        let moves = window.free & open;
        sink.each(moves.into(), |place| Action::Move { from, to: Direction::at(place).from(from) })?;
        // A direction's opposite is at the mirrored place.
        let behind = window.pieces.reverse_bits() >> (u32::BITS - WINDOW);
        let pulled = moves & behind;
        if pulled != 0 {
            for_each_bit((pulled & Direction::pull_open(window.free)).into(), |place| {
                if self.can_pull(actor, Direction::at(WINDOW - 1 - place).from(from)) {
                    sink.one(Action::Pull { from, to: Direction::at(place).from(from) })?;
                }
                ControlFlow::Continue(())
            })?;
        }
        for_each_bit(u64::from(window.pieces & open), |place| {
            let direction = Direction::at(place);
            let to = direction.from(from);
            self.list_target(actor, to, || self.board.has_landing(Cell::of(to), direction), sink)
        })
    }

    /// The actions of a piece that repeats the steps of 阔步.
    #[inline(never)]
    fn list_rides(&self, actor: Actor, sink: &mut impl Sink) -> ControlFlow<()> {
        let from = actor.square;
        let window = self.board.lines().window(from);
        let first = Direction::open_broad(window.free) & (window.free | window.pieces);
        for_each_bit(u64::from(first), |place| {
            let direction = Direction::at(place);
            let source = Cell::of(from).sub(direction.offset());
            let pulls = self.board.is_piece(source)
                && self.board.is_empty(source.add(direction.leg()))
                && self.can_pull(actor, source.square());
            let mut start = Cell::of(from);
            while self.board.is_empty(start.add(direction.leg())) {
                let end = start.add(direction.offset());
                let to = end.square();
                if self.board.is_piece(end) {
                    self.list_target(actor, to, || self.board.has_landing(end, direction), sink)?;
                }
                if !self.board.is_empty(end) {
                    break;
                }
                sink.one(Action::Move { from, to })?;
                if pulls {
                    sink.one(Action::Pull { from, to })?;
                }
                start = end;
            }
            ControlFlow::Continue(())
        })
    }

    /// The captures and pushes of a piece that reaches another.
    #[inline]
    fn list_target(
        &self,
        actor: Actor,
        to: Square,
        has_landing: impl Fn() -> bool,
        sink: &mut impl Sink,
    ) -> ControlFlow<()> {
        let Actor { square: from, power } = actor;
        let target = self.power(to);
        if target.has(power.captures()) {
            sink.one(Action::Capture { from, to })?;
        }
        if target.has(power.pushes(power.is_ally(target))) && (has_landing() || target.has(power.escalates()))
        {
            sink.one(Action::Push { from, to })?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn can_pull(&self, actor: Actor, source: Square) -> bool {
        let pulled = self.power(source);
        pulled.has(actor.power.pulls(actor.power.is_ally(pulled)))
    }
}

/// A piece whose actions are listed.
#[derive(Clone, Copy)]
struct Actor {
    square: Square,
    power: Power,
}
