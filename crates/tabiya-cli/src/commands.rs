//! The commands, one module each.

pub(crate) mod ask;
pub(crate) mod check;
pub(crate) mod convert;
pub(crate) mod draw;
pub(crate) mod games;
pub(crate) mod legal;
pub(crate) mod manual;
pub(crate) mod perft;
pub(crate) mod piece;
pub(crate) mod play;
pub(crate) mod protocol;
pub(crate) mod replay;
pub(crate) mod rpc;
pub(crate) mod say;
pub(crate) mod variant;
