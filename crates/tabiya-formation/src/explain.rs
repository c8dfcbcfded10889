//! What a piece can do and why, and what an action would change, as messages.

use core::ops::ControlFlow;

use tabiya_board::Square;
use tabiya_game::{Argument, Message};

use crate::reason::{piece_at, pieces_at, point, side_name};
use crate::text::{codes, write_action};
use crate::{
    Abilities, Action, Effect, GameResult, Origin, Phase, Piece, Position, Preview, Refusal, preview,
    provenance,
};

/// The piece on a point: who commands it, where each of its effective abilities comes from, what its formation does,
/// and its legal actions.
pub(crate) fn piece(position: &Position, square: Square) -> Vec<Message> {
    let Some(piece) = position.piece_at(square) else {
        return vec![Message::new(codes::EXPLAIN_EMPTY).with("point", point(square))];
    };
    let mut messages = vec![header(position, square, piece)];
    messages.extend(provenance(position, square).iter().map(origin));
    messages.extend(formation(position, square, piece));
    messages.push(actions(position, square, piece));
    messages
}

fn header(position: &Position, square: Square, piece: Piece) -> Message {
    let commander = position.commander(square).unwrap_or(piece.side());
    let code = if commander == piece.side() { codes::EXPLAIN_COMMANDED } else { codes::EXPLAIN_TURNED };
    Message::new(code)
        .with("piece", piece_at(square, piece))
        .with("kind", piece.kind().code())
        .with("owner", side_name(piece.side()))
        .with("commander", side_name(commander))
}

fn origin(origin: &Origin) -> Message {
    let code = match (origin.held, origin.base, origin.granted_by.is_empty()) {
        (false, ..) => codes::EXPLAIN_REMOVED,
        (true, true, true) => codes::EXPLAIN_OWN,
        (true, true, false) => codes::EXPLAIN_OWN_GRANTED,
        (true, false, _) => codes::EXPLAIN_GRANTED,
    };
    let message = Message::new(code).with("ability", origin.ability.code());
    if !origin.held {
        return message.with("by", pieces_at(&origin.removed_by)).with("count", origin.removed_by.len());
    }
    if origin.granted_by.is_empty() { message } else { message.with("by", pieces_at(&origin.granted_by)) }
}

/// What the piece's own formation does to its neighbours.
fn formation(position: &Position, square: Square, piece: Piece) -> Vec<Message> {
    let geometry = position.geometry();
    let formation = piece.formation();
    let pattern = piece.kind().group().pattern();
    let mut points: Vec<_> =
        pattern.iter().filter_map(|heading| geometry.step(square, heading.step(piece.side()))).collect();
    points.sort_unstable();
    let points: Vec<Argument> = points.into_iter().map(point).collect();
    let mut messages = vec![Message::new(codes::EXPLAIN_COVERS).with("points", points)];
    let effects = [
        (codes::EXPLAIN_ALLIES_GAIN, formation.gains(true)),
        (codes::EXPLAIN_ALLIES_LOSE, formation.loses(true)),
        (codes::EXPLAIN_ENEMIES_GAIN, formation.gains(false)),
        (codes::EXPLAIN_ENEMIES_LOSE, formation.loses(false)),
    ];
    messages.extend(
        effects
            .into_iter()
            .filter(|(_, set)| !set.is_empty())
            .map(|(code, set)| Message::new(code).with("abilities", abilities(set))),
    );
    messages
}

fn actions(position: &Position, square: Square, piece: Piece) -> Message {
    let mut texts = Vec::new();
    let _ = position.generate(|action| {
        let resigns = matches!(action, Action::Resign { loser }
            if piece == Piece::new(loser, crate::Kind::General));
        if action.from() == Some(square) || resigns {
            texts.push(write_action(position, action));
        }
        ControlFlow::Continue(())
    });
    let commander = position.commander(square).unwrap_or(piece.side());
    if texts.is_empty() && position.result().is_decided() {
        return Message::new(codes::WHY_DECIDED).with("result", position.result().code());
    }
    if texts.is_empty() && position.phase() == Phase::Placement {
        return Message::new(codes::WHY_NOT_IN_MOVEMENT);
    }
    if texts.is_empty() && commander != position.to_move() {
        return Message::new(codes::EXPLAIN_NOT_TO_ACT)
            .with("piece", Argument::text(piece))
            .with("side", side_name(position.to_move()));
    }
    if texts.is_empty() {
        return Message::new(codes::EXPLAIN_NO_ACTIONS).with("piece", Argument::text(piece));
    }
    texts.sort_unstable();
    let count = texts.len();
    Message::new(codes::EXPLAIN_ACTIONS)
        .with("piece", Argument::text(piece))
        .with("count", count)
        .with("actions", texts.into_iter().map(Argument::Text).collect::<Vec<_>>())
}

fn abilities(set: Abilities) -> Argument {
    set.iter().map(|ability| ability.code().into()).collect::<Vec<Argument>>().into()
}

/// What an action would do: where pieces go, who gains or loses what, how the game stands afterwards.
///
/// # Errors
/// Why the action is not legal.
pub(crate) fn action(position: &Position, action: Action) -> Result<Vec<Message>, Refusal> {
    let Preview { effect, changes, removed, result } = preview(position, action)?;
    let mut messages = vec![effect_of(position, action, effect)];
    messages.extend(
        removed.iter().map(|&(square, piece)| {
            Message::new(codes::PREVIEW_REMOVED).with("piece", piece_at(square, piece))
        }),
    );
    for change in &changes {
        let about = |code, set| {
            Message::new(code)
                .with("piece", piece_at(change.after, change.piece))
                .with("abilities", abilities(set))
        };
        if !change.gained.is_empty() {
            messages.push(about(codes::PREVIEW_GAINS, change.gained));
        }
        if !change.lost.is_empty() {
            messages.push(about(codes::PREVIEW_LOSES, change.lost));
        }
    }
    if changes.is_empty() && effect != Effect::Resigned {
        messages.push(Message::new(codes::PREVIEW_NO_CHANGES));
    }
    if result != GameResult::Unfinished {
        messages.push(Message::new(codes::PREVIEW_RESULT).with("result", result.code()));
    }
    Ok(messages)
}

/// Where the pieces go.
fn effect_of(position: &Position, action: Action, effect: Effect) -> Message {
    let mut message = Message::new(effect.code());
    match action {
        Action::Resign { loser } => return message.with("side", side_name(loser)),
        Action::Place { kind, .. } => {
            message = message.with("actor", Argument::text(Piece::new(position.to_move(), kind)));
        }
        _ => {}
    }
    let named = |square: Square| match position.piece_at(square) {
        Some(piece) => piece_at(square, piece).into(),
        None => point(square),
    };
    if let Some(from) = action.from() {
        message = message.with("actor", named(from)).with("from", point(from));
    }
    if let Some(to) = action.to() {
        message = message.with("target", named(to)).with("to", point(to));
    }
    match effect {
        Effect::Pushed { landing } | Effect::Demoted { landing } => message.with("landing", point(landing)),
        Effect::Pulled { source } => message.with("source", named(source)),
        _ => message,
    }
}
