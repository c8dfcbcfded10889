//! `[[castling]]`.

use tabiya_board::{Bitboard, Geometry};
use tabiya_game::{Argument, Message};
use tabiya_pieces::square_of_name;

use super::board::Board;
use super::codes::{
    CASTLING_CROOKED, CASTLING_FORM, CASTLING_HOLE, CASTLING_NOTHING, CASTLING_REPEATED, CASTLING_SAME,
};
use super::node::{Table, Text};
use super::reader::Reader;
use crate::spec::CastlingSpec;

impl Reader {
    pub(super) fn castlings(&mut self, file: &Table, board: &Board) -> Vec<CastlingSpec> {
        let mut castlings = Vec::new();
        for (node, table) in file.tables("castling") {
            let side = table.word("side", &[("white", 0), ("black", 1)]);
            let mover = table.text("mover").and_then(|text| self.way(text, board));
            let partner = table.text("partner").and_then(|text| self.way(text, board));
            let (Some(side), Some(mover), Some(partner)) = (side, mover, partner) else { continue };
            if mover.0 == partner.0 || mover.1 == partner.1 {
                self.report.error(&node.place, CASTLING_SAME);
            } else if mover.0 == mover.1 && partner.0 == partner.1 {
                self.report.error(&node.place, CASTLING_NOTHING);
            }
            let castling = CastlingSpec { side, mover, partner };
            if castlings.contains(&castling) {
                self.report.note(&node.place, CASTLING_REPEATED);
            }
            castlings.push(castling);
        }
        castlings
    }

    /// From where to where: `e1g1`.
    fn way(&mut self, text: &Text, board: &Board) -> Option<(usize, usize)> {
        let found = Argument::input(&*text.value);
        let Some((from, to)) = way_of(self.geometry, &text.value) else {
            let message = Message::new(CASTLING_FORM).with("found", found);
            self.report.error(&text.place, message.with("size", Argument::text(self.geometry)));
            return None;
        };
        let width = usize::from(self.geometry.width());
        if from / width != to / width && from % width != to % width {
            self.report.error(&text.place, Message::new(CASTLING_CROOKED).with("found", found));
        } else if board.holes.contains(from) || board.holes.contains(to) {
            self.report.error(&text.place, Message::new(CASTLING_HOLE).with("found", found));
        }
        Some((from, to))
    }
}

fn way_of(geometry: Geometry, text: &str) -> Option<(usize, usize)> {
    let second = text.bytes().skip(1).position(|byte| byte.is_ascii_lowercase())? + 1;
    let (from, to) = text.split_at_checked(second)?;
    let square = |name: &str| square_of_name(geometry, name).map(|square| geometry.index(square));
    Some((square(from)?, square(to)?))
}
