//! Every answer of the shared data.

use std::collections::HashSet;
use std::fs;

use serde_json::Value;
use tabiya_board::Side;
use tabiya_pieces::compiled::Compiled;
use tabiya_pieces::{Fen, Piece, Profile, Repeat, read, square_name};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/pieces/");

#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn shared(name: &str) -> Option<String> {
    let text = fs::read_to_string(format!("{DATA}{name}")).ok();
    if text.is_none() {
        assert!(std::env::var_os("CI").is_none(), "the shared data is missing");
        eprintln!("skipped: no shared data");
    }
    text
}

/// The moves of the piece `A` of this side, as `from to promotion x captures ! removed partner`.
fn moves(piece: &Piece, fen: &str, side: Side, unmoved: bool) -> HashSet<String> {
    let mut board = fen.parse::<Fen>().expect("a board").board;
    board.set_unmoved(unmoved);
    let geometry = board.geometry();
    let compiled = Compiled::new(piece, geometry, Repeat::Document);
    let name = |square| square_name(geometry, square).to_string();
    let names = |squares: &[tabiya_board::Square]| {
        let mut names: Vec<String> = squares.iter().map(|&square| name(square)).collect();
        names.sort_unstable();
        names.join(",")
    };
    let mut moves = HashSet::new();
    for (square, man) in board.men().filter(|(_, man)| man.side == side && man.letter == b'A') {
        assert_eq!(man.letter, b'A');
        for movement in compiled.targets(&board, square).expect("within the budget") {
            assert_eq!(movement.path.last(), Some(&movement.to));
            let text = movement.text(geometry);
            let partner = movement.partner.map(|(from, to)| name(from) + &name(to)).unwrap_or_default();
            let all =
                format!("{text} x{} !{} {partner}", names(&movement.captures), names(&movement.removed));
            assert!(moves.insert(all), "{text} twice");
        }
    }
    moves
}

fn check(row: &Value) {
    let text = |key: &str| row[key].as_str().expect("text");
    let piece = read(text("piece"), Profile::Tabiya).piece.expect("a piece");
    let side = if text("side") == "w" { Side::First } else { Side::Second };
    let names = |names: &Value| {
        let mut names: Vec<&str> =
            names.as_array().expect("a list").iter().map(|name| name.as_str().expect("a name")).collect();
        names.sort_unstable();
        names.join(",")
    };
    let expected: HashSet<String> = row["moves"]
        .as_array()
        .expect("moves")
        .iter()
        .map(|movement| {
            let text = |key: &str| movement[key].as_str().unwrap_or_default();
            let partner = movement["partner"].as_array();
            let partner: String =
                partner.into_iter().flatten().map(|square| square.as_str().expect("a square")).collect();
            format!(
                "{}{}{} x{} !{} {partner}",
                text("from"),
                text("to"),
                text("promotion"),
                names(&movement["captures"]),
                names(&movement["removed"])
            )
        })
        .collect();
    let found = moves(&piece, text("fen"), side, row["unmoved"].as_bool().expect("a boolean"));
    let difference: Vec<_> = found.symmetric_difference(&expected).collect();
    assert!(
        difference.is_empty(),
        "{} {}: {} {}: {difference:?}; expected {expected:?}",
        row["id"],
        row["piece"],
        text("fen"),
        text("side")
    );
}

#[test]
fn known_answers() {
    let mut failed = 0;
    for name in ["document.jsonl", "constructs.jsonl", "targets.jsonl"] {
        for line in shared(name).iter().flat_map(|text| text.lines()) {
            let row: Value = serde_json::from_str(line).expect("a row");
            if std::panic::catch_unwind(|| check(&row)).is_err() {
                failed += 1;
            }
        }
    }
    assert_eq!(failed, 0);
}

/// Fairy-Stockfish's moves: where from, where to.
#[test]
fn other_engines_moves() {
    for row in shared("moves.tsv").iter().flat_map(|text| text.lines().skip(1)) {
        let fields: Vec<&str> = row.split('\t').collect();
        let piece = read(fields[0], Profile::Tabiya).piece.expect("a piece");
        let fen: Fen = fields[2].parse().expect("a position");
        let found: HashSet<String> = moves(&piece, fields[2], fen.to_move.expect("a side"), false)
            .into_iter()
            .map(|text| text.split(' ').next().unwrap_or_default().to_owned())
            .collect();
        let expected: HashSet<String> =
            fields[4].split(' ').filter(|text| !text.is_empty()).map(str::to_owned).collect();
        assert_eq!(found, expected, "{row}");
    }
}
