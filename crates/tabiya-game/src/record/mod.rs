//! Records: whole games in text.
//!
//! Formation Chess has a form of its own. Every other game uses the **shared form**, with its own texts of positions and
//! moves:
//!
//! ```text
//! # game: toy                     headers `# key: value`
//! # red: An
//!                                 blank lines are free, but one ends the starting position
//! ..p/.../P.P w                   the starting position, in one line or several; none is the standard start
//!
//! ; a comment before round 1
//! 1. …… c3b2                      `……`: the second side is to act in the starting position
//! 2. a1b2 c1c2 ; a comment runs to the end of the line
//!    (2. …… c1b1 3. b2b1)         a variation stands behind the half-move that it replaces
//! 3. b2b3
//! 1-0                             `1-0`, `0-1`, `1/2-1/2` or `*`, on the last line
//! ```
//!
//! - Rounds are numbered from 1, without gaps. Only the last round of a line may have a single half-move. A round may go
//!   on over line ends, and several rounds may share a line. Spaces and tabs separate, in any number.
//! - A variation is written like a record that starts where it does. Its numbers may be left out: `(c1b1 b2b1)`.
//!   Variations nest up to [`MAX_NESTING`] deep.
//! - **No text of a move, of any game, has blanks, parentheses or `;` in it**, begins with `#`, is a number with a point
//!   (`1.`) or one of the results. No line of a position's text is blank, or begins with `#`, `;` or a round's number.
//! - Keys of headers are lower-case letters, digits and `-`. These have a meaning: `game` and `variant` name the game (the
//!   second the more exactly), `notation` and `columns` say how the moves are written, `result` repeats the last line.
//! - The result may be missing, and an empty record is a game of no moves from the standard start.
//!
//! [`RecordParser`] reads the form and knows no board; [`Record`] is the whole of it in memory and writes it;
//! [`SharedRecordReader`] plays it, for any game, and keeps no more than the position.

mod code;
mod flaw;
mod parser;
mod reader;
mod recognise;
mod result;
mod shared;
mod token;
mod tree;
mod visitor;
mod write;

pub use flaw::Flaw;
pub use parser::{MAX_NESTING, RecordParser};
pub use reader::{PlySeen, RecordReader, RecordReport};
pub use recognise::record_game;
pub use result::RecordResult;
pub use shared::SharedRecordReader;
pub use token::Token;
pub use tree::{Record, RecordLine, RecordMove};
pub use visitor::{RecordVisitor, Turn};
pub use write::{shared_record, write_shared_record};
