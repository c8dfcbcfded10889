//! The built-in types of pieces move as the documentation says in Betza's notation.

use tabiya_board::Geometry;
use tabiya_pieces::compare::{boards, same_targets};

use crate::support::read;

/// Each type and its moves as documented; the pawn without capturing in passing.
const DOCUMENTED: &[(&str, &str)] = &[
    ("pawn", "fmWfcF"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "Q"),
    ("fers", "F"),
    ("alfil", "A"),
    ("fersAlfil", "FA"),
    ("silver", "FfW"),
    ("aiwok", "RNF"),
    ("bers", "RF"),
    ("archbishop", "BN"),
    ("chancellor", "RN"),
    ("amazon", "QN"),
    ("knibis", "mNcB"),
    ("biskni", "mBcN"),
    ("kniroo", "mNcR"),
    ("rookni", "mRcN"),
    ("shogiPawn", "fW"),
    ("lance", "fR"),
    ("shogiKnight", "fN"),
    ("gold", "WfF"),
    ("dragonHorse", "BW"),
    ("clobber", "cW"),
    ("breakthrough", "fmWfF"),
    ("immobile", ""),
    ("cannon", "mRcpR"),
    ("janggiCannon", "pR"),
    ("soldier", "fsW"),
    ("horse", "nN"),
    ("elephant", "nA"),
    ("janggiElephant", "nZ"),
    ("banner", "RcpRnN"),
    ("wazir", "W"),
    ("commoner", "K"),
    ("centaur", "KN"),
    ("king", "K"),
];

#[test]
fn built_in_pieces_move_as_documented() {
    let trials = boards(Geometry::new(9, 10).expect("a board"), 60, 7);
    for (name, betza) in DOCUMENTED {
        let text = format!(
            "[a]\n{name} = a\ncustomPiece1 = b:{betza}\ndoubleStep = false\nstartFen = 8/8/8/8/8/8/8/8 w\n"
        );
        let spec = read(&text).spec;
        let line = |letter: &str| {
            let of = spec.types.iter().find(|of| of.letter == letter).expect("both have a letter");
            &of.lines[0]
        };
        let difference = same_targets(line("A"), line("B"), &trials).expect("within budget");
        assert_eq!(difference, None, "{name}");
    }
}

#[test]
fn each_slot_takes_a_piece() {
    for number in 1..=25 {
        let text = format!("[a]\ncustomPiece{number} = b:N\nstartFen = B7/8/8/8/8/8/8/b7 w\n");
        assert_eq!(read(&text).spec.types[0].names.en, format!("custom piece {number}"));
    }
}
