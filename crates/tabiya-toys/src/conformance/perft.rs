use core::ops::ControlFlow;

use tabiya_game::{GameText, MoveList, divide, perft};

use super::place;

/// Perft goes no deeper than where a naive count visits this many positions.
const NODES: u64 = 20_000;

/// Perft, its division and its progress, against a count that shares nothing with it.
pub(super) fn check<G: GameText>(game: &G, position: &G::Position) {
    let place = place(game, position);
    for depth in 0..=4 {
        let Some(expected) = naive(game, position, depth, &mut 0) else { break };
        let mut told = 0;
        let counted = perft(game, position, depth, &mut |nodes| {
            told += nodes;
            ControlFlow::Continue(())
        });
        assert_eq!(counted, Some(expected), "{place}: perft {depth}");
        assert_eq!(told, expected, "{place}: what the progress of perft {depth} adds up to");

        let mut told = 0;
        let divided = divide(game, position, depth, &mut |nodes| {
            told += nodes;
            ControlFlow::Continue(())
        });
        let sum: u64 = divided.iter().flatten().map(|(_, nodes)| nodes).sum();
        let expected = if depth == 0 { 0 } else { expected };
        assert_eq!(sum, expected, "{place}: the sum of divide {depth}");
        assert_eq!(told, expected, "{place}: what the progress of divide {depth} adds up to");

        if expected > 0 {
            let mut calls = 0;
            let stopped = perft(game, position, depth, &mut |_| {
                calls += 1;
                ControlFlow::Break(())
            });
            assert_eq!((stopped, calls), (None, 1), "{place}: perft {depth}, stopped at once");
        }
    }
}

/// Counts on copies; `None` when there is too much to count.
fn naive<G: GameText>(game: &G, position: &G::Position, depth: u32, visited: &mut u64) -> Option<u64> {
    *visited += 1;
    if *visited > NODES {
        return None;
    }
    let Some(rest) = depth.checked_sub(1) else { return Some(1) };
    let list = MoveList::of(game, position);
    let mut total = 0;
    for &movement in list.moves() {
        let mut after = position.clone();
        game.make(&mut after, movement, list.details());
        total += naive(game, &after, rest, visited)?;
    }
    Some(total)
}
