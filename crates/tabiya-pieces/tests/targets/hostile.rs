//! Lines that would never end: they come to a result or run out of steps, and neither takes long nor overflows.

use tabiya_board::Side;
use tabiya_pieces::{Board, Man, OverBudget, Piece, Repeat, square_of_name};

use crate::engine::ENGINES;

/// How many moves every engine finds.
fn run(line: &str, repeat: Repeat, board: &Board) -> Vec<Result<usize, OverBudget>> {
    let piece: Piece = line.parse().unwrap_or_else(|errors| panic!("{line}: {errors:?}"));
    let (place, _) =
        board.men().find(|(_, man)| man.letter == b'A' && man.side == Side::First).expect("a piece A");
    let engines = ENGINES.iter();
    engines.map(|(_, engine)| engine(&piece, repeat, board, place).map(|moves| moves.len())).collect()
}

/// An empty 16x16 and one full of enemies, all of whom move by the same line.
fn boards() -> [Board; 2] {
    let mut empty: Board = vec!["16"; 16].join("/").parse().expect("a board");
    let mut full: Board =
        ["a1P1a1p1a1r1a1n1", "1S1a1a1a1q1a1a1p"].repeat(8).join("/").parse().expect("a board");
    for board in [&mut empty, &mut full] {
        let middle = square_of_name(board.geometry(), "h8").expect("a square");
        board.put(middle, Man { side: Side::First, letter: b'A' });
        board.set_unmoved(true);
    }
    [empty, full]
}

#[test]
fn lines_without_end() {
    let mut lines: Vec<String> = [
        "n(n(n(n*)))",
        "n(n(n(n(n(n(n*))))))",
        "0-255/0-255",
        "n(0-255/0-255;)",
        "n(0-255/0-255;).n(0-255/0-255;)",
        "255(255(255(1*;););)",
        "255-255(1*;)",
        "n(aern;)",
        "n(aern;)L1-16ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "n(!h1*;)",
        "n(hn*.!hn*;)",
        "!hn*.!hn*.!hn*.!hn*,2=OAR,n*Ar3",
        "n(^nX;)",
        "n(n*;)",
        "n(nXAr1;)",
        "n(^^r255;)",
        "^255(0-255/0-255)",
        "r255&rn&rn&rn;rn",
        "2(r2;r3;r4;r5)",
        "n((eABCDEFGHIJKLMNOPQRSTUVWXYZn)1*;)",
        "n(aen*|ABCDEFGHIJKLMNOPQRSTUVWXYZ)",
        "n(n(n(n(1*;).);).)",
    ]
    .map(ToOwned::to_owned)
    .into();
    lines.push(vec!["n*"; 1000].join(","));
    lines.push(vec!["rn"; 1300].join("&"));
    lines.push(vec!["1*"; 1300].join(";"));
    lines.push(format!("2({})", vec!["1*"; 1300].join("&")));
    lines.push(format!("n({})", vec!["~1-2*"; 600].join(",")));
    lines.push(format!("n({};)", vec!["1*L1-9Q"; 500].join(",")));
    lines.push(vec!["L1-9Q"; 600].join(","));
    lines.push(format!("{}1*{}", "n(".repeat(64), ")".repeat(64)));
    lines.push(format!("{}1*{}", "n(".repeat(64), ";)".repeat(64)));
    lines.push(format!("{}n*{}", "(".repeat(64), ")".repeat(64)));
    lines.push(format!("{}!h1*{}", "n(".repeat(64), ")".repeat(64)));
    for board in boards() {
        for line in &lines {
            // A result of any kind, soon.
            assert_eq!(run(line, Repeat::Document, &board).len(), ENGINES.len());
        }
        for line in &lines[..4] {
            assert_eq!(run(line, Repeat::Turning, &board).len(), ENGINES.len());
        }
    }
}

#[test]
fn the_limit_is_counted() {
    let [empty, full] = boards();
    for result in run("255(255(255(aern;);););n(^^r255;)", Repeat::Document, &full) {
        assert_eq!(result, Err(OverBudget));
    }
    for (repeat, moves) in [(Repeat::Document, 255), (Repeat::Straight, 59), (Repeat::Turning, 255)] {
        for result in run("n(n*)", repeat, &empty) {
            assert_eq!(result, Ok(moves));
        }
    }
    for result in run("0-255/0-255", Repeat::Document, &empty) {
        assert_eq!(result, Ok(255));
    }
}
