//! What the rules say, as messages: why an action is refused, what is wrong with a setup.

use tabiya_board::{Side, Square};
use tabiya_game::{Argument, Code, Diagnostic, Locus, Message};

use crate::text::{codes, coordinate, side_letter};
use crate::{Action, ActionKind, Fault, FaultPlace, Lack, Obstacle, Piece, Position, Refusal, Uncommanded};

/// A side's name as a word of the catalogues.
pub(crate) const fn side_name(side: Side) -> Code {
    match side {
        Side::First => Code::new("formation.side.red"),
        Side::Second => Code::new("formation.side.black"),
    }
}

/// `红矛 at 三四`.
pub(crate) fn piece_at(square: Square, piece: Piece) -> Message {
    Message::new(codes::PIECE_AT).with("piece", Argument::text(piece)).with("point", point(square))
}

/// Several pieces with their points.
pub(crate) fn pieces_at(pieces: &[(Square, Piece)]) -> Argument {
    pieces.iter().map(|&(square, piece)| piece_at(square, piece).into()).collect::<Vec<Argument>>().into()
}

pub(crate) fn point(square: Square) -> Argument {
    Argument::text(coordinate(square))
}

/// Why the rules refuse an action, with all that decides it.
pub(crate) fn refusal(position: &Position, action: Action, refusal: &Refusal) -> Message {
    let message = Message::new(refusal.code());
    let actor = |message: Message| match action.from() {
        Some(from) => message.with("actor", here(position, from)),
        None => message,
    };
    match refusal {
        Refusal::Decided(result) => message.with("result", result.code()),
        Refusal::NotInPlacement | Refusal::NotInMovement => message,
        Refusal::OffBoard(square) | Refusal::NoPiece(square) | Refusal::MiddleRow(square) => {
            message.with("point", point(*square))
        }
        Refusal::NoDisplacement(square) => message.with("actor", here(position, *square)),
        Refusal::NotCommanded { square, piece, reason }
        | Refusal::LeaderNotCommanded { square, piece, reason } => message
            .with("piece", piece_at(*square, *piece))
            .with("side", side_name(position.to_move()))
            .with("reason", uncommanded(reason)),
        Refusal::NotALine { to, .. } => actor(message).with("to", point(*to)),
        Refusal::NoDirection(lack_of) | Refusal::NotSwift(lack_of) => {
            let message = actor(message).with("reason", lack(lack_of, Some(lack_of.square)));
            match action.to() {
                Some(to) => message.with("to", point(to)),
                None => message,
            }
        }
        Refusal::PathBlocked { at, piece } => actor(message).with("by", piece_at(*at, *piece)),
        Refusal::LegBlocked { leg, piece, step_from } => {
            actor(message).with("by", piece_at(*leg, *piece)).with("from", point(*step_from))
        }
        Refusal::Occupied { at, piece } if action.from().is_none() => {
            Message::new(codes::WHY_OCCUPIED_PLACEMENT).with("by", piece_at(*at, *piece))
        }
        Refusal::Occupied { at, piece } if action.kind() == ActionKind::Pull => {
            Message::new(codes::WHY_OCCUPIED_PULL).with("by", piece_at(*at, *piece))
        }
        Refusal::Occupied { at, piece } => message.with("by", piece_at(*at, *piece)),
        Refusal::Empty { at } => message.with("point", point(*at)).with("kind", action.kind().code()),
        Refusal::NothingBehind { source: Some(source) } => actor(message).with("source", point(*source)),
        Refusal::NothingBehind { source: None } => actor(Message::new(codes::WHY_NOTHING_BEHIND_EDGE)),
        Refusal::PullLegBlocked { leg, piece, source } => {
            message.with("by", piece_at(*leg, *piece)).with("source", here(position, *source))
        }
        Refusal::CannotPull { from, source: other, ways }
        | Refusal::CannotPush { from, target: other, ways } => message
            .with("actor", here(position, *from))
            .with("target", here(position, *other))
            .with("reason", lacks(ways.iter().flatten(), *from)),
        Refusal::NoLanding { from, target, obstacles, ways } => message
            .with("actor", here(position, *from))
            .with("target", here(position, *target))
            .with("obstacles", clauses(obstacles.iter().map(|obstacle| blocked(*obstacle))))
            .with("reason", lacks(ways.iter().flatten(), *from)),
        Refusal::CannotCapture { from, target, ways } => {
            // The first way is the ordinary one; the others cost both pieces.
            let (ordinary, costly) = ways.split_at(1.min(ways.len()));
            message
                .with("actor", here(position, *from))
                .with("target", here(position, *target))
                .with("reason", lacks(ordinary.iter().flatten(), *from))
                .with("others", lacks(costly.iter().flatten(), *from))
        }
        Refusal::NotInPool(piece) => {
            message.with("piece", Argument::text(piece)).with("pool", pool(position, piece.side()))
        }
        Refusal::WrongHalf(square) => {
            let (first, last) = half_rows(position, position.to_move());
            let one_row = first == last;
            let message = if one_row { Message::new(codes::WHY_WRONG_HALF_ROW) } else { message };
            let message = message
                .with("point", point(*square))
                .with("side", side_name(position.to_move()))
                .with("first", first);
            if one_row { message } else { message.with("last", last) }
        }
        Refusal::NoLeader(side) => message.with("side", side_name(*side)),
        Refusal::NotOwnLeader { .. } => message
            .with("side", side_name(position.to_move()))
            .with("expected", Argument::text(format!("{}将认负", side_letter(position.to_move())))),
    }
}

