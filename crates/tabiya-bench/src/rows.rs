//! The rows of the table. Each compares the results of both sides once, then gives a [`Contest`] for the speed.

pub mod action;
pub mod legal;
pub mod perft;
pub mod pieces;
pub mod playout;
pub mod snapshot;
pub mod variants;
pub mod xiangqi;

use crate::Contest;
use crate::inputs::Inputs;

/// The names of the rows, in the order of the table.
pub const NAMES: [&str; 18] = [
    "perft",
    "perft-bulk",
    "legal",
    "playout",
    "playout-placement",
    "playout-listed",
    "snapshot",
    "action",
    "piece-read",
    "piece-moves",
    "piece-targets",
    "chess-bulk",
    "chess-made",
    "chess-playout",
    "xiangqi-bulk",
    "xiangqi-rules",
    "xiangqi-plies",
    "xiangqi-commands",
];

/// The row of this name; `None` for another one.
///
/// # Panics
/// If the two sides don't come to the same results.
pub fn row<'a>(name: &str, inputs: &'a Inputs, depth: u32) -> Option<Contest<'a>> {
    Some(match name {
        "perft" => perft::made(&inputs.openings, depth),
        "perft-bulk" => perft::bulk(&inputs.openings, depth),
        "legal" => legal::contest(&inputs.standard),
        "playout" => playout::from_openings(&inputs.openings),
        "playout-placement" => playout::from_placement(),
        "playout-listed" => playout::listed(&inputs.openings),
        "snapshot" => snapshot::contest(&inputs.standard),
        "action" => action::contest(&inputs.standard),
        "piece-read" => pieces::reading(),
        "piece-moves" => pieces::moves(&inputs.pieces),
        "piece-targets" => pieces::targets(&inputs.pieces),
        "chess-bulk" => variants::chess_bulk(),
        "chess-made" => variants::chess_made(),
        "chess-playout" => variants::chess_playout(),
        "xiangqi-bulk" => variants::xiangqi_bulk(),
        "xiangqi-rules" => xiangqi::bulk(),
        "xiangqi-plies" => xiangqi::plies(),
        "xiangqi-commands" => xiangqi::commands(),
        _ => return None,
    })
}
