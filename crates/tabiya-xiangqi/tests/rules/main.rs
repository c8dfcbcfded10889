//! The rules against known answers, against a naive reading of their own, and against the same rules as data.

mod fen;
#[path = "../ground/mod.rs"]
mod ground;
mod perft;
mod random;
mod refusals;
mod repetition;
mod support;
