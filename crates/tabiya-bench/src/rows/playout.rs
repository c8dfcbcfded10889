//! Random games: list, choose, play, until the game is over or the limit is reached. Nobody resigns.
//!
//! What is chosen was drawn beforehand ([`Script`]), so that both sides play the same games move by move and neither pays
//! for the drawing. Each lists all legal actions, resignations too, and plays one of them by its place in the list.

use std::hint::black_box;

use fastrand::Rng;
use formation_chess_core::game::Game;
use tabiya_formation::Position;
use tabiya_game::MoveList;

use crate::Contest;
use crate::inputs::{Pair, Script};

/// The plies after which a game is broken off.
pub const LIMIT: usize = 200;
const SEED: u64 = 0x666f_726d;

/// Games that begin where the placement is over.
pub fn from_openings(openings: &[Pair]) -> Contest<'_> {
    contest(scripts(openings, 10), "playout", "random playouts to 200 plies").to_reach(10.0)
}

/// Games that begin with the empty board.
pub fn from_placement() -> Contest<'static> {
    let start = Pair::new(Position::standard());
    contest(scripts(&[start], 20), "playout-placement", "the same with the placement")
}

/// Random games from each of the starts.
pub fn scripts(starts: &[Pair], games: usize) -> Vec<Script> {
    let mut rng = Rng::with_seed(SEED);
    starts
        .iter()
        .flat_map(|start| (0..games).map(|_| Script::random(start, LIMIT, &mut rng)).collect::<Vec<_>>())
        .collect()
}

/// # Panics
/// If a game doesn't end as it did when it was drawn.
fn contest(scripts: Vec<Script>, name: &'static str, what: &'static str) -> Contest<'static> {
    let scripts: std::rc::Rc<[Script]> = scripts.into();
    let mut list = MoveList::new();
    let mut peer_list = Vec::new();
    for script in &*scripts {
        assert_eq!(script.play_ours(&mut list), script.end.ours);
        assert_eq!(script.play_peer(&mut peer_list).to_string(), script.end.peer.to_string());
    }
    let peers = scripts.clone();
    Contest::new(
        name,
        what,
        "games",
        move |_| {
            peers.iter().for_each(|script| drop(black_box::<Game>(script.play_peer(&mut peer_list))));
            peers.len() as u64
        },
        move |_| {
            scripts.iter().for_each(|script| drop(black_box::<Position>(script.play_ours(&mut list))));
            scripts.len() as u64
        },
    )
}
