//! The games of the library keep the contract of all games.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tabiya_toys::conformance;
use tabiya_variants::library;

use crate::games::spec;
use crate::with_game;

fn check(name: &str, seeds: core::ops::Range<u64>) {
    with_game!(spec(name), game => conformance::check(&game, seeds));
}

/// Games that are over soon: with explosions, chains of captures, drops and castling.
#[test]
fn games_keep_the_contract() {
    for name in ["atomic", "checkers", "dobutsu", "gardner"] {
        check(name, 0..1);
    }
}

#[test]
#[ignore = "deep: random games of every game of the library"]
fn all_games_keep_the_contract() {
    let breaks = |name: &&str| catch_unwind(AssertUnwindSafe(|| check(name, 0..3))).is_err();
    let broken: Vec<_> = library::names().filter(breaks).collect();
    assert!(broken.is_empty(), "{broken:?}");
}
