//! What people write and read: positions, moves, reasons.

mod codes;
mod fen;
mod judge;
mod lenient;
mod preview;
mod san;
mod scene;
mod setup;
mod spelling;
mod square;
mod uci;
mod why;

pub use judge::judge_start;
pub use setup::{Arrival, Passed, Right, Setup, Stands};

pub(crate) use codes::SIDES;
pub(crate) use fen::{label, letter, read as read_fen, write as write_fen};
pub(crate) use judge::{judged_start, position_of};
pub(crate) use preview::preview;
pub(crate) use san::San;
pub(crate) use scene::{piece, regions, scene};
pub(crate) use uci::{Uci, is_move};
pub(crate) use why::{explain_piece, name_of, why_not};
