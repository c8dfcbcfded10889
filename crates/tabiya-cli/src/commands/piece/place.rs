use tabiya::board::{Geometry, Side, Square};
use tabiya::pieces::{Board, Fen, Man, square_name, square_of_name};
use tabiya_game::{Argument, Diagnostic, Message};

use crate::args;
use crate::codes;
use crate::context::Context;
use crate::input::Excerpt;
use crate::render::diagnostic::About;
use crate::stop::Stop;

/// The letter of the piece that is asked about (H19).
pub(super) const LETTER: u8 = b'A';

/// Where a piece is shown.
pub(super) struct Place {
    /// The board, with the piece on it.
    pub(super) board: Board,
    /// The square of the piece that is drawn; there can be more of it.
    pub(super) square: Square,
    /// Whose it is.
    pub(super) side: Side,
    /// A position was given, so that the moves on it are what matters.
    pub(super) is_position: bool,
}

impl Place {
    /// The place that the arguments give.
    pub(super) fn new(context: &Context, arguments: &args::Place) -> Result<Self, Stop> {
        let (mut board, to_move) = match &arguments.position {
            Some(text) => {
                let fen = position(context, text)?;
                (fen.board, fen.to_move.unwrap_or(Side::First))
            }
            None => (Board::new(arguments.board.unwrap_or_else(usual)), Side::First),
        };
        board.set_unmoved(arguments.unmoved);
        let side = arguments.side.map_or(to_move, Into::into);
        let man = Man { side, letter: LETTER };
        let square = match &arguments.at {
            Some(name) => square(context, &board, name)?,
            None if arguments.position.is_none() => middle(board.geometry()),
            None => board
                .men()
                .find(|(_, found)| *found == man)
                .map(|(square, _)| square)
                .ok_or_else(|| context.usage(Message::new(codes::NOBODY).with("letter", letter(side))))?,
        };
        match board.man(square) {
            None => board.put(square, man),
            Some(found) if found == man => {}
            Some(_) => {
                let name = Argument::text(square_name(board.geometry(), square));
                let message = Message::new(codes::OCCUPIED).with("square", name);
                return Err(context.usage(message.with("letter", letter(side))));
            }
        }
        Ok(Self { board, square, side, is_position: arguments.position.is_some() })
    }

    /// The squares of all pieces that move by the line.
    pub(super) fn movers(&self) -> impl Iterator<Item = Square> + '_ {
        let man = Man { side: self.side, letter: LETTER };
        self.board.men().filter(move |(_, found)| *found == man).map(|(square, _)| square)
    }
}

/// The board of chess.
pub(super) fn usual() -> Geometry {
    Geometry::new(8, 8).expect("such boards exist")
}

/// A square in the middle: d4 of eight by eight.
fn middle(geometry: Geometry) -> Square {
    let (column, row) = ((geometry.width() - 1) / 2, geometry.height() / 2);
    Square::new(column, row).expect("it is on the board")
}

fn position(context: &Context, text: &str) -> Result<Fen, Stop> {
    text.parse().map_err(|diagnostics: Vec<Diagnostic>| {
        let excerpt = Excerpt::new(text.to_owned());
        context.bad(&diagnostics, About::File { name: "--position", excerpt: &excerpt })
    })
}

fn square(context: &Context, board: &Board, name: &str) -> Result<Square, Stop> {
    let geometry = board.geometry();
    square_of_name(geometry, name).filter(|&square| board.is_square(square)).ok_or_else(|| {
        let last = Square::new(geometry.width() - 1, 0).expect("it is on the board");
        let message = Message::new(codes::NO_SQUARE).with("found", Argument::input(name));
        context.usage(message.with("last", Argument::text(square_name(geometry, last))))
    })
}

fn letter(side: Side) -> Argument {
    let letter = char::from(LETTER);
    Argument::text(if side == Side::First { letter } else { letter.to_ascii_lowercase() })
}
