//! What is said of commands. The sentences are in the catalogues `xiangqi.ftl`.

use tabiya_game::Code;

use super::reader::Expected;
use super::tree::{Meta, Vertical};
use crate::Columns;

// The form of a command.
pub(super) const TOO_LONG: Code = Code::new("xiangqi.command.too-long");
pub(super) const EMPTY: Code = Code::new("xiangqi.command.empty");
pub(super) const NO_PREFIX: Code = Code::new("xiangqi.command.no-prefix");
pub(super) const NO_COLON: Code = Code::new("xiangqi.command.no-colon");
pub(super) const UNKNOWN_PREFIX: Code = Code::new("xiangqi.command.unknown-prefix");
pub(super) const OTHER_FORM: Code = Code::new("xiangqi.command.other-form");
pub(super) const SPACE: Code = Code::new("xiangqi.command.space");
pub(super) const LOOK_ALIKE: Code = Code::new("xiangqi.command.look-alike");
pub(super) const LETTER_CASE: Code = Code::new("xiangqi.command.letter-case");
pub(super) const OTHER_LETTER: Code = Code::new("xiangqi.command.other-letter");
pub(super) const UNKNOWN_PIECE: Code = Code::new("xiangqi.command.unknown-piece");
pub(super) const UNKNOWN_MARK: Code = Code::new("xiangqi.command.unknown-mark");
pub(super) const STANDARD_MARK: Code = Code::new("xiangqi.command.standard-mark");
pub(super) const STANDARD_COLUMN: Code = Code::new("xiangqi.command.standard-column");
pub(super) const ONLY_SOLDIERS_CROSS: Code = Code::new("xiangqi.command.only-soldiers-cross");
pub(super) const NOT_A_DIGIT: Code = Code::new("xiangqi.command.not-a-digit");
pub(super) const SECOND_DIGIT: Code = Code::new("xiangqi.command.second-digit");
pub(super) const NO_DIRECTION: Code = Code::new("xiangqi.command.no-direction");
pub(super) const UNFINISHED: Code = Code::new("xiangqi.command.unfinished");
pub(super) const TRAILING: Code = Code::new("xiangqi.command.trailing");
pub(super) const UNEXPECTED: Code = Code::new("xiangqi.command.unexpected");
pub(super) const PEG: Code = Code::new("xiangqi.command.peg");
pub(super) const PEG_NOTHING: Code = Code::new("xiangqi.command.peg-nothing");

// What a caller brings along.
pub(super) const MARK_NAME: Code = Code::new("xiangqi.command.mark-name");
pub(super) const MARK_ON_NOTHING: Code = Code::new("xiangqi.command.mark-on-nothing");
pub(super) const MARK_SECOND: Code = Code::new("xiangqi.command.mark-second");
pub(super) const COLUMNS_NAME: Code = Code::new("xiangqi.command.columns-name");

// What was noticed.
pub(super) const READ_AS: Code = Code::new("xiangqi.command.read-as");
pub(super) const VACUOUS: Code = Code::new("xiangqi.command.vacuous");
pub(super) const FRAME: Code = Code::new("xiangqi.command.frame");

// Why no piece is meant.
pub(super) const NO_SUCH_PIECE: Code = Code::new("xiangqi.command.no-such-piece");
pub(super) const NOT_ON_COLUMN: Code = Code::new("xiangqi.command.not-on-column");
pub(super) const WORD: Code = Code::new("xiangqi.command.word");
pub(super) const WORD_ON_COLUMN: Code = Code::new("xiangqi.command.word-on-column");
pub(super) const WORD_ELSEWHERE: Code = Code::new("xiangqi.command.word-elsewhere");
pub(super) const NO_SUCH_MARK: Code = Code::new("xiangqi.command.no-such-mark");
pub(super) const MARK_OF_OPPONENT: Code = Code::new("xiangqi.command.mark-of-opponent");
pub(super) const MARK_OF_MOVER: Code = Code::new("xiangqi.command.mark-of-mover");
pub(super) const MARK_OF_OTHER_KIND: Code = Code::new("xiangqi.command.mark-of-other-kind");

