//! The lists of pieces that people have put together: what of them is read, and what a person gets for the rest.

use std::fmt::Write as _;
use std::path::Path;

use tabiya_messages::{Catalogue, Language};
use tabiya_pieces::{Piece, Profile, read};

use crate::support::{lines, read_whole};

/// The rows of `pieces.tsv` that have a line, and not one in another dialect.
fn rows() -> Vec<(String, String)> {
    let rows = lines("pieces.tsv").into_iter().skip(1);
    rows.filter_map(|row| {
        let [name, parlett, _, source] = *row.split('\t').collect::<Vec<_>>() else { return None };
        let counts = !source.contains("(another dialect)") && !parlett.trim().is_empty();
        counts.then(|| (name.to_owned(), parlett.to_owned()))
    })
    .collect()
}

/// The lines that are refused, each with what a person gets, in the order of the list.
fn refused(rows: &[(String, String)]) -> String {
    let catalogue = Catalogue::new(Language::English);
    let mut text = String::new();
    let mut seen = Vec::new();
    for (_, line) in rows {
        let reading = read_whole(line, Profile::Wikipedia);
        if reading.piece.is_some() || seen.contains(line) {
            continue;
        }
        seen.push(line.clone());
        writeln!(text, "{line}").expect("a String takes all");
        for diagnostic in &reading.diagnostics {
            let column = diagnostic.span.expect("every error has its place").column;
            let sentence = catalogue.sentence(&diagnostic.message);
            let help = catalogue.help(&diagnostic.message).unwrap_or_default();
            writeln!(text, "    {column}: {sentence} {help}").expect("a String takes all");
        }
    }
    text
}

#[test]
fn the_lists_are_read() {
    let rows = rows();
    if rows.is_empty() {
        return;
    }
    assert_eq!(rows.len(), 393);
    let mut count = 0;
    for (name, line) in &rows {
        let Some(piece) = read(line, Profile::Wikipedia).piece else { continue };
        count += 1;
        let canonical = piece.to_string();
        let again = read(&canonical, Profile::Wikipedia).piece;
        assert_eq!(again.as_ref(), Some(&piece), "{name}: {line} -> {canonical}");
        assert!(canonical.parse::<Piece>().is_ok(), "{name}: {line} -> {canonical}");
    }
    assert!(count >= 360, "{count} of {} are read", rows.len());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refused.txt");
    let found = refused(&rows);
    if std::env::var_os("UPDATE_REFUSED").is_some_and(|value| value == "1") {
        std::fs::write(&path, &found).expect("tests/refused.txt can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        kept == found,
        "tests/refused.txt is not what is refused; read this, then run with UPDATE_REFUSED=1\n{found}"
    );
}
