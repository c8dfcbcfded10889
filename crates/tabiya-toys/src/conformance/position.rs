use tabiya_game::{GameText, Mode};

use super::place;

/// A position's text in every form.
pub(super) fn check<G: GameText>(game: &G, position: &G::Position) {
    let place = place(game, position);
    let text = game.write_position(position);
    let setup = game.setup(position);
    assert_eq!(game.write_setup(&setup), text, "{place}: the text of the setup");
    match game.validate(&setup) {
        Ok(validated) => assert_eq!(validated, *position, "{place}: the setup, validated"),
        Err(errors) => panic!("{place}: the setup of a position breaks rules: {errors:?}"),
    }

    let one_line = text.trim_end_matches('\n').replace('\n', "/");
    let crlf = text.replace('\n', "\r\n");
    for form in [&text, &one_line, &crlf] {
        for mode in [Mode::Exact, Mode::Lenient, Mode::Peg] {
            let (read, notes) = match game.read_position(form, mode) {
                Ok(read) => read,
                Err(errors) => panic!("{place}: {form:?} is not read ({mode:?}): {errors:?}"),
            };
            assert_eq!(read, *position, "{place}: {form:?} ({mode:?})");
            assert_eq!(game.hash(&read), game.hash(position), "{place}: the hash of what {form:?} gives");
            assert_eq!(game.write_position(&read), text, "{place}: {form:?} written again");
            assert!(notes.is_empty(), "{place}: {form:?} is exact, but noted ({mode:?}): {notes:?}");
        }
    }
}
