//! Records: read in one piece and in many; what is valid is written and read again.
#![no_main]

use std::ops::ControlFlow;

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_formation::Position;
use tabiya_formation::text::{RecordReader, read_snapshot, write_record};
use tabiya_fuzz::{Bytes, assert_notes, assert_told};
use tabiya_game::{Mode, RecordReader as _, RecordReport};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some((choice, text)) = Bytes::choice_and_text(bytes) else { return Corpus::Reject };
    let exact = Played::read([text], Mode::Exact);
    let lenient = Played::read([text], Mode::Lenient);
    // Cut at some of the line ends, as a caller may who reads a file part by part.
    let parts = text.split_inclusive('\n').collect::<Vec<_>>();
    let parts = parts.chunks(1 + usize::from(choice % 4)).map(<[&str]>::concat);
    assert_eq!(Played::read(parts, Mode::Exact), exact);
    for (played, mode) in [(&exact, Mode::Exact), (&lenient, Mode::Lenient)] {
        let report = &played.report;
        if report.valid {
            assert_notes(text, &report.diagnostics);
        } else {
            assert_told(text, &report.diagnostics);
        }
        assert_eq!(report.plies, played.plies.len() as u64, "{mode:?}");
        assert!(!(report.valid && played.broken_off), "what was not read can't be judged: {report:?}");
        if report.valid {
            read_again(played);
        }
    }
    if exact.report.valid {
        assert_eq!((lenient.plies, lenient.report.position), (exact.plies, exact.report.position));
    }
    Corpus::Keep
});

/// A record as its reader saw it.
#[derive(Debug, PartialEq)]
struct Played {
    start: Option<String>,
    plies: Vec<String>,
    broken_off: bool,
    report: RecordReport,
}

impl Played {
    fn read(parts: impl IntoIterator<Item = impl AsRef<str>>, mode: Mode) -> Self {
        let mut reader = Box::new(RecordReader::new(mode));
        let mut plies = Vec::new();
        let mut broken_off = false;
        for part in parts {
            let flow = reader.lines(part.as_ref(), &mut |ply| {
                plies.push(ply.canonical());
                assert_eq!(ply.number(), plies.len() as u64);
                ControlFlow::Continue(())
            });
            if flow.is_break() {
                broken_off = true;
                break;
            }
        }
        let start = reader.start();
        let report = reader.finish();
        // A record without plies ends where it starts.
        Self { start: start.or_else(|| report.position.clone()), plies, broken_off, report }
    }
}

/// The canonical text of a valid record has the same plies and leads to the same position.
fn read_again(played: &Played) {
    let start = played.start.as_ref().map(|text| {
        Position::new(&read_snapshot(text).expect("the text of a position is well formed"))
            .expect("and valid")
    });
    let written = write_record(&start.unwrap_or_else(Position::standard), &played.plies);
    for text in [written.replace('\n', "\r\n"), written] {
        let again = Played::read([&text], Mode::Exact);
        assert!(again.report.valid, "{text:?}: {:?}", again.report);
        assert_eq!(
            (&again.plies, &again.report.position),
            (&played.plies, &played.report.position),
            "{text:?}"
        );
    }
}
