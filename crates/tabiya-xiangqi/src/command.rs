//! The command language: `std:P2-5`, `ext:B.`, `ext:XxM`, `ext:M+!`, `ext:B5.s`, `meta:ok`.
//!
//! It is the language of a Vietnamese document, whose grammar is mended here; `docs/xiangqi-commands.md` is the
//! standard, and the rulings X1 to X23 that the sources cite stand there. A text is read in every way that the grammar
//! allows ([`readings`]), and the readings are resolved together against the legal moves of a position ([`resolve`]).

mod codes;
mod flaw;
mod marks;
mod nearest;
mod notation;
mod peg;
mod predicate;
mod print;
mod reader;
mod reading;
mod resolve;
mod selection;
mod tape;
mod tree;
mod write;
mod writer;

pub(crate) use codes::{is_about_pieces, is_never};
pub use notation::{ViExt, ViStd};
pub(crate) use notation::{columns, offered};
pub(crate) use print::federation_letter;
pub(crate) use reading::has_prefix;
pub use reading::{peg, readings};
pub(crate) use resolve::explain_request;
pub use resolve::{resolve, resolve_as};
pub use tree::{
    Capture, Check, Command, CrossRiver, Direction, Form, Hand, Manner, Mark, Meta, Movement, Number, Place,
    Selector, Standard, Vertical, Way, Word,
};
pub use write::{all, shortest_ext, shortest_std, standard};
