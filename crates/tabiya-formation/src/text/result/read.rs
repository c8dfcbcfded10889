//! The quick reader: it says only whether a text is a result.

use core::str::FromStr;

use tabiya_game::{Diagnostic, MAX_LINE};

use super::{ARRIVES, CHANGES, ERROR, Entry, LOST, ResultText, VALUE, find};
use crate::text::action::{Destination, Reference};
use crate::text::bytes::Bytes;

impl FromStr for ResultText {
    /// Everything that is wrong with the form, in the order of the text.
    type Err = Vec<Diagnostic>;

    /// Reads a result, in its form of two lines or with the line end between them written as `/`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let short = text.len() <= MAX_LINE || text.split('\n').all(|line| line.len() <= MAX_LINE);
        let read = if short { read_well_formed(text) } else { None };
        read.ok_or_else(|| find::errors(text))
    }
}

fn read_well_formed(text: &str) -> Option<ResultText> {
    if let Some(message) = text.strip_prefix(ERROR) {
        let message = without_line_ends(message);
        return (!message.contains(['\n', '\r'])).then(|| ResultText::Error { message: message.to_owned() });
    }
    let list = text.strip_prefix(CHANGES)?.strip_prefix('[')?;
    let (list, rest) = list.split_once(']')?;
    let entries = match list {
        "" => Vec::new(),
        _ => list.split(' ').map(Entry::read).collect::<Option<_>>()?,
    };
    let mut rest = Bytes::new(rest);
    rest.line_end()?;
    rest.literal(VALUE)?;
    let result = rest.result()?;
    rest.only_line_ends_left()?;
    Some(ResultText::Success { entries, result })
}

/// The text without the line ends that close it.
pub(super) fn without_line_ends(mut text: &str) -> &str {
    while let Some(rest) = text.strip_suffix('\n') {
        text = rest.strip_suffix('\r').unwrap_or(rest);
    }
    text
}

impl Entry {
    /// The entry that is written exactly so.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let reference = Reference::read(letters.next()?, letters.next()?)?;
        let third = letters.next()?;
        let Some(fourth) = letters.next() else {
            return (third == LOST).then_some(Self::Removal { reference });
        };
        let destination = Destination::read(third, fourth)?;
        let entry = match (letters.next(), reference, destination) {
            (None, Reference::Coordinate(_), Destination::Forward(_) | Destination::Backward(_)) => {
                return None;
            }
            (None, ..) => Self::Move { reference, destination },
            (Some(ARRIVES), Reference::Name(piece), Destination::Absolute(square)) => {
                Self::Arrival { piece, square }
            }
            _ => return None,
        };
        letters.next().is_none().then_some(entry)
    }
}
