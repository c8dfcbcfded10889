//! What the integration tests share: random setups, the public crate seen through this crate's types, shared data.
#![allow(dead_code, unreachable_pub, reason = "each test binary uses its own part")]
#![allow(clippy::print_stderr, reason = "a test that is skipped says so")]

pub mod data;
pub mod said;

use std::path::PathBuf;

use formation_chess_core::action::{self as peer_action, GameResult as PeerResult};
use formation_chess_core::board::Board as PeerBoard;
use formation_chess_core::game::{Game, GameConfig};
use formation_chess_core::piece::{Piece as PeerPiece, Player};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use tabiya_board::{Geometry, Side, Square};
use tabiya_formation::{Action, GameResult, Kind, Piece, Setup};

/// Runs a property on so many random cases, the same ones every time.
pub fn check<S: Strategy>(
    seed: u8,
    cases: u32,
    strategy: &S,
    property: impl Fn(S::Value) -> Result<(), TestCaseError>,
) where
    S::Value: std::fmt::Debug,
{
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[seed; 32]);
    TestRunner::new_with_rng(config, rng).run(strategy, property).unwrap_or_else(|error| panic!("{error}"));
}

/// Sizes of boards: any, with small boards and the standard one more often.
pub fn geometries() -> impl Strategy<Value = Geometry> {
    let size = |width, height| Geometry::new(width, height).expect("1 to 16");
    prop_oneof![
        3 => (1..=16_usize, 1..=16_usize).prop_map(move |(width, height)| size(width, height)),
        3 => (1..=6_usize, 1..=6_usize).prop_map(move |(width, height)| size(width, height)),
        2 => Just(size(9, 10)),
    ]
}

/// Pieces other than Leaders for some of the cells, of a random density and from a random choice of kinds, so that
/// crowds, deserts and many copies of one piece all come up.
fn cells(area: usize) -> impl Strategy<Value = Vec<Option<Piece>>> {
    (1..100_u32, any::<u16>()).prop_flat_map(move |(density, kinds)| {
        let kinds: Vec<Kind> = Kind::ALL
            .into_iter()
            .filter(|&kind| {
                kind != Kind::General && (kinds >> kind as u16 & 1 == 1 || kind == Kind::Stratagem)
            })
            .collect();
        let piece = (any::<bool>(), prop::sample::select(kinds))
            .prop_map(|(red, kind)| Piece::new(if red { Side::First } else { Side::Second }, kind));
        prop::collection::vec(prop::option::weighted(f64::from(density) / 100.0, piece), area)
    })
}

fn sides() -> impl Strategy<Value = Side> {
    any::<bool>().prop_map(|first| if first { Side::First } else { Side::Second })
}

/// Valid unfinished setups of the movement phase on boards of at least two squares.
pub fn movement_setups() -> impl Strategy<Value = Setup> {
    let geometries = geometries().prop_filter("two Leaders need two squares", |geometry| geometry.area() > 1);
    geometries.prop_flat_map(|geometry| {
        let area = geometry.area();
        (cells(area), 0..area, 1..area, sides()).prop_map(move |(cells, red, distance, to_move)| {
            let mut setup = Setup::empty(geometry);
            for (square, piece) in geometry.squares().zip(cells) {
                setup.set(square, piece);
            }
            let black = (red + distance) % area;
            setup.set(geometry.square(red), Some(Piece::new(Side::First, Kind::General)));
            setup.set(geometry.square(black), Some(Piece::new(Side::Second, Kind::General)));
            setup.to_move = to_move;
            setup
        })
    })
}

/// Valid unfinished setups of the placement phase.
pub fn placement_setups() -> impl Strategy<Value = Setup> {
    let kinds = prop::collection::vec(1..16_usize, 1..20);
    let leaders = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<bool>(), any::<bool>());
    (geometries(), kinds, sides(), leaders)
        .prop_flat_map(|(geometry, kinds, to_move, leaders)| {
            cells(geometry.area()).prop_map(move |cells| {
                let mut setup = Setup::empty(geometry);
                for (square, piece) in geometry.squares().zip(cells) {
                    let own = piece.filter(|piece| geometry.in_half(square.row(), piece.side()));
                    setup.set(square, own);
                }
                let black = kinds.len();
                let red = if to_move == Side::First { black } else { black - 1 };
                setup.to_move = to_move;
                for (side, size) in [(Side::First, red), (Side::Second, black)] {
                    setup.pools[side.index()] = (0..size).map(|index| Kind::ALL[kinds[index]]).collect();
                    let (place, placed) = match side {
                        Side::First => (leaders.0, leaders.2),
                        Side::Second => (leaders.1, leaders.3),
                    };
                    let half: Vec<Square> =
                        geometry.squares().filter(|square| geometry.in_half(square.row(), side)).collect();
                    let pool = &mut setup.pools[side.index()];
                    if (placed || pool.is_empty()) && !half.is_empty() {
                        setup.set(half[place.index(half.len())], Some(Piece::new(side, Kind::General)));
                    } else if !pool.is_empty() {
                        let index = place.index(pool.len());
                        pool[index] = Kind::General;
                    }
                }
                setup
            })
        })
        .prop_filter("a board without halves has no room for the Leader of an empty pool", |setup| {
            setup.validate().is_ok()
        })
}

