//! What is said. The sentences are in the catalogues `xiangqi.ftl`.

use tabiya_board::Side;
use tabiya_game::{Argument, Code, Message};

use crate::notation::Expected;
use crate::{Kind, Piece};

// The form of a position.
pub(crate) const FEN_TOO_LONG: Code = Code::new("xiangqi.fen.too-long");
pub(crate) const FEN_EMPTY: Code = Code::new("xiangqi.fen.empty");
pub(crate) const FEN_CHARACTER: Code = Code::new("xiangqi.fen.character");
pub(crate) const FEN_FULL_WIDTH: Code = Code::new("xiangqi.fen.full-width");
pub(crate) const FEN_LOOK_ALIKE: Code = Code::new("xiangqi.fen.look-alike");
pub(crate) const FEN_GAP: Code = Code::new("xiangqi.fen.gap");
pub(crate) const FEN_RANKS: Code = Code::new("xiangqi.fen.ranks");
pub(crate) const FEN_WIDTH: Code = Code::new("xiangqi.fen.width");
pub(crate) const FEN_TURN: Code = Code::new("xiangqi.fen.turn");
pub(crate) const FEN_TURN_MISSING: Code = Code::new("xiangqi.fen.turn-missing");
pub(crate) const FEN_DASH: Code = Code::new("xiangqi.fen.dash");
pub(crate) const FEN_NUMBER: Code = Code::new("xiangqi.fen.number");
pub(crate) const FEN_FIELD: Code = Code::new("xiangqi.fen.field");
pub(crate) const FEN_READ_AS: Code = Code::new("xiangqi.fen.read-as");
pub(crate) const FEN_ROUND_ZERO: Code = Code::new("xiangqi.fen.round-zero");
pub(crate) const FEN_RED_TO_MOVE: Code = Code::new("xiangqi.fen.red-to-move");

// The rules of a position.
pub(crate) const SETUP_NO_GENERAL: Code = Code::new("xiangqi.setup.no-general");
pub(crate) const SETUP_TOO_MANY: Code = Code::new("xiangqi.setup.too-many");
pub(crate) const SETUP_GENERAL_PLACE: Code = Code::new("xiangqi.setup.general-place");
pub(crate) const SETUP_ADVISOR_PLACE: Code = Code::new("xiangqi.setup.advisor-place");
pub(crate) const SETUP_ELEPHANT_PLACE: Code = Code::new("xiangqi.setup.elephant-place");
pub(crate) const SETUP_FACING: Code = Code::new("xiangqi.setup.facing");
pub(crate) const SETUP_IN_CHECK: Code = Code::new("xiangqi.setup.in-check");

// Why a move is not legal.
pub(crate) const WHY_EMPTY: Code = Code::new("xiangqi.why.empty");
pub(crate) const WHY_NOT_YOURS: Code = Code::new("xiangqi.why.not-yours");
pub(crate) const WHY_STILL: Code = Code::new("xiangqi.why.still");
pub(crate) const WHY_SHAPE: Code = Code::new("xiangqi.why.shape");
pub(crate) const WHY_PALACE: Code = Code::new("xiangqi.why.palace");
pub(crate) const WHY_RIVER: Code = Code::new("xiangqi.why.river");
pub(crate) const WHY_BACKWARD: Code = Code::new("xiangqi.why.backward");
pub(crate) const WHY_SIDEWAYS: Code = Code::new("xiangqi.why.sideways");
pub(crate) const WHY_LEG: Code = Code::new("xiangqi.why.leg");
pub(crate) const WHY_EYE: Code = Code::new("xiangqi.why.eye");
pub(crate) const WHY_BLOCKED: Code = Code::new("xiangqi.why.blocked");
pub(crate) const WHY_OVER_TO_EMPTY: Code = Code::new("xiangqi.why.over-to-empty");
pub(crate) const WHY_NO_SCREEN: Code = Code::new("xiangqi.why.no-screen");
pub(crate) const WHY_SCREENS: Code = Code::new("xiangqi.why.screens");
pub(crate) const WHY_OWN: Code = Code::new("xiangqi.why.own");
pub(crate) const WHY_FACING: Code = Code::new("xiangqi.why.facing");
pub(crate) const WHY_INTO_CHECK: Code = Code::new("xiangqi.why.into-check");
pub(crate) const WHY_STAYS_IN_CHECK: Code = Code::new("xiangqi.why.stays-in-check");
pub(crate) const WHY_UNCOVERS: Code = Code::new("xiangqi.why.uncovers");

