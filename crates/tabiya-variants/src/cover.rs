//! Sets of squares as ranks, files and rectangles.

use tabiya_board::{Bitboard, Geometry, Square};

use crate::spec::Squares;

/// Squares that are told together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Term {
    /// Ranks from the first to the last, counted from 1 as white sees them.
    Ranks(u8, u8),
    /// Files from the first to the last, counted from 0.
    Files(u8, u8),
    /// A rectangle from its lower left to its upper right corner.
    Block(Square, Square),
}

/// All squares of a board.
pub(crate) fn all(geometry: Geometry) -> Squares {
    let mut all = Squares::EMPTY;
    (0..geometry.area()).for_each(|index| all.insert(index));
    all
}

/// Terms that together are these squares: whole ranks, whole files, then the largest rectangles found from below.
pub(crate) fn cover(geometry: Geometry, squares: Squares) -> Vec<Term> {
    let (width, height) = (geometry.width(), geometry.height());
    let square = |column: u8, rank: u8| Square::new(column, height - rank).expect("a square of the board");
    let holds = |column: u8, rank: u8| squares.contains(geometry.index(square(column, rank)));
    let ranks: Vec<u8> = (1..=height).filter(|&rank| (0..width).all(|column| holds(column, rank))).collect();
    let files: Vec<u8> = (0..width).filter(|&file| (1..=height).all(|rank| holds(file, rank))).collect();
    let mut terms = runs(&ranks, Term::Ranks);
    terms.extend(runs(&files, Term::Files));
    let mut told = Squares::EMPTY;
    for place in geometry.squares() {
        if ranks.contains(&(height - place.row())) || files.contains(&place.column()) {
            told.insert(geometry.index(place));
        }
    }
    for rank in 1..=height {
        for column in 0..width {
            let corner = square(column, rank);
            let index = geometry.index(corner);
            if !squares.contains(index) || told.contains(index) {
                continue;
            }
            let (last_column, last_rank) = largest(column, rank, width, height, &holds);
            for (column, rank) in
                (rank..=last_rank).flat_map(|rank| (column..=last_column).map(move |column| (column, rank)))
            {
                told.insert(geometry.index(square(column, rank)));
            }
            terms.push(Term::Block(corner, square(last_column, last_rank)));
        }
    }
    terms
}

/// Lines that stand beside one another, together.
fn runs(lines: &[u8], term: fn(u8, u8) -> Term) -> Vec<Term> {
    lines.chunk_by(|a, b| a + 1 == *b).map(|run| term(run[0], run[run.len() - 1])).collect()
}

/// The upper right corner of the largest full rectangle from here.
fn largest(column: u8, rank: u8, width: u8, height: u8, holds: &impl Fn(u8, u8) -> bool) -> (u8, u8) {
    let mut best = (column, rank);
    let mut most = 0;
    let mut limit = width;
    for last in rank..=height {
        let end = (column..limit).take_while(|&column| holds(column, last)).count();
        if end == 0 {
            break;
        }
        limit = column + end as u8;
        let area = end * usize::from(last - rank + 1);
        if area > most {
            (most, best) = (area, (limit - 1, last));
        }
    }
    best
}
