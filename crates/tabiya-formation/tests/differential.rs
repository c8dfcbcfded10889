//! The public crate `formation-chess-core` and this one say the same about random positions and games: legal actions,
//! boards and results after them, and the texts of snapshots, actions and results.

mod support;

use std::collections::BTreeSet;

use formation_chess_core::game::Game;
use formation_chess_core::notation::NotationResolver;
use proptest::prelude::*;
use support::data::legal;
use support::{own_result, own_setup, peer_action, peer_game};
use tabiya_formation::{Action, ActionKind, Phase, Position, Setup, text};

/// Positions of an ordinary run.
const POSITIONS: u32 = 2_000;
/// Positions of a deep run.
const DEEP_POSITIONS: u32 = 1_000_000;
/// The plies of a game that are compared.
const PLIES: usize = 12;

/// The public crate's legal actions, in our form. Placement it can only be asked about one by one.
fn peer_legal(game: &Game, setup: &Setup) -> BTreeSet<Action> {
    let mut candidates = Vec::new();
    match game.phase() {
        formation_chess_core::game::Phase::Move => {
            let mut actions = Vec::new();
            game.all_valid_moves(&mut actions);
            return actions.into_iter().map(|action| own_action(setup, action)).collect();
        }
        formation_chess_core::game::Phase::Place => {
            for kind in tabiya_formation::Kind::ALL {
                candidates.extend(setup.geometry().squares().map(|to| Action::Place { kind, to }));
            }
            candidates.push(Action::Resign { loser: setup.to_move });
        }
    }
    candidates.retain(|&action| game.try_action(peer_action(setup, action)).is_ok());
    candidates.into_iter().collect()
}

fn own_action(setup: &Setup, action: formation_chess_core::action::Action) -> Action {
    use formation_chess_core::action::Action as Peer;
    let (kind, between) = match action {
        Peer::Move(between) => (ActionKind::Move, between),
        Peer::Capture(between) => (ActionKind::Capture, between),
        Peer::Push(between) => (ActionKind::Push, between),
        Peer::Pull(between) => (ActionKind::Pull, between),
        Peer::Resign(column, row) => {
            let leader = setup.get(support::own_square((column, row))).expect("a Leader stands there");
            return Action::Resign { loser: leader.side() };
        }
        Peer::Place(_) => unreachable!("the public crate lists no placements"),
    };
    kind.between(support::own_square(between.from), support::own_square(between.to)).expect("a board action")
}

/// Compares the legal actions, and of each the board, the pools, the turn and the result that it leads to.
fn compare(position: &Position) -> Result<Vec<Action>, TestCaseError> {
    let setup = position.to_setup();
    let game = peer_game(&setup);
    let actions = legal(position);
    let distinct: BTreeSet<Action> = actions.iter().copied().collect();
    prop_assert_eq!(distinct.len(), actions.len(), "an action is generated twice");
    prop_assert_eq!(&distinct, &peer_legal(&game, &setup));
    prop_assert_eq!(text::write_position(position), game.to_string());
    let mut ours = position.clone();
    let mut theirs = game.clone();
    for &action in &actions {
        let undo = ours.make(action);
        let reaction = theirs.action(peer_action(&setup, action)).expect("it is legal there");
        prop_assert_eq!(ours.result(), own_result(reaction.game_result));
        prop_assert_eq!(ours.to_setup(), own_setup(&theirs), "after {:?}", action);
        theirs.undo(reaction.clone());
        compare_texts(position, &game, action, reaction)?;
        ours.unmake(action, undo);
    }
    Ok(actions)
}

