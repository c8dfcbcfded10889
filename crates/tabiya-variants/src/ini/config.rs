#![expect(clippy::struct_excessive_bools, reason = "each is an option of a section")]
use std::collections::BTreeMap;
use std::sync::Arc;

use tabiya_board::Geometry;
use tabiya_game::{Diagnostic, Span};
use tabiya_pieces::tree::Chain;

use super::area::Area;
use super::pieces::{Kind, Kinds};
use crate::spec::Verdict;

/// The rules of a section with all that it inherits, in Fairy-Stockfish's own terms. Where something is said for each
/// side, white comes first.
#[derive(Clone, Debug)]
pub(super) struct Config {
    pub(super) height: u8,
    pub(super) width: u8,
    pub(super) start: String,
    pub(super) pieces: BTreeMap<Kind, Man>,
    /// Where pieces may stand, where that is not everywhere.
    pub(super) mobility: [BTreeMap<Kind, Area>; 2],
    pub(super) promotion: Promotion,
    pub(super) blast: bool,
    pub(super) blast_immune: Kinds,
    pub(super) mutually_immune: Kinds,
    pub(super) double_step: bool,
    pub(super) double_region: [Area; 2],
    pub(super) triple_region: [Area; 2],
    pub(super) passing_region: [Area; 2],
    pub(super) passing_types: [Kinds; 2],
    pub(super) castling: Castling,
    pub(super) checking: bool,
    pub(super) must_capture: bool,
    pub(super) drops: Drops,
    pub(super) immobility_illegal: bool,
    pub(super) diagonals: Area,
    pub(super) pass: [bool; 2],
    pub(super) pass_on_stalemate: [bool; 2],
    pub(super) flying: bool,
    pub(super) soldier_rank: u8,
    pub(super) quiet_moves: u16,
    pub(super) quiet_types: [Kinds; 2],
    pub(super) fold: u16,
    pub(super) fold_verdict: Verdict,
    pub(super) fold_is_absolute: bool,
    pub(super) perpetual_illegal: bool,
    pub(super) stalemate: Verdict,
    pub(super) checkmate: Verdict,
    pub(super) extinction: Extinction,
    pub(super) flag: Flag,
    pub(super) check_counting: bool,
    /// What the options say for which there are no words here, by option.
    pub(super) beyond: BTreeMap<String, Diagnostic>,
    /// Where options stand in the file.
    pub(super) places: BTreeMap<&'static str, Span>,
}

/// A type of piece that a section gives a letter.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Man {
    /// A capital.
    pub(super) letter: char,
    /// How it moves, where that is not how its type moves.
    pub(super) moves: Option<Arc<Moves>>,
}

