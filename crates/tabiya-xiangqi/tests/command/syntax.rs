//! Which texts are commands, and how many.

use std::collections::HashMap;

use tabiya_game::{MAX_TEXT, Mode, Resolution, Resolved};
use tabiya_xiangqi::command::{
    self, Capture, Check, Command, CrossRiver, Direction, Form, Hand, Manner, Mark, Meta, Movement, Number,
    Place, Selector, Standard, Vertical, Way, Word,
};
use tabiya_xiangqi::{Columns, Kind, Move};

use crate::document::written;
use crate::grammar::Grammar;
use crate::support::position;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

fn places() -> Vec<Place> {
    let columns = Number::ALL.map(Place::Column);
    let words = Word::ALL.into_iter().flat_map(|word| {
        let with_columns = Number::ALL.map(|column| Place::WordOnColumn(word, column));
        core::iter::once(Place::Word(word)).chain(with_columns)
    });
    let marks = Mark::ALL.map(Place::Mark);
    core::iter::once(Place::Anywhere).chain(columns).chain(words).chain(marks).collect()
}

fn maybe<T: Copy>(values: &[T]) -> Vec<Option<T>> {
    core::iter::once(None).chain(values.iter().copied().map(Some)).collect()
}

fn selectors() -> Vec<Selector> {
    let of_kind = |kind| places().into_iter().map(move |place| Selector { kind, place });
    Kind::ALL.into_iter().flat_map(of_kind).collect()
}

/// Every command there is but for captures, of which there are half a million.
fn commands() -> Vec<Command> {
    let mut commands = Meta::ALL.map(Command::Meta).to_vec();
    commands.extend(places().into_iter().map(|place| Command::CrossRiver(CrossRiver { place })));
    let selectors = selectors();
    for selector in &selectors {
        for way in Way::ALL {
            for hand in maybe(&[Hand::Left, Hand::Right]) {
                for number in maybe(&Number::ALL) {
                    let direction = Direction { way, hand };
                    commands.push(Command::Movement(Movement { selector: *selector, direction, number }));
                }
            }
        }
    }
    for by in maybe(&selectors) {
        for manner in maybe(&[Manner::Direct, Manner::Indirect]) {
            commands.extend(
                maybe(&Number::ALL).into_iter().map(|column| Command::Check(Check { by, manner, column })),
            );
        }
    }
    for kind in Kind::ALL {
        for word in maybe(&Vertical::ALL) {
            for column in Number::ALL {
                for way in Way::ALL {
                    let standard = |number| Command::Standard(Standard { kind, word, column, way, number });
                    commands.extend(Number::ALL.map(standard));
                }
            }
        }
    }
    commands
}

#[test]
fn a_text_is_every_command_that_is_written_so() {
    let mut written: HashMap<String, Vec<Command>> = HashMap::new();
    for command in commands() {
        let text = command.to_string();
        if text.contains('G') {
            written.entry(text.replace('G', "Tg")).or_default().push(command);
        }
        written.entry(text).or_default().push(command);
    }
    assert!(written.len() > 90_000);
    let mut refused_by_peg = 0;
    for (text, commands) in &written {
        let readings = command::readings(text);
        assert!(
            readings.len() == commands.len() && commands.iter().all(|one| readings.contains(one)),
            "{text}"
        );
        assert!(commands.len() == 1 || text.contains("Tg"), "{text}");
        let peg = command::peg(text);
        assert!(peg.is_none_or(|command| commands.contains(&command)), "{text}");
        refused_by_peg += usize::from(peg.is_none());
    }
    assert!(refused_by_peg > written.len() / 2, "{refused_by_peg} of {}", written.len());
}

/// What commands are made of.
const LETTERS: &[u8] = b"GTPMBXStsgp-./x+?!#159";

/// The grammar of the document.
fn grammar() -> Grammar {
    let document = std::fs::read_to_string(crate::document::path()).expect("the document can be read");
    let source =
        document.split_once("```peg\n").and_then(|(_, rest)| rest.split_once("```")).expect("a grammar").0;
    Grammar::new(source)
}

