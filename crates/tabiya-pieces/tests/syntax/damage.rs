//! One wrong character in a line that stands: never a panic, nearly always one error, and that near the place.

use tabiya_pieces::{Piece, Profile};

use crate::support::{read_whole, standing};

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
    let characters: Vec<char> = line.chars().collect();
    (0..=characters.len()).flat_map(move |place| {
        let (before, after) = characters.split_at(place);
        let with = |middle: &str, skip: usize| {
            let rest = after.iter().skip(skip);
            before.iter().copied().chain(middle.chars()).chain(rest.copied()).collect::<String>()
        };
        let put = CHARACTERS.chars().flat_map(|character| {
            let character = character.to_string();
            [with(&character, 0), with(&character, 1)]
        });
        put.chain([with("", 1)]).map(|text| (text, place)).collect::<Vec<_>>()
    })
}

#[test]
fn one_wrong_character_is_one_error_at_its_place() {
    let mut tally = Tally::default();
    for line in standing() {
        for (text, place) in damaged(&line) {
            tally.count(&text, place);
        }
    }
    assert!(tally.several * 50 < tally.refused, "{tally:?}");
    assert!(tally.far * 50 < tally.refused, "{tally:?}");
}
