//! What holds in every position: the generator and the judge agree, unmaking undoes, what is kept up to date is what
//! would be computed afresh, the board looks the same from both sides.

mod support;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::sample::Index;
use support::data::legal;
use support::{check, movement_setups, setups};
use tabiya_board::{Square, Step};
use tabiya_formation::{Action, ActionKind, Effect, Kind, Phase, Piece, Position, Setup, View, judge};

/// The kinds of actions that go from a square to another.
const BOARD_KINDS: [ActionKind; 4] =
    [ActionKind::Move, ActionKind::Capture, ActionKind::Push, ActionKind::Pull];

fn position(setup: &Setup) -> Position {
    Position::new(setup).expect("the strategies make valid setups")
}

fn all_squares() -> impl Iterator<Item = Square> {
    (0..=u8::MAX).map(Square::from_raw)
}

/// Every action that could be named in a position: from each square that holds a piece and a few that do not, to each
/// square and some off the board; each placement; each resignation.
fn every_action(position: &Position) -> Vec<Action> {
    let geometry = position.geometry();
    let near = |square: &Square| square.column() <= geometry.width() && square.row() <= geometry.height();
    let squares: Vec<Square> = all_squares().filter(near).collect();
    let vacant = squares.iter().copied().filter(|&square| position.piece_at(square).is_none()).take(3);
    let origins: Vec<Square> = position.pieces().map(|(square, _)| square).chain(vacant).collect();
    let mut actions = Vec::new();
    for from in origins {
        for &to in &squares {
            actions.extend(BOARD_KINDS.iter().filter_map(|kind| kind.between(from, to)));
        }
    }
    for kind in Kind::ALL {
        actions.extend(squares.iter().map(|&to| Action::Place { kind, to }));
    }
    actions.extend(tabiya_board::Side::ALL.map(|loser| Action::Resign { loser }));
    actions
}

#[test]
fn the_generator_lists_what_the_judge_allows() {
    check(11, 256, &setups(), |setup| {
        let position = position(&setup);
        let view = View::new(&position);
        let allowed: BTreeSet<Action> =
            every_action(&position).into_iter().filter(|&action| judge(&view, action).is_ok()).collect();
        let listed = legal(&position);
        prop_assert_eq!(listed.len(), position.count_actions());
        let distinct: BTreeSet<Action> = listed.iter().copied().collect();
        prop_assert_eq!(distinct.len(), listed.len(), "an action is listed twice");
        prop_assert_eq!(distinct, allowed);
        Ok(())
    });
}

#[test]
fn the_actions_of_each_square_are_those_of_the_position() {
    check(12, 500, &movement_setups(), |setup| {
        let position = position(&setup);
        let mut of_squares = Vec::new();
        for square in all_squares() {
            let _ = position.generate_from(square, |action| {
                of_squares.push(action);
                std::ops::ControlFlow::Continue(())
            });
        }
        of_squares.sort_unstable();
        let mut all = legal(&position);
        all.sort_unstable();
        prop_assert_eq!(of_squares, all);
        Ok(())
    });
}

#[test]
fn forcing_actions_are_the_captures_and_pushes() {
    check(22, 500, &setups(), |setup| {
        let position = position(&setup);
        let mut forcing = Vec::new();
        let _ = position.generate_forcing(|action| {
            forcing.push(action);
            std::ops::ControlFlow::Continue(())
        });
        let mut all = legal(&position);
        all.retain(|action| matches!(action.kind(), ActionKind::Capture | ActionKind::Push));
        prop_assert_eq!(forcing, all);
        Ok(())
    });
}

/// Section 4, section 5 and the counts, read directly.
#[test]
fn abilities_and_command_follow_the_definition() {
    check(13, 500, &setups(), |setup| {
        let position = position(&setup);
        let view = View::new(&position);
        for square in all_squares() {
            prop_assert_eq!(position.effective(square), view.effective(square), "on {:?}", square);
            prop_assert_eq!(position.piece_at(square), setup.get(square));
            let commander = position.piece_at(square).map(|piece| {
                let turned = view.has(square, tabiya_formation::Ability::Passivity);
                if turned { !piece.side() } else { piece.side() }
            });
            prop_assert_eq!(position.commander(square), commander);
        }
        for index in 0..Piece::COUNT {
            let piece = Piece::from_index(index);
            let squares: Vec<Square> =
                setup.pieces().filter(|&(_, other)| other == piece).map(|(square, _)| square).collect();
            prop_assert_eq!(position.count(piece), squares.len());
            prop_assert_eq!(position.unique(piece), if squares.len() == 1 { Some(squares[0]) } else { None });
        }
        prop_assert_eq!(position.to_setup(), setup);
        Ok(())
    });
}

