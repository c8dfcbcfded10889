//! Action results: read, judged and applied to a position; what is applied is a position, and what is refused has its
//! errors in the text.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_formation::Position;
use tabiya_formation::text::{ResultText, apply_result, check_result, read_snapshot, write_position};
use tabiya_fuzz::{Bytes, assert_notes, assert_told, position};
use tabiya_game::has_errors;

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some((choice, text)) = Bytes::choice_and_text(bytes) else { return Corpus::Reject };
    let position = position(choice);
    let read = text.parse::<ResultText>();
    let checked = check_result(text, position);
    let applied = apply_result(text, position);
    assert_notes(text, &checked.diagnostics);
    assert_eq!(checked.valid, !has_errors(&checked.diagnostics), "{checked:?}");
    match &read {
        Ok(result) => assert_eq!(result.to_string().parse().as_ref(), Ok(result), "{text:?}"),
        Err(diagnostics) => {
            assert_told(text, diagnostics);
            assert!(!checked.valid && applied.is_err());
        }
    }
    match applied {
        Ok(after) => {
            assert!(checked.valid, "{text:?} is applied, yet {checked:?}");
            let written = write_position(&after);
            let again = Position::new(&read_snapshot(&written).expect("well formed"));
            assert_eq!(again.as_ref(), Ok(&after), "{text:?}");
            if let (Some(action), Ok(ResultText::Success { .. })) = (checked.action, &read) {
                let mut played = position.clone();
                played.play(action).expect("the action of a result is legal");
                assert_eq!(played, after, "{text:?} is {action:?}");
            }
        }
        Err(diagnostics) => assert_told(text, &diagnostics),
    }
    Corpus::Keep
});
