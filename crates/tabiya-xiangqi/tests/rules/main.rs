//! The rules against known answers, against a naive reading of their own, and against the same rules as data.

mod perft;
mod random;
mod repetition;
mod support;
