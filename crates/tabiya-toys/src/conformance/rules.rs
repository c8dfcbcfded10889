use core::ops::ControlFlow;
use std::collections::HashSet;

use tabiya_game::{GameText, History, MoveList, Scope};

use super::place;

/// Generation, counting, making and taking back, hashing.
pub(super) fn check<G: GameText>(
    game: &G,
    position: &G::Position,
    list: &MoveList<G>,
    random: &mut fastrand::Rng,
) {
    let place = place(game, position);
    let moves = list.moves();

    let again = MoveList::of(game, &position.clone());
    assert_eq!(moves, again.moves(), "{place}: generation differs from one time to the next");
    assert_eq!(
        format!("{:?}", list.details()),
        format!("{:?}", again.details()),
        "{place}: details differ from one time to the next"
    );
    assert_eq!(game.count(position), moves.len() as u64, "{place}: counted and generated moves");
    let distinct: HashSet<_> = moves.iter().collect();
    assert_eq!(distinct.len(), moves.len(), "{place}: a move is generated twice");
    if !game.outcome(position, History::none(position)).is_ongoing() {
        assert!(moves.is_empty(), "{place}: a decided position has moves");
    }

    let mut forcing = MoveList::new();
    forcing.fill(game, position, Scope::Forcing);
    for movement in forcing.moves() {
        assert!(distinct.contains(movement), "{place}: {movement:?} is forcing, but not legal");
    }

    let wanted = random.usize(0..=moves.len());
    let mut first = Vec::new();
    let _ = game.generate(position, Scope::All, &mut G::Details::default(), |movement| {
        if first.len() == wanted {
            return ControlFlow::Break(());
        }
        first.push(movement);
        ControlFlow::Continue(())
    });
    assert_eq!(first, moves[..wanted], "{place}: generation that stops early");

    let hash = game.hash(position);
    assert_eq!(game.hash(&position.clone()), hash, "{place}: the hash of a copy");
    let mut present = position.clone();
    for &movement in moves {
        let undo = game.make(&mut present, movement, list.details());
        let mut other = position.clone();
        game.make(&mut other, movement, list.details());
        assert_eq!(present, other, "{place}: {movement:?} made twice");
        if present != *position {
            assert_ne!(game.hash(&present), hash, "{place}: {movement:?} leaves the hash as it is");
        }
        game.unmake(&mut present, movement, undo);
        assert_eq!(present, *position, "{place}: {movement:?} is not taken back exactly");
        assert_eq!(game.hash(&present), hash, "{place}: the hash after taking back {movement:?}");
    }

    if let Some(passed) = game.passed(position) {
        assert_ne!(passed, *position, "{place}: passing changes nothing");
        assert_ne!(game.to_move(&passed), game.to_move(position), "{place}: the turn after passing");
        assert_ne!(game.hash(&passed), hash, "{place}: the turn is not in the hash");
    }
}
