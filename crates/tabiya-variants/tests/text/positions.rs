//! Texts of positions: how they are read and written, and what is wrong with them.

use tabiya_board::Bitboard;
use tabiya_game::{Diagnostic, GameText, Mode, Rules as _};
use tabiya_variants::Variant;

use crate::games::spec;
use crate::with_game;

/// What came of a text: its canonical form, or the codes of all errors with what they point at.
fn judged<B: Bitboard + 'static>(game: &Variant<B>, text: &str, mode: Mode) -> String {
    match game.read_position(text, mode) {
        Ok((position, notes)) => {
            let notes: Vec<_> = notes.iter().map(|note| told(text, note)).collect();
            let written = game.write_position(&position);
            if notes.is_empty() { written } else { format!("{written} | {}", notes.join(", ")) }
        }
        Err(errors) => errors.iter().map(|error| told(text, error)).collect::<Vec<_>>().join(", "),
    }
}

/// `turn "x"`: the end of the code, and the part of the text that it is about.
fn told(text: &str, diagnostic: &Diagnostic) -> String {
    let code = diagnostic.code().as_str();
    let code = code.strip_prefix("variants.fen.").unwrap_or(code);
    let part = diagnostic.span.map_or("?", |span| &text[span.range()]);
    format!("{code} {part:?}")
}

