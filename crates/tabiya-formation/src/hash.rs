//! Zobrist keys: a position's hash is the exclusive or of the keys of everything that tells it from others.

use tabiya_board::{Side, Square};

use crate::{GameResult, Kind, Piece};

/// The key of a piece on a square.
#[inline]
pub(crate) const fn on_board(piece: Piece, square: Square) -> u64 {
    ON_BOARD[piece.index()][square.raw() as usize]
}

/// The key of Black being the side to act; Red's is 0.
pub(crate) const BLACK_TO_MOVE: u64 = mix(1 << 40);

/// The key of `count` pieces of a kind in a side's pool, 0 for none.
///
/// Pools know no bound, so these keys are computed, not stored.
pub(crate) const fn in_pool(side: Side, kind: Kind, count: usize) -> u64 {
    if count == 0 { 0 } else { mix(2 << 40 | (count as u64) << 8 | Piece::new(side, kind).index() as u64) }
}

/// The key of a result, 0 while the game goes on.
#[inline]
pub(crate) const fn of_result(result: GameResult) -> u64 {
    RESULTS[result as usize]
}

const RESULTS: [u64; 4] = [0, mix(3 << 40 | 1), mix(3 << 40 | 2), mix(3 << 40 | 3)];

static ON_BOARD: [[u64; 256]; Piece::COUNT] = {
    let mut keys = [[0; 256]; Piece::COUNT];
    let mut piece = 0;
    while piece < Piece::COUNT {
        let mut square = 0;
        while square < 256 {
            keys[piece][square] = mix((piece << 8 | square) as u64);
            square += 1;
        }
        piece += 1;
    }
    keys
};

/// One output of the generator `SplitMix64` (Steele, Lea, Flood 2014), whose state is spread by `number`.
const fn mix(number: u64) -> u64 {
    let mut state = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    state = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    state = (state ^ state >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ state >> 31
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn keys_are_distinct() {
        let mut keys: HashSet<u64> = ON_BOARD.iter().flatten().copied().collect();
        assert_eq!(keys.len(), 32 * 256);
        for side in Side::ALL {
            for kind in Kind::ALL {
                for count in 1..=300 {
                    assert!(keys.insert(in_pool(side, kind, count)));
                }
            }
        }
        for result in GameResult::ALL {
            assert!(keys.insert(of_result(result)));
        }
        assert!(keys.insert(BLACK_TO_MOVE));
    }
}
