#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod ability;
mod action;
mod board;
mod formation;
mod generate;
mod hash;
mod judge;
mod make;
mod piece;
mod position;
mod power;
mod preview;
mod provenance;
mod refusal;
mod result;
mod setup;
mod step;
pub mod text;
mod view;

pub use ability::{Abilities, Ability};
pub use action::{Action, ActionKind};
pub use formation::Formation;
pub use judge::{Effect, judge};
pub use make::Undo;
pub use piece::{Group, Kind, Piece, side_chinese};
pub use position::{Phase, Position};
pub use preview::{AbilityChange, Preview, preview};
pub use provenance::{Origin, provenance};
pub use refusal::{Change, Lack, Obstacle, Refusal, Uncommanded, Ways};
pub use result::GameResult;
pub use setup::{Fault, FaultPlace, Setup};
pub use view::View;
