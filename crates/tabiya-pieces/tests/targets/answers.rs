//! The known answers of the shared data.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tabiya_board::{Geometry, Side, Square};
use tabiya_pieces::{Board, Fen, Movement, Piece, Repeat, square_name};

use crate::engine::{ENGINES, moves};

/// A file of the shared data; `None` where the data is absent.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn shared(name: &str) -> Option<String> {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/pieces")).join(name);
    let text = fs::read_to_string(&path).ok();
    if text.is_none() {
        assert!(std::env::var_os("CI").is_none_or(|value| value != "true"), "no {}", path.display());
        eprintln!("skipped: no {}", path.display());
    }
    text
}

/// A move with all that it is (H14), as one line.
pub(crate) fn told(geometry: Geometry, movement: &Movement) -> String {
    let name = |square: Square| square_name(geometry, square).to_string();
    let names = |squares: &[Square]| {
        let mut names: Vec<String> = squares.iter().map(|&square| name(square)).collect();
        names.sort();
        names.join(" ")
    };
    let partner = movement.partner.map(|(from, to)| name(from) + &name(to));
    line(
        &(name(movement.from) + &name(movement.to)),
        &names(&movement.captures),
        &names(&movement.removed),
        partner.as_deref(),
        movement.promotion.as_deref(),
    )
}

fn line(text: &str, captures: &str, removed: &str, partner: Option<&str>, promotion: Option<&str>) -> String {
    let parts = [
        ("=", promotion.unwrap_or_default()),
        (" takes ", captures),
        (" removes ", removed),
        (" with ", partner.unwrap_or_default()),
    ];
    parts
        .into_iter()
        .filter(|(_, part)| !part.is_empty())
        .fold(text.to_owned(), |line, (word, part)| line + word + part)
}

/// The move of a known answer, as one line.
fn expected(answer: &Value) -> String {
    let text = |value: &Value| value.as_str().expect("a string").to_owned();
    let list = |value: &Value| {
        let mut names: Vec<String> = value.as_array().expect("a list").iter().map(text).collect();
        names.sort();
        names
    };
    let partner = answer["partner"].as_array().map(|squares| squares.iter().map(text).collect::<String>());
    line(
        &(text(&answer["from"]) + &text(&answer["to"])),
        &list(&answer["captures"]).join(" "),
        &list(&answer["removed"]).join(" "),
        partner.as_deref(),
        answer["promotion"].as_str(),
    )
}

/// What differs, a line for each piece and position.
fn check(file: &str) {
    let Some(text) = shared(file) else { return };
    let mut differences = Vec::new();
    for case in text.lines() {
        let case: Value = serde_json::from_str(case).expect("JSON");
        let (id, line) = (case["id"].as_str().expect("an id"), case["piece"].as_str().expect("a line"));
        let piece: Piece = line.parse().unwrap_or_else(|errors| panic!("{id} {line}: {errors:?}"));
        let mut board: Board = case["fen"].as_str().expect("a FEN").parse().expect("a board");
        board.set_unmoved(case["unmoved"].as_bool().expect("yes or no"));
        let side = if case["side"] == "w" { Side::First } else { Side::Second };
        let mut right: Vec<String> = case["moves"].as_array().expect("a list").iter().map(expected).collect();
        right.sort();
        for (name, engine) in ENGINES {
            let mut found: Vec<String> = match moves(engine, &piece, Repeat::Document, &board, side) {
                Ok(moves) => moves.iter().map(|movement| told(board.geometry(), movement)).collect(),
                Err(error) => vec![error.to_string()],
            };
            found.sort();
            let missing: Vec<_> = right.iter().filter(|line| !found.contains(line)).collect();
            let surplus: Vec<_> = found.iter().filter(|line| !right.contains(line)).collect();
            if found != right {
                differences.push(format!(
                    "{id} {line} on {board} ({name}, {side})\n  missing {missing:?}\n  surplus {surplus:?}"
                ));
            }
        }
    }
    assert!(differences.is_empty(), "{}\n{} differ", differences.join("\n"), differences.len());
}

#[test]
fn the_document() {
    check("document.jsonl");
}

#[test]
fn what_the_document_has_no_example_of() {
    check("constructs.jsonl");
}

#[test]
fn random_pieces_on_random_boards() {
    check("targets.jsonl");
}

#[test]
fn moves_of_fairy_stockfish() {
    let Some(text) = shared("moves.tsv") else { return };
    let mut differences = Vec::new();
    for row in text.lines().skip(1) {
        let mut fields = row.split('\t');
        let mut field = || fields.next().expect("five fields");
        let (line, _, fen, count, listed) = (field(), field(), field(), field(), field());
        let piece: Piece = line.parse().unwrap_or_else(|errors| panic!("{line}: {errors:?}"));
        let Fen { board, to_move } = fen.parse().expect("a FEN");
        let mut right: Vec<&str> = listed.split_whitespace().collect();
        assert_eq!(right.len().to_string(), count, "{row}");
        right.sort_unstable();
        for (name, engine) in ENGINES {
            let moves =
                moves(engine, &piece, Repeat::Document, &board, to_move.expect("a side")).expect("few steps");
            let found: Vec<String> = moves.iter().map(|movement| movement.text(board.geometry())).collect();
            if found != right {
                differences.push(format!("{line} on {fen} ({name})\n  found {found:?}\n  right {right:?}"));
            }
        }
    }
    assert!(differences.is_empty(), "{}\n{} differ", differences.join("\n"), differences.len());
}
