//! Fairy-Stockfish's `variants.ini`, both ways.

#[path = "ini/errors.rs"]
mod errors;
#[path = "ini/export.rs"]
mod export;
#[path = "ini/hostile.rs"]
mod hostile;
#[path = "ini/notes.rs"]
mod notes;
#[path = "ini/options.rs"]
mod options;
#[path = "ini/pieces.rs"]
mod pieces;
#[path = "ini/process.rs"]
mod process;
#[path = "ini/sections.rs"]
mod sections;
#[path = "ini/sentences.rs"]
mod sentences;
#[path = "ini/support.rs"]
mod support;
