//! Files of the library with damage: nothing of them breaks the reader, what is refused has its place, and what stands
//! is written so that the same is read.

use std::fs;

use tabiya_game::{Level, Span};
use tabiya_pieces::sample::{Source, SplitMix64};
use tabiya_variants::file;

use crate::support::{library, read};

/// What is put into a file besides parts of other files.
const PARTS: &[&str] = &[
    "\"",
    "'",
    "[",
    "]",
    "{",
    "}",
    "=",
    "\\",
    "\n",
    ",",
    ".",
    "#",
    "0",
    "1",
    "8",
    "17",
    "-1",
    "é",
    "王",
    "\u{1}",
    "false",
    "true",
    "not ",
    "all",
    "none",
    "a1",
    "rank 3",
    "files a-c",
    "[[test]]\n",
    "[drops]\n",
    "= false\n",
    "n(n+)",
    "L8Q",
    "OKR",
    "(aS1)",
    "\"K\"",
    "\"+P\"",
];

/// A file with some damage.
fn damaged(files: &[String], source: &mut impl Source) -> String {
    let mut text = files[source.below(files.len())].clone();
    for _ in 0..=source.below(3) {
        let at = text.floor_char_boundary(source.below(text.len() + 1));
        let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        match source.below(4) {
            0 => {
                let end = text.floor_char_boundary((at + source.below(30)).min(text.len()));
                text.replace_range(at..end, "");
            }
            1 => text.insert_str(at, source.pick(PARTS)),
            2 => {
                // A line of another file.
                let other: Vec<&str> = files[source.below(files.len())].split_inclusive('\n').collect();
                text.insert_str(start, source.pick(&other));
            }
            _ => {
                // A line less.
                let end = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
                text.replace_range(start..end, "");
            }
        }
    }
    text
}

fn check(text: &str) -> bool {
    match read(text) {
        Err(errors) => {
            assert!(!errors.is_empty(), "{text}");
            for error in errors {
                let span = error.span.unwrap_or_else(|| panic!("{error:?} has no place in\n{text}"));
                assert_eq!((error.level, span), (Level::Error, Span::new(text, span.range())), "{text}");
            }
            false
        }
        Ok(variant) => {
            for note in variant.notes {
                let span = note.span.unwrap_or_else(|| panic!("{note:?} has no place in\n{text}"));
                assert_eq!((note.level, span), (Level::Note, Span::new(text, span.range())), "{text}");
            }
            let written = file::write(&variant.spec);
            let again = read(&written).map(|variant| variant.spec);
            assert_eq!(again.as_ref(), Ok(&variant.spec), "{text}\n{written}");
            true
        }
    }
}

fn check_many(count: usize, seed: u64) {
    let paths = fs::read_dir(library()).expect("the library").map(|entry| entry.expect("a file").path());
    let mut paths: Vec<_> = paths.collect();
    paths.sort();
    let files: Vec<_> = paths.iter().map(|path| fs::read_to_string(path).expect("a file")).collect();
    let mut source = SplitMix64::new(seed);
    let stand = (0..count).filter(|_| check(&damaged(&files, &mut source))).count();
    assert!(stand > count / 50 && stand < count, "{stand} of {count} stand");
}

#[test]
fn damage_is_told() {
    check_many(1_000, 1);
}

#[test]
#[ignore = "deep: a hundred thousand damaged files"]
fn much_damage_is_told() {
    check_many(100_000, 2);
}
