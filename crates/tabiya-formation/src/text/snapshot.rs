//! Snapshots: the text of a whole position (section 9 of the rules).
//!
//! [`read`] goes once through the text and says only whether it is a snapshot; what is wrong with one that is not is
//! found by a second, slower look that goes on after each error.

use core::ops::Range;

use tabiya_board::{Geometry, Side, Square};
use tabiya_game::{Diagnostic, Locus, MAX_POSITION};

use super::bytes::{Bytes, CELL_BYTES};
use super::codes;
use super::numeral::{NUMERALS, numeral};
use super::snapshot_errors;
use crate::{GameResult, Kind, Piece, Position, Setup};

/// What each of the first five lines begins with.
pub(super) const LABELS: [&str; 5] = ["行棋方：", "红方：", "黑方：", "胜负：", "棋盘："];
/// What the line of column labels begins with.
pub(super) const HEADER: &str = "零[";
/// An empty point.
pub(super) const EMPTY_CELL: &str = "一一";

/// Reads a snapshot, in its form of several lines or with its line ends written as `/`.
///
/// The setup is well formed; whether it can be played on is for [`Setup::validate`] to say.
///
/// # Errors
/// Everything that is wrong with the form, in the order of the text.
///
/// ```
/// use tabiya_formation::{text, Setup};
/// let setup = Setup::standard();
/// let written = text::write_snapshot(&setup);
/// assert_eq!(text::read_snapshot(&written), Ok(setup.clone()));
/// assert_eq!(text::read_snapshot(&written.replace('\n', "/")), Ok(setup));
///
/// let errors = text::read_snapshot(&written.replace("红方：", "红方:")).unwrap_err();
/// assert_eq!(errors[0].code().as_str(), "formation.text.colon");
/// let span = errors[0].span.unwrap();
/// assert_eq!((span.line, span.column), (2, 3));
/// ```
pub fn read(text: &str) -> Result<Setup, Vec<Diagnostic>> {
    if text.len() > MAX_POSITION {
        let diagnostic = Diagnostic::error(codes::SNAPSHOT_TOO_LONG)
            .with("bytes", text.len())
            .with("limit", MAX_POSITION)
            .at(text, 0..0);
        return Err(vec![diagnostic]);
    }
    read_well_formed(text).ok_or_else(|| snapshot_errors::find(text))
}

/// The setup of a well-formed snapshot; `None` for everything else.
fn read_well_formed(text: &str) -> Option<Setup> {
    let mut bytes = Bytes::new(text);
    bytes.literal(LABELS[0])?;
    let to_move = bytes.side()?;
    bytes.line_end()?;
    let mut pools = [Vec::new(), Vec::new()];
    for side in Side::ALL {
        bytes.literal(LABELS[1 + side.index()])?;
        pools[side.index()] = read_pool(&mut bytes)?;
        bytes.line_end()?;
    }
    bytes.literal(LABELS[3])?;
    let result = bytes.result()?;
    bytes.line_end()?;
    bytes.literal(LABELS[4])?;
    bytes.line_end()?;

    bytes.literal(HEADER)?;
    let width = bytes.columns(COLUMNS)?;
    // As many as the rest can hold.
    let mut cells = Vec::with_capacity(bytes.left() / CELL_BYTES);
    let mut height = 0;
    while bytes.optional_line_end() && !bytes.at_blank_line() {
        bytes.character(*NUMERALS.get(height)?)?;
        bytes.literal("[")?;
        bytes.row(width, &mut cells)?;
        height += 1;
    }
    bytes.only_line_ends_left()?;
    let geometry = Geometry::new(width, height).ok()?;
    let mut setup = Setup::from_cells(geometry, cells);
    setup.to_move = to_move;
    setup.pools = pools;
    setup.result = result;
    Some(setup)
}

fn read_pool(bytes: &mut Bytes<'_>) -> Option<Vec<Kind>> {
    bytes.literal("[")?;
    let mut pool = Vec::new();
    if bytes.byte(b']') {
        return Some(pool);
    }
    loop {
        pool.push(bytes.kind()?);
        if bytes.byte(b']') {
            return Some(pool);
        }
        bytes.space()?;
    }
}

/// The canonical text of a setup: `\n` after each line.
pub fn write(setup: &Setup) -> String {
    write_parts(setup.geometry(), setup.to_move, [&setup.pools[0], &setup.pools[1]], setup.result, |square| {
        setup.get(square)
    })
}

/// The canonical text of a position, without making a [`Setup`] of it first.
pub fn write_position(position: &Position) -> String {
    write_parts(
        position.geometry(),
        position.to_move(),
        Side::ALL.map(|side| position.pool(side)),
        position.result(),
        |square| position.piece_at(square),
    )
}

