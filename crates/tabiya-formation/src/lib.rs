#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod ability;
mod action;
mod bits;
mod board;
mod explain;
mod formation;
mod game;
mod generate;
mod hash;
mod judge;
mod lines;
mod make;
mod methods;
mod piece;
mod position;
mod power;
mod preview;
mod protocol;
mod provenance;
mod reason;
mod refusal;
mod result;
mod sample;
mod scene;
mod setup;
mod sink;
mod step;
pub mod text;
mod view;

pub use ability::{Abilities, Ability};
pub use action::{Action, ActionKind};
pub use formation::Formation;
pub use game::FormationChess;
pub use judge::{Effect, judge};
pub use make::Undo;
pub use piece::{Group, Kind, Piece, side_chinese};
pub use position::{Phase, Position};
pub use preview::{AbilityChange, Preview, preview};
pub use protocol::FormationProtocol;
pub use provenance::{Origin, provenance};
pub use refusal::{Change, Lack, Obstacle, Refusal, Uncommanded, Ways};
pub use result::GameResult;
pub use setup::{Fault, FaultPlace, Setup};
pub use view::View;
