//! The cases of the shared data.

use serde_json::Value;
use tabiya_board::Square;
use tabiya_game::{Mode, Notation, Resolution, ResolveOptions, Resolved};
use tabiya_xiangqi::command::{self, Command, ViStd};
use tabiya_xiangqi::{Columns, Move, Point, Position, Xiangqi};

use crate::support::{lines, movement, position};

struct Case {
    id: String,
    position: Position,
    columns: Columns,
    marks: Vec<(Square, String)>,
    text: String,
    readings: usize,
    peg: bool,
    resolution: String,
    moves: Vec<Move>,
}

fn cases() -> Vec<Case> {
    let case = |line: &String| {
        let value: Value = serde_json::from_str(line).expect("a line of JSON");
        let text = |name: &str| value[name].as_str().expect(name).to_owned();
        let square = |name: &str| name.parse::<Point>().expect(name).square();
        let marks = value["marks"].as_object().expect("marks");
        let marks =
            marks.iter().map(|(point, name)| (square(point), name.as_str().expect("a name").to_owned()));
        let moves = value["moves"].as_array().expect("moves");
        Case {
            id: text("id"),
            position: position(&text("fen")),
            columns: Columns::from_name(&text("columns")).expect("a frame"),
            marks: marks.collect(),
            text: text("text"),
            readings: value["readings"].as_u64().expect("readings") as usize,
            peg: value["peg"].as_bool().expect("peg"),
            resolution: text("resolution"),
            moves: moves.iter().map(|found| movement(found.as_str().expect("a move"))).collect(),
        }
    };
    lines("commands.jsonl").iter().map(case).collect()
}

fn resolve(case: &Case, text: &str, mode: Mode) -> Resolved<Move> {
    command::resolve(&case.position, text, case.columns, &case.marks, mode)
}

fn kind(resolution: &Resolution<Move>) -> (&'static str, Vec<Move>) {
    let (name, mut moves) = match resolution {
        Resolution::Unique(movement) => ("unique", vec![*movement]),
        Resolution::Ambiguous(candidates) => {
            ("ambiguous", candidates.iter().map(|candidate| candidate.movement).collect())
        }
        Resolution::Illegal(_) => ("illegal", Vec::new()),
        Resolution::Syntax(_) => ("syntax", Vec::new()),
        Resolution::Request(_) => ("meta", Vec::new()),
    };
    moves.sort_by_key(ToString::to_string);
    (name, moves)
}

#[test]
fn commands_have_their_known_meaning() {
    for case in cases() {
        let Case { id, text, .. } = &case;
        let resolved = resolve(&case, text, Mode::Exact);
        let (name, moves) = kind(&resolved.resolution);
        assert_eq!((name, &moves), (case.resolution.as_str(), &case.moves), "{id}: {text}");
        assert_eq!(resolved.readings, case.readings, "{id}: {text}");
        let readings = command::readings(text);
        assert_eq!(readings.len(), case.readings, "{id}: {text}");
        let peg = command::peg(text);
        assert_eq!(peg.is_some(), case.peg, "{id}: {text}");
        assert!(peg.is_none_or(|command| readings.contains(&command)), "{id}: {text}");
    }
}

#[test]
fn a_strict_peg_means_no_other_move() {
    for case in cases() {
        let (strict, moves) = kind(&resolve(&case, &case.text, Mode::Peg).resolution);
        if case.peg {
            assert_eq!((strict, moves), (case.resolution.as_str(), case.moves), "{}: {}", case.id, case.text);
        } else {
            assert_eq!(strict, "syntax", "{}: {}", case.id, case.text);
        }
    }
}

#[test]
fn a_lenient_reader_leaves_exact_texts_alone() {
    for case in cases().iter().filter(|case| case.readings > 0) {
        assert_eq!(
            resolve(case, &case.text, Mode::Lenient),
            resolve(case, &case.text, Mode::Exact),
            "{}",
            case.id
        );
    }
}

#[test]
fn candidates_mean_their_moves() {
    for case in cases() {
        let Resolution::Ambiguous(candidates) = resolve(&case, &case.text, Mode::Exact).resolution else {
            continue;
        };
        for candidate in candidates {
            let again = resolve(&case, &candidate.text, Mode::Exact).resolution;
            assert_eq!(again, Resolution::Unique(candidate.movement), "{}: {}", case.id, candidate.text);
            let shortest = command::shortest_ext(&case.position, candidate.movement, case.columns);
            assert_eq!(shortest.as_ref().map(Command::to_string), Some(candidate.text), "{}", case.id);
        }
    }
}

#[test]
fn moves_are_written_as_known() {
    for line in lines("notations.jsonl") {
        let value: Value = serde_json::from_str(&line).expect("a line of JSON");
        let text = |name: &str| value[name].as_str().expect(name);
        let (position, movement) = (position(text("fen")), movement(text("move")));
        let written = ViStd.write(&Xiangqi::default(), &position, movement, &());
        assert_eq!(written, text("vi-std"), "{}", text("id"));
        let read = ViStd.read(&Xiangqi::default(), &position, &written, &ResolveOptions::default());
        assert_eq!(read.resolution, Resolution::Unique(movement), "{}", text("id"));
    }
}
