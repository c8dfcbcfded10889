//! The result of an action, derived from it.

use tabiya_board::Square;

use super::{Entry, ResultText};
use crate::text::action::{Destination, Reference};
use crate::{Action, Effect, Piece, Position};

impl ResultText {
    /// The canonical result of a legal action.
    ///
    /// First comes the piece that acts, then the one that it pushes; a pulled piece comes before the one that pulls it,
    /// and of two pieces that are lost together the target comes first. A captured piece is not listed. Pushing or
    /// pulling an identical piece looks like one move and is written as one. An action that is not legal changes
    /// nothing.
    pub fn of(position: &Position, action: Action) -> Self {
        let entries = entries(position, action);
        let result = match &entries {
            Some(_) => {
                let mut after = position.clone();
                after.make(action);
                after.result()
            }
            None => position.result(),
        };
        Self::Success { entries: entries.unwrap_or_default(), result }
    }
}

/// The canonical [result](ResultText::of) of a legal action.
///
/// ```
/// use tabiya_formation::{Position, text};
/// let start = Position::standard();
/// let action = text::read_action("红车四七", &start).unwrap();
/// assert_eq!(text::result_of(&start, action).to_string(), "变化：[红车四七占]\n胜负：未分");
/// ```
pub fn result_of(position: &Position, action: Action) -> ResultText {
    ResultText::of(position, action)
}

/// The entries of a legal action; `None` for one that is not legal.
fn entries(position: &Position, action: Action) -> Option<Vec<Entry>> {
    let effect = position.judge(action).ok()?;
    let (from, to) = match (action, action.from(), action.to()) {
        (Action::Place { kind, to }, ..) => {
            let piece = Piece::new(position.to_move(), kind);
            return Some(vec![Entry::Arrival { piece, square: to }]);
        }
        (_, Some(from), Some(to)) => (from, to),
        _ => return Some(Vec::new()),
    };
    let alike = |one: Square, other: Square| position.piece_at(one) == position.piece_at(other);
    let goes = |from: Square, to: Square| {
        let reference = Reference::of(position, from);
        Entry::Move { reference, destination: Destination::of(reference, from, to) }
    };
    let lost = |square: Square| Entry::Removal { reference: Reference::of(position, square) };
    Some(match effect {
        Effect::Pushed { landing } | Effect::Demoted { landing } if alike(from, to) => {
            vec![goes(from, landing)]
        }
        Effect::Pushed { landing } | Effect::Demoted { landing } => vec![goes(from, to), goes(to, landing)],
        Effect::Pulled { source } if alike(from, source) => vec![goes(source, to)],
        Effect::Pulled { source } => vec![goes(source, from), goes(from, to)],
        Effect::MutualDestruction => vec![lost(to), lost(from)],
        Effect::Moved | Effect::Captured | Effect::Escalated | Effect::Placed { .. } | Effect::Resigned => {
            vec![goes(from, to)]
        }
    })
}
