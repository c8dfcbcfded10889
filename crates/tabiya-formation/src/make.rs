use tabiya_board::{Side, Square};

use crate::judge::judge;
use crate::step::{Cell, Direction};
use crate::{Action, GameResult, Kind, Piece, Position, Refusal, Setup, View, hash};

/// What [`Position::unmake`] needs to take an action back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    hash: u64,
    result: GameResult,
    change: Change,
}

/// What an action has changed on the board or in a pool, beyond what the action itself says.
#[derive(Clone, Copy, Debug)]
enum Change {
    Placed { index: usize },
    Moved,
    Captured { target: Piece },
    Pushed { landing: Square },
    Pulled { source: Square },
    Destroyed { actor: Piece, target: Piece },
    Resigned,
}

impl Position {
    /// Plays an action that is legal in this position.
    ///
    /// An action that is not legal leaves a position that means nothing; use [`play`](Self::play) for actions of
    /// unknown origin.
    #[inline]
    pub fn make(&mut self, action: Action) -> Undo {
        let mut undo = Undo { hash: self.hash, result: self.result, change: Change::Resigned };
        undo.change = match action {
            Action::Move { from, to } => {
                self.shift(from, to);
                Change::Moved
            }
            Action::Capture { from, to } => self.capture(from, to),
            Action::Push { from, to } => match self.landing(Cell::of(to), Direction::between(from, to)) {
                Some(landing) => self.push(from, to, landing.square()),
                None => self.take_and_follow(from, to),
            },
            Action::Pull { from, to } => {
                let source = Cell::of(from).sub(Direction::between(from, to).offset()).square();
                self.shift(from, to);
                self.shift(source, from);
                Change::Pulled { source }
            }
            Action::Place { kind, to } => Change::Placed { index: self.place(kind, to) },
            Action::Resign { loser } => {
                self.decide(GameResult::won_by(!loser));
                Change::Resigned
            }
        };
        self.pass();
        undo
    }

    /// Takes back the last action: the position is what it was before [`make`](Self::make) returned this `undo`.
    #[inline]
    pub fn unmake(&mut self, action: Action, undo: Undo) {
        self.to_move = !self.to_move;
        self.hash = undo.hash;
        self.result = undo.result;
        let (from, to) = (action.from(), action.to());
        match (undo.change, from, to) {
            (Change::Moved, Some(from), Some(to)) => self.unshift(to, from),
            (Change::Captured { target }, Some(from), Some(to)) => {
                self.unshift(to, from);
                self.board.put(to, target);
            }
            (Change::Pushed { landing }, Some(from), Some(to)) => {
                self.unshift(to, from);
                self.unshift(landing, to);
            }
            (Change::Pulled { source }, Some(from), Some(to)) => {
                self.unshift(from, source);
                self.unshift(to, from);
            }
            (Change::Destroyed { actor, target }, Some(from), Some(to)) => {
                self.board.put(from, actor);
                self.board.put(to, target);
            }
            (Change::Placed { index }, None, Some(to)) => {
                let piece = self.board.standing(to);
                self.board.take(to, piece);
                self.pools[self.to_move.index()].insert(index, piece.kind());
            }
            _ => {}
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

    /// [`shift`](Self::shift) without the hash, which taking back restores as a whole.
    #[inline]
    fn unshift(&mut self, from: Square, to: Square) {
        let piece = self.board.standing(from);
        self.board.shift(from, to, piece);
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
        if power.demotes(target)
            && let Some(landing) = self.landing(Cell::of(to), Direction::between(from, to))
        {
            return self.push(from, to, landing.square());
        }
        if power.pairs_with(target) {
            return self.take_and_follow(from, to);
        }
        let change = Change::Destroyed { actor: self.remove(from), target: self.remove(to) };
        self.count_leaders();
        change
    }

    #[inline]
    fn push(&mut self, from: Square, to: Square, landing: Square) -> Change {
        self.shift(to, landing);
        self.shift(from, to);
        Change::Pushed { landing }
    }

    #[inline]
    fn take_and_follow(&mut self, from: Square, to: Square) -> Change {
        let target = self.remove(to);
        self.shift(from, to);
        if target.is_leader() {
            self.count_leaders();
        }
        Change::Captured { target }
    }

    fn place(&mut self, kind: Kind, to: Square) -> usize {
        let side = self.to_move;
        let pool = &mut self.pools[side.index()];
        let Some(index) = pool.iter().position(|&other| other == kind) else { return 0 };
        let count = pool.iter().filter(|&&other| other == kind).count();
        pool.remove(index);
        self.hash ^= hash::in_pool(side, kind, count) ^ hash::in_pool(side, kind, count - 1);
        let piece = Piece::new(side, kind);
        self.board.put(to, piece);
        self.hash ^= hash::on_board(piece, to);
        index
    }

    fn count_leaders(&mut self) {
        let [red, black] = Side::ALL.map(|side| self.board.has_leader(side));
        self.decide(GameResult::of_leaders(red, black));
    }

    fn decide(&mut self, result: GameResult) {
        self.hash ^= hash::of_result(self.result) ^ hash::of_result(result);
        self.result = result;
    }

    #[inline]
    fn pass(&mut self) {
        self.to_move = !self.to_move;
        self.hash ^= hash::BLACK_TO_MOVE;
    }
}
