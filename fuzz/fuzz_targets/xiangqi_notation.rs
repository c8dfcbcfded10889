//! Notations of xiangqi: a text that means one move means a legal one, which every notation writes and reads back; all
//! others have a reason, or candidates whose texts single them out.
#![no_main]

use fastrand::Rng;
use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_fuzz::{Bytes, assert_notes, assert_told};
use tabiya_game::{Mode, Notation, Resolution, ResolveOptions, Resolved, Rules};
use tabiya_xiangqi::notation::{Form, recognise, resolve_unnamed};
use tabiya_xiangqi::{Move, Position, Xiangqi, sample};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some((choice, text)) = Bytes::choice_and_text(bytes) else { return Corpus::Reject };
    let mut position = start(choice);
    for line in text.lines().take(16) {
        for form in Form::ALL {
            named(form, &position, line);
        }
        for form in recognise(line) {
            assert!(form.has(line), "{form:?} {line:?}");
        }
        for mode in [Mode::Exact, Mode::Lenient] {
            let resolved = resolve_unnamed(&position, line, &ResolveOptions::mode(mode));
            check(&position, line, &resolved, |text| {
                resolve_unnamed(&position, text, &ResolveOptions::default())
            });
        }
        let resolved = resolve_unnamed(&position, line, &ResolveOptions::mode(Mode::Lenient));
        if let Some(&movement) = resolved.movement() {
            position.make(movement);
        }
    }
    Corpus::Keep
});

/// The start position, or one by chance.
fn start(choice: u8) -> Position {
    if choice == 0 {
        return Xiangqi::default().start();
    }
    let mut rng = Rng::with_seed(choice.into());
    sample::position(&mut |n| rng.u32(0..n))
}

/// The text in one notation.
fn named(form: Form, position: &Position, text: &str) {
    let read = |text: &str, mode| form.read(&Xiangqi::default(), position, text, &ResolveOptions::mode(mode));
    let exact = read(text, Mode::Exact);
    let lenient = read(text, Mode::Lenient);
    assert_eq!(form.has(text), !matches!(exact.resolution, Resolution::Syntax(_)), "{form:?} {text:?}");
    if form.has(text) {
        assert_eq!(exact, lenient, "{form:?} {text:?}");
    }
    for resolved in [&exact, &lenient] {
        check(position, text, resolved, |text| read(text, Mode::Exact));
    }
}

fn check(position: &Position, text: &str, resolved: &Resolved<Move>, read: impl Fn(&str) -> Resolved<Move>) {
    assert_notes(text, &resolved.notes);
    match &resolved.resolution {
        Resolution::Unique(movement) => {
            assert!(position.is_legal(*movement), "{position}: {text:?} means {movement}");
            for form in Form::ALL {
                let mut written = String::new();
                form.write_to(position, *movement, &mut written);
                let fit = form.find(position, &written).map(|fit| fit.single());
                assert_eq!(fit, Ok(Some(*movement)), "{position}: {form:?} writes {written:?}");
            }
        }
        Resolution::Ambiguous(candidates) => {
            assert!(candidates.len() > 1, "{position}: {text:?}");
            for candidate in candidates {
                assert!(position.is_legal(candidate.movement), "{position}: {candidate:?}");
                let again = read(&candidate.text);
                assert_eq!(again.movement(), Some(&candidate.movement), "{position}: {candidate:?}");
            }
        }
        Resolution::Illegal(reason) => assert_told(text, std::slice::from_ref(reason)),
        Resolution::Syntax(errors) => assert_told(text, errors),
        Resolution::Request(request) => panic!("a notation has no requests: {request:?}"),
    }
}
