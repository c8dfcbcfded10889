//! Xiangqi by its own rules and xiangqi as data are one game.

#![cfg(all(feature = "xiangqi", feature = "variants"))]

use fastrand::Rng;
use tabiya::Registry;
use tabiya::game::{Game, Mode, TextKind};
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

/// A position that xiangqi refuses is another game's that takes it, and only else xiangqi's.
#[test]
fn refused_positions_are_known() {
    let games = Registry::standard();
    for (text, game, refusing) in
        [("4k4/9/9/9/9/9/9/9/9/3K5 w", "xiangqi", None), ("4k4/9/9/9/9/9/9/9/9/9 w", "xiangqi", None)]
    {
        let known = games.recognise(text).map(|(game, kind)| (game.name(), kind));
        assert_eq!(known, Some((game, TextKind::Position)), "{text}");
        assert_eq!(games.refusing(text).map(Game::name), refusing, "{text}");
    }
    let facing = "4k4/9/9/9/9/9/9/9/9/4K4 w";
    let (taken, _) = games.recognise(facing).expect("it has the form of xiangqi");
    assert_ne!(taken.name(), "xiangqi");
    assert_eq!(games.refusing(facing).map(Game::name), Some("xiangqi"));
}
