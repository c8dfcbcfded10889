//! Reading records line by line.

use std::ops::ControlFlow;

use tabiya_game::{Diagnostic, Game, Mode, RecordReport, has_errors};

use crate::input::{Line, Text, damaged, long_line};
use crate::progress::Progress;

/// A ply of a record.
pub(crate) struct Ply {
    /// Its number, from 1.
    pub(crate) number: u64,
    /// Its canonical text.
    pub(crate) text: String,
    /// The text of the position after it, where that was wanted.
    pub(crate) position: Option<String>,
}

/// What is wanted of a record beside its report.
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    /// The last ply.
    pub(crate) until: Option<u64>,
    /// The positions after plies whose numbers are multiples of this.
    pub(crate) positions: u64,
}

/// A record that was read.
pub(crate) struct Record {
    /// The text of the position that it starts from, where that is good.
    pub(crate) start: Option<String>,
    /// What there is to say about it.
    pub(crate) report: RecordReport,
}

/// Reads a record to its end and judges it.
pub(crate) fn check(game: &dyn Game, text: &mut Text) -> RecordReport {
    let mut reader = game.record_reader(Mode::Exact);
    let ending = feed(text, &mut |line| reader.line(line, &mut |_| ControlFlow::Continue(())));
    completed(reader.finish(), text, ending)
}

/// Reads a record and hands on each ply that was wanted, with the text of the position that the record starts from.
///
/// # Errors
/// Those of `each`.
pub(crate) fn read<E>(
    game: &dyn Game,
    text: &mut Text,
    wanted: Wanted,
    each: &mut dyn FnMut(&str, Ply) -> Result<(), E>,
) -> Result<Record, E> {
    let mut reader = game.record_reader(Mode::Exact);
    let mut start = None;
    let mut plies = Vec::new();
    let mut stopped = None;
    let ending = feed(text, &mut |line| {
        let flow = reader.line(line, &mut |ply| {
            let number = ply.number();
            if wanted.until.is_some_and(|last| number > last) {
                return ControlFlow::Break(());
            }
            let position = number.is_multiple_of(wanted.positions).then(|| ply.position());
            plies.push(Ply { number, text: ply.canonical(), position });
            if wanted.until == Some(number) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if start.is_none() {
            start = reader.start();
        }
        // The reader knows the start only after the line with the first ply, so plies are kept for so long.
        for ply in plies.drain(..) {
            if let Err(error) = each(start.as_deref().unwrap_or_default(), ply) {
                stopped = Some(error);
                return ControlFlow::Break(());
            }
        }
        flow
    });
    if let Some(error) = stopped {
        return Err(error);
    }
    let report = completed(reader.finish(), text, ending);
    // A record without plies ends where it starts.
    let start = start.or_else(|| report.position.clone());
    Ok(Record { start, report })
}

/// Feeds the lines of a text to a reader until the reader has enough, and gives what is wrong with the text if it ended
/// before that.
fn feed(text: &mut Text, reader: &mut dyn FnMut(&str) -> ControlFlow<()>) -> Option<Diagnostic> {
    let mut progress = Progress::of_bytes(text.size);
    loop {
        progress.at(text.position());
        match text.line() {
            Ok(None) => return None,
            Ok(Some((_, Line::Whole(line)))) => {
                if reader(line).is_break() {
                    return None;
                }
            }
            Ok(Some((place, Line::Long(line)))) => {
                // Readers have the same budget and their own words for it.
                let _ = reader(line);
                return Some(long_line(place));
            }
            Ok(Some((place, Line::Damaged { valid, byte }))) => return Some(damaged(place, valid, byte)),
            Err(diagnostic) => return Some(*diagnostic),
        }
    }
}

/// The report with what the reader couldn't know.
fn completed(mut report: RecordReport, text: &Text, ending: Option<Diagnostic>) -> RecordReport {
    // Where a line was too long and the reader has said so, it need not be said twice.
    if let Some(ending) = ending.filter(|_| !has_errors(&report.diagnostics)) {
        report.valid = false;
        report.diagnostics.push(ending);
    }
    report.diagnostics.splice(0..0, text.notes.iter().cloned());
    report
}
