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
        let occupied = self.cells.iter().enumerate().filter_map(|(index, &cell)| Some((index, cell?)));
        occupied.map(|(index, piece)| (self.geometry.square(index), piece))
    }

    /// Visits the pieces on the board in reading order.
    #[inline]
    pub(crate) fn for_each_piece(&self, mut visit: impl FnMut(Square, Piece)) {
        let rows = self.cells.chunks_exact(usize::from(self.geometry.width()));
        for (row, cells) in rows.enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                if let Some(piece) = cell {
                    visit(Square::from_raw((row << 4 | column) as u8), piece);
                }
            }
        }
    }

    /// Checks the setup against every rule of section 9 that a snapshot must obey beyond its form.
    ///
    /// # Errors
    /// All faults at once: of the Leaders, then the halves in reading order, then the pools and the turn, then the
    /// declared result.
    pub fn validate(&self) -> Result<(), Vec<Fault>> {
        let mut faults = Vec::new();
        let leaders = Side::ALL.map(|side| self.leaders(side));
        for side in Side::ALL {
            if leaders[side.index()] > 1 {
                faults.push(Fault::ManyLeaders { side, places: self.leader_places(side) });
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
                        .filter(|side| leaders[side.index()] == 0)
                        .map(|side| Fault::NoLeader { side }),
                );
            }
            GameResult::RedWins | GameResult::BlackWins | GameResult::Draw => {
                faults.extend(
                    self.result
                        .winner()
                        .filter(|winner| leaders[winner.index()] == 0)
                        .map(|winner| Fault::WinnerWithoutLeader { winner }),
                );
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// How many Leaders a side has in pool and board.
    fn leaders(&self, side: Side) -> usize {
        let leader = Piece::new(side, Kind::General);
        let pooled = self.pools[side.index()].iter().filter(|&&kind| kind == leader.kind()).count();
        pooled + self.cells.iter().filter(|&&cell| cell == Some(leader)).count()
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

#[expect(clippy::missing_fields_in_debug, reason = "the pieces stand for the cells")]
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

#[cfg(test)]
mod tests {
    use super::*;

    fn at(column: u8, row: u8) -> Square {
        Square::new(column, row).expect("a square")
    }

    fn general(side: Side) -> Piece {
        Piece::new(side, Kind::General)
    }

    /// A board of 3x5 with a Leader of either side where it may stand during placement.
    fn start() -> Setup {
        let mut setup = Setup::empty(Geometry::new(3, 5).expect("a board"));
        setup.set(at(1, 4), Some(general(Side::First)));
        setup.set(at(1, 0), Some(general(Side::Second)));
        setup
    }

    fn faults(setup: &Setup) -> Vec<Fault> {
        setup.validate().err().unwrap_or_default()
    }

    #[test]
    fn standard_and_plain_setups_are_valid() {
        assert_eq!(Setup::standard().validate(), Ok(()));
        assert_eq!(start().validate(), Ok(()));
    }

    #[test]
    fn every_leader_of_too_many_is_named() {
        let mut setup = start();
        setup.set(at(2, 2), Some(general(Side::First)));
        setup.pools = [vec![Kind::Pawn, Kind::General], vec![Kind::Pawn, Kind::Horse]];
        let many = Fault::ManyLeaders {
            side: Side::First,
            places: vec![
                FaultPlace::Pool(Side::First, 1),
                FaultPlace::Cell(at(2, 2)),
                FaultPlace::Cell(at(1, 4)),
            ],
        };
        let middle = Fault::MiddleRow { square: at(2, 2), piece: general(Side::First) };
        assert_eq!(faults(&setup), [many.clone(), middle]);
        assert_eq!(many.locus(), FaultPlace::Cell(at(2, 2)));
    }

    #[test]
    fn halves_count_during_placement_only() {
        let mut setup = start();
        let pawn = Piece::new(Side::First, Kind::Pawn);
        setup.set(at(0, 1), Some(pawn));
        setup.set(at(0, 2), Some(pawn));
        assert_eq!(faults(&setup), []);
        setup.pools = [vec![Kind::Rook], vec![Kind::Rook]];
        let wrong = Fault::WrongHalf { square: at(0, 1), piece: pawn };
        let middle = Fault::MiddleRow { square: at(0, 2), piece: pawn };
        assert_eq!(wrong.locus(), FaultPlace::Cell(at(0, 1)));
        assert_eq!(faults(&setup), [wrong, middle]);
    }

    /// The table of section 9, rule 4.
    #[test]
    fn pools_fit_the_turn() {
        use GameResult::{BlackWins, Draw, RedWins, Unfinished};
        for result in GameResult::ALL {
            for to_move in Side::ALL {
                for (red, black) in [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (1, 3), (3, 1)] {
                    let mut setup = start();
                    setup.result = result;
                    setup.to_move = to_move;
                    setup.pools = [vec![Kind::Pawn; red], vec![Kind::Pawn; black]];
                    let fits = match (result, to_move) {
                        (Unfinished, Side::First) | (BlackWins, Side::Second) => red == black,
                        (Unfinished, Side::Second) | (RedWins, Side::First) => black == red + 1,
                        (RedWins, Side::Second) | (BlackWins, Side::First) | (Draw, _) => false,
                    };
                    let faults = faults(&setup);
                    assert_eq!(faults.is_empty(), fits, "{result} {to_move} {red} {black}");
                    for fault in faults {
                        let expected = match fault {
                            Fault::TurnAfterResignation { .. } => FaultPlace::ToMove,
                            Fault::DrawInPlacement => FaultPlace::Result,
                            _ => {
                                let FaultPlace::Pool(side, index) = fault.locus() else {
                                    panic!("{fault:?}")
                                };
                                assert!(index < setup.pools[side.index()].len(), "{fault:?}");
                                continue;
                            }
                        };
                        assert_eq!(fault.locus(), expected);
                    }
                }
            }
        }
    }

    #[test]
    fn leaders_fit_the_result() {
        let mut setup = start();
        setup.set(at(1, 4), None);
        assert_eq!(faults(&setup), [Fault::NoLeader { side: Side::First }]);
        setup.result = GameResult::RedWins;
        assert_eq!(faults(&setup), [Fault::WinnerWithoutLeader { winner: Side::First }]);
        for result in [GameResult::BlackWins, GameResult::Draw] {
            setup.result = result;
            assert_eq!(faults(&setup), []);
        }
    }

    #[test]
    fn a_setup_can_break_every_rule_at_once() {
        let mut setup = start();
        setup.set(at(0, 0), Some(general(Side::First)));
        setup.set(at(0, 2), Some(general(Side::Second)));
        setup.set(at(1, 0), None);
        setup.pools = [vec![Kind::Pawn; 3], vec![Kind::Pawn]];
        setup.result = GameResult::RedWins;
        setup.to_move = Side::Second;
        let codes: Vec<String> = faults(&setup).iter().map(|fault| fault.code().to_string()).collect();
        let ends: Vec<&str> = codes.iter().filter_map(|code| code.rsplit('.').next()).collect();
        assert_eq!(
            ends,
            ["many-leaders", "wrong-half", "middle-row", "turn-after-resignation", "pool-sizes"]
        );
    }
}
