//! The toys keep the contract, for every value of their rules.

use tabiya_game::GameText;
use tabiya_toys::{Chains, Lines, conformance};

fn check(seeds: core::ops::Range<u64>) {
    fn check(game: &impl GameText, seeds: &core::ops::Range<u64>) {
        conformance::check(game, seeds.clone());
    }
    check(&Lines::three(), &seeds);
    check(&Lines::four(), &seeds);
    check(&Lines::march(), &seeds);
    check(&Lines::new("toy-lines-wide", 8, 2, 3, [2, 1]).expect("the board exists"), &seeds);
    check(&Lines::march().with_repetitions(0), &seeds);
    check(&Chains::free(), &seeds);
    check(&Chains::forced(), &seeds);
    check(&Chains::new("toy-chains-narrow", 1, 5, false).expect("the board exists"), &seeds);
}

#[test]
fn toys_keep_the_contract() {
    check(0..4);
}

#[test]
#[ignore = "deep: hundreds of random games of each toy"]
fn toys_keep_the_contract_in_many_games() {
    check(4..300);
}
