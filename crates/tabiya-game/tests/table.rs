//! The table: any game through texts alone.

use tabiya_board::Side;
use tabiya_game::{
    Argument, Facade, Game, GameText, History, Mode, Origin, Resolution, ResolveOptions, Rules, Span, Table,
    TextKind, Value, read_notations,
};
use tabiya_toys::{Chains, Lines};

fn table(game: impl GameText, position: &str) -> Box<dyn Table> {
    match Facade::new(game).table(position, Mode::Exact) {
        Ok(table) => table,
        Err(errors) => panic!("{position:?}: {errors:?}"),
    }
}

fn options() -> ResolveOptions {
    ResolveOptions::default()
}

fn named(notation: &str) -> ResolveOptions {
    ResolveOptions { notation: Some(notation.to_owned()), ..options() }
}

/// What a text means, in a line: the move, the candidates with their texts, or the code of what is wrong.
fn meaning(table: &dyn Table, text: &str, options: &ResolveOptions) -> String {
    match table.resolve(text, options).resolution {
        Resolution::Unique(movement) => movement,
        Resolution::Ambiguous(candidates) => {
            let pairs =
                candidates.into_iter().map(|candidate| format!("{}={}", candidate.text, candidate.movement));
            pairs.collect::<Vec<_>>().join(" ")
        }
        Resolution::Illegal(reason) => reason.code().to_string(),
        Resolution::Syntax(errors) => {
            let codes = errors.iter().map(|error| error.code().to_string());
            codes.collect::<Vec<_>>().join(" ")
        }
        Resolution::Request(request) => request.name,
    }
}

/// A peg and a bar of each side, next to one another.
const CLOSE: &str = ".../pb./PB./[] w";

#[test]
fn two_kinds_of_action_on_one_target_are_ambiguous_without_a_suffix() {
    let table = table(Lines::three(), CLOSE);
    for (text, expected) in [
        ("a1a2", "a1a2x"),
        ("a1a2s", "toy.lines.why.same-kind"),
        ("a1b1", "a1b1s"),
        ("a1b1x", "toy.lines.why.own-man"),
        ("b1a2", "b1a2x=b1a2x b1a2s=b1a2s"),
        ("b1a2x", "b1a2x"),
        ("b1a2s", "b1a2s"),
        ("b1c2", "b1c2"),
        ("b1c2x", "toy.lines.why.nothing-there"),
        ("a2a3", "toy.lines.why.other-side"),
        ("P@c3", "toy.lines.why.not-in-hand"),
        ("b1a", "toy.text.syntax"),
    ] {
        assert_eq!(meaning(&*table, text, &options()), expected, "{text}");
    }
}

#[test]
fn one_text_may_mean_different_moves_in_different_notations() {
    let table = table(Lines::three(), "p../.../b.P/[] w");
    let pairs = |notation| meaning(&*table, "Pc2", &named(notation));
    assert_eq!((pairs("letters"), pairs("letters-from-above")), ("c1c2".to_owned(), "c1c2".to_owned()));
    assert_eq!(meaning(&*table, "Pc2", &options()), "c1c2");
    assert_eq!(meaning(&*table, "P1b", &options()), "toy.text.syntax");
    assert_eq!(meaning(&*table, "Pc2", &named("squares")), "toy.text.syntax");
    assert_eq!(meaning(&*table, "Pc2", &named("iccs")), "game.unknown-notation");

    // A peg on each side of the middle, which of them goes to the left depends on where rows are counted from.
    let table = self::table(Lines::three(), "b.P/.../p.P/[] w");
    assert_eq!(meaning(&*table, "Pb1", &named("letters")), "c1b1");
    assert_eq!(meaning(&*table, "Pb1", &named("letters-from-above")), "c3b3");
    assert_eq!(meaning(&*table, "Pb1", &options()), "c1b1=c1b1 c3b3=c3b3");
    assert_eq!(table.resolve("Pb1", &options()).readings, 2);
}

/// The nearest reason is that of a notation whose form the text has, or else of the one that could read most.
#[test]
fn the_nearest_reason_is_given() {
    let game = Lines::three();
    let start = game.start();
    let resolve = |text| game.resolve(&start, History::none(&start), text, &options());
    let Resolution::Illegal(reason) = resolve("Pa1-b2").resolution else {
        panic!("it has the form of a move")
    };
    assert_eq!(reason.code().as_str(), "toy.lines.why.empty");
    let Resolution::Syntax(errors) = resolve("Pa1-b").resolution else { panic!("it has no form") };
    assert_eq!(errors[0].span.map(|span| span.start), Some(5));
    assert_eq!(resolve("Pa1-b2"), read_notations(&game, &start, "Pa1-b2", &options()));
}

#[test]
fn repetition_decides_and_only_the_history_shows_it() {
    let mut table = table(Lines::three(), "p../.../..P/[] w");
    let cycle = ["c1c2", "a3b3", "c2c1", "b3a3"];
    for text in cycle.into_iter().chain(cycle) {
        assert!(table.outcome().is_ongoing());
        table.play(text, &options()).expect("it is legal");
    }
    assert_eq!(table.outcome().status(), "draw");
    assert_eq!((table.count(), table.legal(None)), (0, Ok(Vec::new())));
    assert!(table.scene().targets.is_empty());
    assert_eq!(meaning(&*table, "c1c2", &options()), "game.decided");
    let refused = table.play("c1c2", &options()).expect_err("the game is over");
    assert_eq!((refused.kind(), refused.diagnostics()[0].span.map(Span::range)), ("decided", Some(0..4)));

    // Whoever knows only the position knows of no repetition.
    let fresh = self::table(Lines::three(), &table.position());
    assert!(fresh.outcome().is_ongoing());
    assert_eq!(fresh.hash(), table.hash());
    assert!(table.undo().is_some());
    assert!(table.outcome().is_ongoing());
    assert_eq!(table.redo().as_deref(), Some("b3a3"));
    assert_eq!(table.outcome().status(), "draw");
}

