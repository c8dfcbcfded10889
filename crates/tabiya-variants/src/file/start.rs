//! The start position, and what can be told from it.

use tabiya_board::Side;
use tabiya_game::{Argument, Locus, Message, Mode};
use tabiya_pieces::square_name;

use super::codes::{CASTLING_NOBODY, ROYAL_IN_HAND};
use super::node::Table;
use super::report::Report;
use super::unused;
use crate::spec::Spec;
use crate::text::{Setup, Stands, judge_start, read_fen};

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
    if let Err(errors) = judge_start(spec) {
        return report.within(text, errors);
    }
    note_castlings(report, file, spec, &read.setup);
    unused::note(report, file, spec, &read.setup);
}

/// Notes castlings of pieces that are not there.
fn note_castlings(report: &mut Report, file: &Table, spec: &Spec, start: &Setup) {
    for ((_, table), castling) in file.tables("castling").zip(&spec.castlings) {
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
