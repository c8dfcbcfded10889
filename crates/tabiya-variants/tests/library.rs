//! The built-in library: its files, their own tests, and counts that are known of the games.

#[path = "library/ends.rs"]
mod ends;
#[path = "library/fairy.rs"]
mod fairy;
#[path = "library/files.rs"]
mod files;
#[path = "library/known.rs"]
mod known;
#[path = "library/perft.rs"]
mod perft;
#[path = "library/positions.rs"]
mod positions;
#[path = "library/support.rs"]
mod support;