#[track_caller]
fn check(mode: Mode, lines: &[(&str, &str, &str)]) {
    let found: Vec<_> = lines
        .iter()
        .filter_map(|(name, text, expected)| {
            let judged = with_game!(spec(name), game => judged(&game, text, mode));
            (judged != *expected)
                .then(|| format!("{name}: {text}\n  expected {expected}\n  found    {judged}"))
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn fields_may_be_missing_and_stand_in_other_forms() {
    check(
        Mode::Exact,
        &[
            ("chess", CHESS, CHESS),
            ("chess", "4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
            ("chess", "4k3/8/8/8/8/8/8/R3K2R b KQ", "4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1"),
            ("chess", "  4k3/8/8/8/8/8/8/4K3\tw -  - 7 0\n", "4k3/8/8/8/8/8/8/4K3 w - - 7 1"),
            // A hand without pieces says nothing, in whatever game.
            ("chess", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[pNPn] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[NPnp] w - - 0 1"),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3 [Q] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1"),
            ("crazyhouse", "4k3/8/8/8/8/8/8/Q~3K3[-] w", "4k3/8/8/8/8/8/8/Q~3K3[] w - - 0 1"),
            // Checks, as they are left or given.
            ("3check", "4k3/8/8/8/8/8/8/4K3 w - - 2+1 5 9", "4k3/8/8/8/8/8/8/4K3 w - - 2+1 5 9"),
            ("3check", "4k3/8/8/8/8/8/8/4K3 w - - 5 9 +1+2", "4k3/8/8/8/8/8/8/4K3 w - - 2+1 5 9"),
            ("3check", "4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1"),
        ],
    );
}

#[test]
fn castling_rights_are_letters_of_sides_or_files() {
    check(
        Mode::Exact,
        &[
            ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
            ("chess", "r3k2r/8/8/8/8/8/8/R3K2R w kQKQ - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"),
            // The outermost rook has moved, the inner one has not.
            ("chess", "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1"),
            ("chess", "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1", "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1"),
            ("chess", "4k3/8/8/8/8/8/8/RR2K3 w BA - 0 1", "4k3/8/8/8/8/8/8/RR2K3 w QB - 0 1"),
            (
                "capablanca",
                "r4k3r/10/10/10/10/10/10/R4K3R w JAja - 0 1",
                "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1",
            ),
            (
                "cambodian",
                "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1",
                "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1",
            ),
            (
                "cambodian",
                "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w e - 0 1",
                "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w e - 0 1",
            ),
            ("chess", "r3k3/8/8/8/8/8/8/4K3 w k - 0 1", r#"right "k""#),
            ("chess", "4k3/8/8/8/8/8/8/R3K3 w QG - 0 1", r#"right "QG""#),
            ("chess", "4k3/8/8/8/8/8/8/R3K3 w Q1I - 0 1", r#"castling "1", castling "I""#),
        ],
    );
}

#[test]
fn a_square_passed_is_written_where_it_can_be_taken_on() {
    check(
        Mode::Exact,
        &[
            ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"),
            ("chess", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"),
            ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - d3 0 1", r#"passed-nothing "d3""#),
            ("chess", "4k3/8/8/8/3pP3/8/4R3/4K3 b - e3 0 1", r#"passed-nothing "e3""#),
            ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - e9 0 1", r#"passed "e9""#),
            ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - 3e 0 1", r#"passed "3e""#),
            // It would leave the king attacked.
            ("chess", "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", "3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1"),
            ("chess", "8/8/8/8/k2pP2Q/8/8/3K4 b - e3 0 1", "8/8/8/8/k2pP2Q/8/8/3K4 b - - 0 1"),
            // Pawns that pass a square on either diagonal.
            ("berolina", "4k3/8/8/8/2P1P3/3p4/8/4K3 b - d3 0 1", r#"passed-nothing "d3""#),
            ("berolina", "4k3/8/8/8/2PpP3/8/8/4K3 b - d3 0 1", r#"passed-several "d3""#),
            ("berolina", "4k3/8/8/8/2PpP3/8/8/4K3 b - d3e4 0 1", "4k3/8/8/8/2PpP3/8/8/4K3 b - d3e4 0 1"),
            ("berolina", "4k3/8/8/8/3pP3/8/8/4K3 b - d3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - d3e4 0 1"),
            ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - e3e4 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"),
            ("torpedo", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"),
            // Where a count of another game's rules stands in its place, it is passed over.
            (
                "makruk",
                "4k3/8/8/8/8/8/8/R3K3 b - 64 3 1",
                r#"4k3/8/8/8/8/8/8/R3K3 b - - 3 1 | counting "64""#,
            ),
        ],
    );
}

#[test]
fn unmoved_pieces_are_listed_where_the_board_does_not_tell() {
    let start = |name: &str| with_game!(spec(name), game => game.write_position(&game.start()));
    for name in tabiya_variants::library::names() {
        assert!(!start(name).contains("i:"), "{name}: {}", start(name));
    }
    // The document's pawn moves two squares as long as it has not moved, wherever it stands.
    let board = "4k3/8/8/8/8/4P3/P7/4K3";
    let line = |fields: &str| format!("{board} w - - 0 1{fields}");
    let of = |fields: &str| {
        with_game!(spec("document-sergeant"), game => {
            let position = game.read_position(&line(fields), Mode::Exact).expect("it is sound").0;
            (game.write_position(&position), game.count(&position))
        })
    };
    let king = 5;
    assert_eq!(of(""), (line(""), king + 2 + 1));
    assert_eq!(of(" i:a2"), (line(""), king + 2 + 1));
    assert_eq!(of(" i:-"), (line(" i:-"), king + 1 + 1));
    assert_eq!(of(" i:a2,e3"), (line(" i:e3,a2"), king + 2 + 2));
    check(
        Mode::Exact,
        &[
            ("document-sergeant", &line(" i:a3,e3"), r#"unmoved-empty "i:a3,e3""#),
            ("document-sergeant", &line(" i:a9"), r#"unmoved "a9""#),
            ("document-sergeant", &line(" i:a2 i:-"), r#"field-twice "i:-""#),
        ],
    );
}

#[test]
fn what_the_board_does_not_show_is_written() {
    check(
        Mode::Exact,
        &[
            ("janggi", "4k4/9/9/9/9/9/9/9/9/3K5 b - - 1 4 p:1", "4k4/9/9/9/9/9/9/9/9/3K5 b - - 1 4 p:1"),
            ("janggi", "4k4/9/9/9/9/9/9/9/9/3K5 b - - 1 4 p:3", r#"passes "p:3""#),
            (
                "jesonmor",
                "nnnnnnnnn/9/9/9/3N5/9/9/9/NNNNNNNN1 b - - 1 4 g:w",
                "nnnnnnnnn/9/9/9/3N5/9/9/9/NNNNNNNN1 b - - 1 4 g:w",
            ),
            ("jesonmor", "nnnnnnnnn/9/9/9/3N5/9/9/9/NNNNNNNN1 b - - 1 4 g:x", r#"arrived "g:x""#),
        ],
    );
}

#[test]
fn every_error_of_the_form_is_told_with_its_place() {
    check(
        Mode::Exact,
        &[
            ("chess", "", r#"empty """#),
            ("chess", " \n", "empty \" \\n\""),
            ("chess", "[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n", r#"tag "[Event \"x\"]""#),
            ("crazyhouse", "\n[FEN \"4k3/8\"", r#"tag "[FEN \"4k3/8\"""#),
            ("chess", "8", r#"ranks "8", turn-missing """#),
            ("chess", "8/8/8/8/8/8/8/8/8 w", r#"ranks "8/8/8/8/8/8/8/8/8""#),
            ("chess", "4k3/8/8/8/8/8/8/4K3", r#"turn-missing """#),
            ("chess", "4k3/8/8/8/8/8/8/4K3 white", r#"turn "white""#),
            (
                "chess",
                "4k2/08/123/9/X~3x4/+k7/８/4K3 w",
                concat!(
                    r#"width "4k2", gap "08", gap "123", width "9", letter "X~", letter "x", letter "+k", "#,
                    r#"full-width "８""#,
                ),
            ),
            ("chess", "4k3/8/~7/7+/8/é7/8/4K3 w", r#"mark "~", mark "+", character "é""#),
            ("chess", "4k3/8/8/8/8/8/8/4K3 w - - x -1", r#"number "x", number "-1""#),
            ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2", r#"field "2""#),
            ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1", r#"checks-none "3+3""#),
            ("3check", "4k3/8/8/8/8/8/8/4K3 w - - 4+3 0 1", r#"checks "4+3""#),
            ("3check", "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1 +0+0", r#"field-twice "+0+0""#),
            ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 99999 1", r#"number "99999""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[Pp w", r#"hand-open "[Pp""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P1p]x w", r#"character "1", after-hand "x""#),
        ],
    );
}

#[test]
fn all_rules_that_a_position_breaks_are_told() {
    check(
        Mode::Exact,
        &[
            ("chess", "4k3/8/8/8/8/8/8/8 w", r#"no-royal "4k3/8/8/8/8/8/8/8""#),
            ("chess", "4k3/8/8/8/8/8/8/K3K3 w", r#"royals "4k3/8/8/8/8/8/8/K3K3""#),
            ("chess", "4k3/8/8/8/8/8/8/4RK2 w", r#"in-check "w""#),
            ("chess", "P3k2p/8/8/8/8/8/8/4K3 w", r#"stuck "P""#),
            ("horde", "4k3/8/8/8/8/8/8/PP6 w", "4k3/8/8/8/8/8/8/PP6 w - - 0 1"),
            ("atomic", "8/8/8/8/8/8/8/4K3 w", "8/8/8/8/8/8/8/4K3 w - - 0 1"),
            ("racingkings", "8/8/8/8/8/k7/8/K6r w", r#"gives-check "w""#),
            ("xiangqi-data", "4k4/B8/9/9/9/9/9/9/9/3K4A w", r#"region "B", region "A""#),
            ("xiangqi-data", "3k5/9/9/9/9/9/9/9/9/3K5 w", r#"in-check "w""#),
            ("chess", "4k3/8/8/8/8/8/8/4K3[Pp] w", r#"no-hands "P", no-hands "p""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[KQ~p] w", r#"not-in-hand "K", not-in-hand "Q~""#),
            ("shogi", "4k4/9/9/9/9/9/9/9/4K4[+P] w", r#"not-in-hand "+P""#),
            ("chess", "r3k3/8/8/8/8/8/4r3/4K3 b k e3 0 1", r#"right "k", passed-nothing "e3", in-check "b""#),
        ],
    );
}

#[test]
fn holes_are_written_and_nothing_stands_there() {
    let name = tabiya_variants::library::names()
        .find(|name| !spec(name).holes.is_empty())
        .expect("a game of the library has holes");
    with_game!(spec(name), game => {
        let start = game.write_position(&game.start());
        assert!(start.contains('*'), "{name}: {start}");
        let filled = start.replacen('*', "1", 1);
        let code = |mode| judged(&game, &filled, mode);
        assert!(code(Mode::Exact).contains("hole-unwritten \"1\""), "{}", code(Mode::Exact));
        assert!(code(Mode::Lenient).starts_with(&format!("{start} | hole-assumed")), "{}", code(Mode::Lenient));
    });
}

#[test]
fn a_lenient_reader_says_what_it_took_for_something_else() {
    check(
        Mode::Lenient,
        &[
            ("chess", CHESS, CHESS),
            ("chess", "4k3/8/8/8/8/8/8/4K3", r#"4k3/8/8/8/8/8/8/4K3 w - - 0 1 | white-to-move """#),
            ("chess", "4k3/8/8/8/8/8/8/4K3 Black", r#"turn "Black""#),
            ("chess", "4k3/8/8/8/8/8/8/4K3 black", r#"4k3/8/8/8/8/8/8/4K3 b - - 0 1 | read-as "black""#),
            (
                "xiangqi-data",
                "3k5/9/9/9/9/9/9/9/9/4K4 r",
                r#"3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1 | read-as "r""#,
            ),
            (
                "crazyhouse",
                "4k3/8/8/8/8/8/8/4K3/PNp w - - 0 1",
                r#"4k3/8/8/8/8/8/8/4K3[NPp] w - - 0 1 | hand-rank "PNp""#,
            ),
            ("chess", "4k3/8/8/8/8/8/8/4K3/PNp w - - 0 1", r#"ranks "4k3/8/8/8/8/8/8/4K3/PNp""#),
        ],
    );
}
