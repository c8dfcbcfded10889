//! The commands for a move.

use super::marks::Marks;
use super::selection::View;
use super::tree::{Command, Standard};
use super::writer::{self, Writer};
use crate::{Columns, Move, Position};

/// The shortest `ext:` movement without marks that means this move and no other; `None` for a move that is not legal.
///
/// Of equally short ones it is the first in byte order.
///
/// ```
/// use tabiya_xiangqi::{Columns, Position, command};
/// let start: Position = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w".parse().unwrap();
/// let shortest = |movement: &str, columns| {
///     command::shortest_ext(&start, movement.parse().unwrap(), columns).unwrap().to_string()
/// };
/// assert_eq!(shortest("e0e1", Columns::MoverLeft), "ext:G.");
/// assert_eq!(shortest("h0g2", Columns::MoverLeft), "ext:M.7");
/// assert_eq!(shortest("h0g2", Columns::MoverRight), "ext:M.3");
/// ```
pub fn shortest_ext(position: &Position, movement: Move, columns: Columns) -> Option<Command> {
    with_writer(position, movement, columns, |writer| writer.shortest(movement))
}

/// The shortest `std:` command that means this move and no other; `None` for a move that is not legal.
///
/// Where several pieces stand on the file it leaves out the word if only one of them can make the move.
pub fn shortest_std(position: &Position, movement: Move, columns: Columns) -> Option<Standard> {
    with_writer(position, movement, columns, |writer| writer.shortest_standard(movement))
}

/// The `std:` command as the document has it, with a word wherever several pieces of the kind stand on the file; `None`
/// for a move that is not legal.
///
/// It is never ambiguous: each of two to five pieces on a file has a word, and a piece has one move for each direction
/// and number.
pub fn standard(position: &Position, movement: Move, columns: Columns) -> Option<Standard> {
    let view = View { position, columns, marks: &Marks::default() };
    position.is_legal(movement).then(|| writer::standard(&view, movement))
}

/// All commands without marks that mean this move and no other: fewest characters first, then `ext:` before `std:`, then
/// byte order. None for a move that is not legal.
///
/// Captures, checks and crossings are among them, so that the first can be shorter than any movement: `ext:x` where only
/// one move captures.
pub fn all(position: &Position, movement: Move, columns: Columns) -> Vec<Command> {
    with_writer(position, movement, columns, |writer| writer.all(movement)).unwrap_or_default()
}

fn with_writer<T>(
    position: &Position,
    movement: Move,
    columns: Columns,
    write: impl FnOnce(&Writer<'_>) -> T,
) -> Option<T> {
    let marks = Marks::default();
    let writer = Writer::new(View { position, columns, marks: &marks });
    writer.is_legal(movement).then(|| write(&writer))
}