pub(crate) const WHY_LEGAL: Code = Code::new("xiangqi.why.legal");
pub(crate) const WHY_AMBIGUOUS: Code = Code::new("xiangqi.why.ambiguous");

// The form of a move in a notation.
pub(crate) const NOTATION_TOO_LONG: Code = Code::new("xiangqi.notation.too-long");
pub(crate) const NOTATION_EMPTY: Code = Code::new("xiangqi.notation.empty");
pub(crate) const NOTATION_ENDS: Code = Code::new("xiangqi.notation.ends");
pub(crate) const NOTATION_UNEXPECTED: Code = Code::new("xiangqi.notation.unexpected");
pub(crate) const NOTATION_SURPLUS: Code = Code::new("xiangqi.notation.surplus");
pub(crate) const NOTATION_SPACE: Code = Code::new("xiangqi.notation.space");
pub(crate) const NOTATION_BLANK: Code = Code::new("xiangqi.notation.blank");
pub(crate) const NOTATION_WRONG_CHARACTER: Code = Code::new("xiangqi.notation.wrong-character");
pub(crate) const NOTATION_UNKNOWN: Code = Code::new("xiangqi.notation.unknown");
pub(crate) const NOTATION_READ_AS: Code = Code::new("xiangqi.notation.read-as");
pub(crate) const NOTATION_BLANKS: Code = Code::new("xiangqi.notation.blanks");
pub(crate) const NOTATION_VACUOUS: Code = Code::new("xiangqi.notation.vacuous");
pub(crate) const NOTATION_OTHER_SIDE: Code = Code::new("xiangqi.notation.other-side");
pub(crate) const NOTATION_AMBIGUOUS: Code = Code::new("xiangqi.notation.ambiguous");
pub(crate) const NOTATION_READ: Code = Code::new("xiangqi.notation.read");
pub(crate) const NOTATION_TRIED: Code = Code::new("xiangqi.notation.tried");
pub(crate) const NOTATION_TAKEN: Code = Code::new("xiangqi.notation.taken");

// Which piece a notation means, and where it would go.
pub(crate) const NOTATION_PLACE: Code = Code::new("xiangqi.notation.place");
pub(crate) const NOTATION_NO_PIECE: Code = Code::new("xiangqi.notation.no-piece");
pub(crate) const NOTATION_NOT_ON_FILE: Code = Code::new("xiangqi.notation.not-on-file");
pub(crate) const NOTATION_TOO_FEW: Code = Code::new("xiangqi.notation.too-few");
pub(crate) const NOTATION_TOO_FEW_ON_FILE: Code = Code::new("xiangqi.notation.too-few-on-file");
pub(crate) const NOTATION_NEVER_SO_MANY: Code = Code::new("xiangqi.notation.never-so-many");
pub(crate) const NOTATION_OFF_BOARD: Code = Code::new("xiangqi.notation.off-board");
pub(crate) const NOTATION_OFF_BOARD_BACK: Code = Code::new("xiangqi.notation.off-board-back");
pub(crate) const NOTATION_NOT_SIDEWAYS: Code = Code::new("xiangqi.notation.not-sideways");
pub(crate) const NOTATION_NOT_TO_FILE: Code = Code::new("xiangqi.notation.not-to-file");
pub(crate) const NEED_NUMBER: Code = Code::new("xiangqi.notation.need-number");
pub(crate) const NEED_SHARING: Code = Code::new("xiangqi.notation.need-sharing");
pub(crate) const NEED_TWO: Code = Code::new("xiangqi.notation.need-two");
pub(crate) const NEED_THREE: Code = Code::new("xiangqi.notation.need-three");
pub(crate) const NEED_THREE_OR_FIVE: Code = Code::new("xiangqi.notation.need-three-or-five");
pub(crate) const NEED_FOUR: Code = Code::new("xiangqi.notation.need-four");
pub(crate) const NEED_BESIDE_PAIR: Code = Code::new("xiangqi.notation.need-beside-pair");