fn write_parts(
    geometry: Geometry,
    to_move: Side,
    pools: [&[Kind]; 2],
    result: GameResult,
    piece_at: impl Fn(Square) -> Option<Piece>,
) -> String {
    let (width, height) = (usize::from(geometry.width()), usize::from(geometry.height()));
    let capacity = 100 + (pools[0].len() + pools[1].len()) * 4 + (width * CELL_BYTES + 6) * (height + 1);
    let mut text = String::with_capacity(capacity);
    text.push_str(LABELS[0]);
    text.push(side_letter(to_move));
    for side in Side::ALL {
        text.push('\n');
        text.push_str(LABELS[1 + side.index()]);
        text.push('[');
        for (index, kind) in pools[side.index()].iter().enumerate() {
            if index > 0 {
                text.push(' ');
            }
            text.push(kind.chinese());
        }
        text.push(']');
    }
    text.push('\n');
    text.push_str(LABELS[3]);
    text.push_str(result.chinese());
    text.push('\n');
    text.push_str(LABELS[4]);
    text.push('\n');
    text.push_str(HEADER);
    text.push_str(&COLUMNS[..width * CELL_BYTES - 1]);
    text.push_str("]\n");
    for row in 0..geometry.height() {
        text.push(numeral(row + 1));
        text.push('[');
        for column in 0..geometry.width() {
            let piece = piece_at(Square::from_raw(row << 4 | column));
            let start = piece.map_or(Piece::COUNT, Piece::index) * CELL_BYTES;
            // A part of known length is copied without a call.
            text.push_str(&CELLS[start..start + CELL_BYTES]);
        }
        text.pop();
        text.push_str("]\n");
    }
    text
}

/// The labels of all 16 columns, with a space after each.
const COLUMNS: &str = {
    const BYTES: [u8; NUMERALS.len() * CELL_BYTES] = {
        let mut bytes = [b' '; _];
        let mut column = 0;
        while column < NUMERALS.len() {
            write_cell(&mut bytes, column, NUMERALS[column], '路');
            column += 1;
        }
        bytes
    };
    text_of(&BYTES)
};

/// The texts of all pieces by their index, then that of an empty point, with a space after each.
const CELLS: &str = {
    const BYTES: [u8; (Piece::COUNT + 1) * CELL_BYTES] = {
        let mut bytes = [b' '; _];
        let mut index = 0;
        while index < Piece::COUNT {
            let piece = Piece::from_index(index);
            write_cell(&mut bytes, index, side_letter(piece.side()), piece.kind().chinese());
            index += 1;
        }
        write_cell(&mut bytes, Piece::COUNT, '一', '一');
        bytes
    };
    text_of(&BYTES)
};

const fn write_cell(bytes: &mut [u8], index: usize, first: char, second: char) {
    let (_, rest) = bytes.split_at_mut(index * CELL_BYTES);
    let (cell, _) = rest.split_at_mut(CELL_BYTES - 1);
    let (left, right) = cell.split_at_mut(3);
    first.encode_utf8(left);
    second.encode_utf8(right);
}

const fn text_of(bytes: &'static [u8]) -> &'static str {
    match core::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("Hanzi and spaces are UTF-8"),
    }
}

/// A side as the document writes it: `红` or `黑`.
pub const fn side_letter(side: Side) -> char {
    match side {
        Side::First => '红',
        Side::Second => '黑',
    }
}

/// The side that the document writes so.
pub const fn side_of_letter(letter: char) -> Option<Side> {
    match letter {
        '红' => Some(Side::First),
        '黑' => Some(Side::Second),
        _ => None,
    }
}

/// Where a part of a setup stands in the well-formed snapshot that it was read from.
pub fn locus_range(text: &str, locus: Locus) -> Option<Range<usize>> {
    const LETTER: usize = 3;
    let line = |index: usize| lines(text).nth(index);
    let part = |index: usize, offset: usize, length: usize| {
        let start = line(index)?.start + offset;
        Some(start..start + length)
    };
    match locus {
        Locus::Label("to-move") => part(0, LABELS[0].len(), LETTER),
        Locus::Label("result") => part(3, LABELS[3].len(), 2 * LETTER),
        Locus::Label(_) => line(4),
        Locus::Pool(side, index) => {
            let label = 1 + side.index();
            part(label, LABELS[label].len() + 1 + index * (LETTER + 1), LETTER)
        }
        Locus::Cell(square) => part(
            6 + usize::from(square.row()),
            LETTER + 1 + usize::from(square.column()) * (2 * LETTER + 1),
            2 * LETTER,
        ),
    }
}

/// The lines of a snapshot's text without their ends, which are `\n`, `\r\n` or `/`.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut start = 0;
    text.split_inclusive(['\n', '/']).map(move |line| {
        let from = start;
        start += line.len();
        let content = line.strip_suffix("\r\n").or_else(|| line.strip_suffix(['\n', '/'])).unwrap_or(line);
        from..from + content.len()
    })
}