#[test]
fn unmaking_undoes_and_nothing_goes_stale() {
    let games = (setups(), prop::collection::vec(any::<Index>(), 30));
    check(14, 400, &games, |(setup, choices)| {
        let mut position = position(&setup);
        let mut trail = Vec::new();
        for choice in choices {
            let actions = legal(&position);
            for &action in &actions {
                let before = position.clone();
                let undo = position.make(action);
                position.unmake(action, undo);
                prop_assert_eq!(&position, &before, "{:?} taken back", action);
            }
            let goes_on = |action: &&Action| action.kind() != ActionKind::Resign;
            let actions: Vec<Action> = actions.iter().filter(goes_on).copied().collect();
            if actions.is_empty() {
                break;
            }
            let action = *choice.get(&actions);
            let before = position.clone();
            trail.push((before, action, position.make(action)));
            // Covers, lines, counts and hash, all of which equality compares.
            prop_assert_eq!(&position, &self::position(&position.to_setup()), "after {:?}", action);
        }
        for (before, action, undo) in trail.into_iter().rev() {
            position.unmake(action, undo);
            prop_assert_eq!(&position, &before);
        }
        Ok(())
    });
}

#[test]
fn the_hash_tells_positions_apart_by_content_alone() {
    check(15, 500, &setups(), |setup| {
        let whole = position(&setup);
        let mut shuffled = setup.clone();
        shuffled.pools.iter_mut().for_each(|pool| pool.reverse());
        prop_assert_eq!(position(&shuffled).hash(), whole.hash());
        let mut passed = setup.clone();
        passed.to_move = !passed.to_move;
        if whole.phase() == Phase::Movement {
            prop_assert_ne!(position(&passed).hash(), whole.hash());
        }
        Ok(())
    });
}

/// What a position looks like from the other side of the board.
fn mirrored(setup: &Setup) -> Setup {
    let mut mirror = Setup::empty(setup.geometry());
    for (square, piece) in setup.pieces() {
        mirror.set(flipped(setup, square), Some(Piece::new(!piece.side(), piece.kind())));
    }
    mirror.to_move = !setup.to_move;
    mirror
}

fn flipped(setup: &Setup, square: Square) -> Square {
    Square::new(square.column(), setup.geometry().height() - 1 - square.row()).expect("on the board")
}

#[test]
fn movement_is_the_same_from_both_sides() {
    check(16, 500, &movement_setups(), |setup| {
        let flip = |action: Action| match action {
            Action::Resign { loser } => Action::Resign { loser: !loser },
            Action::Place { .. } => unreachable!("the pools are empty"),
            Action::Move { from, to }
            | Action::Capture { from, to }
            | Action::Push { from, to }
            | Action::Pull { from, to } => {
                action.kind().between(flipped(&setup, from), flipped(&setup, to)).expect("a board action")
            }
        };
        let ours: BTreeSet<Action> = legal(&position(&setup)).into_iter().map(flip).collect();
        let theirs: BTreeSet<Action> = legal(&position(&mirrored(&setup))).into_iter().collect();
        prop_assert_eq!(ours, theirs);
        Ok(())
    });
}

#[test]
fn samples_are_legal_and_even() {
    check(17, 300, &setups(), |setup| {
        let position = position(&setup);
        let actions: BTreeSet<Action> =
            legal(&position).into_iter().filter(|action| action.kind() != ActionKind::Resign).collect();
        // Every number that may be drawn first is drawn once, and each leads either to an action or to another draw,
        // which is then always 0.
        let mut first = 0;
        let mut bound = 1;
        let mut times: BTreeMap<Action, u32> = BTreeMap::new();
        while first < bound {
            let mut draws = 0;
            let action = position.sample(|below| {
                draws += 1;
                if draws == 1 {
                    bound = below;
                    first
                } else {
                    0
                }
            });
            prop_assert_eq!(action.is_none(), actions.is_empty());
            let Some(action) = action else { break };
            prop_assert!(actions.contains(&action), "{:?} is not legal", action);
            if draws == 1 {
                *times.entry(action).or_default() += 1;
            }
            first += 1;
        }
        prop_assert!(times.values().all(|&count| count == 1), "{:?}", times);
        prop_assert_eq!(times.len(), actions.len(), "every action has its draw");
        Ok(())
    });
}

