//! The rules one by one, on boards small enough to check by eye.

mod support;

use support::data::legal;
use tabiya_board::{Geometry, Side, Square};
use tabiya_formation::{
    Ability, Action, ActionKind, Change, Effect, GameResult, Kind, Obstacle, Phase, Piece, Position, Refusal,
    Setup, Uncommanded,
};

use Side::{First as Red, Second as Black};

/// A setup of the movement phase from a drawing: a row a line, `.` for an empty point.
fn drawn(to_move: Side, drawing: &str) -> Setup {
    let rows: Vec<Vec<&str>> = drawing.trim().lines().map(|line| line.split_whitespace().collect()).collect();
    let geometry = Geometry::new(rows[0].len(), rows.len()).expect("a board");
    let mut setup = Setup::empty(geometry);
    for (square, cell) in geometry.squares().zip(rows.concat()) {
        let mut characters = cell.chars();
        let side = match characters.next() {
            Some('红') => Red,
            Some('黑') => Black,
            _ => continue,
        };
        let kind = characters.next().and_then(Kind::from_chinese).expect("a piece");
        setup.set(square, Some(Piece::new(side, kind)));
    }
    setup.to_move = to_move;
    setup
}

fn position(to_move: Side, drawing: &str) -> Position {
    Position::new(&drawn(to_move, drawing)).expect("valid")
}

fn at(column: u8, row: u8) -> Square {
    Square::new(column, row).expect("a square")
}

fn act(kind: ActionKind, from: (u8, u8), to: (u8, u8)) -> Action {
    kind.between(at(from.0, from.1), at(to.0, to.1)).expect("a board action")
}

/// The destinations of the ordinary moves from a square.
fn moves(position: &Position, from: (u8, u8)) -> Vec<(u8, u8)> {
    let from = at(from.0, from.1);
    let mut squares: Vec<(u8, u8)> = legal(position)
        .into_iter()
        .filter(|action| action.kind() == ActionKind::Move && action.from() == Some(from))
        .filter_map(|action| action.to().map(|to| (to.column(), to.row())))
        .collect();
    squares.sort_unstable();
    squares
}

/// Checks the effect of an action and the position that it leads to.
#[track_caller]
fn leads(before: &Position, action: Action, effect: Effect, after: &str) {
    assert_eq!(before.judge(action), Ok(effect));
    let mut position = before.clone();
    position.play(action).expect("it is legal");
    let expected = drawn(position.to_move(), after);
    assert_eq!(position.pieces().collect::<Vec<_>>(), expected.pieces().collect::<Vec<_>>());
    assert_eq!(position.to_move(), !before.to_move());
}

#[test]
fn steps_and_repeated_steps() {
    let start = position(
        Red,
        "红将 .    .    .    红车
         .    .    .    .    .
         .    .    红士 .    .
         .    .    .    .    .
         红卒 .    黑将 .    红马",
    );
    // 士 is beside nothing that covers it; 卒 and 士 step once, 车 any number of times.
    assert_eq!(moves(&start, (2, 2)), [(1, 1), (1, 3), (3, 1), (3, 3)]);
    assert_eq!(moves(&start, (0, 4)), [(0, 3), (1, 4)]);
    assert_eq!(moves(&start, (4, 0)), [(1, 0), (2, 0), (3, 0), (4, 1), (4, 2), (4, 3)]);
    assert_eq!(moves(&start, (0, 0)), [(1, 1)], "将 repeats diagonal steps up to the first piece");
    assert_eq!(moves(&start, (4, 4)), [(2, 3), (3, 2)]);
}

#[test]
fn a_leg_blocks_two_knight_steps() {
    let start = position(
        Red,
        ".    .    .    .    黑将
         .    .    红将 .    .
         .    .    红马 .    .
         .    .    .    .    .
         .    .    .    .    .",
    );
    assert_eq!(moves(&start, (2, 2)), [(0, 1), (0, 3), (1, 4), (3, 4), (4, 1), (4, 3)]);
    let refusal = start.judge(act(ActionKind::Move, (2, 2), (1, 0)));
    let blocked =
        Refusal::LegBlocked { leg: at(2, 1), piece: Piece::new(Red, Kind::General), step_from: at(2, 2) };
    assert_eq!(refusal, Err(blocked));
}

