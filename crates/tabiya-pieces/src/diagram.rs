//! What a picture of a piece's moves shows.
//!
//! The rules are asked, not repeated: every square comes from [targets](crate::naive) found on some board. On a
//! position that is the position itself, and the diagram shows what is possible there. On a board without other pieces
//! it is a number of boards that [demonstrate](demonstrate) what the line says; there conditions are taken to hold.

mod area;
mod assume;
mod choice;
mod demonstrate;
mod engine;
mod finding;
mod landing;
mod leaf;
mod props;
mod show;
mod stride;
mod track;

use std::collections::BTreeMap;

use tabiya_board::{Side, Square};
use tabiya_game::diagram::Diagram;
use tabiya_game::{Argument, Code, Message, Piece as Figure};

use self::engine::Engine;
use self::finding::Finding;
use crate::tree::Alternatives;
use crate::{Board, Man, OverBudget, Piece, square_name};

const TITLE: Code = Code::new("draw.title.piece");
const WHITE_MAN: Code = Code::new("draw.man.white");
const BLACK_MAN: Code = Code::new("draw.man.black");

/// How a piece moves from a square, as a picture shows it.
///
/// `mover` stands on `from`, whatever stands there on `board`. When other pieces stand on the board, the diagram shows
/// exactly the moves that the piece has there, and what stops it. When there are none, it shows what the line says:
///
/// * where an enemy could be captured is found by putting one on each square in turn; a second and a third join it
///   where a move can capture more than one, or hops over one to capture another;
/// * of the pieces that can be hopped or jumped over along a line, one demonstrates: the one nearest to two squares
///   away;
/// * a piece that swaps places or castles has its partner on each square in turn;
/// * conditions and influences are taken to hold, and what needs them is marked: [`When::FirstMove`] for `i`,
///   [`When::Conditional`] for all others and for what needs a partner. `w` and `b` are not: the side is known.
///
/// A square that can be reached in several ways is shown in the simplest: without a condition rather than with one,
/// without a hurdle, in few legs. A leg is what goes on in one direction in one way; so the leaps of a rider are one.
///
/// [`When::FirstMove`]: tabiya_game::diagram::When::FirstMove
/// [`When::Conditional`]: tabiya_game::diagram::When::Conditional
///
/// # Errors
/// When the targets, here or on one of the boards that demonstrate, take too many steps.
///
/// # Panics
/// If `from` is not a square of the board.
///
/// ```
/// use tabiya_board::{Geometry, Side};
/// use tabiya_pieces::{Board, Man, Piece, diagram, square_of_name};
/// let board = Board::new(Geometry::new(8, 8).unwrap());
/// let d4 = square_of_name(board.geometry(), "d4").unwrap();
/// let pawn: Piece = "o1>,c1X>,oi2>".parse().unwrap();
/// let diagram = diagram(&pawn, &board, d4, Man { side: Side::First, letter: b'P' }).unwrap();
/// assert_eq!(diagram.landings.iter().filter(|landing| landing.moves).count(), 2);
/// assert_eq!(diagram.landings.iter().filter(|landing| landing.captures).count(), 2);
/// ```
pub fn diagram(piece: &Piece, board: &Board, from: Square, mover: Man) -> Result<Diagram, OverBudget> {
    let text = Argument::text(piece);
    let chains = piece.alternatives.distinct().cloned().collect();
    let piece = &Piece { alternatives: Alternatives { chains }, ..*piece };
    let mut board = board.clone();
    board.put(from, mover);
    let mut engine = Engine::new(from);
    let is_empty = board.men().count() == 1;
    let kept = if is_empty {
        choice::choose(mover.side, demonstrate::demonstrate(&mut engine, piece, &board)?)
    } else {
        choice::keep_simplest(demonstrate::look(&mut engine, piece, &board)?)
    };
    let mut tracks = track::tracks(&kept);
    if !is_empty {
        track::find_stops(&mut engine, piece, &board, &mut tracks)?;
    }
    let explosion = if is_empty {
        area::around_a_landing(&mut engine, &kept, &board, mover.side)?
    } else {
        area::removed(&kept)
    };
    let geometry = board.geometry();
    Ok(Diagram {
        geometry,
        points: false,
        origin: from,
        piece: figure(mover),
        others: others(&board, &kept, from).into_iter().map(|(square, man)| (square, figure(man))).collect(),
        holes: board.holes().to_vec(),
        regions: Vec::new(),
        landings: landing::landings(&kept),
        tracks,
        areas: area::influence(&mut engine, piece, &board, mover.side)?
            .into_iter()
            .chain(explosion)
            .collect(),
        title: Message::new(TITLE)
            .with("piece", figure(mover).name)
            .with("square", Argument::text(square_name(geometry, from)))
            .with("line", text),
    })
}

/// The other pieces: those of the board, and those that were put there to be hopped over or to move too.
fn others(board: &Board, findings: &[Finding], from: Square) -> BTreeMap<Square, Man> {
    let hurdles = findings.iter().flat_map(Finding::hurdle_props);
    // A partner can be hopped over too.
    let all = board.men().chain(hurdles).chain(findings.iter().filter_map(Finding::partner_prop));
    all.filter(|&(square, _)| square != from).collect()
}

/// A piece as it is shown: by its letter.
fn figure(man: Man) -> Figure {
    let latin = char::from(man.letter);
    let (letter, name) = match man.side {
        Side::First => (latin, WHITE_MAN),
        Side::Second => (latin.to_ascii_lowercase(), BLACK_MAN),
    };
    Figure {
        side: man.side,
        glyph: latin.to_string(),
        letter: letter.to_string(),
        latin: latin.to_string(),
        name: Message::new(name).with("letter", Argument::text(latin)),
    }
}
