#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod codes;
mod columns;
pub mod command;
mod contract;
mod explain;
mod fen;
mod game;
mod look_alike;
mod methods;
mod movement;
pub mod notation;
mod piece;
mod point;
mod reason;
mod resolve;
mod rules;
pub mod sample;
mod scene;
mod setup;

pub use columns::Columns;
pub use game::{Repetition, Xiangqi};
pub use movement::Move;
pub use piece::{Kind, Piece};
pub use point::{BOARD, NoPoint, Point};
pub use rules::{Position, Refusal, Undo, judge};
pub use setup::Setup;
