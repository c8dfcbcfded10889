//! Where each mistake is told.

use std::collections::BTreeSet;

use tabiya_messages::{Catalogue, Language};
use tabiya_variants::ini;

use crate::support::{base, compare, marked};

/// Codes of errors, and a file with marks where they are told.
pub(crate) const ERRORS: &[(&str, &str)] = &[
    ("no-section", "⟦⟧king = k"),
    ("no-pieces", "[⟦a⟧]\ncastling = false\n"),
    ("no-start", "[⟦a⟧]\nking = k\n"),
    ("no-start", "[⟦a⟧:chess]\nqueen = -\n"),
    ("header", "[a]\nking = k\nstartFen = k7/8/8/8/8/8/8/K7\n⟦[b⟧\n"),
    ("header", "⟦[a] b⟧\nking = k\n"),
    ("header", "[⟦?⟧]\nking = k\n"),
    ("stray", "[a]\n⟦king k⟧\n"),
    ("section-twice", "[a]\nking = k\nstartFen = k7/8/8/8/8/8/8/K7\n[⟦A⟧]\n"),
    ("unknown-parent", "[a:⟦chss⟧]\n"),
    ("unknown-parent", "[a:⟦b⟧]\n[b:chess]\n"),
    ("unknown-parent", "[a:⟦a⟧]\n"),
    ("foreign-parent", "[a:⟦flipello⟧]\n"),
    ("flag", "[a:chess]\ncastling = ⟦no⟧\n"),
    ("number", "[a:chess]\nnMoveRule = ⟦-1⟧\n"),
    ("number", "[a:chess]\nnMoveRule = ⟦65536⟧\n"),
    ("rank", "[a:chess]\nmaxRank = ⟦17⟧\n"),
    ("rank", "[a:chess]\ncastlingRank = ⟦a⟧\n"),
    ("file", "[a:chess]\ncastlingKingsideFile = ⟦q⟧\n"),
    ("file", "[a:chess]\nmaxFile = ⟦0⟧\n"),
    ("squares", "[a:chess]\nflagRegion = d4 ⟦4d⟧ e5\n"),
    ("squares", "[a:chess]\nflagRegion = ⟦d4,⟧ e5\n"),
    ("letter", "[a:chess]\ncastlingKingPiece = ⟦kk⟧\n"),
    ("letter", "[a]\nking = ⟦κ⟧\n"),
    ("letter", "[a:chess]\npromotionPieceTypes = q⟦1⟧\n"),
    ("letter-twice", "[a]\nking = k\nqueen = ⟦K⟧\n"),
    ("no-moves", "[a]\ncustomPiece1 = ⟦a⟧\n"),
    ("unknown-letter", "[a:chess]\npromotionPieceTypes = qr⟦x⟧\n"),
    ("unknown-letter", "[a:chess]\nqueen = -\npromotionPieceTypes = ⟦q⟧r\n"),
    ("all-kinds", "[a:chess]\npromotionPieceTypes = ⟦*⟧\n"),
    ("verdict", "[a:chess]\nstalemateValue = ⟦lost⟧\n"),
    ("verdict", "[a:chess]\nstalemateValue = ⟦none⟧\n"),
    ("pair", "[a:chess]\npromotionLimit = q:1 ⟦r⟧\n"),
    ("pair", "[a:chess]\npromotionLimit = q:⟦one⟧\n"),
    ("pair", "[a:chess]\npromotedPieceType = q:⟦-⟧\n"),
    ("pair-twice", "[a:chess]\npromotedPieceType = q:r ⟦q⟧:b\n"),
    ("betza.syntax.unknown", "[a]\ncustomPiece1 = a:R⟦!⟧\n"),
    ("betza.dialect.chain", "[a]\ncustomPiece1 = a:fmWfceF⟦?⟧\n"),
    ("betza.beyond.en-passant", "[a]\nking = k:K⟦e⟧F\n"),
    ("fen.letter", "[a:chess]\nstartFen = rnbqkbnr/ppp⟦x⟧pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"),
    ("fen.ranks", "[a:chess]\nstartFen = ⟦k7/8/8/8/8/8/K7⟧ w - - 0 1\n"),
    ("fen.turn", "[a:chess]\nstartFen = k7/8/8/8/8/8/8/K7 ⟦x⟧\n"),
    // What is inherited is told where it was given, or at the name where that is not in the file.
    ("fen.ranks", "[a]\nking = k\nstartFen = ⟦k7/8/8/8/8/8/8/K7⟧\n[b:a]\nmaxRank = 7\n"),
    ("no-start", "[⟦a⟧:chess]\nmaxRank = 7\n"),
    // All of them are told, and none that only follow from others.
    ("flag rank", "[a:chess]\ncastling = ⟦1⟧\nmaxRank = ⟦x⟧\n[b:a]\n[c:b]\nking = m\n"),
];

fn check(codes: &str, case: &str) -> Result<(), String> {
    let (text, places) = marked(case);
    let said = ini::read(&text, &base).err().unwrap_or_default();
    compare(codes, &text, &places, &said)
}

#[test]
fn every_error_has_its_place() {
    let wrong: Vec<_> = ERRORS.iter().filter_map(|(codes, case)| check(codes, case).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every message about files is said by some case; those of budgets by `hostile.rs`.
#[test]
fn every_message_has_a_case() {
    let cases = ERRORS.iter().chain(crate::notes::NOTES).flat_map(|(codes, _)| codes.split_whitespace());
    let cases = cases.map(|code| format!("variants-ini-{code}"));
    let others = ["too-long", "too-many-sections", "too-many-notes", "too-much", "no-such-section"];
    let said: BTreeSet<_> = cases.chain(others.map(|code| format!("variants-ini-{code}"))).collect();
    let is_of_file = |id: &String| {
        id.starts_with("variants-ini-") && !id.contains("-ini-reason-") && !id.contains("-ini-unsayable-")
    };
    let ids = Catalogue::new(Language::English);
    let unsaid: Vec<_> = ids.ids().filter(|id| is_of_file(id) && !said.contains(id)).collect();
    assert!(unsaid.is_empty(), "no case has {unsaid:?}");
}
