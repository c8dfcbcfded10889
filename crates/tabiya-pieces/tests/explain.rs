//! The explanations of pieces: those of the document's examples, that every token is in them, that no two pieces share
//! one by mistake, and that they stay in proportion.

#[path = "explain/boards.rs"]
mod boards;
#[path = "explain/distinct.rs"]
mod distinct;
#[path = "explain/examples.rs"]
mod examples;
#[path = "explain/hostile.rs"]
mod hostile;
#[path = "explain/known.rs"]
mod known;
#[path = "explain/said.rs"]
mod said;
#[path = "explain/tokens.rs"]
mod tokens;
