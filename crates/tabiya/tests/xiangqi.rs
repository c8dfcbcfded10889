//! Xiangqi by its own rules and xiangqi as data are one game.

#![cfg(all(feature = "xiangqi", feature = "variants"))]

use fastrand::Rng;
use tabiya::Registry;
use tabiya::game::{Game, Mode};
use tabiya::xiangqi::sample;

#[test]
fn both_have_the_same_moves() {
    let games = Registry::standard();
    let game = |name: &str| -> &dyn Game { games.get(name).expect("it is a game") };
    let (own, data) = (game("xiangqi"), game("xiangqi-data"));
    let mut random = Rng::with_seed(1);
    for _ in 0..100_000 {
        let position = sample::position(&mut |n| random.u32(0..n)).to_string();
        let table = |game: &dyn Game| {
            game.table(&position, Mode::Exact).unwrap_or_else(|errors| panic!("{position}: {errors:?}"))
        };
        let (own, data) = (table(own), table(data));
        assert_eq!(own.legal(Some("uci")), data.legal(Some("uci")), "{position}");
        assert_eq!(own.outcome().status(), data.outcome().status(), "{position}");
    }
}
