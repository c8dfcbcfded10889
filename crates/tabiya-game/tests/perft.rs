//! Perft, its division and its progress.

use core::ops::ControlFlow;

use tabiya_game::{GameText, Mode, Rules, divide, perft};
use tabiya_toys::{Chains, Lines};

const DEPTH: u32 = 4;

/// The counts from depth 0, checked against the sums of `divide`, and what progress was told, call by call.
fn counts<R: Rules>(rules: &R) -> ([u64; DEPTH as usize + 1], Vec<u64>) {
    let start = rules.start();
    let mut told = Vec::new();
    let counts = core::array::from_fn(|depth| {
        told.clear();
        let mut progress = |nodes| {
            told.push(nodes);
            ControlFlow::Continue(())
        };
        let count = perft(rules, &start, depth as u32, &mut progress).expect("nothing stops it");
        let divided = divide(rules, &start, depth as u32, &mut |_| ControlFlow::Continue(()));
        let sum: u64 = divided.expect("nothing stops it").iter().map(|(_, nodes)| nodes).sum();
        assert_eq!(sum, if depth == 0 { 0 } else { count }, "depth {depth}");
        assert_eq!(told.iter().sum::<u64>(), count, "depth {depth}");
        count
    });
    (counts, told)
}

/// The numbers come from another program, which was written from the rules as the toys state them.
#[test]
fn counts_of_the_toys() {
    assert_eq!(counts(&Lines::three()).0, [1, 18, 288, 3704, 43344]);
    assert_eq!(counts(&Lines::march()).0, [1, 11, 99, 758, 5922]);
    assert_eq!(counts(&Chains::free()).0, [1, 5, 25, 207, 1719]);
    assert_eq!(counts(&Chains::forced()).0, [1, 4, 16, 112, 786]);
}

/// There is a call for each position two plies above the end, with what was counted behind it.
#[test]
fn progress_is_told_two_plies_above_the_end() {
    let (counts, told) = counts(&Lines::three());
    assert_eq!(told.len() as u64, counts[2]);
}

#[test]
fn a_count_that_is_stopped_is_none() {
    let rules = Lines::three();
    let start = rules.start();
    for stop_after in [1, 2, 17, 18] {
        let mut calls = 0;
        let mut progress = |_| {
            calls += 1;
            if calls == stop_after { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        assert_eq!(perft(&rules, &start, 3, &mut progress), None);
        assert_eq!(calls, stop_after);
        assert_eq!(divide(&rules, &start, 3, &mut |_| ControlFlow::Break(())), None);
    }
}

#[test]
fn a_decided_position_has_no_continuation() {
    let rules = Lines::three();
    let (won, _) = rules.read_position("PPP/.../pb./[B] b", Mode::Exact).expect("it is good");
    let go_on = &mut |_| ControlFlow::Continue(());
    assert_eq!([0, 1, 2].map(|depth| perft(&rules, &won, depth, go_on)), [Some(1), Some(0), Some(0)]);
}
