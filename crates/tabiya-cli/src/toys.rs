//! The games that the front end is tested on: small ones with drops, compound moves and several kinds of action, and all
//! that are offered.

use tabiya::Registry;
use tabiya_messages::{Catalogue, Language};
use tabiya_toys::{Chains, Lines};

use crate::context::Context;

/// All of them.
pub(crate) fn games() -> Registry {
    Registry::standard()
        .with(Lines::three())
        .with(Lines::four())
        .with(Lines::march())
        .with(Chains::free())
        .with(Chains::forced())
}

/// A context with them.
pub(crate) fn context() -> Context {
    Context { games: games(), catalogue: Catalogue::new(Language::English), asked: None }
}
