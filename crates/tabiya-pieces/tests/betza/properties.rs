use proptest::prelude::*;
use tabiya_board::Geometry;
use tabiya_pieces::betza::{Dialect, read, write};
use tabiya_pieces::compare::{self, Trial};
use tabiya_pieces::sample::{self, SplitMix64};
use tabiya_pieces::{Piece, Profile};

use crate::texts;

/// Boards of three sizes: empty ones and random ones, for both sides.
pub(crate) fn boards(random: usize) -> Vec<Trial> {
    let sizes = [(8, 8, random), (16, 16, random / 8), (5, 4, random / 4)];
    let boards = sizes.map(|(width, height, count)| {
        compare::boards(Geometry::new(width, height).expect("a small board"), count, 1)
    });
    boards.concat()
}

/// What is written of a piece is read back as a piece with the same targets. Tells whether anything was written.
fn check_written(piece: &Piece, dialect: Dialect, boards: &[Trial]) -> bool {
    let written = write(piece, dialect);
    let Some(text) = written.text else {
        assert!(!written.unsayable.is_empty(), "{piece} has no text in {dialect}, and nothing is said");
        return false;
    };
    assert_eq!(written.unsayable, [], "{piece} in {dialect}");
    let back = read(&text, dialect).unwrap_or_else(|diagnostics| {
        panic!("{piece} in {dialect} is {text}, which is refused: {diagnostics:?}")
    });
    // Pieces that take too many steps are compared no further.
    if let Ok(Some(difference)) = compare::same_targets(piece, &back, boards) {
        panic!("{piece} in {dialect} is {text}, which is {back}: {difference:?}");
    }
    true
}

/// So many pieces of each profile; the least number of texts that they give in each dialect.
fn check_sampled(seed: u64, pieces: usize, boards: &[Trial], least: [usize; 3]) {
    let mut source = SplitMix64::new(seed);
    let mut written = [0; 3];
    for number in 0..pieces {
        let piece = sample::piece(&mut source, Profile::ALL[number % 3]);
        for (dialect, count) in Dialect::ALL.into_iter().zip(&mut written) {
            *count += usize::from(check_written(&piece, dialect, boards));
        }
    }
    assert!(written.iter().zip(least).all(|(written, least)| *written >= least), "{written:?}");
}

/// So many texts of each dialect: what is read is written in all of them.
fn check_texts(seed: u64, count: usize, boards: &[Trial], least: [usize; 3]) {
    let mut source = SplitMix64::new(seed);
    for (dialect, least) in Dialect::ALL.into_iter().zip(least) {
        let mut pieces = 0;
        for _ in 0..count {
            let text = texts::text(&mut source, dialect);
            let Ok(piece) = read(&text, dialect) else { continue };
            let canonical = piece.to_string();
            assert_eq!(canonical.parse().as_ref(), Ok(&piece), "{text} in {dialect} is {canonical}");
            pieces += 1;
            for other in Dialect::ALL {
                check_written(&piece, other, boards);
            }
        }
        assert!(pieces >= least, "{pieces} of {count} texts in {dialect} are pieces");
    }
}

#[test]
fn sampled_pieces_come_back() {
    check_sampled(7, 900, &boards(24), [100, 100, 50]);
}

#[test]
fn texts_by_chance_come_back() {
    check_texts(8, 300, &boards(16), [100, 100, 80]);
}

#[test]
#[ignore = "deep: 15,000 pieces and 15,000 texts"]
fn many_come_back() {
    check_sampled(9, 15_000, &boards(40), [1_500, 1_500, 750]);
    check_texts(10, 5_000, &boards(40), [1_500, 1_500, 1_250]);
}

proptest! {
    /// Any text is read to its end, and everything wrong with it has a place in it.
    #[test]
    fn any_text_is_judged(text in "[A-Zabcdefghijlmnopqrstuvxyz0-9()\\[\\]?*@-]{0,24}") {
        for dialect in Dialect::ALL {
            if let Err(diagnostics) = read(&text, dialect) {
                prop_assert!(!diagnostics.is_empty());
                for diagnostic in diagnostics {
                    let span = diagnostic.span.expect("it has a place");
                    prop_assert!(span.start <= span.end && span.end <= text.len());
                }
            }
        }
    }
}