#[test]
fn knight_steps_repeat_with_a_leg_each() {
    // 车 gives the 马 beside it 疾行.
    let start = position(
        Red,
        "红马 红车 .    黑将
         .    .    .    .
         .    .    .    .
         .    .    .    .
         .    .    .    红将",
    );
    assert_eq!(moves(&start, (0, 0)), [(1, 2), (2, 4)]);
    let blocked = position(
        Red,
        "红马 红车 .    黑将
         .    .    .    .
         .    .    .    .
         .    黑卒 .    .
         .    .    .    红将",
    );
    let refusal = blocked.judge(act(ActionKind::Move, (0, 0), (2, 4)));
    assert!(
        matches!(refusal, Err(Refusal::LegBlocked { leg, step_from, .. }) if leg == at(1, 3) && step_from == at(1, 2))
    );
}

#[test]
fn displacements_that_no_step_makes() {
    let start = position(Red, "红将 红马 .  .\n.  .  .  .\n.  .  .  黑将");
    assert_eq!(start.judge(act(ActionKind::Move, (1, 0), (1, 0))), Err(Refusal::NoDisplacement(at(1, 0))));
    assert_eq!(
        start.judge(act(ActionKind::Move, (0, 0), (3, 1))),
        Err(Refusal::NotALine { from: at(0, 0), to: at(3, 1) })
    );
    let Err(Refusal::NoDirection(lack)) = start.judge(act(ActionKind::Move, (1, 0), (1, 1))) else {
        panic!()
    };
    assert_eq!((lack.ability, lack.removed_by), (Ability::OrthogonalMove, vec![]));
    let lone =
        position(Red, "红将 .  .  红马 .\n.  .  .  .  .\n.  .  .  .  .\n.  .  .  .  .\n.  黑将 .  .  .");
    let Err(Refusal::NotSwift(lack)) = lone.judge(act(ActionKind::Move, (3, 0), (1, 4))) else { panic!() };
    assert_eq!(lack.ability, Ability::SwiftMove);
}

#[test]
fn ordinary_capture() {
    let start = position(Red, "红将 .  红卒 黑士 .  黑将");
    leads(&start, act(ActionKind::Capture, (2, 0), (3, 0)), Effect::Captured, "红将 .  .  红卒 .  黑将");
    assert_eq!(
        start.judge(act(ActionKind::Move, (2, 0), (3, 0))),
        Err(Refusal::Occupied { at: at(3, 0), piece: Piece::new(Black, Kind::Scholar) })
    );
    assert_eq!(start.judge(act(ActionKind::Capture, (2, 0), (1, 0))), Err(Refusal::Empty { at: at(1, 0) }));
}

#[test]
fn the_own_leader_can_be_captured_and_the_game_is_lost() {
    let mut start = position(Red, "红将 红卒 .  黑将");
    let capture = act(ActionKind::Capture, (1, 0), (0, 0));
    leads(&start, capture, Effect::Captured, "红卒 .  .  黑将");
    start.make(capture);
    assert_eq!(start.result(), GameResult::BlackWins);
    assert_eq!(start.to_move(), Black);
    assert_eq!(legal(&start), []);
    assert_eq!(
        start.judge(act(ActionKind::Move, (3, 0), (2, 0))),
        Err(Refusal::Decided(GameResult::BlackWins))
    );
}

#[test]
fn hard_capture_makes_a_capture_a_push() {
    // 变 has 难捉 itself.
    let start = position(Red, "红将 .  红卒 黑变 .  黑将");
    let capture = act(ActionKind::Capture, (2, 0), (3, 0));
    leads(&start, capture, Effect::Demoted { landing: at(4, 0) }, "红将 .  .  红卒 黑变 黑将");
    // Without a landing it stays a capture.
    let cornered = position(Red, "红将 .  黑将 .  红卒 黑变");
    let capture = act(ActionKind::Capture, (4, 0), (5, 0));
    leads(&cornered, capture, Effect::Captured, "红将 .  黑将 .  .  红卒");
}

