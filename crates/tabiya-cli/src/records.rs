//! Reading records line by line.

use std::ops::ControlFlow;

use tabiya_game::{Diagnostic, Game, Level, Mode, RecordReport};

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
    /// Whether it is shown how far the reading is. It would stand among output that is written meanwhile.
    pub(crate) progress: bool,
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
    let progress = Progress::of_bytes(text.size);
    let ending = feed(text, progress, &mut |line| reader.line(line, &mut |_| ControlFlow::Continue(())));
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
    let mut is_playing = false;
    let mut plies = Vec::new();
    let mut stopped = None;
    let progress = if wanted.progress { Progress::of_bytes(text.size) } else { Progress::hidden() };
    let ending = feed(text, progress, &mut |line| {
        let flow = reader.line(line, &mut |ply| {
            let number = ply.number();
            if wanted.until.is_some_and(|last| number > last) {
                is_playing = true;
                return ControlFlow::Break(());
            }
            let position = number.is_multiple_of(wanted.positions).then(|| ply.position());
            plies.push(Ply { number, text: ply.canonical(), position });
            if wanted.until == Some(number) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        is_playing |= !plies.is_empty();
        if start.is_none() && is_playing {
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
    let start = start.or_else(|| report.position.clone().filter(|_| report.valid));
    Ok(Record { start, report })
}

/// What ended a text before its end.
enum Ending {
    /// A line over the budget, of which the reader was given the beginning.
    Long(Diagnostic),
    /// Damage that readers know nothing of.
    Cut(Diagnostic),
}

/// Feeds the lines of a text to a reader until the reader has enough, and gives what ended the text before that.
fn feed(
    text: &mut Text,
    mut progress: Progress,
    reader: &mut dyn FnMut(&str) -> ControlFlow<()>,
) -> Option<Ending> {
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
                let _ = reader(line);
                return Some(Ending::Long(long_line(place)));
            }
            Ok(Some((place, Line::Damaged { valid, byte }))) => {
                return Some(Ending::Cut(damaged(place, valid, byte)));
            }
            Err(diagnostic) => return Some(Ending::Cut(*diagnostic)),
        }
    }
}

/// The report with what the reader couldn't know.
fn completed(mut report: RecordReport, text: &Text, ending: Option<Ending>) -> RecordReport {
    match ending {
        None => {}
        Some(Ending::Long(long)) => {
            let line = long.span.map(|span| span.line);
            // The reader has seen only its beginning and knows nothing of its length.
            let is_of_it =
                |said: &Diagnostic| said.level == Level::Error && said.span.map(|span| span.line) == line;
            report.diagnostics.retain(|said| !is_of_it(said));
            report.diagnostics.push(long);
            report.valid = false;
        }
        Some(Ending::Cut(damage)) => {
            // To the reader the text ends here, and what it says of that end would mislead.
            report.diagnostics = vec![damage];
            report.valid = false;
        }
    }
    report.diagnostics.splice(0..0, text.notes.iter().cloned());
    report
}
