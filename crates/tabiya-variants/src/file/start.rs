//! The start position, and what can be told from it.

use core::ops::Range;

use tabiya_board::Side;
use tabiya_game::{Argument, Locus, Message, Mode, Outcome, ReadSetup};
use tabiya_pieces::square_name;

use super::castling;
use super::codes::{CASTLING_IDLE_RIGHT, CASTLING_NOBODY, CHECKS_FEWER, ROYAL_IN_HAND, STARTS_DECIDED};
use super::node::{Table, Text};
use super::report::Report;
use super::unused;
use crate::joints;
use crate::spec::Spec;
use crate::text::{Setup, Stands, judged_start, label, read_fen};

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
    judge_castlings(report, file, spec, &read.setup);
    if let Some(field) = read.loci.range(Locus::Label(label::CASTLING)) {
        note_idle_rights(report, text, spec, field);
    }
    note_checks(report, file, text, &read);
    unused::note(report, file, spec, &read.setup);
}

/// Notes that the game is over before it begins.
fn note_outcome(report: &mut Report, file: &Table, text: &Text, outcome: Outcome) {
    let Outcome::Decided { reason, .. } = outcome else { return };
    // A start that is taken over is decided by what this file says.
    let own = if text.place.inherited.is_some() { file.text("extends") } else { None };
    report.note(&own.unwrap_or(text).place, Message::new(STARTS_DECIDED).with("reason", reason));
}

/// Tells castlings of pieces that are not there, and what they have in common with those that the mover's line tells.
fn judge_castlings(report: &mut Report, file: &Table, spec: &Spec, start: &Setup) {
    let of_lines = joints::of_lines(spec);
    for ((node, table), castling) in file.tables("castling").zip(&spec.castlings) {
        castling::compare(report, node, castling, &of_lines);
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

/// Notes the letters of the castling field that no castling goes by: the piece would leave the board.
fn note_idle_rights(report: &mut Report, text: &Text, spec: &Spec, field: Range<usize>) {
    let castlings = joints::all(spec);
    for (at, letter) in spec.start[field.clone()].char_indices() {
        let is_outermost = matches!(letter.to_ascii_uppercase(), 'K' | 'Q');
        if is_outermost && !castlings.iter().any(|castling| joints::is_named(spec, castling, letter)) {
            let at = field.start + at;
            let message = Message::new(CASTLING_IDLE_RIGHT).with("right", Argument::text(letter));
            report.note(&text.at(at..at + letter.len_utf8()), message);
        }
    }
}

/// Notes that in the start neither side has as many checks still to give as the game asks for.
fn note_checks(report: &mut Report, file: &Table, text: &Text, start: &ReadSetup<Setup>) {
    let Some(entry) = file.table("ends").and_then(|ends| ends.entry("checks")) else { return };
    let (Some(most), Some(left)) = (entry.node.as_number(), start.setup.checks_left) else { return };
    if left.into_iter().any(|left| u64::from(left) == most) {
        return;
    }
    // Where the start is taken over, the number is what this file says.
    let range = start.loci.range(Locus::Label(label::CHECKS)).unwrap_or(0..text.value.len());
    let place = if text.place.inherited.is_some() { entry.place.clone() } else { text.at(range) };
    let [white, black] = left;
    let message = Message::new(CHECKS_FEWER).with("white", white).with("black", black).with("most", most);
    report.note(&place, message);
}