#[test]
fn overt_capture_makes_a_capture_a_push() {
    // The black 变 covers the red 卒 from its corner.
    let start = position(
        Red,
        "红将 黑变 .    .    黑将
         .    .    红卒 黑士 .",
    );
    let capture = act(ActionKind::Capture, (2, 1), (3, 1));
    let after = "红将 黑变 .    .    黑将
                 .    .    .    红卒 黑士";
    leads(&start, capture, Effect::Demoted { landing: at(4, 1) }, after);
}

#[test]
fn force_capture_destroys_both_where_no_ordinary_capture_is() {
    // 盾 has no 被捉; 弹 has 强捉.
    let start = position(
        Red,
        "红将 .    .    黑将
         .    .    黑盾 .
         .    .    .    .
         .    红弹 .    .",
    );
    let capture = act(ActionKind::Capture, (1, 3), (2, 1));
    let after = "红将 .    .    黑将
                 .    .    .    .
                 .    .    .    .
                 .    .    .    .";
    leads(&start, capture, Effect::MutualDestruction, after);
    // Against a piece with 被捉 it is an ordinary capture, 强捉 or not.
    let start = position(
        Red,
        "红将 .    .    黑将
         .    .    黑卒 .
         .    .    .    .
         .    红弹 .    .",
    );
    let after = "红将 .    .    黑将
                 .    .    红弹 .
                 .    .    .    .
                 .    .    .    .";
    leads(&start, capture, Effect::Captured, after);
}

#[test]
fn counter_capture_lets_any_piece_destroy_both() {
    // 火 has no 捕捉.
    let start = position(Red, "红将 .  红火 .  黑雷 .  黑将");
    leads(
        &start,
        act(ActionKind::Capture, (2, 0), (4, 0)),
        Effect::MutualDestruction,
        "红将 .  .  .  .  .  黑将",
    );
}

#[test]
fn demotion_comes_before_mutual_destruction() {
    // The black 变 gives the 雷 on its corner 难捉.
    let start = position(
        Red,
        "红将 .    .    黑变 .    黑将
         红火 .    黑雷 .    .    .",
    );
    let capture = act(ActionKind::Capture, (0, 1), (2, 1));
    let after = "红将 .    .    黑变 .    黑将
                 .    .    红火 黑雷 .    .";
    leads(&start, capture, Effect::Demoted { landing: at(3, 1) }, after);
}

#[test]
fn captures_that_nothing_allows() {
    let start = position(Red, "红将 .  红火 .  黑卒 .  黑将");
    let refusal = start.judge(act(ActionKind::Capture, (2, 0), (4, 0)));
    let Err(refusal @ Refusal::CannotCapture { .. }) = refusal else { panic!("{refusal:?}") };
    let grant = |column, ability| vec![Change::Grant { square: at(column, 0), ability }];
    assert_eq!(
        refusal.remedies(),
        [grant(2, Ability::Capture), grant(2, Ability::ForceCapture), grant(4, Ability::CounterCapture)]
    );
}

#[test]
fn two_abilities_that_only_help_together() {
    // 火 has no 捕捉 and 盾 no 被捉.
    let start = position(Red, "红将 .  红火 .  黑盾 .  黑将");
    let Err(refusal) = start.judge(act(ActionKind::Capture, (2, 0), (4, 0))) else { panic!() };
    let together = vec![
        Change::Grant { square: at(2, 0), ability: Ability::Capture },
        Change::Grant { square: at(4, 0), ability: Ability::Capturable },
    ];
    assert_eq!(refusal.remedies()[0], together);
}

#[test]
fn a_push_moves_both_one_step_on() {
    let start = position(Red, "红将 红火 .  .  黑卒 .  黑将");
    leads(
        &start,
        act(ActionKind::Push, (1, 0), (4, 0)),
        Effect::Pushed { landing: at(5, 0) },
        "红将 .  .  .  红火 黑卒 黑将",
    );
}

