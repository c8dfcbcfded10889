//! Positions by chance, from a source of numbers that the caller brings.
//!
//! The same numbers give the same position, so that a failed test can be repeated. What is rare in games is common here:
//! files with three to five soldiers, several files with two, pieces of one kind on one file.
//!
//! ```
//! let mut state = 1_u64;
//! let mut below = |n: u32| {
//!     state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
//!     ((state >> 32) * u64::from(n) >> 32) as u32
//! };
//! let position = tabiya_xiangqi::sample::position(&mut below);
//! assert!(position.pieces().count() >= 2);
//! ```

use tabiya_board::Side;

use crate::point::points;
use crate::rules::tables::{ADVISOR_POINTS, ALL, ELEPHANT_POINTS, PALACE, SOLDIER_POINTS, file_of};
use crate::{Kind, Piece, Point, Position, Setup};

/// A position that can be played, if `below(n)` gives each number below `n` equally often.
pub fn position(below: &mut impl FnMut(u32) -> u32) -> Position {
    loop {
        // Most arrangements are sound but for the generals and checks.
        if let Ok(position) = arrangement(below).position() {
            return position;
        }
    }
}

fn arrangement(below: &mut impl FnMut(u32) -> u32) -> Setup {
    let mut setup = Setup::empty();
    if below(2) == 1 {
        setup.to_move = Side::Second;
    }
    // Pieces of a side gather on one or two files in half of the positions.
    let crowd =
        (below(2) == 1).then(|| [below(9), below(9)].map(|file| file_of(Point::from_index(file as usize))));
    for side in Side::ALL {
        put(&mut setup, below, Piece::new(side, Kind::General), PALACE[side.index()]);
    }
    for side in Side::ALL {
        for kind in Kind::ALL.into_iter().skip(1) {
            let stands = match kind {
                Kind::Advisor => ADVISOR_POINTS[side.index()],
                Kind::Elephant => ELEPHANT_POINTS[side.index()],
                Kind::Soldier => SOLDIER_POINTS[side.index()],
                _ => ALL,
            };
            let most = kind.most() as u32;
            let fewest = if kind == Kind::Soldier && crowd.is_some() { 3 } else { 0 };
            for _ in 0..fewest + below(most + 1 - fewest) {
                let crowded = crowd.map_or(0, |files| stands & (files[0] | files[1]));
                let is_crowded = below(8) > 0 && free(&setup, crowded) != 0;
                put(&mut setup, below, Piece::new(side, kind), if is_crowded { crowded } else { stands });
            }
        }
    }
    setup
}

/// The empty points of a set.
fn free(setup: &Setup, set: u128) -> u128 {
    points(set).filter(|point| setup.board[point.index()].is_none()).fold(0, |free, point| free | point.bit())
}

/// Puts a piece on an empty point of a set, if there is one.
fn put(setup: &mut Setup, below: &mut impl FnMut(u32) -> u32, piece: Piece, set: u128) {
    let free = free(setup, set);
    if free == 0 {
        return;
    }
    if let Some(point) = points(free).nth(below(free.count_ones()) as usize) {
        setup.board[point.index()] = Some(piece);
    }
}
