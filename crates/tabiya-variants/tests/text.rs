//! Positions, moves and everything else that people read and write.

#[path = "text/conformance.rs"]
mod conformance;
#[path = "text/games.rs"]
mod games;
#[path = "text/messages.rs"]
mod messages;
#[path = "text/moves.rs"]
mod moves;
#[path = "text/outcomes.rs"]
mod outcomes;
#[path = "text/positions.rs"]
mod positions;
#[path = "text/shared.rs"]
mod shared;
