use std::collections::HashMap;
use std::sync::Arc;

use tabiya_board::{Bitboard, Geometry, Side};
use tabiya_pieces::compiled::Compiled;
use tabiya_pieces::{Board, Man, Piece, Repeat};

use crate::spec::Squares;

/// What has been found out about pieces: the same ones come again in one section after the other.
pub(in crate::ini) type Cache = HashMap<(String, u8, u8, usize), Squares>;

/// The squares from which a piece of a side has no move on an empty board.
pub(in crate::ini) fn stuck(
    piece: &Arc<Piece>,
    geometry: Geometry,
    side: usize,
    cache: &mut Cache,
) -> Squares {
    let key = (piece.to_string(), geometry.width(), geometry.height(), side);
    *cache.entry(key).or_insert_with(|| {
        let compiled = Compiled::new(piece, geometry, Repeat::Document);
        let man = Man { side: Side::from_index(side), letter: b'A' };
        let mut squares = Squares::EMPTY;
        for square in geometry.squares() {
            let mut board = Board::new(geometry);
            board.put(square, man);
            if compiled.targets(&board, square).is_ok_and(|moves| moves.is_empty()) {
                squares.insert(geometry.index(square));
            }
        }
        squares
    })
}
