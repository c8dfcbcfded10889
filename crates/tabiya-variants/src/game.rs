//! Variants as games of the contract.

mod contract;
mod irreversible;
mod outcome;
mod rules;

use std::sync::Arc;

use tabiya_board::{Bitboard, U256};
use tabiya_game::{Code, Facade, Game};

use crate::engine::Engine;
use crate::spec::Spec;

/// The names of the ways of writing moves that every variant has, the canonical one first.
pub const NOTATIONS: [&str; 2] = ["uci", "san"];

/// How moves of variants are typed, as a sentence of the catalogues.
pub const TYPING: Code = Code::new("variants.typing");

/// A variant on boards that fit into `B`, as a game: a value that is cheap to copy.
///
/// ```
/// use std::sync::Arc;
/// use tabiya_game::{GameText, Rules};
/// use tabiya_variants::Variant;
/// # fn example(spec: tabiya_variants::spec::Spec) {
/// let game = Variant::<u64>::new(Arc::new(spec));
/// let text = game.write_position(&game.start());
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Variant<B> {
    engine: Arc<Engine<B>>,
    /// How far back [`outcome`](tabiya_game::Rules::outcome) looks.
    lookback: irreversible::Lookback,
}

impl<B: Bitboard> Variant<B> {
    /// Makes a variant ready.
    ///
    /// # Panics
    /// As [`Engine::new`]: if the board has more squares than `B` can hold, or the spec was not judged to be sound.
    pub fn new(spec: Arc<Spec>) -> Self {
        Self::of(Engine::new(spec))
    }

    /// The game that an engine plays.
    pub fn of(engine: Engine<B>) -> Self {
        let lookback = irreversible::Lookback::of(&engine);
        Self { engine: Arc::new(engine), lookback }
    }

    /// What it is.
    pub fn spec(&self) -> &Arc<Spec> {
        &self.engine.spec
    }

    /// The engine that plays it.
    pub fn engine(&self) -> &Engine<B> {
        &self.engine
    }
}

/// A variant as front ends see it, on the smallest bitboard that holds its board.
///
/// # Panics
/// If the spec was not judged to be sound.
pub fn game(spec: Arc<Spec>) -> Box<dyn Game> {
    match spec.geometry.area() {
        ..=64 => Box::new(Facade::new(Variant::<u64>::new(spec))),
        65..=128 => Box::new(Facade::new(Variant::<u128>::new(spec))),
        _ => Box::new(Facade::new(Variant::<U256>::new(spec))),
    }
}
