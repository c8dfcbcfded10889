use tabiya_board::{Bitboard, Geometry, MAX_EDGE, Side};
use tabiya_pieces::sample::Source;

use crate::spec::Squares;

/// A board size, mostly small.
pub(super) fn geometry(source: &mut impl Source) -> Geometry {
    let edge = usize::from(MAX_EDGE);
    let (width, height) = match source.below(20) {
        0..13 => (2 + source.below(5), 3 + source.below(5)),
        13..16 => (8, 8),
        16..18 => (3 + source.below(7), 6 + source.below(6)),
        18 => (1 + source.below(edge), 1 + source.below(edge)),
        _ => source.pick(&[(1, 8), (8, 1), (1, 16), (16, 2), (16, 16), (2, 2)]),
    };
    Geometry::new(width, height).expect("both are 1 to 16")
}

/// The squares for which something holds, by column and row.
pub(super) fn squares(geometry: Geometry, mut holds: impl FnMut(u8, u8) -> bool) -> Squares {
    let mut squares = Squares::EMPTY;
    for square in geometry.squares().filter(|square| holds(square.column(), square.row())) {
        squares.insert(geometry.index(square));
    }
    squares
}

/// All squares.
pub(super) fn all(geometry: Geometry) -> Squares {
    squares(geometry, |_, _| true)
}

/// The light squares of a board on which a1 is dark.
pub(super) fn light(geometry: Geometry) -> Squares {
    squares(geometry, |column, row| (column + geometry.height() - row).is_multiple_of(2))
}

/// The halves of a board.
pub(super) fn halves(geometry: Geometry) -> [Squares; 2] {
    Side::ALL.map(|side| squares(geometry, |_, row| geometry.in_half(row, side)))
}

/// Squares here and there.
pub(super) fn few_squares(source: &mut impl Source, geometry: Geometry) -> Squares {
    squares(geometry, |_, _| source.percent(10))
}

/// About half of the squares.
pub(super) fn some_squares(source: &mut impl Source, geometry: Geometry) -> Squares {
    squares(geometry, |_, _| source.percent(50))
}

/// Most squares.
pub(super) fn most_squares(source: &mut impl Source, geometry: Geometry) -> Squares {
    squares(geometry, |_, _| source.percent(75))
}

/// A part of the board for each side: the far ranks, mostly.
pub(super) fn zone(source: &mut impl Source, geometry: Geometry) -> [Squares; 2] {
    let depth = 1 + source.below(usize::from(geometry.height()).div_ceil(2)) as u8;
    match source.below(4) {
        0 => [(); 2].map(|()| some_squares(source, geometry)),
        1 => [few_squares(source, geometry); 2],
        _ => far_ranks(geometry, depth),
    }
}

/// So many of the ranks farthest from each side.
pub(super) fn far_ranks(geometry: Geometry, depth: u8) -> [Squares; 2] {
    let height = geometry.height();
    [squares(geometry, |_, row| row < depth), squares(geometry, |_, row| row + depth >= height)]
}
