//! Positions in which the two once said different things.

use tabiya_variants::file;
use tabiya_variants::spec::{Royalty, Spec};

use super::features::Tally;
use super::game::{Plan, compare};

#[track_caller]
fn read(text: &str) -> Spec {
    let text = format!("name = \"case\"\n{text}");
    file::read(&text, &|_| None).unwrap_or_else(|errors| panic!("{text}\n{errors:#?}")).spec
}

/// Both say the same of the first plies of a variant, or nothing where a piece takes too many steps.
#[track_caller]
fn check(spec: &Spec) -> Option<()> {
    let plan = Plan { seed: 0, plies: 2, leaves: 200, steps: 5_000_000 };
    let same = compare(spec, plan, &mut Tally::default())?;
    assert!(same.is_ok(), "{}\n{same:#?}", file::write(spec));
    Some(())
}

#[test]
fn engine_is_referee_in_cases() {
    for case in CASES {
        assert_eq!(check(&read(case)), Some(()), "{case}");
    }
}

/// What takes too many steps has no moves that are known, which is no difference.
#[test]
fn nothing_is_said_over_budget() {
    let turning = r#"
        board = { size = "10x8", light = "e1-e7 f1-f3 i1 a2-b3 h2-h3 g3-j3 c4-c5 g4 i4-j5 b5-b7 f5-f6 a6-b7 g6-h6 j7-j8 c8" }
        start = "10/10/10/10/6Q3/10/10/10 w - - 0 1"
        repeat = "turning"
        royalty = "none"
        pieces.Q = { line = { white = "3-3((cr1&c^1*)<>,~1/2)&~4(^11/1,wW2/n.or20)>=", black = "1+" } }
    "#;
    assert_eq!(check(&read(turning)), None);
}

/// A king dropped on an open file mates by facing. No file has royal pieces in hand, but a program may.
#[test]
fn a_drop_mates_by_facing() {
    let mut spec = read(
        r#"
        board.size = "3x6"
        start = "1p1/3/3/3/K2/3[K] w - - 0 1"
        pieces.K = { line = { white = "nX", black = "1+" } }
        pieces.P = { line = { white = "1+", black = "1X" } }
        [drops]
    "#,
    );
    (spec.flying, spec.royalty) = (true, Royalty::All);
    spec.types.iter_mut().for_each(|kind| (kind.royal, kind.no_drop_mate) = (true, true));
    assert_eq!(check(&spec), Some(()));
}

const CASES: &[&str] = &[
    // A piece that has captured an unmoved one has moved itself: it gives no check by a first move.
    r#"
        board.size = "5x4"
        start = "5/K4/5/1bK2 b - - 3 28 i:b1,c1"
        no-checks = true
        royalty = "all"
        pieces.K = { line = { white = "i1-3>", black = "1+" }, royal = true }
        pieces.B = { line = { white = "1+", black = "i2*,1+" } }
    "#,
    // Nor by one of what it becomes.
    r#"
        board.size = "6x5"
        start = "6/6/2K3/3p2/2Q3 b - - 2 17 i:c1"
        no-checks = true
        pieces.K = { line = "1+", royal = true }
        pieces.Q = { line = "i1+" }
        pieces.G = { line = { white = "1+", black = "i2+>" } }
        pieces.P = { line = { white = "1+", black = "1X>,L5GK" } }
    "#,
    // Castling along a file that is longer than the ranks.
    r#"
        board.size = "1x16"
        start = "1/1/1/1/1/1/1/1/1/1/1/Q/1/1/1/K w - - 3 22 i:a5,a1"
        royalty = "none"
        pieces.K = { line = { white = "i1-n*OKQ", black = "1+" }, royal = true }
        pieces.Q = { line = "1+" }
    "#,
    // A castling of no step is none (H4).
    r#"
        board.size = "6x3"
        start = "4k1/5q/6 b - - 0 35 i:e3,f2"
        royalty = "none"
        pieces.K = { line = { white = "1+", black = "i0XOKQ,1+" }, royal = true }
        pieces.Q = { line = "1+" }
    "#,
    // Who answers a goal is not safe there where it can be taken in passing.
    r#"
        board.size = "8x8"
        start = "2p5/8/8/1P6/8/8/8/8 b - - 0 1"
        royalty = "none"
        pieces.K = { line = "1+", royal = true }
        pieces.P = { line = { white = "1+", black = "n+" } }
        en-passant = [{ victims = ["P"], captors = ["P"] }]
        [[ends.goal]]
        pieces = ["P"]
        zone = { white = "ranks 5-8", black = "ranks 1-4" }
        result = "loss"
        reply = true
        safe = true
    "#,
    // A chain that captures more than what has passed does not capture in passing, and burns nothing by it.
    r#"
        board.size = "4x9"
        start = "4/2k1/1p2/4/4/3P/3K/4/4 w - - 0 1"
        pieces.K = { line = "1+", royal = true }
        pieces.P = { line = { white = "2*", black = "c^n(K1*0-n*&~1/2-3),cAr1" } }
        en-passant = [{ victims = ["P"], captors = ["P"] }]
    "#,
];
