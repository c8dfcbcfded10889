//! Commands of xiangqi: every text is answered, what is refused has a reason at its place, what is written reads back, and
//! a command means legal moves, each of which is offered by a text of its own.
#![no_main]

use fastrand::Rng;
use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_fuzz::{Bytes, assert_notes, assert_told};
use tabiya_game::{Mode, Resolution};
use tabiya_xiangqi::command::{self, Mark};
use tabiya_xiangqi::{Columns, Position, sample};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some((choice, text)) = Bytes::choice_and_text(bytes) else { return Corpus::Reject };
    let mut rng = Rng::with_seed(u64::from(choice));
    let position = sample::position(&mut |limit| rng.u32(0..limit));
    let columns = Columns::ALL[usize::from(choice) % 3];
    for reading in command::readings(text) {
        let written = reading.to_string();
        assert!(command::readings(&written).contains(&reading), "{text:?} is written {written:?}");
    }
    let readings = command::readings(text);
    assert!(command::peg(text).is_none_or(|reading| readings.contains(&reading)), "{text:?}");
    for mode in [Mode::Exact, Mode::Lenient, Mode::Peg] {
        check(&position, text, columns, mode);
    }
    Corpus::Keep
});

fn check(position: &Position, text: &str, columns: Columns, mode: Mode) {
    // Every second piece bears a mark.
    let marked = position.pieces().step_by(2).zip(Mark::ALL.into_iter().cycle());
    let marks: Vec<_> = marked.map(|((point, _), mark)| (point.square(), mark.name().to_owned())).collect();
    let resolved = command::resolve(position, text, columns, &marks, mode);
    assert_notes(text, &resolved.notes);
    match resolved.resolution {
        Resolution::Unique(movement) => assert!(position.is_legal(movement), "{position} {text:?}"),
        Resolution::Ambiguous(candidates) => {
            assert!(candidates.len() > 1, "{position} {text:?}");
            for candidate in candidates {
                let again = command::resolve(position, &candidate.text, columns, &marks, Mode::Exact);
                assert_eq!(again.movement(), Some(&candidate.movement), "{position} {candidate:?}");
            }
        }
        Resolution::Illegal(reason) => assert_told(text, &[*reason]),
        Resolution::Syntax(errors) => {
            assert_eq!(resolved.readings, 0, "{text:?}");
            assert_told(text, &errors);
        }
        Resolution::Request(request) => assert!(!request.name.is_empty(), "{text:?}"),
    }
}
