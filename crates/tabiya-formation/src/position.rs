use core::fmt;

use tabiya_board::{Geometry, Side, Square};

use crate::board::Board;
use crate::hash;
use crate::step::Cell;
use crate::{Abilities, Fault, GameResult, Kind, Piece, Setup};

/// The two parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Pieces come from the pools to the board (section 8 of the rules).
    Placement,
    /// Both pools are empty (section 7 of the rules).
    Movement,
}

/// A position that obeys the rules, with all that the legal actions depend on kept up to date.
///
/// Two positions are equal when their setups are, pools compared in their order.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) hash: u64,
    pub(crate) pools: [Vec<Kind>; 2],
    geometry: Geometry,
    pub(crate) to_move: Side,
    pub(crate) result: GameResult,
}

impl Position {
    /// The position of a setup.
    ///
    /// # Errors
    /// Everything that [`Setup::validate`] finds.
    pub fn new(setup: &Setup) -> Result<Self, Vec<Fault>> {
        setup.validate()?;
        Ok(Self::of_valid(setup))
    }

    fn of_valid(setup: &Setup) -> Self {
        let mut position = Self {
            board: Board::empty(setup.geometry()),
            hash: 0,
            pools: setup.pools.clone(),
            geometry: setup.geometry(),
            to_move: setup.to_move,
            result: setup.result,
        };
        setup.for_each_piece(|square, piece| {
            position.board.put(square, piece);
            position.hash ^= hash::on_board(piece, square);
        });
        position.hash ^= position.hash_beside_board();
        position
    }

    /// The start of a standard game.
    pub fn standard() -> Self {
        Self::of_valid(&Setup::standard())
    }

    /// The setup of the position.
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup::empty(self.geometry);
        for (square, piece) in self.pieces() {
            setup.set(square, Some(piece));
        }
        setup.to_move = self.to_move;
        setup.pools.clone_from(&self.pools);
        setup.result = self.result;
        setup
    }

    /// The size of the board.
    #[inline]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Who acts next. The turn also changes with the action that decides the game.
    #[inline]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// How the game stands.
    #[inline]
    pub const fn result(&self) -> GameResult {
        self.result
    }

    /// Placement as long as either pool has a piece.
    #[inline]
    pub const fn phase(&self) -> Phase {
        if self.pools[0].is_empty() && self.pools[1].is_empty() { Phase::Movement } else { Phase::Placement }
    }

    /// What a side has yet to place, in stored order.
    #[inline]
    pub fn pool(&self, side: Side) -> &[Kind] {
        &self.pools[side.index()]
    }

    /// The piece on a square; `None` where there is none or no such square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece(square)
    }

    /// The effective abilities of the piece on a square (section 4 of the rules), none where there is no piece.
    pub fn effective(&self, square: Square) -> Abilities {
        self.piece_at(square)
            .map_or(Abilities::EMPTY, |piece| self.board.power(Cell::of(square)).abilities(piece))
    }

    /// The pieces on the board in reading order.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + Clone + '_ {
        self.board.pieces()
    }

    /// How many pieces of this owner and kind are on the board.
    #[inline]
    pub fn count(&self, piece: Piece) -> usize {
        self.board.count(piece)
    }

    /// The square of the only piece of this owner and kind on the board; `None` when there is none or more than one.
    #[inline]
    pub fn unique(&self, piece: Piece) -> Option<Square> {
        self.board.unique(piece)
    }

    /// How many Leaders a side has over board and pool: 1, or 0 when it has lost it.
    pub fn leaders(&self, side: Side) -> usize {
        let pooled = self.pool(side).iter().filter(|&&kind| kind == Kind::General).count();
        pooled + self.count(Piece::new(side, Kind::General))
    }

    /// Who commands the piece on a square (section 5 of the rules): its owner, or the other side where 计 has turned
    /// it. `None` where there is no piece.
    pub fn commander(&self, square: Square) -> Option<Side> {
        self.piece_at(square).map(|_| self.board.power(Cell::of(square)).commander())
    }

    /// Whether a side commands the piece on a square.
    pub fn commands(&self, side: Side, square: Square) -> bool {
        self.commander(square) == Some(side)
    }

    /// A hash of board, pools (however ordered), side to act and result. The size of the board does not enter.
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The share in the hash of all but the board.
    fn hash_beside_board(&self) -> u64 {
        let mut hash = hash::of_result(self.result);
        if self.to_move == Side::Second {
            hash ^= hash::BLACK_TO_MOVE;
        }
        if self.phase() == Phase::Movement {
            return hash;
        }
        for side in Side::ALL {
            let mut counts = [0; Kind::ALL.len()];
            for &kind in self.pool(side) {
                counts[kind as usize] += 1;
            }
            for (kind, count) in Kind::ALL.into_iter().zip(counts) {
                hash ^= hash::in_pool(side, kind, count);
            }
        }
        hash
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Position").field(&self.to_setup()).finish()
    }
}
