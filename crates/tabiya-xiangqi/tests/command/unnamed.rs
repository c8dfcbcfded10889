//! Texts of which nobody says that they are commands (X23), and what is noted of them.

use fastrand::Rng;
use tabiya_game::{
    GameText, History, Message, Mode, Notation, Request, Resolution, ResolveOptions, Resolved,
};
use tabiya_xiangqi::notation::Form;
use tabiya_xiangqi::{Columns, Move, Position, Xiangqi, sample};

use crate::support::position;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

fn options(mode: Mode, columns: Columns) -> ResolveOptions {
    ResolveOptions { columns: Some(columns.to_string()), ..ResolveOptions::mode(mode) }
}

fn resolve(position: &Position, text: &str, options: &ResolveOptions) -> Resolved<Move> {
    Xiangqi::default().resolve(position, History::none(position), text, options)
}

/// `h2e2 ext:P-t5`, one for each candidate.
fn candidates(resolved: &Resolved<Move>) -> Vec<String> {
    let Resolution::Ambiguous(candidates) = &resolved.resolution else { panic!("{resolved:?}") };
    let mut texts: Vec<_> =
        candidates.iter().map(|candidate| format!("{} {}", candidate.movement, candidate.text)).collect();
    texts.sort_unstable();
    texts
}

fn codes<'m>(messages: impl IntoIterator<Item = &'m Message>) -> Vec<&'static str> {
    messages.into_iter().map(|message| message.code.as_str()).collect()
}

#[test]
fn candidates_are_the_shortest_commands() {
    let start = position(START);
    let check = |text: &str, columns, expected: &[&str]| {
        let resolved = resolve(&start, text, &options(Mode::Exact, columns));
        assert_eq!(candidates(&resolved), expected, "{text} {columns}");
        assert!(codes(resolved.messages()).contains(&"xiangqi.command.frame"), "{text} {columns}");
    };
    check("P2-5", Columns::MoverLeft, &["b2e2 ext:P-p5", "h2e2 ext:P-t5"]);
    check("M2.3", Columns::MoverLeft, &["b0c2 ext:M.3", "h0g2 ext:M.7"]);
}

/// Whatever is offered for a text in any notation is read as the move for which it stands.
#[test]
fn candidates_are_read_as_their_moves() {
    let mut rng = Rng::with_seed(12);
    let game = Xiangqi::default();
    let mut offered = 0;
    for _ in 0..400 {
        let position = sample::position(&mut |n| rng.u32(0..n));
        let columns = Columns::ALL[rng.usize(..3)];
        let mode = [Mode::Exact, Mode::Lenient, Mode::Peg][rng.usize(..3)];
        let options = options(mode, columns);
        for movement in position.moves() {
            for form in Form::ALL {
                let text = Notation::write(&form, &game, &position, movement, &());
                let resolved = resolve(&position, &text, &options);
                let Resolution::Ambiguous(candidates) = resolved.resolution else { continue };
                for candidate in candidates {
                    offered += 1;
                    let read = resolve(&position, &candidate.text, &options);
                    assert_eq!(
                        read.resolution,
                        Resolution::Unique(candidate.movement),
                        "{position} {columns} {mode:?} {text}: {}",
                        candidate.text
                    );
                }
            }
        }
    }
    assert!(offered > 1_000, "{offered}");
}

#[test]
fn what_a_lenient_reading_changed_is_noted_where_several_moves_fit() {
    let start = position(START);
    for text in ["P2–5", "Ｐ２－５", "p2-5", "P 2-5"] {
        let resolved = resolve(&start, text, &options(Mode::Lenient, Columns::MoverLeft));
        assert_eq!(candidates(&resolved), ["b2e2 ext:P-p5", "h2e2 ext:P-t5"], "{text}");
        let noted = codes(resolved.messages());
        let is_change = |code: &&str| code.ends_with(".read-as") || code.ends_with(".blanks");
        assert!(noted.iter().any(is_change), "{text}: {noted:?}");
    }
}

#[test]
fn why_not_says_what_was_noted() {
    let check = |text: &str, expected: &[&str]| {
        let messages =
            Xiangqi::default().why_not(&position(START), text, &options(Mode::Lenient, Columns::MoverRight));
        assert_eq!(codes(&messages), expected, "{text}");
    };
    check("ext:B.", &["xiangqi.why.ambiguous", "xiangqi.command.frame"]);
    check("ext:b/", &["xiangqi.command.never-backward", "xiangqi.command.read-as"]);
    check("meta: $", &["xiangqi.request.resign", "xiangqi.command.read-as"]);
    check("meta:ok", &["xiangqi.request.confirm"]);
    check("meta:=", &["xiangqi.request.draw"]);
}

#[test]
fn a_request_is_noted_as_it_was_read() {
    let resolved = resolve(&position(START), "META: OK", &options(Mode::Lenient, Columns::MoverLeft));
    let asked = Request { name: "confirm".to_owned(), argument: None };
    assert_eq!(resolved.resolution, Resolution::Request(asked));
    assert_eq!(codes(resolved.messages()), ["xiangqi.command.read-as"]);
}
