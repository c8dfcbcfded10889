//! The examples of `docs/piece-notation.md`: every table with the columns `line`, `board` and `moves`, or `line`,
//! `reads as` and `says`. `UPDATE_DOCS=1 cargo test -p tabiya --test piece_notation` writes what is so now.

#![cfg(feature = "pieces")]

use std::path::Path;
use std::{env, fs};

use tabiya::board::{Geometry, Side};
use tabiya::game::{Diagnostic, Level};
use tabiya::pieces::compare::{COMPARISON_STEPS, boards};
use tabiya::pieces::compiled::{Budget, Compiled};
use tabiya::pieces::{
    Board, Man, Movement, Profile, Reading, Repeat, lint, naive, read, square_name, square_of_name,
};

/// More moves than this are only counted.
const MOST_LISTED: usize = 30;

#[test]
fn the_examples_are_right() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/piece-notation.md");
    let document = fs::read_to_string(&path).expect("the document can be read");
    let mut renewed = String::new();
    let mut columns = None;
    let mut examples = 0;
    for line in document.split_inclusive('\n') {
        let row = cells(line);
        columns = if row.is_empty() { None } else { columns.or_else(|| Columns::of(&row)) };
        match &columns {
            Some(columns) if columns.is_example(&row) => {
                renewed.push_str(&columns.renewed(&row));
                examples += 1;
            }
            _ => renewed.push_str(line),
        }
    }
    assert!(examples > 100, "the document has examples");
    if env::var_os("UPDATE_DOCS").is_some_and(|value| value == "1") {
        fs::write(&path, renewed).expect("the document can be written");
        return;
    }
    for (number, (found, right)) in document.lines().zip(renewed.lines()).enumerate() {
        assert_eq!(found, right, "docs/piece-notation.md:{} (UPDATE_DOCS=1 renews it)", number + 1);
    }
}

/// The cells of a row of a table, without the spaces around them.
fn cells(line: &str) -> Vec<String> {
    let Some(row) = line.trim().strip_prefix('|').and_then(|row| row.strip_suffix('|')) else {
        return Vec::new();
    };
    // A bar in a cell is escaped.
    let row = row.replace("\\|", "\0");
    row.split('|').map(|cell| cell.trim().replace('\0', "|")).collect()
}

/// Where the columns of an example are.
#[derive(Clone, Copy)]
struct Columns {
    line: usize,
    answer: Answer,
}

#[derive(Clone, Copy)]
enum Answer {
    /// All moves on a board.
    Moves { board: usize, moves: usize },
    /// The canonical text and the codes of what is said of it.
    Reading { canonical: usize, said: usize },
}

impl Columns {
    /// The columns that a heading names, if it is one of examples.
    fn of(heading: &[String]) -> Option<Self> {
        let place = |name: &str| heading.iter().position(|cell| cell == name);
        let answer = match (place("board"), place("moves"), place("reads as"), place("says")) {
            (Some(board), Some(moves), _, _) => Answer::Moves { board, moves },
            (_, _, Some(canonical), Some(said)) => Answer::Reading { canonical, said },
            _ => return None,
        };
        Some(Self { line: place("line")?, answer })
    }

    fn is_example(&self, row: &[String]) -> bool {
        row.get(self.line).is_some_and(|cell| cell.starts_with('`'))
    }

    /// The row as it should be.
    fn renewed(&self, row: &[String]) -> String {
        let mut row = row.to_vec();
        let (text, profile) = line_and_profile(&row[self.line]);
        let reading = read(&text, profile);
        match self.answer {
            Answer::Moves { board, moves } => row[moves] = self::moves(&reading, &row[board]),
            Answer::Reading { canonical, said } => {
                row[canonical] =
                    reading.piece.as_ref().map_or("–".to_owned(), |piece| format!("`{piece}`"));
                let mut codes: Vec<_> = noted(&reading).iter().map(code).collect();
                codes.dedup();
                row[said] = if codes.is_empty() { "–".to_owned() } else { codes.join(", ") };
            }
        }
        let cells = row.iter().map(|cell| match cell.replace('|', "\\|") {
            cell if cell.is_empty() => " |".to_owned(),
            cell => format!(" {cell} |"),
        });
        format!("|{}\n", cells.collect::<String>())
    }
}