#[test]
fn the_grammar_takes_every_command_and_nothing_else() {
    let grammar = grammar();
    for command in commands().into_iter().step_by(7) {
        let text = command.to_string();
        assert!(grammar.takes(&text) && grammar.takes(&text.replace('G', "Tg")), "{text}");
        // One character too many, and one too few.
        for neighbour in [format!("{text}t"), format!("{text}5"), text[..text.len() - 1].to_owned()] {
            assert_eq!(grammar.takes(&neighbour), !command::readings(&neighbour).is_empty(), "{neighbour}");
        }
    }
    let mut rng = fastrand::Rng::with_seed(8);
    let selectors = selectors();
    for _ in 0..10_000 {
        let mut one = || if rng.u8(..8) > 0 { rng.choice(&selectors).copied() } else { None };
        let text = Command::Capture(Capture { by: one(), target: one() }).to_string();
        assert!(grammar.takes(&text) && !command::readings(&text).is_empty(), "{text}");
    }
    for _ in 0..100_000 {
        let letters = (0..rng.usize(..7)).map(|_| char::from(LETTERS[rng.usize(..LETTERS.len())]));
        let text: String = "ext:".chars().chain(letters).collect();
        assert_eq!(grammar.takes(&text), !command::readings(&text).is_empty(), "{text}");
    }
}

fn lenient(text: &str) -> Resolved<Move> {
    command::resolve(&position(START), text, Columns::MoverLeft, &[], Mode::Lenient)
}

/// What a lenient reader makes of a text: the readings, what it says that it read, the move.
fn check(text: &str, readings: usize, spellings: &str, movement: &str) {
    let resolved = lenient(text);
    assert_eq!(resolved.readings, readings, "{text}");
    let note = resolved.notes.first().unwrap_or_else(|| panic!("{text}: nothing is noted"));
    assert_eq!(note.code().as_str(), "xiangqi.command.read-as", "{text}");
    let right = note.message.argument("right");
    let found = match right {
        Some(tabiya_game::Argument::List(list)) => list.iter().map(written).collect::<Vec<_>>().join(" "),
        other => panic!("{other:?}"),
    };
    assert_eq!(found, spellings, "{text}");
    let found = match resolved.resolution {
        Resolution::Unique(movement) => movement.to_string(),
        Resolution::Request(request) => request.name,
        Resolution::Ambiguous(_) => "several".to_owned(),
        Resolution::Illegal(reason) => reason.code().as_str().to_owned(),
        Resolution::Syntax(errors) => panic!("{text}: {errors:?}"),
    };
    assert_eq!(found, movement, "{text}");
}

#[test]
fn lenient_readings() {
    // X20: spaces, small letters, C and V, en dash; under std: also = and +.
    check("ext: P2-5", 1, "ext:P2-5", "b2e2");
    check("ext:p2-5", 1, "ext:P2-5", "b2e2");
    check("ext:ss.5", 1, "ext:Ss.5", "several");
    check("ext:tg.1", 2, "ext:Tg.1", "e0e1");
    check("ext:xx", 2, "ext:xX ext:Xx", "xiangqi.command.nothing-captures");
    check("ext:C5.", 1, "ext:B5.", "e3e4");
    check("ext:c5.", 1, "ext:B5.", "e3e4");
    check("ext:V3.5", 1, "ext:T3.5", "c0e2");
    check("std:P2–5", 1, "std:P2-5", "b2e2");
    check("std:P2=5", 1, "std:P2-5", "b2e2");
    check("std:m2+3", 1, "std:M2.3", "b0c2");
    // Wider forms, look-alikes, other cases, and what leaves no mark.
    check("ＥＸＴ：Ｐ２－５", 1, "ext:P2-5", "b2e2");
    check("EXT:P2-5\u{200b}", 1, "ext:P2-5", "b2e2");
    check("ext:Р2−5", 1, "ext:P2-5", "b2e2");
    check("meta: OK", 1, "meta:ok", "confirm");
    // Without a prefix.
    check("P2-5", 1, "ext:P2-5", "b2e2");
    check("p 8 / 1", 1, "ext:P8/1", "h2h1");
    // It can be a std: command, and there = is - and + is .; what ext: says as well is that.
    check("P2=5", 1, "std:P2-5", "b2e2");
    check("m2+3", 2, "std:M2.3", "b0c2");
    check("C5+1", 2, "std:B5.1", "e3e4");
    check("<", 1, "meta:<", "undo");
    check("ko", 1, "meta:ko", "cancel");
}

