//! What is said when a variant does not do what its own tests say.

use std::ops::ControlFlow;
use std::sync::Arc;

use tabiya_game::{Diagnostic, Level};
use tabiya_messages::{Catalogue, Language};
use tabiya_variants::file::VariantFile;
use tabiya_variants::{file, library, trial};

fn read(text: &str) -> VariantFile {
    file::read(text, &|base| library::text(base).map(str::to_owned)).expect("the file is sound")
}

fn failures(text: &str) -> Vec<Diagnostic> {
    let file = read(text);
    let game = tabiya_variants::game(Arc::new(file.spec));
    trial::run(&*game, text, &file.tests, &mut trial::Budget::default(), &mut |_| ControlFlow::Continue(()))
        .expect("nothing stops it")
}

/// Runs chess with this test: each failure with its place and what stands there.
fn check(test: &str) -> String {
    let text = format!("name = \"x\"\nextends = \"chess\"\n[[test]]\nname = \"a test\"\n{test}\n");
    let catalogue = Catalogue::new(Language::English);
    let said = failures(&text).into_iter().map(|diagnostic| {
        let span = diagnostic.span.expect("a failure has a place");
        let sentence = catalogue.sentence(&diagnostic.message);
        let help = catalogue.help(&diagnostic.message).expect("every sentence has a help");
        format!("{}:{} {}\n{sentence}\n{help}", span.line, span.column, &text[span.start..span.end])
    });
    said.collect::<Vec<_>>().join("\n\n")
}

#[test]
fn what_holds_is_not_spoken_of() {
    let holds = [
        "perft = [20, 400]",
        "legal = ['e2e4', 'Nf3']\nillegal = ['e2e5', 'Nf6']\noutcome = 'ongoing'",
        "play = ['f2f3', 'e7e5', 'g2g4', 'd8h4']\noutcome = 'black'",
        "play = ['f2f3', 'e7e5', 'g2g4', 'd8h4']\nillegal = ['a2a3']\nperft = [0, 0]",
        "position = 'k7/2Q5/8/8/8/8/8/K7 b - - 0 1'\noutcome = 'draw'",
        "position = 'R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1'\noutcome = 'white'",
    ];
    for test in holds {
        assert_eq!(check(test), "", "{test}");
    }
}

