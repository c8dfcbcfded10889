use core::fmt;

use tabiya_board::{Geometry, Side, Square};
use tabiya_game::Code;

use crate::{GameResult, Kind, Piece};

/// Any well-formed snapshot of a game, playable or not: the board, the pools, who is to act, the declared result.
///
/// [`validate`](Self::validate) names everything that the rules forbid about it;
/// [`Position::new`](crate::Position::new) takes only a setup without such faults.
///
/// ```
/// use tabiya_board::{Geometry, Side, Square};
/// use tabiya_formation::{Fault, Kind, Piece, Setup};
/// let mut setup = Setup::empty(Geometry::new(3, 3).unwrap());
/// setup.set(Square::new(1, 0).unwrap(), Some(Piece::new(Side::Second, Kind::General)));
/// assert_eq!(setup.validate(), Err(vec![Fault::NoLeader { side: Side::First }]));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Setup {
    geometry: Geometry,
    cells: Vec<Option<Piece>>,
    /// Who acts next.
    pub to_move: Side,
    /// What each side has yet to place, by [`Side::index`], in the order in which it is written.
    pub pools: [Vec<Kind>; 2],
    /// How the game stands, as declared.
    pub result: GameResult,
}

impl Setup {
    /// An empty board without pools, the first side to act, unfinished.
    pub fn empty(geometry: Geometry) -> Self {
        Self {
            geometry,
            cells: vec![None; geometry.area()],
            to_move: Side::First,
            pools: [Vec::new(), Vec::new()],
            result: GameResult::Unfinished,
        }
    }

    /// A board with these cells in reading order, one for each square of `geometry`; otherwise as [`empty`](Self::empty).
    pub(crate) fn from_cells(geometry: Geometry, cells: Vec<Option<Piece>>) -> Self {
        debug_assert_eq!(cells.len(), geometry.area());
        Self {
            geometry,
            cells,
            to_move: Side::First,
            pools: [Vec::new(), Vec::new()],
            result: GameResult::Unfinished,
        }
    }

    /// The start of a standard game: an empty board of 9x10 and one piece of each kind in either pool.
    pub fn standard() -> Self {
        const BOARD: Geometry = match Geometry::new(9, 10) {
            Ok(geometry) => geometry,
            Err(_) => panic!("9x10 is a board"),
        };
        let mut setup = Self::empty(BOARD);
        setup.pools = [Kind::ALL.to_vec(), Kind::ALL.to_vec()];
        setup
    }

    /// The size of the board.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The piece on a square; `None` where there is none or no such square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        if self.geometry.contains(square) { self.cells[self.geometry.index(square)] } else { None }
    }

    /// Puts a piece on a square, or clears it.
    ///
    /// # Panics
    /// If the square is not on the board.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        assert!(self.geometry.contains(square), "{square:?} is not on a board of {}", self.geometry);
        let index = self.geometry.index(square);
        self.cells[index] = piece;
    }

    /// The pieces on the board in reading order.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.geometry.squares().zip(&self.cells).filter_map(|(square, &cell)| Some((square, cell?)))
    }

    /// Checks the setup against every rule of section 9 that a snapshot must obey beyond its form.
    ///
    /// # Errors
    /// All faults at once: of the Leaders, then the halves in reading order, then the pools and the turn, then the
    /// declared result.
    pub fn validate(&self) -> Result<(), Vec<Fault>> {
        let mut faults = Vec::new();
        let leaders = Side::ALL.map(|side| self.leader_places(side));
        for (side, places) in Side::ALL.into_iter().zip(&leaders) {
            if places.len() > 1 {
                faults.push(Fault::ManyLeaders { side, places: places.clone() });
            }
        }
        if self.pools.iter().any(|pool| !pool.is_empty()) {
            self.check_halves(&mut faults);
            self.check_turns(&mut faults);
        }
        match self.result {
            GameResult::Unfinished => {
                faults.extend(
                    Side::ALL
                        .into_iter()
                        .filter(|side| leaders[side.index()].is_empty())
                        .map(|side| Fault::NoLeader { side }),
                );
            }
            GameResult::RedWins | GameResult::BlackWins | GameResult::Draw => {
                faults.extend(
                    self.result
                        .winner()
                        .filter(|winner| leaders[winner.index()].is_empty())
                        .map(|winner| Fault::WinnerWithoutLeader { winner }),
                );
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// Where the Leaders of a side are, as a snapshot lists them: the pool first, then the board.
    fn leader_places(&self, side: Side) -> Vec<FaultPlace> {
        let leader = Piece::new(side, Kind::General);
        let pooled = self.pools[side.index()].iter().enumerate().filter(|&(_, &kind)| kind == leader.kind());
        let placed = self.pieces().filter(|&(_, piece)| piece == leader);
        pooled
            .map(|(index, _)| FaultPlace::Pool(side, index))
            .chain(placed.map(|(square, _)| FaultPlace::Cell(square)))
            .collect()
    }

    fn check_halves(&self, faults: &mut Vec<Fault>) {
        for (square, piece) in self.pieces() {
            if self.geometry.in_half(square.row(), piece.side()) {
                continue;
            }
            faults.push(if self.geometry.in_half(square.row(), !piece.side()) {
                Fault::WrongHalf { square, piece }
            } else {
                Fault::MiddleRow { square, piece }
            });
        }
    }

    fn check_turns(&self, faults: &mut Vec<Fault>) {
        let (red, black) = (self.pools[0].len(), self.pools[1].len());
        // The side whose turn it was when placement stopped: the one to act, or the one that has resigned.
        let placing = match self.result {
            GameResult::Unfinished => self.to_move,
            GameResult::RedWins => Side::Second,
            GameResult::BlackWins => Side::First,
            GameResult::Draw => return faults.push(Fault::DrawInPlacement),
        };
        if self.result.is_decided() && self.to_move == placing {
            faults.push(Fault::TurnAfterResignation { result: self.result, to_move: self.to_move });
        }
        // Red places first, so Black has one piece more to place whenever Red has just placed.
        let lead = match placing {
            Side::First => 0,
            Side::Second => 1,
        };
        if black != red + lead {
            faults.push(Fault::PoolSizes { to_move: self.to_move, result: self.result, red, black });
        }
    }
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup")
            .field("geometry", &self.geometry)
            .field("to_move", &self.to_move)
            .field("pools", &self.pools)
            .field("result", &self.result)
            .field("pieces", &self.pieces().collect::<Vec<_>>())
            .finish()
    }
}

/// What a [`Fault`] is about: the part of a snapshot to point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaultPlace {
    /// A square of the board.
    Cell(Square),
    /// An entry of a side's pool, counted from 0.
    Pool(Side, usize),
    /// The side to act.
    ToMove,
    /// The declared result.
    Result,
    /// The board as a whole.
    Board,
}