#[test]
fn a_push_needs_a_landing() {
    let start = position(Red, "红将 红火 .  .  黑卒 黑将");
    let refusal = start.judge(act(ActionKind::Push, (1, 0), (4, 0)));
    let Err(Refusal::NoLanding { obstacles, .. }) = &refusal else { panic!("{refusal:?}") };
    let general = Piece::new(Black, Kind::General);
    assert_eq!(obstacles, &[Obstacle::Occupied { at: at(5, 0), piece: general }]);
    let edge = position(Red, "红将 黑将 .  红火 黑士");
    let refusal = edge.judge(act(ActionKind::Push, (3, 0), (4, 0)));
    assert!(
        matches!(&refusal, Err(Refusal::NoLanding { obstacles, .. }) if obstacles == &[Obstacle::OffBoard])
    );
}

#[test]
fn a_blocked_push_escalates() {
    // 势 has 暗捉 itself, and gives 易捉 to enemies on its corners.
    let hidden = position(
        Red,
        "红将 .    黑将
         .    黑卒 .
         红势 .    .",
    );
    let after = "红将 .    黑将
                 .    红势 .
                 .    .    .";
    leads(&hidden, act(ActionKind::Push, (0, 2), (1, 1)), Effect::Escalated, after);
    let easy = position(
        Red,
        "红将 .    红火 黑盾
         .    .    红势 .
         黑将 .    .    .",
    );
    assert!(!easy.effective(at(2, 0)).contains(Ability::HiddenCapture), "the sides are no corners");
    let easy_after = "红将 .    .    红火
                      .    .    红势 .
                      黑将 .    .    .";
    let covered = position(
        Red,
        "红将 .    红火 黑盾
         .    .    .    .
         .    .    .    .
         黑将 .    .    .",
    );
    assert!(covered.judge(act(ActionKind::Push, (2, 0), (3, 0))).is_err());
    leads(&easy, act(ActionKind::Push, (2, 0), (3, 0)), Effect::Escalated, easy_after);
}

#[test]
fn pushing_an_ally_takes_one_ability_and_an_enemy_two() {
    // 山 has 友推 and no 敌推; 卒 can push nothing by itself.
    let ally = position(Red, "红将 .  红卒 红山 .  .  黑将");
    leads(
        &ally,
        act(ActionKind::Push, (2, 0), (3, 0)),
        Effect::Pushed { landing: at(4, 0) },
        "红将 .  .  红卒 红山 .  黑将",
    );
    let enemy = position(Red, "红将 .  红火 黑山 .  .  黑将");
    let refusal = enemy.judge(act(ActionKind::Push, (2, 0), (3, 0)));
    let Err(Refusal::CannotPush { ways, .. }) = &refusal else { panic!("{refusal:?}") };
    assert_eq!(ways.len(), 1);
    assert_eq!((ways[0].len(), ways[0][0].ability), (1, Ability::EnemyPush));
    // A 士 beside the black 山 has lost 敌推 to it.
    let shielded = position(Red, "红将 .  红火 黑士 黑山 .  黑将");
    let Err(Refusal::CannotPush { ways, .. }) = shielded.judge(act(ActionKind::Push, (2, 0), (3, 0))) else {
        panic!()
    };
    assert_eq!(ways[0][0].removed_by, [(at(4, 0), Piece::new(Black, Kind::Mountain))]);
}

#[test]
fn the_leg_of_a_pushed_piece_counts_from_the_destination() {
    // 马 gives 火 阔步; the push goes by a knight step.
    let rows = |leg: &str| {
        format!(
            "红火 红马 .    黑将
             .    .    .    .
             .    黑卒 .    .
             .    {leg} .    .
             红将 .    .    ."
        )
    };
    let push = act(ActionKind::Push, (0, 0), (1, 2));
    let open = position(Red, &rows("."));
    assert_eq!(open.judge(push), Ok(Effect::Pushed { landing: at(2, 4) }));
    let blocked = position(Red, &rows("黑士"));
    let refusal = blocked.judge(push);
    let Err(Refusal::NoLanding { obstacles, .. }) = &refusal else { panic!("{refusal:?}") };
    assert_eq!(obstacles, &[Obstacle::LegBlocked { leg: at(1, 3), piece: Piece::new(Black, Kind::Scholar) }]);
}

