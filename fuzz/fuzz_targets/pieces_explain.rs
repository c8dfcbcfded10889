//! Explanations: every line that reads gets a sentence in each language, with nothing missing, of bounded length.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_messages::{Catalogue, Language};
use tabiya_pieces::{Profile, explain, read};

static CATALOGUES: LazyLock<[Catalogue; 4]> = LazyLock::new(|| Language::ALL.map(Catalogue::new));

/// How many characters of a sentence one character of a line may lead to.
const MOST: usize = 60;

fuzz_target!(|line: &str| -> Corpus {
    let mut corpus = Corpus::Reject;
    for profile in Profile::ALL {
        let Some(piece) = read(line, profile).piece else { continue };
        corpus = Corpus::Keep;
        let message = explain::explain(&piece);
        for catalogue in CATALOGUES.iter() {
            let sentence = catalogue.try_sentence(&message);
            let sentence = sentence.unwrap_or_else(|flaws| panic!("{}: {flaws:?}", catalogue.language()));
            assert!(sentence.ends_with(['.', '。']), "{sentence}");
            let length = sentence.chars().count();
            assert!(length <= 400 + MOST * line.len(), "{length} characters for {}", line.len());
        }
    }
    corpus
});