#[test]
fn only_what_is_exact_is_read_exactly() {
    for text in ["ext: P2-5", "ext:p2-5", "P2-5", "std:P2=5", "ext:C5.", "ok"] {
        let resolved = command::resolve(&position(START), text, Columns::MoverLeft, &[], Mode::Exact);
        assert!(matches!(resolved.resolution, Resolution::Syntax(_)), "{text}");
        assert_eq!(resolved.readings, 0);
    }
    // Under ext: + is check, and = is nothing.
    for text in ["ext:P2=5", "ext:", "ext:?", "", "hello"] {
        assert!(matches!(lenient(text).resolution, Resolution::Syntax(_)), "{text}");
    }
}

#[test]
fn forms_that_are_not_asked_for_are_refused() {
    let start = position(START);
    let code = |form: Form, text: &str, mode: Mode| {
        let resolved = command::resolve_as(&[form], &start, text, Columns::MoverLeft, &[], mode);
        match resolved.resolution {
            Resolution::Syntax(errors) => errors[0].code().to_string(),
            Resolution::Unique(movement) => movement.to_string(),
            other => panic!("{text}: {other:?}"),
        }
    };
    for mode in [Mode::Exact, Mode::Lenient, Mode::Peg] {
        assert_eq!(code(Form::Standard, "ext:P2-5", mode), "xiangqi.command.other-form");
        assert_eq!(code(Form::Extended, "std:P2-5", mode), "xiangqi.command.other-form");
        assert_eq!(code(Form::Extended, "meta:ok", mode), "xiangqi.command.other-form");
        assert_eq!(code(Form::Standard, "std:P2-5", mode), "b2e2");
    }
    // A bare text is of the form that is asked for, if one may leave out the prefix.
    assert_eq!(code(Form::Standard, "S4.5", Mode::Exact), "xiangqi.command.no-prefix");
    assert_eq!(code(Form::Standard, "S4.5", Mode::Lenient), "d0e1");
    assert_eq!(code(Form::Standard, "P2x", Mode::Lenient), "xiangqi.command.no-prefix");
    assert_eq!(code(Form::Standard, "std:B#Circle.1", Mode::Exact), "xiangqi.command.standard-mark");
    assert_eq!(code(Form::Extended, "ext:B#Circle.1", Mode::Exact), "xiangqi.command.letter-case");
}

#[test]
fn requests_have_names() {
    for meta in Meta::ALL {
        let resolved = lenient(&Command::Meta(meta).to_string());
        assert!(matches!(resolved.resolution, Resolution::Request(request) if request.name == meta.name()));
    }
}

#[test]
fn long_texts_are_refused() {
    let text = format!("ext:{}", "X".repeat(MAX_TEXT));
    for mode in [Mode::Exact, Mode::Lenient, Mode::Peg] {
        let resolved = command::resolve(&position(START), &text, Columns::MoverLeft, &[], mode);
        let Resolution::Syntax(errors) = resolved.resolution else { panic!("it is too long") };
        assert_eq!(errors[0].code().as_str(), "xiangqi.command.too-long");
    }
    let longest = format!("ext:{}", "x".repeat(MAX_TEXT - 4));
    assert!(matches!(lenient(&longest).resolution, Resolution::Syntax(_)));
}

#[test]
fn what_callers_bring_along_is_checked() {
    let start = position(START);
    let square = |point: &str| point.parse::<tabiya_xiangqi::Point>().expect("a point").square();
    let codes = |marks: &[(tabiya_board::Square, String)]| {
        let resolved = command::resolve(&start, "ext:B.", Columns::MoverLeft, marks, Mode::Exact);
        match resolved.resolution {
            Resolution::Syntax(errors) => {
                errors.iter().map(|error| error.code().to_string()).collect::<Vec<_>>()
            }
            other => panic!("{other:?}"),
        }
    };
    let mark = |point: &str, name: &str| (square(point), name.to_owned());
    assert_eq!(codes(&[mark("a0", "star")]), ["xiangqi.command.mark-name"]);
    assert_eq!(codes(&[mark("a1", "x")]), ["xiangqi.command.mark-on-nothing"]);
    assert_eq!(codes(&[mark("a0", "x"), mark("a0", "y")]), ["xiangqi.command.mark-second"]);
    let outside = tabiya_board::Square::new(12, 3).expect("a square of larger boards");
    assert_eq!(codes(&[(outside, "x".to_owned())]), ["xiangqi.command.mark-on-nothing"]);
}
