//! What people read: every case of a mistake, in every language.

#[path = "sentences/en.rs"]
mod en;
#[path = "sentences/ru.rs"]
mod ru;
#[path = "sentences/vi.rs"]
mod vi;
#[path = "sentences/zh.rs"]
mod zh;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use tabiya_messages::{Catalogue, Language};

use crate::cases::{ERRORS, NOTES};
use crate::support::{marked, read, whole};

/// What is said of all cases, each sentence once.
fn said(language: Language) -> String {
    let catalogue = Catalogue::new(language);
    let mut seen = BTreeSet::new();
    let mut said = String::new();
    for (_, case) in ERRORS.iter().chain(NOTES) {
        let (text, _) = marked(&whole(case));
        let diagnostics = read(&text).map_or_else(|errors| errors, |file| file.notes);
        for diagnostic in diagnostics {
            let code = diagnostic.code().as_str();
            let Some(code) = code.strip_prefix("variants.file.") else { continue };
            let sentence = catalogue
                .try_sentence(&diagnostic.message)
                .unwrap_or_else(|flaws| panic!("{language}: {flaws:?} in {diagnostic:?}"));
            if !seen.insert(sentence.clone()) {
                continue;
            }
            let _ = writeln!(said, "{code}: {sentence}");
            if let Some(help) = catalogue.help(&diagnostic.message) {
                let _ = writeln!(said, "    {help}");
            }
        }
    }
    said
}
