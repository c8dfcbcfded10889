use tabiya::board::Geometry;
use tabiya::pieces::compare::{COMPARISON_STEPS, Trial, boards};
use tabiya::pieces::compiled::Budget;
use tabiya::pieces::{Piece, Profile, Reading, lint, read};
use tabiya_game::Diagnostic;

use crate::codes;

/// Reads lines and looks for all that is worth knowing of them.
pub(super) struct Linter {
    /// On these it is tried whether an alternative adds anything.
    boards: Vec<Trial>,
}

impl Linter {
    /// For boards of this size.
    pub(super) fn new(size: Geometry) -> Self {
        Self { boards: boards(size, lint::BOARDS, 1) }
    }

    /// The piece, where nothing is wrong, and what there is to say, in the order of the text.
    pub(super) fn read(
        &self,
        text: &str,
        profile: Profile,
        budget: &mut Budget,
    ) -> (Option<Piece>, Vec<Diagnostic>) {
        let Reading { source, piece, mut diagnostics, .. } = read(text, profile);
        if let Some(piece) = &piece {
            diagnostics.extend(lint::check(piece, &source));
            match lint::nothing_added(piece, &source, &self.boards, budget) {
                Ok(notes) => diagnostics.extend(notes),
                Err(_) => diagnostics.push(not_compared(codes::ALTERNATIVES_NOT_COMPARED)),
            }
            diagnostics.sort_by_key(|diagnostic| diagnostic.span.map(|span| span.start));
        }
        (piece, diagnostics)
    }
}

/// The note that something was not looked for, as it would take too long.
pub(super) fn not_compared(code: tabiya_game::Code) -> Diagnostic {
    Diagnostic::note(code).with("limit", COMPARISON_STEPS)
}
