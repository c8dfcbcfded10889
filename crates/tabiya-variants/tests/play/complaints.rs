//! What people found wrong in other programs, each with what is right.

use tabiya_game::ResolveOptions;

use crate::support::{game, listed, moves, table};

/// A board with kings that are far away, and these pieces.
fn with_pieces(pieces: &str) -> String {
    format!(
        "start = \"k7/8/8/8/8/8/8/7K w - - 0 1\"\nboard.size = \"8x8\"\n[pieces.K]\nline = \"1*\"\nroyal = true\n{pieces}"
    )
}

/// `2/1>` goes two forward and one aside, `1/2>` one forward and two aside.
#[test]
fn halves_of_oblique_leaps_are_what_they_say() {
    let position = "k7/8/8/8/3N4/8/8/7K w - - 0 1";
    for (line, expected) in [
        ("2/1>", "d4c6 d4e6"),
        ("1/2>", "d4b5 d4f5"),
        ("2/1<", "d4c2 d4e2"),
        ("1/2<", "d4b3 d4f3"),
        ("1/2=", "d4b3 d4b5 d4f3 d4f5"),
        ("1/2>>", "d4f3 d4f5"),
    ] {
        let game = game(&with_pieces(&format!("[pieces.N]\nline = \"{line}\"")));
        assert_eq!(moves(&*game, position, "d4"), expected, "{line}");
        // The other side goes the other way.
        let turned = moves(&*game, "k7/8/8/8/3n4/8/8/7K b - - 0 1", "d4");
        let mirrored = |text: &str| -> String {
            text.split(' ')
                .map(|text| {
                    let rank = 8 - text[3..].parse::<u8>().expect("a rank");
                    format!("d4{}{rank}", &text[2..3])
                })
                .collect::<Vec<_>>()
                .join(" ")
        };
        let mut expected: Vec<String> = mirrored(expected).split(' ').map(str::to_owned).collect();
        if line == "1/2>>" {
            expected = vec!["d4b3".into(), "d4b5".into()];
        }
        expected.sort();
        assert_eq!(turned, expected.join(" "), "{line}");
    }
}

/// `i` is of every piece, and lasts until it has moved.
#[test]
fn first_moves_are_of_any_piece() {
    let text = with_pieces("[pieces.R]\nline = \"1+,oi3>\"\n[pieces.N]\nline = \"~1/2,i~3/3\"")
        .replace("k7/8/8/8/8/8/8/7K", "k6r/8/8/8/8/8/8/RN5K");
    let game = game(&text);
    let mut table = game.new_table();
    assert_eq!(listed(&*table, "a1"), "a1a2 a1a4");
    assert_eq!(listed(&*table, "b1"), "b1a3 b1c3 b1d2 b1e4");
    for text in ["a1a2", "h8g8", "b1c3", "g8h8", "a2a1", "a8b8", "c3b1", "b8a8"] {
        table.play(text, &ResolveOptions::default()).expect("it is legal");
    }
    assert_eq!(listed(&*table, "a1"), "a1a2");
    assert_eq!(listed(&*table, "b1"), "b1a3 b1c3 b1d2");
}

#[test]
fn a_pawn_that_has_moved_goes_one_step() {
    for line in ["o1>,c1X>,oi2>", "o1>,c1X>,L2o2>"] {
        let text = with_pieces(&format!("[pieces.P]\nline = \"{line}\""));
        let game = game(&text.replace("k7/8/8/8/8/8/8/7K", "k7/8/8/8/8/8/P6P/7K"));
        let mut table = game.new_table();
        assert_eq!(listed(&*table, "a2"), "a2a3 a2a4", "{line}");
        for text in ["a2a3", "a8b8", "h2h4", "b8a8"] {
            table.play(text, &ResolveOptions::default()).expect("it is legal");
        }
        assert_eq!(listed(&*table, "a3"), "a3a4", "{line}");
        assert_eq!(listed(&*table, "h4"), "h4h5", "{line}");
    }
}

/// Pawns of two kinds, one of which goes up to three squares at first: each is captured in passing on the squares that it
/// passed, by both.
#[test]
fn two_kinds_of_pawns_have_double_steps_of_their_own() {
    let text = with_pieces(
        "[pieces.P]\nline = \"o1>,c1X>,oi2>\"\n[pieces.S]\nline = \"o1>,c1X>,oi2-3>\"\n[[en-passant]]\nvictims = [\"P\", \"S\"]\ncaptors = [\"P\", \"S\"]",
    );
    let game = game(&text.replace("k7/8/8/8/8/8/8/7K", "k7/8/8/4p3/1p3s2/8/P3S3/7K"));
    let mut table = game.new_table();
    assert_eq!(listed(&*table, "a2"), "a2a3 a2a4");
    assert_eq!(listed(&*table, "e2"), "e2e3 e2e4");
    table.play("e2e4", &ResolveOptions::default()).expect("it is legal");
    assert_eq!(listed(&*table, "f4"), "f4e3 f4f1 f4f2 f4f3");
    assert_eq!(listed(&*table, "b4"), "b4b2 b4b3");
    table.play("f4e3", &ResolveOptions::default()).expect("it is legal");
    assert_eq!(table.position(), "k7/8/8/4p3/1p6/4s3/P7/7K w - - 0 2");
    table.play("a2a4", &ResolveOptions::default()).expect("it is legal");
    assert_eq!(listed(&*table, "b4"), "b4a3 b4b2 b4b3");
    let long = moves(&*game, "k7/8/8/8/8/8/4S3/7K w - - 0 1 i:e2", "e2");
    assert_eq!(long, "e2e3 e2e4 e2e5");
    let mut table = self::table(&*game, "k7/8/8/8/3p1p2/8/4S3/7K w - - 0 1 i:e2");
    table.play("e2e5", &ResolveOptions::default()).expect("it is legal");
    assert_eq!(listed(&*table, "d4"), "d4d3 d4e3");
    assert_eq!(listed(&*table, "f4"), "f4e3 f4f3");
}

