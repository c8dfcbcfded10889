//! Forsyth–Edwards notation.
//!
//! ```text
//! rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
//! │                                                           │ │ │ │ └ number of the round
//! │                                                           │ │ │ └ plies since the last capture
//! │                                                           │ └─┴ nothing, as in chess they hold other things
//! │                                                           └ side to move: w or r for Red, b for Black
//! └ board: ranks from Black's end, capitals for Red
//! ```
//!
//! Read are also the letters `H` for horses, `E` and `M` for elephants, `G` for generals, and texts that end behind the
//! side to move or behind the first `-`. Soldiers may stand anywhere: diagrams of endings have them where none can have come.

use core::fmt::Write as _;
use core::ops::Range;

use tabiya_board::Side;
use tabiya_game::{Argument, Diagnostic, Loci, Locus, MAX_POSITION, Mode, ReadSetup};

use crate::setup::{BOARD, TURN};
use crate::{Kind, Piece, Point, Position, Setup, codes, look_alike};

/// The position that a game starts from.
pub(crate) const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// So many errors of one text are told.
const MAX_ERRORS: usize = 32;

/// Reads a position.
///
/// # Errors
/// Everything that is wrong with the form, each with its place.
pub(crate) fn read(text: &str, mode: Mode) -> Result<ReadSetup<Setup>, Vec<Diagnostic>> {
    if text.len() > MAX_POSITION {
        let error =
            Diagnostic::error(codes::FEN_TOO_LONG).with("bytes", text.len()).with("limit", MAX_POSITION);
        return Err(vec![error.at(text, 0..text.len())]);
    }
    let plain = Plain::of(text);
    let mut fields = words(&plain.text);
    let Some(board) = fields.next() else {
        return Err(vec![Diagnostic::error(codes::FEN_EMPTY).at(text, 0..text.len())]);
    };
    let mut reader = Reader {
        original: text,
        plain: &plain,
        lenient: mode == Mode::Lenient,
        errors: Vec::new(),
        notes: Vec::new(),
        setup: Setup::empty(),
        places: vec![0..0; Point::COUNT],
        turn: 0..0,
    };
    reader.look_alikes();
    reader.board(&board);
    reader.turn(fields.next());
    for range in fields.by_ref().take(2) {
        reader.dash(range);
    }
    if let Some(range) = fields.next() {
        reader.setup.quiet = reader.number(range).unwrap_or(0);
    }
    if let Some(range) = fields.next() {
        // Some programs count rounds from 0.
        match reader.number(range.clone()) {
            Some(0) => reader.note(Diagnostic::note(codes::FEN_ROUND_ZERO), range),
            Some(number) => reader.setup.number = number,
            None => {}
        }
    }
    for range in fields {
        let found = reader.found(&range);
        reader.error(Diagnostic::error(codes::FEN_FIELD).with("found", found), range);
    }
    let Reader { mut errors, notes, setup, places, turn, .. } = reader;
    if errors.is_empty() {
        let loci = Loci::new(move |locus| {
            let range = match locus {
                Locus::Cell(square) => &places[Point::from_square(square)?.index()],
                TURN => &turn,
                BOARD => &board,
                _ => return None,
            };
            Some(plain.original(range))
        });
        Ok(ReadSetup { setup, notes, loci })
    } else {
        errors.sort_by_key(|error| error.span.map(|span| span.start));
        errors.truncate(MAX_ERRORS);
        Err(errors)
    }
}

/// Where the words of a text stand.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let start = at + text[at..].find(|c: char| !c.is_whitespace())?;
        at = text[start..].find(char::is_whitespace).map_or(text.len(), |length| start + length);
        Some(start..at)
    })
}

/// A text with the characters for which others were put that look alike.
struct Plain {
    text: String,
    /// Where each byte of the text, and its end, stands in the original; empty where the two are the same.
    origins: Vec<usize>,
}

