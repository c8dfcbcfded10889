//! The rules read condition by condition: whether a move is legal, and if not, the first condition that it breaks.
//!
//! Nothing here knows the tables of the generator: the tests hold the two against each other.

use tabiya_board::{Side, Step};

use super::Position;
use crate::{BOARD, Kind, Move, Piece, Point};

/// Why a move is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No piece stands where the move starts.
    Empty,
    /// The piece is not of the side to move.
    NotYours(Piece),
    /// The move goes nowhere.
    Still,
    /// The piece does not move that way, wherever it stands.
    Shape(Piece),
    /// A general or an advisor would leave its palace.
    Palace(Piece),
    /// An elephant would cross the river.
    River,
    /// A soldier would go back.
    Backward,
    /// A soldier goes sideways only across the river.
    Sideways,
    /// A horse's leg is blocked.
    Leg(Point, Piece),
    /// An elephant's eye is blocked.
    Eye(Point, Piece),
    /// A piece stands in the way.
    Blocked(Point, Piece),
    /// A cannon would pass over its screen to a point where nothing is to be captured.
    OverToEmpty(Point, Piece),
    /// A cannon captures over exactly one piece, and there is none.
    NoScreen,
    /// A cannon captures over exactly one piece, and there are more.
    Screens(Vec<Point>),
    /// A piece of the same side stands there.
    Own(Piece),
    /// The generals would see each other on an open file.
    Facing(Point),
    /// The general would go where these attack it.
    IntoCheck(Vec<Point>),
    /// The general stays attacked by these.
    StaysInCheck(Vec<Point>),
    /// The general would come under attack by these.
    Uncovers(Vec<Point>),
}

/// Whether a move is legal.
///
/// ```
/// use tabiya_xiangqi::{Position, Refusal, judge};
/// let start: Position = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w".parse().unwrap();
/// assert_eq!(judge(&start, "h0g2".parse().unwrap()), Ok(()));
/// assert!(matches!(judge(&start, "h0f1".parse().unwrap()), Err(Refusal::Leg(..))));
/// ```
///
/// # Errors
/// The first condition that it breaks.
pub fn judge(position: &Position, movement: Move) -> Result<(), Refusal> {
    let Some(piece) = position.piece_at(movement.from) else { return Err(Refusal::Empty) };
    let side = position.to_move();
    if piece.side != side {
        return Err(Refusal::NotYours(piece));
    }
    if movement.from == movement.to {
        return Err(Refusal::Still);
    }
    let board = |point: Point| position.piece_at(point);
    goes(&board, piece, movement)?;
    if let Some(own) = position.piece_at(movement.to).filter(|other| other.side == side) {
        return Err(Refusal::Own(own));
    }
    let after = |point: Point| {
        if point == movement.to {
            Some(piece)
        } else if point == movement.from {
            None
        } else {
            position.piece_at(point)
        }
    };
    let attackers = attackers_of_general(&after, side);
    if attackers.is_empty() {
        return Ok(());
    }
    if let [general] = attackers.as_slice()
        && position.piece_at(*general).is_some_and(|piece| piece.kind == Kind::General)
    {
        return Err(Refusal::Facing(*general));
    }
    if piece.kind == Kind::General {
        return Err(Refusal::IntoCheck(attackers));
    }
    let before = attackers_of_general(&board, side);
    let staying: Vec<_> = attackers.iter().copied().filter(|point| before.contains(point)).collect();
    Err(if staying.is_empty() { Refusal::Uncovers(attackers) } else { Refusal::StaysInCheck(staying) })
}

/// Whether a piece on this board goes that way, whatever stands at the end but for a cannon, to which it matters.
fn goes(board: &impl Fn(Point) -> Option<Piece>, piece: Piece, movement: Move) -> Result<(), Refusal> {
    let Move { from, to } = movement;
    let Step { columns, rows } = from.square().to(to.square());
    let (along, across) = (rows.abs(), columns.abs());
    let piece_between = |step: Step| {
        let point = BOARD.step(from.square(), step).and_then(Point::from_square)?;
        Some((point, board(point)?))
    };
    let shape = |is_right: bool| if is_right { Ok(()) } else { Err(Refusal::Shape(piece)) };
    match piece.kind {
        Kind::General | Kind::Advisor => {
            let is_general = piece.kind == Kind::General;
            shape(if is_general { along + across == 1 } else { along == 1 && across == 1 })?;
            let in_palace = (3..=5).contains(&to.file()) && to.rank_of(piece.side) <= 2;
            if in_palace { Ok(()) } else { Err(Refusal::Palace(piece)) }
        }
        Kind::Elephant => {
            shape(along == 2 && across == 2)?;
            if to.is_across(piece.side) {
                return Err(Refusal::River);
            }
            match piece_between(Step::new(columns / 2, rows / 2)) {
                Some((point, piece)) => Err(Refusal::Eye(point, piece)),
                None => Ok(()),
            }
        }
        Kind::Horse => {
            shape((along == 2 && across == 1) || (along == 1 && across == 2))?;
            let leg = if along == 2 { Step::new(0, rows / 2) } else { Step::new(columns / 2, 0) };
            match piece_between(leg) {
                Some((point, piece)) => Err(Refusal::Leg(point, piece)),
                None => Ok(()),
            }
        }
        Kind::Chariot | Kind::Cannon => {
            shape(along == 0 || across == 0)?;
            let unit = Step::new(columns.signum(), rows.signum());
            let between = (1..along + across).filter_map(|distance| piece_between(unit * distance));
            let between: Vec<_> = between.collect();
            let is_capture = board(to).is_some();
            match (piece.kind, between.as_slice()) {
                (Kind::Cannon, []) if is_capture => Err(Refusal::NoScreen),
                (_, []) => Ok(()),
                (Kind::Cannon, [_]) if is_capture => Ok(()),
                (Kind::Cannon, &[(point, piece)]) => Err(Refusal::OverToEmpty(point, piece)),
                (Kind::Cannon, several) if is_capture => {
                    Err(Refusal::Screens(several.iter().map(|&(point, _)| point).collect()))
                }
                (_, &[(point, piece), ..]) => Err(Refusal::Blocked(point, piece)),
            }
        }
        Kind::Soldier => {
            let forward = rows * piece.side.forward();
            shape(along + across == 1)?;
            match forward {
                1 => Ok(()),
                0 if from.is_across(piece.side) => Ok(()),
                0 => Err(Refusal::Sideways),
                _ => Err(Refusal::Backward),
            }
        }
    }
}

/// The enemies that attack a side's general on this board; the other general does so along an open file.
fn attackers_of_general(board: &impl Fn(Point) -> Option<Piece>, side: Side) -> Vec<Point> {
    let general = Point::all().find(|&point| board(point) == Some(Piece::new(side, Kind::General)));
    let Some(general) = general else { return Vec::new() };
    let attacks = |from: Point| {
        let Some(piece) = board(from).filter(|piece| piece.side != side) else { return false };
        if piece.kind == Kind::General {
            let chariot = Piece::new(piece.side, Kind::Chariot);
            return from.file() == general.file() && goes(board, chariot, Move::new(from, general)).is_ok();
        }
        goes(board, piece, Move::new(from, general)).is_ok()
    };
    Point::all().filter(|&from| attacks(from)).collect()
}
