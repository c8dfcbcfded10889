//! The rules: what each piece reaches, which moves are legal, how a game ends.

mod attack;
mod count;
mod generate;
mod hash;
mod judge;
mod make;
mod outcome;
mod pass;
mod position;
mod repetition;
pub(crate) mod tables;

pub use judge::{Refusal, judge};
pub use make::Undo;
pub use position::Position;
