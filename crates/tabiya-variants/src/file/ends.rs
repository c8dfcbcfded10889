//! `[ends]`.

use super::codes::{EACH_OF_ALL, REPLY_BY_NOBODY, REPLY_TO_DRAW, REPLY_TO_LEAVING};
use super::node::Table;
use super::reader::Reader;
use super::squares::Empty;
use crate::spec::{Ends, Extinction, Goal, Repetition, Verdict};

/// A number that the table of keys keeps within the type's bounds.
fn small<T: TryFrom<u64>>(table: &Table, key: &str) -> Option<T> {
    table.number(key).and_then(|number| number.try_into().ok())
}

pub(super) fn verdict(table: &Table, key: &str) -> Option<Verdict> {
    table.word(key, &[("win", Verdict::Win), ("loss", Verdict::Loss), ("draw", Verdict::Draw)])
}

impl Reader {
    pub(super) fn ends(&mut self, file: &Table) -> Ends {
        let nothing = Table::default();
        let ends = file.table("ends").unwrap_or(&nothing);
        let quiet = ends.table("quiet").and_then(|quiet| {
            let reset = self.letters(quiet.list("reset"));
            Some((small(quiet, "plies")?, reset))
        });
        let repetition = ends.table("repetition").and_then(|repetition| {
            Some(Repetition {
                times: small(repetition, "times")?,
                verdict: verdict(repetition, "result").unwrap_or(Verdict::Draw),
                perpetual_check: verdict(repetition, "perpetual-check"),
            })
        });
        Ends {
            checkmate: verdict(ends, "checkmate").unwrap_or(Verdict::Loss),
            stalemate: verdict(ends, "stalemate").unwrap_or(Verdict::Draw),
            extinctions: ends.tables("extinction").map(|(_, table)| self.extinction(table)).collect(),
            goals: ends.tables("goal").filter_map(|(_, table)| self.goal(table)).collect(),
            checks: small(ends, "checks"),
            quiet,
            repetition,
            two_passes: verdict(ends, "two-passes"),
        }
    }

    fn extinction(&mut self, table: &Table) -> Extinction {
        let types = self.letters(table.list("pieces"));
        let sides = [("both", [true, true]), ("white", [true, false]), ("black", [false, true])];
        let extinction = Extinction {
            sides: table.word("side", &sides).unwrap_or([true; 2]),
            each: table.flag("each"),
            at_most: small(table, "at-most").unwrap_or(0),
            verdict: verdict(table, "result").unwrap_or(Verdict::Loss),
            opponent_at_least: small(table, "opponent-at-least").unwrap_or(0),
            reply: verdict(table, "reply"),
            types,
        };
        let counts_all = table.list("pieces").is_empty();
        if extinction.each
            && counts_all
            && let Some(node) = table.get("each")
        {
            self.report.error(&node.place, EACH_OF_ALL);
        }
        if extinction.at_most == 0
            && counts_all
            && let Some(node) = table.get("reply")
        {
            self.report.error(&node.place, REPLY_BY_NOBODY);
        }
        extinction
    }

    fn goal(&mut self, table: &Table) -> Option<Goal> {
        let types = self.some_letters(table, "pieces");
        let zone = self.area(table, "zone", Empty::Refused)?;
        let goal = Goal {
            types,
            zone,
            leaving: table.flag("leaving"),
            verdict: verdict(table, "result").unwrap_or(Verdict::Win),
            reply: table.flag("reply"),
            safe: table.flag("safe"),
        };
        if goal.reply
            && let Some(node) = table.get("reply")
        {
            if goal.leaving {
                self.report.error(&node.place, REPLY_TO_LEAVING);
            } else if goal.verdict == Verdict::Draw {
                self.report.error(&node.place, REPLY_TO_DRAW);
            }
        }
        Some(goal)
    }
}
