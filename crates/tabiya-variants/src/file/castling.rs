//! `[[castling]]`.

use tabiya_board::{Bitboard, Geometry};
use tabiya_game::{Argument, Message};
use tabiya_pieces::square_of_name;

use super::codes::{
    CASTLING_ALONE, CASTLING_CROOKED, CASTLING_EXCHANGED, CASTLING_FORM, CASTLING_HOLE, CASTLING_NOTHING,
    CASTLING_REPEATED, CASTLING_SAME, CASTLING_TWO_ENDS,
};
use super::node::{Node, Table, Text};
use super::reader::Reader;
use super::report::Report;
use crate::spec::CastlingSpec;

impl Reader {
    pub(super) fn castlings(&mut self, file: &Table) -> Vec<CastlingSpec> {
        let mut castlings: Vec<CastlingSpec> = Vec::new();
        for (node, table) in file.tables("castling") {
            let side = table.word("side", &[("white", 0), ("black", 1)]);
            let mover = table.text("mover").and_then(|text| self.way(text));
            let partner = table.text("partner").and_then(|text| self.way(text));
            let (Some(side), Some(mover), Some(partner)) = (side, mover, partner) else { continue };
            if mover.0 == partner.0 || mover.1 == partner.1 {
                self.report.error(&node.place, CASTLING_SAME);
            } else if mover.0 == mover.1 && partner.0 == partner.1 {
                self.report.error(&node.place, CASTLING_NOTHING);
            } else if mover.0 == mover.1 || partner.0 == partner.1 {
                self.report.note(&node.place, CASTLING_ALONE);
            }
            let castling = CastlingSpec { side, mover, partner };
            compare(&mut self.report, node, &castling, &castlings);
            castlings.push(castling);
        }
        castlings
    }

    /// From where to where: `e1g1`.
    fn way(&mut self, text: &Text) -> Option<(usize, usize)> {
        let found = Argument::input(&*text.value);
        let Some((from, to)) = way_of(self.geometry, &text.value) else {
            let message = Message::new(CASTLING_FORM).with("found", found);
            self.report.error(&text.place, message.with("size", Argument::text(self.geometry)));
            return None;
        };
        let width = usize::from(self.geometry.width());
        if from / width != to / width && from % width != to % width {
            self.report.error(&text.place, Message::new(CASTLING_CROOKED).with("found", found));
        } else if self.holes.contains(from) || self.holes.contains(to) {
            self.report.error(&text.place, Message::new(CASTLING_HOLE).with("found", found));
        }
        Some((from, to))
    }
}

/// Tells what a castling has in common with others.
pub(super) fn compare(report: &mut Report, node: &Node, castling: &CastlingSpec, others: &[CastlingSpec]) {
    let CastlingSpec { side, mover, partner } = *castling;
    let is_same_pair = |other: &&CastlingSpec| (other.mover, other.partner.0) == (mover, partner.0);
    let mut others_of_side = others.iter().filter(|other| other.side == side);
    if others.contains(castling) {
        report.note(&node.place, CASTLING_REPEATED);
    } else if others_of_side.clone().any(|other| is_same_pair(&other)) {
        // A move is written by where the mover goes or by the partner that it takes.
        report.error(&node.place, CASTLING_TWO_ENDS);
    } else if others_of_side.any(|other| (other.mover, other.partner) == (partner, mover)) {
        report.note(&node.place, CASTLING_EXCHANGED);
    }
}

fn way_of(geometry: Geometry, text: &str) -> Option<(usize, usize)> {
    let second = text.bytes().skip(1).position(|byte| byte.is_ascii_lowercase())? + 1;
    let (from, to) = text.split_at_checked(second)?;
    let square = |name: &str| square_of_name(geometry, name).map(|square| geometry.index(square));
    Some((square(from)?, square(to)?))
}
