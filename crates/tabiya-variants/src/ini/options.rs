//! The options by name: where each is kept, how it is read and written.

use super::area::Area;
use super::config::{Config, Types};
use super::pieces::{Kind, Kinds};
use crate::spec::Verdict;

/// Where an option keeps its value.
type At<T> = fn(&mut Config) -> &mut T;

/// What kind of value an option has and where it is kept.
#[derive(Clone, Copy)]
pub(super) enum Field {
    Flag(At<bool>),
    Flags(At<[bool; 2]>, Sides),
    Number(At<u16>),
    Rank(At<u8>),
    File(At<u8>),
    Squares(At<Area>),
    Areas(At<[Area; 2]>, Sides),
    Kinds(At<Kinds>),
    KindsOf(At<[Kinds; 2]>, Sides),
    /// One type, or none.
    Kind(At<Option<Kind>>),
    KindOf(At<[Option<Kind>; 2]>, Sides),
    Types(At<Types>),
    Verdict(At<Verdict>),
    MaybeVerdict(At<Option<Verdict>>),
    Start,
    Limits,
    Promoted,
    /// Several options of the kind at once.
    PawnTypes,
    /// The rank, from a side's own first one, from which on there is promotion.
    PromotionRank,
    /// The last rank, or the first, from which pawns make double steps.
    DoubleStepRank,
    DoubleStepRankMin,
    /// `false`: no two on a file.
    DoubledPawns,
    /// Of use to programs that show the game or play it, not a rule.
    Display,
    /// A rule for which there are no words here, and the value that leaves it out.
    Beyond(&'static str),
}

/// Which sides an option speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sides {
    /// Both; there are options for each, too.
    Both,
    /// One of them, 0 or 1; there is one for both, too.
    One(usize),
    /// One of them, and there is none for both.
    Only(usize),
}

impl Sides {
    pub(super) fn contains(self, side: usize) -> bool {
        match self {
            Self::Both => true,
            Self::One(one) | Self::Only(one) => one == side,
        }
    }
}

use Field as F;
use Sides::{Both, One, Only};

