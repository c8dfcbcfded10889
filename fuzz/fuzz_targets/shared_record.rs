//! Records in the form that all games share: read as a tree and written again, and played by games that nobody had in
//! mind, in one piece and line by line.
#![no_main]

use std::ops::ControlFlow;

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_fuzz::{Bytes, assert_notes, assert_places, assert_told};
use tabiya_game::{GameText, Mode, Record, RecordReport, has_errors, shared_record};
use tabiya_toys::{Chains, Lines};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some((choice, text)) = Bytes::choice_and_text(bytes) else { return Corpus::Reject };
    let mode = if choice & 1 == 0 { Mode::Exact } else { Mode::Lenient };
    tree(text, mode);
    match choice & 2 {
        0 => play(&Lines::three(), text, mode),
        _ => play(&Chains::free(), text, mode),
    }
    Corpus::Keep
});

/// The text alone, without a game.
fn tree(text: &str, mode: Mode) {
    match Record::read(text, mode) {
        Ok((record, notes)) => {
            assert_notes(text, &notes);
            let written = record.to_string();
            let again: Record = written.parse().unwrap_or_else(|errors| panic!("{errors:?} in {written:?}"));
            assert_eq!(again, record, "{text:?} is written {written:?}");
        }
        Err(diagnostics) => assert_told(text, &diagnostics),
    }
}

fn play<G: GameText>(game: &G, text: &str, mode: Mode) {
    let whole = Played::read(game, [text], mode);
    let by_line = Played::read(game, text.split_inclusive('\n'), mode);
    assert_eq!(whole, by_line);
    let Played { start, plies, broken_off, report } = whole;
    assert_eq!(report.plies, plies.len() as u64);
    // The catalogues have no sentences for these games.
    assert_places(text, &report.diagnostics);
    assert_eq!(report.valid, !has_errors(&report.diagnostics), "{report:?}");
    if !report.valid {
        return;
    }
    assert!(!broken_off, "what was not read can't be judged: {report:?}");
    let start = start.expect("a valid record starts somewhere");
    let (start, _) = game.read_position(&start, Mode::Exact).expect("from a valid position");
    let written = shared_record(game, &start, &plies);
    let again = Played::read(game, [written.as_str()], Mode::Exact);
    assert!(again.report.valid, "{written:?}: {:?}", again.report);
    assert_eq!((again.plies, again.report.position), (plies, report.position), "{written:?}");
}

/// A record as its reader saw it.
#[derive(Debug, PartialEq)]
struct Played {
    start: Option<String>,
    plies: Vec<String>,
    broken_off: bool,
    report: RecordReport,
}

impl Played {
    fn read<'a>(game: &impl GameText, parts: impl IntoIterator<Item = &'a str>, mode: Mode) -> Self {
        let mut reader = game.record_reader(mode);
        let mut plies = Vec::new();
        let mut broken_off = false;
        for part in parts {
            let flow = reader.lines(part, &mut |ply| {
                plies.push(ply.canonical());
                ControlFlow::Continue(())
            });
            if flow.is_break() {
                broken_off = true;
                break;
            }
        }
        Self { start: reader.start(), plies, broken_off, report: reader.finish() }
    }
}
