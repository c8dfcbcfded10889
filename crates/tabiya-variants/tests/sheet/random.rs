//! The sheets of variants by chance.

use tabiya_pieces::sample::SplitMix64;
use tabiya_variants::sample;
use tabiya_variants::sheet::sheet;

use crate::support::{catalogues, told};

fn check(seeds: core::ops::Range<u64>) {
    let catalogues = catalogues();
    for seed in seeds {
        let sheet = sheet(&sample::variant(&mut SplitMix64::new(seed)));
        for catalogue in &catalogues {
            assert!(!told(&sheet, catalogue).is_empty(), "{seed}");
        }
    }
}

#[test]
fn every_variant_can_be_told() {
    check(0..20);
}

#[test]
#[ignore = "deep: the sheets of a thousand variants"]
fn many_variants_can_be_told() {
    check(20..1_000);
}
