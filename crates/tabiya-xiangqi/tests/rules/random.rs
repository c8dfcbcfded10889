//! Positions by chance: the generator against the rules read condition by condition, and what moves leave behind.

use fastrand::Rng;
use tabiya_board::Side;
use tabiya_xiangqi::{Move, Point, Position, judge, sample};

fn positions(seed: u64, count: usize) -> impl Iterator<Item = Position> {
    let mut rng = Rng::with_seed(seed);
    (0..count).map(move |_| sample::position(&mut |n| rng.u32(0..n)))
}

/// All moves that are legal by [`judge`].
fn judged(position: &Position) -> Vec<Move> {
    let all = Point::all().flat_map(|from| Point::all().map(move |to| Move::new(from, to)));
    all.filter(|&movement| judge(position, movement).is_ok()).collect()
}

fn generator_is_judge(seed: u64, count: usize) {
    for position in positions(seed, count) {
        let moves = position.moves();
        assert_eq!(moves, judged(&position), "{position}");
        assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
        assert_eq!(position.has_moves(), !moves.is_empty());
        assert!(moves.iter().all(|&movement| position.is_legal(movement)), "{position}");
    }
}

#[test]
fn generator_agrees_with_the_conditions() {
    generator_is_judge(1, 2_000);
}

#[test]
#[ignore = "deep: a hundred thousand positions"]
fn generator_agrees_with_the_conditions_in_many_positions() {
    generator_is_judge(2, 100_000);
}

#[test]
fn captures_are_the_moves_that_capture() {
    for position in positions(3, 2_000) {
        let mut captures = Vec::new();
        let _ = position.generate_captures(|movement| {
            captures.push(movement);
            core::ops::ControlFlow::Continue(())
        });
        let mut moves = position.moves();
        moves.retain(|movement| position.piece_at(movement.to).is_some());
        assert_eq!(captures, moves, "{position}");
    }
}

#[test]
fn moves_leave_sound_positions_and_can_be_taken_back() {
    for position in positions(4, 2_000) {
        for movement in position.moves() {
            let mut after = position.clone();
            let undo = after.make(movement);
            // Read anew, every part must be the same: pieces, sets, counters, hash.
            let anew: Position = after.to_string().parse().unwrap_or_else(|errors| {
                panic!("{position} {movement}: {errors:?}");
            });
            assert_eq!(after, anew, "{position} {movement}");
            after.unmake(movement, undo);
            assert_eq!(after, position, "{position} {movement}");
        }
    }
}

#[test]
fn rare_arrangements_are_met() {
    let mut by_crowd = [0; 6];
    let mut pairs = 0;
    for position in positions(5, 20_000) {
        let side = position.to_move();
        let soldiers = |file: u8| {
            let is_soldier = |(point, piece): &(Point, tabiya_xiangqi::Piece)| {
                piece.side == side && piece.kind == tabiya_xiangqi::Kind::Soldier && point.file() == file
            };
            position.pieces().filter(is_soldier).count()
        };
        let counts: Vec<_> = (0..9).map(soldiers).collect();
        by_crowd[counts.iter().copied().max().unwrap_or(0)] += 1;
        pairs += usize::from(counts.iter().filter(|&&count| count >= 2).count() == 2);
    }
    assert!(by_crowd.iter().all(|&count| count > 50), "{by_crowd:?}");
    assert!(pairs > 200, "{pairs}");
    assert!(positions(6, 100).any(|position| position.to_move() == Side::Second));
}
