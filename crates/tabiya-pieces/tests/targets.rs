//! The targets of pieces: known answers, the numbers and rulings of the specification, lines that would never end.

#[path = "targets/answers.rs"]
mod answers;
#[path = "targets/document.rs"]
mod document;
#[path = "targets/engine.rs"]
mod engine;
#[path = "targets/hostile.rs"]
mod hostile;
#[path = "targets/positions.rs"]
mod positions;
#[path = "targets/rulings.rs"]
mod rulings;
#[path = "targets/samples.rs"]
mod samples;
