//! Records of the shared form, played by the toys: what is legal, what is not, and where that is said.

use core::ops::ControlFlow;

use tabiya_game::{
    Facade, Game, GameText, Level, Mode, Outcome, RecordReader, RecordReport, ResolveOptions, Rules,
    SharedRecordReader, shared_record,
};
use tabiya_messages::{Catalogue, Language};
use tabiya_toys::{Chains, Lines};

fn read(game: &impl GameText, text: &str, mode: Mode) -> RecordReport {
    let mut reader: Box<dyn RecordReader> = Box::new(SharedRecordReader::new(game.clone(), mode));
    let _ = reader.lines(text, &mut |_| ControlFlow::Continue(()));
    reader.finish()
}

/// The report as text: plies, position, outcome, then a line a diagnostic, in English.
fn report(game: &impl GameText, text: &str, mode: Mode) -> String {
    let report = read(game, text, mode);
    let english = Catalogue::new(Language::English);
    let mut lines = vec![format!(
        "{} {} {} {}",
        if report.valid { "valid" } else { "invalid" },
        report.plies,
        report.position.unwrap_or_default(),
        report.outcome.status()
    )];
    for diagnostic in report.diagnostics {
        let span = diagnostic.span.expect("every error has a place");
        let level = if diagnostic.level == Level::Error { "error" } else { "note" };
        let sentence = english.sentence(&diagnostic.message);
        let place = format!("{}:{} {:?}", span.line, span.column, &text[span.range()]);
        lines.push(format!("{level} {place}: {sentence}"));
        lines.extend(english.help(&diagnostic.message).map(|help| format!("    {help}")));
        let candidates = diagnostic.candidates.iter();
        lines.extend(candidates.map(|candidate| format!("    {} = {}", candidate.text, candidate.movement)));
    }
    lines.join("\n")
}

fn three(text: &str) -> String {
    report(&Lines::three(), text, Mode::Exact)
}

fn three_lenient(text: &str) -> String {
    report(&Lines::three(), text, Mode::Lenient)
}

#[test]
fn good_records() {
    insta::assert_snapshot!(three(""), @r"valid 0 .../.../.../[PPBppb] w ongoing");
    insta::assert_snapshot!(three("1. P@a1 P@b1\n2. P@a2"), @r"valid 3 .../P../Pp./[Bpb] b ongoing");
    insta::assert_snapshot!(three("# game: toy-lines\n# result: 1-0\n\n1. P@a1 P@b1\n2. P@a2 P@b2\n3. B@a3\n1-0\n"), @r"valid 5 B../Pp./Pp./[b] b first");
    insta::assert_snapshot!(
        three("p../.P./..p/[PB] b\n\n1. …… a3b3 (1. …… c1b1 2. b2b1x (2. b2c2)) 2. b2b3x c1c2 (c1b1)"), @r"valid 3 .P./..p/.../[PPB] w ongoing");
    insta::assert_snapshot!(three("p..\r\n.P.\r\n..p\r\n[PB] w\r\n\r\n1. b2a2 (b2a2 a3a2x 2. P@b2) c1c2 *\r\n"), @r"valid 2 p../P.p/.../[PB] w ongoing");
}

