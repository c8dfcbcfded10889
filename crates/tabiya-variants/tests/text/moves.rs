//! Texts of moves: how they are written, what they mean, and what is wrong with them.

use tabiya_board::Bitboard;
use tabiya_game::{Diagnostic, GameText, History, Mode, MoveList, Resolution, ResolveOptions};
use tabiya_variants::Variant;

use crate::games::spec;
use crate::with_game;

/// The texts of the legal moves from a square (or of all), in both notations: `e2e4 e4`.
fn written<B: Bitboard + 'static>(game: &Variant<B>, fen: &str, from: &str) -> String {
    let position =
        game.read_position(fen, Mode::Exact).unwrap_or_else(|errors| panic!("{fen}: {errors:?}")).0;
    let list = MoveList::of(game, &position);
    let notations = game.notations();
    let [squares, books] = [0, 1].map(|index| notations[index].write_all(game, &position, &list));
    let mut texts: Vec<_> = squares
        .into_iter()
        .zip(books)
        .filter(|(text, _)| text.starts_with(from))
        .map(|(squares, books)| format!("{squares} {books}"))
        .collect();
    texts.sort_unstable();
    texts.join(", ")
}

#[track_caller]
fn check_written(lines: &[(&str, &str, &str, &str)]) {
    let found: Vec<_> = lines
        .iter()
        .filter_map(|(name, fen, from, expected)| {
            let written = with_game!(spec(name), game => written(&game, fen, from));
            (written != *expected)
                .then(|| format!("{name}: {fen}\n  expected {expected}\n  found    {written}"))
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn moves_have_a_text_in_squares_and_one_as_in_books() {
    check_written(&[
        ("chess", "4k3/8/8/8/8/8/4P3/4K3 w", "e2", "e2e3 e3, e2e4 e4"),
        (
            "chess",
            "3r3k/4P3/8/8/8/8/8/4K3 w",
            "e7d",
            "e7d8b exd8=B, e7d8n exd8=N, e7d8q exd8=Q+, e7d8r exd8=R+",
        ),
        ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - e3", "d4", "d4d3 d3, d4e3 dxe3"),
        ("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ", "e1c1", "e1c1 O-O-O"),
        ("chess", "5k2/8/8/8/8/8/8/R3K2R w KQ", "e1g1", "e1g1 O-O+"),
        // Several pieces of one letter.
        ("chess", "4k3/8/8/8/8/8/K7/R6R w", "a1d1", "a1d1 Rad1"),
        ("chess", "4k3/8/8/R7/8/8/8/R3K3 w", "a1a3", "a1a3 R1a3"),
        ("chess", "6k1/8/8/8/4Q2Q/8/8/K6Q w", "h4e1", "h4e1 Qh4e1"),
        ("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w", "a1a8", "a1a8 Ra8#"),
        // Ten ranks.
        ("shako", "4k5/10/10/10/10/10/10/10/10/R3K5 w", "a1a10", "a1a10 Ra10+"),
        // Drops and promoted pieces.
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[NP] w", "N@a1", "N@a1 N@a1"),
        ("crazyhouse", "7k/4P3/8/8/8/8/8/4K3[] w", "e7e8q", "e7e8q e8=Q+"),
        ("crazyhouse", "6k1/8/8/8/8/8/8/Q~2QK3[] w", "a1b1", "a1b1 Qab1"),
        // Promotion as shogi writes it, and staying what it is.
        ("minishogi", "4k/5/S4/5/K4[] w", "a3", "a3a4 Sa4, a3b2 Sb2, a3b4 Sb4"),
        ("minishogi", "4k/S4/5/5/K4[] w", "a4b5", "a4b5 Sb5=, a4b5+ Sb5+"),
        // Passing.
        ("janggi", "3k5/9/9/9/9/9/9/9/9/4K4 w", "0000", "0000 --"),
    ]);
}

#[test]
fn compound_moves_say_as_much_as_tells_them_apart() {
    const BLAST: &str = "pieces.R.line = 'n+,cn+&Ar1'";
    const LONG_KING: &str = "pieces.K.line = '1-2*,i2=OKR'";
    const SWAP: &str = "pieces.K.line = '1*,i2=OKR,n=|R'";
    const BOTH: &str = "pieces.K.line = '1-2*,i2=OKR,n=|R'";
    check_written(&[
        // Leg by leg.
        ("checkers", "8/8/5p2/8/3p4/2P5/8/8 w", "c3", "c3e5,e5g7 c3e5,e5g7"),
        ("checkers", "8/8/5p2/8/3p4/2K5/8/8 w", "c3", "c3e5,e5g7 Kc3e5,e5g7"),
        // What explodes is not said where the piece has no other way to go there.
        ("document-bomb", "4k3/8/8/1pp5/8/8/8/1T2K3 w", "b1b5", "b1b5 Txb5"),
        (BLAST, "4k3/8/8/8/pp6/8/8/R3K3 w", "a1a4", "a1a4 Rxa4, a1a4xa4*b4 Ra1a4xa4*b4"),
        // A king that goes there by itself castles onto its rook, unless it can do that too.
        (LONG_KING, "4k3/8/8/8/8/8/8/4K2R w K", "e1g1", "e1g1 Kg1"),
        (LONG_KING, "4k3/8/8/8/8/8/8/4K2R w K", "e1h1", "e1h1 O-O"),
        (SWAP, "4k3/8/8/8/8/8/8/4K2R w K", "e1h1", "e1h1 Kh1+"),
        (SWAP, "4k3/8/8/8/8/8/8/4K2R w K", "e1g1", "e1g1 O-O"),
        (BOTH, "4k3/8/8/8/8/8/8/4K2R w K", "e1g1", "e1g1 Kg1, e1g1&h1f1 O-O"),
    ]);
}

/// What a text means: the canonical text of a move, candidates, or the code of the reason and what it is about.
fn meant<B: Bitboard + 'static>(
    game: &Variant<B>,
    fen: &str,
    text: &str,
    options: &ResolveOptions,
) -> String {
    let position =
        game.read_position(fen, Mode::Exact).unwrap_or_else(|errors| panic!("{fen}: {errors:?}")).0;
    let resolved = game.resolve(&position, History::none(&position), text, options);
    let list = MoveList::of(game, &position);
    let write = |movement| game.notations()[0].write(game, &position, movement, list.details());
    let code = |diagnostic: &Diagnostic| {
        let code = diagnostic.code().as_str();
        let code = code.strip_prefix("variants.").unwrap_or(code);
        format!("{code} {:?}", diagnostic.span.map_or("?", |span| &text[span.range()]))
    };
    let what = match &resolved.resolution {
        Resolution::Unique(movement) => write(*movement),
        Resolution::Ambiguous(candidates) => {
            let texts = candidates.iter().map(|candidate| candidate.text.as_str());
            format!("one of {}", texts.collect::<Vec<_>>().join(" "))
        }
        Resolution::Illegal(reason) => code(reason),
        Resolution::Syntax(errors) => errors.iter().map(code).collect::<Vec<_>>().join(", "),
        Resolution::Request(request) => format!("request {}", request.name),
    };
    if resolved.notes.is_empty() { what } else { format!("{what} (noted)") }
}

#[track_caller]
fn check_meant(mode: Mode, lines: &[(&str, &str, &str, &str)]) {
    let options = ResolveOptions::mode(mode);
    let found: Vec<_> = lines
        .iter()
        .filter_map(|(name, fen, text, expected)| {
            let meant = with_game!(spec(name), game => meant(&game, fen, text, &options));
            (meant != *expected)
                .then(|| format!("{name}: {fen}: {text:?}\n  expected {expected}\n  found    {meant}"))
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KNIGHTS: &str = "4k3/8/8/8/8/8/8/1N2KN2 w";
const PROMOTION: &str = "7k/4P3/8/8/8/8/8/4K3 w";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq";

#[test]
fn texts_mean_one_move_or_it_is_said_why_not() {
    check_meant(
        Mode::Exact,
        &[
            ("chess", START, "e2e4", "e2e4"),
            ("chess", START, "e4", "e2e4"),
            ("chess", START, "Nf3", "g1f3"),
            ("chess", KNIGHTS, "Nd2", "one of Nbd2 Nfd2"),
            ("chess", KNIGHTS, "Nbd2", "b1d2"),
            ("chess", KNIGHTS, "Nb1d2", "b1d2"),
            ("chess", PROMOTION, "e7e8", "one of e7e8q e7e8r e7e8b e7e8n"),
            ("chess", PROMOTION, "e8=Q+", "e7e8q"),
            ("chess", PROMOTION, "e8=Q", "e7e8q"),
            ("chess", PROMOTION, "e8=Q#", r#"why.sign "e8=Q#""#),
            ("chess", PROMOTION, "e8=K", r#"why.otherwise "e8=K""#),
            ("shatranj", "7k/4P3/8/8/8/8/p7/4K3 w", "e7e8", "e7e8q"),
            ("chess", CASTLING, "O-O", "e1g1"),
            ("chess", CASTLING, "e1g1", "e1g1"),
            ("chess", CASTLING, "e1h1", "e1g1"),
            ("chess", CASTLING, "e1a1", "e1c1"),
            ("chess", START, "O-O", r#"why.castling-blocked "O-O""#),
            ("janggi", "3k5/9/9/9/9/9/9/9/9/4K4 w", "e1e1", "0000"),
            ("janggi", "3k5/9/9/9/9/9/9/9/9/4K4 w", "--", "0000"),
            ("chess", START, "0000", r#"why.pass "0000""#),
        ],
    );
}

#[test]
fn texts_that_are_no_moves_are_told_where() {
    check_meant(
        Mode::Exact,
        &[
            ("chess", START, "", r#"move.empty """#),
            ("chess", START, "e2e9", r#"move.square "e9""#),
            ("chess", START, "e2", r#"why.nobody "e2""#),
            ("chess", START, "e", r#"move.end """#),
            ("chess", START, "e2e4,", r#"move.end """#),
            ("chess", START, "e2e4,e5e6", r#"move.no-join "e5""#),
            ("chess", START, "e2e4!", r#"move.rest "!""#),
            ("chess", START, "Xe4", r#"move.piece "X""#),
            ("chess", START, "Nf3=", r#"why.otherwise "Nf3=""#),
            ("chess", START, "Nf3?", r#"move.form "?""#),
            ("chess", START, "N@e4", r#"why.no-drops "N@e4""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "X@e4", r#"move.piece "X""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "N@e9", r#"move.square "e9""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "N@e4x", r#"move.rest "x""#),
        ],
    );
}

#[test]
fn illegal_moves_have_a_reason() {
    check_meant(
        Mode::Exact,
        &[
            ("chess", START, "e3e4", r#"why.empty "e3e4""#),
            ("chess", START, "e7e5", r#"why.other-side "e7e5""#),
            ("chess", START, "g1e2", r#"why.own-piece "g1e2""#),
            ("chess", START, "a1a4", r#"why.blocked "a1a4""#),
            ("chess", START, "e2d3", r#"why.only-captures "e2d3""#),
            ("chess", "4k3/8/8/8/8/4p3/4P3/4K3 w", "e2e3", r#"why.only-quiet "e2e3""#),
            ("chess", START, "b1d3", r#"why.out-of-reach "b1d3""#),
            ("chess", "4r2k/8/8/8/8/8/4R3/4K3 w", "e2d2", r#"why.leaves-check "e2d2""#),
            ("chess", START, "Qd5", r#"why.blocked "Qd5""#),
            ("chess", "4k3/8/8/8/8/8/8/4K3 w", "Qd5", r#"why.no-such-piece "Qd5""#),
            ("chess", KNIGHTS, "Nh8", r#"why.nobody "Nh8""#),
            ("antichess", "8/8/8/3p4/4P3/8/8/8 w", "e4e5", r#"why.must-capture "e4e5""#),
            ("xiangqi-data", "3k5/9/9/9/9/9/9/9/4K4/9 w", "e2d2", r#"why.leaves-check "e2d2""#),
            ("xiangqi-data", "3k5/9/9/9/9/9/9/4K4/9/9 w", "e3e4", r#"why.region "e3e4""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "Q@e4", r#"why.not-in-hand "Q@e4""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "N@e8", r#"why.occupied "N@e8""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w", "P@a1", r#"why.drop-region "P@a1""#),
            ("crazyhouse", "k3r3/8/8/8/8/8/8/4K3[P] w", "P@a3", r#"why.drop-leaves-check "P@a3""#),
            ("shogi", "4k4/9/9/9/9/9/4P4/9/4K4[P] w", "P@e5", r#"why.drop-per-file "P@e5""#),
            ("shogi", "4k4/9/9/9/9/9/4P4/9/4K4[P] w", "+P@a5", r#"why.drop-face "+P@a5""#),
            ("shogi", "4k4/9/9/9/9/9/4P4/9/4K4[P] w", "P@a9", r#"why.drop-region "P@a9""#),
            ("shogi", "k8/9/G8/9/1L7/9/9/9/4K4[P] w", "P@a8", r#"why.drop-mate "P@a8""#),
            ("racingkings", "8/8/8/8/8/k7/8/6KR w", "h1h3", r#"why.gives-check "h1h3""#),
            ("chess", "4k3/8/8/8/8/8/8/2K5 w", "c1xb1", r#"why.other-piece "c1xb1""#),
            ("chess", "4k3/8/8/8/8/8/8/2K5 w", "e8xb1", r#"why.other-side "e8xb1""#),
            ("chess", "4k3/8/8/8/8/8/8/2K5 w", "a1xb1", r#"why.empty "a1xb1""#),
            ("chess", "7k/5K2/6Q1/8/8/8/8/8 b", "h8h7", r#"why.over "h8h7""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "@d4", r#"move.no-piece "@""#),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w", "N=@d4", r#"move.no-piece "@""#),
        ],
    );
}

#[test]
fn the_reason_is_that_of_the_move() {
    const QUEENS: &str = "promotion = [{ piece = 'P', zone = { white = 'rank 8', black = 'rank 1' }, to = ['Q'], \
                          limits = { Q = 1 } }]\npieces.P.line = 'o1>,c1X>'";
    const NIGHTRIDER: &str = "pieces.N.line = 'n(1/2)'";
    const COMPULSORY: &str = "compulsory-capture = true";
    check_meant(
        Mode::Exact,
        &[
            // What no legal move captures in passing is forgotten; the reason is not.
            ("chess", "4r1k1/8/8/3pP3/8/8/8/4K3 w", "e5d6", r#"why.passing-leaves-check "e5d6""#),
            ("chess", "8/8/8/KPp4r/8/8/8/6k1 w", "b5c6", r#"why.passing-leaves-check "b5c6""#),
            ("chess", "8/8/8/KPp4r/8/8/8/6k1 w", "bxc6", r#"why.passing-leaves-check "bxc6""#),
            ("chess", "6k1/8/8/3pP3/8/8/8/4K3 w", "e5d6", r#"why.only-captures "e5d6""#),
            ("chess", "4r1k1/8/3p4/4P3/8/8/8/4K3 w", "e5f6", r#"why.only-captures "e5f6""#),
            // Of several pieces the reason of the one that gets there.
            ("chess", "4k3/8/8/8/8/8/3q4/R3K2R w", "Rd1", r#"why.leaves-check "Rd1""#),
            ("racingkings", "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w", "Nc3", r#"why.gives-check "Nc3""#),
            // Castling.
            ("chess", "4k3/8/8/8/8/8/8/R3K2R w", "e1g1", r#"why.castling-right "e1g1""#),
            ("chess", "4k3/8/8/8/8/8/8/R3K2R w Q", "O-O", r#"why.castling-right "O-O""#),
            ("chess", "4k3/8/8/8/8/8/8/RN2K2R w KQ", "O-O-O", r#"why.castling-blocked "O-O-O""#),
            ("chess", "4k3/8/8/8/8/5q2/8/R3K2R w KQ", "e1g1", r#"why.castling-attacked "e1g1""#),
            ("chess", "4k3/8/8/8/4q3/8/8/R3K2R w KQ", "Kg1", r#"why.castling-attacked "Kg1""#),
            ("chess", "4k3/8/8/8/8/8/8/4K3 w", "O-O", r#"why.castling "O-O""#),
            ("chess", "4k3/8/8/8/8/8/8/4K3 w", "e1g1", r#"why.out-of-reach "e1g1""#),
            (COMPULSORY, "4k3/8/8/8/8/p7/1P6/4K2R w K", "e1g1", r#"why.must-capture "e1g1""#),
            (COMPULSORY, "4k3/8/8/8/8/p7/1P6/4K2R w K", "O-O", r#"why.must-capture "O-O""#),
            (COMPULSORY, "4k3/8/8/8/8/8/8/r3K2R w K", "h1h2", r#"why.leaves-check "h1h2""#),
            // Explosions.
            ("atomic", "4k3/8/8/8/8/8/3nP3/3QK3 w", "d1d2", r#"why.blast "d1d2""#),
            ("atomic", "4k3/8/8/8/8/8/3nP3/3QK3 w", "e1d2", r#"why.blast "e1d2""#),
            // Promotion.
            (QUEENS, "7k/P7/8/8/8/8/8/1Q2K3 w", "a7a8q", r#"why.no-promotion "a7a8q""#),
            // Captures that have to go on.
            ("checkers", "8/8/3p4/8/3p4/2P5/8/8 w", "c3e5", r#"why.must-go-on "c3e5""#),
            ("janggi", "4k4/9/9/9/9/9/9/9/4K4/9 w", "e2e1", r#"why.facing "e2e1""#),
            // Pieces in the way that is not straight.
            ("xiangqi-data", "3k5/9/9/9/9/9/9/9/9/1NB1K4 w", "b1d2", r#"why.hindered "b1d2""#),
            (NIGHTRIDER, "4k3/8/8/8/8/1P6/8/N3K3 w", "a1c5", r#"why.hindered "a1c5""#),
        ],
    );
}

#[test]
fn a_lenient_reader_takes_what_people_type() {
    check_meant(
        Mode::Lenient,
        &[
            ("chess", START, "e2e4", "e2e4"),
            ("chess", START, " e2-e4 ", "e2e4 (noted)"),
            ("chess", START, "E2E4", "e2e4 (noted)"),
            ("chess", START, "ｅ２ｅ４", "e2e4 (noted)"),
            ("chess", START, "nf3", "g1f3 (noted)"),
            ("chess", START, "♘f3", "g1f3 (noted)"),
            ("chess", START, "Ng1-f3!", "g1f3 (noted)"),
            ("chess", START, "Nxf3", "g1f3 (noted)"),
            ("chess", START, "Nf3+", "g1f3 (noted)"),
            ("chess", CASTLING, "0-0-0", "e1c1 (noted)"),
            ("chess", CASTLING, "o-o", "e1g1 (noted)"),
            ("chess", PROMOTION, "e8Q", r"e7e8q (noted)"),
            ("chess", PROMOTION, "e7e8=Q", "e7e8q"),
            ("chess", PROMOTION, "e7e8Q", "e7e8q (noted)"),
            ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - e3", "dxe3 e.p.", "d4e3 (noted)"),
            ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w", "@e4", "P@e4 (noted)"),
            ("shogi", "4k4/9/9/4P4/9/9/9/9/4K4 w", "e7=+P", "e6e7+ (noted)"),
            ("shogi", "4k4/9/9/9/9/9/9/9/4K4[R] w", "R@e5+", "R@e5 (noted)"),
            ("almost", "4k3/8/8/8/8/8/2C5/2K5 w", "c2c3", "c2c3"),
        ],
    );
}
