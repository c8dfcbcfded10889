//! The games that the front end is tested on: small ones with drops, compound moves and several kinds of action, and some
//! of those that are offered.

use std::cell::OnceCell;

use tabiya::Registry;
use tabiya::formation::FormationChess;
use tabiya::variants::library;
use tabiya_messages::{Catalogue, Language};
use tabiya_toys::{Chains, Lines};

use crate::context::Context;

/// One in so many of the library's variants is among them.
const STEP: usize = 12;

/// All of them.
pub(crate) fn games() -> Registry {
    let mut games = Registry::empty()
        .with(FormationChess)
        .with(Lines::three())
        .with(Lines::four())
        .with(Lines::march())
        .with(Chains::free())
        .with(Chains::forced());
    for name in library::names().step_by(STEP) {
        let text = library::text(name).expect("the library has it");
        games = games.with_boxed(tabiya::variant(text).unwrap_or_else(|_| panic!("{name} is sound")));
    }
    games
}

/// A context with them.
pub(crate) fn context() -> Context {
    Context {
        games: games(),
        of_file: OnceCell::new(),
        catalogue: Catalogue::new(Language::English),
        asked: None,
    }
}
