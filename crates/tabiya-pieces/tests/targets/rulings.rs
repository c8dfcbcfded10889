//! Small cases, each for one ruling of the specification: line, board, all moves.
//!
//! A board is a FEN's first fields: the ranks from the top, at times the side (white otherwise) and `unmoved`.

use tabiya_board::Side;
use tabiya_pieces::{Board, Fen, Piece, Profile, Repeat, read, square_of_name};

use crate::answers::told;
use crate::engine::{ENGINES, moves};

/// A ruling, a line, a board, the moves in order.
type Case = (&'static str, &'static str, &'static str, &'static [&'static str]);

/// How a line and its board become moves.
fn found(engine_name: &str, line: &str, position: &str, profile: Profile, repeat: Repeat) -> Vec<String> {
    let reading = read(line, profile);
    let piece = reading.piece.unwrap_or_else(|| panic!("{line}: {:?}", reading.diagnostics));
    let fields = position.strip_suffix(" unmoved");
    let Fen { mut board, to_move } = fields.unwrap_or(position).parse().expect("a board");
    board.set_unmoved(fields.is_some());
    let (_, engine) = ENGINES.into_iter().find(|(name, _)| *name == engine_name).expect("an engine");
    let moves = moves(engine, &piece, repeat, &board, to_move.unwrap_or(Side::First));
    moves.expect("few steps").iter().map(|movement| told(board.geometry(), movement)).collect()
}

#[track_caller]
fn check(cases: &[Case], profile: Profile, repeat: Repeat) {
    let mut differences = Vec::new();
    for (ruling, line, position, right) in cases {
        for (engine, _) in ENGINES {
            let found = found(engine, line, position, profile, repeat);
            if found != *right {
                differences.push(format!(
                    "{ruling}: {line} on {position} ({engine})\n  found {found:?}\n  right {right:?}"
                ));
            }
        }
    }
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
}

#[test]
fn chains() {
    check(
        &[
            // A `.` is cut by anything captured to its left in the same chain.
            ("H5", "1>;1>.1>", "1/1/1/1/A", &["a1a2", "a1a3", "a1a4"]),
            ("H5", "1>;1>.1>", "1/1/1/p/A", &["a1a2 takes a2", "a1a3 takes a2"]),
            // In a group only the group's own chain counts.
            ("H5", "1>;(1>.1>)", "1/1/1/p/A", &["a1a2 takes a2", "a1a3 takes a2", "a1a4 takes a2"]),
            // Between copies everything since the group began counts, and nothing before it.
            ("H5", "3(1>)", "1/1/1/p/A", &["a1a2 takes a2"]),
            ("H5", "1>;2(1>)", "1/1/1/p/A", &["a1a2 takes a2", "a1a3 takes a2", "a1a4 takes a2"]),
            ("H5", "1>&1>;1>", "1/1/1/p/A", &["a1a3 takes a2", "a1a4 takes a2"]),
            // A captured piece is gone: its square may be entered, it is no neighbour, it attacks nothing.
            ("H10", "1>;1<;1>", "1/p/A", &["a1a1 takes a2", "a1a2 takes a2"]),
            ("H10", "1>;(!eP1)1>", "2/2/p1/A1", &["a1a2 takes a2", "a1a3 takes a2"]),
            ("H10", "1>;(!eP1)1>", "2/1p/p1/A1", &["a1a2 takes a2"]),
            ("H10", "1>;!h1>", "1/1/r/A", &["a1a2 takes a2", "a1a3 takes a2"]),
            // The origin is empty from the first leg on.
            ("H11", "1>.2<", "1/1/A/1", &["a2a1", "a2a3"]),
            ("H11", "1>&1<", "1/1/A/1", &[]),
            ("H11", "(1>&1<)L1-8Q", "1/1/A/1", &[]),
            // Moves that agree in from and to can differ in what they take.
            (
                "H14",
                "1>;1<<,1<<;1>",
                "1p/pA",
                &["b1a1 takes a1", "b1a2 takes b2", "b1a2 takes a1", "b1b2 takes b2"],
            ),
            ("H14", "8-9>", "1/1/1/1/1/1/1/1/1/A", &["a1a10", "a1a9"]),
            ("Q17", "1>.1X>", "3/3/1A1", &["b1a3", "b1b2", "b1c3"]),
            ("Q35", "1>&1<", "1/p/A", &["a1a1 takes a2"]),
        ],
        Profile::Tabiya,
        Repeat::Document,
    );
}

#[test]
fn groups() {
    check(
        &[
            // Every copy repeats the first one's turns: no c5.
            (
                "H6",
                "2(1>.1X>)",
                "5/5/5/5/2A2",
                &["c1a5", "c1b3", "c1b4", "c1c2", "c1c3", "c1d3", "c1d4", "c1e5"],
            ),
            ("H6", "2(1-2>>)", "A5", &["a1b1", "a1c1", "a1d1", "a1e1"]),
            ("H6", "2(1>,1>>)", "3/3/A2", &["a1a2", "a1a3", "a1b1", "a1c1"]),
            (
                "H6",
                "2((1>,1>>).1X>)",
                "4/4/4/A3",
                &["a1a2", "a1a3", "a1b1", "a1b2", "a1b3", "a1b4", "a1c1", "a1c2", "a1d2"],
            ),
            // An oblique leap keeps its signs and the order of its parts.
            ("H6b", "2(~1/2-3>)", "7/7/A6", &["a1c2", "a1d2", "a1e3", "a1f3", "a1g3"]),
            // A step that runs to the edge may turn, also with a type or conditions; a group inside may not.
            ("H7", "2(n+)", "2/2/A1", &["a1a2", "a1a3", "a1b1", "a1b2", "a1b3"]),
            ("H7", "2(o1-n+)", "2/2/A1", &["a1a2", "a1a3", "a1b1", "a1b2", "a1b3"]),
            ("H7", "2(~2-n+)", "3/3/A2", &["a1a3", "a1c1", "a1c3"]),
            ("H7", "2((n+))", "2/2/A1", &["a1a2", "a1a3", "a1b1"]),
            ("H7", "2(2+)", "3/3/A2", &["a1a3", "a1c1"]),
            // `c`: the last leg captured; `o`: none did; `a`, `e`: for legs that have neither.
            ("H8", "c(1>.1>)", "1/p/1/A", &["a1a3 takes a3"]),
            ("H8", "c(1>;1>)", "1/1/p/A", &["a1a2 takes a2"]),
            ("H8", "o(1>;1>)", "1/1/p/A", &[]),
            ("H8", "1>;o(1>)", "1/1/p/A", &["a1a2 takes a2", "a1a3 takes a2"]),
            ("H8", "a(1>)", "P/A", &["a1a2 takes a2"]),
            ("H8", "a(e1>)", "P/A", &[]),
            ("H8", "a(e1>)", "p/A", &["a1a2 takes a2"]),
            ("H9", "2-3(1>)", "1/1/1/p/A", &[]),
            ("H9", "2-3(1>;)", "1/1/1/p/A", &["a1a3 takes a2", "a1a4 takes a2"]),
            ("H9", "2-3(1>)", "1/p/1/A", &["a1a3 takes a3"]),
            ("Q3", "3(1>)", "1/1/1/1/A", &["a1a2", "a1a3", "a1a4"]),
            ("Q32", "P1(o1>,o1>>)", "2/AP", &["a1a2"]),
            // Types and filters of a group are those of the legs inside that have none.
            ("H4", "~(2>,1>>)", "2/p1/A1", &["a1a3", "a1b1"]),
            ("H4", "~2(2>)", "1/1/1/p/A", &["a1a3", "a1a5"]),
            ("H4", "(1/2)>", "2/2/A1", &[]),
            ("H4", "(2/1)>", "2/2/A1", &["a1b3"]),
            ("H4", "(1/2,2/1>>)<", "3/A2", &["a1c2"]),
            // A hop along a rider: over exactly one piece on its way, up to so many leaps (Q3).
            ("H4", "^n(~1/1)", "4/2p1/4/A3", &["a1d4 takes c3"]),
            ("H4", "^2(~1/1)", "4/2p1/4/A3", &[]),
            ("H4", "^3(~1/1)", "4/4/1p2/A3", &["a1c3 takes b2", "a1d4 takes b2"]),
            ("H4", "^^n(~1/1)", "3p/2p1/4/A3", &["a1d4 takes d4"]),
            ("H4", "^(2>,2>>)", "3/p2/AP1", &["a1a3 takes a2"]),
            ("H4", "2(aA1>)", "A/A", &["a1a2 takes a2"]),
            ("H4", "(aA1>)1>>", "A1/A1", &["a1b1"]),
        ],
        Profile::Tabiya,
        Repeat::Document,
    );
}

#[test]
fn effects() {
    check(
        &[
            ("H12", "1>&c0", "1/p/A", &["a1a2 takes a2 removes a2"]),
            ("H12", "1>&c0", "1/1/A", &["a1a2 removes a2"]),
            ("H12", "1>.c0", "1/p/A", &["a1a2 takes a2"]),
            ("H12", "1>.c0", "1/1/A", &["a1a2", "a1a2 removes a2"]),
            ("H12", "1>&cAr1", "2/pP/A1", &["a1a2 takes a2 removes b2"]),
            ("H12", "1>&cAr1", "2/1P/A1", &["a1a2"]),
            ("H12", "1>&c0&cAr1", "2/1P/A1", &["a1a2 removes a2"]),
            // `c0` is no capture, so a group does not end with one.
            ("H12", "c(1>&c0)", "1/p/A", &[]),
            // The effects happen at the final square, whichever leg has them.
            ("H12", "1>Ar1;1>", "1P/2/pP/A1", &["a1a2 takes a2 removes b2", "a1a3 takes a2 removes b2 b4"]),
            ("H12", "1>L2Q&c0", "1/1/A", &["a1a2 removes a2"]),
            ("Q10", "1>Ar1", "kKp/3/1A1", &["b1b2 removes a3 b3 c3"]),
            // What makes no move acts on those of the others.
            ("H13", "1>,cAr1", "2/pP/A1", &["a1a2 takes a2 removes b2"]),
            ("H13", "1>,cAr1", "2/1P/A1", &["a1a2"]),
            ("H13", "c0&cAr1", "pP/A1", &[]),
            ("H13", "1>,c0&cAr1", "2/pP/A1", &["a1a2 takes a2 removes a2 b2"]),
            ("H13", "L8Q", "1/A", &[]),
            // Its conditions look at the final square.
            ("H13", "1>,!S1L2Q", "1S/2/A1", &["a1a2"]),
            ("H13", "1>,S1L2Q", "1S/2/A1", &["a1a2=Q"]),
            ("H13", "Ar1", "PP/A1", &["a1a1 removes a2 b2"]),
            ("H13", "Ar1", "2/A1", &[]),
            ("H13", "c0&Ar1", "PP/A1", &["a1a1 removes a1 a2 b2"]),
            ("H16", "1=,L1Q", "A1", &["a1b1=Q"]),
            ("H16", "1>L3Q.1>", "1/1/A", &["a1a2", "a1a3=Q"]),
            ("H16", "1>L2Q,1>L2R,L2N", "1/A", &["a1a2=N", "a1a2=Q", "a1a2=R"]),
            ("H16", "1>L2QR", "a/1 b", &["a2a1=Q", "a2a1=R"]),
            ("E7", "1>L2+G?", "1/A", &["a1a2", "a1a2=+G"]),
        ],
        Profile::Tabiya,
        Repeat::Document,
    );
}

#[test]
fn conditions() {
    check(
        &[
            ("H15", "1>.A1>", "1/1/1/1/A/1", &["a2a3", "a2a4"]),
            ("H15", "1>.A1>", "1/1/1/A/1/1", &["a3a4"]),
            ("H15", "1>.i1>", "1/1/A w unmoved", &["a1a2", "a1a3"]),
            ("H15", "1>.i1>", "1/1/A", &["a1a2"]),
            ("H15", "B1>", "1/A", &["a1a2"]),
            ("H15", "W1>", "1/A", &[]),
            ("H15", "B1>", "a/1/1/1 b", &[]),
            ("H15", "L2o1>", "1/A/1", &["a2a3"]),
            ("H15", "L2o1>", "1/a/1 b", &["a2a1"]),
            // The middle line of three is in neither half.
            ("H15", "E1=", "2/A1/2", &[]),
            ("H15", "(aA1)o1>", "1/A", &[]),
            ("H15", "(aA1)o1>", "1A/A1", &["a1a2"]),
            ("H15", "1>.(!aA1)1>", "1/1/A", &["a1a2", "a1a3"]),
            ("Q20", "S2o1>", "1/S/p/A/1", &[]),
            ("Q20", "S2o1>>", "S1/p1/A1", &["a1b1"]),
            ("Q21", "S1=o1>", "2/1S/A1", &[]),
            ("E6", "N1/2o1>", "2N/3/1A1", &["b1b2"]),
            ("E6", "N1/2o1>", "1N1/3/1A1", &[]),
            ("H18", "a1>", "P/A", &["a1a2 takes a2"]),
            ("H18", "a1>", "p/A", &[]),
            ("H18", "ae1>", "p/A", &["a1a2 takes a2"]),
            ("H18", "co1>", "p/A", &[]),
            ("H18", "1>", "k/A", &["a1a2 takes a2"]),
            ("H18", "a^2>", "1/P/A", &["a1a3 takes a2"]),
            ("H18", "^(0,2)", "1/p/A", &["a1a3 takes a2"]),
            ("H18", "^1/2", "3/1p1/A2", &[]),
            ("H18", "^r2", "3/1p1/A2", &["a1c3 takes b2"]),
            ("Q26", "o^2>", "1/P/A", &["a1a3"]),
        ],
        Profile::Tabiya,
        Repeat::Document,
    );
}

#[test]
fn directions() {
    check(
        &[
            ("H17", "2/1>", "3/3/1A1", &["b1a3", "b1c3"]),
            ("H17", "1/2>", "5/2A2", &["c1a2", "c1e2"]),
            ("H17", "2/1=", "5/2A2/5", &["c2a1", "c2a3", "c2e1", "c2e3"]),
            ("H17", "1/2=", "5/2A2/5", &["c2a1", "c2a3", "c2e1", "c2e3"]),
            ("H17", "1/2>>", "5/2A2/5", &["c2e1", "c2e3"]),
            ("H17", "1/2>>", "5/2a2/5 b", &["c2a1", "c2a3"]),
            ("H17", "2/1<>", "1A1/3/3/3", &["b4a2", "b4c2"]),
            ("Q1", "1+<", "3/1A1/3", &["b2a2", "b2b1", "b2b3", "b2c2"]),
            ("Q24", "r2", "3/3/A2", &["a1a2", "a1a3", "a1b1", "a1b2", "a1b3", "a1c1", "a1c2", "a1c3"]),
            ("Q33", "0-1>", "1/A", &["a1a2"]),
            ("H4", "1X=", "2/A1", &[]),
            ("H4", "0", "A", &[]),
            ("H4", "1>&0&1>", "1/1/A", &["a1a3"]),
            ("E5", "1*>=", "3/1A1/3", &["b2a2", "b2a3", "b2b3", "b2c2", "b2c3"]),
            // No piece passes a hole but by leaping.
            ("2-n>", "2-n>", "1/1/*/A", &[]),
            ("~n>", "~n>", "1/1/*/A", &["a1a3", "a1a4"]),
            ("^^3>", "^^3>", "p/p/*/A", &[]),
        ],
        Profile::Tabiya,
        Repeat::Document,
    );
}

#[test]
fn attacks_castling_swaps() {
    check(
        &[
            ("H19", "!ho1>", "r/1/A", &[]),
            ("H19", "!ho1>", "s/1/A", &["a1a2"]),
            ("H19", "!ho1=", "1p/A1", &[]),
            ("H19", "!ho1=", "p1/A1", &["a1b1"]),
            ("H19", "!ho1=", "r1/p1/A1", &["a1b1"]),
            ("H19", "ho1=", "1n/2/A1", &["a1b1"]),
            ("H19", "ho1=", "b2/3/2A", &["c1b1"]),
            // An enemy `a` attacks by the line itself, as if its `h` and `!h` held.
            ("H19", "!ho1>,cn>", "a/1/A", &["a1a3 takes a3"]),
            ("H19", "!hcn>,ho1=", "a1/2/A1", &["a1b1"]),
            // Also by what it removes.
            ("H19", "ho1=,o1>&Ar1", "1a/2/A1", &["a1a2 removes b3", "a1b1"]),
            ("H20", "1=OKR", "A1R w unmoved", &["a1b1 with c1a1"]),
            ("H20", "2=OKR", "A1R w unmoved", &["a1c1 with c1b1"]),
            ("H20", "2=OKR", "A2R w unmoved", &["a1c1 with d1b1"]),
            ("H20", "2=OKR", "A2R", &[]),
            ("H20", "2=OKR", "A2r w unmoved", &[]),
            ("H20", "2=OKR", "APR w unmoved", &[]),
            ("H20", "2=OKRN", "A2N w unmoved", &["a1c1 with d1b1"]),
            ("H20", "3=OKR", "A3R w unmoved", &["a1d1 with e1c1"]),
            ("H20", "c2=OKR", "A2R w unmoved", &[]),
            ("H20", "1>.2=OKR", "3R/A3 w unmoved", &["a1a2"]),
            ("H20", "2=OKR.1>", "A2R w unmoved", &[]),
            ("H20", "(2=OKR)", "A2R w unmoved", &[]),
            ("H20", "3(1=OKR)", "A2R w unmoved", &[]),
            ("H20", "1/2OKR", "3R/4/A3 w unmoved", &[]),
            ("H20", "n=OKR|P", "A2P w unmoved", &[]),
            ("H20", "2=OKR", "1r2/A2R w unmoved", &[]),
            ("H20", "2=OKR", "3r/A2R w unmoved", &["a1c1 with d1b1"]),
            ("H22", "n=|R", "A1R", &["a1c1 with c1a1"]),
            ("H22", "n=|R", "APR", &[]),
            ("H22", "~n=|R", "APR", &["a1c1 with c1a1"]),
            ("H22", "n=|R", "A1r", &[]),
            ("H22", "n=|RS", "A1S", &["a1c1 with c1a1"]),
            ("H22", "1=.n=|R", "A1R", &["a1b1"]),
            ("H22", "n=|R;1>", "3/A1R", &[]),
            ("H22", "2(1=|R)", "AR1", &[]),
            ("H22", "^2(1=|R)", "Ar1", &[]),
            ("H22", "n=|R|S", "A1S", &[]),
            ("H22", "n=|R1=", "A1R", &[]),
            ("H22", "n=|R2=", "A1R", &["a1c1 with c1a1"]),
            ("H22", "n=|R2<<", "A1R", &["a1c1 with c1a1"]),
            ("H22", "n=|R2>>", "A1R", &[]),
            ("H22", "~n=|R2=", "APR", &[]),
            ("H22", "~n=|R~2=", "APR", &["a1c1 with c1a1"]),
        ],
        Profile::Tabiya,
        Repeat::Document,
    );
}

#[test]
fn wikipedia_leads_outward() {
    check(
        &[
            ("Q18", "1X.n+", "3/3/A2", &["a1b2", "a1b3", "a1c2"]),
            ("Q18", "1+.nX", "3/3/1A1", &["b1a1", "b1a3", "b1b2", "b1c1", "b1c3"]),
            ("Q18", "1/2.1X", "4/4/4/A3", &["a1b3", "a1c2", "a1c4", "a1d3"]),
            // `;` and `&` leave the direction free.
            ("Q18", "1X&1+", "2/A1", &["a1a2", "a1b1"]),
        ],
        Profile::Wikipedia,
        Repeat::Document,
    );
}

#[test]
fn copies_turn_as_asked() {
    check(&[("Q2", "2(n+)", "2/2/A1", &["a1a2", "a1a3", "a1b1"])], Profile::Tabiya, Repeat::Straight);
    check(
        &[
            ("Q2", "2(1+)", "2/2/A1", &["a1a2", "a1a3", "a1b1", "a1b2"]),
            ("Q2", "2(1>,1>>)", "2/2/A1", &["a1a2", "a1a3", "a1b1", "a1b2"]),
        ],
        Profile::Tabiya,
        Repeat::Turning,
    );
    check(
        &[("E1", "2(1+.)", "2/2/A1", &["a1a2", "a1a3", "a1b1", "a1b2"])],
        Profile::Tabiya,
        Repeat::Straight,
    );
}

/// Pairs of lines that say the same.
#[test]
fn equal_lines() {
    let pairs = [
        ("H6", "3(1+,1X)", "3(1*)"),
        ("H18", "^2/2", "^2X"),
        ("H18", "^2X", "^(2,2),^(2,-2),^(-2,2),^(-2,-2)"),
        ("H18", "^^0/3", "^^3+"),
        ("Q2", "c3(1*)", "c1-3*"),
        ("Q3", "3(~1/2)", "1-3(~1/2)"),
        ("Q4", "1/2", "~1/2"),
        ("H4", "n~(1/2)", "~n(1/2)"),
        ("H4", "n(1X)", "nX"),
        ("E1", "2(1*.)", "1*.1*"),
        ("E1", "3(^2X;)", "^2X;^2X;^2X"),
        ("E1", "n(n+.)", "n(n+)"),
        ("3.1", "1>=", "1>,1>>,1<<"),
        ("3.1", "nX<>", "nX"),
        ("3.4", "n+,1*", "1*,n+"),
    ];
    for (ruling, one, other) in pairs {
        for position in ["8/8/8/8/3A4/8/8/8", "3p1P/p1pA2/1PpP1p/p1p3", "A", "p1p1p1p/1p1a1P1/P1p1P1p b"] {
            for (engine, _) in ENGINES {
                let moves = |line| found(engine, line, position, Profile::Tabiya, Repeat::Document);
                assert_eq!(moves(one), moves(other), "{ruling}: {one} and {other} on {position} ({engine})");
            }
        }
    }
}

/// A square without a piece has no moves.
#[test]
fn no_piece_no_moves() {
    let board: Board = "2/A1".parse().expect("a board");
    let empty = square_of_name(board.geometry(), "b2").expect("a square");
    for (_, engine) in ENGINES {
        let piece: Piece = "1*".parse().expect("a line");
        assert_eq!(engine(&piece, Repeat::Document, &board, empty), Ok(vec![]));
    }
}