/// Setups with actions that a person might try: mostly of a piece that the player commands, in a direction that there
/// is.
fn attempts() -> impl Strategy<Value = (Setup, Vec<Action>)> {
    let attempt = (0..40_u8, any::<Index>(), any::<Index>(), 0..25_i8, 1..4_i8, 0..BOARD_KINDS.len());
    (setups(), prop::collection::vec(attempt, 40)).prop_map(|(setup, attempts)| {
        let position = position(&setup);
        let squares: Vec<Square> = setup.geometry().squares().collect();
        let (own, others): (Vec<Square>, Vec<Square>) =
            squares.iter().partition(|&&square| position.commands(setup.to_move, square));
        let action = |(what, piece, other, place, times, kind): (u8, Index, Index, i8, i8, usize)| {
            let near = if own.is_empty() || what < 8 && !others.is_empty() { &others } else { &own };
            let from = *piece.get(near);
            let step = Step::new(place % 5 - 2, place / 5 - 2);
            let to = from.step(step * times).filter(|&to| setup.geometry().contains(to));
            let to = to.unwrap_or(*other.get(&squares));
            match what {
                10 => Action::Resign { loser: if kind < 2 { setup.to_move } else { !setup.to_move } },
                11 | 12 => Action::Place { kind: *other.get(&Kind::ALL), to },
                13 => BOARD_KINDS[kind]
                    .between(from, Square::from_raw(place as u8 * 10))
                    .expect("a board action"),
                _ => BOARD_KINDS[kind].between(from, to).expect("a board action"),
            }
        };
        let actions = attempts.into_iter().map(action).collect();
        (setup, actions)
    })
}

/// A caller that does not ask whether an action is legal gets nonsense, but no panic.
#[test]
fn illegal_actions_never_panic() {
    check(23, 500, &attempts(), |(setup, actions)| {
        let mut position = position(&setup);
        let undos: Vec<_> = actions
            .iter()
            .map(|&action| {
                let undo = position.make(action);
                let _ =
                    (legal(&position).len(), position.count_actions(), position.sample(|below| below - 1));
                undo
            })
            .collect();
        for (&action, undo) in actions.iter().zip(undos).rev() {
            position.unmake(action, undo);
        }
        let _ = (position.to_setup(), position.hash());
        Ok(())
    });
}

/// Each remedy makes the action legal, or has it fail by something else; and it needs all its changes.
#[test]
fn remedies_help_and_are_minimal() {
    let seen: RefCell<BTreeMap<&str, u32>> = RefCell::default();
    let helped: RefCell<u32> = RefCell::default();
    check(18, 2_000, &attempts(), |(setup, actions)| {
        let view = View::new(&position(&setup));
        for action in actions {
            let Err(refusal) = judge(&view, action) else { continue };
            *seen.borrow_mut().entry(refusal.code().as_str()).or_default() += 1;
            for remedy in refusal.remedies() {
                let verdict = |left_out: Option<usize>| {
                    let mut changed = view.clone();
                    for (index, &change) in remedy.iter().enumerate() {
                        if Some(index) != left_out {
                            changed.apply(change);
                        }
                    }
                    judge(&changed, action)
                };
                prop_assert!(!remedy.is_empty());
                match verdict(None) {
                    Ok(_) => *helped.borrow_mut() += 1,
                    // Behind one blocked point of a path there may be another.
                    Err(other)
                        if matches!(
                            other.code().as_str().rsplit('.').next(),
                            Some("path-blocked" | "leg-blocked")
                        ) =>
                    {
                        prop_assert_ne!(&other, &refusal, "{:?} by {:?}", action, remedy);
                    }
                    Err(other) => {
                        prop_assert_ne!(other.code(), refusal.code(), "{:?} by {:?}", action, remedy);
                    }
                }
                if remedy.len() > 1 {
                    for index in 0..remedy.len() {
                        prop_assert!(
                            verdict(Some(index)).is_err(),
                            "{:?} by {:?} without {}",
                            action,
                            remedy,
                            index
                        );
                    }
                }
            }
        }
        Ok(())
    });
    // All but what a valid undecided position never gives: a decided one, and one without a Leader.
    let (seen, helped) = (seen.into_inner(), helped.into_inner());
    assert!(seen.len() == 24 && helped > 5_000, "{helped} {seen:#?}");
}

