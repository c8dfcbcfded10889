//! The engine beside the referee, which follows the spec word by word: two independent ways to the same games.

#[path = "differential/cases.rs"]
mod cases;
#[path = "differential/features.rs"]
mod features;
#[path = "differential/game.rs"]
mod game;
#[path = "differential/random.rs"]
mod random;
#[path = "differential/shrink.rs"]
mod shrink;
