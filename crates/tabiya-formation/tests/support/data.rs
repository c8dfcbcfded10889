//! The shared data, read with the crate's own readers.

use std::ops::ControlFlow;

use serde_json::Value;
use tabiya_formation::text::{read_snapshot, write_action};
use tabiya_formation::{Action, Position};

use super::shared;

/// The rows of a file of the shared data; none, with a message, where it is absent and that is allowed.
pub fn rows(file: &str) -> Vec<Value> {
    let Some(text) = shared(file) else { return Vec::new() };
    let rows: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("each line is one JSON value")).collect();
    assert!(!rows.is_empty(), "{file} has no rows");
    rows
}

/// The position of a snapshot that must be valid.
pub fn position(snapshot: &Value) -> Position {
    let setup = read_snapshot(snapshot.as_str().expect("a snapshot")).expect("well formed");
    Position::new(&setup).expect("valid")
}

/// The legal actions in the order of generation.
pub fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    let _ = position.generate(|action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    actions
}

/// The texts of the legal actions, sorted by code point.
pub fn legal_texts(position: &Position) -> Vec<String> {
    let mut texts: Vec<_> =
        legal(position).into_iter().map(|action| write_action(position, action)).collect();
    texts.sort_unstable();
    texts
}
