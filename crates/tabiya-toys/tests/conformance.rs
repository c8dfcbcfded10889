//! The toys keep the contract, for every value of their rules.

use tabiya_toys::{Chains, Lines, conformance};

#[test]
fn lines_three() {
    conformance::check(&Lines::three(), 0..40);
}

#[test]
fn lines_four() {
    conformance::check(&Lines::four(), 0..40);
}

#[test]
fn lines_march() {
    conformance::check(&Lines::march(), 0..40);
}

#[test]
fn chains_free() {
    conformance::check(&Chains::free(), 0..40);
}

#[test]
fn chains_forced() {
    conformance::check(&Chains::forced(), 0..40);
}
