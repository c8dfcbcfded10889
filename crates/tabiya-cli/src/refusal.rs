use tabiya_game::{Argument, Candidate, Code, Diagnostic, Refused};

use crate::codes;

/// Why a text is not played, as diagnostics: a text that fits several moves names them.
pub(crate) fn diagnostics(text: &str, refused: Refused) -> Vec<Diagnostic> {
    match refused {
        Refused::Syntax(diagnostics) => diagnostics,
        Refused::Illegal(diagnostic) | Refused::Decided(diagnostic) => vec![*diagnostic],
        Refused::Ambiguous(candidates) => ambiguous(text, candidates),
        Refused::NotAMove(request) => {
            vec![whole(codes::NOT_A_MOVE, text).with("request", Argument::text(request.name))]
        }
    }
}

/// That a text fits these moves.
pub(crate) fn ambiguous(text: &str, candidates: Vec<Candidate<String>>) -> Vec<Diagnostic> {
    let mut diagnostic = whole(codes::AMBIGUOUS, text);
    diagnostic.candidates = candidates;
    vec![diagnostic]
}

fn whole(code: Code, text: &str) -> Diagnostic {
    Diagnostic::error(code).with("found", Argument::input(text)).at(text, 0..text.len())
}
