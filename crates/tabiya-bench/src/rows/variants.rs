//! Games from their files: chess beside a library that has it compiled in, xiangqi beside another.

use std::hint::black_box;
use std::rc::Rc;
use std::sync::Arc;

use cozy_chess::{Board, GameStatus};
use fastrand::Rng;
use tabiya_board::Bitboard;
use tabiya_game::{MoveList, Rules, Scope};
use tabiya_variants::engine::Position;
use tabiya_variants::{Variant, file, library};

use crate::Contest;

/// Positions of chess, with the depth to which their trees are counted.
const CHESS: [(&str, u32); 4] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3),
];

/// The same for xiangqi.
pub(super) const XIANGQI: [(&str, u32); 2] = [
    ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 3),
    ("r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1", 3),
];

/// The plies after which a random game is broken off.
const LIMIT: usize = 500;
/// Fifty moves of either side without a capture or a pawn move.
const FIFTY_MOVES: u16 = 100;
/// The games of a pass.
const GAMES: u64 = 20;
const SEED: u64 = 0x7661_7269;

/// A built-in variant.
fn variant<B: Bitboard>(name: &str) -> Variant<B> {
    let text = library::text(name).expect("it is built in");
    let read = file::read(text, &|name| library::text(name).map(str::to_owned)).expect("it is sound");
    Variant::new(Arc::new(read.spec))
}

fn positions<B: Bitboard, const N: usize>(
    game: &Variant<B>,
    texts: [(&str, u32); N],
) -> [(Position<B>, u32); N] {
    texts.map(|(text, depth)| (game.engine().read(text).expect("it is a position"), depth))
}

/// The trees of chess, the last ply counted without making its moves.
///
/// # Panics
/// If both sides don't count the same.
pub fn chess_bulk() -> Contest<'static> {
    chess("chess-bulk", "chess from text, perft in bulk", true).to_reach(1.0 / 4.0)
}

/// The trees of chess, every move made.
///
/// # Panics
/// If both sides don't count the same.
pub fn chess_made() -> Contest<'static> {
    chess("chess-made", "the same, every leaf made", false).to_reach(1.0 / 3.0)
}

fn chess(name: &'static str, what: &'static str, bulk: bool) -> Contest<'static> {
    let chess = Rc::new(Chess::new(0));
    let peer = Rc::clone(&chess);
    assert_eq!(chess.peer(bulk), chess.ours(bulk), "{name}");
    Contest::new(
        name,
        what,
        "nodes",
        move |_| black_box(peer.peer(bulk)),
        move |_| black_box(chess.ours(bulk)),
    )
}

/// The positions of chess on both sides, with the depths of their trees.
#[derive(Debug)]
pub struct Chess {
    game: Variant<u64>,
    ours: Vec<(Position<u64>, u32)>,
    peers: Vec<(Board, u32)>,
}

impl Chess {
    /// With trees that are so many plies lower than those of the ratios.
    ///
    /// # Panics
    /// If a position can't be read.
    #[must_use]
    pub fn new(lower: u32) -> Self {
        let game = variant("chess");
        let texts = CHESS.map(|(text, depth)| (text, depth - lower));
        let peers = texts.map(|(text, depth)| (text.parse().expect("it is a position"), depth)).to_vec();
        Self { ours: positions(&game, texts).to_vec(), peers, game }
    }

    /// Leaves counted by us, in bulk or each made.
    #[must_use]
    pub fn ours(&self, bulk: bool) -> u64 {
        let count = |(position, depth): &(Position<u64>, u32)| {
            self.game.engine().perft(&mut position.clone(), *depth, bulk)
        };
        self.ours.iter().map(count).sum()
    }

    /// Leaves counted by the peer, in bulk or each made.
    #[must_use]
    pub fn peer(&self, bulk: bool) -> u64 {
        let count = if bulk { cozy_bulk } else { cozy_made };
        self.peers.iter().map(|(board, depth)| count(board, *depth)).sum()
    }
}

fn cozy_bulk(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for movement in moves {
                let mut after = board.clone();
                after.play_unchecked(movement);
                nodes += cozy_bulk(&after, depth - 1);
            }
        }
        false
    });
    nodes
}

fn cozy_made(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for movement in moves {
            let mut after = board.clone();
            after.play_unchecked(movement);
            nodes += cozy_made(&after, depth - 1);
        }
        false
    });
    nodes
}

