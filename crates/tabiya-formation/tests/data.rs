//! The shared data: perft counts, effective abilities and legal actions made with the public crate and checked by a
//! second implementation.

mod support;

use std::collections::BTreeMap;
use support::data::{legal, position, rows};
use tabiya_formation::Position;

/// Sequences of exactly `depth` actions, every one of them made.
fn perft(position: &mut Position, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut total = 0;
    for action in legal(position) {
        let undo = position.make(action);
        total += perft(position, depth - 1);
        position.unmake(action, undo);
    }
    total
}

fn check_perft(depths: std::ops::RangeInclusive<usize>) {
    for row in rows("perft.jsonl") {
        let start = position(&row["snapshot"]);
        let mut running = start.clone();
        let counts = row["perft"].as_array().expect("a list of counts");
        for depth in depths.clone().filter(|&depth| depth <= counts.len()) {
            let expected = counts[depth - 1].as_u64().expect("a count");
            assert_eq!(perft(&mut running, depth), expected, "{} at depth {depth}", row["id"]);
            assert_eq!(running, start);
        }
    }
}

#[test]
fn perft_to_depth_3() {
    check_perft(1..=3);
}

#[test]
#[ignore = "deep: about 900 million actions"]
fn perft_at_depth_4() {
    check_perft(4..=4);
}

#[test]
fn kinds_of_actions_are_counted() {
    for row in rows("perft.jsonl").iter().filter(|row| row["kinds"].is_object()) {
        let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
        for action in legal(&position(&row["snapshot"])) {
            let code = action.kind().code().as_str();
            *counts.entry(code.strip_prefix("formation.action.").expect("the prefix of all")).or_default() +=
                1;
        }
        for (kind, expected) in row["kinds"].as_object().expect("counts by kind") {
            assert_eq!(
                counts.remove(kind.as_str()).unwrap_or(0),
                expected.as_u64().expect("a count"),
                "{kind}"
            );
        }
        assert!(counts.is_empty(), "{counts:?}");
    }
}

const NUMERALS: &str = "一二三四五六七八九十甲乙丙丁戊己";

#[test]
fn effective_abilities_and_legal_counts() {
    for row in rows("positions.jsonl") {
        let position = position(&row["snapshot"]);
        let id = &row["id"];
        assert_eq!(legal(&position).len() as u64, row["legal_count"].as_u64().expect("a count"), "{id}");
        let Some(effective) = row["effective"].as_object() else { continue };
        assert_eq!(effective.len(), position.pieces().count(), "{id}");
        for (square, _) in position.pieces() {
            let numeral = |index: u8| NUMERALS.chars().nth(index.into()).expect("16 numerals");
            let name: String = [numeral(square.column()), numeral(square.row())].iter().collect();
            assert_eq!(
                position.effective(square).to_string(),
                effective[&name].as_str().expect("text"),
                "{id} {name}"
            );
        }
    }
}
