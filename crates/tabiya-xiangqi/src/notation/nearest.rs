//! The nearest reason why no legal move fits a text.

use tabiya_game::{Argument, Code, Diagnostic, Message};

use super::Way;
use super::order::Order;
use super::reading::{NoTarget, Reading, Readings, Relative};
use super::which::Which;
use crate::point::points;
use crate::{Columns, Move, Piece, Point, Position, codes, judge, reason};

/// Why no legal move fits: of all readings and pieces, the reason that comes nearest to a legal move.
pub(crate) fn reason(position: &Position, readings: &Readings) -> Message {
    let mut nearest: Option<Message> = None;
    let mut consider = |message: Message| {
        if nearest.as_ref().is_none_or(|nearest| nearness(message.code) > nearness(nearest.code)) {
            nearest = Some(message);
        }
    };
    for reading in readings.iter() {
        match reading {
            Reading::Points(movement) => refused(position, movement).into_iter().for_each(&mut consider),
            Reading::Relative(relative) => {
                let piece = Piece::new(position.to_move(), relative.kind);
                let meant = relative.pieces(position);
                if meant == 0 {
                    consider(no_piece(position, piece, relative.which));
                }
                for from in points(meant) {
                    match relative.target(piece.side, from) {
                        Ok(to) => {
                            refused(position, Move::new(from, to)).into_iter().for_each(&mut consider);
                        }
                        Err(missing) => consider(no_target(piece, from, relative, missing)),
                    }
                }
            }
        }
    }
    // A reading with a legal move is not asked for reasons.
    nearest.unwrap_or(Message::new(codes::WHY_EMPTY))
}

fn refused(position: &Position, movement: Move) -> Option<Message> {
    let refusal = judge(position, movement).err()?;
    Some(reason::refusal(position, movement, &refusal))
}

/// No piece of the kind stands where the text says.
fn no_piece(position: &Position, piece: Piece, which: Which) -> Message {
    let name = codes::piece(piece);
    let places: Vec<Argument> = position.places(piece).map(|point| place(piece, point)).collect();
    if places.is_empty() {
        return Message::new(codes::NOTATION_NO_PIECE).with("piece", name);
    }
    let need = |order| {
        Message::from(match order {
            Order::Nth(number) => return Message::new(codes::NEED_NUMBER).with("number", number.max(2)),
            Order::Middle => codes::NEED_THREE_OR_FIVE,
            Order::SecondFromFront | Order::SecondFromRear => codes::NEED_THREE,
            Order::Foremost | Order::Rearmost => codes::NEED_FOUR,
            Order::Front | Order::Rear | Order::OldFront | Order::OldRear => codes::NEED_TWO,
        })
    };
    let message = match which {
        Which::On(file) => Message::new(codes::NOTATION_NOT_ON_FILE).with("file", file),
        Which::OrderOn(order, file) => {
            let on_file = Which::On(file).among(position, piece).count_ones();
            let code =
                if on_file == 0 { codes::NOTATION_NOT_ON_FILE } else { codes::NOTATION_TOO_FEW_ON_FILE };
            Message::new(code).with("file", file).with("need", need(order))
        }
        Which::MiddleBesidePair(file) => Message::new(codes::NOTATION_TOO_FEW_ON_FILE)
            .with("file", file)
            .with("need", codes::NEED_BESIDE_PAIR),
        Which::Order(order) => Message::new(codes::NOTATION_TOO_FEW).with("need", need(order)),
        Which::Counted(number) => Message::new(codes::NOTATION_TOO_FEW_SHARING).with("number", number),
    };
    message.with("piece", name).with("places", places)
}

/// The piece has no point to go to.
fn no_target(piece: Piece, from: Point, relative: Relative, missing: NoTarget) -> Message {
    let code = match (missing, relative.way) {
        (NoTarget::OffBoard, Way::Backward) => codes::NOTATION_OFF_BOARD_BACK,
        (NoTarget::OffBoard, _) => codes::NOTATION_OFF_BOARD,
        (NoTarget::Sideways, _) => codes::NOTATION_NOT_SIDEWAYS,
        (NoTarget::File, _) => codes::NOTATION_NOT_TO_FILE,
    };
    Message::new(code)
        .with("piece", codes::piece(piece))
        .with("from", Argument::text(from))
        .with("file", Columns::MoverRight.number(piece.side, from))
        .with("number", relative.number)
        .with("way", Message::new(codes::way(piece.kind)))
}

/// A point with its file's number.
fn place(piece: Piece, point: Point) -> Argument {
    Message::new(codes::NOTATION_PLACE)
        .with("point", Argument::text(point))
        .with("file", Columns::MoverRight.number(piece.side, point))
        .into()
}

/// How near a reason comes to a legal move: the more of the rules a move keeps, the nearer. What is legal in no position at
/// all is hardly what was meant.
pub(crate) fn nearness(reason: Code) -> u8 {
    match reason {
        codes::NOTATION_NOT_SIDEWAYS | codes::WHY_BACKWARD => 0,
        codes::NOTATION_NO_PIECE => 1,
        codes::NOTATION_NOT_ON_FILE
        | codes::NOTATION_TOO_FEW
        | codes::NOTATION_TOO_FEW_ON_FILE
        | codes::NOTATION_TOO_FEW_SHARING
        | codes::WHY_EMPTY
        | codes::WHY_NOT_YOURS => 2,
        codes::WHY_PALACE | codes::WHY_RIVER | codes::WHY_SIDEWAYS => 4,
        codes::WHY_LEG
        | codes::WHY_EYE
        | codes::WHY_BLOCKED
        | codes::WHY_OVER_TO_EMPTY
        | codes::WHY_NO_SCREEN
        | codes::WHY_SCREENS
        | codes::WHY_OWN => 5,
        codes::WHY_FACING | codes::WHY_INTO_CHECK | codes::WHY_STAYS_IN_CHECK | codes::WHY_UNCOVERS => 6,
        // The move has not the way of its piece.
        _ => 3,
    }
}

/// As a diagnostic about a whole text.
pub(crate) fn diagnostic(position: &Position, readings: &Readings, text: &str) -> Diagnostic {
    Diagnostic::from(reason(position, readings)).at(text, 0..text.len())
}
