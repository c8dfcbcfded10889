//! Zobrist keys: a position's hash is the exclusive or of the keys of everything that tells it from others.

use crate::{Piece, Point};

/// The key of a piece on a point.
#[inline]
pub(super) fn on_board(piece: Piece, point: Point) -> u64 {
    KEYS[piece.index()][point.index()]
}

/// The key of Black being the side to move.
pub(super) const BLACK_TO_MOVE: u64 = spread(14 * 90);

static KEYS: [[u64; Point::COUNT]; 14] = {
    let mut keys = [[0; Point::COUNT]; 14];
    let mut piece = 0;
    while piece < 14 {
        let mut point = 0;
        while point < Point::COUNT {
            keys[piece][point] = spread((piece * Point::COUNT + point) as u64);
            point += 1;
        }
        piece += 1;
    }
    keys
};

/// One output of the generator `SplitMix64` (Steele, Lea, Flood 2014).
const fn spread(number: u64) -> u64 {
    let mut state = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    state = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    state = (state ^ state >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ state >> 31
}