#[test]
fn notations_are_named_or_tried() {
    insta::assert_snapshot!(three("1. P@a1 Pa1-b2"), @r#"
    invalid 1 .../.../P../[PBppb] b ongoing
    error 1:9 "Pa1-b2": Round 1, second half-move: “Pa1-b2” is not legal: toy.lines.why.other-side (from: a1, to: b2, man: P).
    "#);
    insta::assert_snapshot!(three("# notation: letters\n\n1. P@a1 P@b1\n2. Pa2 Pc1"), @r"valid 4 .../P../..p/[PBpb] w ongoing");
    insta::assert_snapshot!(three("# notation: letters\n\n1. P@a1 P@b1\n2. a1a2"), @r#"
    invalid 2 .../.../Pp./[PBpb] w ongoing
    error 4:4 "a": Round 2, first half-move: “a1a2” can't be read: toy.text.syntax (found: a, expected: a1b2).
    "#);
    insta::assert_snapshot!(three("# notation: iccs\n\n1. P@a1"), @r#"
    invalid 0  ongoing
    error 1:13 "iccs": There is no notation “iccs” for this game.
        Known notations: squares, letters and letters-from-above.
    "#);
}

#[test]
fn the_game_is_the_one_that_is_named() {
    insta::assert_snapshot!(three("# game: toy-chains\n\n1. P@a1"), @r#"
    invalid 0  ongoing
    error 1:9 "toy-chains": The record is of “toy-chains”, but is read as one of “toy-lines”.
        Read it as “toy-chains”, or correct its header “game” or “variant”.
    "#);
    insta::assert_snapshot!(three("# game: lines\n# variant: toy-lines\n\n1. P@a1"), @r"valid 1 .../.../P../[PBppb] b ongoing");
    insta::assert_snapshot!(three("# variant: toy-lines-four\n# game: toy-lines\n\n1. P@a1"), @r#"
    invalid 0  ongoing
    error 1:12 "toy-lines-four": The record is of “toy-lines-four”, but is read as one of “toy-lines”.
        Read it as “toy-lines-four”, or correct its header “game” or “variant”.
    "#);
}

#[test]
fn starting_positions() {
    insta::assert_snapshot!(three("p../.Q./..p/[PB] b\n\n1. a1b1"), @r#"
    invalid 0  ongoing
    error 1:6 "Q": toy.position.cell (found: Q, expected: . * P B p b)
    "#);
    insta::assert_snapshot!(three("; first\np..\n.P.\n..pp\n[PB] b\n\n1. a1b1"), @r#"
    invalid 0  ongoing
    error 4:1 "..pp": toy.position.width (found: 4, expected: 3)
    "#);
    insta::assert_snapshot!(three("p../.P./..p/[PB] b\n\n1. a3b3"), @r#"
    invalid 0 p../.P./..p/[PB] b ongoing
    error 3:4 "a3b3": The second side is to act in the starting position, but “a3b3” is written as the first side's half-move.
        Write “1. …… a3b3”.
    "#);
    insta::assert_snapshot!(three("p../.P./..p/[PB] w\n\n1. …… b2b3"), @r#"
    invalid 0 p../.P./..p/[PB] w ongoing
    error 3:4 "……": “……” says that the first half-move is absent, but the first side is to act in the starting position.
        Leave it out.
    "#);
    insta::assert_snapshot!(three("PPP/.../..p/[B] b\n\n1. …… c1c2\n1-0"), @r#"
    invalid 0 PPP/.../..p/[B] b first
    error 3:7 "c1c2": Round 1, second half-move: “c1c2” follows, but the game was over before (1-0, toy.lines.outcome.line).
        Nothing may follow the half-move that ends the game but the result.
    "#);
    insta::assert_snapshot!(three("PPP/.../..p/[B] b\n\n0-1"), @r#"
    invalid 0 PPP/.../..p/[B] b first
    error 3:1 "0-1": The record says “0-1”, but the game ended “1-0” on the board (toy.lines.outcome.line).
    "#);
    insta::assert_snapshot!(three_lenient("\u{feff} p.. / .P./..x/[PB] b\n\n1. …… a3b3"), @r#"
    invalid 0  ongoing
    note 1:1 "\u{feff}": The line begins with a byte-order mark, an invisible character that doesn't belong to the text.
        Save the file as UTF-8 without a byte-order mark.
    error 1:15 "x": toy.position.cell (found: x, expected: . * P B p b)
    "#);
    insta::assert_snapshot!(three_lenient("\u{feff} p.. / .P./..p/[PB] b\n\n1. a3b3"), @r#"
    valid 1 .p./.P./..p/[PB] w ongoing
    note 1:1 "\u{feff}": The line begins with a byte-order mark, an invisible character that doesn't belong to the text.
        Save the file as UTF-8 without a byte-order mark.
    note 1:2 " p.. ": toy.position.blanks
    note 1:8 " .P.": toy.position.blanks
    note 3:4 "a3b3": The second side is to act in the starting position, but “a3b3” is written as the first side's half-move.
        Write “1. …… a3b3”.
    "#);
}

#[test]
fn half_moves_that_cannot_be_played() {
    insta::assert_snapshot!(three("1. P@a1 P@a1"), @r#"
    invalid 1 .../.../P../[PBppb] b ongoing
    error 1:9 "P@a1": Round 1, second half-move: “P@a1” is not legal: toy.lines.why.occupied (man: p, to: a1).
    "#);
    insta::assert_snapshot!(three("1. P@a1 P@b1\n2. P@"), @r#"
    invalid 2 .../.../Pp./[PBpb] w ongoing
    error 2:6 "": Round 2, first half-move: “P@” can't be read: toy.text.syntax (found: , expected: a1b2).
    "#);
    insta::assert_snapshot!(three("1. P@a1 B@a2\n2. a1a2 b1"), @r#"
    invalid 2 .../b../P../[PBpp] w ongoing
    error 2:4 "a1a2": Round 2, first half-move: “a1a2” fits several legal moves.
        Write one of these: a1a2x and a1a2s.
        a1a2x = a1a2x
        a1a2s = a1a2s
    "#);
    insta::assert_snapshot!(three("1. P@a1 P@b1\n2. P@a2 P@b2\n3. B@a3 B@c1"), @r#"
    invalid 5 B../Pp./Pp./[b] b first
    error 3:9 "B@c1": Round 3, second half-move: “B@c1” follows, but the game was over before (1-0, toy.lines.outcome.line).
        Nothing may follow the half-move that ends the game but the result.
    "#);
    insta::assert_snapshot!(three("1. P@a1 (P@b2 a1a2) P@b1"), @r#"
    invalid 1 .../.../P../[PBppb] b ongoing
    error 1:15 "a1a2": Round 1, second half-move: “a1a2” is not legal: toy.lines.why.empty (from: a1, to: a2).
    "#);
    insta::assert_snapshot!(three("1. P@a1 P@b1\n3. P@a2"), @r#"
    invalid 2 .../.../Pp./[PBpb] w ongoing
    error 2:1 "3.": The round's number is “3.”; it should be “2.”.
        Rounds are numbered from 1 in order, without leading zeros.
    "#);
}

/// A lenient reader skips the rest of a variation that can't be played, but not the rest of the main line.
#[test]
fn lenient_readers_go_on_behind_broken_variations() {
    insta::assert_snapshot!(
        three_lenient("1. P@a1 (P@b2 a1a2 (B@b1) 2. B@c3 (b1)) P@b1 (x) 3. P@a2 (P@c3) P@a3"), @r#"
    invalid 4 p../P../Pp./[Bb] w ongoing
    error 1:15 "a1a2": Round 1, second half-move: “a1a2” is not legal: toy.lines.why.empty (from: a1, to: a2).
    error 1:47 "x": Round 1, second half-move: “x” can't be read: toy.text.syntax (found: x, expected: a1b2).
    note 1:50 "3.": The round's number is “3.”; it should be “2.”.
        Rounds are numbered from 1 in order, without leading zeros.
    "#);
    insta::assert_snapshot!(three_lenient("1. P@a1 P@b1 2. P@a1 P@a2 3. x"), @r#"
    invalid 2 .../.../Pp./[PBpb] w ongoing
    error 1:17 "P@a1": Round 2, first half-move: “P@a1” is not legal: toy.lines.why.occupied (man: P, to: a1).
    "#);
    insta::assert_snapshot!(three_lenient("1. P @a1\u{3000}P@b1"), @r#"
    invalid 0 .../.../.../[PPBppb] w ongoing
    error 1:5 "": Round 1, first half-move: “P” can't be read: toy.text.syntax (found: , expected: a1b2).
    "#);
}

#[test]
fn results() {
    insta::assert_snapshot!(three("1. P@a1 P@b1\n2. P@a2 P@b2\n3. B@a3\n0-1"), @r#"
    invalid 5 B../Pp./Pp./[b] b first
    error 4:1 "0-1": The record says “0-1”, but the game ended “1-0” on the board (toy.lines.outcome.line).
    "#);
    insta::assert_snapshot!(three("1. P@a1 P@b1\n2. P@a2 P@b2\n3. B@a3\n*"), @r#"
    valid 5 B../Pp./Pp./[b] b first
    note 4:1 "*": The record leaves the result open (“*”), but the game ended “1-0” on the board (toy.lines.outcome.line).
    "#);
    insta::assert_snapshot!(three("# result: 1/2-1/2\n1. P@a1 P@b1\n2. P@a2 P@b2\n3. B@a3"), @r#"
    invalid 5 B../Pp./Pp./[b] b first
    error 1:11 "1/2-1/2": The record says “1/2-1/2”, but the game ended “1-0” on the board (toy.lines.outcome.line).
    "#);
    insta::assert_snapshot!(three("# result: 1/2-1/2\n1. P@a1 P@b1\n1-0"), @r#"
    invalid 2 .../.../Pp./[PBpb] w ongoing
    error 3:1 "1-0": The last line says “1-0”, but the header “result” says “1/2-1/2”.
    "#);
    // A resignation leaves no trace on the board.
    insta::assert_snapshot!(three("1. P@a1 P@b1\n1-0"), @r"valid 2 .../.../Pp./[PBpb] w ongoing");
}

/// The same position a third time ends the game, in the main line and in a variation, each with its own history.
#[test]
fn repetition_is_seen_in_the_history() {
    let start = "..../p.../..../...P/[] w\n\n";
    let game = Lines::new("shuffle", 4, 4, 4, [2, 2]).expect("the board exists");
    let round = |number: u32| {
        if number % 2 == 1 { format!("{number}. d1d2 a3a2\n") } else { format!("{number}. d2d1 a2a3\n") }
    };
    let rounds = |last: u32| (1..=last).map(round).collect::<Vec<_>>().concat();
    insta::assert_snapshot!(report(&game, &format!("{start}{}*", rounds(3)), Mode::Exact), @r"valid 6 ..../..../p..P/..../[] w ongoing");
    insta::assert_snapshot!(report(&game, &format!("{start}{}*", rounds(4)), Mode::Exact), @r#"
    valid 8 ..../p.../..../...P/[] w draw
    note 7:1 "*": The record leaves the result open (“*”), but the game ended “1/2-1/2” on the board (toy.lines.outcome.repetition).
    "#);
    insta::assert_snapshot!(report(&game, &format!("{start}{}", rounds(5)), Mode::Exact), @r#"
    invalid 8 ..../p.../..../...P/[] w draw
    error 7:4 "d1d2": Round 5, first half-move: “d1d2” follows, but the game was over before (1/2-1/2, toy.lines.outcome.repetition).
        Nothing may follow the half-move that ends the game but the result.
    "#);
    // The variation repeats the position together with the main line before it, the main line does not, and what was
    // played in a variation doesn't count outside of it.
    let branch = format!("{start}{}4. d2d1 a2b2 (a2a3 5. d1d2)\n5. d1c1 b2b1", rounds(3));
    let elsewhere = "1. d1d2 a3a2\n2. d2d1 (d2d3 a2a3 3. d3d2 a3a2 4. d2d3) a2a3\n3. d1d2 a3a2\n4. d2d1";
    insta::assert_snapshot!(report(&game, &format!("{start}{elsewhere}"), Mode::Exact), @r"valid 7 ..../..../p.../...P/[] b ongoing");
    insta::assert_snapshot!(report(&game, &branch, Mode::Exact), @r#"
    invalid 8 ..../..../.p../...P/[] w ongoing
    error 6:23 "d1d2": Round 5, first half-move: “d1d2” follows, but the game was over before (1/2-1/2, toy.lines.outcome.repetition).
        Nothing may follow the half-move that ends the game but the result.
    "#);
}

/// Forty quiet moves end a game of chains. The reader keeps the plies that this takes and forgets those before, and
/// still agrees with a table, which keeps all.
#[test]
fn the_history_is_kept_as_far_as_the_game_looks_back() {
    let start = "x..../..x.x/...../..x.x/o.o.o/w";
    let mut captures = ["e1e3", "c1c3", "e3e5", "c3c5"].into_iter();
    let (mut own, mut other) = (["a1a2", "a2a1"].into_iter().cycle(), ["a5a4", "a4a5"].into_iter().cycle());
    let mut table = Facade::new(Chains::free()).table(start, Mode::Exact).expect("it is good");
    let mut record = format!("{start}\n\n");
    for round in 1..=200 {
        let capture = if round % 19 == 0 { captures.next() } else { None };
        let moves = [capture.or_else(|| own.next()), other.next()].map(|text| text.expect("there is no end"));
        record.extend([format!("{round}. "), moves.join(" "), "\n".to_owned()]);
        let decided = moves.into_iter().any(|text| {
            table
                .play(text, &ResolveOptions::default())
                .unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
            !table.outcome().is_ongoing()
        });
        if decided {
            break;
        }
    }
    assert_eq!(table.outcome().status(), "draw");
    assert_eq!(table.plies(), 191);
    let report = read(&Chains::free(), &record, Mode::Exact);
    assert_eq!(report.plies, 191);
    assert_eq!(report.position, Some(table.position()));
    assert_eq!(report.outcome, table.outcome());
}

/// Without repetition the game never looks back, and no record is too long.
#[test]
fn records_of_any_length_are_read() {
    let game = Lines::march().with_repetitions(0);
    let rounds = (1..=10_000).map(|round| {
        let moves = if round % 2 == 1 { "a1a2 a5a4" } else { "a2a1 a4a5" };
        format!("{round}. {moves}\n")
    });
    let report = read(&game, &rounds.collect::<Vec<_>>().concat(), Mode::Exact);
    assert!(report.valid, "{:?}", report.diagnostics);
    assert_eq!((report.plies, report.position), (20_000, Some(game.write_position(&game.start()))));
}

#[test]
fn plies_are_seen_as_they_are_played() {
    let game = Lines::three();
    let mut reader = game.record_reader(Mode::Exact);
    assert_eq!(reader.start().as_deref(), Some(".../.../.../[PPBppb] w"));
    let mut seen = Vec::new();
    let mut see = |ply: &dyn tabiya_game::PlySeen| {
        seen.push(format!(
            "{} {} {} {} {:?} {}",
            ply.number(),
            ply.text(),
            ply.canonical(),
            ply.position(),
            ply.result(),
            ply.outcome().status()
        ));
        if ply.number() == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    assert!(reader.line("1. P@a1 (P@b2) B@a2 (B@b2) 2. P~a2 P@b1", &mut see).is_break());
    assert!(reader.line("3. P@b2", &mut see).is_break());
    let report = reader.finish();
    assert!(report.valid);
    assert_eq!(report.plies, 3);
    insta::assert_snapshot!(seen.join("\n"), @r"
    1 P@a1 P@a1 .../.../P../[PBppb] b None ongoing
    2 B@a2 B@a2 .../b../P../[PBpp] w None ongoing
    3 P~a2 a1a2s .../P../b../[PBpp] b None ongoing
    ");
}

/// What the table writes, with the result by the rules.
#[test]
fn games_are_written_with_their_result() {
    let texts = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
    let game = Lines::three();
    let start = game.start();
    insta::assert_snapshot!(shared_record(&game, &start, &texts("P@a1 P@b1 P@a2 P@b2 B@a3")), @r"
    # game: toy-lines

    1. P@a1 P@b1
    2. P@a2 P@b2
    3. B@a3
    1-0
    ");
    let (start, _) = game.read_position("p../.P./..p/[PB] b", Mode::Exact).expect("it is good");
    insta::assert_snapshot!(shared_record(&game, &start, &texts("a3b3 b2b3x")), @r"
    # game: toy-lines

    p../.P./..p/[PB] b

    1. …… a3b3
    2. b2b3x
    *
    ");
    let outcome = read(&game, &shared_record(&game, &start, &[]), Mode::Exact).outcome;
    assert_eq!(outcome, Outcome::Ongoing);
}

/// Every sentence is there in both languages, with all of its variables.
#[test]
fn sentences_are_complete() {
    let game = Lines::three();
    for text in [
        "1. P@a1 P@a1",
        "1. P@",
        "1. P@a1 B@a2\n2. a1a2",
        "1. P@a1 P@b1\n2. P@a2 P@b2\n3. B@a3 B@c1",
        "1. P@a1 P@b1\n2. P@a2 P@b2\n3. B@a3\n0-1",
        "1. P@a1 P@b1\n2. P@a2 P@b2\n3. B@a3\n*",
        "# result: 1-0\n0-1",
        "# game: chess\n*",
        "p../.P./..p/[PB] b\n\n1. a3b3",
        "p../.P./..p/[PB] w\n\n1. …… b2b3",
    ] {
        let report = read(&game, text, Mode::Exact);
        assert!(!report.diagnostics.is_empty(), "{text:?}");
        for diagnostic in report.diagnostics {
            for language in [Language::English, Language::Chinese] {
                let catalogue = Catalogue::new(language);
                let mut message = diagnostic.message.clone();
                // What the toys say themselves has no sentence.
                for (_, argument) in &mut message.arguments {
                    if matches!(argument, tabiya_game::Argument::Message(_) | tabiya_game::Argument::Term(_))
                    {
                        *argument = tabiya_game::Argument::text("…");
                    }
                }
                catalogue.try_sentence(&message).unwrap_or_else(|flaws| panic!("{text:?}: {flaws:?}"));
            }
        }
    }
}
