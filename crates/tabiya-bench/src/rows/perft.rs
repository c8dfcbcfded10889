//! Perft: the number of sequences of legal actions of one length.

use std::ops::ControlFlow;

use formation_chess_core::action::Action as PeerAction;
use formation_chess_core::game::Game;
use tabiya_formation::{FormationChess, Position};
use tabiya_game::{MoveList, Rules, Scope};

use crate::Contest;
use crate::inputs::Pair;

/// With every action of every sequence made and taken back, the last ones too. Each round takes one position.
///
/// # Panics
/// If the counts differ.
pub fn made(positions: &[Pair], depth: u32) -> Contest<'_> {
    let mut ours = Ours::new(depth);
    let mut peer = Peer::new(depth);
    for pair in positions {
        assert_eq!(ours.made(&pair.ours), peer.made(&pair.peer), "perft of {pair:?}");
    }
    Contest::new(
        "perft",
        "perft, every leaf made and unmade",
        "leaves",
        move |round| peer.made(&positions[round % positions.len()].peer),
        move |round| ours.made(&positions[round % positions.len()].ours),
    )
    .to_reach(10.0)
}

/// With the last actions counted only. Each round takes one position.
///
/// # Panics
/// If the counts differ.
pub fn bulk(positions: &[Pair], depth: u32) -> Contest<'_> {
    let mut peer = Peer::new(depth);
    for pair in positions {
        assert_eq!(ours_in_bulk(&pair.ours, depth), peer.bulk(&pair.peer), "perft of {pair:?}");
    }
    Contest::new(
        "perft-bulk",
        "perft, the last ply counted in bulk",
        "leaves",
        move |round| peer.bulk(&positions[round % positions.len()].peer),
        move |round| ours_in_bulk(&positions[round % positions.len()].ours, depth),
    )
}

/// Our perft, with a list for each ply to be used again.
#[derive(Debug)]
pub struct Ours(Vec<MoveList<FormationChess>>);

impl Ours {
    /// For sequences of this length.
    pub fn new(depth: u32) -> Self {
        Self((0..depth).map(|_| MoveList::new()).collect())
    }

    /// The number of sequences, each leaf made and unmade.
    pub fn made(&mut self, position: &Position) -> u64 {
        fn count(position: &mut Position, lists: &mut [MoveList<FormationChess>]) -> u64 {
            let Some((list, rest)) = lists.split_first_mut() else { return 1 };
            list.fill(&FormationChess, position, Scope::All);
            let mut leaves = 0;
            for &action in list.moves() {
                let undo = FormationChess.make(position, action, list.details());
                leaves += count(position, rest);
                FormationChess.unmake(position, action, undo);
            }
            leaves
        }
        count(&mut position.clone(), &mut self.0)
    }
}

/// Our perft as the contract has it: the last actions are counted only.
///
/// # Panics
/// Never: nothing stops the count.
pub fn ours_in_bulk(position: &Position, depth: u32) -> u64 {
    tabiya_game::perft(&FormationChess, position, depth, &mut |_| ControlFlow::Continue(()))
        .expect("nothing stops it")
}

/// The public crate's perft, with a list for each ply to be used again.
#[derive(Debug)]
pub struct Peer(Vec<Vec<PeerAction>>);

impl Peer {
    /// For sequences of this length.
    pub fn new(depth: u32) -> Self {
        Self((0..depth).map(|_| Vec::new()).collect())
    }

    /// The number of sequences, each leaf made and unmade.
    pub fn made(&mut self, game: &Game) -> u64 {
        count(&mut game.clone(), &mut self.0, false)
    }

    /// The number of sequences, the last ply counted as the length of its lists.
    pub fn bulk(&mut self, game: &Game) -> u64 {
        count(&mut game.clone(), &mut self.0, true)
    }
}

fn count(game: &mut Game, lists: &mut [Vec<PeerAction>], bulk: bool) -> u64 {
    let Some((list, rest)) = lists.split_first_mut() else { return 1 };
    list.clear();
    game.all_valid_moves(list);
    if bulk && rest.is_empty() {
        return list.len() as u64;
    }
    let mut leaves = 0;
    for &action in &*list {
        let reaction = game.action(action).expect("it is legal");
        leaves += count(game, rest, bulk);
        game.undo(reaction);
    }
    leaves
}
