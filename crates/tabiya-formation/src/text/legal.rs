//! The legal action that a text means, for who plays texts one after the other.

use core::ops::ControlFlow;

use tabiya_game::{Argument, Candidate, Diagnostic, GameText, History, Mode, Resolution, ResolveOptions};

use super::{ActionText, codes, write_action};
use crate::{Action, FormationChess, Position};

/// The one legal action that a text means, with what a lenient reading took for something else.
///
/// # Errors
/// Why it means none, or several.
pub(crate) fn legal_action(
    position: &Position,
    text: &str,
    mode: Mode,
) -> Result<(Action, Vec<Diagnostic>), Vec<Diagnostic>> {
    if let Ok(read) = text.parse::<ActionText>()
        && let Ok(action) = read.resolve(position)
        && is_generated(position, action)
    {
        return Ok((action, Vec::new()));
    }
    let options = ResolveOptions::mode(mode);
    let resolved = FormationChess.resolve(position, History::none(position), text, &options);
    match resolved.resolution {
        Resolution::Unique(action) => Ok((action, resolved.notes)),
        Resolution::Ambiguous(candidates) => Err(vec![ambiguous(position, text, &candidates)]),
        Resolution::Illegal(reason) => Err(vec![*reason]),
        Resolution::Syntax(diagnostics) => Err(diagnostics),
        Resolution::Request(_) => Err(vec![Diagnostic::error(codes::ACTION_EMPTY).at(text, 0..text.len())]),
    }
}

/// Whether an action is among the legal ones. To judge it by the rules, which also tells why it is not, takes longer.
fn is_generated(position: &Position, action: Action) -> bool {
    let is_same = |other| if other == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    match action.from() {
        Some(from) => position.generate_from(from, is_same).is_break(),
        None => position.judge(action).is_ok(),
    }
}

fn ambiguous(position: &Position, text: &str, candidates: &[Candidate<Action>]) -> Diagnostic {
    let texts = candidates.iter().map(|candidate| Argument::text(&candidate.text)).collect::<Vec<_>>();
    let mut diagnostic =
        Diagnostic::error(codes::WHY_AMBIGUOUS).with("candidates", texts).at(text, 0..text.len());
    diagnostic.candidates = candidates
        .iter()
        .map(|candidate| Candidate {
            movement: write_action(position, candidate.movement),
            text: candidate.text.clone(),
        })
        .collect();
    diagnostic
}
