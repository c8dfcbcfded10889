use core::ops::ControlFlow;

use tabiya_board::{Side, Square, Step};

use crate::board::{EMPTY, bits};
use crate::lines::Cross;
use crate::power::Power;
use crate::step::{Cell, Direction, WINDOW};
use crate::{Action, Kind, Phase, Piece, Position};

impl Position {
    /// Visits every legal action, in an order that depends on the position alone, until `visit` breaks.
    ///
    /// During placement: each distinct kind of the pool on each empty point of the own half, then resignation. During
    /// movement: the actions of each commanded piece, then resignations. A decided position has none, and neither
    /// may an undecided one whose side to act commands nothing that can act.
    ///
    /// # Errors
    /// The break of `visit`, passed on.
    #[inline]
    pub fn generate(&self, visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        self.list(&mut Each(visit))
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
        let actor = Actor::at(self, square);
        self.list_actor(actor, sink)?;
        if actor.piece.is_leader() {
            sink.one(Action::Resign { loser: actor.piece.side() })?;
        }
        ControlFlow::Continue(())
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
            return self.list_placements(sink);
        }
        let side = self.to_move;
        let mut commands_leader = [false; 2];
        for square in self.board.occupied(side) {
            let actor = Actor::at(self, square);
            if !actor.power.is_turned(side) {
                commands_leader[side.index()] |= actor.piece.is_leader();
                self.list_actor(actor, sink)?;
            }
        }
        if self.board.count(Piece::new(side, Kind::Stratagem)) > 0 {
            for square in self.board.occupied(!side) {
                let actor = Actor::at(self, square);
                if actor.power.is_turned(!side) {
                    commands_leader[(!side).index()] |= actor.piece.is_leader();
                    self.list_actor(actor, sink)?;
                }
            }
        }
        for loser in Side::ALL {
            if commands_leader[loser.index()] {
                sink.one(Action::Resign { loser })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn list_placements(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        let side = self.to_move;
        for kind in Kind::ALL.into_iter().filter(|kind| self.pool(side).contains(kind)) {
            for to in self.geometry().squares() {
                if self.geometry().in_half(to.row(), side) && self.board.is_empty(Cell::of(to)) {
                    sink.one(Action::Place { kind, to })?;
                }
            }
        }
        sink.one(Action::Resign { loser: side })
    }

    #[inline]
    fn list_actor(&self, actor: Actor, sink: &mut impl Sink) -> ControlFlow<()> {
        if !actor.power.has(Power::SWIFT_MOVE) {
            return self.list_steps(actor, sink);
        }
        if actor.power.has(Power::ORTHOGONAL_MOVE) {
            let offsets = [Direction::of(Step::new(1, 0)).offset(), Direction::of(Step::new(0, 1)).offset()];
            self.list_slides(actor, self.board.lines().orthogonal(actor.square), offsets, sink)?;
        }
        if actor.power.has(Power::DIAGONAL_MOVE) {
            let offsets = [Direction::of(Step::new(1, 1)).offset(), Direction::of(Step::new(1, -1)).offset()];
            self.list_slides(actor, self.board.lines().diagonal(actor.square), offsets, sink)?;
        }
        if actor.power.has(Power::BROAD_STEP) {
            self.list_rides(actor, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// The actions of a piece that steps once in each of its directions.
    #[inline]
    fn list_steps(&self, actor: Actor, sink: &mut impl Sink) -> ControlFlow<()> {
        let Actor { square: from, cell, power, .. } = actor;
        let window = self.board.lines().window(from);
        let free = !window.blocked;
        let mut open = 0;
        if power.has(Power::ORTHOGONAL_MOVE) {
            open |= Direction::ORTHOGONAL;
        }
        if power.has(Power::DIAGONAL_MOVE) {
            open |= Direction::DIAGONAL;
        }
        if power.has(Power::BROAD_STEP) {
            open |= Direction::open_broad(free);
        }
        let moves = free & open;
        // A direction's opposite is at the mirrored place.
        let behind = window.pieces.reverse_bits() >> (u32::BITS - WINDOW);
        let mut pulls = 0;
        for place in bits(u64::from(moves & behind & Direction::pull_open(free))) {
            let source = cell.sub(Direction::at(place).offset());
            let pulled = self.board.power(source);
            let ally = actor.is_ally(self.board.at(source));
            pulls |= u64::from(power.may_pull(pulled, ally)) << place;
        }
        sink.each(u64::from(moves) | pulls << 32, |place| {
            let to = Direction::at(place & 31).from(from);
            if place < 32 { Action::Move { from, to } } else { Action::Pull { from, to } }
        })?;
        for place in bits(u64::from(window.pieces & open)) {
            let direction = Direction::at(place);
            let pushable = self.landing(cell.add(direction.offset()), direction).is_some();
            self.list_target(actor, direction.from(from), pushable, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// The actions of a piece that repeats the steps along two lines; `offsets` are those of one step forward.
    #[inline]
    fn list_slides(
        &self,
        actor: Actor,
        cross: Cross,
        offsets: [i16; 2],
        sink: &mut impl Sink,
    ) -> ControlFlow<()> {
        let Actor { square: from, cell, power, .. } = actor;
        let mut pulls = 0;
        for (line, offset) in offsets.into_iter().enumerate() {
            let line_places = u64::from(u32::MAX) << (32 * line);
            for (ray, next, offset) in
                [(cross.ahead, cross.next_back, offset), (cross.back, cross.next_ahead, -offset)]
            {
                if ray & line_places != 0 && next & line_places != 0 {
                    let source = cell.sub(offset);
                    let pulled = self.board.power(source);
                    if power.may_pull(pulled, actor.is_ally(self.board.at(source))) {
                        pulls |= ray & line_places;
                    }
                }
            }
        }
        sink.each(cross.ahead | cross.back, |place| Action::Move { from, to: cross.square(place) })?;
        sink.each(pulls, |place| Action::Pull { from, to: cross.square(place) })?;
        for place in bits(cross.targets) {
            self.list_target(actor, cross.square(place), cross.pushable >> place & 1 != 0, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// The actions of a piece that repeats the steps of 阔步.
    fn list_rides(&self, actor: Actor, sink: &mut impl Sink) -> ControlFlow<()> {
        let Actor { square: from, cell, power, .. } = actor;
        for direction in bits(u64::from(Direction::BROAD)).map(Direction::at) {
            let source = cell.sub(direction.offset());
            let pulls = self.board.at(source) < EMPTY
                && self.board.is_empty(source.add(direction.leg()))
                && power.may_pull(self.board.power(source), actor.is_ally(self.board.at(source)));
            let mut start = cell;
            while self.board.is_empty(start.add(direction.leg())) {
                let end = start.add(direction.offset());
                let to = end.square();
                if self.board.at(end) < EMPTY {
                    self.list_target(actor, to, self.landing(end, direction).is_some(), sink)?;
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
        }
        ControlFlow::Continue(())
    }

    /// The captures and pushes of a piece that reaches another.
    #[inline]
    fn list_target(
        &self,
        actor: Actor,
        to: Square,
        has_landing: bool,
        sink: &mut impl Sink,
    ) -> ControlFlow<()> {
        let Actor { square: from, power, .. } = actor;
        let cell = Cell::of(to);
        let target = self.board.power(cell);
        if power.may_capture(target) {
            sink.one(Action::Capture { from, to })?;
        }
        if power.may_push(target, actor.is_ally(self.board.at(cell)))
            & (has_landing | power.escalates(target))
        {
            sink.one(Action::Push { from, to })?;
        }
        ControlFlow::Continue(())
    }

    /// Where the piece in a cell goes when it is pushed in a direction.
    #[inline]
    pub(crate) fn landing(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        let landing = cell.add(direction.offset());
        let free = self.board.is_empty(landing) & self.board.is_empty(cell.add(direction.leg()));
        free.then_some(landing)
    }
}

/// A piece whose actions are listed.
#[derive(Clone, Copy)]
struct Actor {
    square: Square,
    cell: Cell,
    piece: Piece,
    power: Power,
}

impl Actor {
    #[inline]
    fn at(position: &Position, square: Square) -> Self {
        let cell = Cell::of(square);
        Self { square, cell, piece: position.board.standing(square), power: position.board.power(cell) }
    }

    /// Whether the piece with this index has the same owner.
    #[inline]
    fn is_ally(self, content: u8) -> bool {
        (content as usize ^ self.piece.index()) & 16 == 0
    }
}

/// What becomes of the actions that are found.
trait Sink {
    fn one(&mut self, action: Action) -> ControlFlow<()>;
    /// One action for each bit of a word.
    fn each(&mut self, places: u64, action: impl Fn(u32) -> Action) -> ControlFlow<()>;
}

/// Passes them on.
struct Each<F>(F);

impl<F: FnMut(Action) -> ControlFlow<()>> Sink for Each<F> {
    #[inline]
    fn one(&mut self, action: Action) -> ControlFlow<()> {
        (self.0)(action)
    }

    #[inline]
    fn each(&mut self, places: u64, action: impl Fn(u32) -> Action) -> ControlFlow<()> {
        for place in bits(places) {
            (self.0)(action(place))?;
        }
        ControlFlow::Continue(())
    }
}

/// Counts them.
struct Count(usize);

impl Sink for Count {
    #[inline]
    fn one(&mut self, _: Action) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }

    #[inline]
    fn each(&mut self, places: u64, _: impl Fn(u32) -> Action) -> ControlFlow<()> {
        self.0 += places.count_ones() as usize;
        ControlFlow::Continue(())
    }
}