/// The piece on a point, named with it.
fn here(position: &Position, square: Square) -> Argument {
    match position.piece_at(square) {
        Some(piece) => piece_at(square, piece).into(),
        None => point(square),
    }
}

/// What a side can still place: each kind once.
fn pool(position: &Position, side: Side) -> Argument {
    let mut kinds = position.pool(side).to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.into_iter().map(|kind| Argument::text(kind.chinese())).collect::<Vec<_>>().into()
}

/// The first and the last row of a side's half. A half is asked for only where there is one.
fn half_rows(position: &Position, side: Side) -> (Argument, Argument) {
    let geometry = position.geometry();
    let mut rows = (0..geometry.height()).filter(|&row| geometry.in_half(row, side));
    let first = rows.next().unwrap_or(0);
    let last = rows.next_back().unwrap_or(first);
    let label = |row: u8| Argument::text(crate::text::numeral(row + 1));
    (label(first), label(last))
}

fn uncommanded(reason: &Uncommanded) -> Message {
    match reason {
        Uncommanded::NotPassive(lack_of) if lack_of.removed_by.is_empty() => {
            Message::new(codes::UNCOMMANDED_ENEMY)
                .with("owner", side_name(lack_of.piece.side()))
                .with("side", side_name(!lack_of.piece.side()))
        }
        Uncommanded::NotPassive(lack_of) => Message::new(codes::UNCOMMANDED_PROTECTED)
            .with("owner", side_name(lack_of.piece.side()))
            .with("by", pieces_at(&lack_of.removed_by)),
        Uncommanded::Immobile { by } if by.is_empty() => Message::new(codes::UNCOMMANDED_IMMOBILE),
        Uncommanded::Immobile { by } => {
            Message::new(codes::UNCOMMANDED_TURNED).with("by", pieces_at(by)).with("count", by.len())
        }
    }
}

