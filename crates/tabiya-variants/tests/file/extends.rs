//! What a file takes over from another.

use crate::support::sound;

/// Variants that only tests extend.
pub(crate) const BASES: &[(&str, &str)] = &[
    ("test-broken", "pass = "),
    ("test-circle", "extends = \"test-circle-2\""),
    ("test-circle-2", "extends = \"test-circle\""),
    (
        "test-pawns",
        r#"
title = "Pawns"
origin = "A test."
start = "kq2/pp2/2PP/3K w - - 0 1"
pass = "always"
regions.camp = { squares = "rank 1" }
pieces.P = { line = "o1>,c1X>,L4Q", name = { en = "pawn", ru = "пешка" } }
pieces.Q = { line = "n*" }
ends = { stalemate = "loss", quiet = { plies = 20 } }
[[promotion]]
piece = "P"
zone = "rank 3"
mandatory = "none"
to = "Q"
[[test]]
name = "of the other variant"
"#,
    ),
];

fn own(case: &str) -> tabiya_variants::file::VariantFile {
    sound(&format!("# whole\nname = \"own\"\nextends = \"test-pawns\"\n{case}"))
}

#[test]
fn tables_are_merged_and_values_replaced() {
    let spec = own("pieces.P = { name = { vi = \"tốt\" } }\nends.quiet.plies = 30").spec;
    let pawn = spec.types.iter().find(|kind| kind.letter == "P").expect("a pawn");
    assert_eq!(pawn.names.en, "pawn");
    assert_eq!(pawn.names.vi.as_deref(), Some("tốt"));
    assert_eq!(pawn.lines[0].to_string(), "o1>,c1X>,L4Q");
    assert_eq!(spec.ends.stalemate, tabiya_variants::spec::Verdict::Loss);
    assert_eq!(spec.ends.quiet, Some((30, Vec::new())));
    assert_eq!(spec.promotions.len(), 1);
    assert_eq!(own("promotion = []").spec.promotions, []);
}

#[test]
fn what_a_file_says_for_itself_is_not_taken_over() {
    let file = own("");
    assert_eq!((&*file.spec.name, &*file.spec.title.en, &*file.spec.origin), ("own", "own", ""));
    assert_eq!(file.tests, []);
    assert_eq!(file.notes, []);
}

#[test]
fn false_takes_away() {
    let spec = own("pass = false\npieces.Q = false\npieces.P.line = \"1>\"\npromotion = false\nstart = \"k3/4/4/3K w - - 0 1\"").spec;
    let letters: Vec<_> = spec.types.iter().map(|kind| &*kind.letter).collect();
    assert_eq!(letters, ["K", "P"]);
    assert_eq!(spec.pass, tabiya_variants::spec::Pass::Never);
}

#[test]
fn pieces_keep_their_order_and_new_ones_come_last() {
    let spec = own("pieces.A = { line = \"1+\" }\npieces.K.royal = true").spec;
    let letters: Vec<_> = spec.types.iter().map(|kind| &*kind.letter).collect();
    assert_eq!(letters, ["K", "P", "Q", "A"]);
}

#[test]
fn own_squares_of_a_region_stand_in_place_of_others() {
    let spec = own("regions.camp = { white = \"rank 1\", black = \"rank 4\" }").spec;
    let [white, black] = spec.regions[0].squares;
    assert_ne!(white, black);
}
