use tabiya_game::{
    GameText, History, MAX_LINE, MAX_POSITION, MAX_TEXT, Mode, MoveList, Resolution, ResolveOptions,
};

use super::{Walk, check_refusal, check_spans, notation, record};

/// Signs that the forms of texts give a meaning to, and some that have none anywhere.
const SIGNS: &str = "/ \n\r\t()[];#:.…,-+=*@0123456789abPx\u{feff}\u{3000}\0é帥🀄";

/// Texts of each kind of garbage for a game.
const TEXTS: usize = 30;

/// Garbage from the game's own alphabet, and good texts gone bad.
pub(super) fn check<G: GameText>(game: &G, walk: &Walk<G>, random: &mut fastrand::Rng) {
    let position = game.write_position(walk.last());
    let mut alphabet: Vec<char> = position.chars().chain(SIGNS.chars()).collect();
    alphabet.extend(walk.texts.iter().flat_map(|text| text.chars()));
    for _ in 0..TEXTS {
        let length = random.usize(0..40);
        let text: String =
            core::iter::repeat_with(|| alphabet[random.usize(0..alphabet.len())]).take(length).collect();
        check_text(game, &text);
        check_text(game, &damaged(&position, random));
        if let Some(text) = random.choice(&walk.texts) {
            check_text(game, &damaged(text, random));
        }
    }
}

/// A text with one to three changes: a character lost, doubled, or another in its place.
pub(super) fn damaged(text: &str, random: &mut fastrand::Rng) -> String {
    let signs: Vec<char> = SIGNS.chars().chain(text.chars()).collect();
    let mut damaged: Vec<char> = text.chars().collect();
    for _ in 0..random.usize(1..=3) {
        let sign = signs[random.usize(0..signs.len())];
        let at = random.usize(0..=damaged.len());
        match random.u8(0..3) {
            0 if at < damaged.len() => {
                damaged.remove(at);
            }
            1 if at < damaged.len() => damaged[at] = sign,
            _ => damaged.insert(at, sign),
        }
    }
    damaged.into_iter().collect()
}

/// Checks that a text, whatever it is, makes no reader of the game panic, and that whoever refuses it says where: as a
/// position, a move in the start position, a square and a record. For texts of a property test or a fuzzer.
///
/// # Panics
/// When the game breaks a promise.
pub fn check_text<G: GameText>(game: &G, text: &str) {
    for mode in [Mode::Exact, Mode::Lenient, Mode::Peg] {
        let what = format!("{}, position {text:?} ({mode:?})", game.name());
        match game.read_setup(text, mode) {
            Ok(read) => {
                check_spans(text, &read.notes, &what);
                let written = game.write_setup(&read.setup);
                let again = game.read_setup(&written, Mode::Exact);
                let again = again.map(|read| game.write_setup(&read.setup));
                assert_eq!(again, Ok(written), "{what}: the setup written and read");
            }
            Err(errors) => check_refusal(text, &errors, &what),
        }
        match game.read_position(text, mode) {
            Ok((position, notes)) => {
                check_spans(text, &notes, &what);
                super::position::check(game, &position);
            }
            Err(errors) => check_refusal(text, &errors, &what),
        }
    }
    let start = game.start();
    notation::check_resolution(game, &start, &MoveList::of(game, &start), text);
    game.read_square(&start, text);
    game.recognise(text);
    record::check_damaged(game, text);
}

/// Texts beyond the budgets are refused.
pub(super) fn check_budgets<G: GameText>(game: &G) {
    let name = game.name();
    let start = game.start();
    for mode in [Mode::Exact, Mode::Lenient, Mode::Peg] {
        for sign in ["x", " ", "/", "車"] {
            let long = sign.repeat(MAX_POSITION + 1);
            let errors = game.read_setup(&long, mode).err();
            let errors =
                errors.unwrap_or_else(|| panic!("{name}: a position of {} bytes is read", long.len()));
            check_refusal(&long, &errors, name);

            let long = sign.repeat(MAX_TEXT + 1);
            let resolved = game.resolve(&start, History::none(&start), &long, &ResolveOptions::mode(mode));
            match resolved.resolution {
                Resolution::Syntax(errors) => check_refusal(&long, &errors, name),
                other => panic!("{name}: {} characters {sign:?} are read as {other:?}", MAX_TEXT + 1),
            }
        }
        let long = format!("1. {}", "x".repeat(MAX_LINE));
        let mut reader = game.record_reader(mode);
        let flow = reader.line(&long, &mut |_| panic!("{name}: a line over the budget is played"));
        assert!(flow.is_break(), "{name}: a line over the budget is read on");
        check_refusal(&long, &reader.finish().diagnostics, name);
    }
}
