//! The examples of `docs/variants.md`: the pieces of files are read, whole files are those of `examples/`.
//! `UPDATE_DOCS=1 cargo test -p tabiya --test variants` copies these anew.

#![cfg(feature = "variants")]

use std::path::Path;
use std::{env, fs};

use tabiya::game::Diagnostic;
use tabiya::variants::file::keys::{FILE, Kind, Shape};
use tabiya::variants::{file, library};

const DOCUMENT: &str = "docs/variants.md";
const FENCE: &str = "```toml\n";
const END: &str = "```\n";

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn document() -> String {
    fs::read_to_string(root().join(DOCUMENT)).expect("the document can be read")
}

/// Reads a file, which may extend another one beside it.
fn read(text: &str) -> Result<(), Vec<Diagnostic>> {
    let base = |name: &str| match name.strip_prefix("./") {
        Some(name) => fs::read_to_string(root().join("examples").join(name)).ok(),
        None => library::text(name).map(str::to_owned),
    };
    file::read(text, &base).map(|_| ())
}

/// A piece of TOML, the text before it, and the text after it.
fn pieces(document: &str) -> Vec<(&str, &str)> {
    let mut pieces = Vec::new();
    let mut rest = document;
    while let Some(start) = rest.find(FENCE) {
        let (before, piece) = rest.split_at(start);
        let piece = &piece[FENCE.len()..];
        let end = piece.find(END).expect("every fence is closed");
        pieces.push((before, &piece[..end]));
        rest = &piece[end..];
    }
    pieces
}

/// The file that the line before a piece names.
fn named(before: &str) -> Option<&str> {
    before.trim_end().lines().next_back()?.strip_prefix("<!-- file: ")?.strip_suffix(" -->")
}

#[test]
fn the_examples_are_sound() {
    let document = document();
    let pieces = pieces(&document);
    assert!(pieces.len() > 10, "the document has examples");
    for (before, piece) in pieces {
        let text = match named(before) {
            Some(_) => piece.to_owned(),
            None => format!("name = \"mine\"\nextends = \"chess\"\n{piece}"),
        };
        if let Err(errors) = read(&text) {
            let told: Vec<_> = errors.iter().map(|error| (error.code(), error.span)).collect();
            panic!("{told:?}\n{text}");
        }
    }
}

#[test]
fn whole_files_are_those_of_the_examples() {
    let mut renewed = document();
    let document = renewed.clone();
    let mut count = 0;
    for (before, piece) in pieces(&document) {
        let Some(name) = named(before) else { continue };
        let file = fs::read_to_string(root().join(name)).expect("the example can be read");
        let head = format!("<!-- file: {name} -->\n{FENCE}");
        renewed = renewed.replacen(&format!("{head}{piece}{END}"), &format!("{head}{file}{END}"), 1);
        count += 1;
    }
    assert!(count > 0, "the document shows whole files");
    if env::var_os("UPDATE_DOCS").is_some_and(|value| value == "1") {
        fs::write(root().join(DOCUMENT), renewed).expect("the document can be written");
    } else {
        assert!(document == renewed, "{DOCUMENT} shows other files than examples/: UPDATE_DOCS=1 renews it");
    }
}

#[test]
fn every_key_is_told() {
    let document = document();
    let is_told = |key: &str| {
        document.match_indices(key).any(|(start, _)| {
            let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
            let before = document[..start].chars().next_back();
            let after = document[start + key.len()..].chars().next();
            !before.is_some_and(is_part) && !after.is_some_and(is_part)
        })
    };
    let mut untold = Vec::new();
    let mut shapes = vec![&FILE];
    while let Some(shape) = shapes.pop() {
        for key in shape.keys {
            if !is_told(key.name) {
                untold.push(key.name);
            }
            shapes.extend(inner(key.kind));
        }
    }
    assert!(untold.is_empty(), "{untold:?}");
}

/// The tables that stand under a key of this kind.
fn inner(kind: Kind) -> Option<&'static Shape> {
    match kind {
        Kind::Table(shape) | Kind::Tables(shape, _) | Kind::Pieces(shape) | Kind::Regions(shape, _) => {
            Some(shape)
        }
        Kind::BySide(kind) | Kind::List(kind, _) => inner(*kind),
        _ => None,
    }
}
