use std::fmt::Write as _;

use crate::{Contest, Measured, Reach};

/// The figures as lines of a table, in the form that Markdown takes for one.
///
/// # Panics
/// Never: writing to memory doesn't fail.
pub fn table(rows: &[(&Contest<'_>, Measured)]) -> String {
    let mut cells =
        vec![["what", "peer", "ours", "ratio", "min … max", "reach", "reached"].map(str::to_owned)];
    for (contest, measured) in rows {
        let none = || "–".to_owned();
        let rate = |rate| format!("{} {}/s", quantity(rate), contest.unit);
        let reach = |reach| match reach {
            Reach::Ratio(ratio) => format!("{ratio}x"),
            Reach::Rate(wanted) => rate(wanted),
        };
        let reached = |reach: Reach| if reach.is_met(measured) { "yes" } else { "no" };
        cells.push([
            contest.what.to_owned(),
            measured.peer.map_or_else(none, rate),
            rate(measured.ours),
            measured.ratio.map_or_else(none, |[_, middle, _]| format!("{middle:.1}x")),
            measured.ratio.map_or_else(none, |[least, _, most]| format!("{least:.1} … {most:.1}")),
            contest.reach.map_or_else(none, reach),
            contest.reach.map_or("–", reached).to_owned(),
        ]);
    }
    let mut widths = [0; 7];
    for row in &cells {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    let mut text = String::new();
    for (number, row) in cells.iter().enumerate() {
        for (column, (cell, width)) in row.iter().zip(widths).enumerate() {
            let cell = if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") };
            write!(text, "| {cell} ").expect("memory takes it");
        }
        text.push_str("|\n");
        if number == 0 {
            for (column, width) in widths.into_iter().enumerate() {
                let end = if column == 0 { "-" } else { ":" };
                write!(text, "|{}{end}", "-".repeat(width + 1)).expect("memory takes it");
            }
            text.push_str("|\n");
        }
    }
    text
}

/// A number with three digits and its order of magnitude.
fn quantity(number: f64) -> String {
    let (value, order) = match number {
        n if n >= 1e6 => (n / 1e6, " M"),
        n if n >= 1e3 => (n / 1e3, " k"),
        n => (n, ""),
    };
    let digits = if value >= 100.0 {
        0
    } else if value >= 10.0 {
        1
    } else {
        2
    };
    format!("{value:.digits$}{order}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantities_have_three_digits() {
        let shown =
            [0.5, 12.34, 999.0, 1234.0, 56_780.0, 456_000.0, 2_600_000.0, 123_456_789.0].map(quantity);
        assert_eq!(shown, ["0.50", "12.3", "999", "1.23 k", "56.8 k", "456 k", "2.60 M", "123 M"]);
    }

    #[test]
    fn the_table_says_whether_the_reach_is_met() {
        let fact = Contest::new("fact", "a fact", "texts", |_| 1, |_| 1);
        let won = Contest::new("won", "a contest", "texts", |_| 1, |_| 1).to_reach(2.0);
        let alone = Contest::alone("alone", "work without a peer", "texts", |_| 1).to_reach_rate(1e3);
        let measured = |ratio| Measured {
            peer: Some(1e3),
            ours: 1e3 * ratio,
            ratio: Some([ratio - 0.5, ratio, ratio + 0.5]),
        };
        let unrivalled = Measured { peer: None, ours: 999.0, ratio: None };
        let figures = [(&fact, 1.0), (&won, 2.0), (&won, 1.9)].map(|(row, ratio)| (row, measured(ratio)));
        let table = table(&[figures.as_slice(), &[(&alone, unrivalled)]].concat());
        let reached: Vec<&str> =
            table.lines().skip(2).filter_map(|line| line.split('|').nth(7)).map(str::trim).collect();
        assert_eq!(reached, ["–", "yes", "no", "no"]);
        let mut widths = table.lines().map(|line| line.chars().count());
        let first = widths.next();
        assert!(widths.all(|width| Some(width) == first), "{table}");
    }
}
