//! The legal actions of a position, as a list that is used again.

use std::hint::black_box;

use formation_chess_core::action::Action as PeerAction;
use formation_chess_core::game::Game;
use tabiya_formation::{Action, FormationChess, Position};
use tabiya_game::{MoveList, Scope};

use crate::inputs::Pair;
use crate::{Contest, peer};

/// The list of every position in turn.
///
/// # Panics
/// If the lists differ by more than their order.
pub fn contest(positions: &[Pair]) -> Contest<'_> {
    let mut list = MoveList::new();
    let mut peer_list = Vec::new();
    for pair in positions {
        fill_ours(&pair.ours, &mut list);
        fill_peer(&pair.peer, &mut peer_list);
        let mut ours: Vec<Action> = list.moves().to_vec();
        let mut peers: Vec<Action> =
            peer_list.iter().map(|&action| peer::own_action(&pair.ours, action)).collect();
        ours.sort_unstable();
        peers.sort_unstable();
        assert_eq!(ours, peers, "legal actions of {pair:?}");
    }
    Contest::new(
        "legal",
        "legal actions of a position",
        "calls",
        move |_| positions.iter().map(|pair| fill_peer(&pair.peer, &mut peer_list)).sum(),
        move |_| positions.iter().map(|pair| fill_ours(&pair.ours, &mut list)).sum(),
    )
    .to_reach(6.0)
}

/// Our list; gives 1, for one call.
#[inline]
pub fn fill_ours(position: &Position, list: &mut MoveList<FormationChess>) -> u64 {
    list.fill(&FormationChess, black_box(position), Scope::All);
    black_box(list.moves());
    1
}

/// The public crate's list; gives 1, for one call.
#[inline]
pub fn fill_peer(game: &Game, list: &mut Vec<PeerAction>) -> u64 {
    list.clear();
    black_box(game).all_valid_moves(list);
    black_box(&*list);
    1
}
