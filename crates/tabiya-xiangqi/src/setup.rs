use tabiya_board::Side;
use tabiya_game::{Argument, Code, Diagnostic, Locus};

use crate::codes;
use crate::rules::tables::{ADVISOR_POINTS, ELEPHANT_POINTS, PALACE};
use crate::{Kind, Piece, Point, Position};

/// A position as its text states it, not judged yet: any pieces anywhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What stands on each point, in reading order.
    pub board: [Option<Piece>; Point::COUNT],
    /// The side to move.
    pub to_move: Side,
    /// Plies since the last capture.
    pub quiet: u16,
    /// The number of the round, from 1.
    pub number: u16,
}

/// The part of a position that says whose turn it is.
pub(crate) const TURN: Locus = Locus::Label("to-move");
/// The board as a whole.
pub(crate) const BOARD: Locus = Locus::Label("board");

impl Setup {
    /// An empty board, Red to move.
    pub const fn empty() -> Self {
        Self { board: [None; Point::COUNT], to_move: Side::First, quiet: 0, number: 1 }
    }

    /// The pieces and where they stand, in reading order.
    pub fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> + '_ {
        Point::all().filter_map(|point| Some((point, self.board[point.index()]?)))
    }

    /// The position, if it can be played. Soldiers may stand anywhere: diagrams of endings have them where none can have
    /// come, on the first ranks and behind one another before the river.
    ///
    /// # Errors
    /// All rules that it breaks: a side without its one general or with more pieces of a kind than it begins with, pieces
    /// where they can never stand, generals that face each other, the side that is not to move in check.
    pub fn position(&self) -> Result<Position, Vec<Diagnostic>> {
        let mut faults = Vec::new();
        for side in Side::ALL {
            for kind in Kind::ALL {
                self.check_count(Piece::new(side, kind), &mut faults);
            }
        }
        for (point, piece) in self.pieces() {
            let can_stand = match piece.kind {
                Kind::General => PALACE[piece.side.index()],
                Kind::Advisor => ADVISOR_POINTS[piece.side.index()],
                Kind::Elephant => ELEPHANT_POINTS[piece.side.index()],
                // Soldiers stand in diagrams where none can have come; they can be played from there.
                Kind::Soldier | Kind::Horse | Kind::Chariot | Kind::Cannon => !0,
            };
            if can_stand & point.bit() == 0 {
                let fault = Diagnostic::error(code_of_place(piece.kind))
                    .with("piece", codes::piece(piece))
                    .with("point", Argument::text(point));
                faults.push(fault.about(Locus::Cell(point.square())));
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let position = Position::from_pieces(self.pieces(), self.to_move, self.quiet, self.number);
        let waiting = !self.to_move;
        let checkers: Vec<_> = position.checkers(waiting).collect();
        match checkers.as_slice() {
            [] => Ok(position),
            [general] if *general == position.general(self.to_move) => {
                let fault = Diagnostic::error(codes::SETUP_FACING)
                    .with("first", Argument::text(position.general(Side::First)))
                    .with("second", Argument::text(position.general(Side::Second)));
                Err(vec![fault.about(Locus::Cell(general.square()))])
            }
            several => {
                let fault = Diagnostic::error(codes::SETUP_IN_CHECK)
                    .with("side", codes::side(waiting))
                    .with("other", codes::side(self.to_move))
                    .with("points", several.iter().map(Argument::text).collect::<Vec<_>>());
                Err(vec![fault.about(TURN)])
            }
        }
    }

    fn check_count(&self, piece: Piece, faults: &mut Vec<Diagnostic>) {
        let places: Vec<Point> =
            self.pieces().filter(|&(_, other)| other == piece).map(|(point, _)| point).collect();
        if piece.kind == Kind::General && places.is_empty() {
            let fault = Diagnostic::error(codes::SETUP_NO_GENERAL).with("side", codes::side(piece.side));
            faults.push(fault.about(BOARD));
        } else if let Some(extra) = places.get(piece.kind.most()) {
            let fault = Diagnostic::error(codes::SETUP_TOO_MANY)
                .with("piece", codes::piece(piece))
                .with("found", places.len())
                .with("most", piece.kind.most());
            faults.push(fault.about(Locus::Cell(extra.square())));
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let mut setup = Self {
            to_move: position.to_move(),
            quiet: position.quiet(),
            number: position.number(),
            ..Self::empty()
        };
        for (point, piece) in position.pieces() {
            setup.board[point.index()] = Some(piece);
        }
        setup
    }
}

const fn code_of_place(kind: Kind) -> Code {
    match kind {
        Kind::General => codes::SETUP_GENERAL_PLACE,
        Kind::Advisor => codes::SETUP_ADVISOR_PLACE,
        _ => codes::SETUP_ELEPHANT_PLACE,
    }
}
