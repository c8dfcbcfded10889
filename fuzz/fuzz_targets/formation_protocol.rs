//! The protocol: lines in; each action has one answer, and nothing changes by an error.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_formation::text::{ActionText, apply_result, read_snapshot};
use tabiya_formation::{FormationProtocol, Position};
use tabiya_fuzz::catalogues;
use tabiya_game::{Protocol, Reply};

/// The error that passes over the lines of a snapshot up to its blank line.
const LATE_SNAPSHOT: &str = "formation.protocol.late-snapshot";

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Ok(text) = std::str::from_utf8(bytes) else { return Corpus::Reject };
    let mut protocol = FormationProtocol::new();
    let (mut in_play, mut passes_over) = (false, false);
    for line in text.split('\n') {
        let before = protocol.position().clone();
        let replies = protocol.line(line);
        assert!(replies.len() <= 1, "{line:?} has several answers: {replies:?}");
        let asks = line == "?" || line.parse::<ActionText>().is_ok();
        let may_be_passed_over = !in_play || passes_over && !asks;
        assert!(may_be_passed_over || !replies.is_empty(), "{line:?} has no answer");
        passes_over &= replies.is_empty() && !line.trim_end_matches('\r').is_empty();
        for reply in &replies {
            in_play |= answer(reply, &before, protocol.position(), line);
            passes_over |= is_late_snapshot(reply);
        }
    }
    let before = protocol.position().clone();
    let replies = protocol.end();
    assert!(replies.len() <= 1, "{replies:?}");
    for reply in &replies {
        assert!(matches!(reply, Reply::Error { .. }), "an end is answered with {reply:?}");
        answer(reply, &before, protocol.position(), "");
    }
    Corpus::Keep
});

fn is_late_snapshot(reply: &Reply) -> bool {
    matches!(reply, Reply::Error { diagnostic, .. } if diagnostic.code().as_str() == LATE_SNAPSHOT)
}

/// Whether the answer is the result of an action.
fn answer(reply: &Reply, before: &Position, after: &Position, line: &str) -> bool {
    match reply {
        Reply::Text(text) if text.starts_with("变化：") => {
            assert_eq!(apply_result(text, before).as_ref(), Ok(after), "{line:?} is answered {text:?}");
            true
        }
        Reply::Text(text) => {
            assert_eq!(line.trim_end(), "?", "{text:?}");
            assert_eq!(before, after);
            assert_eq!(Position::new(&read_snapshot(text).expect("well formed")).as_ref(), Ok(after));
            false
        }
        Reply::Error { marker, diagnostic } => {
            assert_eq!(before, after, "{line:?} is refused: {diagnostic:?}");
            for catalogue in catalogues() {
                let sentence = catalogue.try_sentence(&diagnostic.message);
                let sentence = sentence.unwrap_or_else(|flaws| panic!("{flaws:?} in {diagnostic:?}"));
                assert!(!format!("{marker}{sentence}").contains(['\n', '\r']), "several lines: {sentence:?}");
            }
            false
        }
    }
}
