use std::collections::HashSet;

use tabiya_game::{GameText, History, Mode, MoveList, Resolution, ResolveOptions, Resolved};

use super::{MOVES, check_refusal, check_spans, place};

/// What every notation writes, its shortest texts, and texts that went wrong.
pub(super) fn check<G: GameText>(
    game: &G,
    position: &G::Position,
    list: &MoveList<G>,
    random: &mut fastrand::Rng,
) {
    let place = place(game, position);
    for (index, notation) in game.notations().into_iter().enumerate() {
        let write = |movement| notation.write(game, position, movement, list.details());
        let distinct: HashSet<_> = list.moves().iter().map(|&movement| write(movement)).collect();
        let name = notation.name();
        assert_eq!(distinct.len(), list.moves().len(), "{place}: two moves have one text in {name}");

        let exact = ResolveOptions { notation: Some(name.to_owned()), ..ResolveOptions::default() };
        let lenient = ResolveOptions { mode: Mode::Lenient, ..exact.clone() };
        for &movement in &random.choose_multiple(list.moves().iter(), MOVES) {
            let full = write(*movement);
            let short = notation.shortest(game, position, *movement, list.details());
            assert!(
                short.chars().count() <= full.chars().count(),
                "{place}: {short:?} is not shorter than {full:?}"
            );
            for text in [&full, &short] {
                let misfit = |c: char| c.is_whitespace() || "();".contains(c);
                assert!(
                    !text.is_empty() && !text.starts_with('#') && !text.contains(misfit),
                    "{place}: {text:?} can't stand in a record"
                );
                let read = notation.read(game, position, text, &exact);
                assert_unique(&read, movement, &format!("{place}: {text:?} read by {name}"));
                for options in [&exact, &lenient] {
                    let what = format!("{place}: {text:?} resolved in {name} ({:?})", options.mode);
                    assert_unique(&resolve(game, position, text, options), movement, &what);
                }
            }
            if index == 0 {
                let any = resolve(game, position, &full, &ResolveOptions::default());
                assert_unique(&any, movement, &format!("{place}: {full:?} resolved in any notation"));
            }
            for text in spoilt(&short, random).into_iter().chain(spoilt(&full, random)) {
                check_resolution(game, position, list, &text);
            }
        }
    }
}

/// A text without one of its characters, and without its end.
fn spoilt(text: &str, random: &mut fastrand::Rng) -> [String; 2] {
    let length = text.chars().count();
    let gone = random.usize(0..length);
    let without = text.chars().enumerate().filter(|&(index, _)| index != gone).map(|(_, c)| c).collect();
    [without, text.chars().take(gone).collect()]
}

fn assert_unique<M: PartialEq + core::fmt::Debug>(resolved: &Resolved<M>, movement: &M, what: &str) {
    assert_eq!(resolved.movement(), Some(movement), "{what}: {resolved:?}");
}

fn resolve<G: GameText>(
    game: &G,
    position: &G::Position,
    text: &str,
    options: &ResolveOptions,
) -> Resolved<G::Move> {
    game.resolve(position, History::none(position), text, options)
}

/// The moves that a text fits.
fn fitting<M: Copy>(resolved: &Resolved<M>) -> Vec<M> {
    match &resolved.resolution {
        Resolution::Unique(movement) => vec![*movement],
        Resolution::Ambiguous(candidates) => candidates.iter().map(|candidate| candidate.movement).collect(),
        _ => Vec::new(),
    }
}

/// Whatever the text is, what is said of it fits together: in every mode, in each notation and in all of them.
pub(super) fn check_resolution<G: GameText>(
    game: &G,
    position: &G::Position,
    list: &MoveList<G>,
    text: &str,
) {
    let exact = fitting(&resolve(game, position, text, &ResolveOptions::default()));
    let canonical = game.notations().into_iter().next();
    let is_of_canonical_form = |options: &ResolveOptions| {
        let read = canonical.map(|notation| notation.read(game, position, text, options).resolution);
        read.is_some_and(|resolution| !matches!(resolution, Resolution::Syntax(_)))
    };
    for mode in [Mode::Exact, Mode::Lenient, Mode::Peg] {
        let options = ResolveOptions::mode(mode);
        let any = check_one(game, position, list, text, &options);
        // What has the form of the canonical notation is of that one, and what is exact in some notation is not read
        // leniently in another.
        let is_settled = (mode == Mode::Lenient && !exact.is_empty()) || is_of_canonical_form(&options);
        for notation in game.notations() {
            let options = ResolveOptions { notation: Some(notation.name().to_owned()), ..options.clone() };
            let named = check_one(game, position, list, text, &options);
            for movement in fitting(&named) {
                assert!(
                    is_settled || fitting(&any).contains(&movement),
                    "{}: {text:?} means {movement:?} in {}, but not where no notation is named ({mode:?})",
                    place(game, position),
                    notation.name()
                );
            }
        }
    }
}

fn check_one<G: GameText>(
    game: &G,
    position: &G::Position,
    list: &MoveList<G>,
    text: &str,
    options: &ResolveOptions,
) -> Resolved<G::Move> {
    let what = format!("{}: {text:?} resolved with {options:?}", place(game, position));
    let resolved = resolve(game, position, text, options);
    check_spans(text, &resolved.notes, &what);
    match &resolved.resolution {
        Resolution::Unique(movement) => {
            assert!(list.moves().contains(movement), "{what}: {movement:?} is not legal");
            assert!(resolved.readings > 0, "{what}: a move without a reading");
        }
        Resolution::Ambiguous(candidates) => {
            let distinct: HashSet<_> = fitting(&resolved).into_iter().collect();
            assert!(distinct.len() > 1, "{what}: nothing is ambiguous about {candidates:?}");
            assert_eq!(distinct.len(), candidates.len(), "{what}: a candidate stands twice");
            for candidate in candidates {
                assert!(list.moves().contains(&candidate.movement), "{what}: {candidate:?} is not legal");
                let single = resolve(game, position, &candidate.text, options);
                assert_unique(&single, &candidate.movement, &format!("{what}: candidate {candidate:?}"));
            }
        }
        Resolution::Illegal(reason) => check_spans(text, core::slice::from_ref(reason), &what),
        Resolution::Syntax(errors) => check_refusal(text, errors, &what),
        Resolution::Request(request) => assert!(!request.name.is_empty(), "{what}: a request for nothing"),
    }
    // What is said to people is said without panicking.
    game.why_not(position, text, options);
    resolved
}