#[test]
fn a_pull_brings_the_piece_behind_to_the_origin() {
    let start = position(Red, "红将 黑士 红风 .  .  .  黑将");
    leads(
        &start,
        act(ActionKind::Pull, (2, 0), (5, 0)),
        Effect::Pulled { source: at(1, 0) },
        "红将 .  黑士 .  .  红风 黑将",
    );
    // The same displacement without pulling.
    leads(&start, act(ActionKind::Move, (2, 0), (5, 0)), Effect::Moved, "红将 黑士 .  .  .  红风 黑将");
}

#[test]
fn a_pull_needs_something_behind() {
    let start = position(Red, "红风 .  .  .  红将 .  黑将");
    assert_eq!(
        start.judge(act(ActionKind::Pull, (0, 0), (2, 0))),
        Err(Refusal::NothingBehind { source: None })
    );
    let start = position(Red, "红将 .  .  红风 .  .  黑将");
    assert_eq!(
        start.judge(act(ActionKind::Pull, (3, 0), (5, 0))),
        Err(Refusal::NothingBehind { source: Some(at(2, 0)) })
    );
    // 林 has 友拉 and no 敌拉.
    let start = position(Red, "红将 .  黑林 红风 .  .  黑将");
    assert!(matches!(start.judge(act(ActionKind::Pull, (3, 0), (5, 0))), Err(Refusal::CannotPull { .. })));
    let start = position(Red, "红将 .  红林 红卒 .  .  黑将");
    assert_eq!(start.judge(act(ActionKind::Pull, (3, 0), (4, 0))), Ok(Effect::Pulled { source: at(2, 0) }));
}

#[test]
fn the_leg_of_a_pulled_piece_counts_from_its_source() {
    // 马 gives 风 阔步. The 卒 comes from (0, 0) to (1, 2) by its leg (0, 1).
    let rows = |leg: &str| {
        format!(
            "黑卒 .    .    黑将
             {leg} .    .    .
             .    红风 红马 .
             .    .    .    .
             红将 .    .    ."
        )
    };
    let pull = act(ActionKind::Pull, (1, 2), (2, 4));
    let open = position(Red, &rows("."));
    let after = ".    .    .    黑将
                 .    .    .    .
                 .    黑卒 红马 .
                 .    .    .    .
                 红将 .    红风 .";
    leads(&open, pull, Effect::Pulled { source: at(0, 0) }, after);
    let blocked = position(Red, &rows("红士"));
    assert_eq!(
        blocked.judge(pull),
        Err(Refusal::PullLegBlocked {
            leg: at(0, 1),
            piece: Piece::new(Red, Kind::Scholar),
            source: at(0, 0)
        })
    );
}

#[test]
fn stratagem_hands_enemies_over() {
    let drawing = "红将 .    .    .    黑将
                   .    .    黑卒 .    .
                   .    红计 .    .    .";
    let red = position(Red, drawing);
    assert_eq!(red.commander(at(2, 1)), Some(Red));
    // It still is Black's piece: its command changes, not its owner.
    assert_eq!(moves(&red, (2, 1)), [(1, 1), (2, 0), (2, 2), (3, 1)]);
    let black = position(Black, drawing);
    let refusal = black.judge(act(ActionKind::Move, (2, 1), (2, 0)));
    let stratagem = (at(1, 2), Piece::new(Red, Kind::Stratagem));
    assert_eq!(
        refusal,
        Err(Refusal::NotCommanded {
            square: at(2, 1),
            piece: Piece::new(Black, Kind::Pawn),
            reason: Uncommanded::Immobile { by: vec![stratagem] },
        })
    );
    let remedies = refusal.expect_err("it is refused").remedies();
    assert!(remedies.contains(&vec![Change::Remove { square: at(1, 2) }]));
    // A general on a corner of the 卒 protects it.
    let protected = position(
        Red,
        "红将 .    .    黑将 .
         .    .    黑卒 .    .
         .    红计 .    .    .",
    );
    assert_eq!(protected.commander(at(2, 1)), Some(Black));
    let refusal = protected.judge(act(ActionKind::Move, (2, 1), (2, 0)));
    let Err(Refusal::NotCommanded { reason: Uncommanded::NotPassive(lack), .. }) = refusal else { panic!() };
    assert_eq!(lack.removed_by, [(at(3, 0), Piece::new(Black, Kind::General))]);
}