/// Each option and where it is kept. An option for both sides stands before those for one, which can correct it, and an
/// older name before the present one. Pieces and the regions that they are confined to are not among them.
pub(super) const OPTIONS: &[(&str, Field)] = &[
    ("maxRank", F::Rank(|c| &mut c.height)),
    ("maxFile", F::File(|c| &mut c.width)),
    ("startFen", F::Start),
    ("variantTemplate", F::Display),
    ("pieceToCharTable", F::Display),
    ("pocketSize", F::Display),
    ("pieceValueMg", F::Display),
    ("pieceValueEg", F::Display),
    ("chess960", F::Beyond("false")),
    ("twoBoards", F::Beyond("false")),
    // Promotion.
    ("pawnTypes", F::PawnTypes),
    ("promotionRank", F::PromotionRank),
    ("promotionRegionWhite", F::Areas(|c| &mut c.promotion.region, Only(0))),
    ("promotionRegionBlack", F::Areas(|c| &mut c.promotion.region, Only(1))),
    ("promotionPawnTypes", F::KindsOf(|c| &mut c.promotion.pawns, Both)),
    ("promotionPawnTypesWhite", F::KindsOf(|c| &mut c.promotion.pawns, One(0))),
    ("promotionPawnTypesBlack", F::KindsOf(|c| &mut c.promotion.pawns, One(1))),
    ("promotionPieceTypes", F::KindsOf(|c| &mut c.promotion.pieces, Both)),
    ("promotionPieceTypesWhite", F::KindsOf(|c| &mut c.promotion.pieces, One(0))),
    ("promotionPieceTypesBlack", F::KindsOf(|c| &mut c.promotion.pieces, One(1))),
    ("sittuyinPromotion", F::Beyond("false")),
    ("promotionLimit", F::Limits),
    ("promotedPieceType", F::Promoted),
    ("piecePromotionOnCapture", F::Flag(|c| &mut c.promotion.on_capture)),
    ("mandatoryPawnPromotion", F::Flag(|c| &mut c.promotion.mandatory_pawn)),
    ("mandatoryPiecePromotion", F::Flag(|c| &mut c.promotion.mandatory_piece)),
    ("pieceDemotion", F::Flag(|c| &mut c.promotion.demotion)),
    // Captures.
    ("blastOnCapture", F::Flag(|c| &mut c.blast)),
    ("blastImmuneTypes", F::Kinds(|c| &mut c.blast_immune)),
    ("mutuallyImmuneTypes", F::Kinds(|c| &mut c.mutually_immune)),
    ("petrifyOnCapture", F::Beyond("false")),
    ("petrifyOnCaptureTypes", F::Beyond("-")),
    ("petrifyBlastPieces", F::Beyond("false")),
    ("mustCapture", F::Flag(|c| &mut c.must_capture)),
    // The first moves of pawns.
    ("doubleStep", F::Flag(|c| &mut c.double_step)),
    ("firstRankDoubleSteps", F::Beyond("false")),
    ("doubleStepRank", F::DoubleStepRank),
    ("doubleStepRankMin", F::DoubleStepRankMin),
    ("doubleStepRegionWhite", F::Areas(|c| &mut c.double_region, Only(0))),
    ("doubleStepRegionBlack", F::Areas(|c| &mut c.double_region, Only(1))),
    ("tripleStepRegionWhite", F::Areas(|c| &mut c.triple_region, Only(0))),
    ("tripleStepRegionBlack", F::Areas(|c| &mut c.triple_region, Only(1))),
    ("enPassantRegion", F::Areas(|c| &mut c.passing_region, Both)),
    ("enPassantRegionWhite", F::Areas(|c| &mut c.passing_region, One(0))),
    ("enPassantRegionBlack", F::Areas(|c| &mut c.passing_region, One(1))),
    ("enPassantTypes", F::KindsOf(|c| &mut c.passing_types, Both)),
    ("enPassantTypesWhite", F::KindsOf(|c| &mut c.passing_types, One(0))),
    ("enPassantTypesBlack", F::KindsOf(|c| &mut c.passing_types, One(1))),
    // Castling.
    ("castling", F::Flag(|c| &mut c.castling.allowed)),
    ("castlingDroppedPiece", F::Beyond("false")),
    ("castlingKingsideFile", F::File(|c| &mut c.castling.kingside)),
    ("castlingQueensideFile", F::File(|c| &mut c.castling.queenside)),
    ("castlingRank", F::Rank(|c| &mut c.castling.rank)),
    ("castlingKingFile", F::File(|c| &mut c.castling.king_file)),
    ("castlingKingPiece", F::KindOf(|c| &mut c.castling.king, Both)),
    ("castlingKingPieceWhite", F::KindOf(|c| &mut c.castling.king, One(0))),
    ("castlingKingPieceBlack", F::KindOf(|c| &mut c.castling.king, One(1))),
    ("castlingRookKingsideFile", F::File(|c| &mut c.castling.rook_kingside)),
    ("castlingRookQueensideFile", F::File(|c| &mut c.castling.rook_queenside)),
    ("castlingRookPiece", F::KindsOf(|c| &mut c.castling.rooks, Both)),
    ("castlingRookPieces", F::KindsOf(|c| &mut c.castling.rooks, Both)),
    ("castlingRookPiecesWhite", F::KindsOf(|c| &mut c.castling.rooks, One(0))),
    ("castlingRookPiecesBlack", F::KindsOf(|c| &mut c.castling.rooks, One(1))),
    ("oppositeCastling", F::Beyond("false")),
    ("castlingWins", F::Beyond("-")),
    // Checks.
    ("checking", F::Flag(|c| &mut c.checking)),
    ("dropChecks", F::Beyond("true")),
    ("makpongRule", F::Beyond("false")),
    ("flyingGeneral", F::Flag(|c| &mut c.flying)),
    ("kingType", F::Beyond("-")),
    // Drops.
    ("pieceDrops", F::Flag(|c| &mut c.drops.allowed)),
    ("mustDrop", F::Flag(|c| &mut c.drops.must)),
    ("mustDropType", F::Kind(|c| &mut c.drops.must_type)),
    ("dropLoop", F::Flag(|c| &mut c.drops.promoted_stay)),
    ("capturesToHand", F::Flag(|c| &mut c.drops.to_hand)),
    ("firstRankPawnDrops", F::Flag(|c| &mut c.drops.first_rank_pawns)),
    ("promotionZonePawnDrops", F::Flag(|c| &mut c.drops.promotion_zone_pawns)),
    ("dropOnTop", F::Beyond("false")),
    ("enclosingDrop", F::Beyond("none")),
    ("enclosingDropStart", F::Beyond("-")),
    ("whiteDropRegion", F::Areas(|c| &mut c.drops.region, One(0))),
    ("blackDropRegion", F::Areas(|c| &mut c.drops.region, One(1))),
    ("dropRegion", F::Areas(|c| &mut c.drops.region, Both)),
    ("dropRegionWhite", F::Areas(|c| &mut c.drops.region, One(0))),
    ("dropRegionBlack", F::Areas(|c| &mut c.drops.region, One(1))),
    ("sittuyinRookDrop", F::Flag(|c| &mut c.drops.rook_on_first_rank)),
    ("dropOppositeColoredBishop", F::Beyond("false")),
    ("dropPromoted", F::Flag(|c| &mut c.drops.as_promoted)),
    ("shogiDoubledPawn", F::DoubledPawns),
    ("dropNoDoubled", F::Kind(|c| &mut c.drops.not_doubled)),
    ("dropNoDoubledCount", F::Number(|c| &mut c.drops.doubled_count)),
    ("shogiPawnDropMateIllegal", F::Flag(|c| &mut c.drops.pawn_mate_illegal)),
    ("immobilityIllegal", F::Flag(|c| &mut c.immobility_illegal)),
    // Gating and walls.
    ("gating", F::Beyond("false")),
    ("seirawanGating", F::Beyond("false")),
    ("cambodianMoves", F::Beyond("false")),
    ("arrowGating", F::Beyond("false")),
    ("duckGating", F::Beyond("false")),
    ("staticGating", F::Beyond("false")),
    ("staticGatingRegion", F::Beyond("-")),
    ("pastGating", F::Beyond("false")),
    ("wallingRule", F::Beyond("none")),
    ("wallingRegion", F::Beyond("-")),
    ("wallingRegionWhite", F::Beyond("-")),
    ("wallingRegionBlack", F::Beyond("-")),
    ("wallOrMove", F::Beyond("false")),
    // Passing and special moves.
    ("diagonalLines", F::Squares(|c| &mut c.diagonals)),
    ("kingPass", F::Flags(|c| &mut c.pass, Both)),
    ("pass", F::Flags(|c| &mut c.pass, Both)),
    ("passWhite", F::Flags(|c| &mut c.pass, One(0))),
    ("passBlack", F::Flags(|c| &mut c.pass, One(1))),
    ("kingPassOnStalemate", F::Flags(|c| &mut c.pass_on_stalemate, Both)),
    ("passOnStalemate", F::Flags(|c| &mut c.pass_on_stalemate, Both)),
    ("passOnStalemateWhite", F::Flags(|c| &mut c.pass_on_stalemate, One(0))),
    ("passOnStalemateBlack", F::Flags(|c| &mut c.pass_on_stalemate, One(1))),
    ("soldierPromotionRank", F::Rank(|c| &mut c.soldier_rank)),
    ("flipEnclosedPieces", F::Beyond("none")),
    // The end of the game.
    ("nMoveRuleTypes", F::KindsOf(|c| &mut c.quiet_types, Both)),
    ("nMoveRuleTypesWhite", F::KindsOf(|c| &mut c.quiet_types, One(0))),
    ("nMoveRuleTypesBlack", F::KindsOf(|c| &mut c.quiet_types, One(1))),
    ("nMoveRule", F::Number(|c| &mut c.quiet_moves)),
    ("nFoldRule", F::Number(|c| &mut c.fold)),
    ("nFoldValue", F::Verdict(|c| &mut c.fold_verdict)),
    ("nFoldValueAbsolute", F::Flag(|c| &mut c.fold_is_absolute)),
    ("perpetualCheckIllegal", F::Flag(|c| &mut c.perpetual_illegal)),
    ("moveRepetitionIllegal", F::Beyond("false")),
    ("chasingRule", F::Beyond("none")),
    ("stalemateValue", F::Verdict(|c| &mut c.stalemate)),
    ("stalematePieceCount", F::Beyond("false")),
    ("checkmateValue", F::Verdict(|c| &mut c.checkmate)),
    ("shatarMateRule", F::Beyond("false")),
    ("bikjangRule", F::Beyond("false")),
    ("extinctionValue", F::MaybeVerdict(|c| &mut c.extinction.verdict)),
    ("extinctionClaim", F::Flag(|c| &mut c.extinction.claim)),
    ("extinctionPseudoRoyal", F::Flag(|c| &mut c.extinction.pseudo_royal)),
    ("dupleCheck", F::Flag(|c| &mut c.extinction.duple)),
    ("extinctionPieceTypes", F::Types(|c| &mut c.extinction.types)),
    ("extinctionPieceCount", F::Number(|c| &mut c.extinction.count)),
    ("extinctionOpponentPieceCount", F::Number(|c| &mut c.extinction.opponent_count)),
    ("flagPiece", F::KindOf(|c| &mut c.flag.piece, Both)),
    ("flagPieceWhite", F::KindOf(|c| &mut c.flag.piece, One(0))),
    ("flagPieceBlack", F::KindOf(|c| &mut c.flag.piece, One(1))),
    ("whiteFlag", F::Areas(|c| &mut c.flag.region, One(0))),
    ("blackFlag", F::Areas(|c| &mut c.flag.region, One(1))),
    ("flagRegion", F::Areas(|c| &mut c.flag.region, Both)),
    ("flagRegionWhite", F::Areas(|c| &mut c.flag.region, One(0))),
    ("flagRegionBlack", F::Areas(|c| &mut c.flag.region, One(1))),
    ("flagPieceCount", F::Beyond("1")),
    ("flagPieceBlockedWin", F::Beyond("false")),
    ("flagPieceSafe", F::Flag(|c| &mut c.flag.safe)),
    ("flagMove", F::Flag(|c| &mut c.flag.reply)),
    ("checkCounting", F::Flag(|c| &mut c.check_counting)),
    ("connectN", F::Beyond("0")),
    ("connectPieceTypes", F::Beyond("*")),
    ("connectVertical", F::Beyond("true")),
    ("connectHorizontal", F::Beyond("true")),
    ("connectDiagonal", F::Beyond("true")),
    ("connectRegion1White", F::Beyond("-")),
    ("connectRegion2White", F::Beyond("-")),
    ("connectRegion1Black", F::Beyond("-")),
    ("connectRegion2Black", F::Beyond("-")),
    ("connectNxN", F::Beyond("0")),
    ("collinearN", F::Beyond("0")),
    ("connectValue", F::Beyond("win")),
    ("materialCounting", F::Beyond("none")),
    ("adjudicateFullBoard", F::Beyond("false")),
    ("countingRule", F::Beyond("none")),
];

