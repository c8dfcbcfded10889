//! Xiangqi by its own rules: trees beside a library, notations and commands by themselves.

use std::hint::black_box;
use std::ops::ControlFlow;

use fastrand::Rng;
use tabiya_game::{Mode, Rules as _, perft};
use tabiya_xiangqi::notation::Form;
use tabiya_xiangqi::{Columns, Position, Xiangqi, command};

use super::variants::XiangqiPeer;
use crate::Contest;

const SEED: u64 = 0x7869_616e;

/// The trees of xiangqi by the rules written by hand, the last ply counted without making its moves.
///
/// # Panics
/// If both sides don't count the same.
pub fn bulk() -> Contest<'static> {
    let (ours, mut peer) = (Trees::new(0), XiangqiPeer::new(0));
    assert_eq!(peer.bulk(), ours.bulk(), "xiangqi-rules");
    let what = "xiangqi by its own rules, perft in bulk";
    Contest::new(
        "xiangqi-rules",
        what,
        "nodes",
        move |_| black_box(peer.bulk()),
        move |_| black_box(ours.bulk()),
    )
    .to_reach(12.0)
}

/// The positions, with the depths of their trees.
#[derive(Debug)]
pub struct Trees(Vec<(Position, u32)>);

impl Trees {
    /// Trees that are so many plies lower than those of the ratios.
    ///
    /// # Panics
    /// If a position can't be read.
    #[must_use]
    pub fn new(lower: u32) -> Self {
        let read = |(text, depth): (&str, u32)| (text.parse().expect("it is a position"), depth - lower);
        Self(super::variants::XIANGQI.map(read).into())
    }

    /// Leaves counted in bulk.
    #[must_use]
    pub fn bulk(&self) -> u64 {
        let count = |(position, depth): &(Position, u32)| {
            perft(&Xiangqi::default(), position, *depth, &mut |_| ControlFlow::Continue(()))
        };
        self.0.iter().filter_map(count).sum()
    }
}

/// Plies of whole games read from Chinese text, written in the notation of WXF and played.
///
/// # Panics
/// If a text is not read as the move that it was written for.
pub fn plies() -> Contest<'static> {
    let games = Games::new();
    assert_eq!(games.convert(), games.plies());
    let what = "plies read from Chinese text, written in WXF and played";
    Contest::alone("xiangqi-plies", what, "plies", move |_| black_box(games.convert())).to_reach_rate(1e6)
}

/// Games of moves by chance, as Chinese text.
#[derive(Debug)]
pub struct Games(Vec<(Position, Vec<String>)>);

impl Games {
    /// Fifty games of up to a hundred plies.
    #[must_use]
    pub fn new() -> Self {
        let mut rng = Rng::with_seed(SEED);
        let game = || {
            let start = Xiangqi::default().start();
            let mut position = start.clone();
            let mut texts = Vec::new();
            while texts.len() < 100 {
                let moves = position.moves();
                let Some(&movement) = rng.choice(&moves) else { break };
                let mut text = String::new();
                Form::ZhHans.write_to(&position, movement, &mut text);
                texts.push(text);
                position.make(movement);
            }
            (start, texts)
        };
        Self(core::iter::repeat_with(game).take(50).collect())
    }

    /// The number of plies in all.
    #[must_use]
    pub fn plies(&self) -> u64 {
        self.0.iter().map(|(_, texts)| texts.len() as u64).sum()
    }

    /// Reads, writes and plays them; the number of plies for which that could be done.
    #[must_use]
    pub fn convert(&self) -> u64 {
        let mut written = String::new();
        let mut plies = 0;
        for (start, texts) in &self.0 {
            let mut position = start.clone();
            for text in texts {
                let Some(movement) = Form::ZhHans.find(&position, text).ok().and_then(|fit| fit.single())
                else {
                    break;
                };
                written.clear();
                Form::Wxf.write_to(&position, movement, &mut written);
                black_box(&written);
                position.make(movement);
                plies += 1;
            }
        }
        plies
    }
}

impl Default for Games {
    fn default() -> Self {
        Self::new()
    }
}

/// Commands resolved in positions of the middle game.
///
/// # Panics
/// If a command does not single out its move.
pub fn commands() -> Contest<'static> {
    let commands = Commands::new();
    assert_eq!(commands.resolve(), commands.count());
    let what = "commands resolved in positions of the middle game";
    Contest::alone("xiangqi-commands", what, "commands", move |_| black_box(commands.resolve()))
        .to_reach_rate(1e5)
}

/// Positions with a command that singles out a move.
#[derive(Debug)]
pub struct Commands(Vec<(Position, String)>);

impl Commands {
    /// Of the games of [`Games`], every position from the twentieth ply on.
    #[must_use]
    pub fn new() -> Self {
        let mut rng = Rng::with_seed(SEED);
        let mut all = Vec::new();
        for (start, texts) in Games::new().0 {
            let mut position = start;
            for (ply, text) in texts.iter().enumerate() {
                let moves = position.moves();
                if let Some(&movement) = rng.choice(&moves).filter(|_| ply >= 20) {
                    let columns = Columns::MoverLeft;
                    let extended =
                        command::shortest_ext(&position, movement, columns).map(|it| it.to_string());
                    all.extend(extended.map(|text| (position.clone(), text)));
                }
                let Some(movement) = Form::ZhHans.find(&position, text).ok().and_then(|fit| fit.single())
                else {
                    break;
                };
                position.make(movement);
            }
        }
        Self(all)
    }

    /// The number of commands.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.len() as u64
    }

    /// The number of commands that single out a move.
    #[must_use]
    pub fn resolve(&self) -> u64 {
        let is_single = |(position, text): &&(Position, String)| {
            let resolved = command::resolve(position, text, Columns::MoverLeft, &[], Mode::Exact);
            resolved.movement().is_some()
        };
        self.0.iter().filter(is_single).count() as u64
    }
}

impl Default for Commands {
    fn default() -> Self {
        Self::new()
    }
}