#[test]
fn a_commanded_enemy_keeps_its_owner() {
    let mut start = position(
        Red,
        "红将 .    .    .    .
         .    .    黑卒 黑将 .
         .    红计 .    .    .",
    );
    let capture = act(ActionKind::Capture, (2, 1), (3, 1));
    assert_eq!(start.judge(capture), Ok(Effect::Captured));
    start.make(capture);
    assert_eq!((start.result(), start.leaders(Black)), (GameResult::RedWins, 0));
}

#[test]
fn resigning_names_a_leader_that_the_player_commands() {
    let start = position(Red, "红将 .  .  黑将");
    assert_eq!(legal(&start).last(), Some(&Action::Resign { loser: Red }));
    assert!(matches!(
        start.judge(Action::Resign { loser: Black }),
        Err(Refusal::LeaderNotCommanded { reason: Uncommanded::NotPassive(_), .. })
    ));
    // 计 on its corner: Red resigns for Black and wins, and Black can neither resign nor do anything else.
    let drawing = "红将 .    .    .
                   .    .    .    黑将
                   .    .    红计 .";
    let mut red = position(Red, drawing);
    red.play(Action::Resign { loser: Black }).expect("Red commands the black Leader");
    assert_eq!((red.result(), red.to_move()), (GameResult::RedWins, Black));
    let black = position(Black, drawing);
    assert_eq!(legal(&black), []);
    assert_eq!(black.count_actions(), 0);
    assert!(matches!(
        black.judge(Action::Resign { loser: Black }),
        Err(Refusal::LeaderNotCommanded { reason: Uncommanded::Immobile { .. }, .. })
    ));
}

#[test]
fn both_leaders_gone_is_a_draw() {
    // 弹 gives the red 将 强捉, 盾 takes 被捉 from the black one.
    let mut start = position(
        Red,
        ".    黑盾 .
         .    .    黑将
         .    红将 .
         .    红弹 .",
    );
    let capture = act(ActionKind::Capture, (1, 2), (2, 1));
    assert_eq!(start.judge(capture), Ok(Effect::MutualDestruction), "{:?}", start.effective(at(2, 1)));
    start.make(capture);
    assert_eq!(start.result(), GameResult::Draw);
}

#[test]
fn loss_beats_gain_beats_base() {
    // The 卒 at (1, 1) gains 交错 from the red 士 and loses it to the black one.
    let start = position(
        Red,
        "红将 .    .    黑将
         红士 红卒 黑士 .",
    );
    assert!(!start.effective(at(1, 1)).contains(Ability::DiagonalMove));
    let alone = position(
        Red,
        "红将 .    .    黑将
         红士 红卒 .    黑士",
    );
    assert!(alone.effective(at(1, 1)).contains(Ability::DiagonalMove));
}

/// A setup of the placement phase on an empty board.
fn placing(width: usize, height: usize, to_move: Side, pools: [&[Kind]; 2]) -> Position {
    let mut setup = Setup::empty(Geometry::new(width, height).expect("a board"));
    setup.to_move = to_move;
    setup.pools = pools.map(<[Kind]>::to_vec);
    Position::new(&setup).expect("valid")
}

#[test]
fn each_kind_of_the_pool_is_placed_in_the_own_half() {
    let pool = [Kind::General, Kind::Pawn, Kind::Pawn];
    let start = placing(3, 5, Red, [&pool, &pool]);
    // Two kinds on two rows of three, and the resignation.
    assert_eq!((legal(&start).len(), start.count_actions()), (13, 13));
    let place = |row| start.judge(Action::Place { kind: Kind::Pawn, to: at(0, row) });
    assert_eq!(place(4), Ok(Effect::Placed { pool_index: 1 }));
    assert_eq!(place(2), Err(Refusal::MiddleRow(at(0, 2))));
    assert_eq!(place(1), Err(Refusal::WrongHalf(at(0, 1))));
    assert_eq!(
        start.judge(Action::Place { kind: Kind::Horse, to: at(0, 4) }),
        Err(Refusal::NotInPool(Piece::new(Red, Kind::Horse)))
    );
    assert_eq!(start.judge(Action::Resign { loser: Black }), Err(Refusal::NotOwnLeader { loser: Black }));
    assert_eq!(start.judge(act(ActionKind::Move, (0, 0), (0, 1))), Err(Refusal::NotInMovement));
    assert_eq!(
        position(Red, "红将 .  黑将").judge(Action::Place { kind: Kind::Pawn, to: at(1, 0) }),
        Err(Refusal::NotInPlacement)
    );
}

