use tabiya_pieces::betza::{Dialect, read};
use tabiya_pieces::{Board, Repeat, naive};

/// The squares that Fairy-Stockfish lets a `customPiece` go to.
fn check(cases: &[(&str, &str, &str)]) {
    for &(text, board, squares) in cases {
        let piece = read(text, Dialect::FairyStockfish)
            .unwrap_or_else(|diagnostics| panic!("{text}: {diagnostics:?}"));
        let board: Board = board.parse().expect("a board");
        let (from, _) = board.men().find(|(_, man)| man.letter == b'A').expect("the piece");
        let moves = naive::targets(&piece, Repeat::Document, &board, from).expect("few steps");
        let mut found: Vec<String> =
            moves.iter().map(|movement| movement.text(board.geometry())[2..].to_owned()).collect();
        found.sort();
        assert_eq!(found.join(" "), squares, "{text}, which is {piece}, on {board}");
    }
}

#[test]
fn it_reads_texts_as_the_engine_does() {
    check(&[
        ("fK", "8/8/8/8/3A4/8/8/8", "c5 d5 e5"),
        ("fsK", "8/8/8/8/3A4/8/8/8", "c4 c5 e4 e5"),
        ("lK", "8/8/8/8/3A4/8/8/8", "c3 c4 c5"),
        ("flK", "8/8/8/8/3A4/8/8/8", "c4 c5"),
        ("lfK", "8/8/8/8/3A4/8/8/8", "c5 d5"),
        ("rhK", "8/8/8/8/3A4/8/8/8", "d3 d5 e3 e4 e5"),
        ("fsQ", "8/8/8/8/3A4/8/8/8", "a4 a7 b4 b6 c4 c5 e4 e5 f4 f6 g4 g7 h4 h8"),
        ("lhN", "8/8/8/8/3A4/8/8/8", "b3 b5 c2 c6"),
        ("rvN", "8/8/8/8/3A4/8/8/8", "e2 e6"),
        ("lfN", "8/8/8/8/3A4/8/8/8", "c6"),
        ("flN", "8/8/8/8/3A4/8/8/8", "b5"),
        ("hrN", "8/8/8/8/3A4/8/8/8", "b5 c2 e6 f3"),
        ("sB", "8/8/8/8/3A4/8/8/8", "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8"),
        ("ffrrN", "8/8/8/8/3A4/8/8/8", "c6 e6 f3 f5"),
        ("fsW", "8/8/8/8/3A4/8/8/8", "c4 d5 e4"),
        ("N2", "8/8/8/8/3A4/8/8/8", "b3 b5 b8 c2 c6 e2 e6 f3 f5 f8 h2 h6"),
        ("K2", "8/8/8/8/3A4/8/8/8", "b2 b4 b6 c3 c4 c5 d2 d3 d5 d6 e3 e4 e5 f2 f4 f6"),
        (
            "KK",
            "8/8/8/8/3A4/8/8/8",
            "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8",
        ),
        ("pR", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "d6 d7 g4 h4"),
        ("gR", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "d6 g4"),
        ("pQ", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "a1 d6 d7 g4 h4"),
        ("gB", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "a1"),
        ("pR2", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "d6"),
        ("pR3", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "d6 d7 g4"),
        ("gR3", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "d6 d7 g4"),
        ("pR1", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "d6 g4"),
        ("pW", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "d6 d7 g4 h4"),
        ("gK", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "a1 d6 g4"),
        ("cpR", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "d7"),
        ("mpR", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "d6 g4 h4"),
        ("nD", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "b4 d2 f4"),
        ("nA", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "b6 f2 f6"),
        ("nN", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "b3 b5 c2 e2 f3 f5"),
        ("nZ", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "a2 a6 b1 f1 g2 g6"),
        ("R2", "8/3i4/8/3I4/I2A1i2/8/1I6/8", "b4 c4 d2 d3 e4 f4"),
        ("ifmnD", "8/8/8/8/8/3i4/3A4/8", ""),
        ("ifmnD", "8/8/8/8/8/8/3A4/3i4", "d4"),
        ("imK", "8/8/8/8/8/3i4/3A4/8", "c1 c2 c3 d1 e1 e2 e3"),
        ("iK", "8/8/8/8/8/3i4/3A4/8", "c1 c2 c3 d1 e1 e2 e3"),
        ("imK", "8/8/8/8/3A4/8/8/8", ""),
        ("imN", "8/8/8/8/8/3i4/3A4/8", "b1 b3 c4 e4 f1 f3"),
        ("fK", "8/8/8/3a4/8/8/8/8", "c4 d4 e4"),
        ("lfN", "8/8/8/3a4/8/8/8/8", "e3"),
        ("ifmnD", "8/3a4/8/8/8/8/8/8", "d5"),
        ("pR", "8/8/3i4/3aI3/8/8/8/8", "d7 d8 f5 g5 h5"),
    ]);
}
