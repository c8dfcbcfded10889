//! What is written is read back as the same thing.

use tabiya_pieces::sample::{self, SplitMix64};
use tabiya_pieces::{Profile, extensions, read};

use crate::support::spots;

/// The canonical text of a random piece gives the piece again, in every profile that it is written for.
fn check(seed: u64) {
    for profile in Profile::ALL {
        let mut source = SplitMix64::new(seed);
        let piece = sample::piece(&mut source, profile);
        let text = piece.to_string();
        let reading = read(&text, profile);
        let said = spots(&text, &reading.diagnostics);
        assert_eq!(reading.piece.as_ref(), Some(&piece), "{profile} {seed}: {text}: {said}");
        assert!(profile != Profile::Document || extensions(&piece).is_empty(), "{seed}: {text}");
    }
}

#[test]
fn random_pieces() {
    (0..20_000).for_each(check);
}

#[test]
#[ignore = "deep: two million random pieces"]
fn many_random_pieces() {
    (20_000..2_000_000).for_each(check);
}
