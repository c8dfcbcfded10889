//! The notations: known answers, all forms that are read, what is written read back, messages, hostile texts.

mod docs;
mod forms;
mod games;
#[path = "../ground/mod.rs"]
mod ground;
mod hostile;
mod known;
mod messages;
mod naive;
mod round_trip;
mod support;
mod unnamed;
