//! How a piece moves, as front ends show it.

use tabiya_board::{Geometry, Side, Square};

use crate::{Message, Piece, Region};

/// How a piece moves from one square, as a picture shows it.
///
/// It says what is true, and leaves to the drawing how to show it: landings and tracks may come in any order, a slide
/// over five squares as one track or as five, the same thing twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The board's size.
    pub geometry: Geometry,
    /// Pieces stand on the crossings of lines, not in squares.
    pub points: bool,
    /// Where the piece stands.
    pub origin: Square,
    /// The piece.
    pub piece: Piece,
    /// Other pieces on the board: blockers, hurdles, partners, neighbours that a condition asks for.
    pub others: Vec<(Square, Piece)>,
    /// Squares on which no piece can stand.
    pub holes: Vec<Square>,
    /// Parts of the board that are drawn: palaces, a river.
    pub regions: Vec<Region>,
    /// Where it can go. A square that a leg only passes, because the next leg must follow, is none.
    pub landings: Vec<Landing>,
    /// The ways there, and those on which something stops it.
    pub tracks: Vec<Track>,
    /// Squares that matter for a move without being part of its way.
    pub areas: Vec<Area>,
    /// What the picture shows, read aloud: the piece and where it stands.
    pub title: Message,
}

/// A square to which a piece can go.
///
/// Several landings can share a square: one reached on the first move only beside one that is always there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landing {
    /// Where.
    pub square: Square,
    /// When it is empty.
    pub moves: bool,
    /// When what stands there can be captured.
    pub captures: bool,
    /// By ending here it captures a piece that stands elsewhere: the hurdle of a track that leads here, or what stood
    /// where an earlier leg ended.
    pub captures_elsewhere: bool,
    /// When the move can be made.
    pub when: When,
    /// The leg that ends here, from 1.
    pub leg: u8,
}

/// When a move can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum When {
    /// At any time.
    Always,
    /// As the piece's first move only.
    FirstMove,
    /// On a condition of another kind: a neighbour, a line, a sector.
    Conditional,
}

/// The way of one leg.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// Where it begins.
    pub from: Square,
    /// Where it ends: on a landing, where the next leg begins, or on the last square before what stops it.
    pub to: Square,
    /// How it gets there.
    pub manner: Manner,
    /// The piece that is jumped over.
    pub hurdle: Option<Square>,
    /// The piece of the position that stops it here.
    pub stopped_by: Option<Square>,
    /// The leg, from 1.
    pub leg: u8,
}

/// How a leg gets where it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Manner {
    /// Square by square; pieces on the way stop it.
    Slide,
    /// Over everything.
    Leap,
    /// Over exactly one piece, the hurdle.
    Hop,
    /// Another piece's way in the same move: the rook's in castling, the other one's in a swap.
    Partner,
}

/// Squares that matter for a move without being part of its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// Why they matter.
    pub kind: AreaKind,
    /// The squares, in reading order.
    pub squares: Vec<Square>,
}

/// Why squares matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AreaKind {
    /// A piece of this side that stands there changes what the piece can do.
    Influence(Side),
    /// What stands there is removed by an explosion around the piece.
    Explosion,
}
