//! Snapshots: what is read is written and read again, in either form; what is not read has its errors in the text.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_formation::text::{read_snapshot, write_position, write_snapshot};
use tabiya_formation::{FormationChess, Position};
use tabiya_fuzz::{assert_notes, assert_told};
use tabiya_game::{GameText, Mode};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Ok(text) = std::str::from_utf8(bytes) else { return Corpus::Reject };
    exact(text);
    lenient(text);
    Corpus::Keep
});

fn exact(text: &str) {
    let setup = match read_snapshot(text) {
        Ok(setup) => setup,
        Err(diagnostics) => return assert_told(text, &diagnostics),
    };
    let written = write_snapshot(&setup);
    assert_eq!(read_snapshot(&written).as_ref(), Ok(&setup), "{text:?}");
    assert_eq!(read_snapshot(&written.replace('\n', "/")).as_ref(), Ok(&setup), "{text:?}");
    assert_eq!(read_snapshot(&written.replace('\n', "\r\n")).as_ref(), Ok(&setup), "{text:?}");
    match FormationChess.read_position(text, Mode::Exact) {
        Ok((position, notes)) => {
            assert!(notes.is_empty(), "{notes:?}");
            assert_eq!(position.to_setup(), setup);
            assert_eq!(write_position(&position), written);
        }
        Err(diagnostics) => {
            assert_told(text, &diagnostics);
            let faults = setup.validate().expect_err("a setup without faults is a position");
            assert_eq!(faults.len(), diagnostics.len(), "{faults:?}");
        }
    }
}

/// A lenient reader takes all that an exact one takes, for the same.
fn lenient(text: &str) {
    let exact = read_snapshot(text);
    match FormationChess.read_setup(text, Mode::Lenient) {
        Ok(read) => {
            if let Ok(setup) = exact {
                assert_eq!(read.setup, setup);
                assert!(read.notes.is_empty(), "{text:?} is exact, yet {:?}", read.notes);
            } else {
                assert!(!read.notes.is_empty(), "{text:?} is not exact");
            }
            assert_notes(text, &read.notes);
            assert_eq!(read_snapshot(&write_snapshot(&read.setup)).as_ref(), Ok(&read.setup));
            if let Err(diagnostics) = FormationChess.read_position(text, Mode::Lenient) {
                assert_told(text, &diagnostics);
                assert!(Position::new(&read.setup).is_err());
            }
        }
        Err(diagnostics) => {
            assert!(exact.is_err(), "{text:?} is exact, yet {diagnostics:?}");
            assert_told(text, &diagnostics);
        }
    }
}
