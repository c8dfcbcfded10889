//! Positions of other programs.

use std::path::Path;

use tabiya_game::{GameText as _, Mode};
use tabiya_variants::library;

use crate::games::spec;
use crate::with_game;

/// The lines of a file of the shared data, without its head; `None` where that is absent.
#[expect(clippy::print_stderr, reason = "a skipped test says so")]
fn lines(name: &str) -> Option<Vec<String>> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/pieces"));
    let Ok(text) = std::fs::read_to_string(folder.join(name)) else {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "the shared data are absent");
        eprintln!("skipped: there are no shared data");
        return None;
    };
    Some(text.lines().skip(1).map(str::to_owned).collect())
}

/// A position without what other programs write otherwise: the order of hands, and the limit of a count in place of the
/// square passed.
fn normal(fen: &str) -> String {
    let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
    if let Some((board, hands)) = fields[0].split_once('[') {
        let mut hands: Vec<char> = hands.chars().collect();
        hands.sort_unstable();
        fields[0] = format!("{board}[{}", hands.into_iter().collect::<String>());
    }
    if fields[3].parse::<u32>().is_ok() {
        "-".clone_into(&mut fields[3]);
    }
    fields.join(" ")
}

fn check(file: &str) {
    let Some(lines) = lines(file) else { return };
    let mut differing = Vec::new();
    for line in lines {
        let mut columns = line.split('\t');
        let (Some(name), Some(fen)) = (columns.next(), columns.next()) else { panic!("{line}") };
        let name = if name == "xiangqi" { "xiangqi-data" } else { name };
        assert!(library::text(name).is_some(), "no game {name}");
        let written = with_game!(spec(name), game => match game.read_position(fen, Mode::Exact) {
            Ok((position, _)) => game.write_position(&position),
            Err(errors) => format!("{errors:?}"),
        });
        if normal(&written) != normal(fen) {
            differing.push(format!("{name}: {fen}\n    {written}"));
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

#[test]
fn positions_are_written_as_they_are_read() {
    check("positions.tsv");
}

#[test]
fn decided_positions_are_written_as_they_are_read() {
    check("ends.tsv");
}
