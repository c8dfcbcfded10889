use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Side, Square};

use crate::board::{EDGE, EMPTY};
use crate::power::Power;
use crate::step::{BROAD, Cell, LEGS, OFFSETS};
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
    pub fn generate(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.result.is_decided() {
            return ControlFlow::Continue(());
        }
        match self.phase() {
            Phase::Placement => {
                self.placements(&mut visit)?;
                visit(Action::Resign { loser: self.to_move })
            }
            Phase::Movement => {
                for side in [self.to_move, !self.to_move] {
                    for raw in self.board.occupied(side).iter() {
                        self.board_actions(Square::from_raw(raw as u8), &mut visit)?;
                    }
                }
                for raw in (self.board.occupied(Side::First) | self.board.occupied(Side::Second)).iter() {
                    self.resignation(Square::from_raw(raw as u8), &mut visit)?;
                }
                ControlFlow::Continue(())
            }
        }
    }

    /// Visits the legal actions of the piece on a square, among them the resignation of a Leader, until `visit`
    /// breaks. There is none where the side to act commands no piece, and none during placement.
    ///
    /// # Errors
    /// The break of `visit`, passed on.
    pub fn generate_from(
        &self,
        square: Square,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.result.is_decided() || self.phase() == Phase::Placement || self.piece_at(square).is_none() {
            return ControlFlow::Continue(());
        }
        self.board_actions(square, &mut visit)?;
        self.resignation(square, &mut visit)
    }

    /// The number of legal actions.
    pub fn count_actions(&self) -> usize {
        let mut count = 0;
        let _ = self.generate(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    fn placements(&self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let side = self.to_move;
        for kind in Kind::ALL.into_iter().filter(|kind| self.pool(side).contains(kind)) {
            for to in self.geometry().squares() {
                if self.geometry().in_half(to.row(), side) && self.board.is_empty(Cell::of(to)) {
                    visit(Action::Place { kind, to })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn resignation(
        &self,
        square: Square,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.piece_at(square) {
            Some(piece) if piece.is_leader() && self.commands(self.to_move, square) => {
                visit(Action::Resign { loser: piece.side() })
            }
            _ => ControlFlow::Continue(()),
        }
    }

    #[inline]
    fn board_actions(
        &self,
        from: Square,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let origin = Cell::of(from);
        let actor = Piece::from_index(self.board.at(origin) as usize);
        let power = self.board.power(origin);
        if power.is_turned(actor.side()) == (actor.side() == self.to_move) {
            return ControlFlow::Continue(());
        }
        let directions = [
            (Power::ORTHOGONAL_MOVE, 0..4),
            (Power::DIAGONAL_MOVE, 4..BROAD),
            (Power::BROAD_STEP, BROAD..OFFSETS.len()),
        ];
        for (ability, steps) in directions {
            if !power.has(ability) {
                continue;
            }
            for step in steps {
                self.line(from, actor, power, step, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The actions of a piece in the direction of one step.
    #[inline]
    fn line(
        &self,
        from: Square,
        actor: Piece,
        power: Power,
        step: usize,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let board = &self.board;
        let (offset, leg) = (OFFSETS[step], LEGS[step]);
        let origin = Cell::of(from);
        let source = origin.sub(offset);
        let behind = board.at(source);
        let pulls = behind < EMPTY
            && (step < BROAD || board.is_empty(source.add(leg)))
            && power.may_pull(board.power(source), same_side(behind, actor));
        let mut start = origin;
        loop {
            if step >= BROAD && !board.is_empty(start.add(leg)) {
                return ControlFlow::Continue(());
            }
            let cell = start.add(offset);
            let content = board.at(cell);
            if content == EDGE {
                return ControlFlow::Continue(());
            }
            let to = cell.square();
            if content != EMPTY {
                let target = board.power(cell);
                if power.may_capture(target) {
                    visit(Action::Capture { from, to })?;
                }
                if power.may_push(target, same_side(content, actor))
                    && (power.escalates(target) || self.landing(cell, step).is_some())
                {
                    visit(Action::Push { from, to })?;
                }
                return ControlFlow::Continue(());
            }
            visit(Action::Move { from, to })?;
            if pulls {
                visit(Action::Pull { from, to })?;
            }
            if !power.has(Power::SWIFT_MOVE) {
                return ControlFlow::Continue(());
            }
            start = cell;
        }
    }

    /// Where the piece in a cell goes when it is pushed in the direction of a step.
    #[inline]
    pub(crate) fn landing(&self, cell: Cell, step: usize) -> Option<Cell> {
        let landing = cell.add(OFFSETS[step]);
        let free =
            self.board.is_empty(landing) && (step < BROAD || self.board.is_empty(cell.add(LEGS[step])));
        free.then_some(landing)
    }
}

/// Whether the piece with this index has the same owner.
#[inline]
fn same_side(content: u8, piece: Piece) -> bool {
    (content as usize ^ piece.index()) & 16 == 0
}
