//! The pieces that a selector names (X10-X15).

use tabiya_board::Side;

use super::marks::Marks;
use super::tree::{Hand, Number, Place, Selector, Vertical, Word};
use crate::rules::tables::file_of;
use crate::{Columns, Point, Position};

/// A position, and how the player whose turn it is speaks of it.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) position: &'a Position,
    pub(super) columns: Columns,
    pub(super) marks: &'a Marks,
}

impl View<'_> {
    pub(super) fn mover(&self) -> Side {
        self.position.to_move()
    }

    /// The number of a point's column.
    #[inline]
    pub(super) fn column(&self, point: Point) -> u8 {
        self.columns.number(self.mover(), point)
    }

    /// The points of a column.
    #[inline]
    pub(super) fn on_column(&self, column: Number) -> u128 {
        on_file(self.columns.file(self.mover(), column.get()))
    }

    /// The pieces of `owner` that a selector names.
    pub(super) fn select(&self, owner: Side, selector: Selector) -> u128 {
        let pieces = self.position.of(owner, selector.kind);
        match selector.place {
            Place::Anywhere => pieces,
            Place::Column(column) => pieces & self.on_column(column),
            Place::Word(word) => self.by_word(pieces, owner, word),
            Place::WordOnColumn(Word::Vertical(word), column) => {
                on_one_file(pieces & self.on_column(column), owner, word)
            }
            Place::WordOnColumn(word, column) => self.by_word(pieces, owner, word) & self.on_column(column),
            Place::Mark(mark) => pieces & self.marks.with(mark),
        }
    }

    fn by_word(&self, pieces: u128, owner: Side, word: Word) -> u128 {
        match word {
            Word::Vertical(word) => anywhere(pieces, owner, word),
            Word::Outermost(hand) => self.counted_from(pieces, hand, 0),
            Word::Second(hand) => self.counted_from(pieces, hand, 1),
        }
    }

    /// X12: the pieces on the file that is `skipped` occupied files away from the mover's left or right.
    fn counted_from(&self, pieces: u128, hand: Hand, skipped: usize) -> u128 {
        let is_from_red_left = (hand == Hand::Left) == (self.mover() == Side::First);
        let file = |index| pieces & on_file(if is_from_red_left { index } else { 8 - index });
        (0..9).map(file).filter(|&found| found != 0).nth(skipped).unwrap_or(0)
    }

    /// The word of this selector if it says nothing, since there is only one piece that it could tell from others (X11,
    /// X19).
    pub(super) fn vacuous(&self, owner: Side, selector: Selector) -> Option<Word> {
        let pieces = self.position.of(owner, selector.kind);
        let (word, compared) = match selector.place {
            Place::Word(word @ (Word::Vertical(_) | Word::Outermost(_)))
            | Place::WordOnColumn(word @ Word::Outermost(_), _) => (word, pieces),
            Place::WordOnColumn(word @ Word::Vertical(_), column) => (word, pieces & self.on_column(column)),
            _ => return None,
        };
        compared.is_power_of_two().then_some(word)
    }
}

/// The points of a file, 0-8 from Red's left.
#[inline]
fn on_file(file: u8) -> u128 {
    file_of(Point::from_index(usize::from(file)))
}

/// X11, without a column: within each file that holds several, or else over the whole board.
fn anywhere(pieces: u128, owner: Side, word: Vertical) -> u128 {
    let several = (0..9).map(|file| pieces & on_file(file)).filter(|found| found.count_ones() > 1);
    let mut chosen = None;
    for found in several {
        chosen = Some(chosen.unwrap_or(0) | on_one_file(found, owner, word));
    }
    chosen.unwrap_or_else(|| match word {
        Vertical::Front => on_rank_of(nearest(pieces, owner.other())) & pieces,
        Vertical::Rear => on_rank_of(nearest(pieces, owner)) & pieces,
        Vertical::Middle | Vertical::SecondFront | Vertical::SecondRear => 0,
    })
}

/// X11, on one file.
fn on_one_file(pieces: u128, owner: Side, word: Vertical) -> u128 {
    let count = pieces.count_ones();
    let from_front = match (word, count) {
        (_, 0) => return 0,
        (Vertical::Front, _) => 0,
        (Vertical::Rear, _) => count - 1,
        (Vertical::Middle, 3) | (Vertical::SecondFront, 3..) => 1,
        (Vertical::Middle, 5) => 2,
        (Vertical::SecondRear, 3..) => count - 2,
        _ => return 0,
    };
    // Red's front is where the indices are low.
    let from_low = if owner == Side::First { from_front } else { count - 1 - from_front };
    let mut left = pieces;
    for _ in 0..from_low {
        left &= left - 1;
    }
    left & left.wrapping_neg()
}

/// Of several pieces, one of those nearest to the end of the board at which this side sits.
fn nearest(pieces: u128, side: Side) -> Option<Point> {
    if pieces == 0 {
        return None;
    }
    let index = if side == Side::First { pieces.ilog2() } else { pieces.trailing_zeros() };
    Some(Point::from_index(index as usize))
}

fn on_rank_of(point: Option<Point>) -> u128 {
    point.map_or(0, |point| 0x1FF << (point.index() / 9 * 9))
}
