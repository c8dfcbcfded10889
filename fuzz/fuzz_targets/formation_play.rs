//! Play: on any valid position the generator agrees with the judge of single actions, what is kept up to date is what
//! would be computed afresh, and making and taking back are inverses.
#![no_main]

use std::ops::ControlFlow;

use libfuzzer_sys::{Corpus, fuzz_target};
use tabiya_board::Square;
use tabiya_formation::text::{
    ResultText, apply_result, check_result, read_action, read_snapshot, result_of, write_action,
    write_position,
};
use tabiya_formation::{Action, ActionKind, Kind, Phase, Piece, Position, View, judge, preview};
use tabiya_fuzz::{Bytes, setup};

/// Every conceivable action is judged on boards of at most so many squares, on larger ones as many as are drawn.
const SMALL: usize = 9;
const DRAWN: usize = 24;
const PLIES: usize = 12;

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let mut bytes = Bytes::new(bytes);
    let Some(mut position) = setup(&mut bytes) else { return Corpus::Reject };
    let mut trail: Vec<(Action, tabiya_formation::Undo, Position)> = Vec::new();
    for _ in 0..PLIES {
        let actions = legal(&position);
        assert_fresh(&position);
        assert_judged(&position, &actions, &mut bytes);
        let Some(action) = bytes.choose(&actions) else { break };
        assert_texts(&position, action);
        let before = position.clone();
        let undo = position.make(action);
        trail.push((action, undo, before));
        if bytes.is_empty() {
            break;
        }
    }
    assert_fresh(&position);
    for (action, undo, before) in trail.into_iter().rev() {
        position.unmake(action, undo);
        assert_eq!(position, before, "{action:?} is taken back");
        assert_eq!(position.hash(), before.hash());
    }
    Corpus::Keep
});

/// The legal actions in their own order; each is listed once.
fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    let _ = position.generate(|action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    assert_eq!(actions.len(), position.count_actions(), "{position:?}");
    actions.sort_unstable();
    let listed = actions.len();
    actions.dedup();
    assert_eq!(actions.len(), listed, "an action is listed twice in {position:?}");
    actions
}

/// What the position keeps is what follows from its setup.
fn assert_fresh(position: &Position) {
    let fresh = Position::new(&position.to_setup()).expect("play leads from valid to valid positions");
    assert_eq!(&fresh, position);
    assert_eq!(fresh.hash(), position.hash(), "{position:?}");
    let view = View::new(position);
    for square in position.geometry().squares() {
        assert_eq!(position.effective(square), view.effective(square), "{square:?} in {position:?}");
    }
    for piece in (0..Piece::COUNT).map(Piece::from_index) {
        let squares: Vec<Square> =
            position.pieces().filter(|&(_, other)| other == piece).map(|(square, _)| square).collect();
        assert_eq!(position.count(piece), squares.len(), "{piece} in {position:?}");
        let unique = if squares.len() == 1 { squares.first().copied() } else { None };
        assert_eq!(position.unique(piece), unique, "{piece} in {position:?}");
    }
}

/// The judge finds the listed actions legal and others not.
fn assert_judged(position: &Position, actions: &[Action], bytes: &mut Bytes<'_>) {
    let view = View::new(position);
    let check = |action: Action| {
        let listed = actions.binary_search(&action).is_ok();
        let judged = judge(&view, action);
        assert_eq!(judged.is_ok(), listed, "{action:?} is {judged:?} in {position:?}");
    };
    actions.iter().copied().for_each(check);
    let squares: Vec<Square> = position.geometry().squares().collect();
    if squares.len() <= SMALL {
        conceivable(&squares).for_each(check);
    } else {
        for _ in 0..DRAWN {
            let (from, to) = (bytes.choose(&squares), bytes.choose(&squares));
            let kind =
                bytes.choose(&[ActionKind::Move, ActionKind::Capture, ActionKind::Push, ActionKind::Pull]);
            let (Some(from), Some(to), Some(kind)) = (from, to, kind) else { break };
            kind.between(from, to).into_iter().for_each(check);
        }
    }
    if position.phase() == Phase::Movement {
        let mut by_piece = Vec::new();
        for &square in &squares {
            let _ = position.generate_from(square, |action| {
                by_piece.push(action);
                ControlFlow::Continue(())
            });
        }
        by_piece.sort_unstable();
        assert_eq!(by_piece, actions, "piece by piece in {position:?}");
    }
    let drawn = position.sample(|below| bytes.below(below as usize) as u32);
    let is_resignation = |action: &&Action| matches!(action, Action::Resign { .. });
    match drawn {
        Some(action) => assert!(actions.contains(&action) && !is_resignation(&&action), "{action:?}"),
        None => {
            assert!(actions.iter().all(|action| is_resignation(&action)), "nothing is drawn in {position:?}");
        }
    }
}

fn conceivable(squares: &[Square]) -> impl Iterator<Item = Action> + '_ {
    let between = squares.iter().flat_map(move |&from| {
        squares
            .iter()
            .flat_map(move |&to| ActionKind::ALL.into_iter().filter_map(move |kind| kind.between(from, to)))
    });
    let placements =
        squares.iter().flat_map(|&to| Kind::ALL.into_iter().map(move |kind| Action::Place { kind, to }));
    between.chain(placements)
}

/// The texts of position, action and result are read as what they were written from.
fn assert_texts(position: &Position, action: Action) {
    let snapshot = write_position(position);
    let read = Position::new(&read_snapshot(&snapshot).expect("well formed"));
    assert_eq!(read.as_ref(), Ok(position));
    let text = write_action(position, action);
    assert_eq!(read_action(&text, position), Ok(action), "{text} in {position:?}");
    preview(position, action).expect("a legal action can be previewed");
    let mut after = position.clone();
    after.make(action);
    let result = result_of(position, action).to_string();
    assert!(matches!(result.parse(), Ok(ResultText::Success { .. })), "{result:?}");
    assert_eq!(
        apply_result(&result, position).as_ref(),
        Ok(&after),
        "{text} gives {result:?} in {position:?}"
    );
    let checked = check_result(&result, position);
    let mut by_result = position.clone();
    by_result.make(checked.action.expect("a legal action has these changes"));
    assert_eq!(by_result, after, "{text} gives {result:?} in {position:?}");
}
