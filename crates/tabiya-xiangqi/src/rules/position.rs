use core::fmt;

use tabiya_board::Side;

use super::hash;
use super::tables::HALF;
use crate::point::points;
use crate::{Kind, Piece, Point};

/// A playable position: one general a side, each piece where it can stand, and the side that has just moved not in check.
///
/// Two positions are equal when pieces, side to move and counters are.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    /// The pieces of each kind, of both sides.
    kinds: [u128; 7],
    sides: [u128; 2],
    board: [Option<Piece>; Point::COUNT],
    generals: [Point; 2],
    to_move: Side,
    hash: u64,
    quiet: u16,
    number: u16,
}

impl Position {
    /// The position of these pieces, which are known to be one that can be played.
    pub(crate) fn from_pieces(
        pieces: impl IntoIterator<Item = (Point, Piece)>,
        to_move: Side,
        quiet: u16,
        number: u16,
    ) -> Self {
        let nowhere = Point::from_index(0);
        let mut position = Self {
            kinds: [0; 7],
            sides: [0; 2],
            board: [None; Point::COUNT],
            generals: [nowhere; 2],
            to_move: Side::First,
            hash: 0,
            quiet,
            number,
        };
        for (point, piece) in pieces {
            position.put(point, piece);
        }
        if to_move == Side::Second {
            position.turn();
        }
        position
    }

    /// The side to move.
    #[inline]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The piece on a point.
    #[inline]
    pub const fn piece_at(&self, point: Point) -> Option<Piece> {
        self.board[point.index()]
    }

    /// The pieces and where they stand, in reading order.
    pub fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> + '_ {
        points(self.occupied()).filter_map(|point| Some((point, self.piece_at(point)?)))
    }

    /// Where a side's pieces of a kind stand, in reading order.
    pub fn places(&self, piece: Piece) -> impl Iterator<Item = Point> + use<> {
        points(self.of(piece.side, piece.kind))
    }

    /// Where a side's general stands.
    #[inline]
    pub const fn general(&self, side: Side) -> Point {
        self.generals[side.index()]
    }

    /// Plies since the last capture.
    #[inline]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The number of the round that is being played, from 1; it goes up after Black's moves.
    #[inline]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// A number that positions with the same pieces and side to move share, and others hardly ever do.
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    #[inline]
    pub(crate) const fn occupied(&self) -> u128 {
        self.sides[0] | self.sides[1]
    }

    #[inline]
    pub(crate) const fn all_of(&self, side: Side) -> u128 {
        self.sides[side.index()]
    }

    #[inline]
    pub(crate) const fn of(&self, side: Side, kind: Kind) -> u128 {
        self.kinds[kind.index()] & self.sides[side.index()]
    }

    /// A side's soldiers that have crossed the river.
    #[inline]
    pub(crate) const fn crossed(&self, side: Side) -> u128 {
        self.of(side, Kind::Soldier) & HALF[side.other().index()]
    }

    #[inline]
    pub(super) fn put(&mut self, point: Point, piece: Piece) {
        self.kinds[piece.kind.index()] |= point.bit();
        self.sides[piece.side.index()] |= point.bit();
        self.board[point.index()] = Some(piece);
        self.hash ^= hash::on_board(piece, point);
        if piece.kind == Kind::General {
            self.generals[piece.side.index()] = point;
        }
    }

    #[inline]
    pub(super) fn take(&mut self, point: Point) -> Option<Piece> {
        let piece = self.board[point.index()].take()?;
        self.kinds[piece.kind.index()] ^= point.bit();
        self.sides[piece.side.index()] ^= point.bit();
        self.hash ^= hash::on_board(piece, point);
        Some(piece)
    }

    #[inline]
    pub(super) fn turn(&mut self) {
        self.to_move = !self.to_move;
        self.hash ^= hash::BLACK_TO_MOVE;
    }

    #[inline]
    pub(super) fn set_counters(&mut self, quiet: u16, number: u16) {
        (self.quiet, self.number) = (quiet, number);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Position").field(&format_args!("{self}")).finish()
    }
}
