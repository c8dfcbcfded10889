//! Which pieces of a kind a text means.

use tabiya_board::Side;

use super::order::{Order, nth};
use crate::point::points;
use crate::rules::tables::file_of;
use crate::{Columns, Piece, Point, Position};

/// Which pieces of a kind a text means. Files are numbered from the mover's right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    /// Those on this file.
    On(u8),
    /// The one with this place among those on this file.
    OrderOn(Order, u8),
    /// The one with this place, on each file that holds several (X11).
    Order(Order),
    /// The one with this number among all that share files, counted file by file from the right and from the front.
    Counted(u8),
    /// The middle one of three on this file while two share another one, as on the old page of WXF.
    MiddleBesidePair(u8),
}

impl Which {
    /// Where the pieces stand that are meant.
    #[inline]
    pub(crate) fn among(self, position: &Position, piece: Piece) -> u128 {
        let side = piece.side;
        let all = position.of(side, piece.kind);
        let on = |number| all & file(side, number);
        match self {
            Self::On(number) => on(number),
            Self::OrderOn(order, number) => order.pick(on(number), side),
            Self::Order(order) => in_order(order, all, side),
            Self::Counted(number) => counted(number, all, side),
            Self::MiddleBesidePair(number) => {
                let own = on(number);
                let is_beside_pair = own.count_ones() == 3 && shared_files(all) == 2;
                if is_beside_pair { nth(own, 1, side) } else { 0 }
            }
        }
    }

    /// Whether a word says nothing, since the pieces that it could tell apart are one (X11).
    pub(crate) fn is_vacuous(self, position: &Position, piece: Piece) -> bool {
        let all = position.of(piece.side, piece.kind);
        let told_apart = match self {
            Self::Order(Order::Front | Order::Rear) => all,
            Self::OrderOn(Order::Front | Order::Rear, number) => all & file(piece.side, number),
            _ => return false,
        };
        told_apart.is_power_of_two()
    }
}

/// The points of the file with this number from 1 to 9.
#[inline]
pub(super) fn file(side: Side, number: u8) -> u128 {
    file_of(Point::from_index(usize::from(Columns::MoverRight.file(side, number))))
}

/// The parts of a set that share a file with another of its points, one part a file; in reading order of their first
/// points.
#[inline]
pub(super) fn tandems(set: u128) -> impl Iterator<Item = u128> {
    let mut left = set;
    core::iter::from_fn(move || {
        while left != 0 {
            let part = left & file_of(Point::from_index(left.trailing_zeros() as usize));
            left &= !part;
            if part.count_ones() > 1 {
                return Some(part);
            }
        }
        None
    })
}

/// How many files hold several points of a set.
pub(super) fn shared_files(set: u128) -> usize {
    tandems(set).count()
}

fn in_order(order: Order, all: u128, side: Side) -> u128 {
    let mut tandems = tandems(all).peekable();
    if tandems.peek().is_some() {
        // Of two, one is the front and the other the rear; numbers begin with three.
        let takes = |part: u128| !matches!(order, Order::Nth(_)) || part.count_ones() > 2;
        return tandems.filter(|&part| takes(part)).fold(0, |set, part| set | order.pick(part, side));
    }
    let rank = |point: Point| point.rank_of(side);
    let outermost = match order {
        Order::Front => points(all).map(rank).max(),
        Order::Rear => points(all).map(rank).min(),
        _ => None,
    };
    points(all).filter(|&point| Some(rank(point)) == outermost).fold(0, |set, point| set | point.bit())
}

fn counted(number: u8, all: u128, side: Side) -> u128 {
    let mut left = u32::from(number);
    for file in (1..=9).map(|number| all & file(side, number)) {
        let count = file.count_ones();
        if count < 2 {
            continue;
        }
        if left <= count {
            return left.checked_sub(1).map_or(0, |index| nth(file, index, side));
        }
        left -= count;
    }
    0
}
