use core::ops::ControlFlow;

use tabiya_game::{Facade, Game, GameText, Mode, RecordReport, ResolveOptions};

use super::{Walk, check_refusal, check_spans};

/// Records that the table writes, whole and damaged.
pub(super) fn check<G: GameText>(game: &G, walk: &Walk<G>, random: &mut fastrand::Rng) {
    let facade = Facade::new(game.clone());
    let middle = random.usize(0..=walk.texts.len());
    for from in [0, middle] {
        let start = game.write_position(&walk.positions[from]);
        let mut table = facade.table(&start, Mode::Exact).expect("the text of a position is read");
        let mut positions = Vec::new();
        for text in &walk.texts[from..] {
            // From the middle, repetition is counted anew: the game goes on at least as long.
            table.play(text, &ResolveOptions::default()).expect("it was played before");
            positions.push(table.position());
        }
        let record = table.record();
        let what = format!("{}, record {record:?}", game.name());
        for text in [record.clone(), record.replace('\n', "\r\n"), record.trim_end().to_owned()] {
            for mode in [Mode::Exact, Mode::Lenient] {
                let read = read(game, &text, mode, usize::MAX);
                assert!(read.report.valid, "{what}: {:?}", read.report.diagnostics);
                assert_eq!(read.texts, walk.texts[from..], "{what}: the plies");
                assert_eq!(read.positions, positions, "{what}: the positions after them");
                if read.start.is_some() || !positions.is_empty() {
                    assert_eq!(read.start.as_ref(), Some(&start), "{what}: the start");
                }
                assert_eq!(read.report.plies, positions.len() as u64, "{what}: the number of plies");
                assert_eq!(read.report.position, Some(table.position()), "{what}: the last position");
                assert_eq!(read.report.outcome, table.outcome(), "{what}: the outcome");
            }
        }
        if !positions.is_empty() {
            let stop = random.usize(1..=positions.len());
            let read = read(game, &record, Mode::Exact, stop);
            assert_eq!(read.report.plies, stop as u64, "{what}: stopped after {stop} plies");
            assert!(read.report.valid, "{what}: stopped, but {:?}", read.report.diagnostics);
        }
        for _ in 0..20 {
            check_damaged(game, &super::garbage::damaged(&record, random));
        }
    }
}

/// Whatever the text is, the report on it fits together.
pub(super) fn check_damaged<G: GameText>(game: &G, text: &str) {
    for mode in [Mode::Exact, Mode::Lenient] {
        let read = read(game, text, mode, usize::MAX);
        let what = format!("{}, record {text:?} ({mode:?})", game.name());
        assert_eq!(read.report.plies, read.texts.len() as u64, "{what}: the number of plies");
        if let Some(last) = read.positions.last() {
            assert_eq!(read.report.position.as_ref(), Some(last), "{what}: the last position");
        }
        if read.report.valid {
            check_spans(text, &read.report.diagnostics, &what);
            assert!(!tabiya_game::has_errors(&read.report.diagnostics), "{what}: valid with errors");
        } else {
            check_refusal(text, &read.report.diagnostics, &what);
        }
    }
}

struct Read {
    texts: Vec<String>,
    positions: Vec<String>,
    start: Option<String>,
    report: RecordReport,
}

/// Reads a record line by line, up to so many plies.
fn read<G: GameText>(game: &G, text: &str, mode: Mode, stop: usize) -> Read {
    let mut reader = game.record_reader(mode);
    let (mut texts, mut positions) = (Vec::new(), Vec::new());
    let flow = text.split_inclusive('\n').try_for_each(|line| {
        reader.line(line, &mut |ply| {
            texts.push(ply.canonical());
            positions.push(ply.position());
            assert_eq!(ply.number(), texts.len() as u64, "{}: the number of a ply", game.name());
            if texts.len() == stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    });
    if flow.is_break() {
        let after = reader.line("\n", &mut |_| panic!("nothing is played behind the end"));
        assert!(after.is_break(), "{}: a reader that has ended goes on", game.name());
    }
    let start = reader.start();
    let report = reader.finish();
    Read { texts, positions, start, report }
}
