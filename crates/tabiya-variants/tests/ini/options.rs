//! What each option means: moves that there are with it, and moves that there are not.

use tabiya_game::Outcome;
use tabiya_variants::ini;

use crate::support::{legal, played, read, try_read};

/// A section, moves from its start position, and then which moves are legal (and, behind `!`, which are not).
pub(crate) const MOVES: &[(&str, &str, &str)] = &[
    // The board and the start position.
    (
        "[a]\nmaxRank = 5\nmaxFile = d\nking = k\nrook = r\nstartFen = rk2/4/4/4/2KR w - - 0 1",
        "",
        "d1d5 c1b2 !d1d6 d1e1",
    ),
    (
        "[a]\nmaxRank = 6\nmaxFile = 12\nking = k\nrook = r\nstartFen = 1k10/12/12/12/12/R10K w",
        "",
        "a1a6 a1k1 l1l2",
    ),
    ("[a]\nking = k\nrook = r\nstartFen = 1k6/8/8/8/8/8/8/R6K w 3 7", "", "a1a8"),
    (
        "[a]\nking = k\nrook = r\npieceDrops = true\nstartFen = k7/8/8/8/8/8/8/7K/Rr w - - 0 1",
        "R@b1",
        "R@h8 a8a7 !R@b1",
    ),
    ("[a]\nking = k\nrook = r\nstartFen = k7/8/8/8/8/8/1*6/1R5K w - - 0 1", "", "b1a1 !b1b2 b1b3"),
    // Pieces.
    ("[a:chess]\nking = k:KN", "", "e1d3 e1f3 g1f3"),
    ("[a:chess]\ncustomPiece1 = a:BN\nstartFen = 4k3/8/8/8/3A4/8/8/4K3 w - - 0 1", "", "d4a1 d4e6 !d4d5"),
    ("[a:chess]\nknight = -\nhorse = n\nstartFen = 4k3/8/8/8/8/8/1P6/1N2K3 w - - 0 1", "", "b1d2 !b1a3 b1c3"),
    ("[a:chess]\nqueen = f\nbishop = q\nstartFen = 4k3/8/8/8/3Q4/8/8/4KF2 w - - 0 1", "", "d4a1 f1f8 !d4d5"),
    (
        "[a]\nking = k\nsoldier = p\nsoldierPromotionRank = 4\nstartFen = k7/8/8/8/P7/3P4/8/7K w - - 0 1",
        "",
        "a4b4 a4a5 d3d4 !d3c3",
    ),
    (
        "[a]\nking = k\nrook = r\nmobilityRegionWhiteRook = *1 *2 a3\nstartFen = 1k6/8/8/8/8/8/8/R6K w - - 0 1",
        "",
        "a1a3 a1g1 !a1a4",
    ),
    (
        "[a]\nking = k\nrook = r\nmobilityRegionBlackKing = *8\nstartFen = k7/8/8/8/8/8/8/R6K b - - 0 1",
        "",
        "a8b8 !a8b7",
    ),
    (
        "[a]\nking = k\nrook = r\nsoldier = s\nwazir = w\ndiagonalLines = d1 f1 e2 d3 f3\nstartFen = k7/8/8/8/8/8/4S3/3RW2K w - - 0 1",
        "",
        "e2d3 e2f3 e2e3 e2d2 !d1e2 e2d1",
    ),
    (
        "[a]\nking = k\nrook = r\nwazir = w\ndiagonalLines = d1 f1 e2 d3 f3\nstartFen = k7/8/8/8/8/8/8/3R1W1K w - - 0 1",
        "",
        "d1e2 d1f3 f1e2 !d1g4 f1g2",
    ),
    (
        "[a]\nking = k\njanggiCannon = c\nrook = r\ndiagonalLines = d1 f1 e2 d3 f3\nstartFen = k7/8/8/8/8/8/3RR3/3C3K w - - 0 1",
        "",
        "d1f3 d1d3 d1d8 !d1e2",
    ),
    // A janggi cannon neither hops over another nor captures one.
    (
        "[a]\nking = k\njanggiCannon = c\nrook = r\nstartFen = k7/8/8/c7/8/R7/7K/C2C1R2 w - - 0 1",
        "",
        "a1a4 d1g1 d1h1 !a1a5 a1e1",
    ),
    // First moves.
    ("[a:chess]\ndoubleStep = false", "", "a2a3 !a2a4"),
    (
        "[a:chess]\ndoubleStepRegionWhite = *2 *3\nstartFen = 4k3/8/8/8/8/P7/1P6/4K3 w - - 0 1",
        "",
        "a3a5 b2b4",
    ),
    ("[a:chess]\ndoubleStepRegionWhite = a2 b2\ndoubleStepRegionBlack = -", "a2a4", "a7a6 !a7a5"),
    ("[a:chess]\ndoubleStepRegionWhite = a2 b2", "", "a2a4 b2b4 !c2c4"),
    ("[a:chess]\ntripleStepRegionWhite = *2", "", "a2a5 a2a4 !a7a4"),
    ("[a:chess]\ntripleStepRegionWhite = *2\ndoubleStepRegionWhite = -", "", "a2a5 a2a3 !a2a4"),
    ("[a:chess]\ndoubleStepRank = 3\nstartFen = 4k3/p7/1p6/8/8/P7/1P6/4K3 w - - 0 1", "e1e2", "a7a5 b6b4"),
    (
        "[a:chess]\ndoubleStepRank = 3\ndoubleStepRankMin = 3\nstartFen = 4k3/8/8/8/8/P7/1P6/4K3 w - - 0 1",
        "",
        "a3a5 !b2b4",
    ),
    (
        "[a:chess]\ncustomPiece1 = p:mWfceFifmnD\npawnTypes = p\nstartFen = 4k3/8/8/8/p7/8/1P6/4K3 w - - 0 1",
        "b2b4",
        "a4b3 a4a5 a4a3 !a4b4 a4a2",
    ),
    // En passant.
    ("[a:chess]\nstartFen = 4k3/8/8/8/p7/8/1P6/4K3 w - - 0 1", "b2b4", "a4b3"),
    ("[a:chess]\nenPassantRegion = -\nstartFen = 4k3/8/8/8/p7/8/1P6/4K3 w - - 0 1", "b2b4", "a4a3 !a4b3"),
    ("[a:chess]\nenPassantRegion = *6\nstartFen = 4k3/8/8/8/p7/8/1P6/4K3 w - - 0 1", "b2b4", "!a4b3"),
    (
        "[a:chess]\ncustomPiece1 = s:mWcF\nenPassantTypes = s\nstartFen = 4k3/8/8/8/s7/8/1P6/4K3 w - - 0 1",
        "b2b4",
        "a4b3",
    ),
    ("[a:chess]\ncustomPiece1 = s:mWcF\nstartFen = 4k3/8/8/8/s7/8/1P6/4K3 w - - 0 1", "b2b4", "!a4b3"),
    ("[a:chess]\ncustomPiece1 = s:mWceF\nstartFen = 4k3/8/8/8/s7/8/1P6/4K3 w - - 0 1", "b2b4", "a4b3"),
    ("[a:chess]\ncustomPiece1 = s:mWimnD\nstartFen = 4k3/8/8/8/p7/8/1S6/4K3 w - - 0 1", "b2b4", "a4b3"),
    (
        "[a:chess]\ntripleStepRegionWhite = *2\nstartFen = 4k3/8/8/8/p7/8/1P6/4K3 w - - 0 1",
        "b2b5",
        "a4b3 !a4b5",
    ),
    // Promotion.
    (
        "[a]\nking = k\npawn = p\nqueen = q\nrook = r\nstartFen = 8/P7/8/8/8/8/8/K6k w - - 0 1",
        "",
        "a1b1 !a7a8q a7a8r a7a8",
    ),
    ("[a:chess]\npromotionPieceTypes = q\nstartFen = 8/P7/8/8/8/8/8/K6k w - - 0 1", "", "a7a8q !a7a8r"),
    (
        "[a:chess]\npromotionPieceTypesBlack = nq\nstartFen = 8/P7/8/8/8/8/6p1/K6k w - - 0 1",
        "a7a8r",
        "g2g1n g2g1q !g2g1r",
    ),
    ("[a:chess]\npromotionRegionWhite = *7 *8\nstartFen = 8/8/P7/8/8/8/8/K6k w - - 0 1", "", "a6a7q !a6a7"),
    ("[a:chess]\npromotionRegionWhite = *6 *7\nstartFen = 8/P7/8/8/8/8/8/K6k w - - 0 1", "", "a7a8 !a7a8q"),
    ("[a:chess]\npromotionRank = 6\nstartFen = 8/8/8/P7/7p/8/8/K6k w - - 0 1", "a5a6q", "h4h3q !h4h3"),
    ("[a:chess]\nmandatoryPawnPromotion = false\nstartFen = 8/P7/8/8/8/8/8/K6k w - - 0 1", "", "a7a8 a7a8q"),
    (
        "[a:chess]\nmandatoryPawnPromotion = false\nimmobilityIllegal = true\nstartFen = 8/P7/8/8/8/8/8/K6k w - - 0 1",
        "",
        "a7a8q !a7a8",
    ),
    (
        "[a:chess]\npromotionPawnTypes = n\npromotionPieceTypes = q\nstartFen = 8/P7/N7/8/8/8/8/K6k w - - 0 1",
        "",
        "a7a8q a6c7 a6b8q !a7a8 a6b8",
    ),
    ("[a:chess]\npromotionPawnTypes = -\nstartFen = 8/P7/8/8/8/8/8/K6k w - - 0 1", "", "a7a8q !a7a8"),
    (
        "[a:chess]\npawn = -\nsoldier = p\npromotionPawnTypes = -\nstartFen = 8/P7/8/8/8/8/8/K6k w - - 0 1",
        "",
        "a7a8 !a7a8q",
    ),
    // A piece that can go nowhere, and one that no region confines.
    ("[a:shogi]\ncustomPiece1 = a:mcW", "", "g1f2 g3g4"),
    ("[a:chess]\nmobilityRegionWhiteKnight = -", "", "a2a3 b1a3 b1c3"),
    ("[a:chess]\npromotionPieceTypes = -\nstartFen = 8/PP6/8/8/8/8/8/K6k w - - 0 1", "", "a1a2 !a7a8 a7a8q"),
    ("[a:chess]\npromotionLimit = q:1\nstartFen = 8/P7/8/8/8/7k/8/KQ6 w - - 0 1", "", "a7a8r !a7a8q"),
    (
        "[a:chess]\nsilver = s\ngold = g\npromotedPieceType = s:g\npromotionRegionWhite = *6 *7 *8\nstartFen = 8/8/S7/8/8/8/8/K6k w - - 0 1",
        "",
        "a6b5+ a6b5 a6a7+ a6a7",
    ),
    (
        "[a:chess]\nsilver = s\ngold = g\npromotedPieceType = s:g\nmandatoryPiecePromotion = true\npromotionRegionWhite = *6 *7 *8\nstartFen = 8/8/S7/8/8/8/8/K6k w - - 0 1",
        "",
        "a6b5+ a6a7+ !a6b5 a6a7",
    ),
    (
        "[a:chess]\nsilver = s\ngold = g\npromotedPieceType = s:g\npiecePromotionOnCapture = true\npromotionRegionWhite = *6 *7 *8\nstartFen = 8/n7/S7/8/8/8/8/K6k w - - 0 1",
        "",
        "a6b5 a6a7+ a6a7 a6b7 !a6b5+ a6b7+",
    ),
    (
        "[a:chess]\nsilver = s\ngold = g\npromotedPieceType = s:g\npieceDemotion = true\nmandatoryPiecePromotion = true\npromotionRegionWhite = *1 *2 *3 *4 *5 *6 *7 *8\nstartFen = 8/8/8/+S6S/8/8/8/K6k w - - 0 1",
        "",
        "a5a6- h5h6+ !a5a6 h5h6",
    ),
    (
        "[a]\nking = k\npawn = p\ncommoner = c\npromotedPieceType = p:c\npromotionPieceTypes = -\npromotionRegionWhite = *6 *7 *8\nstartFen = 8/8/P7/8/8/8/8/K6k w - - 0 1",
        "",
        "a6a7+ !a6a7",
    ),
    // Captures.
    ("[a:chess]\nmustCapture = true\nstartFen = 4k3/8/8/8/8/8/p7/R3K3 w - - 0 1", "", "a1a2 !e1e2 a1b1"),
    ("[a:chess]\nmutuallyImmuneTypes = r\nstartFen = 4k3/8/8/r7/8/8/8/R3K3 w - - 0 1", "", "a1a4 !a1a5"),
    ("[a:chess]\nmutuallyImmuneTypes = r\nstartFen = 4k3/8/8/n7/8/8/8/R3K3 w - - 0 1", "", "a1a5"),
    ("[a:atomic]\nstartFen = 4k3/8/8/8/8/2pn4/8/2BRK3 w - - 0 1", "d1d3", "e8e7 c3c2 !d3c1"),
    // Castling.
    ("[a:chess]\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "e1g1 e1c1"),
    ("[a:chess]\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1", "e1g1", "e8c8 !e8g8 e1c1"),
    ("[a:chess]\ncastling = false\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "e1d1 !e1g1 e1c1"),
    (
        "[a:chess]\ncastlingQueensideFile = b\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "",
        "e1g1 e1b1 !e1c1",
    ),
    ("[a:chess]\ncastlingRank = 2\nstartFen = 8/r3k2r/8/8/8/8/R3K2R/8 w KQkq - 0 1", "", "e2g2 e2c2"),
    ("[a:chess]\ncastlingRookPieces = q\nstartFen = 4k3/8/8/8/8/8/8/Q3K2R w KQ - 0 1", "", "e1c1 !e1g1"),
    (
        "[a:chess]\ncastlingRookKingsideFile = g\nstartFen = 4k3/8/8/8/8/8/8/4K1RR w K - 0 1",
        "e1g1 e8e7",
        "f1f8 h1h8",
    ),
    (
        "[a:chess]\ncastlingRookQueensideFile = b\nstartFen = 4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1",
        "e1c1 e8e7",
        "a1a8 d1d8",
    ),
    (
        "[a:chess]\ncommoner = c\ncastlingKingPiece = c\ncastlingKingFile = d\nstartFen = 4k3/8/8/8/8/8/8/RC1C3R w K - 0 1",
        "",
        "d1g1 !b1g1",
    ),
    ("[a:chess]\nking = -\ncommoner = k\nstartFen = 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "", "e1d1 !e1g1"),
    (
        "[a:chess]\nmaxFile = 10\ncastlingKingsideFile = h\nstartFen = r3k4r/10/10/10/10/10/10/R3K4R w KQkq - 0 1",
        "",
        "e1h1 e1c1 !e1g1",
    ),
    // Checks.
    ("[a:chess]\nchecking = false\nstartFen = 8/8/8/8/8/k7/8/2R1K3 w - - 0 1", "", "c1c2 !c1c3 c1a1"),
    ("[a:chess]\nflyingGeneral = true\nstartFen = 4k3/8/8/8/8/8/4N3/4K3 w - - 0 1", "", "e1d1 !e2c3 e2d4"),
    // Drops.
    (
        "[a:chess]\npieceDrops = true\nstartFen = 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
        "",
        "P@a2 P@a7 !P@a1 P@a8 P@e1",
    ),
    (
        "[a:chess]\npieceDrops = true\nfirstRankPawnDrops = true\npromotionZonePawnDrops = true\nstartFen = 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
        "",
        "P@a1 P@a8",
    ),
    (
        "[a:chess]\nsoldier = s\npieceDrops = true\nstartFen = 4k3/8/8/8/8/8/8/4K3[S] w - - 0 1",
        "",
        "S@a1 S@a8",
    ),
    (
        "[a]\nking = k\nlance = l\npieceDrops = true\nimmobilityIllegal = true\nstartFen = 4k3/8/8/8/8/8/8/4K3[L] w - - 0 1",
        "",
        "L@a7 !L@a8",
    ),
    (
        "[a:chess]\npieceDrops = true\ndropRegionWhite = *1 *2\ndropRegionBlack = *8\nstartFen = 4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1",
        "N@a2",
        "N@a8 !N@a7",
    ),
    (
        "[a:chess]\npieceDrops = true\nwhiteDropRegion = *1\nstartFen = 4k3/8/8/8/8/8/8/4K3[N] w - - 0 1",
        "",
        "N@a1 !N@a2",
    ),
    (
        "[a:chess]\npieceDrops = true\nmobilityRegionWhiteRook = a1 a2\nstartFen = 4k3/8/8/8/8/8/8/4K3[R] w - - 0 1",
        "",
        "R@a2 !R@a3",
    ),
    (
        "[a:chess]\npieceDrops = true\nsittuyinRookDrop = true\nstartFen = 4k3/8/8/8/8/8/8/4K3[RN] w - - 0 1",
        "",
        "R@a1 N@a3 !R@a2",
    ),
    (
        "[a:chess]\npieceDrops = true\ncapturesToHand = true\nstartFen = 4k3/8/8/8/8/8/n7/R3K3[] w - - 0 1",
        "a1a2 e8e7",
        "N@d5",
    ),
    ("[a:chess]\npieceDrops = true\nstartFen = 4k3/8/8/8/8/8/n7/R3K3[] w - - 0 1", "a1a2 e8e7", "a2a1 !N@d5"),
    (
        "[a:chess]\npieceDrops = true\ncapturesToHand = true\nstartFen = 1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1",
        "a7a8q b8a8 e1e2",
        "P@d5 !Q@d5",
    ),
    (
        "[a:chess]\npieceDrops = true\ncapturesToHand = true\ndropLoop = true\nstartFen = 1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1",
        "a7a8q b8a8 e1e2",
        "Q@d5 !P@d5",
    ),
    (
        "[a:chess]\npieceDrops = true\nmustDrop = true\nstartFen = 4k3/8/8/8/8/8/8/4K3[N] w - - 0 1",
        "",
        "N@a1 !e1e2",
    ),
    (
        "[a]\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\ndropPromoted = true\npieceDrops = true\nstartFen = 4k3/8/8/8/8/8/8/4K3[S] w - - 0 1",
        "",
        "S@a1 +S@a1",
    ),
    (
        "[a:chess]\npieceDrops = true\ndropNoDoubled = p\nstartFen = 4k3/8/8/8/8/8/P7/4K3[P] w - - 0 1",
        "",
        "P@b3 !P@a3",
    ),
    (
        "[a:chess]\npieceDrops = true\ndropNoDoubled = p\ndropNoDoubledCount = 2\nstartFen = 4k3/8/8/8/8/P7/P7/4K3[P] w - - 0 1",
        "",
        "P@b3 !P@a4",
    ),
    (
        "[a:chess]\npieceDrops = true\ndropNoDoubled = p\ndropNoDoubledCount = 2\nstartFen = 4k3/8/8/8/8/8/P7/4K3[P] w - - 0 1",
        "",
        "P@a3",
    ),
    (
        "[a]\nking = k\nshogiPawn = p\npieceDrops = true\nshogiDoubledPawn = false\nstartFen = 4k3/8/8/8/8/8/P7/4K3[P] w - - 0 1",
        "",
        "P@b3 !P@a3",
    ),
    (
        "[a]\nking = k\nshogiPawn = p\nrook = r\npieceDrops = true\nshogiPawnDropMateIllegal = true\nstartFen = k7/2R5/8/8/8/8/8/1R5K[P] w - - 0 1",
        "",
        "P@a6 !P@a7",
    ),
    // Passing.
    ("[a:chess]\npass = true", "", "0000 e2e4"),
    ("[a:chess]\npass = true\nstartFen = 4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "", "e1e2 !0000"),
    ("[a:chess]\npassOnStalemate = true\nstartFen = 8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "", "0000"),
    ("[a:chess]\npassOnStalemate = true", "", "e2e4 !0000"),
    // Royal pieces that are no king.
    (
        "[a]\ncommoner = k\nrook = r\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\nstartFen = 4k3/8/8/8/8/8/r7/4K3 w - - 0 1",
        "",
        "e1d1 !e1e2",
    ),
    (
        "[a]\ncommoner = k\nrook = r\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\nstartFen = 4k3/8/8/8/8/8/r7/K3K3 w - - 0 1",
        "",
        "e1e2 e1f1",
    ),
    (
        "[a]\ncommoner = k\nrook = r\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\nextinctionPieceCount = 64\nstartFen = 4k3/8/8/8/8/8/r7/K3K3 w - - 0 1",
        "",
        "a1a2 a1b1 !e1f1",
    ),
    (
        "[a]\ncommoner = k\nrook = r\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\ndupleCheck = true\nstartFen = 4k3/8/8/8/8/4r3/r7/K3K3 w - - 0 1",
        "",
        "e1f1 !e1e2",
    ),
];

/// A section, moves from its start position, and what has become of the game: `white`, `black`, `draw`, `-`.
pub(crate) const ENDS: &[(&str, &str, &str)] = &[
    ("[a:chess]\nstartFen = 8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "", "draw"),
    ("[a:chess]\nstalemateValue = loss\nstartFen = 8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "", "black"),
    ("[a:chess]\nstalemateValue = win\nstartFen = 8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "", "white"),
    ("[a:chess]\nstartFen = 8/8/8/8/8/5k2/5q2/5K2 w - - 0 1", "", "black"),
    ("[a:chess]\ncheckmateValue = win\nstartFen = 8/8/8/8/8/5k2/5q2/5K2 w - - 0 1", "", "white"),
    ("[a:chess]\nnMoveRule = 1\nstartFen = 4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1e2 e8e7", "draw"),
    (
        "[a:chess]\nnMoveRule = 1\nnMoveRuleTypes = k\nstartFen = 4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "e1e2 e8e7",
        "-",
    ),
    ("[a:chess]\nnMoveRule = 0\nstartFen = 4k3/8/8/8/8/8/8/4K2R w - - 200 200", "e1e2", "-"),
    ("[a:chess]\nnFoldRule = 2\nstartFen = 4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1e2 e8e7 e2e1 e7e8", "draw"),
    (
        "[a:chess]\nnFoldRule = 2\nnFoldValue = loss\nstartFen = 4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "e1e2 e8e7 e2e1 e7e8",
        "black",
    ),
    (
        "[a:chess]\nnFoldRule = 2\nnFoldValue = win\nstartFen = 4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "e1e2 e8e7 e2e1 e7e8",
        "white",
    ),
    (
        "[a:chess]\nnFoldRule = 0\nstartFen = 4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8",
        "-",
    ),
    (
        "[a:chess]\nnFoldRule = 2\nperpetualCheckIllegal = true\nstartFen = 4k3/8/8/8/8/8/R7/4K3 w - - 0 1",
        "a2a8 e8e7 a8a7 e7e8 a7a8",
        "black",
    ),
    (
        "[a:chess]\nflagPiece = k\nflagRegionWhite = *8\nstartFen = 8/K7/7k/8/8/8/8/8 w - - 0 1",
        "a7a8",
        "white",
    ),
    ("[a:chess]\nflagPiece = k\nflagRegionWhite = *8\nstartFen = 8/R6K/8/7k/8/8/8/8 w - - 0 1", "a7a8", "-"),
    ("[a:chess]\nflagPiece = *\nflagRegion = a8\nstartFen = 8/R6K/8/7k/8/8/8/8 w - - 0 1", "a7a8", "white"),
    ("[a:chess]\nwhiteFlag = a8\nflagPiece = r\nstartFen = 8/R6K/8/7k/8/8/8/8 w - - 0 1", "a7a8", "white"),
    (
        "[a:chess]\nflagPiece = k\nflagRegion = *8\nflagMove = true\nstartFen = 8/K6k/8/8/8/8/8/8 w - - 0 1",
        "a7a8",
        "-",
    ),
    (
        "[a:chess]\nflagPiece = k\nflagRegion = *8\nflagMove = true\nstartFen = 8/K6k/8/8/8/8/8/8 w - - 0 1",
        "a7a8 h7h8",
        "draw",
    ),
    (
        "[a:chess]\nflagPiece = k\nflagRegion = *8\nflagMove = true\nstartFen = 8/K6k/8/8/8/8/8/8 w - - 0 1",
        "a7a8 h7h6",
        "white",
    ),
    (
        "[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = n\nstartFen = 4k2n/8/8/8/8/8/r7/N3K2N w - - 0 1",
        "e1d1 a2a1",
        "-",
    ),
    (
        "[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = n\nstartFen = 4k2n/8/8/8/8/8/r7/N3K3 w - - 0 1",
        "e1d1 a2a1",
        "black",
    ),
    (
        "[a:chess]\nextinctionValue = win\nextinctionPieceTypes = n\nstartFen = 4k2n/8/8/8/8/8/r7/N3K3 w - - 0 1",
        "e1d1 a2a1",
        "white",
    ),
    (
        "[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = n\nextinctionPieceCount = 1\nstartFen = 4k1nn/8/8/8/8/8/r7/N3K2N w - - 0 1",
        "e1d1 a2a1",
        "black",
    ),
    (
        "[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = *\nextinctionPieceCount = 1\nextinctionOpponentPieceCount = 2\nextinctionClaim = true\nstartFen = 4k3/8/8/8/8/8/r6r/R3K3 b - - 0 1",
        "a2a1",
        "black",
    ),
    (
        "[a:chess]\nextinctionValue = loss\nextinctionPieceTypes = *\nextinctionPieceCount = 1\nextinctionOpponentPieceCount = 2\nextinctionClaim = true\nstartFen = 4k3/8/8/8/8/8/r7/RK6 b - - 0 1",
        "a2a1",
        "-",
    ),
    ("[a:chess]\ncheckCounting = true\nstartFen = 4k3/8/8/8/8/8/R7/4K3 w - - 2+2 0 1", "a2a8 e8e7", "-"),
    (
        "[a:chess]\ncheckCounting = true\nstartFen = 4k3/8/8/8/8/8/R7/4K3 w - - 2+2 0 1",
        "a2a8 e8e7 a8a7",
        "white",
    ),
    ("[a:chess]\ncheckCounting = true\nstartFen = 4k3/8/8/8/8/8/R7/4K3 w - - 0 1", "a2a8", "white"),
    ("[a:atomic]\nstartFen = 4k3/4n3/8/8/8/8/4R3/4K3 w - - 0 1", "e2e7", "white"),
];

fn check_moves(text: &str, moves: &str, expected: &str) -> Result<(), String> {
    let spec = try_read(text)?;
    let table = played(&spec, moves);
    let found = legal(&*table);
    let (has, lacks) = expected.split_once('!').unwrap_or((expected, ""));
    let missing: Vec<_> = has.split_whitespace().filter(|text| !found.contains(*text)).collect();
    let extra: Vec<_> = lacks.split_whitespace().filter(|text| found.contains(*text)).collect();
    if missing.is_empty() && extra.is_empty() {
        return Ok(());
    }
    Err(format!("{text}\n{} not legal: {missing:?}, legal: {extra:?}, of {found:?}", table.position()))
}

fn check_end(text: &str, moves: &str, expected: &str) -> Result<(), String> {
    let spec = try_read(text)?;
    let table = played(&spec, moves);
    let found = match table.outcome() {
        Outcome::Ongoing => "-",
        Outcome::Decided { winner: None, .. } => "draw",
        Outcome::Decided { winner: Some(side), .. } => ["white", "black"][side.index()],
    };
    if found == expected {
        Ok(())
    } else {
        Err(format!("{text}\n{} {found}, not {expected}", table.position()))
    }
}

#[test]
fn options_say_which_moves_there_are() {
    let wrong: Vec<_> =
        MOVES.iter().filter_map(|(text, moves, expected)| check_moves(text, moves, expected).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn options_say_how_games_end() {
    let wrong: Vec<_> =
        ENDS.iter().filter_map(|(text, moves, expected)| check_end(text, moves, expected).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is imported can be written as a file of Tabiya's own form, and means the same there.
#[test]
fn imported_games_have_files() {
    for (text, ..) in MOVES.iter().chain(ENDS) {
        let spec = read(text).spec;
        let written = tabiya_variants::file::write(&spec);
        let again = tabiya_variants::file::read(&written, &|_| None);
        let again = again
            .unwrap_or_else(|errors| panic!("{text}\n{written}\n{:?}", crate::support::sentences(&errors)));
        assert_eq!(again.spec, spec, "{text}\n{written}");
    }
}

/// And exported again, with the same moves from the same position.
#[test]
fn imported_games_can_be_exported() {
    for (text, ..) in MOVES.iter().chain(ENDS) {
        let spec = read(text).spec;
        let written = ini::write(&spec);
        if written.unsayable.is_empty() {
            let again = read(&written.text).spec;
            let (first, second) = (played(&spec, ""), played(&again, ""));
            assert_eq!(legal(&*first), legal(&*second), "{text}\n{}", written.text);
            assert_eq!(ini::write(&again).text, written.text, "{text}");
        }
    }
}