#[test]
fn nothing_changes_when_a_text_is_refused() {
    let mut table = table(Lines::three(), CLOSE);
    for (text, kind) in [("b1a2", "ambiguous"), ("b1b3", "illegal"), ("!", "syntax"), ("", "syntax")] {
        assert_eq!(table.play(text, &options()).expect_err(text).kind(), kind, "{text}");
        assert_eq!(table.preview(text, &options()).expect_err(text).kind(), kind, "{text}");
        assert_eq!((table.position().as_str(), table.plies()), (CLOSE, 0));
    }
}

#[test]
fn lenient_texts_are_noted() {
    let mut table = table(Lines::three(), CLOSE);
    let played = table.play("b1 c2", &ResolveOptions::mode(Mode::Lenient)).expect("it is legal");
    assert_eq!(played.text, "b1c2");
    assert_eq!(played.notes[0].code().as_str(), "toy.text.read-as");
}

#[test]
fn compound_moves_are_told_by_their_ends_where_that_is_enough() {
    let table = table(Chains::free(), "...../.x.x./...../.x.x./..o../w");
    assert_eq!(table.legal(None), Ok(["c1b1", "c1c2", "c1d1"].map(String::from).to_vec()));
    let table = self::table(Chains::free(), "...../.x.x./...../.x.../.o.../w");
    assert_eq!(meaning(&*table, "b1..b3", &options()), "b1b3");
    assert_eq!(meaning(&*table, "b1..b5", &options()), "b1b3,b3b5");
    assert_eq!(meaning(&*table, "b1b3,b3b5", &options()), "b1b3,b3b5");
    assert_eq!(meaning(&*table, "b1b3,b4b5", &options()), "toy.chains.text.no-join");
    // Two ways around lead to one square.
    let table = self::table(Chains::free(), "...../...../.x.../x.x../ox.../w");
    let ways = "a1a3,a3c3=a1a3,a3c3 a1c1,c1c3=a1c1,c1c3";
    assert_eq!(meaning(&*table, "a1..c3", &options()), ways);
    assert_eq!(meaning(&*table, "a1..e1", &options()), "toy.chains.why.out-of-reach");
    let details = table.preview("a1c1,c1c3", &options()).expect("it is legal");
    assert_eq!(
        details[0].argument("captured"),
        Some(&vec![Argument::text("b1"), Argument::text("c2")].into())
    );
}

#[test]
fn the_scene_shows_the_last_move() {
    let mut table = table(Lines::three(), CLOSE);
    assert!(table.scene().last_move.is_empty());
    table.play("b1c2", &options()).expect("it is legal");
    let scene = table.scene();
    let names = scene.last_move.iter().map(|&square| {
        let cell = scene.cells.iter().find(|cell| cell.square == square);
        cell.map(|cell| cell.name.clone()).unwrap_or_default()
    });
    assert_eq!(names.collect::<Vec<_>>(), ["c2", "b1"]);
    let drops = self::table(Lines::three(), "b../.../.../[B] w").scene();
    assert!(drops.targets.iter().all(|target| target.from == Origin::Reserve(Side::First, "B".to_owned())));
}

#[test]
fn what_a_game_has_beyond_the_others_is_called_by_name() {
    let game = Facade::new(Lines::march());
    assert_eq!(game.methods()[0].name, "lines.rules");
    let answer = game.new_table().call("lines.rules", "", &ResolveOptions::default()).expect("it answers");
    assert_eq!(answer.field("drops"), Some(&Value::Bool(false)));
    let errors = game
        .new_table()
        .call("lines.rule", "", &ResolveOptions::default())
        .expect_err("there is no such method");
    assert_eq!(errors.diagnostics()[0].code().as_str(), "game.unknown-method");
}

#[test]
fn texts_are_recognised_by_their_beginning() {
    let game = Facade::new(Lines::three());
    for (head, kind) in [
        ("# game: toy-lines\n\n1. a1", Some(TextKind::Record)),
        ("# game: toy-chains\n", None),
        (CLOSE, Some(TextKind::Position)),
        ("P@b2\n", Some(TextKind::Move)),
        ("hello", None),
        ("", None),
    ] {
        assert_eq!(game.recognise(head), kind, "{head:?}");
    }
}

/// Broken rules are told all at once, each at its place in the text.
#[test]
fn positions_are_checked() {
    let broken = Facade::new(Lines::march()).check_position("*.../...p/.P../..../..../[PPb] b", Mode::Exact);
    assert!(!broken.valid);
    let told = broken.diagnostics.iter().map(|diagnostic| {
        let span = diagnostic.span.expect("every broken rule has a place");
        format!(
            "{} {}..{}",
            diagnostic.code().as_str().trim_start_matches("toy.lines.position."),
            span.start,
            span.end
        )
    });
    assert_eq!(
        told.collect::<Vec<_>>(),
        ["hole 0..1", "man-in-hole 11..12", "no-drops 26..27", "no-drops 27..28", "no-drops 28..29"]
    );
    assert_eq!(broken.canonical.as_deref(), Some("*.../...p/.P../..../..../[PPb] b"));
    let good = Facade::new(Lines::three()).check_position("b..\r\n...\n.../[bPP] w\n", Mode::Exact);
    assert_eq!((good.valid, good.canonical.as_deref()), (true, Some("b../.../.../[PPb] w")));
}
