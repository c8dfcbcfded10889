//! What is left out of a game is listed, each option with its place.

use tabiya_game::Level;
use tabiya_variants::ini;

use crate::support::{base, compare, marked};

/// Codes of notes, and a file with marks where they are told of its last section.
pub(crate) const NOTES: &[(&str, &str)] = &[
    (
        "",
        "[a:chess]\ngating = false\nconnectN = 0\nenclosingDrop = none\ncountingRule = none\nwallingRegionWhite = -\n",
    ),
    ("beyond", "[a:chess]\n⟦gating⟧ = true\n"),
    ("beyond beyond", "[a:chess]\n⟦duckGating⟧ = true\n⟦connectN⟧ = 4\n"),
    // A child can take back what it inherits.
    ("beyond", "[a:chess]\n⟦wallingRule⟧ = duck\n[b:a]\n"),
    ("", "[a:chess]\nwallingRule = duck\n[b:a]\nwallingRule = none\n"),
    ("not-a-rule not-a-rule", "[a:chess]\n⟦pieceToCharTable⟧ = -\n⟦pieceValueMg⟧ = p:100\n"),
    ("unknown-option", "[a:chess]\n⟦zzz⟧ = true\n"),
    ("unknown-option-like", "[a:chess]\n⟦promotionRegionwhite⟧ = *8\n"),
    ("unknown-option-like", "[a:chess]\n⟦dragonhorse⟧ = d\n"),
    ("unknown-option-like", "[a:chess]\n⟦mobilityRegionWhiteRok⟧ = d4\n"),
    ("option-twice", "[a:chess]\n⟦nMoveRule⟧ = 40\nnMoveRule = 30\n"),
    ("", "[a:chess]\nnMoveRule = 40\nnMoveRule = 40\n"),
    ("partly", "[a:atomic]\n⟦blastImmuneTypes⟧ = n\n"),
    ("partly", "[a:shogi]\ngold = g\npromotedPieceType = p:g s:g\n⟦promotionLimit⟧ = g:4\n"),
    ("partly", "[a:chess]\n⟦nFoldValueAbsolute⟧ = true\nnFoldValue = loss\n"),
    ("", "[a:chess]\nnFoldValueAbsolute = true\n"),
    ("partly", "[a:chess]\n⟦nFoldRule⟧ = 1\n"),
    ("partly", "[a:chess]\n⟦nFoldRule⟧ = 300\n"),
    ("partly", "[a:chess]\n⟦nMoveRule⟧ = 40000\n"),
    ("partly", "[a:chess]\n⟦passWhite⟧ = true\n"),
    ("partly", "[a:chess]\npromotionPieceTypes = q\nnMoveRuleTypes = p\n⟦nMoveRuleTypesWhite⟧ = n\n"),
    ("partly", "[a:chess]\nflagPiece = n\nflagRegion = e4 e5\n⟦flagMove⟧ = true\n"),
    ("", "[a:chess]\nflagPiece = k\nflagRegion = *8\nflagMove = true\n"),
    (
        "partly",
        "[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = q\n⟦extinctionPseudoRoyal⟧ = true\n",
    ),
    ("partly", "[a:chess]\n⟦capturesToHand⟧ = true\n"),
    ("partly", "[a:crazyhouse]\nmustDrop = true\n⟦mustDropType⟧ = n\n"),
    ("partly", "[a:crazyhouse]\nshogiPawn = s\n⟦promotionPawnTypes⟧ = ps\n"),
    ("partly", "[⟦a⟧:chess]\ncustomPiece1 = p:mfR2cfFimfR3\npawnTypes = p\n"),
    ("partly", "[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = n\n⟦extinctionClaim⟧ = true\n"),
    (
        "partly partly",
        "[a:chess]\npromotedPieceType = n:q\n⟦promotionLimit⟧ = q:1\nmandatoryPiecePromotion = true\npromotionPieceTypes = r\n",
    ),
    ("of-parent of-parent of-parent", "[a:⟦janggi⟧]\n"),
];

fn check(codes: &str, case: &str) -> Result<(), String> {
    let (text, places) = marked(case);
    let games = ini::read(&text, &base).map_err(|errors| format!("{text}\n{errors:?}"))?;
    let said = &games.last().expect("a section").unsaid;
    assert!(said.iter().all(|note| note.level == Level::Note));
    compare(codes, &text, &places, said)
}

#[test]
fn every_note_has_its_place() {
    let wrong: Vec<_> = NOTES.iter().filter_map(|(codes, case)| check(codes, case).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
