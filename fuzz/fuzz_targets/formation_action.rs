//! Actions: a text that means one action means a legal one, and what is written of that means it again; all others have
//! a reason.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_formation::text::{ActionText, read_action, write_action};
use tabiya_formation::{Action, FormationChess, Position};
use tabiya_fuzz::{Bytes, assert_messages, assert_notes, assert_told, position};
use tabiya_game::{GameText, History, Mode, Resolution, ResolveOptions, Resolved};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some((choice, text)) = Bytes::choice_and_text(bytes) else { return Corpus::Reject };
    let position = position(choice);
    form(text);
    let exact = resolve(position, text, Mode::Exact);
    let lenient = resolve(position, text, Mode::Lenient);
    if let (Some(exact), lenient) = (exact.movement(), lenient.movement()) {
        assert_eq!(Some(exact), lenient, "{text:?} is exact");
    }
    if let Some(&action) = exact.movement() {
        assert_eq!(read_action(text, position), Ok(action));
    }
    if let Some(square) = FormationChess.read_square(position, text) {
        assert!(position.geometry().contains(square));
        assert_messages(&FormationChess.explain_piece(position, square));
    }
    Corpus::Keep
});

/// The form alone, without a board.
fn form(text: &str) {
    match text.parse::<ActionText>() {
        Ok(action) => assert_eq!(action.to_string(), text),
        Err(diagnostic) => assert_told(text, &[*diagnostic]),
    }
}

fn resolve(position: &Position, text: &str, mode: Mode) -> Resolved<Action> {
    let options = ResolveOptions::mode(mode);
    let resolved = FormationChess.resolve(position, History::none(position), text, &options);
    assert_notes(text, &resolved.notes);
    match &resolved.resolution {
        Resolution::Unique(action) => {
            assert!(position.judge(*action).is_ok(), "{text:?} means {action:?}, which is not legal");
            let written = write_action(position, *action);
            assert_eq!(read_action(&written, position), Ok(*action), "{text:?} is written {written:?}");
            assert_messages(&FormationChess.preview(position, *action, &()));
        }
        Resolution::Ambiguous(candidates) => {
            assert!(candidates.len() > 1, "{candidates:?}");
            for candidate in candidates {
                assert!(position.judge(candidate.movement).is_ok(), "{candidate:?}");
                assert_eq!(read_action(&candidate.text, position), Ok(candidate.movement));
            }
        }
        Resolution::Illegal(diagnostic) => assert_told(text, std::slice::from_ref(diagnostic)),
        Resolution::Syntax(diagnostics) => assert_told(text, diagnostics),
        Resolution::Request(request) => panic!("Formation Chess has no requests: {request:?}"),
    }
    assert_messages(&FormationChess.why_not(position, text, &options));
    resolved
}
