use tabiya_game::Diagnostic;
use tabiya_messages::{Catalogue, Language};
use tabiya_pieces::Piece;
use tabiya_pieces::betza::{Dialect, read, write};

/// Everything that can be said of texts and pieces has a sentence in all four languages.
pub(crate) fn check_said(diagnostics: &[Diagnostic]) {
    for language in [Language::English, Language::Chinese, Language::Vietnamese, Language::Russian] {
        let catalogue = Catalogue::new(language);
        for diagnostic in diagnostics {
            let sentence = catalogue.try_sentence(&diagnostic.message);
            assert!(sentence.is_ok(), "{language}: {diagnostic:?}: {sentence:?}");
        }
    }
}

/// What is said, in English, with its place and its help.
pub(crate) fn said(text: &str, diagnostics: &[Diagnostic]) -> String {
    check_said(diagnostics);
    let english = Catalogue::new(Language::English);
    let lines = diagnostics.iter().map(|diagnostic| {
        let span = diagnostic.span.expect("it has a place");
        let help = english.help(&diagnostic.message).map(|help| format!("  {help}\n")).unwrap_or_default();
        format!("{text} {}: {}\n{help}", span.column, english.sentence(&diagnostic.message))
    });
    lines.collect()
}

/// What is said of a text in a dialect.
pub(crate) fn refused(text: &str, dialect: Dialect) -> String {
    let diagnostics = read(text, dialect).expect_err(text);
    said(text, &diagnostics)
}

/// What a dialect lacks for a line.
pub(crate) fn lacking(line: &str, dialect: Dialect) -> String {
    let piece: Piece = line.parse().unwrap_or_else(|diagnostics| panic!("{line}: {diagnostics:?}"));
    let written = write(&piece, dialect);
    assert_eq!(written.text, None, "{line} in {dialect}");
    said(line, &written.unsayable)
}
