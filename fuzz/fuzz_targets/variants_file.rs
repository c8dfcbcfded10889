//! Variant files: what is refused has a reason at its place, and what stands is written as a file that says the same.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_fuzz::{assert_notes, assert_told};
use tabiya_variants::{file, library};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Ok(text) = str::from_utf8(bytes) else { return Corpus::Reject };
    let base = |name: &str| library::text(name).map(str::to_owned);
    match file::read(text, &base) {
        Err(errors) => assert_told(text, &errors),
        Ok(variant) => {
            assert_notes(text, &variant.notes);
            for test in &variant.tests {
                assert!(text.get(test.place.clone()).is_some(), "{test:?}");
            }
            let written = file::write(&variant.spec);
            let again = file::read(&written, &base).map(|variant| variant.spec);
            assert_eq!(again.as_ref(), Ok(&variant.spec), "{written}");
            assert_eq!(file::write(&variant.spec), written);
        }
    }
    Corpus::Keep
});