/// A rule that a [`Setup`] breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A side has more than one Leader over pool and board.
    ManyLeaders {
        /// The side.
        side: Side,
        /// Every Leader of the side, at least two: in the pool, then on the board in reading order.
        places: Vec<FaultPlace>,
    },
    /// During placement a piece stands in the other side's half.
    WrongHalf {
        /// Where it stands.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// During placement a piece stands in the middle row of an odd height, which is nobody's.
    MiddleRow {
        /// Where it stands.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// A win during placement comes from a resignation on the loser's turn, so the winner acts next; here the loser
    /// does.
    TurnAfterResignation {
        /// The declared result.
        result: GameResult,
        /// The declared side to act.
        to_move: Side,
    },
    /// The pools cannot have these sizes when the sides place in turn, Red first: on Red's turn they are equal, on
    /// Black's turn Black's has one piece more.
    PoolSizes {
        /// The declared side to act.
        to_move: Side,
        /// The declared result: after a win the loser's turn counts.
        result: GameResult,
        /// The size of Red's pool.
        red: usize,
        /// The size of Black's pool.
        black: usize,
    },
    /// A draw is declared during placement.
    DrawInPlacement,
    /// The game is unfinished although a side has no Leader.
    NoLeader {
        /// The side.
        side: Side,
    },
    /// The declared winner has no Leader.
    WinnerWithoutLeader {
        /// The winner.
        winner: Side,
    },
}

impl Fault {
    /// What the fault is about. Of several Leaders it is the second, the first that is too many; of the pools, the
    /// first entry that is too many.
    pub fn locus(&self) -> FaultPlace {
        match *self {
            Self::ManyLeaders { ref places, .. } => places.get(1).copied().unwrap_or(FaultPlace::Board),
            Self::WrongHalf { square, .. } | Self::MiddleRow { square, .. } => FaultPlace::Cell(square),
            Self::TurnAfterResignation { .. } => FaultPlace::ToMove,
            Self::PoolSizes { to_move, result, red, black } => {
                let placing = result.winner().map_or(to_move, |winner| !winner);
                let lead = usize::from(placing == Side::Second);
                if black > red + lead {
                    FaultPlace::Pool(Side::Second, red + lead)
                } else {
                    FaultPlace::Pool(Side::First, black.saturating_sub(lead))
                }
            }
            Self::DrawInPlacement | Self::WinnerWithoutLeader { .. } => FaultPlace::Result,
            Self::NoLeader { .. } => FaultPlace::Board,
        }
    }

    /// The name by which message catalogues know the fault.
    pub const fn code(&self) -> Code {
        match self {
            Self::ManyLeaders { .. } => Code::new("formation.setup.many-leaders"),
            Self::WrongHalf { .. } => Code::new("formation.setup.wrong-half"),
            Self::MiddleRow { .. } => Code::new("formation.setup.middle-row"),
            Self::TurnAfterResignation { .. } => Code::new("formation.setup.turn-after-resignation"),
            Self::PoolSizes { .. } => Code::new("formation.setup.pool-sizes"),
            Self::DrawInPlacement => Code::new("formation.setup.draw-in-placement"),
            Self::NoLeader { .. } => Code::new("formation.setup.no-leader"),
            Self::WinnerWithoutLeader { .. } => Code::new("formation.setup.winner-without-leader"),
        }
    }
}