/// `` `1X.n+` (wikipedia) ``.
fn line_and_profile(cell: &str) -> (String, Profile) {
    let (line, rest) = cell[1..].split_once('`').expect("a line stands between ticks");
    let profile = rest.trim().trim_matches(['(', ')']);
    let profile = if profile.is_empty() { Profile::default() } else { profile.parse().expect("a profile") };
    (line.to_owned(), profile)
}

fn code(diagnostic: &Diagnostic) -> String {
    let level = match diagnostic.level {
        Level::Error => "error",
        Level::Note => "note",
    };
    format!("{level} `{}`", diagnostic.code())
}

/// All that is said of a line, in its order: what reading says, and the lints of a line that stands.
fn noted(reading: &Reading) -> Vec<Diagnostic> {
    let mut noted = reading.diagnostics.clone();
    if let Some(piece) = &reading.piece {
        let boards = boards(usual(), lint::BOARDS, 1);
        noted.extend(lint::check(piece, &reading.source));
        let mut budget = Budget::of(COMPARISON_STEPS);
        let added = lint::nothing_added(piece, &reading.source, &boards, &mut budget);
        noted.extend(added.expect("an example is small"));
        noted.sort_by_key(|diagnostic| diagnostic.span.map(|span| span.start));
    }
    noted
}

/// All moves on a board, in words: `c5, xe5, f6 (takes e5)`.
fn moves(reading: &Reading, place: &str) -> String {
    let Some(piece) = &reading.piece else {
        return reading.diagnostics.iter().map(code).collect::<Vec<_>>().join(", ");
    };
    let (board, side) = board(place);
    let compiled = Compiled::new(piece, board.geometry(), Repeat::default());
    let mut found = Vec::new();
    let mut movers = 0;
    for (square, man) in board.men() {
        if man.side == side && man.letter == b'A' {
            let targets = compiled.targets(&board, square).expect("an example is small");
            assert_eq!(naive::targets(piece, Repeat::default(), &board, square).as_ref(), Ok(&targets));
            found.extend(targets);
            movers += 1;
        }
    }
    match found.len() {
        0 => "none".to_owned(),
        count if count > MOST_LISTED => format!("{count} moves"),
        _ => {
            let words = found.iter().map(|movement| words(movement, board.geometry(), movers > 1));
            words.collect::<Vec<_>>().join(", ")
        }
    }
}

/// The board of chess.
fn usual() -> Geometry {
    Geometry::new(8, 8).expect("such boards exist")
}

/// The board of a cell, and whose piece is asked about: `d4`, `8/8/3A4/8, black`, `d2, unmoved`.
fn board(place: &str) -> (Board, Side) {
    let mut words = place.split(", ");
    let first = words.next().unwrap_or_default();
    let mut board = if first.contains('/') {
        first.parse().expect("a board field")
    } else {
        let mut board = Board::new(usual());
        let square = square_of_name(board.geometry(), first).expect("a square");
        board.put(square, Man { side: Side::First, letter: b'A' });
        board
    };
    let mut side = Side::First;
    for word in words {
        match word {
            "black" => side = Side::Second,
            "unmoved" => board.set_unmoved(true),
            other => panic!("{other:?} says nothing of a board"),
        }
    }
    (board, side)
}

fn words(movement: &Movement, geometry: Geometry, with_origin: bool) -> String {
    let name = |square| square_name(geometry, square).to_string();
    let names = |squares: &[_]| {
        let mut names: Vec<_> = squares.iter().map(|&square| name(square)).collect();
        names.sort_unstable();
        names.join(" ")
    };
    let lands = movement.captures == [movement.to];
    let origin = if with_origin { format!("{}-", name(movement.from)) } else { String::new() };
    let mut text = format!("{origin}{}{}", if lands { "x" } else { "" }, name(movement.to));
    if let Some(promotion) = &movement.promotion {
        text.push('=');
        text.push_str(promotion);
    }
    let mut besides = Vec::new();
    if !lands && !movement.captures.is_empty() {
        besides.push(format!("takes {}", names(&movement.captures)));
    }
    if !movement.removed.is_empty() {
        besides.push(format!("removes {}", names(&movement.removed)));
    }
    if let Some((from, to)) = movement.partner {
        besides.push(format!("{} to {}", name(from), name(to)));
    }
    if besides.is_empty() { text } else { format!("{text} ({})", besides.join("; ")) }
}
