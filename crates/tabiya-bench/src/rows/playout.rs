//! Random games from given positions: an action that is no resignation, each as likely as any other, until the game is
//! over, nothing is left to do or the limit is reached.

use std::hint::black_box;
use std::rc::Rc;

use fastrand::Rng;
use formation_chess_core::action::Action as PeerAction;
use formation_chess_core::game::Game;
use tabiya_formation::{Action, FormationChess, Position};
use tabiya_game::{MoveList, Scope};

use crate::inputs::{Pair, Script};
use crate::{Contest, peer};

/// The plies after which a game is broken off.
pub const LIMIT: usize = 200;
/// The plies of a pass: whole games and the beginning of one.
const PLIES: usize = 5_000;
const SEED: u64 = 0x666f_726d;

/// Games that begin where the placement is over.
///
/// # Panics
/// If our draws are not the legal actions without resignations.
pub fn from_openings(openings: &[Pair]) -> Contest<'_> {
    for pair in openings {
        assert_draws(&pair.ours);
    }
    contest("playout", "random playouts to 200 plies", Rc::from(openings)).to_reach(10.0)
}

/// Games that begin with the empty board.
///
/// # Panics
/// If our draws are not the legal actions without resignations.
pub fn from_placement() -> Contest<'static> {
    let start = Position::standard();
    assert_draws(&start);
    contest("playout-placement", "the same with the placement", Rc::from([Pair::new(start)]))
}

/// Each side plays as it can do it fastest: we draw an action, the public crate lists all and chooses one. Both have the
/// same generator of random numbers, but they play different games, so what counts is plies.
fn contest<'a>(name: &'static str, what: &'static str, starts: Rc<[Pair]>) -> Contest<'a> {
    let peer_starts = starts.clone();
    let mut list = Vec::new();
    let mut rng = Rng::with_seed(SEED);
    let mut peer_rng = Rng::with_seed(SEED);
    Contest::new(
        name,
        what,
        "plies",
        move |_| pass(&peer_starts, |start, limit| play_peer(&start.peer, limit, &mut peer_rng, &mut list)),
        move |_| pass(&starts, |start, limit| play_ours(&start.ours, limit, &mut rng)),
    )
}

/// Plays from the starts in turn until so many plies are played; gives their number.
fn pass(starts: &[Pair], mut play: impl FnMut(&Pair, usize) -> usize) -> u64 {
    let mut left = PLIES;
    for start in starts.iter().cycle() {
        left -= play(start, left.min(LIMIT));
        if left == 0 {
            break;
        }
    }
    PLIES as u64
}

/// One game on our side; gives the number of its plies.
pub fn play_ours(start: &Position, limit: usize, rng: &mut Rng) -> usize {
    let mut position = start.clone();
    for ply in 0..limit {
        let Some(action) = position.sample(|below| rng.u32(..below)) else { return ply };
        position.make(action);
    }
    black_box(&position);
    limit
}

/// One game on the public crate's side; gives the number of its plies.
///
/// # Panics
/// Never: the actions are legal.
pub fn play_peer(start: &Game, limit: usize, rng: &mut Rng, list: &mut Vec<PeerAction>) -> usize {
    let mut game = start.clone();
    for ply in 0..limit {
        peer::list(&game, list);
        // There are two Leaders to resign for at most.
        if list.len() <= 2 && list.iter().all(|action| matches!(action, PeerAction::Resign(..))) {
            return ply;
        }
        let action = loop {
            match list[rng.usize(..list.len())] {
                PeerAction::Resign(..) => {}
                action => break action,
            }
        };
        game.action(action).expect("it is legal");
    }
    black_box(&game);
    limit
}

/// Many draws give every legal action but resignations, and nothing else.
fn assert_draws(position: &Position) {
    let mut list = MoveList::<FormationChess>::new();
    list.fill(&FormationChess, position, Scope::All);
    let mut legal: Vec<Action> = list.moves().to_vec();
    legal.retain(|action| !matches!(action, Action::Resign { .. }));
    legal.sort_unstable();
    let mut rng = Rng::with_seed(SEED);
    let draws = (0..legal.len() * 30).map_while(|_| position.sample(|below| rng.u32(..below)));
    let mut drawn: Vec<Action> = draws.collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, legal, "draws in {position:?}");
}

/// The same games move by move on both sides, each from a full list of the legal actions. What is chosen was drawn
/// beforehand, so that neither side pays for the drawing.
///
/// # Panics
/// If a game doesn't end as it did when it was drawn.
pub fn listed(openings: &[Pair]) -> Contest<'static> {
    let scripts: Rc<[Script]> = scripts(openings, 10).into();
    let mut list = MoveList::new();
    let mut peer_list = Vec::new();
    for script in &*scripts {
        assert_eq!(script.play_ours(&mut list), script.end.ours);
        assert_eq!(script.play_peer(&mut peer_list).to_string(), script.end.peer.to_string());
    }
    let peers = scripts.clone();
    Contest::new(
        "playout-listed",
        "given games, all actions listed",
        "plies",
        move |_| {
            peers
                .iter()
                .map(|script| {
                    black_box(script.play_peer(&mut peer_list));
                    script.peer.len() as u64
                })
                .sum()
        },
        move |_| {
            scripts
                .iter()
                .map(|script| {
                    black_box(script.play_ours(&mut list));
                    script.ours.len() as u64
                })
                .sum()
        },
    )
}

/// Random games from each of the starts.
pub fn scripts(starts: &[Pair], games: usize) -> Vec<Script> {
    let mut rng = Rng::with_seed(SEED);
    let mut scripts = Vec::with_capacity(starts.len() * games);
    for start in starts {
        scripts.extend((0..games).map(|_| Script::random(start, LIMIT, &mut rng)));
    }
    scripts
}
