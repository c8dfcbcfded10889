//! The legal moves that fit a text.

use core::fmt;

use crate::{Move, Point, Position};

/// The legal moves that fit a text: one, where the text is a move; kept in place, without allocation.
///
/// ```
/// use tabiya_xiangqi::Position;
/// use tabiya_xiangqi::notation::Form;
/// let position: Position = "3k5/9/9/2R6/9/2R6/9/9/9/4K4 w".parse().unwrap();
/// let fit = Form::ZhHans.find(&position, "前车平四").unwrap();
/// assert_eq!(fit.single().unwrap().to_string(), "c6f6");
/// // Both chariots stand on file 7, and both can go to file 4.
/// assert_eq!(Form::ZhHans.find(&position, "车七平四").unwrap().moves().len(), 2);
/// ```
#[derive(Clone, Copy)]
pub struct Fit {
    moves: [Move; Self::MOST],
    count: u8,
}

impl Fit {
    /// A side has at most so many pieces of a kind, and each of them goes to one point.
    const MOST: usize = 5;

    #[inline]
    pub(crate) const fn new() -> Self {
        let nowhere = Point::from_index(0);
        Self { moves: [Move::new(nowhere, nowhere); Self::MOST], count: 0 }
    }

    /// The moves.
    #[inline]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..usize::from(self.count)]
    }

    /// The only move; `None` if there are several or none.
    #[inline]
    pub fn single(&self) -> Option<Move> {
        if self.count == 1 { Some(self.moves[0]) } else { None }
    }

    #[inline]
    pub(crate) fn add_legal(&mut self, position: &Position, movement: Move) {
        if !self.moves().contains(&movement) && position.is_legal(movement) && self.moves().len() < Self::MOST
        {
            self.moves[usize::from(self.count)] = movement;
            self.count += 1;
        }
    }
}

impl fmt::Debug for Fit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.moves()).finish()
    }
}
