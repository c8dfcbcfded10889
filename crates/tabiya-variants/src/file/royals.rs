//! What is said of royal pieces.

use tabiya_game::{Argument, Message};

use super::codes::{CHECKS_NEVER, FACING_NEVER, IDLE_WITHOUT_ROYALS, NO_ROYALS, ROYAL_VICTIM};
use super::node::{Entry, Table, Value};
use super::pieces;
use super::report::{Report, about};

/// Tells where a file contradicts itself about checks, or speaks of royal pieces though none has to be kept from attack.
pub(super) fn judge(report: &mut Report, file: &Table) {
    let ends = file.table("ends");
    if file.flag("no-checks")
        && let Some(checks) = ends.and_then(|ends| ends.entry("checks"))
    {
        report.error(&checks.place, CHECKS_NEVER);
    }
    if file.flag("flying")
        && let Some(facing) = file.entry("facing")
    {
        report.error(&facing.place, FACING_NEVER);
    }
    let is_royal = |piece: &Table| piece.flag("royal");
    let has_royals = pieces::entries(file).any(|entry| entry.node.as_table().is_some_and(is_royal));
    let royalty = file.text("royalty").map(|text| &*text.value);
    if has_royals && royalty != Some("none") {
        refuse_victims(report, file);
        return;
    }
    let of = |table: Option<&Table>, key| table.and_then(|table| table.entry(key)).cloned();
    // Rules of their own.
    let rules = [
        of(Some(file), "flying"),
        of(Some(file), "facing"),
        of(Some(file), "no-checks"),
        of(Some(file), "royalty").filter(|_| royalty != Some("none")),
        of(ends, "checks"),
    ];
    let is_set = |entry: &&Entry| !matches!(entry.node.value, Value::Flag(false));
    for entry in rules.iter().flatten().filter(is_set) {
        report.error(&entry.place, about(NO_ROYALS, &entry.key));
    }
    // Parts of rules that stand without them.
    let blast = of(file.table("blast"), "touching-royals");
    let repetition = of(ends.and_then(|ends| ends.table("repetition")), "perpetual-check");
    for entry in [blast, repetition].iter().flatten().filter(is_set) {
        report.note(&entry.place, about(IDLE_WITHOUT_ROYALS, &entry.key));
    }
    for entry in pieces::entries(file) {
        let drop = entry.node.as_table().and_then(|piece| piece.table("drop"));
        if let Some(mate) = drop.and_then(|drop| drop.entry("mate"))
            && mate.node.as_flag() == Some(false)
        {
            report.note(&mate.place, about(IDLE_WITHOUT_ROYALS, "mate"));
        }
    }
}

/// Royal pieces are not captured, in passing either.
fn refuse_victims(report: &mut Report, file: &Table) {
    let is_royal = |letter: &str| {
        pieces::entries(file).any(|entry| {
            *entry.key == *letter && entry.node.as_table().is_some_and(|piece| piece.flag("royal"))
        })
    };
    let victims = file.tables("en-passant").flat_map(|(_, rule)| rule.list("victims"));
    for victim in victims.filter_map(|node| node.as_text()).filter(|text| is_royal(&text.value)) {
        let message = Message::new(ROYAL_VICTIM).with("letter", Argument::text(&victim.value));
        report.error(&victim.place, message);
    }
}
