use tabiya_board::{Geometry, MAX_EDGE, Side};

use super::Source;
use crate::{Board, Man};

/// Letters that pieces ask for or that attack (H19), and some that do neither.
const LETTERS: &[u8] = b"AAAKQRRBNPPSSSGXZ";

/// How many squares in a hundred are taken.
const DENSITIES: &[usize] = &[0, 5, 15, 30, 30, 55, 85];

/// A board size by chance, often 8x8, from 1x1 to 16x16.
#[expect(clippy::missing_panics_doc, reason = "both edges are 1 to 16")]
pub fn geometry(source: &mut impl Source) -> Geometry {
    let (width, height) = match source.below(4) {
        0 | 1 => (8, 8),
        2 => (1 + source.below(6), 1 + source.below(6)),
        _ => (1 + source.below(MAX_EDGE.into()), 1 + source.below(MAX_EDGE.into())),
    };
    Geometry::new(width, height).expect("both are 1 to 16")
}

/// A board by chance: few or many pieces of both sides, at times holes, and always a piece `A` or `a` to be tested.
/// In half of all boards no piece has moved.
pub fn board(source: &mut impl Source, geometry: Geometry) -> Board {
    let mut board = Board::new(geometry);
    board.set_unmoved(source.percent(50));
    let density = source.pick(DENSITIES);
    let holes = if source.percent(15) { 10 } else { 0 };
    let place = geometry.square(source.below(geometry.area()));
    for square in geometry.squares() {
        if source.percent(holes) && square != place {
            board.dig(square);
        } else if source.percent(density) {
            let man = man(source);
            board.put(square, man);
        }
    }
    let side = source.pick(&Side::ALL);
    board.put(place, Man { side, letter: b'A' });
    board
}

/// A piece of either side.
fn man(source: &mut impl Source) -> Man {
    let letter = if source.percent(10) { b'A' + source.below(26) as u8 } else { source.pick(LETTERS) };
    Man { side: source.pick(&Side::ALL), letter }
}
