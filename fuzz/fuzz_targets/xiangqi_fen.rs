//! Positions of xiangqi: a text that is refused says why and where; one that is read is written and read again as the same,
//! its generator and its conditions agree, and moves are taken back.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_fuzz::{assert_notes, assert_told};
use tabiya_game::{GameText, Mode};
use tabiya_xiangqi::{Position, Xiangqi, judge};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Ok(text) = std::str::from_utf8(bytes) else { return Corpus::Reject };
    let exact = read(text, Mode::Exact);
    let lenient = read(text, Mode::Lenient);
    if exact.is_some() {
        assert_eq!(exact, lenient, "{text:?} is exact");
    }
    if let Some(position) = lenient {
        check(position);
    }
    Corpus::Keep
});

fn read(text: &str, mode: Mode) -> Option<Position> {
    match Xiangqi::default().read_position(text, mode) {
        Ok((position, notes)) => {
            assert_notes(text, &notes);
            Some(position)
        }
        Err(errors) => {
            assert_told(text, &errors);
            None
        }
    }
}

fn check(mut position: Position) {
    assert_eq!(position.to_string().parse().as_ref(), Ok(&position));
    let moves = position.moves();
    assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
    for movement in moves {
        assert_eq!(judge(&position, movement), Ok(()), "{position} {movement}");
        let before = position.clone();
        let undo = position.make(movement);
        assert_eq!(position.to_string().parse().as_ref(), Ok(&position), "{before} {movement}");
        position.unmake(movement, undo);
        assert_eq!(position, before, "{movement} is not taken back");
    }
}
