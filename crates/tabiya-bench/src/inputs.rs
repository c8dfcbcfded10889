//! The positions and games that both sides work on.

use std::fs;
use std::path::PathBuf;

use fastrand::Rng;
use formation_chess_core::action::Action as PeerAction;
use formation_chess_core::game::Game;
use serde_json::Value;
use tabiya_formation::text::{read_snapshot, write_position};
use tabiya_formation::{Action, FormationChess, Phase, Position};
use tabiya_game::{MoveList, Rules, Scope};

use crate::peer;
use crate::rows::pieces::Pieces;

/// A position and the same in the public crate.
#[derive(Clone)]
pub struct Pair {
    /// Ours.
    pub ours: Position,
    /// The public crate's.
    pub peer: Game,
}

impl std::fmt::Debug for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.ours.fmt(f)
    }
}

impl Pair {
    /// The pair of a position.
    pub fn new(ours: Position) -> Self {
        Self { peer: peer::game(&ours), ours }
    }
}

/// The positions, and what else is worked on.
#[derive(Debug)]
pub struct Inputs {
    /// Where the positions come from, to be told to the reader of the figures.
    pub source: &'static str,
    /// Standard games from the end of placement to ply 20.
    pub openings: Vec<Pair>,
    /// The openings and later positions of standard games, all of the movement phase and undecided.
    pub standard: Vec<Pair>,
    /// Pieces and boards for the piece notation.
    pub pieces: Pieces,
}

impl Inputs {
    /// The positions of the shared data where it is there, otherwise those of random play.
    ///
    /// # Panics
    /// If the shared data holds something else than expected.
    pub fn load() -> Self {
        let Some((perft, positions)) = shared("perft.jsonl").zip(shared("positions.jsonl")) else {
            return Self::of_random_play();
        };
        let is_opening = |row: &Value| row["id"].as_str().is_some_and(|id| id.starts_with("std-"));
        let is_later = |row: &Value| row["kind"] == "standard-movement" && row["phase"] == "movement";
        Self::new("the shared data", snapshots(&perft, is_opening), snapshots(&positions, is_later))
    }

    /// Positions of random games, the same on each call and with every version of the generator.
    pub fn of_random_play() -> Self {
        let mut rng = Rng::with_seed(SEED);
        let openings = [0, 0, 0, 1, 3, 20].map(|plies| random_position(&mut rng, plies)).to_vec();
        let later = (1..=27).map(|number| random_position(&mut rng, number * 7)).collect();
        Self::new("random play", openings, later)
    }

    fn new(source: &'static str, openings: Vec<Position>, later: Vec<Position>) -> Self {
        assert!(!openings.is_empty() && !later.is_empty(), "there are standard positions");
        let openings: Vec<Pair> = openings.into_iter().map(Pair::new).collect();
        let later = later.into_iter().map(Pair::new);
        let standard = openings.iter().cloned().chain(later).collect();
        Self { source, standard, openings, pieces: Pieces::new() }
    }
}

const SEED: u64 = 0x7461_6269_7961;

fn shared(file: &str) -> Option<String> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/formation"));
    fs::read_to_string(folder.join(file)).ok()
}

fn snapshots(rows: &str, wanted: impl Fn(&Value) -> bool) -> Vec<Position> {
    let rows = rows.lines().map(|row| serde_json::from_str(row).expect("each line is one JSON value"));
    rows.filter(wanted)
        .map(|row: Value| {
            let setup = read_snapshot(row["snapshot"].as_str().expect("a snapshot")).expect("well formed");
            Position::new(&setup).expect("valid")
        })
        .collect()
}

/// The position so many random plies after a random placement, none of them a resignation; the game is undecided there.
fn random_position(rng: &mut Rng, plies: usize) -> Position {
    loop {
        let mut position = Position::standard();
        let mut list = MoveList::<FormationChess>::new();
        let mut left = plies;
        while position.phase() == Phase::Placement || left > 0 {
            list.fill(&FormationChess, &position, Scope::All);
            let Some(choice) = choose(rng, list.moves()) else { break };
            left -= usize::from(position.phase() == Phase::Movement);
            position.make(list.moves()[choice]);
        }
        if left == 0 && !position.result().is_decided() {
            return position;
        }
    }
}

/// The index of a random action that is no resignation. The draw is among the actions in their own order, so that one
/// seed gives one game whatever the order in which a generator lists them.
fn choose(rng: &mut Rng, actions: &[Action]) -> Option<usize> {
    let mut wanted: Vec<Action> =
        actions.iter().copied().filter(|action| !matches!(action, Action::Resign { .. })).collect();
    if wanted.is_empty() {
        return None;
    }
    wanted.sort_unstable();
    let chosen = wanted[rng.usize(..wanted.len())];
    actions.iter().position(|&action| action == chosen)
}

/// A random game, written down as what to choose from the list of legal actions ply by ply. The two sides list the same
/// actions in different orders, so each has its own indices, and they play the same game move by move.
#[derive(Debug)]
pub struct Script {
    /// Where the game starts.
    pub start: Pair,
    /// The indices in our lists.
    pub ours: Vec<u16>,
    /// The indices in the public crate's lists.
    pub peer: Vec<u16>,
    /// Where the game ends: decided, without actions or at the limit.
    pub end: Pair,
}

impl Script {
    /// Plays a random game of at most so many plies in which nobody resigns.
    ///
    /// # Panics
    /// If the two sides come to different lists or positions.
    pub fn random(start: &Pair, limit: usize, rng: &mut Rng) -> Self {
        let Pair { mut ours, mut peer } = start.clone();
        let (mut our_choices, mut peer_choices) = (Vec::new(), Vec::new());
        let mut list = MoveList::<FormationChess>::new();
        let mut peer_list: Vec<PeerAction> = Vec::new();
        while our_choices.len() < limit {
            list.fill(&FormationChess, &ours, Scope::All);
            let Some(choice) = choose(rng, list.moves()) else { break };
            let action = list.moves()[choice];
            peer::list(&peer, &mut peer_list);
            assert_eq!(peer_list.len(), list.moves().len(), "as many legal actions in {ours:?}");
            let same = peer_list.iter().position(|&other| peer::own_action(&ours, other) == action);
            let same = same.unwrap_or_else(|| panic!("{action:?} is legal for both in {ours:?}"));
            peer.action(peer_list[same]).expect("it is legal");
            ours.make(action);
            our_choices.push(choice as u16);
            peer_choices.push(same as u16);
        }
        assert_eq!(write_position(&ours), peer.to_string());
        Self { start: start.clone(), ours: our_choices, peer: peer_choices, end: Pair { ours, peer } }
    }

    /// Plays the game on our side.
    pub fn play_ours(&self, list: &mut MoveList<FormationChess>) -> Position {
        let mut position = self.start.ours.clone();
        for &choice in &self.ours {
            list.fill(&FormationChess, &position, Scope::All);
            FormationChess.make(&mut position, list.moves()[choice as usize], list.details());
        }
        position
    }

    /// Plays the game on the public crate's side.
    ///
    /// # Panics
    /// Never: the actions are legal.
    pub fn play_peer(&self, list: &mut Vec<PeerAction>) -> Game {
        let mut game = self.start.peer.clone();
        for &choice in &self.peer {
            peer::list(&game, list);
            game.action(list[choice as usize]).expect("it is legal");
        }
        game
    }
}