impl Plain {
    fn of(original: &str) -> Self {
        if original.is_ascii() {
            return Self { text: original.to_owned(), origins: Vec::new() };
        }
        let mut plain = Self { text: String::with_capacity(original.len()), origins: Vec::new() };
        for (at, found) in original.char_indices() {
            let right = meant(found).unwrap_or(found);
            plain.text.push(right);
            plain.origins.extend(core::iter::repeat_n(at, right.len_utf8()));
        }
        plain.origins.push(original.len());
        plain
    }

    /// Where a part of the text stands in the original.
    fn original(&self, range: &Range<usize>) -> Range<usize> {
        let place = |at: usize| self.origins.get(at).copied().unwrap_or(at);
        place(range.start)..place(range.end)
    }
}

struct Reader<'a> {
    original: &'a str,
    plain: &'a Plain,
    lenient: bool,
    errors: Vec<Diagnostic>,
    notes: Vec<Diagnostic>,
    setup: Setup,
    /// Where each point stands in the text.
    places: Vec<Range<usize>>,
    turn: Range<usize>,
}

impl Reader<'_> {
    fn error(&mut self, error: Diagnostic, range: Range<usize>) {
        // What is not told needs no place to be worked out.
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(error.at(self.original, self.plain.original(&range)));
        }
    }

    fn note(&mut self, note: Diagnostic, range: Range<usize>) {
        self.notes.push(note.at(self.original, self.plain.original(&range)));
    }

    /// What stands in the text that was given.
    fn found(&self, range: &Range<usize>) -> Argument {
        Argument::input(&self.original[self.plain.original(range)])
    }

    /// Tells each character that was put for another: an error, or in lenient mode one note for all of a kind.
    fn look_alikes(&mut self) {
        let mut known = Vec::new();
        for (at, found) in self.original.char_indices() {
            let Some(right) = meant(found) else { continue };
            let code = match (self.lenient, look_alike::is_full_width(found)) {
                (true, _) if known.contains(&found) => continue,
                (true, _) => codes::FEN_READ_AS,
                (false, true) => codes::FEN_FULL_WIDTH,
                (false, false) => codes::FEN_LOOK_ALIKE,
            };
            known.push(found);
            let diagnostic = if self.lenient { Diagnostic::note(code) } else { Diagnostic::error(code) };
            let diagnostic = diagnostic
                .with("found", Argument::input(found))
                .with("right", Argument::text(right))
                .at(self.original, at..at + found.len_utf8());
            if self.lenient {
                self.notes.push(diagnostic);
            } else if self.errors.len() < MAX_ERRORS {
                self.errors.push(diagnostic);
            }
        }
    }

    fn board(&mut self, range: &Range<usize>) {
        let ranks = self.plain.text[range.clone()].split('/');
        let count = ranks.clone().count();
        if count != 10 {
            self.error(Diagnostic::error(codes::FEN_RANKS).with("found", count), range.clone());
            return;
        }
        let mut start = range.start;
        for (row, rank) in ranks.enumerate() {
            self.rank(row, rank, start);
            start += rank.len() + 1;
        }
    }

    fn rank(&mut self, row: usize, rank: &str, start: usize) {
        let mut column = 0;
        let mut is_sound = true;
        for (at, c) in rank.char_indices() {
            let place = start + at..start + at + c.len_utf8();
            let width = match c {
                '1'..='9' => c as usize - '0' as usize,
                _ => 1,
            };
            if !c.is_ascii_digit() || c == '0' {
                let piece = piece_of(c);
                is_sound &= piece.is_some();
                match piece {
                    Some(piece) if column < 9 => self.setup.board[row * 9 + column] = Some(piece),
                    Some(_) => {}
                    None => self.stranger(c, place.clone()),
                }
            }
            for column in column..(column + width).min(9) {
                self.places[row * 9 + column] = place.clone();
            }
            column += width;
        }
        if is_sound && column != 9 {
            let error = Diagnostic::error(codes::FEN_WIDTH).with("rank", 9 - row).with("found", column);
            self.error(error, start..start + rank.len());
        }
    }

    /// A character that stands for nothing on a board.
    fn stranger(&mut self, c: char, place: Range<usize>) {
        let code = if c == '0' { codes::FEN_GAP } else { codes::FEN_CHARACTER };
        let found = self.found(&place);
        self.error(Diagnostic::error(code).with("found", found), place);
    }

    fn turn(&mut self, range: Option<Range<usize>>) {
        let Some(range) = range else {
            let end = self.plain.text.trim_end().len();
            self.turn = end..end;
            if self.lenient {
                self.note(Diagnostic::note(codes::FEN_RED_TO_MOVE), end..end);
            } else {
                self.error(Diagnostic::error(codes::FEN_TURN_MISSING), end..end);
            }
            return;
        };
        let word = &self.plain.text[range.clone()];
        let found = self.found(&range);
        self.turn = range.clone();
        let (side, right) = match word {
            "w" | "r" => (Side::First, None),
            "b" => (Side::Second, None),
            "W" | "R" | "white" | "red" if self.lenient => (Side::First, Some("w")),
            "B" | "black" if self.lenient => (Side::Second, Some("b")),
            _ => {
                self.error(Diagnostic::error(codes::FEN_TURN).with("found", found), range);
                return;
            }
        };
        self.setup.to_move = side;
        if let Some(right) = right {
            let note = Diagnostic::note(codes::FEN_READ_AS)
                .with("found", found)
                .with("right", Argument::text(right));
            self.note(note, range);
        }
    }

    /// A field that has a meaning in chess only.
    fn dash(&mut self, range: Range<usize>) {
        if &self.plain.text[range.clone()] != "-" {
            let found = self.found(&range);
            self.error(Diagnostic::error(codes::FEN_DASH).with("found", found), range);
        }
    }

    fn number(&mut self, range: Range<usize>) -> Option<u16> {
        let digits = &self.plain.text[range.clone()];
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.parse().ok().filter(|_| is_number);
        if number.is_none() {
            let error = Diagnostic::error(codes::FEN_NUMBER)
                .with("found", self.found(&range))
                .with("limit", u16::MAX);
            self.error(error, range);
        }
        number
    }
}

