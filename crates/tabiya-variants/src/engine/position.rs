use crate::text::Arrival;
use tabiya_board::{Bitboard, Side};

/// No piece.
pub(crate) const NONE: u8 = u8::MAX;

/// A piece as one byte: twice its type, and its side.
#[inline]
pub(crate) const fn man(kind: u8, side: Side) -> u8 {
    kind << 1 | side.index() as u8
}

/// The type of a piece.
#[inline]
pub(crate) const fn kind_of(man: u8) -> u8 {
    man >> 1
}

/// The side of a piece.
#[inline]
pub(crate) const fn side_of(man: u8) -> Side {
    if man & 1 == 0 { Side::First } else { Side::Second }
}

/// A position of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position<B> {
    pub(crate) sides: [B; 2],
    /// By type, both sides.
    pub(crate) types: Box<[B]>,
    /// By square.
    pub(crate) board: Box<[u8]>,
    pub(crate) to_move: Side,
    /// Squares of pieces for which it matters that they have not moved.
    pub(crate) unmoved: B,
    /// What can be captured in passing: the squares passed, and the square of the piece.
    pub(crate) passing: Option<(B, u8)>,
    /// Pieces in hand: twice the type and the side; empty where there are no hands.
    pub(crate) hands: Box<[u8]>,
    /// How often each side has given check, where that counts.
    pub(crate) checks: [u8; 2],
    /// Plies since the last one that can't be undone.
    pub(crate) quiet: u16,
    /// The number of the move, from 1.
    pub(crate) number: u16,
    /// Passes in a row just before.
    pub(crate) passes: u8,
    /// The side that has reached its goal, while the other one may still answer.
    pub(crate) arrived: Option<Arrival>,
    pub(crate) hash: u64,
}

impl<B: Bitboard> Position<B> {
    /// Plies since the last one that set their count back, as [`Ends::quiet`](crate::spec::Ends::quiet) says.
    pub const fn quiet_plies(&self) -> u16 {
        self.quiet
    }

    #[inline]
    pub(crate) fn occupied(&self) -> B {
        self.sides[0] | self.sides[1]
    }

    #[inline]
    pub(crate) fn own(&self, side: Side) -> B {
        self.sides[side.index()]
    }

    /// The pieces of these types of a side.
    #[inline]
    pub(crate) fn of(&self, side: Side, types: &[u8]) -> B {
        let mut set = B::EMPTY;
        for &kind in types {
            set |= self.types[usize::from(kind)];
        }
        set & self.own(side)
    }

    /// How many pieces of a type a side has in hand.
    #[inline]
    pub(crate) fn in_hand(&self, side: Side, kind: u8) -> u8 {
        self.hands.get(usize::from(man(kind, side))).copied().unwrap_or(0)
    }
}
