//! `docs/xiangqi-commands.md`: its tables are what the crate answers, its grammar takes the texts that are commands.
//! `UPDATE_DOCS=1 cargo test -p tabiya-xiangqi --test command` writes what is so now.

use std::collections::HashMap;
use std::path::PathBuf;
use std::{env, fs};

use tabiya_board::Square;
use tabiya_game::{Argument, Mode, Notation, Resolution, Resolved};
use tabiya_xiangqi::command::{self, Command, ViStd};
use tabiya_xiangqi::{Columns, Move, Point, Position, Xiangqi};

use crate::support::{movement, position};

pub(crate) fn path() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/xiangqi-commands.md"))
}

#[test]
fn the_examples_are_right() {
    let document = fs::read_to_string(path()).expect("the document can be read");
    let positions = positions(&document);
    let mut heading = Vec::new();
    let mut examples = 0;
    let renewed = document.split_inclusive('\n').map(|line| {
        let row = cells(line);
        if row.is_empty() {
            heading.clear();
        } else if heading.is_empty() {
            heading = row;
        } else if row.iter().any(|cell| !cell.starts_with("---"))
            && let Some(row) = renewed(&heading, &row, &positions)
        {
            examples += 1;
            return format!("| {} |\n", row.join(" | "));
        }
        line.to_owned()
    });
    let renewed: String = renewed.collect();
    assert!(examples > 150, "the document has examples");
    if env::var_os("UPDATE_DOCS").is_some_and(|value| value == "1") {
        fs::write(path(), renewed).expect("the document can be written");
        return;
    }
    for (number, (found, right)) in document.lines().zip(renewed.lines()).enumerate() {
        assert_eq!(found, right, "docs/xiangqi-commands.md:{} (UPDATE_DOCS=1 renews it)", number + 1);
    }
}

/// The cells of a row of a table, without the spaces around them.
fn cells(line: &str) -> Vec<String> {
    let row = line.trim().strip_prefix('|').and_then(|row| row.strip_suffix('|'));
    row.map(|row| row.split('|').map(|cell| cell.trim().to_owned()).collect()).unwrap_or_default()
}

/// The positions that the examples name.
fn positions(document: &str) -> HashMap<String, Position> {
    let rows = document.lines().map(cells).skip_while(|row| row != &["position", "FEN"]).skip(2);
    let rows = rows.take_while(|row| row.len() == 2);
    rows.map(|row| (row[0].clone(), position(row[1].trim_matches('`')))).collect()
}

/// The row with the answers of now; `None` for a table without examples.
fn renewed(heading: &[String], row: &[String], positions: &HashMap<String, Position>) -> Option<Vec<String>> {
    let heading: Vec<_> = heading.iter().map(String::as_str).collect();
    let code = |cell: &str| cell.trim_matches('`').to_owned();
    let answers = match heading.as_slice() {
        ["command", "in", "means"] => {
            let place = Place::of(&row[1], positions);
            vec![row[0].clone(), row[1].clone(), meaning(&place.resolve(&code(&row[0]), Mode::Exact))]
        }
        ["command", "strict PEG", "readings"] => {
            let text = code(&row[0]);
            let peg = if command::peg(&text).is_some() { "reads it" } else { "refuses it" };
            vec![row[0].clone(), peg.to_owned(), command::readings(&text).len().to_string()]
        }
        ["text", "read as", "means"] => {
            let place = Place::of("start", positions);
            let resolved = place.resolve(&code(&row[0]), Mode::Lenient);
            vec![row[0].clone(), read_as(&resolved), meaning(&resolved)]
        }
        ["move", "in", ..] => {
            let (wanted, place) = (movement(&row[0]), Place::of(&row[1], positions));
            let standard =
                command::shortest_std(&place.position, wanted, place.columns).map(Command::Standard);
            let extended = command::shortest_ext(&place.position, wanted, place.columns);
            let texts = [
                ViStd.write(&Xiangqi::default(), &place.position, wanted, &()),
                standard.expect("a legal move").to_string(),
                extended.expect("a legal move").to_string(),
            ];
            let all = command::all(&place.position, wanted, place.columns).len();
            let written = texts.iter().map(|text| format!("`{text}`")).chain([all.to_string()]);
            row[..2].iter().cloned().chain(written).collect()
        }
        _ => return None,
    };
    Some(answers)
}

/// Where an example is read: `game mover-right #x c6`.
struct Place {
    position: Position,
    columns: Columns,
    marks: Vec<(Square, String)>,
}

impl Place {
    fn of(cell: &str, positions: &HashMap<String, Position>) -> Self {
        let mut words = cell.split(' ');
        let name = words.next().unwrap_or_default();
        let position = positions.get(name).unwrap_or_else(|| panic!("{name} is a position")).clone();
        let mut place = Self { position, columns: Columns::default(), marks: Vec::new() };
        while let Some(word) = words.next() {
            match word.strip_prefix('#') {
                Some(mark) => {
                    let point: Point = words.next().unwrap_or_default().parse().expect("a mark has a point");
                    place.marks.push((point.square(), mark.to_owned()));
                }
                None => place.columns = Columns::from_name(word).expect("a frame"),
            }
        }
        place
    }

    fn resolve(&self, text: &str, mode: Mode) -> Resolved<Move> {
        command::resolve(&self.position, text, self.columns, &self.marks, mode)
    }
}

fn meaning(resolved: &Resolved<Move>) -> String {
    let told = match &resolved.resolution {
        Resolution::Unique(movement) => movement.to_string(),
        Resolution::Ambiguous(candidates) => {
            let moves =
                candidates.iter().map(|candidate| format!("{} `{}`", candidate.movement, candidate.text));
            moves.collect::<Vec<_>>().join(", ")
        }
        Resolution::Illegal(reason) => format!("`{}`", reason.code()),
        Resolution::Syntax(errors) => format!("`{}`", errors[0].code()),
        Resolution::Request(request) => format!("the request `{}`", request.name),
    };
    let is_vacuous = resolved.notes.iter().any(|note| note.code().as_str() == "xiangqi.command.vacuous");
    if is_vacuous { format!("{told}, noted: `xiangqi.command.vacuous`") } else { told }
}

fn read_as(resolved: &Resolved<Move>) -> String {
    let Some(Argument::List(texts)) = resolved.notes.first().and_then(|note| note.message.argument("right"))
    else {
        panic!("a lenient reading is noted: {resolved:?}");
    };
    let texts = texts.iter().map(|text| format!("`{}`", written(text)));
    texts.collect::<Vec<_>>().join(", ")
}

/// What a message says is to be written.
pub(crate) fn written(argument: &Argument) -> &str {
    let Argument::Message(message) = argument else { panic!("{argument:?}") };
    match message.argument("text") {
        Some(Argument::Text(text)) if message.code.as_str() == "xiangqi.written" => text,
        _ => panic!("{argument:?}"),
    }
}
