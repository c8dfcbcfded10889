//! The nearest reason why no legal move fits a text.

use tabiya_game::{Argument, Code, Diagnostic, Message};

use super::Way;
use super::order::Order;
use super::reading::{NoTarget, Reading, Readings, Relative};
use super::which::Which;
use crate::point::points;
use crate::{Columns, Move, Piece, Point, Position, codes, command, judge, reason};

/// Why no legal move fits: of all readings and pieces, the reason that comes nearest to a legal move.
pub(crate) fn reason(position: &Position, readings: &Readings) -> Message {
    let mut nearest: Option<Message> = None;
    let mut consider = |message: Message| {
        if nearest.as_ref().is_none_or(|nearest| nearness(message.code) > nearness(nearest.code)) {
            nearest = Some(message);
        }
    };
    // That there is no such piece is no reason where another reading means one.
    let is_piece_meant = readings.iter().any(|reading| match reading {
        Reading::Points(_) => true,
        Reading::Relative(relative) => relative.pieces(position) != 0,
    });
    for reading in readings.iter() {
        match reading {
            Reading::Points(movement) => refused(position, movement).into_iter().for_each(&mut consider),
            Reading::Relative(relative) => {
                let piece = Piece::new(position.to_move(), relative.kind);
                let meant = relative.pieces(position);
                if !is_piece_meant {
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
    let message = match which {
        Which::On(file) => Message::new(codes::NOTATION_NOT_ON_FILE).with("file", file),
        Which::OrderOn(..) | Which::MiddleBesidePair(_) | Which::Order(_) | Which::Counted(_) => {
            too_few(position, piece, which)
        }
    };
    message.with("piece", name).with("places", places)
}

/// Of the pieces of this kind too few stand so that a word could tell them apart.
fn too_few(position: &Position, piece: Piece, which: Which) -> Message {
    let (least, need) = need(which);
    if usize::from(least) > piece.kind.most() {
        return Message::new(codes::NOTATION_NEVER_SO_MANY)
            .with("need", need)
            .with("most", piece.kind.most());
    }
    let on_file = |file| Which::On(file).among(position, piece).count_ones();
    match which {
        Which::On(file) | Which::OrderOn(_, file) | Which::MiddleBesidePair(file) => {
            let code = if on_file(file) == 0 {
                codes::NOTATION_NOT_ON_FILE
            } else {
                codes::NOTATION_TOO_FEW_ON_FILE
            };
            Message::new(code).with("file", file).with("need", need)
        }
        Which::Order(_) | Which::Counted(_) => {
            let alone = (1..=9).filter(|&file| on_file(file) == 1).count();
            Message::new(codes::NOTATION_TOO_FEW).with("need", need).with("alone", alone)
        }
    }
}

/// How many pieces a word needs at least, and where.
fn need(which: Which) -> (u8, Message) {
    let order = match which {
        Which::On(_) => return (1, Message::new(codes::NEED_NUMBER).with("number", 1)),
        Which::MiddleBesidePair(_) => return (5, codes::NEED_BESIDE_PAIR.into()),
        // Who counts on one file is understood also by who counts all that share files: that takes fewer on a file.
        Which::Counted(number) | Which::Order(Order::Nth(number)) => {
            let number = number.max(2);
            return (number, Message::new(codes::NEED_SHARING).with("number", number));
        }
        Which::OrderOn(order, _) | Which::Order(order) => order,
    };
    match order {
        Order::Nth(number) => {
            let number = number.max(2);
            (number, Message::new(codes::NEED_NUMBER).with("number", number))
        }
        Order::Middle => (3, codes::NEED_THREE_OR_FIVE.into()),
        Order::SecondFromFront | Order::SecondFromRear => (3, codes::NEED_THREE.into()),
        Order::Foremost | Order::Rearmost => (4, codes::NEED_FOUR.into()),
        Order::Front | Order::Rear | Order::OldFront | Order::OldRear => (2, codes::NEED_TWO.into()),
    }
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
        codes::NOTATION_NO_PIECE | codes::NOTATION_NEVER_SO_MANY => 1,
        codes::NOTATION_NOT_ON_FILE
        | codes::NOTATION_TOO_FEW
        | codes::NOTATION_TOO_FEW_ON_FILE
        | codes::WHY_EMPTY
        | codes::WHY_NOT_YOURS => 2,
        reason if command::is_about_pieces(reason) => 2,
        reason if command::is_never(reason) => 0,
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