/// Moves that a file gives in Betza's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Moves {
    pub(super) usual: Vec<Chain>,
    /// Those from the squares of `doubleStepRegion`.
    pub(super) first: Vec<Chain>,
    /// Captures in passing (`e`).
    pub(super) passing: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Promotion {
    pub(super) region: [Area; 2],
    pub(super) pawns: [Kinds; 2],
    pub(super) pieces: [Kinds; 2],
    pub(super) limits: Vec<(Kind, u16)>,
    /// From what to what by `+`.
    pub(super) promoted: Vec<(Kind, Kind)>,
    pub(super) on_capture: bool,
    pub(super) mandatory_pawn: bool,
    pub(super) mandatory_piece: bool,
    pub(super) demotion: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Castling {
    pub(super) allowed: bool,
    pub(super) kingside: u8,
    pub(super) queenside: u8,
    pub(super) rank: u8,
    pub(super) king_file: u8,
    pub(super) king: [Option<Kind>; 2],
    pub(super) rook_kingside: u8,
    pub(super) rook_queenside: u8,
    pub(super) rooks: [Kinds; 2],
}

#[derive(Clone, Debug)]
pub(super) struct Drops {
    pub(super) allowed: bool,
    pub(super) must: bool,
    pub(super) must_type: Option<Kind>,
    pub(super) promoted_stay: bool,
    pub(super) to_hand: bool,
    pub(super) first_rank_pawns: bool,
    pub(super) promotion_zone_pawns: bool,
    pub(super) region: [Area; 2],
    pub(super) rook_on_first_rank: bool,
    pub(super) as_promoted: bool,
    pub(super) not_doubled: Option<Kind>,
    pub(super) doubled_count: u16,
    pub(super) pawn_mate_illegal: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Extinction {
    pub(super) verdict: Option<Verdict>,
    pub(super) claim: bool,
    pub(super) pseudo_royal: bool,
    pub(super) duple: bool,
    pub(super) types: Types,
    pub(super) count: u16,
    pub(super) opponent_count: u16,
}

/// Some types, or all pieces together (`*`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Types {
    Any,
    These(Kinds),
}

#[derive(Clone, Debug)]
pub(super) struct Flag {
    /// Any piece where there is none.
    pub(super) piece: [Option<Kind>; 2],
    pub(super) region: [Area; 2],
    pub(super) reply: bool,
    pub(super) safe: bool,
}

impl Config {
    /// What holds where a section says nothing: chess without its pieces.
    pub(super) fn template() -> Self {
        let pawn = Kinds::NONE.with(Kind::PAWN);
        Self {
            height: 8,
            width: 8,
            start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".into(),
            pieces: BTreeMap::new(),
            mobility: [const { BTreeMap::new() }; 2],
            promotion: Promotion {
                region: [Area::rank(8), Area::rank(1)],
                pawns: [pawn; 2],
                // Whatever the documentation says: the programs promote to nothing here.
                pieces: [Kinds::NONE; 2],
                limits: Vec::new(),
                promoted: Vec::new(),
                on_capture: false,
                mandatory_pawn: true,
                mandatory_piece: false,
                demotion: false,
            },
            blast: false,
            blast_immune: Kinds::NONE,
            mutually_immune: Kinds::NONE,
            double_step: true,
            double_region: [Area::rank(2), Area::rank(7)],
            triple_region: [Area::NONE; 2],
            passing_region: [Area::all(); 2],
            passing_types: [pawn; 2],
            castling: Castling {
                allowed: true,
                kingside: 7,
                queenside: 3,
                rank: 1,
                king_file: 5,
                king: [Some(Kind::KING); 2],
                rook_kingside: 12,
                rook_queenside: 1,
                rooks: [Kinds::NONE.with(Kind::ROOK); 2],
            },
            checking: true,
            must_capture: false,
            drops: Drops {
                allowed: false,
                must: false,
                must_type: None,
                promoted_stay: false,
                to_hand: false,
                first_rank_pawns: false,
                promotion_zone_pawns: false,
                region: [Area::all(); 2],
                rook_on_first_rank: false,
                as_promoted: false,
                not_doubled: None,
                doubled_count: 1,
                pawn_mate_illegal: false,
            },
            immobility_illegal: false,
            diagonals: Area::NONE,
            pass: [false; 2],
            pass_on_stalemate: [false; 2],
            flying: false,
            soldier_rank: 1,
            quiet_moves: 50,
            quiet_types: [pawn; 2],
            fold: 3,
            fold_verdict: Verdict::Draw,
            fold_is_absolute: false,
            perpetual_illegal: false,
            stalemate: Verdict::Draw,
            checkmate: Verdict::Loss,
            extinction: Extinction {
                verdict: None,
                claim: false,
                pseudo_royal: false,
                duple: false,
                types: Types::These(Kinds::NONE),
                count: 0,
                opponent_count: 0,
            },
            flag: Flag { piece: [None; 2], region: [Area::NONE; 2], reply: false, safe: false },
            check_counting: false,
            beyond: BTreeMap::new(),
            places: BTreeMap::new(),
        }
    }

    pub(super) fn geometry(&self) -> Geometry {
        Geometry::new(self.width.into(), self.height.into()).expect("sizes are read as 1 to 16")
    }

    /// How many alternatives its pieces have.
    pub(super) fn alternatives(&self) -> usize {
        let of = |man: &Man| man.moves.as_ref().map_or(4, |moves| moves.usual.len() + moves.first.len());
        self.pieces.values().map(of).sum()
    }

    /// The type of a letter.
    pub(super) fn kind(&self, letter: char) -> Option<Kind> {
        let letter = letter.to_ascii_uppercase();
        self.pieces.iter().find(|(_, man)| man.letter == letter).map(|(&kind, _)| kind)
    }

    /// The letter of a type, small as files write it.
    pub(super) fn letter(&self, kind: Kind) -> Option<char> {
        self.pieces.get(&kind).map(|man| man.letter.to_ascii_lowercase())
    }
}
