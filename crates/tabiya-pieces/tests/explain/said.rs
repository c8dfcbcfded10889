//! Sentences of lines, in all languages.

use tabiya_messages::{Catalogue, Language};
use tabiya_pieces::{Piece, explain};

/// The languages, in the order of the sentences.
pub(crate) fn languages() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter()
}

/// The sentences of all languages.
pub(crate) struct Voices([Catalogue; 4]);

impl Voices {
    pub(crate) fn new() -> Self {
        Self(Language::ALL.map(Catalogue::new))
    }

    /// What each language says of a piece, all of it its own.
    #[track_caller]
    pub(crate) fn explain(&self, piece: &Piece) -> [String; 4] {
        let message = explain::explain(piece);
        self.0.each_ref().map(|catalogue| {
            let sentence = catalogue.try_sentence(&message);
            sentence.unwrap_or_else(|flaws| panic!("{}: {piece}: {flaws:?}", catalogue.language()))
        })
    }

    /// What each language says of a line.
    #[track_caller]
    pub(crate) fn of_line(&self, line: &str) -> [String; 4] {
        let piece: Piece = line.parse().unwrap_or_else(|errors| panic!("{line}: {errors:?}"));
        self.explain(&piece)
    }
}
