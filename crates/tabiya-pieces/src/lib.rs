#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod betza;
mod board;
mod codes;
pub mod compare;
pub mod compiled;
mod diagram;
pub mod explain;
mod extension;
mod fen;
mod known;
pub mod lint;
mod movement;
pub mod naive;
mod print;
mod profile;
mod reach;
mod reader;
pub mod sample;
pub mod tree;

pub use board::{Board, Man};
pub use diagram::diagram;
pub use extension::{Extension, extensions};
pub use fen::Fen;
pub use known::{Known, KnownPiece, OtherName, Since};
pub use movement::{MAX_STEPS, Movement, OverBudget, Repeat, square_name, square_of_name};
pub use profile::{Profile, UnknownProfile};
pub use reader::{Reading, Token, TokenKind, read};
pub use tree::Piece;
