//! The start position, and what can be told from it.

use tabiya_board::Side;
use tabiya_game::{Argument, Locus, Message, Mode, Outcome};
use tabiya_pieces::square_name;

use super::codes::{CASTLING_NOBODY, CASTLING_REPEATED, ROYAL_IN_HAND, STARTS_DECIDED};
use super::node::{Table, Text};
use super::report::Report;
use super::unused;
use crate::joints;
use crate::spec::Spec;
use crate::text::{Setup, Stands, judged_start, read_fen};

/// Judges the start position: its form, and where nothing else is wrong, its rules.
pub(super) fn judge(report: &mut Report, file: &Table, spec: &Spec) {
    let Some(text) = file.text("start").filter(|text| !text.value.trim().is_empty()) else { return };
    let read = match read_fen(spec, &spec.start, Mode::Exact) {
        Ok(read) => read,
        Err(errors) => return report.within(text, errors),
    };
    for side in Side::ALL {
        for (index, &kind) in read.setup.hands[side.index()].iter().enumerate() {
            if spec.types[kind].royal {
                let range = read.loci.range(Locus::Pool(side, index)).unwrap_or(0..spec.start.len());
                let letter = Argument::text(&spec.types[kind].letter);
                report.error(&text.at(range), Message::new(ROYAL_IN_HAND).with("letter", letter));
            }
        }
    }
    if report.has_errors() {
        return;
    }
    match judged_start(spec) {
        Ok(outcome) => note_outcome(report, file, text, outcome),
        Err(errors) => return report.within(text, errors),
    }
    note_castlings(report, file, spec, &read.setup);
    unused::note(report, file, spec, &read.setup);
}

/// Notes that the game is over before it begins.
fn note_outcome(report: &mut Report, file: &Table, text: &Text, outcome: Outcome) {
    let Outcome::Decided { reason, .. } = outcome else { return };
    // A start that is taken over is decided by what this file says.
    let own = if text.place.inherited.is_some() { file.text("extends") } else { None };
    report.note(&own.unwrap_or(text).place, Message::new(STARTS_DECIDED).with("reason", reason));
}

/// Notes castlings of pieces that are not there, and those that the mover's line tells, too.
fn note_castlings(report: &mut Report, file: &Table, spec: &Spec, start: &Setup) {
    let of_lines = joints::of_lines(spec);
    for ((node, table), castling) in file.tables("castling").zip(&spec.castlings) {
        if of_lines.contains(castling) {
            report.note(&node.place, CASTLING_REPEATED);
        }
        for (key, from) in [("mover", castling.mover.0), ("partner", castling.partner.0)] {
            let stands = start.squares[from];
            let is_there = matches!(stands, Stands::Piece(side, _) if side.index() == castling.side);
            if !is_there && let Some(node) = table.get(key) {
                let square = square_name(spec.geometry, spec.geometry.square(from));
                let message = Message::new(CASTLING_NOBODY).with("square", Argument::text(square));
                report.note(&node.place, message);
            }
        }
    }
}
