//! How many instructions the same work takes on both sides, counted by valgrind: `cargo xtask bench --instructions`.
//!
//! The positions are those of random play, so that the counts can be compared from machine to machine; the results are
//! asserted.
//!
//! Each benchmark gives its inputs back, so that dropping them isn't counted.
#![allow(missing_docs, unused_qualifications, reason = "so are the items that the macros make")]

use std::hint::black_box;

use formation_chess_core::notation::NotationResolver;
use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
use tabiya_bench::inputs::{Inputs, Pair, Script};
use tabiya_bench::rows::{action, legal, perft, pieces, playout, snapshot, variants, xiangqi};
use tabiya_formation::text::{read_action, write_position};
use tabiya_game::MoveList;

const DEPTH: u32 = 2;
const LEAVES: u64 = 14_354;
const BULK_DEPTH: u32 = 3;
const BULK_LEAVES: u64 = 1_752_589;
const ACTIONS: usize = 128;
const GAMES: usize = 10;
const PLIES: usize = 558;
const CHARACTERS: u64 = 511;
const QUESTIONS: u64 = 6_565;
const MOVES: usize = 22_219;
const CHESS_LEAVES: u64 = 56_258;
const XIANGQI_LEAVES: u64 = 3_048;

/// The fourth of the openings: Black is to act after one action of Red.
fn opening() -> Pair {
    Inputs::of_random_play().openings.swap_remove(3)
}

fn games() -> Vec<Script> {
    let games = playout::scripts(&[opening()], GAMES);
    assert_eq!(games.iter().map(|game| game.ours.len()).sum::<usize>(), PLIES);
    games
}

fn text() -> String {
    write_position(&opening().ours)
}

fn action_texts() -> (Pair, Vec<String>) {
    let pair = opening();
    let texts = action::texts(std::slice::from_ref(&pair)).remove(0);
    assert_eq!(texts.len(), ACTIONS);
    (pair, texts)
}

#[library_benchmark(setup = opening)]
#[bench::depth_2()]
fn perft_ours(pair: Pair) -> Pair {
    assert_eq!(perft::Ours::new(DEPTH).made(black_box(&pair.ours)), LEAVES);
    pair
}

#[library_benchmark(setup = opening)]
#[bench::depth_2()]
fn perft_peer(pair: Pair) -> Pair {
    assert_eq!(perft::Peer::new(DEPTH).made(black_box(&pair.peer)), LEAVES);
    pair
}

#[library_benchmark(setup = opening)]
#[bench::depth_3()]
fn perft_bulk_ours(pair: Pair) -> Pair {
    assert_eq!(perft::ours_in_bulk(black_box(&pair.ours), BULK_DEPTH), BULK_LEAVES);
    pair
}

#[library_benchmark(setup = opening)]
#[bench::depth_3()]
fn perft_bulk_peer(pair: Pair) -> Pair {
    assert_eq!(perft::Peer::new(BULK_DEPTH).bulk(black_box(&pair.peer)), BULK_LEAVES);
    pair
}

#[library_benchmark(setup = opening)]
#[bench::opening()]
fn legal_ours(pair: Pair) -> Pair {
    let mut list = MoveList::new();
    legal::fill_ours(&pair.ours, &mut list);
    assert_eq!(list.moves().len(), ACTIONS);
    pair
}

#[library_benchmark(setup = opening)]
#[bench::opening()]
fn legal_peer(pair: Pair) -> Pair {
    let mut list = Vec::new();
    legal::fill_peer(&pair.peer, &mut list);
    assert_eq!(list.len(), ACTIONS);
    pair
}

#[library_benchmark(setup = games)]
#[bench::games()]
fn playout_ours(games: Vec<Script>) -> Vec<Script> {
    let mut list = MoveList::new();
    for game in &games {
        assert_eq!(black_box(game).play_ours(&mut list), game.end.ours);
    }
    games
}

#[library_benchmark(setup = games)]
#[bench::games()]
fn playout_peer(games: Vec<Script>) -> Vec<Script> {
    let mut list = Vec::new();
    for game in &games {
        assert_eq!(black_box(game).play_peer(&mut list).result(), game.end.peer.result());
    }
    games
}

#[library_benchmark(setup = text)]
#[bench::opening()]
fn snapshot_ours(text: String) -> String {
    assert_eq!(snapshot::ours(black_box(&text)), text);
    text
}

#[library_benchmark(setup = text)]
#[bench::opening()]
fn snapshot_peer(text: String) -> String {
    assert_eq!(snapshot::peer(black_box(&text)), text);
    text
}

#[library_benchmark(setup = action_texts)]
#[bench::opening()]
fn action_ours((pair, texts): (Pair, Vec<String>)) -> (Pair, Vec<String>) {
    let read =
        texts.iter().filter(|text| black_box(read_action(black_box(text), &pair.ours)).is_ok()).count();
    assert_eq!(read, ACTIONS);
    (pair, texts)
}

#[library_benchmark(setup = action_texts)]
#[bench::opening()]
fn action_peer((pair, texts): (Pair, Vec<String>)) -> (Pair, Vec<String>) {
    let resolver = NotationResolver::new(&pair.peer);
    let read = texts.iter().filter(|text| black_box(resolver.parse_action(black_box(text))).is_ok()).count();
    assert_eq!(read, ACTIONS);
    (pair, texts)
}

