//! `[[test]]`: what must hold for a variant, said in its own file.

use std::ops::Range;

use super::node::{Node, Table, Text};
use crate::spec::Verdict;

/// A test of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestSpec {
    /// What is tested.
    pub name: String,
    /// The table's head in the file.
    pub place: Range<usize>,
    /// The position; the start where there is none.
    pub position: Option<Said<String>>,
    /// Moves that are played first.
    pub play: Vec<Said<String>>,
    /// Moves that must then be legal.
    pub legal: Vec<Said<String>>,
    /// Moves that must not be legal.
    pub illegal: Vec<Said<String>>,
    /// How many positions there are after one ply, two plies and so on.
    pub perft: Vec<Said<u64>>,
    /// Whether the game is over, and who won.
    pub outcome: Option<Said<ExpectedOutcome>>,
}

/// A value, and where the file says it: bytes, for a text with its quotation marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said<T> {
    /// What is said.
    pub value: T,
    /// Where.
    pub place: Range<usize>,
}

/// What a test expects of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedOutcome {
    /// It goes on.
    Ongoing,
    /// It is over: what it is for the first side.
    Over(Verdict),
}

/// The tests of a file.
pub(super) fn tests(file: &Table) -> Vec<TestSpec> {
    let test = |(node, table): (&Node, &Table)| TestSpec {
        name: table.text("name").map(|name| name.value.clone()).unwrap_or_default(),
        place: node.place.range.clone(),
        position: table.text("position").map(said),
        play: texts(table, "play"),
        legal: texts(table, "legal"),
        illegal: texts(table, "illegal"),
        perft: table.list("perft").iter().filter_map(number).collect(),
        outcome: outcome(table),
    };
    file.tables("test").map(test).collect()
}

fn said(text: &Text) -> Said<String> {
    Said { value: text.value.clone(), place: text.place.range.clone() }
}

fn texts(table: &Table, key: &str) -> Vec<Said<String>> {
    table.list(key).iter().filter_map(Node::as_text).map(said).collect()
}

fn number(node: &Node) -> Option<Said<u64>> {
    Some(Said { value: node.as_number()?, place: node.place.range.clone() })
}

fn outcome(table: &Table) -> Option<Said<ExpectedOutcome>> {
    let words = [
        ("ongoing", ExpectedOutcome::Ongoing),
        ("white", ExpectedOutcome::Over(Verdict::Win)),
        ("black", ExpectedOutcome::Over(Verdict::Loss)),
        ("draw", ExpectedOutcome::Over(Verdict::Draw)),
    ];
    let value = table.word("outcome", &words)?;
    Some(Said { value, place: table.get("outcome")?.place.range.clone() })
}