#[test]
fn any_leap_can_be_ridden() {
    let game = game(&with_pieces("[pieces.N]\nline = \"n(~1/3)\""));
    let found = moves(&*game, "k7/8/8/8/8/8/8/N6K w - - 0 1", "a1");
    assert_eq!(found, "a1b4 a1c7 a1d2 a1g3");
    // It stops at a piece, and does not mind those between.
    let found = moves(&*game, "k7/2n5/8/8/1N6/NN6/1N1n4/N6K w - - 0 1", "a1");
    assert_eq!(found, "a1d2");
}

/// A knight from light squares, a bishop of one step from dark ones.
#[test]
fn a_line_can_ask_for_the_colour_of_the_square() {
    let game = game(&with_pieces("[pieces.N]\nline = \"W~1/2,B1*\""));
    let light = moves(&*game, "k7/8/8/8/4N3/8/8/7K w - - 0 1", "e4");
    assert_eq!(light, "e4c3 e4c5 e4d2 e4d6 e4f2 e4f6 e4g3 e4g5");
    let dark = moves(&*game, "k7/8/8/8/3N4/8/8/7K w - - 0 1", "d4");
    assert_eq!(dark, "d4c3 d4c4 d4c5 d4d3 d4d5 d4e3 d4e4 d4e5");
}

/// The rook is another piece than in chess, stands next to the king, and the board has ten files and nine ranks.
#[test]
fn castling_goes_with_any_partner_on_any_board() {
    let text = "start = \"r3kr4/10/10/10/10/10/10/10/R3KR4 w KQkq - 0 1\"\nboard.size = \"10x9\"\n[pieces.K]\nline = \"1*,i2=OKR\"\nroyal = true\n[pieces.R]\nline = \"1-2+\"";
    let game = game(text);
    let mut table = game.new_table();
    // To the right the partner stays where it is: the king steps over it.
    assert_eq!(listed(&*table, "e1"), "e1c1 e1d1 e1d2 e1e2 e1f2 e1g1");
    table.play("e1g1", &ResolveOptions::default()).expect("it is legal");
    assert_eq!(table.position(), "r3kr4/10/10/10/10/10/10/10/R4RK3 b kq - 1 1");
    table.play("e9c9", &ResolveOptions::default()).expect("it is legal");
    assert_eq!(table.position(), "2kr1r4/10/10/10/10/10/10/10/R4RK3 w - - 2 2");
}

#[test]
fn nothing_goes_into_a_hole() {
    let text = "start = \"k7/8/8/3*4/8/3R4/8/7K w - - 0 1\"\nboard.size = \"8x8\"\nboard.holes = \"d5\"\n[pieces.K]\nline = \"1*\"\nroyal = true\n[pieces.R]\nline = \"n+\"\n[pieces.N]\nline = \"~1/2\"\n[pieces.Q]\nline = \"n*\"\n[pieces.C]\nline = \"c^^n+\"";
    let game = game(text);
    assert_eq!(moves(&*game, "k7/8/8/3*4/8/3R4/8/7K w - - 0 1", "d3d"), "d3d1 d3d2 d3d4");
    assert_eq!(moves(&*game, "k7/8/8/3*4/8/2N5/8/7K w - - 0 1", "c3"), "c3a2 c3a4 c3b1 c3b5 c3d1 c3e2 c3e4");
    // A hole is no hurdle, and nothing behind it is seen.
    assert_eq!(moves(&*game, "k2q4/3q4/8/3*4/8/3C4/8/7K w - - 0 1", "d3"), "");
    assert!(game.table("k7/8/8/3q4/8/3R4/8/7K w - - 0 1", tabiya_game::Mode::Exact).is_err());
}

/// The rook may not be captured with an explosion that takes the piece away which covers the king.
#[test]
fn an_explosion_that_uncovers_the_own_king_is_illegal() {
    let text = with_pieces(
        "[pieces.R]\nline = \"n+\"\n[pieces.B]\nline = \"o1*,c1*&Ar1\"\n[pieces.P]\nline = \"o1>\"",
    );
    let game = game(&text);
    // b3xc4 blows up b5 (no), d4, d5 and so on; the pawn on d3 covers the king on e3... from the rook on a3.
    let position = "k7/8/8/8/2p5/rB1PK3/8/8 w - - 0 1";
    assert_eq!(moves(&*game, position, "b3c4"), "", "the pawn on d3 goes with it");
    let covered = "k7/8/8/8/2p5/rB2PK2/8/8 w - - 0 1";
    assert_eq!(moves(&*game, covered, "b3c4"), "b3c4");
}

#[test]
fn stalemate_is_what_the_file_says() {
    for (rule, expected) in [
        ("", "draw"),
        ("stalemate = \"draw\"", "draw"),
        ("stalemate = \"win\"", "second"),
        ("stalemate = \"loss\"", "first"),
    ] {
        let game = game(&with_pieces(&format!("[pieces.Q]\nline = \"n*\"\n[ends]\n{rule}")));
        let table = table(&*game, "k7/2Q5/8/8/8/8/8/7K b - - 0 1");
        assert_eq!(table.outcome().status(), expected, "{rule}");
    }
}