fn pieces() -> pieces::Pieces {
    pieces::Pieces::new()
}

#[library_benchmark]
#[bench::lines()]
fn piece_read() {
    assert_eq!(black_box(pieces::read_lines()), CHARACTERS);
}

#[library_benchmark(setup = pieces)]
#[bench::boards()]
fn piece_moves_ours(pieces: pieces::Pieces) -> pieces::Pieces {
    assert_eq!(black_box(pieces.ours(&mut pieces::Answers::default())), (QUESTIONS, MOVES));
    pieces
}

#[library_benchmark(setup = pieces)]
#[bench::boards()]
fn piece_moves_peer(pieces: pieces::Pieces) -> pieces::Pieces {
    assert_eq!(black_box(pieces.naive()), (QUESTIONS, MOVES));
    pieces
}

fn chess() -> variants::Chess {
    variants::Chess::new(1)
}

#[library_benchmark(setup = chess)]
#[bench::trees()]
fn chess_bulk_ours(chess: variants::Chess) -> variants::Chess {
    assert_eq!(black_box(&chess).ours(true), CHESS_LEAVES);
    chess
}

#[library_benchmark(setup = chess)]
#[bench::trees()]
fn chess_bulk_peer(chess: variants::Chess) -> variants::Chess {
    assert_eq!(black_box(&chess).peer(true), CHESS_LEAVES);
    chess
}

#[library_benchmark(setup = chess)]
#[bench::trees()]
fn chess_made_ours(chess: variants::Chess) -> variants::Chess {
    assert_eq!(black_box(&chess).ours(false), CHESS_LEAVES);
    chess
}

#[library_benchmark(setup = chess)]
#[bench::trees()]
fn chess_made_peer(chess: variants::Chess) -> variants::Chess {
    assert_eq!(black_box(&chess).peer(false), CHESS_LEAVES);
    chess
}

fn xiangqi_data() -> variants::Xiangqi {
    variants::Xiangqi::new(1)
}

fn xiangqi_peer() -> variants::XiangqiPeer {
    let mut peer = variants::XiangqiPeer::new(1);
    // It makes its tables when it first needs them.
    assert_eq!(peer.bulk(), XIANGQI_LEAVES);
    peer
}

#[library_benchmark(setup = xiangqi_data)]
#[bench::trees()]
fn xiangqi_bulk_ours(xiangqi: variants::Xiangqi) -> variants::Xiangqi {
    assert_eq!(black_box(&xiangqi).bulk(), XIANGQI_LEAVES);
    xiangqi
}

#[library_benchmark(setup = xiangqi_peer)]
#[bench::trees()]
fn xiangqi_bulk_peer(mut xiangqi_peer: variants::XiangqiPeer) -> variants::XiangqiPeer {
    assert_eq!(black_box(&mut xiangqi_peer).bulk(), XIANGQI_LEAVES);
    xiangqi_peer
}

fn trees() -> xiangqi::Trees {
    xiangqi::Trees::new(1)
}

#[library_benchmark(setup = trees)]
#[bench::trees()]
fn xiangqi_rules_ours(trees: xiangqi::Trees) -> xiangqi::Trees {
    assert_eq!(black_box(&trees).bulk(), XIANGQI_LEAVES);
    trees
}

fn xiangqi_games() -> xiangqi::Games {
    xiangqi::Games::new()
}

#[library_benchmark(setup = xiangqi_games)]
#[bench::games()]
fn xiangqi_plies(xiangqi_games: xiangqi::Games) -> xiangqi::Games {
    assert_eq!(black_box(&xiangqi_games).convert(), xiangqi_games.plies());
    xiangqi_games
}

fn commands() -> xiangqi::Commands {
    xiangqi::Commands::new()
}

#[library_benchmark(setup = commands)]
#[bench::games()]
fn xiangqi_commands(commands: xiangqi::Commands) -> xiangqi::Commands {
    assert_eq!(black_box(&commands).resolve(), commands.count());
    commands
}

library_benchmark_group!(
    name = xiangqi_by_hand,
    benchmarks = [xiangqi_rules_ours, xiangqi_plies, xiangqi_commands]
);

library_benchmark_group!(name = notation, benchmarks = [piece_read, piece_moves_ours, piece_moves_peer]);

library_benchmark_group!(
    name = variants_from_files,
    benchmarks = [
        chess_bulk_ours,
        chess_bulk_peer,
        chess_made_ours,
        chess_made_peer,
        xiangqi_bulk_ours,
        xiangqi_bulk_peer,
    ]
);

library_benchmark_group!(
    name = formation,
    benchmarks = [
        perft_ours,
        perft_peer,
        perft_bulk_ours,
        perft_bulk_peer,
        legal_ours,
        legal_peer,
        playout_ours,
        playout_peer,
        snapshot_ours,
        snapshot_peer,
        action_ours,
        action_peer,
    ]
);

main!(
    config = LibraryBenchmarkConfig::default()
        .tool(Callgrind::with_args(["--cache-sim=no"]).format([EventKind::Ir])),
    library_benchmark_groups = [formation, notation, variants_from_files, xiangqi_by_hand]
);
