//! Trees of known size.

use std::ops::ControlFlow;

use tabiya_game::perft;
use tabiya_xiangqi::{Position, Xiangqi};

use crate::support::{lines, position};

/// The larger trees are counted in deep runs.
const ORDINARY: u64 = 4_000_000;

fn check(sizes: core::ops::RangeInclusive<u64>) {
    for line in lines("perft.tsv").iter().skip(1) {
        let mut fields = line.split('\t');
        let start = position(fields.next().expect("a position"));
        for (depth, expected) in (1..).zip(fields.map(|size| size.parse::<u64>().expect("a size"))) {
            if sizes.contains(&expected) {
                let counted = perft(&Xiangqi::default(), &start, depth, &mut |_| ControlFlow::Continue(()));
                assert_eq!(counted, Some(expected), "{start} to depth {depth}");
            }
        }
    }
}

#[test]
fn trees_are_as_large_as_known() {
    check(0..=ORDINARY);
}

#[test]
#[ignore = "deep: hundreds of millions of nodes"]
fn deep_trees_are_as_large_as_known() {
    check(ORDINARY + 1..=u64::MAX);
}

/// Counting in bulk and making every leaf are two ways.
#[test]
fn leaves_that_are_made_are_as_many() {
    fn made(position: &mut Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut leaves = 0;
        for movement in position.moves() {
            let undo = position.make(movement);
            leaves += made(position, depth - 1);
            position.unmake(movement, undo);
        }
        leaves
    }
    for line in lines("perft.tsv").iter().skip(1) {
        let mut fields = line.split('\t');
        let mut start = position(fields.next().expect("a position"));
        let expected = fields.nth(2).expect("three depths").parse().expect("a size");
        let before = start.clone();
        assert_eq!(made(&mut start, 3), expected, "{start}");
        assert_eq!(start, before);
    }
}