#[test]
fn positions() {
    insta::assert_snapshot!(check("position = 'k7/2Q5/8/8/8/8/8/7 b'"), @r#"
    5:30 7
    Test “a test”: here is no position of the game: Rank 1 has 7 squares; in this game it has 8.
    A test reads positions as the game does everywhere else.
    "#);
    insta::assert_snapshot!(check("position = \"k\\u0037/8/8/8/8/8/8/8 w - - 0 1\""), @r#"
    5:12 "k\u0037/8/8/8/8/8/8/8 w - - 0 1"
    Test “a test”: here is no position of the game: White has no royal piece (K), which it can't have lost.
    A test reads positions as the game does everywhere else.
    "#);
}

#[test]
fn moves() {
    insta::assert_snapshot!(check("play = ['e2e4', 'e2e3']\nlegal = ['e7e5']"), @r#"
    5:17 'e2e3'
    Test “a test”: “e2e3” can’t be played: There is no piece on e2.
    Correct the moves that are played first, or the rules that forbid this one.
    "#);
    insta::assert_snapshot!(check("play = ['f2f3', 'e7e5', 'g2g4', 'd8h4', 'a2a3']"), @"
    5:41 'a2a3'
    Test “a test”: “a2a3” can’t be played: the game is over (checkmate).
    Correct the moves that are played first, or the rules that forbid this one.
    ");
    insta::assert_snapshot!(
        check("position = 'R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1'\nlegal = ['h7h6']"), @"
    6:10 'h7h6'
    Test “a test”: “h7h6” should be legal, but is not: The game is over: checkmate.
    Change the rules that forbid it, or move it to “illegal”.
    ");
    insta::assert_snapshot!(check("legal = ['e2e4', 'e2e5']"), @r#"
    5:18 'e2e5'
    Test “a test”: “e2e5” should be legal, but is not: The pawn on e2 can't go to e5.
    Change the rules that forbid it, or move it to “illegal”.
    "#);
    insta::assert_snapshot!(check("illegal = ['e2e5', 'e2e4']"), @r#"
    5:20 'e2e4'
    Test “a test”: “e2e4” should be illegal, but is legal as e2e4.
    Change the rules that allow it, or move it to “legal”.
    "#);
    insta::assert_snapshot!(check("legal = ['zz']"), @"
    5:10 'zz'
    Test “a test”: “zz” is no move, legal or not: “z” is no square of this board.
    Write a move as the game writes it: e2e4, a7a8q, P@e4.
    ");
    insta::assert_snapshot!(check("illegal = ['e2e9']"), @r#"
    5:12 'e2e9'
    Test “a test”: “e2e9” is no move, legal or not: “e9” is no square of this board.
    Write a move as the game writes it: e2e4, a7a8q, P@e4.
    "#);
    insta::assert_snapshot!(
        check("position = '8/P6k/8/8/8/8/8/K7 w - - 0 1'\nillegal = ['a7a8']\nlegal = ['a7a8']"),
        @r#"
    6:12 'a7a8'
    Test “a test”: “a7a8” could be several legal moves: a7a8q, a7a8r, a7a8b and a7a8n.
    Write the one that is meant.

    7:10 'a7a8'
    Test “a test”: “a7a8” could be several legal moves: a7a8q, a7a8r, a7a8b and a7a8n.
    Write the one that is meant.
    "#
    );
}

#[test]
fn outcomes() {
    insta::assert_snapshot!(check("outcome = 'draw'"), @r#"
    5:11 'draw'
    Test “a test”: here the game goes on; expected was that the game is drawn.
    Look at what [ends] says, or correct the test.
    "#);
    insta::assert_snapshot!(check("play = ['f2f3', 'e7e5', 'g2g4', 'd8h4']\noutcome = 'white'"), @r#"
    6:11 'white'
    Test “a test”: here Black has won (checkmate); expected was that White has won.
    Look at what [ends] says, or correct the test.
    "#);
}

#[test]
fn counts() {
    insta::assert_snapshot!(check("perft = [20, 401, 1]"), @r#"
    5:14 401
    Test “a test”: perft to depth 2 is 400; 401 was expected.
    The count at the first depth that differs is the one to look into: list the legal moves there.
    "#);
    insta::assert_snapshot!(check("perft = [20, 400, 8902, 197281, 4865609, 1]"), @r#"
    5:42 1
    Test “a test”: perft to depth 6 is far more than 1, which was expected.
    The count at the first depth that differs is the one to look into: list the legal moves there.
    "#);
}

/// A count that is too large is left out, which is a note; what the tests expect before it is counted.
#[test]
fn large_counts() {
    insta::assert_snapshot!(check("perft = [20, 400, 8902, 197281, 4865609, 119060324, 3195901860]"), @"
    5:42 119060324
    Test “a test”: perft to depth 6 was not counted: the tests of a file may expect 100000000 positions together, and no more.
    `tabiya perft FILE 6` counts it.
    ");
    let left_out =
        failures("name = \"x\"\nextends = \"chess\"\ntest = [{ name = \"t\", perft = [119060324] }]");
    assert_eq!(left_out.iter().map(|note| note.level).collect::<Vec<_>>(), [Level::Note]);
}

#[test]
fn tests_of_a_base_are_not_taken_over() {
    assert!(read("name = \"x\"\nextends = \"chess\"").tests.is_empty());
}

#[test]
fn counting_can_be_stopped() {
    let text = library::text("chess").expect("it is in the library");
    let file = read(text);
    let game = tabiya_variants::game(Arc::new(file.spec));
    let mut counted = 0;
    let run = trial::run(&*game, text, &file.tests, &mut trial::Budget::default(), &mut |nodes| {
        counted += nodes;
        if counted > 10_000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(run, None);
    assert!((10_001..20_000).contains(&counted), "{counted}");
}
