//! Records: a whole game, line by line (section 12 of the rules).
//!
//! [`RecordReader`] reads a record of any length and keeps only the present position; [`write_record`] is the inverse.

mod reader;
mod round;

use tabiya_board::Side;
use tabiya_game::Code;

use super::codes;
use super::snapshot::write_position;
use crate::Position;

pub use reader::RecordReader;

/// What stands for Red's half-move of the first round where Black acts first.
const ABSENT: &str = "……";

/// The note that a draw by agreement is not in a record: a record has no place for it.
pub const RECORD_AGREED_DRAW: Code = codes::RECORD_AGREED_DRAW;
/// The note that a loss on time is not in a record: a record has no place for it.
pub const RECORD_LOSS_ON_TIME: Code = codes::RECORD_LOSS_ON_TIME;

/// The record of a game: where it started, unless that is the standard start, and the canonical texts of its actions.
///
/// A draw by agreement and a loss on time can't be told in a record: who exports such a game adds the note
/// [`RECORD_AGREED_DRAW`] or [`RECORD_LOSS_ON_TIME`].
///
/// ```
/// use tabiya_formation::{Position, text};
/// let plies = ["红将五十", "黑将五一", "红盾四十"].map(String::from);
/// let record = text::write_record(&Position::standard(), &plies);
/// assert_eq!(record, "1. 红将五十 黑将五一\n2. 红盾四十\n");
/// ```
pub fn write_record(start: &Position, actions: &[String]) -> String {
    let mut record = String::new();
    if *start != Position::standard() {
        record.push_str(&write_position(start));
        if !actions.is_empty() {
            record.push('\n');
        }
    }
    let absent = (start.to_move() == Side::Second && !actions.is_empty()).then_some(ABSENT);
    let halves: Vec<&str> = absent.into_iter().chain(actions.iter().map(String::as_str)).collect();
    for (index, round) in halves.chunks(2).enumerate() {
        record.push_str(&(index + 1).to_string());
        record.push_str(". ");
        record.push_str(&round.join(" "));
        record.push('\n');
    }
    record
}