/// Valid unfinished setups of either phase.
pub fn setups() -> impl Strategy<Value = Setup> {
    prop_oneof![4 => movement_setups(), 1 => placement_setups()]
}

pub fn peer_player(side: Side) -> Player {
    match side {
        Side::First => Player::Red,
        Side::Second => Player::Black,
    }
}

fn own_side(player: Player) -> Side {
    match player {
        Player::Red => Side::First,
        Player::Black => Side::Second,
    }
}

pub fn peer_piece(piece: Piece) -> PeerPiece {
    PeerPiece::lookup(piece.kind().chinese(), peer_player(piece.side())).expect("a standard piece")
}

pub fn own_piece(piece: PeerPiece) -> Piece {
    Piece::new(own_side(piece.player), Kind::from_chinese(piece.name).expect("a standard piece"))
}

pub fn peer_square(square: Square) -> (u8, u8) {
    (square.column(), square.row())
}

pub fn own_square((column, row): (u8, u8)) -> Square {
    Square::new(column, row).expect("on the board")
}

pub fn own_result(result: PeerResult) -> GameResult {
    match result {
        PeerResult::Unfinished => GameResult::Unfinished,
        PeerResult::RedWin => GameResult::RedWins,
        PeerResult::BlackWin => GameResult::BlackWins,
        PeerResult::Draw => GameResult::Draw,
    }
}

/// The same game in the public crate.
pub fn peer_game(setup: &Setup) -> Game {
    let pool = |side: Side| -> Vec<PeerPiece> {
        setup.pools[side.index()].iter().map(|&kind| peer_piece(Piece::new(side, kind))).collect()
    };
    let board = PeerBoard::from_pieces(
        setup.geometry().width(),
        setup.geometry().height(),
        setup.pieces().map(|(square, piece)| (peer_square(square), peer_piece(piece))),
    );
    let result = match setup.result {
        GameResult::Unfinished => PeerResult::Unfinished,
        GameResult::RedWins => PeerResult::RedWin,
        GameResult::BlackWins => PeerResult::BlackWin,
        GameResult::Draw => PeerResult::Draw,
    };
    let config = GameConfig {
        player: peer_player(setup.to_move),
        board,
        red_pool: pool(Side::First),
        black_pool: pool(Side::Second),
        result,
    };
    Game::new(config).expect("valid for both")
}

/// The public crate's game as a setup.
pub fn own_setup(game: &Game) -> Setup {
    let geometry = Geometry::new(game.board().width().into(), game.board().height().into()).expect("1 to 16");
    let mut setup = Setup::empty(geometry);
    for (at, piece) in game.board().iter() {
        setup.set(own_square(at), Some(own_piece(piece.piece)));
    }
    setup.to_move = own_side(game.player());
    setup.pools = [game.red_pool(), game.black_pool()]
        .map(|pool| pool.iter().map(|&piece| own_piece(piece).kind()).collect());
    setup.result = own_result(game.result());
    setup
}

/// The public crate's form of an action of the player to act in `setup`.
pub fn peer_action(setup: &Setup, action: Action) -> peer_action::Action {
    use peer_action::Action as Peer;
    let between = |from, to| peer_action::Move { from: peer_square(from), to: peer_square(to) };
    match action {
        Action::Place { kind, to } => Peer::Place(peer_action::Place {
            piece: peer_piece(Piece::new(setup.to_move, kind)).id(),
            to: peer_square(to),
        }),
        Action::Move { from, to } => Peer::Move(between(from, to)),
        Action::Capture { from, to } => Peer::Capture(between(from, to)),
        Action::Push { from, to } => Peer::Push(between(from, to)),
        Action::Pull { from, to } => Peer::Pull(between(from, to)),
        Action::Resign { loser } => {
            let leader = Piece::new(loser, Kind::General);
            let square = setup.pieces().find(|&(_, piece)| piece == leader).map(|(square, _)| square);
            let (column, row) = square.map_or((0, 0), peer_square);
            Peer::Resign(column, row)
        }
    }
}

/// A file of the shared data, or `None`, with a message, where the folder is absent.
///
/// # Panics
/// If it is absent and `CI=true`.
pub fn shared(name: &str) -> Option<String> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/formation"));
    match std::fs::read_to_string(folder.join(name)) {
        Ok(text) => Some(text),
        Err(error) => {
            assert!(
                std::env::var("CI").as_deref() != Ok("true"),
                "the shared data must be there in CI: {name}: {error}"
            );
            eprintln!("skipped: the shared data is not here ({name}: {error})");
            None
        }
    }
}
