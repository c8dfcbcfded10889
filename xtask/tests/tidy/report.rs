//! What a rule finds and how a test tells it.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Violation {
    path: String,
    line: usize,
    rule: String,
}

impl Violation {
    pub(crate) fn new(path: &str, line: usize, rule: &str) -> Self {
        Self { path: path.to_owned(), line, rule: rule.to_owned() }
    }

    pub(crate) fn line(&self) -> usize {
        self.line
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.rule)
    }
}

/// Fails with all the violations, in the order of the files.
#[track_caller]
pub(crate) fn none(violations: impl IntoIterator<Item = Violation>) {
    let mut violations: Vec<Violation> = violations.into_iter().collect();
    violations.sort();
    violations.dedup();
    let lines: Vec<String> = violations.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{} found:\n{}", lines.len(), lines.join("\n"));
}
