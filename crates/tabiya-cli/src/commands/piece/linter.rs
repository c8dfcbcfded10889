use tabiya::board::Geometry;
use tabiya::pieces::compare::{Trial, boards};
use tabiya::pieces::{Piece, Profile, Reading, lint, read};
use tabiya_game::Diagnostic;

/// Reads lines and looks for all that is worth knowing of them.
pub(super) struct Linter {
    /// On these it is tried whether an alternative adds anything.
    boards: Vec<Trial>,
}

impl Linter {
    pub(super) fn new() -> Self {
        let usual = Geometry::new(8, 8).expect("such boards exist");
        Self { boards: boards(usual, lint::BOARDS, 1) }
    }

    /// The piece, where nothing is wrong, and what there is to say, in the order of the text.
    pub(super) fn read(&self, text: &str, profile: Profile) -> (Option<Piece>, Vec<Diagnostic>) {
        let Reading { source, piece, mut diagnostics, .. } = read(text, profile);
        if let Some(piece) = &piece {
            diagnostics.extend(lint::check(piece, &source));
            // A piece that takes too many steps is told so where its moves are asked for.
            diagnostics.extend(lint::nothing_added(piece, &source, &self.boards).unwrap_or_default());
            diagnostics.sort_by_key(|diagnostic| diagnostic.span.map(|span| span.start));
        }
        (piece, diagnostics)
    }
}