/// Names that today's Fairy-Stockfish no longer uses for what it has other names for.
pub(super) const OLD: &[&str] = &[
    "castlingRookPiece",
    "whiteDropRegion",
    "blackDropRegion",
    "kingPass",
    "kingPassOnStalemate",
    "whiteFlag",
    "blackFlag",
];

/// The place of an option in [`OPTIONS`].
pub(super) fn place(name: &str) -> Option<usize> {
    OPTIONS.iter().position(|(known, _)| *known == name)
}

/// `mobilityRegionWhiteRook`: a side and a type.
pub(super) fn mobility(name: &str) -> Option<(usize, Kind)> {
    let rest = name.strip_prefix(MOBILITY)?;
    let (side, piece) = match rest.strip_prefix(SIDES[0]) {
        Some(piece) => (0, piece),
        None => (1, rest.strip_prefix(SIDES[1])?),
    };
    Kind::all().find(|kind| capitalised(&kind.name()) == piece).map(|kind| (side, kind))
}

/// The option that confines a type of a side to a region.
pub(super) fn mobility_name(side: usize, kind: Kind) -> String {
    format!("{MOBILITY}{}{}", SIDES[side], capitalised(&kind.name()))
}

/// The option whose name is most like this one.
pub(super) fn nearest(name: &str) -> Option<String> {
    let pieces = Kind::all().map(Kind::name);
    let regions = [0, 1].into_iter().flat_map(|side| Kind::all().map(move |kind| mobility_name(side, kind)));
    let options = OPTIONS.iter().map(|(option, _)| (*option).to_owned());
    let likeness = |option: &str| strsim::jaro_winkler(&option.to_lowercase(), &name.to_lowercase());
    let (likeness, option) = options
        .chain(pieces)
        .chain(regions)
        .map(|option| (likeness(&option), option))
        .max_by(|a, b| a.0.total_cmp(&b.0))?;
    (likeness > 0.85).then_some(option)
}

const MOBILITY: &str = "mobilityRegion";
const SIDES: [&str; 2] = ["White", "Black"];

fn capitalised(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_uppercase() + rest
}