/// The strategies reach every effect of an action; and the board changes as the effect says.
#[test]
fn effects_are_what_happens() {
    let seen: RefCell<BTreeSet<&str>> = RefCell::default();
    check(19, 500, &setups(), |setup| {
        let mut position = position(&setup);
        let view = View::new(&position);
        for action in legal(&position) {
            let effect = judge(&view, action).expect("it is legal");
            seen.borrow_mut().insert(effect.code().as_str());
            let (from, to) = (action.from(), action.to());
            let at = |square: Option<Square>| square.and_then(|square| setup.get(square));
            let mut expected: BTreeMap<Square, Option<Piece>> = BTreeMap::new();
            let mut put = |square: Option<Square>, piece| square.map(|square| expected.insert(square, piece));
            match effect {
                Effect::Resigned => {}
                Effect::Placed { pool_index } => {
                    let kind = setup.pools[setup.to_move.index()][pool_index];
                    put(to, Some(Piece::new(setup.to_move, kind)));
                }
                Effect::Moved | Effect::Captured | Effect::Escalated => {
                    put(from, None);
                    put(to, at(from));
                }
                Effect::Pushed { landing } | Effect::Demoted { landing } => {
                    put(from, None);
                    put(to, at(from));
                    put(Some(landing), at(to));
                }
                Effect::Pulled { source } => {
                    put(Some(source), None);
                    put(from, at(Some(source)));
                    put(to, at(from));
                }
                Effect::MutualDestruction => {
                    put(from, None);
                    put(to, None);
                }
            }
            let undo = position.make(action);
            for square in setup.geometry().squares() {
                let content = expected.get(&square).copied().unwrap_or(setup.get(square));
                prop_assert_eq!(position.piece_at(square), content, "{:?} after {:?}", square, action);
            }
            position.unmake(action, undo);
        }
        Ok(())
    });
    assert_eq!(seen.into_inner().len(), 9);
}

/// What a preview says is what is seen after the action.
#[test]
fn previews_come_true() {
    check(20, 300, &setups(), |setup| {
        let before = position(&setup);
        for action in legal(&before) {
            let preview = tabiya_formation::preview(&before, action).expect("it is legal");
            let mut after = before.clone();
            after.make(action);
            prop_assert_eq!(preview.result, after.result());
            prop_assert_eq!(before.pieces().count() - preview.removed.len(), {
                let placed = usize::from(action.kind() == ActionKind::Place);
                after.pieces().count() - placed
            });
            for &(square, piece) in &preview.removed {
                prop_assert_eq!(before.piece_at(square), Some(piece));
            }
            let changed: BTreeSet<Square> = preview.changes.iter().map(|change| change.after).collect();
            for change in &preview.changes {
                prop_assert_eq!(after.piece_at(change.after), Some(change.piece));
                let had = match change.before {
                    Some(square) => {
                        prop_assert_eq!(before.piece_at(square), Some(change.piece));
                        before.effective(square)
                    }
                    None => change.piece.kind().base(),
                };
                prop_assert_eq!(had.union(change.gained).without(change.lost), after.effective(change.after));
                prop_assert!(!change.gained.union(change.lost).is_empty());
            }
            for (square, piece) in after.pieces() {
                if before.piece_at(square) == Some(piece) && !changed.contains(&square) {
                    let stayed = [action.from(), action.to()].iter().all(|&end| end != Some(square));
                    prop_assert!(!stayed || before.effective(square) == after.effective(square));
                }
            }
        }
        Ok(())
    });
}

/// Where abilities come from adds up to what a piece has.
#[test]
fn provenance_adds_up() {
    check(21, 300, &setups(), |setup| {
        let position = position(&setup);
        for square in all_squares() {
            let origins = tabiya_formation::provenance(&position, square);
            let held = origins.iter().filter(|origin| origin.held).map(|origin| origin.ability).collect();
            prop_assert_eq!(position.effective(square), held);
            for origin in origins {
                prop_assert_eq!(origin.held, origin.removed_by.is_empty());
                prop_assert!(origin.base || !origin.granted_by.is_empty());
                for (at, piece) in origin.granted_by.iter().chain(&origin.removed_by) {
                    prop_assert_eq!(position.piece_at(*at), Some(*piece));
                }
            }
        }
        Ok(())
    });
}
