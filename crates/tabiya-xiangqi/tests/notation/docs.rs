//! The examples of `docs/xiangqi-notations.md`.

use std::collections::HashMap;

use tabiya_game::Mode;
use tabiya_xiangqi::{Move, Position};

use crate::support::{form, meaning, position, read, write};

const DOCUMENT: &str = include_str!("../../../../docs/xiangqi-notations.md");

/// The texts between backquotes.
fn codes(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// The rows of all tables with this head, cell by cell.
fn rows(head: &str) -> Vec<Vec<&'static str>> {
    let mut lines = DOCUMENT.lines();
    let mut rows = Vec::new();
    while lines.find(|line| *line == head).is_some() {
        let table = lines.by_ref().skip(1).take_while(|line| line.starts_with('|'));
        rows.extend(table.map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect::<Vec<_>>()));
    }
    assert!(!rows.is_empty(), "{head}");
    rows
}

fn positions() -> HashMap<&'static str, Position> {
    rows("| position | |").into_iter().map(|row| (row[0], position(codes(row[1])[0]))).collect()
}

fn check(name: &str, position: &Position, movement: &str, written: &str, also: &[&str]) {
    let form = form(name);
    let parsed: Move = movement.parse().unwrap_or_else(|_| panic!("{movement} is a move"));
    assert_eq!(write(form, position, parsed), written, "{name} {movement}");
    for text in also.iter().chain([&written]) {
        assert_eq!(meaning(&read(form, position, text, Mode::Exact)), movement, "{name} {text}");
    }
}

#[test]
fn each_notation_is_as_the_document_says() {
    let start = &positions()["start"];
    let black = position("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b");
    let rows = rows("| name | what it is | Red's cannon to the middle | Black's horse | read too |");
    assert_eq!(rows.len(), tabiya_xiangqi::notation::Form::ALL.len());
    for row in rows {
        let name = codes(row[0])[0];
        check(name, start, "h2e2", codes(row[2])[0], &row.get(4).map_or(Vec::new(), |cell| codes(cell)));
        check(name, &black, "h9g7", codes(row[3])[0], &[]);
    }
}

#[test]
fn each_example_is_read_and_written() {
    let positions = positions();
    for row in rows("| notation | position | move | written | read too |") {
        let also = row.get(4).map_or(Vec::new(), |cell| codes(cell));
        check(codes(row[0])[0], &positions[row[1]], codes(row[2])[0], codes(row[3])[0], &also);
    }
}

#[test]
fn each_ambiguity_is_one() {
    let positions = positions();
    for row in rows("| notation | position | text | moves |") {
        let text = codes(row[2])[0];
        let resolved = read(form(codes(row[0])[0]), &positions[row[1]], text, Mode::Exact);
        assert_eq!(meaning(&resolved), codes(row[3]).join("|"), "{text}");
    }
}
