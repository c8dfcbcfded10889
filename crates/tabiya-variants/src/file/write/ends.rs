use super::value::{flag, inline, letters, text, verdict};
use super::{Entries, Writer, entry};
use crate::spec::{Extinction, Goal, Verdict};

impl Writer<'_> {
    pub(super) fn ends(&mut self) {
        let (spec, ends) = (self.spec, &self.spec.ends);
        let mut entries = Entries::new();
        entries.extend(unless("checkmate", ends.checkmate, Verdict::Loss));
        entries.extend(unless("stalemate", ends.stalemate, Verdict::Draw));
        entries.extend(ends.checks.map(|checks| entry("checks", checks.to_string())));
        entries.extend(ends.two_passes.map(|result| entry("two-passes", verdict(result))));
        if let Some((plies, reset)) = &ends.quiet {
            let mut quiet = vec![entry("plies", plies.to_string())];
            if !reset.is_empty() {
                quiet.push(entry("reset", letters(spec, reset)));
            }
            entries.push(entry("quiet", inline(&quiet)));
        }
        if let Some(repetition) = &ends.repetition {
            let mut table = vec![entry("times", repetition.times.to_string())];
            table.extend(unless("result", repetition.verdict, Verdict::Draw));
            table.extend(repetition.perpetual_check.map(|result| entry("perpetual-check", verdict(result))));
            entries.push(entry("repetition", inline(&table)));
        }
        if !entries.is_empty() {
            self.head("[ends]");
            self.entries(entries);
        }
        for extinction in &ends.extinctions {
            let entries = self.extinction(extinction);
            self.head("[[ends.extinction]]");
            self.entries(entries);
        }
        for goal in &ends.goals {
            let entries = self.goal(goal);
            self.head("[[ends.goal]]");
            self.entries(entries);
        }
    }

    fn extinction(&self, extinction: &Extinction) -> Entries {
        let mut entries = Entries::new();
        match extinction.sides {
            [true, false] => entries.push(entry("side", text("white"))),
            [false, true] => entries.push(entry("side", text("black"))),
            _ => {}
        }
        if !extinction.types.is_empty() {
            entries.push(entry("pieces", letters(self.spec, &extinction.types)));
        }
        entries.extend(flag("each", extinction.each));
        entries.extend(number("at-most", extinction.at_most));
        entries.extend(unless("result", extinction.verdict, Verdict::Loss));
        entries.extend(number("opponent-at-least", extinction.opponent_at_least));
        entries.extend(extinction.reply.map(|result| entry("reply", verdict(result))));
        entries
    }

    fn goal(&self, goal: &Goal) -> Entries {
        let mut entries = vec![
            entry("pieces", letters(self.spec, &goal.types)),
            entry("zone", self.areas.sides(goal.zone)),
        ];
        entries.extend(flag("leaving", goal.leaving));
        entries.extend(unless("result", goal.verdict, Verdict::Win));
        entries.extend(flag("reply", goal.reply));
        entries.extend(flag("safe", goal.safe));
        entries
    }
}

/// A result that is written when it is not the usual one.
fn unless(key: &str, result: Verdict, usual: Verdict) -> Option<(String, String)> {
    (result != usual).then(|| entry(key, verdict(result)))
}

/// A number that is written when it is not 0.
fn number(key: &str, number: u8) -> Option<(String, String)> {
    (number != 0).then(|| entry(key, number.to_string()))
}
