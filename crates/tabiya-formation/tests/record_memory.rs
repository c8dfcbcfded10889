//! Records of any length are read in the same memory. One test a process, since the allocator counts for all.

use std::ops::ControlFlow;

use peak_alloc::PeakAlloc;
use tabiya_formation::text::RecordReader;
use tabiya_game::{Mode, PlySeen, RecordReader as _};

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

const START: &str = "行棋方：红/红方：[]/黑方：[]/胜负：未分/棋盘：/零[一路 二路 三路]/一[黑将 黑车 一一]/二[红车 一一 红将]\n\n";

/// The most bytes in use while a record with so many rounds, which go back and forth, is read.
fn peak_of(rounds: u64) -> usize {
    ALLOCATOR.reset_peak_usage();
    let mut reader = Box::new(RecordReader::new(Mode::Exact));
    let mut plies = 0;
    let mut seen = |ply: &dyn PlySeen| {
        plies = ply.number();
        ControlFlow::Continue(())
    };
    assert!(reader.lines(START, &mut seen).is_continue());
    for round in 1..=rounds {
        let (red, black) = if round % 2 == 1 { ("平二", "平三") } else { ("平一", "平二") };
        assert!(reader.line(&format!("{round}. 红车{red} 黑车{black}\n"), &mut seen).is_continue());
    }
    assert!(reader.finish().valid);
    assert_eq!(plies, 2 * rounds);
    ALLOCATOR.peak_usage()
}

#[test]
fn long_records_take_no_more_memory_than_short_ones() {
    let short = peak_of(1_000);
    let long = peak_of(100_000);
    assert!(long <= short + short / 10, "{short} bytes for 1,000 rounds, {long} for 100,000");
}

#[test]
#[ignore = "deep: a record of 100 MB"]
fn a_record_of_100_mb_takes_no_more_memory() {
    let short = peak_of(30_000);
    let long = peak_of(3_000_000);
    assert!(long <= short + short / 10, "{short} bytes for 1 MB, {long} for 100 MB");
}
