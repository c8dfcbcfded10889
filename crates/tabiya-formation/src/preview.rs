use tabiya_board::Square;

use crate::{Abilities, Action, Effect, GameResult, Piece, Position, Refusal};

/// What an action would do, to be shown before it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What becomes of the action.
    pub effect: Effect,
    /// Every piece that is on the board afterwards and whose effective abilities change, in reading order of where it
    /// stands afterwards.
    pub changes: Vec<AbilityChange>,
    /// The pieces that leave the board, and from where.
    pub removed: Vec<(Square, Piece)>,
    /// How the game stands afterwards.
    pub result: GameResult,
}

/// How an action changes the effective abilities of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbilityChange {
    /// The piece.
    pub piece: Piece,
    /// Where it stood; `None` for a piece from the pool, whose base abilities count as what it had.
    pub before: Option<Square>,
    /// Where it stands afterwards.
    pub after: Square,
    /// What it gains.
    pub gained: Abilities,
    /// What it loses.
    pub lost: Abilities,
}

/// What an action does to every piece on the board, beyond where they stand.
///
/// # Errors
/// Why the action is not legal.
pub fn preview(position: &Position, action: Action) -> Result<Preview, Refusal> {
    let effect = position.judge(action)?;
    let mut later = position.clone();
    later.make(action);
    let changes = later
        .pieces()
        .filter_map(|(after, piece)| {
            let before = stood(effect, action, after);
            let had = before.map_or(piece.kind().base(), |square| position.effective(square));
            let has = later.effective(after);
            (had != has).then(|| AbilityChange {
                piece,
                before,
                after,
                gained: has.without(had),
                lost: had.without(has),
            })
        })
        .collect();
    let lost: &[Option<Square>] = match effect {
        Effect::Captured | Effect::Escalated => &[action.to()],
        Effect::MutualDestruction => &[action.from(), action.to()],
        _ => &[],
    };
    let removed = lost.iter().filter_map(|&square| Some((square?, position.piece_at(square?)?))).collect();
    Ok(Preview { effect, changes, removed, result: later.result() })
}

/// Where the piece stood that stands on `after` when the action has been played; `None` when it was in the pool.
fn stood(effect: Effect, action: Action, after: Square) -> Option<Square> {
    let (from, to) = (action.from(), action.to());
    match effect {
        Effect::Placed { .. } if Some(after) == to => None,
        Effect::Pushed { landing } | Effect::Demoted { landing } if after == landing => to,
        Effect::Pulled { source } if Some(after) == from => Some(source),
        Effect::Moved
        | Effect::Captured
        | Effect::Escalated
        | Effect::Pushed { .. }
        | Effect::Demoted { .. }
            if Some(after) == to =>
        {
            from
        }
        Effect::Pulled { .. } if Some(after) == to => from,
        _ => Some(after),
    }
}
