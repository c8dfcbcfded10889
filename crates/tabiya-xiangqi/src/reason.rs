//! Refusals as messages.

use tabiya_game::{Argument, Message};

use crate::{Kind, Move, Piece, Point, Position, Refusal, codes};

/// The sentence that says why a move is not legal.
pub(crate) fn refusal(position: &Position, movement: Move, refusal: &Refusal) -> Message {
    let say = |code| {
        Message::new(code).with("from", Argument::text(movement.from)).with("to", Argument::text(movement.to))
    };
    let mover = |message: Message| match position.piece_at(movement.from) {
        Some(piece) => message.with("piece", codes::piece(piece)),
        None => message,
    };
    let blocked = |code, point: Point, blocker: Piece| {
        mover(say(code)).with("point", Argument::text(point)).with("blocker", codes::piece(blocker))
    };
    match refusal {
        Refusal::Empty => say(codes::WHY_EMPTY),
        Refusal::NotYours(piece) => say(codes::WHY_NOT_YOURS)
            .with("piece", codes::piece(*piece))
            .with("side", codes::side(position.to_move())),
        Refusal::Still => mover(say(codes::WHY_STILL)),
        Refusal::Shape(piece) => {
            mover(say(codes::WHY_SHAPE)).with("way", Message::new(codes::way(piece.kind)))
        }
        Refusal::Palace(_) => mover(say(codes::WHY_PALACE)),
        Refusal::River => mover(say(codes::WHY_RIVER)),
        Refusal::Backward => mover(say(codes::WHY_BACKWARD)),
        Refusal::Sideways => mover(say(codes::WHY_SIDEWAYS)),
        Refusal::Leg(point, blocker) => blocked(codes::WHY_LEG, *point, *blocker),
        Refusal::Eye(point, blocker) => blocked(codes::WHY_EYE, *point, *blocker),
        Refusal::Blocked(point, blocker) => blocked(codes::WHY_BLOCKED, *point, *blocker),
        Refusal::OverToEmpty(point, blocker) => blocked(codes::WHY_OVER_TO_EMPTY, *point, *blocker),
        Refusal::NoScreen => with_target(mover(say(codes::WHY_NO_SCREEN)), position, movement),
        Refusal::Screens(screens) => {
            let message = mover(say(codes::WHY_SCREENS)).with("count", screens.len());
            with_target(message.with("points", stands(position, screens)), position, movement)
        }
        Refusal::Own(own) => mover(say(codes::WHY_OWN)).with("own", codes::piece(*own)),
        Refusal::Facing(general) => mover(say(codes::WHY_FACING)).with("point", Argument::text(general)),
        Refusal::IntoCheck(attackers) => {
            mover(say(codes::WHY_INTO_CHECK)).with("attackers", stands(position, attackers))
        }
        Refusal::StaysInCheck(attackers) => {
            mover(say(codes::WHY_STAYS_IN_CHECK)).with("attackers", stands(position, attackers))
        }
        Refusal::Uncovers(attackers) => {
            mover(say(codes::WHY_UNCOVERS)).with("attackers", stands(position, attackers))
        }
    }
}

fn with_target(message: Message, position: &Position, movement: Move) -> Message {
    match position.piece_at(movement.to) {
        Some(target) => message.with("target", codes::piece(target)),
        None => message,
    }
}

/// Pieces with their points: “the black horse on c7”.
pub(crate) fn stands(position: &Position, points: &[Point]) -> Vec<Argument> {
    let stands = |&point: &Point| {
        let piece = position.piece_at(point).unwrap_or(Piece::new(position.to_move(), Kind::General));
        Message::new(codes::STANDS)
            .with("piece", codes::piece(piece))
            .with("point", Argument::text(point))
            .into()
    };
    points.iter().map(stands).collect()
}