const WRITTEN: Code = Code::new("xiangqi.written");

/// What is to be written, set apart from the sentence in which it stands.
pub(crate) fn written(text: impl core::fmt::Display) -> Argument {
    Message::new(WRITTEN).with("text", Argument::text(text)).into()
}

const SIDES: [Code; 2] = [Code::new("xiangqi.side.red"), Code::new("xiangqi.side.black")];

const KINDS: [Code; 7] = [
    Code::new("xiangqi.kind.general"),
    Code::new("xiangqi.kind.advisor"),
    Code::new("xiangqi.kind.elephant"),
    Code::new("xiangqi.kind.horse"),
    Code::new("xiangqi.kind.chariot"),
    Code::new("xiangqi.kind.cannon"),
    Code::new("xiangqi.kind.soldier"),
];

const WAYS: [Code; 7] = [
    Code::new("xiangqi.way.general"),
    Code::new("xiangqi.way.advisor"),
    Code::new("xiangqi.way.elephant"),
    Code::new("xiangqi.way.horse"),
    Code::new("xiangqi.way.chariot"),
    Code::new("xiangqi.way.cannon"),
    Code::new("xiangqi.way.soldier"),
];

/// Red's pieces, then Black's, by kind.
const PIECES: [Code; 14] = [
    Code::new("xiangqi.piece.red-general"),
    Code::new("xiangqi.piece.red-advisor"),
    Code::new("xiangqi.piece.red-elephant"),
    Code::new("xiangqi.piece.red-horse"),
    Code::new("xiangqi.piece.red-chariot"),
    Code::new("xiangqi.piece.red-cannon"),
    Code::new("xiangqi.piece.red-soldier"),
    Code::new("xiangqi.piece.black-general"),
    Code::new("xiangqi.piece.black-advisor"),
    Code::new("xiangqi.piece.black-elephant"),
    Code::new("xiangqi.piece.black-horse"),
    Code::new("xiangqi.piece.black-chariot"),
    Code::new("xiangqi.piece.black-cannon"),
    Code::new("xiangqi.piece.black-soldier"),
];

/// A piece and where it stands.
pub(crate) const STANDS: Code = Code::new("xiangqi.stands");

/// The name of a side.
pub(crate) const fn side(side: Side) -> Code {
    SIDES[side.index()]
}

/// The name of a kind.
pub(crate) const fn kind(kind: Kind) -> Code {
    KINDS[kind.index()]
}

/// How a kind of piece moves, in a sentence.
pub(crate) const fn way(kind: Kind) -> Code {
    WAYS[kind.index()]
}

/// The name of a piece: “red horse”.
pub(crate) const fn piece(piece: Piece) -> Code {
    PIECES[piece.index()]
}

/// The name of a notation in words, with the one by which it is chosen.
pub(crate) fn notation(name: &str) -> Argument {
    let code = match name {
        "iccs" => Code::new("xiangqi.notation.name-iccs"),
        "uci" => Code::new("xiangqi.notation.name-uci"),
        "wxf" => Code::new("xiangqi.notation.name-wxf"),
        "wxf-old" => Code::new("xiangqi.notation.name-wxf-old"),
        "zh-hans" => Code::new("xiangqi.notation.name-zh-hans"),
        "zh-hant" => Code::new("xiangqi.notation.name-zh-hant"),
        "vi" => Code::new("xiangqi.notation.name-vi"),
        "vi-std" => Code::new("xiangqi.notation.name-vi-std"),
        "vi-ext" => Code::new("xiangqi.notation.name-vi-ext"),
        other => return Argument::text(other),
    };
    code.into()
}

/// What should stand at a place of a move's text.
pub(crate) const fn expected(expected: Expected) -> Code {
    match expected {
        Expected::Piece => Code::new("xiangqi.notation.expected-piece"),
        Expected::Which => Code::new("xiangqi.notation.expected-which"),
        Expected::Way => Code::new("xiangqi.notation.expected-way"),
        Expected::Number => Code::new("xiangqi.notation.expected-number"),
        Expected::File => Code::new("xiangqi.notation.expected-file"),
        Expected::Rank => Code::new("xiangqi.notation.expected-rank"),
        Expected::End => Code::new("xiangqi.notation.expected-end"),
    }
}
