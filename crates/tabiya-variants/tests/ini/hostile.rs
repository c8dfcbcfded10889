//! Files by strangers.

use core::fmt::Write as _;

use proptest::prelude::*;
use tabiya_variants::file;
use tabiya_variants::ini::{self, MAX_BYTES, MAX_SECTIONS};

use crate::support::base;

fn code(text: &str) -> String {
    ini::read(text, &base)
        .err()
        .and_then(|errors| Some(errors.first()?.code().to_string()))
        .unwrap_or_default()
}

#[test]
fn budgets_are_kept() {
    assert_eq!(code(&"#".repeat(MAX_BYTES + 1)), "variants.ini.too-long");
    assert_eq!(code(&"[a]\n".repeat(MAX_SECTIONS + 1)), "variants.ini.too-many-sections");
    let unknown = |count: usize| {
        let lines = (0..count).map(|number| format!("zz{number} = 1\n"));
        format!("[a:chess]\n{}", lines.collect::<String>())
    };
    assert_eq!(code(&unknown(200)), "");
    assert_eq!(code(&unknown(201)), "variants.ini.too-many-notes");
    assert_eq!(code(&unknown(20_000)), "variants.ini.too-many-notes");
    // Notes are inherited.
    let child = format!("{}[b:a]\nyy = 1\n", unknown(200));
    assert_eq!(code(&child), "variants.ini.too-many-notes");
    let piece = (1..=25).map(|slot| {
        format!("customPiece{slot} = {}:fR2bR3lR4rR5frB2flB3brB4blB5NNA\n", char::from(b'a' + slot - 1))
    });
    let mut text = format!("[s0]\n{}startFen = 8/8/8/8/8/8/8/8 w\n", piece.collect::<String>());
    for number in 1..MAX_SECTIONS {
        writeln!(text, "[s{number}:s{}]", number - 1).expect("strings take it");
    }
    assert_eq!(code(&text), "variants.ini.too-much");
    let start = format!("[a:chess]\nstartFen = {}\n", "8/".repeat(60_000));
    assert_eq!(code(&start), "variants.fen.too-long");
}

/// Pieces of files as they come in files.
const WORDS: &[&str] = &[
    "[a]\n",
    "[b:a]\n",
    "[c:chess]\n",
    "[d:shogi]\n",
    "[",
    "]",
    ":",
    "=",
    "\n",
    "#",
    "king = k\n",
    "pawn = p\n",
    "pawn = -\n",
    "customPiece1 = a:",
    "customPiece2 = p:",
    "N",
    "fmWfceF",
    "ifmnD",
    "gQ",
    "nZ",
    "startFen = ",
    "k7/8/8/8/8/8/8/K7 w - - 0 1\n",
    "8/8/8/8/8/8/8/8 w\n",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Pp] w KQkq - 0 1\n",
    "maxRank = ",
    "maxFile = ",
    "1\n",
    "16\n",
    "10\n",
    "promotionRegionWhite = ",
    "*8\n",
    "-\n",
    "a1 b2\n",
    "promotedPieceType = p:q n:r\n",
    "pieceDrops = true\n",
    "capturesToHand = true\n",
    "immobilityIllegal = true\n",
    "customPiece3 = z:\n",
    "dropRegionWhite = -\n",
    "dropRegion = *1\n",
    "mobilityRegionWhitePawn = -\n",
    "mobilityRegionBlackPawn = -\n",
    "castlingRank = 16\n",
    "doubleStepRank = 16\n",
    "promotionRank = 16\n",
    "extinctionPieceTypes = *\n",
    "extinctionPseudoRoyal = true\n",
    "flagRegion = *1\n",
    "castlingKingsideFile = a\n",
    "soldier = s\n",
    "soldierPromotionRank = 16\n",
    "checkCounting = true\n",
    "blastOnCapture = true\n",
    "promotionLimit = q:65535\n",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,200}") {
        let _ = ini::read(&text, &|_| None);
    }

    #[test]
    fn no_file_makes_it_panic(words in proptest::collection::vec(proptest::sample::select(WORDS), 0..24)) {
        let text = words.concat();
        match ini::read(&text, &base) {
            Ok(games) => {
                for game in games {
                    // What it says of the game can be written, too.
                    let _ = ini::write(&game.spec);
                    let text = file::write(&game.spec);
                    let read = file::read(&text, &|_| None);
                    prop_assert_eq!(read.map(|file| file.spec), Ok(game.spec), "{}", text);
                }
            }
            Err(errors) => {
                for error in errors {
                    let span = error.span.expect("errors have a place");
                    prop_assert!(text.get(span.range()).is_some());
                }
            }
        }
    }
}
