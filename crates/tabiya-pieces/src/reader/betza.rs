use tabiya_game::Argument;

use super::flaw::{Flaw, quoted};
use crate::betza::{Dialect, read};
use crate::codes::{BETZA, LETTER, UNKNOWN_LETTER};
use crate::tree::Place;

/// The longest text that is tried.
const LONGEST: usize = 24;

/// What to say of a line that fails at a letter and is right in Betza's notation: one error, which shows what it is
/// in this one.
pub(super) fn error(text: &str, errors: &[Flaw]) -> Option<Flaw> {
    let first = errors.iter().min_by_key(|error| error.place.start)?;
    let line = text.trim();
    if ![LETTER, UNKNOWN_LETTER].contains(&first.message.code) || !is_simple(line) {
        return None;
    }
    let piece = Dialect::ALL.into_iter().find_map(|dialect| read(line, dialect).ok())?;
    let place = Place::new(text.len() - text.trim_start().len(), text.trim_end().len());
    let flaw = Flaw::new(place, BETZA).with("found", quoted(line));
    Some(flaw.with("right", Argument::text(piece.to_string())))
}

/// Whether the line is a short one of Betza's signs, with no more than one continuation: reading several takes long.
fn is_simple(line: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'[' | b']' | b'-');
    let continuations = line.bytes().filter(|byte| matches!(byte, b'a' | b'y' | b'[' | b'-')).count();
    line.len() <= LONGEST && line.bytes().all(is_sign) && continuations <= 1
}