/// Compares what both write of a legal action and its result. The differences that there may be are A1, A4 and the order
/// of entries in mutual destruction (sections 13 and 15 of the rules).
fn compare_texts(
    position: &Position,
    game: &Game,
    action: Action,
    reaction: formation_chess_core::action::Reaction,
) -> Result<(), TestCaseError> {
    let resolver = NotationResolver::new(game);
    let peer = peer_action(&position.to_setup(), action);
    let ours = text::write_action(position, action);
    prop_assert_eq!(&ours, &upright(position, &resolver.fmt_action(&peer)));
    // A1: what the peer writes with 进 or 退 after a point it does not read itself. The point that it keeps of a
    // resignation means nothing during placement.
    if action.kind() != ActionKind::Resign {
        prop_assert_eq!(resolver.parse_action(&ours), Ok(peer), "{}", ours);
    }

    let entries = |result: &str| -> Vec<String> {
        let list = result.lines().next().unwrap_or_default();
        let list = list.trim_start_matches("变化：[").trim_end_matches(']');
        let mut entries: Vec<_> = list.split(' ').map(|entry| upright(position, entry)).collect();
        entries.sort_unstable();
        entries
    };
    let ours = text::result_of(position, action).to_string();
    let theirs = resolver.fmt_reaction(Ok(reaction));
    prop_assert_eq!(ours.lines().nth(1), theirs.lines().nth(1));
    let captures = matches!(action, Action::Capture { .. } | Action::Push { .. });
    let (from, to) = (action.from(), action.to());
    let identical =
        captures && from.and_then(|from| position.piece_at(from)) == to.and_then(|to| position.piece_at(to));
    if identical && entries(&ours) != entries(&theirs) {
        // A4: the capture of an identical piece is a move here and only a removal there.
        let from = from.map(text::coordinate).unwrap_or_default();
        prop_assert_eq!(entries(&theirs), [format!("{from}失")]);
        prop_assert!(entries(&ours)[0].starts_with(&from));
    } else {
        prop_assert_eq!(entries(&ours), entries(&theirs), "{:?}", action);
    }
    Ok(())
}

/// A text with 直 where the peer writes 进 or 退 after a point (A1).
fn upright(position: &Position, written: &str) -> String {
    let letters: Vec<char> = written.chars().collect();
    let point = written.chars().take(2).collect::<String>();
    let Some(square) = text::read_coordinate(&point) else { return written.to_owned() };
    let (Some(&operator @ ('进' | '退')), Some(&steps)) = (letters.get(2), letters.get(3)) else {
        return written.to_owned();
    };
    let owner = position.piece_at(square).expect("the peer names a piece").side();
    let steps = text::numeral_value(steps).expect("a numeral") as i8;
    let rows = owner.forward() * if operator == '进' { steps } else { -steps };
    let row = text::numeral((square.row() as i8 + rows + 1) as u8);
    let suffix: String = letters[4..].iter().collect();
    format!("{point}直{row}{suffix}")
}

/// Compares a position and those of a random game from it.
fn compare_game(setup: &Setup, choices: &[prop::sample::Index]) -> Result<(), TestCaseError> {
    let mut position = Position::new(setup).expect("the strategy makes valid setups");
    for choice in choices {
        let mut actions = compare(&position)?;
        if choices.len() > 1 {
            actions.retain(|action| action.kind() != ActionKind::Resign);
        }
        if actions.is_empty() {
            break;
        }
        position.make(*choice.get(&actions));
    }
    Ok(())
}

fn run(positions: u32, seed: u8) {
    let choices = |plies| prop::collection::vec(any::<prop::sample::Index>(), plies);
    let compare = |(setup, choices): (Setup, Vec<_>)| compare_game(&setup, &choices);
    support::check(seed, positions, &(support::setups(), choices(1)), compare);
    // Every game compares several positions.
    support::check(seed + 1, positions / PLIES as u32 / 4, &(support::setups(), choices(PLIES)), compare);
}

#[test]
fn random_positions_and_games_agree() {
    run(POSITIONS, 1);
}

#[test]
#[ignore = "deep: a million positions"]
fn a_million_random_positions_and_games_agree() {
    run(DEEP_POSITIONS, 3);
}

/// Whole standard games, from the empty board. Placement is compared now and then: the public crate can only be asked
/// about each placement by itself.
#[test]
fn standard_games_agree() {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 120);
    support::check(5, 20, &choices, |choices| {
        let mut position = Position::standard();
        for (ply, choice) in choices.iter().enumerate() {
            let mut actions = if ply % 8 == 0 || position.phase() == Phase::Movement {
                compare(&position)?
            } else {
                legal(&position)
            };
            actions.retain(|action| action.kind() != ActionKind::Resign);
            if actions.is_empty() {
                break;
            }
            position.make(*choice.get(&actions));
        }
        Ok(())
    });
}
