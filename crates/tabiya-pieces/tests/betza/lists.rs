use std::collections::BTreeSet;
use std::path::PathBuf;

use tabiya_pieces::betza::{Dialect, read, write};
use tabiya_pieces::{Board, Piece, Profile, Repeat, compare, naive};

use crate::properties::boards;

/// A file of the shared data, or `None` where there is none. In CI it must be there.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn shared(name: &str) -> Option<String> {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/pieces")).join(name);
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(text),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "{}: {error}", path.display());
            eprintln!("skipped: no {}", path.display());
            None
        }
    }
}

/// Texts that are two ways to say the same are the same piece, and each is written as the other is read.
fn check_pair(line: &Piece, betza: &str, dialect: Dialect) {
    let boards = boards(200);
    let read_back =
        read(betza, dialect).unwrap_or_else(|diagnostics| panic!("{betza} in {dialect}: {diagnostics:?}"));
    assert_eq!(
        compare::same_targets(line, &read_back, &boards),
        Ok(None),
        "{line} and {betza}, which is {read_back}"
    );
    let written = write(line, dialect);
    let text = written.text.unwrap_or_else(|| panic!("{line} in {dialect}: {:?}", written.unsayable));
    let back =
        read(&text, dialect).unwrap_or_else(|diagnostics| panic!("{text} in {dialect}: {diagnostics:?}"));
    assert_eq!(
        compare::same_targets(line, &back, &boards),
        Ok(None),
        "{line} is written {text}, which is {back}"
    );
}

#[test]
fn pairs_of_the_known_moves_convert_both_ways() {
    let Some(file) = shared("moves.tsv") else { return };
    let rows: Vec<Vec<&str>> = file.lines().skip(1).map(|row| row.split('\t').collect()).collect();
    let pairs: BTreeSet<(&str, &str)> = rows.iter().map(|row| (row[0], row[1])).collect();
    assert!(pairs.len() > 30, "{} pairs", pairs.len());
    for &(line, betza) in &pairs {
        let line: Piece = line.parse().expect("the line is valid");
        check_pair(&line, betza, Dialect::FairyStockfish);
        for dialect in [Dialect::XBoard, Dialect::Interactive] {
            let text = write(&line, dialect).text.expect("it is a simple piece");
            check_pair(&line, &text, dialect);
        }
    }
    // The moves that Fairy-Stockfish gives for the Betza text are those of the piece read from it.
    for row in &rows {
        let piece = read(row[1], Dialect::FairyStockfish).expect("it has been read before");
        let board: Board = row[2].split(' ').next().expect("a board").parse().expect("a board");
        let (from, _) = board.men().find(|(_, man)| man.letter == b'A').expect("the piece");
        let moves = naive::targets(&piece, Repeat::Document, &board, from).expect("few steps");
        let texts: Vec<String> = moves.iter().map(|movement| movement.text(board.geometry())).collect();
        assert_eq!(texts.join(" "), row[4], "{} on {}", row[1], row[2]);
    }
}

#[test]
fn the_list_of_pieces_agrees_where_it_is_right() {
    let Some(file) = shared("pieces.tsv") else { return };
    let boards = boards(200);
    let mut judged = Vec::new();
    for row in file.lines().skip(1) {
        let columns: Vec<&str> = row.split('\t').collect();
        let (line, betza) = (columns[1], columns[2]);
        if betza.is_empty() {
            continue;
        }
        let piece = tabiya_pieces::read(line, Profile::Wikipedia).piece.expect("the line is valid");
        let verdict = match read(betza, Dialect::Interactive) {
            Err(_) => "no text",
            Ok(other) if compare::same_targets(&piece, &other, &boards) == Ok(None) => "the same",
            Ok(_) => "different",
        };
        judged.push(format!("{line} | {betza} | {verdict}"));
    }
    judged.sort();
    judged.dedup();
    // The Abbot's line means exactly four squares, its Betza up to four: an error of the list (Q31). The third has two
    // texts with an equals sign between them.
    assert_eq!(
        judged,
        ["1X.n+ | t[FR] | the same", "4X,~1/2 | F4N | different", "~1/2, ~1/3, n+ | RNC = RNL | no text"]
    );
    let abbot: Piece = "1-4X,~1/2".parse().expect("the line is valid");
    check_pair(&abbot, "F4N", Dialect::Interactive);
    let acropolis: Piece = "~1/2,~1/3,n+".parse().expect("the line is valid");
    check_pair(&acropolis, "RNC", Dialect::XBoard);
    check_pair(&acropolis, "RNL", Dialect::Interactive);
}
