//! Comparison of pieces by their targets.

use tabiya_board::Geometry;
use tabiya_pieces::compare::{COMPARISON_STEPS, Trial, boards, idle_alternatives, same_targets, signature};
use tabiya_pieces::compiled::{Budget, Compiled};
use tabiya_pieces::sample::{self, SplitMix64};
use tabiya_pieces::{OverBudget, Piece, Profile, Repeat};

fn trials() -> Vec<Trial> {
    let sizes = [(8, 8, 120), (9, 10, 40), (16, 16, 40), (3, 5, 40)];
    let of_size = |(width, height, count)| boards(Geometry::new(width, height).expect("a size"), count, 7);
    sizes.into_iter().flat_map(of_size).collect()
}

fn piece(line: &str) -> Piece {
    line.parse().expect("a line")
}

#[test]
fn the_same_said_otherwise() {
    let trials = trials();
    let check = |first: &str, second: &str, same: bool| {
        let (first, second) = (piece(first), piece(second));
        let difference = same_targets(&first, &second, &trials).expect("within the budget");
        assert_eq!(difference.is_none(), same, "{first} {second} {difference:?}");
        if let Some(difference) = difference {
            assert!(!difference.only_first.is_empty() || !difference.only_second.is_empty());
        }
        let signatures = [&first, &second].map(|piece| signature(piece, &trials));
        assert_eq!(signatures[0] == signatures[1], same, "{first} {second}");
    };
    check("c3(1*)", "c1-3*", true); // Q2
    check("3(1+,1X)", "3(1*)", true); // H6
    check("~2/2", "~2X", true);
    check("1X,1+", "1*", true);
    check("n(~1/2)", "~1/2;1*", false);
    check("1+<", "1+", true); // Q1
    check("n+", "1-9+", false); // on sixteen columns
    check("!hcn+&c0&Ar1,o1*", "cn+&c0&Ar1,o1*", false); // H19
    check("1>L8Q,1X", "1>L8R,1X", false);
    check("i2=OKR", "i3=OKR", false);
}

#[test]
fn alternatives_that_add_nothing() {
    let trials = trials();
    let check = |line: &str, expected: &[(usize, bool)]| {
        let mut budget = Budget::of(COMPARISON_STEPS);
        let idle = idle_alternatives(&piece(line), &trials, &mut budget).expect("within the budget");
        let idle: Vec<(usize, bool)> = idle.iter().map(|idle| (idle.alternative, idle.acts)).collect();
        assert_eq!(idle, expected, "{line}");
    };
    check("n+,1X", &[]);
    check("n+,1X,1-2+", &[(2, true)]);
    check("1+,n+,o1=", &[(0, true), (2, true)]);
    check("n+,n+", &[(1, true)]);
    check("1+,1X,1*,1*", &[(2, true), (3, true)]);
    check("co1+,nX,1X=", &[(0, false), (2, false)]);
    check("o1>,c1X>,L8Q,L8R", &[]);
    check("o1>,c1X>,L8Q,L8Q", &[(3, true)]);
    check("o1>,c1X>,L0Q,L8Q", &[(2, false)]);
    check("1+,1>", &[(1, true)]);
    check("n+,n(^2X;),^2X", &[(2, true)]);
}

/// Equal lists are equal digests, different lists different ones.
#[test]
fn comparison_is_that_of_lists() {
    let mut source = SplitMix64::new(3);
    let trials = boards(Geometry::new(6, 5).expect("a size"), 8, 1);
    for _ in 0..300 {
        let pieces =
            [sample::piece(&mut source, Profile::Tabiya), sample::piece(&mut source, Profile::Tabiya)];
        let lists = pieces.each_ref().map(|piece| -> Result<Vec<_>, OverBudget> {
            let compiled = Compiled::new(piece, Geometry::new(6, 5).expect("a size"), Repeat::Document);
            let targets = |trial: &Trial| -> Result<Vec<_>, OverBudget> {
                trial.squares.iter().map(|&square| compiled.targets(&trial.board, square)).collect()
            };
            trials.iter().map(targets).collect()
        });
        if let [Ok(first), Ok(second)] = &lists {
            let difference = same_targets(&pieces[0], &pieces[1], &trials).expect("within the budget");
            assert_eq!(first == second, difference.is_none(), "{} {}", pieces[0], pieces[1]);
        }
    }
}
