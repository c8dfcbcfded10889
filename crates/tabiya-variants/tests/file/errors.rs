//! Where each mistake is told.

use std::collections::BTreeSet;
use std::ops::Range;

use tabiya_game::Level;
use tabiya_messages::{Catalogue, Language};

use crate::cases::{ERRORS, NOTES};
use crate::support::{marked, read, whole};

/// Holds what is said of a case against its codes and marks, in the order of the file; gives what differs.
fn check(codes: &str, case: &str, level: Level) -> Result<(), String> {
    let (text, places) = marked(&whole(case));
    let said = read(&text).map_or_else(|errors| errors, |file| file.notes);
    let show = |level: Level, code: &str, place: Range<usize>| {
        let code = code.strip_prefix("variants.file.").unwrap_or(code);
        format!("{level:?} {code} {place:?} ⟦{}⟧\n", text.get(place.clone()).unwrap_or("outside"))
    };
    let found = said.iter().map(|diagnostic| {
        let place = diagnostic.span.expect("a place").range();
        show(diagnostic.level, diagnostic.code().as_str(), place)
    });
    let found: String = found.collect();
    let expected: String =
        codes.split(' ').zip(places).map(|(code, place)| show(level, code, place)).collect();
    if found == expected { Ok(()) } else { Err(format!("{case}\n  found\n{found}  expected\n{expected}")) }
}

fn check_all(cases: &[(&str, &str)], level: Level) {
    let wrong: Vec<_> = cases.iter().filter_map(|(codes, case)| check(codes, case, level).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_error_has_its_place() {
    check_all(ERRORS, Level::Error);
}

#[test]
fn every_note_has_its_place() {
    check_all(NOTES, Level::Note);
}

/// Every message of the reader is said by some case; that of files with too many bytes by `hostile.rs`.
#[test]
fn every_message_has_a_case() {
    let said: BTreeSet<_> = ERRORS
        .iter()
        .chain(NOTES)
        .flat_map(|(codes, _)| codes.split(' '))
        .map(|code| format!("variants-file-{code}"))
        .chain(["variants-file-too-long".to_owned()])
        .collect();
    let unsaid: Vec<_> = Catalogue::new(Language::English)
        .ids()
        .filter(|id| id.starts_with("variants-file-") && !id.starts_with("variants-file-type-"))
        .filter(|id| !said.contains(id))
        .collect();
    assert!(unsaid.is_empty(), "no case has {unsaid:?}");
}
