//! Files that are made to break the reader.

use tabiya_game::Span;

use crate::support::{read, whole};

/// Errors of a hostile file: there are some, not too many, and each has a place that can be shown.
#[track_caller]
fn refused(text: &str) -> Vec<&'static str> {
    let errors = read(text).expect_err("hostile");
    assert!((1..=100).contains(&errors.len()));
    for error in &errors {
        let span = error.span.expect("a place");
        assert_eq!(span, Span::new(text, span.range()));
    }
    errors.iter().map(|error| error.code().as_str()).collect()
}

/// Many parts of a file.
fn many(count: usize, part: impl Fn(usize) -> String) -> String {
    (0..count).map(part).collect::<Vec<_>>().concat()
}

#[test]
fn a_file_of_more_bytes_than_are_read() {
    let text = whole(&format!("# {}", "x".repeat(256 * 1024)));
    assert_eq!(refused(&text), ["variants.file.too-long"]);
}

#[test]
fn brackets_without_end() {
    for bracket in ["[", "{", "a.", "[[", "{a={", "[\"\"\"", "[['''\\"] {
        let text = bracket.repeat(250_000 / bracket.len());
        refused(&text);
        refused(&format!("a = {text}"));
        refused(&format!("[{text}"));
    }
}

#[test]
fn very_many_mistakes() {
    let keys = many(20_000, |number| format!("a{number}=1\n"));
    refused(&keys);
    let line = many(20_000, |number| format!("a{number}=1,"));
    refused(&format!("pieces = {{ {} }}", line.trim_end_matches(',')));
    refused(&whole(&format!("pieces.Q = {{ line = \"{}\" }}", "1,".repeat(2_000))));
    let squares = "z9 ".repeat(600);
    let pieces = (b'A'..=b'J').map(|letter| {
        format!("pieces.{} = {{ line = \"1*\", region = \"{squares}\" }}\n", char::from(letter))
    });
    refused(&whole(&pieces.collect::<String>()));
}

#[test]
fn regions_that_name_one_another() {
    let regions =
        many(63, |number| format!("regions.r{number}.squares = \"r{} r{}\"\n", number + 1, number + 1));
    let text = whole(&format!("{regions}regions.r63.squares = \"a1\"\n"));
    assert_eq!(read(&text).expect("a long chain stands").spec.regions.len(), 64);
    let more = whole(&format!("{regions}regions.r63.squares = \"a1\"\nregions.r64.squares = \"a1\"\n"));
    assert_eq!(refused(&more), ["variants.file.long-list"]);
}
