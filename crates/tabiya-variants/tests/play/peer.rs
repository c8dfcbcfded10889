//! Chess as another library plays it.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use cozy_chess::{Board, GameStatus};
use tabiya_game::{Game, ResolveOptions};
use tabiya_variants::{file, library};

use crate::support::{listed, table};

/// The start, and positions that chess programs are usually tried on.
const POSITIONS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
];

fn chess() -> Box<dyn Game> {
    let text = library::text("chess").expect("it is in the library");
    tabiya_variants::game(Arc::new(file::read(text, &|_| None).expect("the library is sound").spec))
}

fn count(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for movement in moves {
            if depth == 1 {
                nodes += 1;
                continue;
            }
            let mut after = board.clone();
            after.play_unchecked(movement);
            nodes += count(&after, depth - 1);
        }
        false
    });
    nodes
}

fn check(depth: u32) {
    let game = chess();
    for position in POSITIONS {
        let board: Board = position.parse().expect("it is a position of chess");
        let found = table(&*game, position).perft(depth, &mut |_| ControlFlow::Continue(()));
        assert_eq!(found.expect("nothing stops it"), count(&board, depth), "{position} depth {depth}");
    }
}

#[test]
fn trees_are_as_large() {
    check(3);
}

#[test]
#[ignore = "deep: trees of five plies"]
fn deep_trees_are_as_large() {
    check(5);
}

/// The moves of a position as the other library writes them, with castling as the king goes.
fn others(board: &Board) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    board.generate_moves(|moves| {
        all.extend(moves.into_iter().map(|movement| {
            let takes_rook = board.color_on(movement.to) == Some(board.side_to_move());
            if takes_rook {
                let file = if movement.to.file() > movement.from.file() { 'g' } else { 'c' };
                format!("{}{file}{}", movement.from, movement.from.rank())
            } else {
                movement.to_string()
            }
        }));
        false
    });
    all
}

/// Move for move, and to the end of the game.
#[test]
fn games_by_chance_go_alike() {
    let game = chess();
    let mut random = fastrand::Rng::with_seed(3);
    for position in POSITIONS.iter().cycle().take(40) {
        let mut ours = table(&*game, position);
        let mut board: Board = position.parse().expect("it is a position of chess");
        for _ in 0..150 {
            let moves = others(&board);
            assert_eq!(
                listed(&*ours, ""),
                moves.iter().cloned().collect::<Vec<_>>().join(" "),
                "{}",
                ours.position()
            );
            let Some(text) = random.choice(moves) else { break };
            ours.play(&text, &ResolveOptions::default()).expect("it is legal");
            let mut theirs = None;
            board.generate_moves(|moves| {
                theirs = theirs.or_else(|| {
                    moves.into_iter().find(|movement| {
                        let mut after = board.clone();
                        after.play_unchecked(*movement);
                        let placed = |fen: &str| fen.split(' ').next().map(str::to_owned);
                        placed(&after.to_string()) == placed(&ours.position())
                    })
                });
                theirs.is_some()
            });
            board.play_unchecked(theirs.expect("it is their move too"));
        }
        if board.status() == GameStatus::Won {
            assert!(listed(&*ours, "").is_empty());
        }
    }
}
