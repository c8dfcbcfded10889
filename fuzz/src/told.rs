use std::sync::LazyLock;

use tabiya_game::{Diagnostic, Level, Message, Span, has_errors};
use tabiya_messages::{Catalogue, Language};

static CATALOGUES: LazyLock<[Catalogue; 2]> =
    LazyLock::new(|| [Catalogue::new(Language::English), Catalogue::new(Language::Chinese)]);

/// The complete catalogues: English and Chinese.
pub fn catalogues() -> &'static [Catalogue] {
    &*CATALOGUES
}

/// What must hold of the diagnostics of a text that was refused: there is an error among them, and all of them are
/// [`assert_notes`] as well.
pub fn assert_told(text: &str, diagnostics: &[Diagnostic]) {
    assert!(has_errors(diagnostics), "{text:?} is refused without an error: {diagnostics:?}");
    assert_notes(text, diagnostics);
}

/// What must hold of all diagnostics: each has a sentence in every language, and its [place](assert_places).
pub fn assert_notes(text: &str, diagnostics: &[Diagnostic]) {
    assert_places(text, diagnostics);
    for diagnostic in diagnostics {
        assert_message(&diagnostic.message);
    }
}

/// Each diagnostic but a note about the whole has a place in the text, with the line and the column where a reader
/// would look for it.
pub fn assert_places(text: &str, diagnostics: &[Diagnostic]) {
    for diagnostic in diagnostics {
        let Some(span) = diagnostic.span else {
            assert_eq!(diagnostic.level, Level::Note, "{diagnostic:?} has no place in {text:?}");
            continue;
        };
        assert!(span.start <= span.end && span.end <= text.len(), "{span:?} is outside {text:?}");
        assert_eq!(Span::new(text, span.range()), span, "{diagnostic:?} in {text:?}");
    }
}

/// Every message has a sentence in every language, with all that the sentence speaks of.
pub fn assert_messages(messages: &[Message]) {
    messages.iter().for_each(assert_message);
}

fn assert_message(message: &Message) {
    for catalogue in catalogues() {
        match catalogue.try_sentence(message) {
            Ok(sentence) => assert!(!sentence.is_empty(), "{message:?}"),
            Err(flaws) => panic!("{flaws:?} in {}: {message:?}", catalogue.language()),
        }
    }
}
