//! What the tests share.

use std::fs;
use std::path::Path;

use tabiya_game::Diagnostic;
use tabiya_pieces::{Profile, Reading, TokenKind, read};

/// The lines of a shared file; none when the folder is absent.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
pub(crate) fn lines(name: &str) -> Vec<String> {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/pieces")).join(name);
    match fs::read_to_string(&path) {
        Ok(text) => text.lines().map(str::to_owned).collect(),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "{}: {error}", path.display());
            eprintln!("skipped: {} is absent", path.display());
            Vec::new()
        }
    }
}

/// The values of a field of a shared file of JSON lines, each once.
pub(crate) fn field(name: &str, field: &str) -> Vec<String> {
    let mut values: Vec<_> = lines(name)
        .iter()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("shared data is JSON"))
        .filter_map(|case| case[field].as_str().map(str::to_owned))
        .collect();
    values.sort();
    values.dedup();
    values
}

/// Lines that stand: the document's, and those of the random pieces.
pub(crate) fn standing() -> Vec<String> {
    let mut texts: Vec<_> = ["document.jsonl", "constructs.jsonl", "targets.jsonl"]
        .into_iter()
        .flat_map(|name| field(name, "piece"))
        .collect();
    texts.extend(DOCUMENT.map(str::to_owned));
    texts.sort();
    texts.dedup();
    texts
}

/// The lines of the document that are more than an example of a single sign.
pub(crate) const DOCUMENT: [&str; 20] = [
    "o2-3+, c2-3X, io2-3>.2(~1/2)",
    "n(~2/2)",
    "n(~2/2),cn+",
    "3(~3/3)",
    "~3/3.~3/3.~3/3",
    "c3(1*)",
    "n(n+)",
    "n(0-8/0-8)",
    "o(0-8/0-8),1+",
    "R1=",
    "(eS1)",
    "o1>,c1X>,oi2>,S1=c1>",
    "!hi^n=|R^n=",
    "i2=OKR",
    "c0&cAr1",
    "!hcn+&c0&Ar1,o1*",
    "NBRQK1+<wEc1>",
    "bAo1+",
    "bAo2*",
    "L8Q",
];

/// A line read, its tokens found to be whole.
#[track_caller]
pub(crate) fn read_whole(text: &str, profile: Profile) -> Reading {
    let reading = read(text, profile);
    let mut end = 0;
    for token in &reading.tokens {
        assert_eq!(token.range().start, end, "{text:?}: {:?}", reading.tokens);
        assert!(token.range().end > end, "{text:?}: an empty token");
        let part = &text[token.range()];
        let is_space = part.chars().all(char::is_whitespace);
        assert_eq!(is_space, token.kind == TokenKind::Whitespace, "{text:?}: {token:?}");
        end = token.range().end;
    }
    assert_eq!(end, text.len(), "{text:?}: {:?}", reading.tokens);
    reading
}

/// The last part of a diagnostic's code, and the character at which it begins.
pub(crate) fn spot(text: &str, diagnostic: &Diagnostic) -> (&'static str, usize) {
    let start = diagnostic.span.expect("every diagnostic has its place").start;
    let (_, name) = diagnostic.code().as_str().rsplit_once('.').expect("codes have parts");
    (name, text[..start].chars().count())
}

/// The same for all diagnostics of a line: `missing-direction 2, unexpected 5`.
pub(crate) fn spots(text: &str, diagnostics: &[Diagnostic]) -> String {
    let spots = diagnostics.iter().map(|diagnostic| {
        let (name, offset) = spot(text, diagnostic);
        format!("{name} {offset}")
    });
    spots.collect::<Vec<_>>().join(", ")
}
