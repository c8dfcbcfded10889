//! What a piece can do and why, and what a move would change.

use tabiya_board::Side;
use tabiya_game::{Argument, Code, Message, Outcome};

use crate::reason::stands;
use crate::{Move, Point, Position, codes};

const EMPTY: Code = Code::new("xiangqi.explain.empty");
const PIECE: Code = Code::new("xiangqi.explain.piece");
const MOVES: Code = Code::new("xiangqi.explain.moves");
const STAYS: Code = Code::new("xiangqi.explain.stays");
const BOUND: Code = Code::new("xiangqi.explain.bound");
const NOT_TO_MOVE: Code = Code::new("xiangqi.explain.not-to-move");
const ATTACKED: Code = Code::new("xiangqi.explain.attacked");
const PROTECTED: Code = Code::new("xiangqi.explain.protected");

const GOES: Code = Code::new("xiangqi.preview.goes");
const CAPTURES: Code = Code::new("xiangqi.preview.captures");
const CHECK: Code = Code::new("xiangqi.preview.check");
const ENDS: Code = Code::new("xiangqi.preview.ends");

/// What the piece on a point can do and why, who attacks it and who protects it.
pub(crate) fn piece(position: &Position, point: Point) -> Vec<Message> {
    let Some(piece) = position.piece_at(point) else {
        return vec![Message::new(EMPTY).with("point", Argument::text(point))];
    };
    let mut messages = vec![
        Message::new(PIECE)
            .with("piece", codes::piece(piece))
            .with("point", Argument::text(point))
            .with("way", Message::new(codes::way(piece.kind))),
    ];
    if piece.side == position.to_move() {
        messages.extend(moves(position, point));
    } else {
        messages.push(Message::new(NOT_TO_MOVE).with("side", codes::side(position.to_move())));
    }
    for (code, side) in [(ATTACKED, !piece.side), (PROTECTED, piece.side)] {
        let from = reaching(position, point, side);
        if !from.is_empty() {
            messages.push(Message::new(code).with("pieces", stands(position, &from)));
        }
    }
    messages
}

/// The legal moves of a piece, and those that only the safety of its general forbids.
fn moves(position: &Position, from: Point) -> Vec<Message> {
    let own = position.all_of(position.to_move());
    let (legal, bound): (Vec<Move>, Vec<Move>) = crate::point::points(position.targets(from) & !own)
        .map(|to| Move::new(from, to))
        .partition(|&movement| position.is_safe(movement));
    let listed = |code: Code, moves: &[Move]| {
        Message::new(code)
            .with("count", moves.len())
            .with("moves", moves.iter().map(Argument::text).collect::<Vec<_>>())
    };
    let mut messages = Vec::new();
    messages.push(if legal.is_empty() { Message::new(STAYS) } else { listed(MOVES, &legal) });
    if !bound.is_empty() {
        messages.push(listed(BOUND, &bound));
    }
    messages
}

/// The pieces of a side that reach a point by their own way of moving.
fn reaching(position: &Position, point: Point, side: Side) -> Vec<Point> {
    let reaches = |&(from, piece): &(Point, crate::Piece)| {
        piece.side == side && from != point && position.targets(from) & point.bit() != 0
    };
    position.pieces().filter(reaches).map(|(from, _)| from).collect()
}

/// What a legal move would change: what goes where, what is captured, check, the end. `outcome` is the game's where the
/// move has been made.
pub(crate) fn preview(
    position: &Position,
    movement: Move,
    outcome: impl FnOnce(&Position) -> Outcome,
) -> Vec<Message> {
    let Some(piece) = position.piece_at(movement.from) else { return Vec::new() };
    let mut messages = vec![
        Message::new(GOES)
            .with("text", Argument::text(movement))
            .with("piece", codes::piece(piece))
            .with("from", Argument::text(movement.from))
            .with("to", Argument::text(movement.to)),
    ];
    let mut after = position.clone();
    if let Some(captured) = after.make(movement).captured() {
        messages.push(Message::new(CAPTURES).with("piece", codes::piece(captured)));
    }
    match outcome(&after) {
        Outcome::Decided { winner: Some(winner), reason } => {
            messages.push(Message::new(ENDS).with("winner", codes::side(winner)).with("reason", reason));
        }
        _ if after.in_check() => {
            let checkers: Vec<_> = after.checkers(after.to_move()).collect();
            messages.push(
                Message::new(CHECK)
                    .with("side", codes::side(after.to_move()))
                    .with("attackers", stands(&after, &checkers)),
            );
        }
        _ => {}
    }
    messages
}
