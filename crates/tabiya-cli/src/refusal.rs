use tabiya_game::{Argument, Diagnostic, Refused};

use crate::codes;

/// Why a text is not played, as diagnostics: a text that fits several moves names them.
pub(crate) fn diagnostics(text: &str, refused: Refused) -> Vec<Diagnostic> {
    let whole = |code| Diagnostic::error(code).with("found", Argument::input(text)).at(text, 0..text.len());
    match refused {
        Refused::Syntax(diagnostics) => diagnostics,
        Refused::Illegal(diagnostic) | Refused::Decided(diagnostic) => vec![*diagnostic],
        Refused::Ambiguous(candidates) => {
            let mut diagnostic = whole(codes::AMBIGUOUS);
            diagnostic.candidates = candidates;
            vec![diagnostic]
        }
        Refused::NotAMove(request) => {
            vec![whole(codes::NOT_A_MOVE).with("request", Argument::text(request.name))]
        }
    }
}
