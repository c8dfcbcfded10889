use tabiya_board::{Side, Square};

use crate::judge::judge;
use crate::step::{Cell, Direction};
use crate::{Action, GameResult, Kind, Piece, Position, Refusal, Setup, View, hash};

/// What [`Position::unmake`] needs besides the action. The result is no part of it: only an undecided position has
/// actions.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    hash: u64,
    change: Change,
}

/// What an action has turned out to change.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// What the action says.
    AsDeclared,
    /// The target has been pushed, by a push or a capture.
    Pushed,
    /// The target has been taken, by a capture or a push.
    Taken { target: Piece },
    /// Both pieces have been taken.
    Destroyed { actor: Piece, target: Piece },
    /// The entry of the pool that has gone.
    Placed { index: u32 },
}

const _: () = assert!(size_of::<Undo>() == 16, "it is returned in registers");

impl Position {
    /// Plays an action that is legal in this position.
    ///
    /// An action that is not legal leaves a position that means nothing; use [`play`](Self::play) for actions of
    /// unknown origin.
    #[inline]
    pub fn make(&mut self, action: Action) -> Undo {
        let hash = self.hash;
        let change = match action {
            Action::Move { from, to } => {
                self.shift(from, to);
                Change::AsDeclared
            }
            Action::Capture { from, to } => self.capture(from, to),
            Action::Push { from, to } => {
                let direction = Direction::between(from, to);
                if self.board.has_landing(Cell::of(to), direction) {
                    self.push(from, to, direction)
                } else {
                    self.take_and_follow(from, to)
                }
            }
            Action::Pull { from, to } => {
                self.shift(from, to);
                self.shift(Direction::between(to, from).from(from), from);
                Change::AsDeclared
            }
            Action::Place { kind, to } => self.place(kind, to),
            Action::Resign { loser } => {
                self.decide(GameResult::won_by(!loser));
                Change::AsDeclared
            }
        };
        self.to_move = !self.to_move;
        self.hash ^= hash::BLACK_TO_MOVE;
        Undo { hash, change }
    }

    /// Takes back the last action: the position is what it was before [`make`](Self::make) returned this `undo`.
    #[inline]
    pub fn unmake(&mut self, action: Action, undo: Undo) {
        self.to_move = !self.to_move;
        self.hash = undo.hash;
        self.result = GameResult::Unfinished;
        match action {
            Action::Move { from, to } => self.shift_back(from, to),
            Action::Capture { from, to } | Action::Push { from, to } => match undo.change {
                Change::Taken { target } => {
                    self.shift_back(from, to);
                    self.board.put(to, target);
                }
                Change::Destroyed { actor, target } => {
                    self.board.put(from, actor);
                    self.board.put(to, target);
                }
                Change::Pushed => {
                    self.shift_back(from, to);
                    self.shift_back(to, Direction::between(from, to).from(to));
                }
                Change::AsDeclared | Change::Placed { .. } => {}
            },
            Action::Pull { from, to } => {
                self.shift_back(Direction::between(to, from).from(from), from);
                self.shift_back(from, to);
            }
            Action::Place { to, .. } => {
                if let Change::Placed { index } = undo.change {
                    let piece = self.board.standing(to);
                    self.board.take(to, piece);
                    self.pools[self.to_move.index()].insert(index as usize, piece.kind());
                }
            }
            Action::Resign { .. } => {}
        }
    }

    /// Plays an action if it is legal.
    ///
    /// # Errors
    /// Why it is not legal; the position is unchanged.
    pub fn play(&mut self, action: Action) -> Result<Undo, Refusal> {
        judge(&View::new(self), action)?;
        Ok(self.make(action))
    }

    /// The setup after changes that need not come from an action: each named square gets its new content, each named
    /// entry leaves its pool (counted in the pool as it is now), the result is as declared, and the turn passes.
    /// The setup is not validated.
    ///
    /// # Panics
    /// If a square is not on the board.
    pub fn apply_changes(
        &self,
        changes: &[(Square, Option<Piece>)],
        pool_removals: &[(Side, usize)],
        result: GameResult,
    ) -> Setup {
        let mut setup = self.to_setup();
        for &(square, piece) in changes {
            setup.set(square, piece);
        }
        for side in Side::ALL {
            let mut index = 0;
            setup.pools[side.index()].retain(|_| {
                index += 1;
                !pool_removals.contains(&(side, index - 1))
            });
        }
        setup.result = result;
        setup.to_move = !setup.to_move;
        setup
    }

    #[inline]
    fn shift(&mut self, from: Square, to: Square) {
        let piece = self.board.standing(from);
        self.board.shift(from, to, piece);
        self.hash ^= hash::on_board(piece, from) ^ hash::on_board(piece, to);
    }

    /// The reverse of [`shift`](Self::shift), but for the hash, which taking back restores as a whole.
    #[inline]
    fn shift_back(&mut self, from: Square, to: Square) {
        let piece = self.board.standing(to);
        self.board.shift(to, from, piece);
    }

    #[inline]
    fn remove(&mut self, square: Square) -> Piece {
        let piece = self.board.standing(square);
        self.board.take(square, piece);
        self.hash ^= hash::on_board(piece, square);
        piece
    }

    /// Resolves a capture in the order of section 7: demotion, ordinary capture, mutual destruction.
    fn capture(&mut self, from: Square, to: Square) -> Change {
        let power = self.board.power(Cell::of(from));
        let target = self.board.power(Cell::of(to));
        if power.demotes(target) {
            let direction = Direction::between(from, to);
            if self.board.has_landing(Cell::of(to), direction) {
                return self.push(from, to, direction);
            }
        }
        if power.pairs_with(target) {
            return self.take_and_follow(from, to);
        }
        let change = Change::Destroyed { actor: self.remove(from), target: self.remove(to) };
        self.count_leaders();
        change
    }

    #[inline]
    fn push(&mut self, from: Square, to: Square, direction: Direction) -> Change {
        self.shift(to, direction.from(to));
        self.shift(from, to);
        Change::Pushed
    }

    #[inline]
    fn take_and_follow(&mut self, from: Square, to: Square) -> Change {
        let target = self.remove(to);
        self.shift(from, to);
        if target.is_leader() {
            self.count_leaders();
        }
        Change::Taken { target }
    }

    fn place(&mut self, kind: Kind, to: Square) -> Change {
        let side = self.to_move;
        let pool = &mut self.pools[side.index()];
        let Some(index) = pool.iter().position(|&other| other == kind) else {
            return Change::AsDeclared;
        };
        let count = pool.iter().filter(|&&other| other == kind).count();
        pool.remove(index);
        self.hash ^= hash::in_pool(side, kind, count) ^ hash::in_pool(side, kind, count - 1);
        let piece = Piece::new(side, kind);
        self.board.put(to, piece);
        self.hash ^= hash::on_board(piece, to);
        Change::Placed { index: index as u32 }
    }

    fn count_leaders(&mut self) {
        let [red, black] = Side::ALL.map(|side| self.board.has_leader(side));
        self.decide(GameResult::of_leaders(red, black));
    }

    fn decide(&mut self, result: GameResult) {
        self.hash ^= hash::of_result(self.result) ^ hash::of_result(result);
        self.result = result;
    }
}
