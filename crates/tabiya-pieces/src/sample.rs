//! Boards and pieces by chance, from a source of numbers that the caller brings.
//!
//! The same numbers give the same boards and pieces, so that a failed test can be repeated.
//!
//! ```
//! use tabiya_board::Geometry;
//! use tabiya_pieces::{Profile, sample};
//! let mut source = sample::SplitMix64::new(7);
//! let board = sample::board(&mut source, Geometry::new(8, 8).unwrap());
//! assert!(board.men().any(|(_, man)| man.letter == b'A'));
//! let piece = sample::piece(&mut source, Profile::Tabiya);
//! let again = sample::piece(&mut source, Profile::Tabiya);
//! assert_ne!(piece, again);
//! ```

mod board;
mod chain;
mod guard;
mod leg;
mod number;
mod source;

pub use board::{board, geometry};
pub use chain::piece;
pub use source::{Source, SplitMix64};

use crate::Profile;

/// Writes one line by chance.
///
/// Trees are written so that their text can be read in one way only: what would run together with its neighbour
/// (`A` before a counted group, H3; letters after `OKR`, H4) is not put beside it.
#[derive(Debug)]
struct Writer<'a, S> {
    source: &'a mut S,
    profile: Profile,
    /// How many legs may still be written.
    legs: usize,
}

impl<S: Source> Writer<'_, S> {
    /// Whether the extensions E1 to E7 may be used.
    fn extended(&self) -> bool {
        self.profile != Profile::Document
    }
}
