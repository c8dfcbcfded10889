//! Every line of the shared data is explained, and lines that are explained alike have the same targets.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::Path;

use serde_json::Value;
use tabiya_pieces::{Piece, Profile, read};

use crate::boards::Boards;
use crate::said::Voices;

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

/// All lines: the second column of the table, `piece` or `text` of the records.
fn lines() -> BTreeSet<String> {
    let record = |row: &str| {
        let record: Value = serde_json::from_str(row).expect("a record a line");
        record["piece"].as_str().or(record["text"].as_str()).map(ToOwned::to_owned)
    };
    let records = ["document.jsonl", "constructs.jsonl", "targets.jsonl", "syntax.jsonl"].into_iter();
    let records = records.flat_map(|name| {
        let text = shared(name).unwrap_or_default();
        text.lines().filter_map(record).collect::<Vec<_>>()
    });
    let table = shared("pieces.tsv").unwrap_or_default();
    let column = table.lines().skip(1).filter_map(|row| row.split('\t').nth(1));
    records.chain(column.map(ToOwned::to_owned)).collect()
}

#[test]
fn known_lines_are_explained() {
    let voices = Voices::new();
    let boards = Boards::new(10);
    let mut known: HashMap<String, Piece> = HashMap::new();
    for line in lines() {
        for profile in [Profile::Tabiya, Profile::Wikipedia] {
            let Some(piece) = read(&line, profile).piece else { continue };
            for sentence in voices.explain(&piece) {
                match known.get(&sentence) {
                    None => drop(known.insert(sentence, piece.clone())),
                    Some(other) if *other == piece => {}
                    Some(other) => {
                        let apart = boards.tell_apart(other, &piece);
                        assert_eq!(apart, None, "{other} and {piece} are told alike: {sentence}");
                    }
                }
            }
        }
    }
}
