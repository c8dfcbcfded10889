//! The square from which a piece shows best how it moves.

use core::cmp::Reverse;

use tabiya_board::{Bitboard, Side, Square};
use tabiya_pieces::compiled::Compiled;
use tabiya_pieces::tree::{Alternatives, Core, Property};
use tabiya_pieces::{Board, Man, Piece};

use super::letter;
use crate::sheet::names::Terms;
use crate::spec::{ConfinedSpec, Spec, Squares, TypeId};
use crate::text::Stands;

/// The best square for a type of a side: where it castles from; else where it has the most moves, and of such squares
/// the one nearest to the middle. `None` where it can stand nowhere.
pub(super) fn best(terms: &Terms<'_>, kind: TypeId, side: Side) -> Option<Square> {
    let spec = terms.spec;
    let of = &spec.types[kind];
    let geometry = spec.geometry;
    let starts = starts(terms, kind, side);
    let far = |square: &Square| distance_from_middle(spec, side, *square);
    let castles = of.lines.iter().any(|line| has_partner(&line.alternatives))
        || spec.castlings.iter().any(|castling| starts.contains(castling.mover.0));
    if castles && let Some(start) = starts.iter().map(|index| geometry.square(index)).min_by_key(far) {
        return Some(start);
    }
    let confined: Squares =
        of.confined.iter().fold(Squares::EMPTY, |all, more| all | more.from[side.index()]);
    let reach = Reach::new(spec, kind, side, starts);
    let region = of.region[side.index()] & !spec.holes;
    let squares: Vec<Square> = region.iter().map(|index| geometry.square(index)).collect();
    // Of a piece that takes too many steps, the squares are not tried any further.
    let counts: Option<Vec<usize>> = squares.iter().map(|&square| reach.count(square)).collect();
    let counts = counts.unwrap_or_else(|| vec![0; squares.len()]);
    let best = squares.into_iter().zip(counts).max_by_key(|(square, count)| {
        let is_confined = confined.contains(geometry.index(*square));
        (*count, is_confined, Reverse(far(square)))
    });
    best.map(|(square, _)| square)
}

/// The variant's board without pieces.
pub(super) fn empty_board(spec: &Spec) -> Board {
    let mut board = Board::new(spec.geometry);
    spec.holes.iter().for_each(|hole| board.dig(spec.geometry.square(hole)));
    board
}

/// Where the type stands in the start position.
fn starts(terms: &Terms<'_>, kind: TypeId, side: Side) -> Squares {
    let mut starts = Squares::EMPTY;
    for (index, stands) in terms.start.squares.iter().enumerate() {
        if *stands == Stands::Piece(side, kind) {
            starts.insert(index);
        }
    }
    starts
}

/// How far a square is from the middle, which lies on the side's own half of a board of even height.
fn distance_from_middle(spec: &Spec, side: Side, square: Square) -> (u8, u8) {
    let (width, height) = (spec.geometry.width(), spec.geometry.height());
    let row = match side {
        Side::First => height / 2,
        Side::Second => (height - 1) / 2,
    };
    let (columns, rows) = (square.column().abs_diff((width - 1) / 2), square.row().abs_diff(row));
    (columns.max(rows), columns + rows)
}

/// Where a piece can go on a board without others.
struct Reach {
    ways: Vec<Way>,
    board: Board,
    man: Man,
    /// Where it has not moved.
    starts: Squares,
}

/// A line, with the squares between which it holds.
struct Way {
    line: Compiled,
    from: Squares,
    to: Squares,
}

impl Reach {
    fn new(spec: &Spec, kind: TypeId, side: Side, starts: Squares) -> Self {
        let of = &spec.types[kind];
        let region = of.region[side.index()] & !spec.holes;
        let way = |line: &Piece, from: Squares, to: Squares| {
            let line = Compiled::new(line, spec.geometry, spec.repeat);
            Way { line, from: from & region, to: to & region }
        };
        let confined = of.confined.iter();
        let confined = confined.map(|more| {
            let ConfinedSpec { lines, from, to } = more;
            way(&lines[side.index()], from[side.index()], to[side.index()])
        });
        let ways = core::iter::once(way(&of.lines[side.index()], region, region)).chain(confined).collect();
        Self { ways, board: empty_board(spec), man: Man { side, letter: letter(of) }, starts }
    }

    /// To how many squares it can go; `None` where that takes too many steps.
    fn count(&self, square: Square) -> Option<usize> {
        let geometry = self.board.geometry();
        let index = geometry.index(square);
        let mut board = self.board.clone();
        board.set_unmoved(self.starts.contains(index));
        board.put(square, self.man);
        let mut reached = Squares::EMPTY;
        for Way { line, to, .. } in self.ways.iter().filter(|way| way.from.contains(index)) {
            let targets = line.targets(&board, square).ok()?;
            let targets = targets.into_iter().map(|movement| geometry.index(movement.to));
            targets.filter(|&target| to.contains(target)).for_each(|target| reached.insert(target));
        }
        Some(reached.len() as usize)
    }
}

/// Whether a line has castlings or swaps.
fn has_partner(alternatives: &Alternatives) -> bool {
    alternatives.chains.iter().flat_map(|chain| &chain.legs).any(|leg| {
        let is_joint = |property: &Property| matches!(property, Property::Joint { .. });
        leg.properties.iter().any(is_joint)
            || matches!(&leg.core, Core::Group(group) if has_partner(&group.body))
    })
}
