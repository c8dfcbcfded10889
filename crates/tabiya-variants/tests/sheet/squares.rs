//! Squares in words.

use tabiya_game::Argument;
use tabiya_messages::{Catalogue, Language};
use tabiya_variants::sheet::sheet;

use crate::support::read;

/// What is said of a region with these squares on a board of four by four.
#[track_caller]
fn check(region: &str, said: &str) {
    check_with_holes("", region, said);
}

/// The same where some squares are holes.
#[track_caller]
fn check_with_holes(holes: &str, region: &str, said: &str) {
    let (start, board) = match holes {
        "" => ("3k/4/4/K3", String::new()),
        _ => ("3k/4/1**1/K3", format!(", holes = \"{holes}\"")),
    };
    let text = format!(
        "name = \"squares\"\nstart = \"{start} w - - 0 1\"\nboard = {{ size = \"4x4\"{board} }}\n\
         regions.zone = {{ {region} }}\npieces.K = {{ line = \"1*\", royal = true }}\n"
    );
    let sheet = sheet(&read(&text));
    let told = sheet
        .board
        .sentences
        .iter()
        .find_map(|message| message.argument("name").and(message.argument("squares")));
    let told = told.expect("the region is told").clone();
    let message = tabiya_game::Message::new(tabiya_game::Code::new("variants.rules.region"))
        .with("name", Argument::text("zone"))
        .with("squares", told);
    let sentence = Catalogue::new(Language::English).sentence(&message);
    assert_eq!(sentence, format!("The region “zone”: {said}."), "{region}");
}

#[test]
fn squares_are_told_by_the_fewest_words() {
    check("squares = \"a1\"", "a1");
    check("squares = \"a1-b2 d4\"", "a1–b2 and d4");
    check("squares = \"a1-d1\"", "rank 1");
    check("squares = \"ranks 1-2, file c\"", "ranks 1–2 and file c");
    check("squares = \"files b-c\"", "files b–c");
    check("squares = \"all not b2\"", "the whole board except b2");
    check("squares = \"all not a4 not d1\"", "the whole board except d1 and a4");
    check("squares = \"all\"", "the whole board");
    check("white = \"rank 1\", black = \"rank 4\"", "rank 1 for White, rank 4 for Black");
    check("white = \"rank 1\", black = \"none\"", "rank 1 for White, no square for Black");
}

#[test]
fn holes_are_told_where_nothing_else_is() {
    check_with_holes("b2-c2", "squares = \"b2-c2\"", "b2–c2");
    check_with_holes("b2-c2", "squares = \"b2\"", "b2");
    check_with_holes("b2-c2", "squares = \"all not b2-c2\"", "the whole board");
    check_with_holes(
        "b2-c2",
        "white = \"rank 1\", black = \"none\"",
        "rank 1 for White, no square for Black",
    );
    let sheet = sheet(&read(
        "name = \"lake\"\nstart = \"3k/4/1**1/K3 w - - 0 1\"\nboard = { size = \"4x4\", holes = \"b2-c2\" }\n\
         pieces.K = { line = \"1*\", royal = true }\n",
    ));
    let told = Language::ALL.map(|language| Catalogue::new(language).sentence(&sheet.board.sentences[1]));
    for sentence in &told {
        assert!(sentence.contains("b2–c2"), "{sentence}");
    }
    assert_eq!(told[0], "These squares are no part of the board: b2–c2.");
}
