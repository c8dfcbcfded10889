//! What people read.

use tabiya_messages::{Catalogue, Language};
use tabiya_variants::{file, ini};

use crate::support::{base, sentences};

#[test]
fn errors_are_told_in_sentences() {
    let text = "[a:chess]
nMoveRule = fifty
promotionPieceTypes = qx
castlingKingsideFile = z
flagRegion = d4 4d
stalemateValue = lost
[b:flipello]
[c:chss]
";
    let errors = ini::read(text, &base).expect_err("there is much wrong with it");
    insta::assert_snapshot!(sentences(&errors).join("\n"), @"
    line 2: “nMoveRule” is a number up to 65535, not “fifty”.
    line 3: “promotionPieceTypes” speaks of the piece “x”, which the game doesn’t have.
    line 4: “castlingKingsideFile” is a file, not “z”.
    line 5: “4d” is no square, but “flagRegion” is a list of squares.
    line 6: “stalemateValue” is a result, not “lost”.
    line 7: “flipello” is built into Fairy-Stockfish, but not here.
    line 8: “chss” is neither a section above nor a game that is known here.
    ");
}

#[test]
fn notes_are_told_in_sentences() {
    let text = "[a:janggi]
bikjangRule = true
pieceToCharTable = -
materialCountin = janggi
nFoldRule = 1
";
    let game = &ini::read(text, &base).expect("it is sound")[0];
    insta::assert_snapshot!(sentences(&game.unsaid).join("\n"), @"
    line 1: “janggi” is not inherited wholly. “K” has moves between some squares only that can’t be said.
    line 1: “janggi” is not inherited wholly. What kings that face each other mean can’t be said.
    line 1: “janggi” is not inherited wholly. That two passes in a row end the game can’t be said.
    line 2: “bikjangRule” with the value “true” is a rule that variants here can’t have.
    line 3: “pieceToCharTable” is of use to programs that show the game or think about it, and no rule.
    line 4: “materialCountin” is no option that is known here.
    line 5: “nFoldRule” is not quite the same here: a position is repeated when it stands twice at least, so there is no end by repetition.
    ");
}

#[test]
fn what_is_unsayable_is_told_in_sentences() {
    let text = r#"
name = "tiny"
start = "k3/3p/P3/3K w - - 0 1"
board.size = "4x4"
pieces.K = { line = "1*", royal = true }
pieces.P = { line = { white = "h1>", black = "h1>,1<" } }
ends.quiet = { plies = 3, reset = [] }
"#;
    let spec = file::read(text, &|_| None).expect("it is sound").spec;
    insta::assert_snapshot!(sentences(&ini::write(&spec).unsayable).join("\n"), @"
    “P” moves differently for white and for black.
    The end after moves without progress can’t be said.
    Not all moves of “P” can be said: “h” is a condition that Fairy-Stockfish doesn't have.
    ");
}

/// The help has a position of the size that is asked for.
#[test]
fn a_start_of_the_right_size_is_proposed() {
    let catalogue = Catalogue::new(Language::English);
    let cases = [
        ("[a:crazyhouse]\nmaxRank = 9\n", "k7/8/8/8/8/8/8/8/K7[] w - - 0 1"),
        ("[a:chess]\nmaxRank = 3\nmaxFile = 1\n", "k/1/K w - - 0 1"),
        ("[a]\nking = m\nmaxFile = l\n", "m11/12/12/12/12/12/12/M11 w - - 0 1"),
    ];
    for (text, start) in cases {
        let errors = ini::read(text, &base).expect_err("it has no start");
        let help = catalogue.help(&errors[0].message).expect("a help");
        assert_eq!(help, format!("Write the position that it starts from: startFen = {start}."), "{text}");
        let whole = format!("{text}startFen = {start}\n");
        assert!(ini::read(&whole, &base).is_ok(), "{whole}");
    }
}
