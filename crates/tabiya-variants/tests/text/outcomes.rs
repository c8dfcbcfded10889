//! What ends a game, and what only its history tells.

use tabiya_game::{Facade, Game as _, Mode, Outcome, ResolveOptions, Table};

use crate::games::spec;
use crate::with_game;

/// The table of a game at a position, with moves played.
fn table(name: &str, fen: &str, moves: &str) -> Box<dyn Table> {
    with_game!(spec(name), game => {
        let game = Facade::new(game);
        let mut table = match fen {
            "" => game.new_table(),
            fen => game.table(fen, Mode::Exact).unwrap_or_else(|errors| panic!("{name}: {fen}: {errors:?}")),
        };
        for text in moves.split_whitespace() {
            if let Err(refused) = table.play(text, &ResolveOptions::default()) {
                panic!("{name}: {fen}: {text} of {moves}: {refused:?}");
            }
        }
        table
    })
}

fn told(outcome: Outcome) -> String {
    match outcome {
        Outcome::Ongoing => "ongoing".to_owned(),
        Outcome::Decided { reason, .. } => {
            let reason = reason.as_str();
            format!("{} {}", outcome.status(), reason.strip_prefix("variants.outcome.").unwrap_or(reason))
        }
    }
}

#[track_caller]
fn check(lines: &[(&str, &str, &str, &str)]) {
    let found: Vec<_> = lines
        .iter()
        .filter_map(|(name, fen, moves, expected)| {
            let told = told(table(name, fen, moves).outcome());
            (told != *expected)
                .then(|| format!("{name}: {fen}: {moves}\n  expected {expected}\n  found    {told}"))
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn positions_are_decided_by_what_stands_there() {
    check(&[
        ("chess", "", "f2f3 e7e5 g2g4 d8h4", "second checkmate"),
        ("chess", "7k/5K2/6Q1/8/8/8/8/8 b", "", "draw stalemate"),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w", "", "ongoing"),
        ("shatranj", "7k/5K2/6R1/8/8/8/7p/8 b", "h2h1q f7f8", "ongoing"),
        ("antichess", "8/8/8/8/4p3/8/8/4R3 b", "e4e3 e1e3", "second extinction"),
        ("kingofthehill", "4k3/8/8/8/8/4K3/8/8 w", "e3e4", "first goal"),
        ("3check", "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1", "a1a8", "first checks"),
        ("atomic", "4k3/3p4/8/8/8/8/8/3QK3 w", "d1d7", "first royal-lost"),
        ("jesonmor", "nnnnnnnnn/9/9/9/4N4/9/9/9/NNNNNNNN1 w", "e5d7", "first goal"),
        ("janggi", "3k5/9/9/9/9/9/9/9/9/4K4 w", "0000 0000", "draw two-passes"),
    ]);
}

#[test]
fn repetition_and_quiet_plies_are_seen_in_the_history_only() {
    let dance = "g1f3 g8f6 f3g1 f6g8";
    let kings = "e1e2 a5a4 e2e1 a4a5";
    let pinned = "d8d7 e1f1 d7d8 f1e1";
    let free = "e8e7 e1f1 e7e8 f1e1";
    let quiet = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    check(&[
        ("chess", "", dance, "ongoing"),
        ("chess", "", &format!("{dance} {dance}"), "draw repetition"),
        // The right to castle is a part of the position.
        ("chess", "4k3/8/8/8/8/8/8/R3K3 w Q", "a1b1 e8e7 b1a1 e7e8 a1b1 e8e7 b1a1 e7e8", "ongoing"),
        (
            "chess",
            "4k3/8/8/8/8/8/8/R3K3 w Q",
            "a1b1 e8e7 b1a1 e7e8 a1b1 e8e7 b1a1 e7e8 a1b1",
            "draw repetition",
        ),
        // So is a capture in passing, if it is legal.
        ("chess", "3k4/8/8/8/3p4/8/4P3/3RK3 w", &format!("e2e4 {pinned} {pinned}"), "draw repetition"),
        ("chess", "4k3/8/8/8/3p4/8/4P3/3RK3 w", &format!("e2e4 {free} {free}"), "ongoing"),
        ("chess", "4k3/8/8/8/3p4/8/4P3/3RK3 w", &format!("e2e4 {free} {free} e8e7"), "draw repetition"),
        ("chess", quiet, "", "ongoing"),
        ("chess", quiet, "a1b1", "draw quiet"),
        ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 120 80", "", "ongoing"),
        ("chess", "7k/5Q2/6K1/8/8/8/8/8 w - - 99 80", "f7g7", "first checkmate"),
        ("minishogi", "", &format!("{kings} {kings}"), "ongoing"),
        ("minishogi", "", &format!("{kings} {kings} {kings}"), "draw repetition"),
        // Who brings it about for the third time loses.
        (
            "ends.repetition = { times = 3, result = 'loss' }",
            "",
            &format!("{dance} {dance}"),
            "first repetition",
        ),
    ]);
}

#[test]
fn who_gives_check_without_end_is_told_from_who_does_not() {
    // A chariot that checks, a general that goes up and down.
    let checks = "e3d3 d10e10 d3e3 e10d10";
    let fen = "3k5/9/9/9/9/9/9/4R4/9/5K3 w - - 0 1";
    let game = "xiangqi-data";
    check(&[
        (game, fen, checks, "ongoing"),
        (game, fen, &format!("{checks} {checks}"), "second perpetual-check"),
        // As long as one of the moves does not.
        (game, fen, &format!("e3f3 d10d9 f3e3 d9d10 {checks}"), "draw repetition"),
    ]);
}

#[test]
fn the_position_alone_never_claims_what_history_must_tell() {
    let played = table("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "a1b1");
    assert_eq!((played.count(), played.legal(None)), (0, Ok(Vec::new())));
    let alone = table("chess", &played.position(), "");
    assert!(alone.outcome().is_ongoing() && alone.count() > 0);
}
