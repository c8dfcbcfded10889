//! How games end by what only their history shows.

use tabiya_game::{History, Outcome, Ply, Rules as _};
use tabiya_xiangqi::{Position, Repetition, Xiangqi};

use crate::support::{lines, movement, position};

/// Plays moves and tells how the game stands after them: `ongoing`, `first`, `second`, `draw`, and by what.
fn after(game: Xiangqi, fen: &str, moves: &str) -> (Position, Outcome) {
    let start = position(fen);
    let mut present = start.clone();
    let mut plies = Vec::new();
    for text in moves.split_whitespace() {
        let movement = movement(text);
        assert!(present.is_legal(movement), "{fen}: {text} in {present}");
        plies.push(Ply { movement, details: (), hash_before: present.hash() });
        present.make(movement);
    }
    let outcome = game.outcome(&present, History { start: &start, plies: &plies });
    (present, outcome)
}

#[track_caller]
fn check(fen: &str, moves: &str, expected: &str) {
    let (_, outcome) = after(Xiangqi::default(), fen, moves);
    let found = match outcome {
        Outcome::Ongoing => "ongoing".to_owned(),
        Outcome::Decided { reason, .. } => {
            format!("{} {}", outcome.status(), reason.as_str().rsplit('.').next().unwrap_or_default())
        }
    };
    assert_eq!(found, expected, "{fen}: {moves}");
}

/// The same moves so many times.
fn times(moves: &str, count: usize) -> String {
    vec![moves; count].join(" ")
}

#[test]
fn third_occurrence_of_idle_moves_is_a_draw() {
    let fen = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    check(fen, &times("a0b0 d9d8 b0a0 d8d9", 1), "ongoing");
    check(fen, &times("a0b0 d9d8 b0a0 d8d9", 2), "draw repetition");
}

#[test]
fn who_checks_without_end_loses() {
    // The chariot checks from two ranks, the general has nowhere else to go.
    let fen = "3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1";
    check(fen, &times("a0a9 d9d8 a9a8 d8d9", 1), "ongoing");
    check(fen, &format!("a0a9 d9d8 a9a8 d8d9 {}", times("a8a9 d9d8 a9a8 d8d9", 2)), "second perpetual-check");
}

#[test]
fn checks_on_both_sides_are_a_draw() {
    // Each cannon that goes between is at once a screen for the other side's check, or uncovers one of its own.
    let fen = "9/C1C1k4/b3c4/9/9/8R/9/4Br3/rc1K5/5A3 b";
    check(fen, &times("b1b8 c8c1 b8b1 c1c8", 2), "draw repetition");
}

#[test]
fn who_chases_a_piece_without_end_loses() {
    let cycle = "a3a5 c5d3 a5a3 d3c5";
    check("3k5/9/9/9/2n6/9/R8/9/9/4K4 w", &times(cycle, 1), "ongoing");
    check("3k5/9/9/9/2n6/9/R8/9/9/4K4 w", &times(cycle, 2), "second perpetual-chase");
    // Chariots protect the horse on both points.
    check("4k4/2rr5/9/9/2n6/9/R8/9/9/5K3 w", &times(cycle, 2), "draw repetition");
    // On one of them it is protected: not every move is a chase.
    check("4k4/2r6/9/9/2n6/9/R8/9/9/5K3 w", &times(cycle, 2), "draw repetition");
    // A cannon chases a chariot.
    let chariot = "9/9/b3k2r1/9/1C2c4/9/9/3K2c2/9/9 w";
    check(chariot, &times("b5b7 h7h5 b7b5 h5h7", 2), "second perpetual-chase");
}

#[test]
fn who_chases_different_pieces_in_turn_does_not_lose() {
    // The chariot attacks one horse and then the other, neither of which moves.
    check("3k5/9/9/R8/7n1/9/n8/9/9/4K4 w", &times("a6a5 d9d8 a5a6 d8d9", 2), "draw repetition");
}

#[test]
fn the_limit_counts_ten_checks_of_a_side() {
    let game = Xiangqi { quiet_limit: Some(4), ..Xiangqi::default() };
    let fen = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    let outcome = |moves: &str| after(game, fen, moves).1.status();
    assert_eq!(outcome("a0b0 d9d8 b0c0"), "ongoing");
    assert_eq!(outcome("a0b0 d9d8 b0c0 d8d9"), "draw");

    // In 32 plies there are twelve checks, of which two don't count.
    let moves = times("a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a0 d8d9", 4);
    for (limit, expected) in [(30, "draw"), (31, "ongoing")] {
        let game = Xiangqi { quiet_limit: Some(limit), repetition: Repetition::Allowed };
        assert_eq!(after(game, fen, &moves).1.status(), expected);
    }
}

/// Moves that lead to a position for the second time, with the way between the two gone once more.
fn three_times(fen: &str, moves: &str) -> String {
    let mut present = position(fen);
    let mut hashes = vec![present.hash()];
    let moves: Vec<_> = moves.split_whitespace().collect();
    for text in &moves {
        present.make(movement(text));
        hashes.push(present.hash());
    }
    let last = hashes.len() - 1;
    let before = hashes[..last].iter().rposition(|hash| *hash == present.hash());
    let cycle = before.map_or(&[][..], |before| &moves[before..]);
    [&moves[..], cycle].concat().join(" ")
}

/// The number of positions on which this rule and the World Xiangqi Rules of 2018 agree: reported, not fitted.
#[test]
fn agreement_with_the_rules_of_2018_is_known() {
    let lines = lines("repetition.tsv");
    let (mut agree, mut all) = (0, 0);
    for line in lines.iter().skip(1) {
        let mut fields = line.split('\t');
        let (Some(fen), Some(verdict), Some(moves)) = (fields.next(), fields.next(), fields.next()) else {
            panic!("{line}")
        };
        let (present, outcome) = after(Xiangqi::default(), fen, &three_times(fen, moves));
        let own = match outcome {
            Outcome::Ongoing => "None",
            Outcome::Decided { winner: None, .. } => "Draw",
            Outcome::Decided { winner: Some(side), .. } if side == present.to_move() => "Win",
            Outcome::Decided { .. } => "Loss",
        };
        all += 1;
        agree += usize::from(verdict == own);
    }
    assert!(lines.is_empty() || (agree, all) == (81, 86), "{agree} of {all}");
}
