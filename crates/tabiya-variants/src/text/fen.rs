//! Forsyth–Edwards notation, for any board.
//!
//! ```text
//! r3k2r/8/8/3pP3/8/8/8/R3K2R[Pn] w KQkq d6 3+2 0 12 i:e5
//! │                          │   │ │    │  │   │ │  └ pieces that have not moved
//! │                          │   │ │    │  │   │ └ number of the move
//! │                          │   │ │    │  │   └ plies without a capture or a pawn's move
//! │                          │   │ │    │  └ checks still to be given, in games that count them
//! │                          │   │ │    └ square passed by a piece that can be taken there
//! │                          │   │ └ castling
//! │                          │   └ side to move
//! │                          └ hands, in games that have them
//! └ board: numbers are gaps of up to 16 squares, `*` is a hole, `+P` and `Q~` are promoted pieces
//! ```
//!
//! - Fields behind the side to move may be missing.
//! - Castling: `K` and `Q` are the outermost partners to the right and left of the mover, as white sees the board; the
//!   letter of a file is the partner there (`HAha`). A letter of a file may also name a piece that does not castle but has
//!   a first move of its own (`DEde`), where the start position has it so.
//! - En passant: the square is followed by that of the piece to be taken where it is not plain which one that is: where it
//!   does not stand on the file of the square, or could be another one. Where several squares were passed, all stand there.
//!   It is written where a piece attacks the square, and read always.
//! - Checks are read too as lichess writes them, given instead of left and at the end: `+0+1`.
//! - `i:` lists pieces that have not moved beside those that castling tells. Without it a piece has not moved when the
//!   start position has the same piece there. `i:-` is none.
//! - `p:1` says that the last move was a pass, `p:2` the last two, `g:w` that white has left the zone that it wins by
//!   leaving: the board shows neither.

mod board;
mod fields;
mod write;

use core::ops::Range;

use tabiya_board::Side;
use tabiya_game::{Argument, Diagnostic, Loci, Locus, MAX_POSITION, Mode, ReadSetup};

use super::codes;
use super::setup::Setup;
use crate::spec::Spec;

pub(crate) use write::{letter, right_letter, write};

/// So many errors of one text are told.
const MAX_ERRORS: usize = 32;

/// The parts of a position that have a label.
pub(crate) mod label {
    pub(crate) const BOARD: &str = "board";
    pub(crate) const TURN: &str = "to-move";
    pub(crate) const CASTLING: &str = "castling";
    pub(crate) const PASSED: &str = "en-passant";
    pub(crate) const CHECKS: &str = "checks";
    pub(crate) const QUIET: &str = "quiet";
    pub(crate) const NUMBER: &str = "number";
    pub(crate) const UNMOVED: &str = "unmoved";
    pub(crate) const PASSES: &str = "passes";
    pub(crate) const ARRIVED: &str = "arrived";
}

/// Reads a position of a variant.
///
/// # Errors
/// Everything that is wrong with the form, each with its place.
pub(crate) fn read(spec: &Spec, text: &str, mode: Mode) -> Result<ReadSetup<Setup>, Vec<Diagnostic>> {
    if text.len() > MAX_POSITION {
        let error = Diagnostic::error(codes::TOO_LONG).with("bytes", text.len()).with("limit", MAX_POSITION);
        return Err(vec![error.at(text, 0..text.len())]);
    }
    let fields = words(text);
    let Some((board, rest)) = fields.split_first() else {
        return Err(vec![Diagnostic::error(codes::EMPTY).at(text, 0..text.len())]);
    };
    if let Some(tag) = tag(text, board) {
        return Err(vec![Diagnostic::error(codes::TAG).at(text, tag)]);
    }
    let mut reader = Reader {
        spec,
        text,
        lenient: mode == Mode::Lenient,
        errors: Vec::new(),
        notes: Vec::new(),
        places: Places {
            width: usize::from(spec.geometry.width()),
            squares: Vec::new(),
            hands: [Vec::new(), Vec::new()],
            labels: Vec::new(),
        },
        setup: Setup {
            geometry: spec.geometry,
            squares: Vec::new(),
            hands: [Vec::new(), Vec::new()],
            to_move: Side::First,
            rights: Vec::new(),
            passed: None,
            checks_left: None,
            quiet: 0,
            number: 1,
            unmoved: None,
            passes: 0,
            arrived: None,
        },
    };
    reader.board(board.clone());
    reader.fields(rest);
    let Reader { mut errors, notes, places, setup, .. } = reader;
    if errors.is_empty() {
        Ok(ReadSetup { setup, notes, loci: places.loci() })
    } else {
        errors.sort_by_key(|error| error.span.map(|span| span.start));
        errors.truncate(MAX_ERRORS);
        Err(errors)
    }
}

/// Where the words of a text stand.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (c.is_whitespace(), start) {
            (true, Some(begun)) => {
                words.push(begun..at);
                start = None;
            }
            (false, None) => start = Some(at),
            _ => {}
        }
    }
    words
}

/// Reads one text.
struct Reader<'a> {
    spec: &'a Spec,
    text: &'a str,
    lenient: bool,
    errors: Vec<Diagnostic>,
    notes: Vec<Diagnostic>,
    places: Places,
    setup: Setup,
}

impl<'a> Reader<'a> {
    fn error(&mut self, error: Diagnostic, range: Range<usize>) {
        // What is not told needs no place to be worked out.
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(error.at(self.text, range));
        }
    }

    fn note(&mut self, note: Diagnostic, range: Range<usize>) {
        if self.notes.len() < MAX_ERRORS {
            self.notes.push(note.at(self.text, range));
        }
    }

    /// Says in a note that something was read as what is written right.
    fn read_as(&mut self, right: &str, range: Range<usize>) {
        let found = Argument::input(&self.text[range.clone()]);
        let note = Diagnostic::note(codes::READ_AS).with("found", found).with("right", Argument::text(right));
        self.note(note, range);
    }

    fn part(&self, range: &Range<usize>) -> &'a str {
        &self.text[range.clone()]
    }
}

/// The tag that a text begins with, as files of PGN do: `[Event "…"]`.
fn tag(text: &str, first: &Range<usize>) -> Option<Range<usize>> {
    let name = text[first.clone()].strip_prefix('[')?;
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic()) && !name.contains(']');
    let rest = text[first.end..].lines().next()?;
    (is_name && rest.trim_start().starts_with('"')).then(|| first.start..first.end + rest.trim_end().len())
}

/// Where the parts of a position stand in its text.
#[derive(Debug)]
struct Places {
    width: usize,
    /// By square, in reading order.
    squares: Vec<Range<usize>>,
    hands: [Vec<Range<usize>>; 2],
    labels: Vec<(&'static str, Range<usize>)>,
}

impl Places {
    fn loci(self) -> Loci {
        Loci::new(move |locus| match locus {
            Locus::Cell(square) => {
                let (column, row) = (usize::from(square.column()), usize::from(square.row()));
                self.squares.get(row * self.width + column).filter(|_| column < self.width).cloned()
            }
            Locus::Pool(side, index) => self.hands[side.index()].get(index).cloned(),
            Locus::Label(label) => {
                self.labels.iter().find(|(name, _)| *name == label).map(|(_, range)| range.clone())
            }
        })
    }
}