/// An ability that is missing, and what has taken it. The piece that the sentence is about is not named again.
fn lack(lack: &Lack, subject: Option<Square>) -> Message {
    let named = subject != Some(lack.square);
    let code = match (named, lack.removed_by.is_empty()) {
        (true, true) => codes::LACK_NEVER,
        (true, false) => codes::LACK_REMOVED,
        (false, true) => codes::LACK_IT_NEVER,
        (false, false) => codes::LACK_IT_REMOVED,
    };
    let mut message = Message::new(code).with("ability", lack.ability.code());
    if named {
        message = message.with("piece", piece_at(lack.square, lack.piece));
    }
    if !lack.removed_by.is_empty() {
        message = message.with("by", pieces_at(&lack.removed_by)).with("count", lack.removed_by.len());
    }
    message
}

fn lacks<'a>(missing: impl Iterator<Item = &'a Lack>, subject: Square) -> Argument {
    clauses(missing.map(|missing| lack(missing, Some(subject))))
}

/// Clauses that all hold, one after the other.
fn clauses(clauses: impl Iterator<Item = Message>) -> Argument {
    joined(codes::CLAUSES, clauses)
}

/// Whole sentences, one after the other.
pub(crate) fn sentences(sentences: impl Iterator<Item = Message>) -> Argument {
    joined(codes::SENTENCES, sentences)
}

fn joined(code: Code, parts: impl Iterator<Item = Message>) -> Argument {
    let joined = parts.reduce(|first, second| Message::new(code).with("first", first).with("second", second));
    joined.map_or(Argument::List(Vec::new()), Argument::from)
}

fn blocked(obstacle: Obstacle) -> Message {
    match obstacle {
        Obstacle::OffBoard => Message::new(codes::OBSTACLE_OFF_BOARD),
        Obstacle::Occupied { at, piece } => {
            Message::new(codes::OBSTACLE_OCCUPIED).with("by", piece_at(at, piece))
        }
        Obstacle::LegBlocked { leg, piece } => {
            Message::new(codes::OBSTACLE_LEG).with("by", piece_at(leg, piece))
        }
    }
}

/// What is wrong with a setup.
pub(crate) fn fault(fault: &Fault) -> Diagnostic {
    let diagnostic = Diagnostic::error(fault.code()).about(locus(fault.locus()));
    match fault {
        Fault::ManyLeaders { side, places } => {
            let places = places.iter().map(|place| place_name(*place)).collect::<Vec<Argument>>();
            diagnostic.with("side", side_name(*side)).with("count", places.len()).with("places", places)
        }
        Fault::WrongHalf { square, piece } | Fault::MiddleRow { square, piece } => {
            diagnostic.with("piece", piece_at(*square, *piece))
        }
        Fault::TurnAfterResignation { result, to_move } => diagnostic
            .with("result", result.code())
            .with("found", Argument::text(side_letter(*to_move)))
            .with("expected", Argument::text(side_letter(!*to_move))),
        Fault::PoolSizes { to_move, result, red, black } => {
            // Who was to act when the pools had these sizes.
            let placing = result.winner().map_or(*to_move, |winner| !winner);
            let expected = red + usize::from(placing == Side::Second);
            diagnostic
                .with("red", *red)
                .with("black", *black)
                .with("side", side_name(placing))
                .with("expected", expected)
        }
        Fault::DrawInPlacement => diagnostic,
        Fault::NoLeader { side } | Fault::WinnerWithoutLeader { winner: side } => {
            diagnostic.with("side", side_name(*side))
        }
    }
}

const fn locus(place: FaultPlace) -> Locus {
    match place {
        FaultPlace::Cell(square) => Locus::Cell(square),
        FaultPlace::Pool(side, index) => Locus::Pool(side, index),
        FaultPlace::ToMove => Locus::Label("to-move"),
        FaultPlace::Result => Locus::Label("result"),
        FaultPlace::Board => Locus::Label("board"),
    }
}

fn place_name(place: FaultPlace) -> Argument {
    match place {
        FaultPlace::Cell(square) => point(square),
        FaultPlace::Pool(side, _) => Message::new(codes::IN_POOL).with("side", side_name(side)).into(),
        FaultPlace::ToMove | FaultPlace::Result | FaultPlace::Board => codes::ON_BOARD.into(),
    }
}
