//! `[board]` and the sectors.

use tabiya_board::{Bitboard, Geometry, MAX_EDGE, Side};
use tabiya_game::{Argument, Message};

use super::codes::{ALL_HOLES, SECTORS_OVERLAP, SIZE};
use super::node::{Table, Text};
use super::reader::Reader;
use super::report::Report;
use super::squares::Empty;
use crate::cover::all;
use crate::spec::Squares;

/// What `[board]` says besides the size.
#[derive(Debug)]
pub(super) struct Board {
    pub(super) light: Squares,
    pub(super) points: bool,
    pub(super) sectors: [Squares; 2],
}

/// The size of the board, if the file says it well.
pub(super) fn geometry(report: &mut Report, file: &Table) -> Option<Geometry> {
    let size = file.table("board")?.text("size")?;
    let geometry = size_of(size);
    if geometry.is_none() && !size.value.trim().is_empty() {
        let message = Message::new(SIZE).with("found", Argument::input(&*size.value)).with("most", MAX_EDGE);
        report.error(&size.place, message);
    }
    geometry
}

fn size_of(size: &Text) -> Option<Geometry> {
    let number = |text: &str| {
        let is_number =
            !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        text.parse().ok().filter(|_| is_number)
    };
    let (width, height) = size.value.split_once('x')?;
    Geometry::new(number(width)?, number(height)?).ok()
}

/// The light squares where a file says nothing: a1 is dark.
pub(super) fn usual_light(geometry: Geometry) -> Squares {
    let mut light = Squares::EMPTY;
    for square in geometry.squares() {
        let rank = geometry.height() - 1 - square.row();
        if (square.column() + rank) % 2 == 1 {
            light.insert(geometry.index(square));
        }
    }
    light
}

/// The sectors where a file says nothing: the halves.
pub(super) fn usual_sectors(geometry: Geometry) -> [Squares; 2] {
    Side::ALL.map(|side| {
        let mut half = Squares::EMPTY;
        for square in geometry.squares().filter(|square| geometry.in_half(square.row(), side)) {
            half.insert(geometry.index(square));
        }
        half
    })
}

impl Reader {
    pub(super) fn board(&mut self, file: &Table) -> Board {
        let nothing = Table::default();
        let board = file.table("board").unwrap_or(&nothing);
        let holes = self.squares(board, "holes").unwrap_or(Squares::EMPTY);
        if holes != all(self.geometry) {
            self.holes = holes;
        } else if let Some(text) = board.text("holes") {
            self.report.error(&text.place, ALL_HOLES);
        }
        let sectors = self.area(file, "sectors", Empty::Allowed);
        if let (Some(node), Some([white, black])) = (file.get("sectors"), sectors)
            && !(white & black).is_empty()
        {
            self.report.error(&node.place, SECTORS_OVERLAP);
        }
        Board {
            light: self.squares(board, "light").unwrap_or_else(|| usual_light(self.geometry)),
            points: board.flag("points"),
            sectors: sectors.unwrap_or_else(|| usual_sectors(self.geometry)),
        }
    }
}
