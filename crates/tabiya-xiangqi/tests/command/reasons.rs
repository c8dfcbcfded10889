//! What reasons claim about the board is true of it.

use fastrand::Rng;
use tabiya_game::{Argument, Message, Mode, Resolution};
use tabiya_xiangqi::command::{
    self, Command, Direction, Hand, Movement, Number, Place, Selector, Vertical, Way, Word,
};
use tabiya_xiangqi::{Columns, Kind, Move, Point, Position, sample};

use crate::support::position;

fn resolve(position: &Position, text: &str, columns: Columns) -> Resolution<Move> {
    command::resolve(position, text, columns, &[], Mode::Exact).resolution
}

fn reason(position: &Position, text: &str, columns: Columns) -> Option<Message> {
    match resolve(position, text, columns) {
        Resolution::Illegal(reason) => Some(reason.message),
        _ => None,
    }
}

fn text<'m>(message: &'m Message, name: &str) -> &'m str {
    match message.argument(name) {
        Some(Argument::Text(text)) => text,
        other => panic!("{name}: {other:?}"),
    }
}

/// The reason for a command, and of its points, columns and texts those that are named.
#[track_caller]
fn check(fen: &str, command: &str, code: &str, arguments: &[(&str, &str)]) {
    let message = reason(&position(fen), command, Columns::MoverLeft).expect("it is not legal");
    assert_eq!(message.code.as_str(), code, "{command}");
    for &(name, value) in arguments {
        let found = match message.argument(name) {
            Some(Argument::Text(text)) => text.clone(),
            Some(Argument::Number(number)) => number.to_string(),
            Some(Argument::List(list)) => list
                .iter()
                .map(|item| match item {
                    Argument::Number(number) => number.to_string(),
                    other => panic!("{other:?}"),
                })
                .collect(),
            other => panic!("{command} {name}: {other:?}"),
        };
        assert_eq!(found, value, "{command} {name}");
    }
}

#[test]
fn the_nearest_target_is_told() {
    let soldier = "3k5/9/9/9/9/6P2/9/9/9/4K4 w";
    check(soldier, "ext:B-t", "xiangqi.why.sideways", &[("from", "g4"), ("to", "f4")]);
    check(soldier, "ext:B-p", "xiangqi.why.sideways", &[("from", "g4"), ("to", "h4")]);
    check(soldier, "ext:B-", "xiangqi.why.sideways", &[("from", "g4"), ("to", "f4")]);
    check(soldier, "ext:B-1", "xiangqi.why.shape", &[("from", "g4"), ("to", "a4")]);
    let general = "4k4/9/9/9/9/9/9/9/9/3K5 w";
    check(general, "ext:G-t", "xiangqi.why.palace", &[("from", "d0"), ("to", "c0")]);
    // A soldier that can't go so far is not told where the board ends.
    check(soldier, "ext:B7.9", "xiangqi.command.one-step", &[("from", "g4"), ("steps", "9")]);
    // Of several soldiers the one that is one step away.
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    check(start, "ext:B-4", "xiangqi.why.sideways", &[("from", "c3"), ("to", "d3")]);
    // What stands next to a piece, and not what stands behind that.
    let row = "5k3/9/9/9/9/9/9/P1PRP1P2/9/4K4 w";
    check(row, "ext:X-p", "xiangqi.why.own", &[("from", "d2"), ("to", "e2")]);
}

#[test]
fn only_columns_that_can_be_reached_are_told() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    check(start, "ext:M2.8", "xiangqi.command.wrong-column", &[("columns", "13"), ("count", "2")]);
    let blocked = "3k5/9/9/9/9/9/9/9/1P1P5/2B1K4 w";
    check(blocked, "ext:T3.4", "xiangqi.command.wrong-column", &[("columns", ""), ("count", "0")]);
}

#[test]
fn only_what_can_be_played_may_have_been_meant() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    check(start, "ext:B.5", "xiangqi.command.did-you-mean", &[("right", "ext:B5.")]);
    // There the general would be attacked, and there is no such move.
    let attacked = "9/5k3/4b3b/9/5n3/3p1c3/5pP2/4K4/5pr2/C1BA1p3 w";
    let message = reason(&position(attacked), "ext:G/5", Columns::MoverRight).expect("it is not legal");
    assert_ne!(message.code.as_str(), "xiangqi.command.did-you-mean");
}

/// Every movement command without a mark.
fn movements() -> Vec<Command> {
    let hands = [None, Some(Hand::Left), Some(Hand::Right)];
    let directions: Vec<_> = [Way::Forward, Way::Backward, Way::Sideways]
        .into_iter()
        .flat_map(|way| hands.map(|hand| Direction { way, hand }))
        .collect();
    let numbers: Vec<_> = core::iter::once(None).chain(Number::ALL.map(Some)).collect();
    let front = Place::Word(Word::Vertical(Vertical::Front));
    let places: Vec<_> = [Place::Anywhere, front].into_iter().chain(Number::ALL.map(Place::Column)).collect();
    let mut movements = Vec::new();
    for kind in Kind::ALL {
        for &place in &places {
            for &direction in &directions {
                let movement = |&number: &Option<Number>| {
                    Command::Movement(Movement { selector: Selector { kind, place }, direction, number })
                };
                movements.extend(numbers.iter().map(movement));
            }
        }
    }
    movements
}

/// The columns to which the piece on `from` can go in the direction of a command.
fn reachable(position: &Position, command: Command, columns: Columns, from: Point) -> Vec<Argument> {
    let Command::Movement(movement) = command else { panic!("{command}") };
    let goes = |&number: &Number| {
        let command = Command::Movement(Movement { number: Some(number), ..movement });
        let moves = match resolve(position, &command.to_string(), columns) {
            Resolution::Unique(movement) => vec![movement],
            Resolution::Ambiguous(candidates) => {
                candidates.iter().map(|candidate| candidate.movement).collect()
            }
            _ => Vec::new(),
        };
        moves.iter().any(|movement| movement.from == from)
    };
    Number::ALL.into_iter().filter(goes).map(|number| Argument::from(number.get())).collect()
}

#[test]
fn reasons_are_true() {
    let mut rng = Rng::with_seed(11);
    let movements = movements();
    let mut told = [0; 3];
    for _ in 0..40 {
        let position = sample::position(&mut |n| rng.u32(0..n));
        let columns = Columns::ALL[rng.usize(..3)];
        for &command in &movements {
            let said = command.to_string();
            let Some(message) = reason(&position, &said, columns) else { continue };
            match message.code.as_str() {
                "xiangqi.command.wrong-column" => {
                    told[0] += 1;
                    let from = text(&message, "from").parse().expect("a point");
                    let expected = Argument::List(reachable(&position, command, columns, from));
                    assert_eq!(message.argument("columns"), Some(&expected), "{position} {columns} {said}");
                }
                "xiangqi.command.did-you-mean" => {
                    told[1] += 1;
                    let right = resolve(&position, text(&message, "right"), columns);
                    assert!(matches!(right, Resolution::Unique(_)), "{position} {columns} {said}: {right:?}");
                }
                // Without a number no target is named that the piece never goes to.
                code => {
                    told[2] += 1;
                    let has_number = said.ends_with(|last: char| last.is_ascii_digit());
                    assert!(has_number || code != "xiangqi.why.shape", "{position} {said}");
                }
            }
        }
    }
    assert!(told.iter().all(|&count| count > 20), "{told:?}");
}
