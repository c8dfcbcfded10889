//! What is said of passing.

use super::codes::IDLE_WITHOUT_PASSES;
use super::node::Table;
use super::report::{Report, about};

/// Notes what speaks of passes though nobody may pass.
pub(super) fn judge(report: &mut Report, file: &Table) {
    let may_pass = file.text("pass").is_some_and(|text| text.value != "never");
    let ends = file.table("ends");
    if !may_pass && let Some(entry) = ends.and_then(|ends| ends.entry("two-passes")) {
        report.note(&entry.place, about(IDLE_WITHOUT_PASSES, &entry.key));
    }
}
