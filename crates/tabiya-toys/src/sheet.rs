//! What the position texts of both games have in common: rows of one character a square, and a last line.

use core::ops::Range;

use tabiya_board::{Geometry, Side, Square};
use tabiya_game::{Argument, Code, Diagnostic, MAX_POSITION, Mode};

const TOO_LONG: Code = Code::new("toy.position.too-long");
const NO_ROWS: Code = Code::new("toy.position.no-rows");
const TOO_LARGE: Code = Code::new("toy.position.too-large");
const WIDTH: Code = Code::new("toy.position.width");
const CELL: Code = Code::new("toy.position.cell");
const TURN: Code = Code::new("toy.position.turn");
const BLANKS: Code = Code::new("toy.position.blanks");

/// Boards have no more columns or rows, so that a square's name is a letter and a digit.
pub(crate) const MAX_EDGE: usize = 8;

/// The board of this size, which has to exist.
pub(crate) const fn board(width: usize, height: usize) -> Geometry {
    match Geometry::new(width, height) {
        Ok(geometry) => geometry,
        Err(_) => panic!("no board has this size"),
    }
}

/// The lines of a position's text: `ends` are `\n`, `\r\n` or, in the form of one line, `/`.
fn lines(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    text.split_inclusive(['\n', '/']).map(move |line| {
        let content = match line.strip_suffix('\n') {
            Some(content) => content.strip_suffix('\r').unwrap_or(content),
            None => line.strip_suffix('/').unwrap_or(line),
        };
        let range = start..start + content.len();
        start += line.len();
        range
    })
}

/// A position's text taken apart.
pub(crate) struct Sheet<T> {
    pub(crate) geometry: Geometry,
    /// In reading order.
    pub(crate) cells: Vec<T>,
    /// Where the rows stand.
    rows: Vec<Range<usize>>,
    /// Where the last line stands.
    pub(crate) tail: Range<usize>,
    pub(crate) notes: Vec<Diagnostic>,
}

impl<T> Sheet<T> {
    /// Reads the rows. `cell` knows the characters; `expected` names them.
    pub(crate) fn read(
        text: &str,
        mode: Mode,
        expected: &str,
        cell: impl Fn(char) -> Option<T>,
    ) -> Result<Self, Vec<Diagnostic>> {
        if text.len() > MAX_POSITION {
            let error = Diagnostic::error(TOO_LONG).with("found", text.len()).with("limit", MAX_POSITION);
            return Err(vec![error.at(text, 0..text.len())]);
        }
        let mut notes = Vec::new();
        let mut rows: Vec<_> = lines(text).collect();
        if mode == Mode::Lenient {
            for row in &mut rows {
                let trimmed = trim(text, row.clone());
                if trimmed != *row {
                    notes.push(Diagnostic::note(BLANKS).at(text, row.clone()));
                    *row = trimmed;
                }
            }
        }
        let tail = rows.pop().unwrap_or_default();
        let Some(first) = rows.first() else {
            return Err(vec![Diagnostic::error(NO_ROWS).at(text, 0..text.len())]);
        };
        let width = text[first.clone()].chars().count();
        let geometry = match Geometry::new(width, rows.len()) {
            Ok(geometry) if width.max(rows.len()) <= MAX_EDGE => geometry,
            _ => {
                let error = Diagnostic::error(TOO_LARGE).with("limit", MAX_EDGE);
                let error = error.with("width", width).with("height", rows.len());
                return Err(vec![error.at(text, first.clone())]);
            }
        };
        let mut cells = Vec::new();
        let mut errors = Vec::new();
        for row in &rows {
            let found = text[row.clone()].chars().count();
            if found != width {
                let error = Diagnostic::error(WIDTH).with("found", found).with("expected", width);
                errors.push(error.at(text, row.clone()));
            }
            for (at, c) in text[row.clone()].char_indices() {
                if let Some(cell) = cell(c) {
                    cells.push(cell);
                } else {
                    let start = row.start + at;
                    let error = Diagnostic::error(CELL).with("found", Argument::input(c));
                    let error = error.with("expected", Argument::text(expected));
                    errors.push(error.at(text, start..start + c.len_utf8()));
                }
            }
        }
        if errors.is_empty() { Ok(Self { geometry, cells, rows, tail, notes }) } else { Err(errors) }
    }

    /// A map from squares to bytes: characters of rows are ASCII once they are read.
    pub(crate) fn cell_range(&self) -> impl Fn(Square) -> Option<Range<usize>> + Send + 'static {
        let (geometry, rows) = (self.geometry, self.rows.clone());
        move |square| {
            let start = rows.get(square.row() as usize)?.start + square.column() as usize;
            geometry.contains(square).then_some(start..start + 1)
        }
    }
}

fn trim(text: &str, range: Range<usize>) -> Range<usize> {
    let rest = text[range.clone()].trim_start();
    let start = range.end - rest.len();
    start..start + rest.trim_end().len()
}

/// Reads whose turn it is, `w` or `b`, in these bytes.
pub(crate) fn read_turn(text: &str, range: Range<usize>) -> Result<Side, Vec<Diagnostic>> {
    match &text[range.clone()] {
        "w" => Ok(Side::First),
        "b" => Ok(Side::Second),
        found => {
            let error = Diagnostic::error(TURN).with("found", Argument::input(found));
            let expected = vec![Argument::text("w"), Argument::text("b")];
            Err(vec![error.with("expected", expected).at(text, range)])
        }
    }
}

/// `w` or `b`.
pub(crate) const fn turn_letter(side: Side) -> char {
    match side {
        Side::First => 'w',
        Side::Second => 'b',
    }
}

/// The rows as text, each with `/` behind it.
pub(crate) fn write_rows<T>(geometry: Geometry, cells: &[T], letter: impl Fn(&T) -> char) -> String {
    let mut text = String::new();
    for row in cells.chunks(geometry.width() as usize) {
        text.extend(row.iter().map(&letter));
        text.push('/');
    }
    text
}

/// `b2`: columns are letters from the left, rows are numbers from below.
pub(crate) fn square_name(geometry: Geometry, square: Square) -> String {
    format!("{}{}", column_letter(square.column()), row_number(geometry, square.row()))
}

pub(crate) const fn column_letter(column: u8) -> char {
    (b'a' + column) as char
}

pub(crate) const fn row_number(geometry: Geometry, row: u8) -> u8 {
    geometry.height() - row
}

/// The column that a letter names, on the board or not.
pub(crate) fn read_column(letter: char) -> Option<u8> {
    letter.is_ascii_lowercase().then(|| letter as u8 - b'a').filter(|&column| column < MAX_EDGE as u8)
}

/// The row that a digit names.
pub(crate) fn read_row(geometry: Geometry, digit: char) -> Option<u8> {
    geometry.height().checked_sub(digit.to_digit(10)? as u8).filter(|&row| row < geometry.height())
}

/// The square that two characters name.
pub(crate) fn read_square(geometry: Geometry, text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let (column, row) = (read_column(characters.next()?)?, read_row(geometry, characters.next()?)?);
    let square = Square::new(column, row).filter(|&square| geometry.contains(square))?;
    characters.next().is_none().then_some(square)
}

/// A hash that is the same on every machine: values are folded in one by one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fold(pub(crate) u64);

impl Fold {
    pub(crate) const fn with(self, value: u64) -> Self {
        // The finisher of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
        let mut mixed = self.0.wrapping_add(value).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self(mixed ^ (mixed >> 31))
    }
}