#[test]
fn placement_takes_the_first_entry_and_keeps_the_order() {
    let pool = [Kind::Pawn, Kind::General, Kind::Pawn, Kind::Rook];
    let mut game = placing(4, 4, Red, [&pool, &pool]);
    let place = Action::Place { kind: Kind::Pawn, to: at(0, 3) };
    let undo = game.make(place);
    assert_eq!(game.pool(Red), [Kind::General, Kind::Pawn, Kind::Rook]);
    assert_eq!(game.leaders(Red), 1);
    game.unmake(place, undo);
    assert_eq!(game.pool(Red), pool);
}

#[test]
fn the_last_placement_starts_the_movement() {
    let mut game = placing(1, 2, Red, [&[Kind::General], &[Kind::General]]);
    game.play(Action::Place { kind: Kind::General, to: at(0, 1) }).expect("legal");
    assert_eq!(
        legal(&game),
        [Action::Place { kind: Kind::General, to: at(0, 0) }, Action::Resign { loser: Black }]
    );
    game.play(Action::Place { kind: Kind::General, to: at(0, 0) }).expect("legal");
    assert_eq!((game.phase(), game.to_move()), (Phase::Movement, Red));
    // Two bishops on one column: each can only give up.
    assert_eq!(legal(&game), [Action::Resign { loser: Red }]);
}

#[test]
fn a_player_without_room_can_only_resign() {
    let pool = [Kind::General, Kind::Pawn];
    for (width, height) in [(1, 1), (16, 1)] {
        let no_half = placing(width, height, Red, [&pool, &pool]);
        assert_eq!(legal(&no_half), [Action::Resign { loser: Red }]);
    }
    let mut small = placing(1, 2, Red, [&pool, &pool]);
    for to in [at(0, 1), at(0, 0)] {
        small.play(Action::Place { kind: Kind::Pawn, to }).expect("legal");
    }
    assert_eq!(legal(&small), [Action::Resign { loser: Red }]);
    small.play(Action::Resign { loser: Red }).expect("legal");
    assert_eq!((small.result(), small.to_move()), (GameResult::BlackWins, Black));
    assert_eq!(legal(&small), []);
}

#[test]
fn the_longest_lines_are_walked_to_the_end() {
    let mut setup = Setup::empty(Geometry::new(16, 16).expect("a board"));
    setup.set(at(0, 0), Some(Piece::new(Red, Kind::Rook)));
    setup.set(at(15, 15), Some(Piece::new(Red, Kind::Rook)));
    setup.set(at(8, 7), Some(Piece::new(Red, Kind::General)));
    setup.set(at(7, 7), Some(Piece::new(Black, Kind::General)));
    let start = Position::new(&setup).expect("valid");
    assert_eq!(moves(&start, (0, 0)).len(), 30);
    assert_eq!(moves(&start, (15, 15)).len(), 30);
    // (8, 7) has 7 points on each of two rays and 8 and 7 on the others.
    assert_eq!(moves(&start, (8, 7)).len(), 29);
}

#[test]
fn changes_that_come_from_no_action() {
    let pool = [Kind::General, Kind::Pawn, Kind::Pawn];
    let start = placing(3, 4, Red, [&pool, &pool]);
    let pawn = Piece::new(Red, Kind::Pawn);
    let setup = start.apply_changes(&[(at(0, 3), Some(pawn))], &[(Red, 2)], GameResult::Unfinished);
    assert_eq!(setup.pools, [vec![Kind::General, Kind::Pawn], pool.to_vec()]);
    assert_eq!((setup.get(at(0, 3)), setup.to_move), (Some(pawn), Black));
    assert_eq!(setup.validate(), Ok(()));
}