/// The piece that a letter stands for.
fn piece_of(letter: char) -> Option<Piece> {
    let kind = match letter.to_ascii_uppercase() {
        'K' | 'G' => Kind::General,
        'A' => Kind::Advisor,
        'B' | 'E' | 'M' => Kind::Elephant,
        'N' | 'H' => Kind::Horse,
        'R' => Kind::Chariot,
        'C' => Kind::Cannon,
        'P' => Kind::Soldier,
        _ => return None,
    };
    Some(Piece::new(if letter.is_ascii_uppercase() { Side::First } else { Side::Second }, kind))
}

/// The character of a position for which another was put that looks alike.
fn meant(found: char) -> Option<char> {
    let has_place = |&right: &char| piece_of(right).is_some() || matches!(right, '0'..='9' | '/' | '-' | 'w');
    look_alike::ascii(found).filter(has_place)
}

/// The text of a position, playable or not: six fields.
pub(crate) fn write(setup: &Setup) -> String {
    let mut text = String::new();
    for (row, rank) in setup.board.chunks(9).enumerate() {
        if row > 0 {
            text.push('/');
        }
        for run in rank.chunk_by(|before, after| before.is_none() && after.is_none()) {
            match run[0] {
                None => text.push(char::from(b'0' + run.len() as u8)),
                Some(piece) => text.push(piece.letter()),
            }
        }
    }
    let side = if setup.to_move == Side::First { 'w' } else { 'b' };
    let _ = write!(text, " {side} - - {} {}", setup.quiet, setup.number);
    text
}

impl core::str::FromStr for Position {
    type Err = Vec<Diagnostic>;

    /// Reads and judges a FEN.
    fn from_str(text: &str) -> Result<Self, Vec<Diagnostic>> {
        read(text, Mode::Exact)?.setup.position()
    }
}

impl core::fmt::Display for Position {
    /// The FEN.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&write(&self.into()))
    }
}
