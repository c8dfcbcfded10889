//! Boards on which pieces are told apart.

use tabiya_board::{Geometry, Square};
use tabiya_pieces::sample::{Source, SplitMix64};
use tabiya_pieces::{Board, Piece, Repeat, naive, sample, square_name};

pub(crate) struct Boards(Vec<Board>);

impl Boards {
    /// The empty board and others by chance.
    pub(crate) fn new(count: usize) -> Self {
        let empty: Board = "8/8/8/8/3A4/8/8/8".parse().expect("a board");
        let mut source = SplitMix64::new(3);
        let others = core::iter::repeat_with(|| {
            let chess = Geometry::new(8, 8).expect("a size");
            let geometry = if source.percent(50) { chess } else { sample::geometry(&mut source) };
            sample::board(&mut source, geometry)
        });
        Self([empty].into_iter().chain(others).take(count).collect())
    }

    /// A board on which the two have different targets, if there is one among these.
    pub(crate) fn tell_apart(&self, one: &Piece, other: &Piece) -> Option<String> {
        self.0.iter().find_map(|board| {
            let places = board.men().filter(|(_, man)| man.letter == b'A').map(|(square, _)| square);
            places.take(3).find_map(|from: Square| {
                let targets = |piece| naive::targets(piece, Repeat::Document, board, from).ok();
                let (one, other) = (targets(one)?, targets(other)?);
                (one != other).then(|| format!("{board:?} from {}", square_name(board.geometry(), from)))
            })
        })
    }
}