/// The trees of xiangqi from its file, the last ply counted without making its moves.
///
/// # Panics
/// If both sides don't count the same.
pub fn xiangqi_bulk() -> Contest<'static> {
    let (ours, mut peer) = (Xiangqi::new(0), XiangqiPeer::new(0));
    assert_eq!(peer.bulk(), ours.bulk(), "xiangqi-bulk");
    let what = "xiangqi from text, perft in bulk";
    Contest::new(
        "xiangqi-bulk",
        what,
        "nodes",
        move |_| black_box(peer.bulk()),
        move |_| black_box(ours.bulk()),
    )
    .to_reach(1.5)
}

/// The positions of xiangqi on our side, with the depths of their trees.
#[derive(Debug)]
pub struct Xiangqi {
    game: Variant<u128>,
    positions: Vec<(Position<u128>, u32)>,
}

impl Xiangqi {
    /// With trees that are so many plies lower than those of the ratios.
    #[must_use]
    pub fn new(lower: u32) -> Self {
        let game = variant("xiangqi-data");
        let positions = positions(&game, XIANGQI.map(|(text, depth)| (text, depth - lower))).to_vec();
        Self { game, positions }
    }

    /// Leaves counted in bulk.
    #[must_use]
    pub fn bulk(&self) -> u64 {
        let count = |(position, depth): &(Position<u128>, u32)| {
            self.game.engine().perft(&mut position.clone(), *depth, true)
        };
        self.positions.iter().map(count).sum()
    }
}

/// The same on the side of the peer.
#[expect(missing_debug_implementations, reason = "the peer's engine has none")]
pub struct XiangqiPeer(Vec<(chessai::Engine, u32)>);

impl XiangqiPeer {
    /// With trees that are so many plies lower than those of the ratios.
    ///
    /// # Panics
    /// If a position can't be read.
    #[must_use]
    pub fn new(lower: u32) -> Self {
        // An engine for each position: reading one takes it as long as counting a small tree.
        let engine = |(text, depth): (&str, u32)| {
            let mut engine = chessai::Engine::builder().hash_size(1).use_book(false).build();
            engine.set_fen(text).expect("it is a position");
            (engine, depth - lower)
        };
        Self(XIANGQI.map(engine).into())
    }

    /// Leaves counted in bulk.
    pub fn bulk(&mut self) -> u64 {
        self.0.iter_mut().map(|(engine, depth)| chessai_bulk(engine, *depth)).sum()
    }
}

fn chessai_bulk(engine: &mut chessai::Engine, depth: u32) -> u64 {
    let moves = engine.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut nodes = 0;
    for movement in moves {
        engine.make_move(movement);
        nodes += chessai_bulk(engine, depth - 1);
        engine.undo_move();
    }
    nodes
}

/// Random games of chess from the start until mate, stalemate, fifty moves or the limit, each move chosen from a full
/// list. Both have the same generator of random numbers, but list moves in different orders and so play different games;
/// what counts is games.
pub fn chess_playout() -> Contest<'static> {
    let game = Rc::new(variant::<u64>("chess"));
    let mut list = MoveList::new();
    let mut moves = Vec::new();
    let (mut rng, mut peer_rng) = (Rng::with_seed(SEED), Rng::with_seed(SEED));
    Contest::new(
        "chess-playout",
        "random playouts of chess to the end",
        "playouts",
        move |_| {
            (0..GAMES).for_each(|_| cozy_playout(&mut peer_rng, &mut moves));
            GAMES
        },
        move |_| {
            (0..GAMES).for_each(|_| playout(&game, &mut rng, &mut list));
            GAMES
        },
    )
    .to_reach(1.0 / 3.0)
}

fn playout(game: &Variant<u64>, rng: &mut Rng, list: &mut MoveList<Variant<u64>>) {
    let mut position = game.start();
    for _ in 0..LIMIT {
        list.fill(game, &position, Scope::All);
        if list.moves().is_empty() || position.quiet_plies() >= FIFTY_MOVES {
            break;
        }
        let movement = list.moves()[rng.usize(..list.moves().len())];
        game.make(&mut position, movement, list.details());
    }
    black_box(&position);
}

fn cozy_playout(rng: &mut Rng, moves: &mut Vec<cozy_chess::Move>) {
    let mut board = Board::default();
    for _ in 0..LIMIT {
        if board.status() != GameStatus::Ongoing {
            break;
        }
        moves.clear();
        board.generate_moves(|found| {
            moves.extend(found);
            false
        });
        board.play_unchecked(moves[rng.usize(..moves.len())]);
    }
    black_box(&board);
}