// Why no move is meant.
pub(super) const NOTHING_FITS: Code = Code::new("xiangqi.command.nothing-fits");
pub(super) const NEVER_BACKWARD: Code = Code::new("xiangqi.command.never-backward");
pub(super) const NEVER_SIDEWAYS: Code = Code::new("xiangqi.command.never-sideways");
pub(super) const NEVER_DIAGONALLY: Code = Code::new("xiangqi.command.never-diagonally");
pub(super) const OFF_THE_BOARD: Code = Code::new("xiangqi.command.off-the-board");
pub(super) const ONE_STEP: Code = Code::new("xiangqi.command.one-step");
pub(super) const NO_WAY_ON: Code = Code::new("xiangqi.command.no-way-on");
pub(super) const OWN_COLUMN: Code = Code::new("xiangqi.command.own-column");
pub(super) const OTHER_SIDE: Code = Code::new("xiangqi.command.other-side");
pub(super) const WRONG_COLUMN: Code = Code::new("xiangqi.command.wrong-column");
pub(super) const DID_YOU_MEAN: Code = Code::new("xiangqi.command.did-you-mean");
pub(super) const CAPTURES_OTHERS: Code = Code::new("xiangqi.command.captures-others");
pub(super) const CAPTURED_BY_OTHERS: Code = Code::new("xiangqi.command.captured-by-others");
pub(super) const CAPTURES_NOTHING: Code = Code::new("xiangqi.command.captures-nothing");
pub(super) const NOTHING_CAPTURES: Code = Code::new("xiangqi.command.nothing-captures");
pub(super) const NO_CAPTURE: Code = Code::new("xiangqi.command.no-capture");
pub(super) const GENERAL_CAPTURED: Code = Code::new("xiangqi.command.general-captured");
pub(super) const CHECK_NOT_DIRECT: Code = Code::new("xiangqi.command.check-not-direct");
pub(super) const CHECK_NOT_INDIRECT: Code = Code::new("xiangqi.command.check-not-indirect");
pub(super) const CHECK_ON_OTHER_COLUMN: Code = Code::new("xiangqi.command.check-on-other-column");
pub(super) const CHECK_BY_OTHERS: Code = Code::new("xiangqi.command.check-by-others");
pub(super) const PIECE_GIVES_NO_CHECK: Code = Code::new("xiangqi.command.piece-gives-no-check");
pub(super) const PIECE_GIVES_NO_SUCH_CHECK: Code = Code::new("xiangqi.command.piece-gives-no-such-check");
pub(super) const NO_CHECK: Code = Code::new("xiangqi.command.no-check");
pub(super) const NO_SUCH_CHECK: Code = Code::new("xiangqi.command.no-such-check");
pub(super) const HAS_CROSSED: Code = Code::new("xiangqi.command.has-crossed");
pub(super) const NOT_AT_RIVER: Code = Code::new("xiangqi.command.not-at-river");

/// What a `meta:` command asks for or answers, in a sentence.
pub(super) const fn request(meta: Meta) -> Code {
    match meta {
        Meta::Confirm => Code::new("xiangqi.request.confirm"),
        Meta::Cancel => Code::new("xiangqi.request.cancel"),
        Meta::Draw => Code::new("xiangqi.request.draw"),
        Meta::SwapSides => Code::new("xiangqi.request.swap-sides"),
        Meta::Undo => Code::new("xiangqi.request.undo"),
        Meta::Resign => Code::new("xiangqi.request.resign"),
        Meta::NewGame => Code::new("xiangqi.request.new-game"),
    }
}

const FRAMES: [Code; 3] = [
    Code::new("xiangqi.frame.mover-left"),
    Code::new("xiangqi.frame.mover-right"),
    Code::new("xiangqi.frame.board-left"),
];

/// From where columns are counted, in words.
pub(super) const fn frame(columns: Columns) -> Code {
    FRAMES[columns as usize]
}

const NEEDS: [Code; 4] = [
    Code::new("xiangqi.word.middle"),
    Code::new("xiangqi.word.second-front"),
    Code::new("xiangqi.word.second-rear"),
    Code::new("xiangqi.word.second-side"),
];

/// What a vertical word needs; those of front and rear need nothing.
pub(super) const fn need(word: Vertical) -> Code {
    NEEDS[match word {
        Vertical::SecondFront => 1,
        Vertical::SecondRear => 2,
        _ => 0,
    }]
}

/// What the second from a side needs.
pub(super) const fn need_of_side() -> Code {
    NEEDS[3]
}

const EXPECTED: [Code; Expected::ALL.len()] = [
    Code::new("xiangqi.expected.prefix"),
    Code::new("xiangqi.expected.piece"),
    Code::new("xiangqi.expected.word"),
    Code::new("xiangqi.expected.column"),
    Code::new("xiangqi.expected.mark"),
    Code::new("xiangqi.expected.direction"),
    Code::new("xiangqi.expected.hand"),
    Code::new("xiangqi.expected.number"),
    Code::new("xiangqi.expected.capture-sign"),
    Code::new("xiangqi.expected.check-sign"),
    Code::new("xiangqi.expected.manner"),
    Code::new("xiangqi.expected.request"),
    Code::new("xiangqi.expected.end"),
];

/// What could follow, in words.
pub(super) const fn expected(expected: Expected) -> Code {
    EXPECTED[expected as usize]
}

/// Whether a reason says that no piece is meant.
pub(crate) fn is_about_pieces(reason: Code) -> bool {
    matches!(
        reason,
        NO_SUCH_PIECE
            | NOT_ON_COLUMN
            | WORD
            | WORD_ON_COLUMN
            | WORD_ELSEWHERE
            | NO_SUCH_MARK
            | MARK_OF_OPPONENT
            | MARK_OF_MOVER
            | MARK_OF_OTHER_KIND
    )
}

/// Whether a reason says that the piece goes that way in no position.
pub(crate) fn is_never(reason: Code) -> bool {
    matches!(reason, NEVER_BACKWARD | NEVER_SIDEWAYS | NEVER_DIAGONALLY)
}
