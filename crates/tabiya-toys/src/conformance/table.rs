use core::ops::ControlFlow;

use tabiya_game::{Facade, Game, GameText, ResolveOptions, Table};

use super::Walk;

/// The game played through texts alone: every way of the table to say the same thing agrees with the others.
pub(super) fn check<G: GameText>(game: &G, walk: &Walk<G>) {
    let facade = Facade::new(game.clone());
    let name = facade.name().to_owned();
    assert!(!facade.notations().is_empty(), "{name} has no notation");
    let mut table = facade.new_table();
    let options = ResolveOptions::default();
    let mut positions = vec![table.position()];
    for (index, text) in walk.texts.iter().enumerate() {
        let place = format!("{name}, {:?}", table.position());
        assert_eq!(table.plies(), index, "{place}: plies");
        assert_eq!(table.hash(), game.hash(&walk.positions[index]), "{place}: hash");
        assert_eq!(table.to_move(), game.to_move(&walk.positions[index]), "{place}: turn");
        check_legal(&*table, &facade.notations(), &place);
        check_perft(&*table, &place);

        assert_eq!(table.resolve(text, &options).movement(), Some(text), "{place}: {text:?} resolved");
        let mut fork = table.fork();
        let played = match fork.play(text, &options) {
            Ok(played) => played,
            Err(refused) => panic!("{place}: {text:?} is refused: {refused:?}"),
        };
        assert_eq!(played.text, *text, "{place}: the text of what was played");
        assert!(played.notes.is_empty(), "{place}: {text:?} is canonical, but noted: {:?}", played.notes);
        assert_eq!(table.plies(), index, "{place}: a fork was played on, and the table moved");
        table.play(text, &options).expect("the fork has played it");
        assert_eq!(table.position(), fork.position(), "{place}: the fork after {text:?}");
        positions.push(table.position());
    }
    assert_eq!(table.texts(), walk.texts, "{name}: the texts that were played");
    assert_eq!(table.position(), game.write_position(walk.last()), "{name}: the last position");

    let outcome = table.outcome();
    if !outcome.is_ongoing() {
        check_decided(&mut *table, walk.texts.last(), &name);
    }
    check_undo(&mut *table, &positions, walk, &name);
    assert_eq!(table.outcome(), outcome, "{name}: the outcome after undoing and redoing");
}

/// The legal moves, counted and in every notation, and turned from one into the other.
fn check_legal(table: &dyn Table, notations: &[&str], place: &str) {
    let canonical = table.legal(None).expect("the canonical notation is there");
    assert!(canonical.is_sorted(), "{place}: legal moves are sorted");
    assert_eq!(table.count(), canonical.len() as u64, "{place}: the count of legal moves");
    assert_eq!(table.scene().targets.len(), canonical.len(), "{place}: targets");
    assert!(table.legal(Some("no such notation")).is_err(), "{place}: a notation that is not there");
    let first = notations[0];
    for &notation in notations {
        let texts = table.legal(Some(notation)).expect("the notation is there");
        assert_eq!(texts.len(), canonical.len(), "{place}: legal moves in {notation}");
        for text in texts.iter().take(super::MOVES) {
            let back = table.convert(text, &named(notation), first);
            let Ok(back) = back else { panic!("{place}: {text:?} of {notation} in {first}: {back:?}") };
            assert!(canonical.contains(&back), "{place}: {text:?} of {notation} became {back:?}");
            let there = table.convert(&back, &named(first), notation);
            assert_eq!(there.as_ref(), Ok(text), "{place}: {back:?} of {first} in {notation}");
        }
    }
}

fn check_perft(table: &dyn Table, place: &str) {
    let go_on = &mut |_| ControlFlow::Continue(());
    assert_eq!(table.perft(0, go_on), Some(1), "{place}: perft 0");
    assert_eq!(table.perft(1, go_on), Some(table.count()), "{place}: perft 1");
    let mut divided = table.divide(1, go_on).expect("nothing stops it");
    divided.sort_unstable();
    let legal = table.legal(None).expect("the canonical notation is there");
    let single: Vec<_> = legal.into_iter().map(|text| (text, 1)).collect();
    assert_eq!(divided, single, "{place}: divide 1");
}

/// Nothing is legal in a decided game, and a move is refused because of that.
fn check_decided(table: &mut dyn Table, last: Option<&String>, name: &str) {
    let place = format!("{name}, {:?}, decided", table.position());
    assert_eq!(table.count(), 0, "{place}: legal moves");
    assert_eq!(table.legal(None).expect("the canonical notation is there"), [""; 0], "{place}");
    assert!(table.scene().targets.is_empty(), "{place}: targets");
    assert_eq!(table.scene().outcome, table.outcome(), "{place}: the outcome in the scene");
    if let Some(last) = last {
        let before = table.position();
        let refused = table.play(last, &ResolveOptions::default()).expect_err("nothing is legal");
        assert_eq!(refused.kind(), "decided", "{place}: {last:?} is refused as {refused:?}");
        assert!(table.resolve(last, &ResolveOptions::default()).movement().is_none(), "{place}: {last:?}");
        assert_eq!(table.position(), before, "{place}: a refused move changed something");
    }
}

/// Every ply taken back and played again.
fn check_undo<G: GameText>(table: &mut dyn Table, positions: &[String], walk: &Walk<G>, name: &str) {
    for (before, text) in positions.iter().zip(&walk.texts).rev() {
        assert_eq!(table.undo().as_ref(), Some(text), "{name}, {before:?}: taken back");
        assert_eq!(table.position(), *before, "{name}: after taking back {text:?}");
    }
    assert_eq!(table.undo(), None, "{name}: nothing is before the start");
    for (after, text) in positions[1..].iter().zip(&walk.texts) {
        assert_eq!(table.redo().as_ref(), Some(text), "{name}: played again");
        assert_eq!(table.position(), *after, "{name}: after playing {text:?} again");
    }
    assert_eq!(table.redo(), None, "{name}: nothing is behind the last ply");
    if let Some(last) = walk.texts.last() {
        table.undo();
        table.play(last, &ResolveOptions::default()).expect("it was played before");
        assert_eq!(table.redo(), None, "{name}: what was taken back is gone when something else is played");
    }
}

/// Texts of this notation only.
fn named(notation: &str) -> ResolveOptions {
    ResolveOptions { notation: Some(notation.to_owned()), ..ResolveOptions::default() }
}
