//! The command language against known answers, against a naive reading of its rulings, and as it is told to players.

mod document;
mod grammar;
#[path = "../ground/mod.rs"]
mod ground;
mod messages;
mod naive;
mod random;
mod reasons;
mod shared;
#[path = "../rules/support.rs"]
mod support;
mod syntax;
mod unnamed;
