//! One wrong character in a line that stands: never a panic, nearly always one error, and that near the place.

use serde_json::Value;
use tabiya_game::Diagnostic;
use tabiya_pieces::{Piece, Profile};

use crate::support::{lines, read_whole, spots, standing};

/// What is put in.
const CHARACTERS: &str = "0129n+X*><=/~^.;&,()!|-?icowbaehrxALOSEBqZ#×（С п";

/// How many characters off an error may be.
const REACH: usize = 3;

/// What became of the damaged lines.
#[derive(Debug, Default)]
struct Tally {
    refused: usize,
    /// Told in more than one error.
    several: usize,
    /// Not told near the place: what is missing may be missed only later, a parenthesis at the end of the line.
    far: usize,
}

impl Tally {
    /// A line with something wrong at this character, unless it stands.
    fn count(&mut self, text: &str, place: usize) {
        let reading = read_whole(text, Profile::Tabiya);
        if let Some(piece) = &reading.piece {
            let canonical = piece.to_string();
            assert_eq!(canonical.parse::<Piece>().as_ref(), Ok(piece), "{text}: {canonical}");
            return;
        }
        let is_near = reading.diagnostics.iter().any(|error| {
            let span = error.span.expect("every error has its place");
            let start = text[..span.start].chars().count();
            let end = text[..span.end].chars().count();
            start <= place + REACH && place <= end + REACH
        });
        assert!(!reading.diagnostics.is_empty(), "{text}: refused without a reason");
        self.refused += 1;
        self.several += usize::from(reading.diagnostics.len() > 1);
        self.far += usize::from(!is_near);
    }
}

/// All lines that come of a line by taking out, putting in or exchanging one character, with the place.
fn damaged(line: &str) -> impl Iterator<Item = (String, usize)> {
    let taken_out = (0..line.chars().count()).map(|place| (with(line, place, "", 1), place));
    put_in(line, CHARACTERS).chain(taken_out.collect::<Vec<_>>())
}

/// All lines that come of a line by putting in one of these characters, also in the place of another.
fn put_in(line: &str, characters: &str) -> impl Iterator<Item = (String, usize)> {
    (0..=line.chars().count()).flat_map(move |place| {
        let put = characters.chars().flat_map(|character| {
            let character = character.to_string();
            [with(line, place, &character, 0), with(line, place, &character, 1)]
        });
        put.map(|text| (text, place)).collect::<Vec<_>>()
    })
}

/// A line with something else in the place of so many characters.
fn with(line: &str, place: usize, middle: &str, skip: usize) -> String {
    let before = line.chars().take(place);
    before.chain(middle.chars()).chain(line.chars().skip(place + skip)).collect()
}

#[test]
fn one_wrong_character_is_one_error_at_its_place() {
    let mut tally = Tally::default();
    for line in standing() {
        for (text, place) in damaged(&line) {
            tally.count(&text, place);
        }
    }
    assert!(tally.several * 200 < tally.refused, "{tally:?}");
    assert!(tally.far * 50 < tally.refused, "{tally:?}");
}

/// Characters that no line can hold: such as mean nothing, and such as stand for a sign of the notation.
const FOREIGN: &str = "#qzéяЯ车\"[｛（１－×≥";

/// Lines that stand, among them those of the shared texts.
fn sound() -> Vec<String> {
    let cases = lines("syntax.jsonl");
    let cases = cases.iter().map(|line| serde_json::from_str::<Value>(line).expect("shared data is JSON"));
    let valid = cases.filter(|case| case["valid"] == true);
    let mut texts: Vec<_> = valid.filter_map(|case| case["text"].as_str().map(str::to_owned)).collect();
    texts.extend(standing());
    texts
}

#[test]
fn one_foreign_character_is_one_error_that_shows_it() {
    let mut wrong = Vec::new();
    for line in sound() {
        for (text, place) in put_in(&line, FOREIGN) {
            let reading = read_whole(&text, Profile::Tabiya);
            let at = text.char_indices().nth(place).expect("it stands there").0;
            let shows = |error: &Diagnostic| error.span.is_some_and(|span| span.start <= at && at < span.end);
            if reading.piece.is_some() || reading.diagnostics.len() != 1 || !shows(&reading.diagnostics[0]) {
                wrong.push(format!("{text}: {} instead of {place}", spots(&text, &reading.diagnostics)));
            }
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}
