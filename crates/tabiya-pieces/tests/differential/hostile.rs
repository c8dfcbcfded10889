//! Lines that would never end, or never be made ready: they end in an answer or in a budget error, both times.

use tabiya_board::{Geometry, Side};
use tabiya_pieces::compiled::Compiled;
use tabiya_pieces::tree::{Alternatives, Chain, Core, Count, Group, Leg, Number, Place};
use tabiya_pieces::{Board, Man, OverBudget, Piece, Repeat};

/// The number of moves of a piece in the middle of a board with a piece of the other side on every third square,
/// `None` over budget.
fn count(piece: &Piece, width: usize, height: usize) -> Option<usize> {
    let size = Geometry::new(width, height).expect("a size");
    let mut board = Board::new(size);
    for square in size.squares().step_by(3) {
        board.put(square, Man { side: Side::Second, letter: b'S' });
    }
    let square = size.square(size.area() / 2);
    board.put(square, Man { side: Side::First, letter: b'A' });
    let compiled = Compiled::new(piece, size, Repeat::Document);
    match compiled.targets(&board, square) {
        Ok(moves) => Some(moves.len()),
        Err(OverBudget) => None,
    }
}

#[test]
fn hostile_lines_end() {
    let check = |line: &str, over_budget: bool| {
        let piece: Piece = line.parse().expect("a line");
        for (width, height) in [(16, 16), (8, 8)] {
            let moves = count(&piece, width, height);
            assert_eq!(moves.is_none(), over_budget, "{line} on {width}x{height}: {moves:?}");
        }
    };
    let repeated = |line: &str, between: &str| {
        let most = 4090 / (line.len() + between.len());
        vec![line; most].join(between)
    };
    let numbered = |line: &dyn Fn(usize) -> String| (0..200).map(line).collect::<Vec<_>>().join(",");
    check("n(n(n(n*)))", false);
    check("255(255(255(1*.););)", true);
    check(&repeated("0-255/0-255", ","), false);
    check(&repeated("rn", ","), false);
    check(&repeated("n*", ","), false);
    check(&repeated("n*", "."), true);
    check(&repeated("n(n*)", ","), false);
    check(&numbered(&|number| format!("0-{}/{}-n", number % 200, number % 16)), false);
    check(&numbered(&|number| format!("(aS{}*)r{}", number % 10, number % 16)), false);
    check(&numbered(&|number| format!("L{number}r{number}")), false);
    check(&format!("{}1+{}", "(".repeat(60), ")".repeat(60)), false);
    check(&format!("{}1+{}", "n(".repeat(60), ")".repeat(60)), false);
    check(&format!("{}1+{}", "n(1X.".repeat(60), ")".repeat(60)), true);
    check("n(^nX;)", false);
    check("n(aecn*;)", true);
    check("n(aecn*;)&Ar1", true);
    check(&format!("n({})", repeated("1*", ".")), true);
    check(&format!("2({})", repeated("h1*", ",")), false);
}

/// A tree that no text is read to: deeper than the reader allows.
#[test]
fn a_tree_too_deep_is_over_budget() {
    let leg = |core| Leg { guards: vec![], kind: None, core, properties: vec![], place: Place::default() };
    let chain = |core| Chain { legs: vec![leg(core)], links: vec![], place: Place::default() };
    let mut core = Core::Radius(Number::Exactly(1));
    for _ in 0..500 {
        core = Core::Group(Box::new(Group {
            count: Some(Count { from: Number::Exactly(2), to: None }),
            body: Alternatives { chains: vec![chain(core)] },
            connector: None,
            direction: None,
        }));
    }
    let piece = Piece {
        alternatives: Alternatives { chains: vec![chain(core)] },
        linkage: tabiya_pieces::tree::Linkage::Free,
    };
    assert_eq!(count(&piece, 8, 8), None);
}
