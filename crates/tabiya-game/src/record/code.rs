//! What can be wrong with a record of the shared form. The sentences are in the catalogues `record.ftl`.

use crate::Code;

// Lines and characters.
pub(super) const BYTE_ORDER_MARK: Code = Code::new("record.byte-order-mark");
pub(super) const CARRIAGE_RETURN: Code = Code::new("record.carriage-return");
pub(super) const LINE_TOO_LONG: Code = Code::new("record.line-too-long");
pub(super) const LOOK_ALIKE: Code = Code::new("record.look-alike");
pub(super) const MORE: Code = Code::new("record.more");

// Headers.
pub(super) const HEADER_FORM: Code = Code::new("record.header-form");
pub(super) const HEADER_KEY: Code = Code::new("record.header-key");
pub(super) const HEADER_PLACE: Code = Code::new("record.header-place");
pub(super) const HEADER_RESULT: Code = Code::new("record.header-result");
pub(super) const HEADER_TWICE: Code = Code::new("record.header-twice");
pub(super) const TOO_MANY_HEADERS: Code = Code::new("record.too-many-headers");
pub(super) const OTHER_GAME: Code = Code::new("record.other-game");

// The starting position.
pub(super) const BLANK_LINE: Code = Code::new("record.blank-line");
pub(super) const POSITION_TOO_LONG: Code = Code::new("record.position-too-long");

// Rounds.
pub(super) const ROUND_EMPTY: Code = Code::new("record.round-empty");
pub(super) const ROUND_MISSING: Code = Code::new("record.round-missing");
pub(super) const ROUND_NUMBER: Code = Code::new("record.round-number");
pub(super) const ROUND_REPEATED: Code = Code::new("record.round-repeated");
pub(super) const ROUND_SPACE: Code = Code::new("record.round-space");
pub(super) const HALF_MOVE_MISSING: Code = Code::new("record.half-move-missing");
pub(super) const HALF_MOVE_TOO_LONG: Code = Code::new("record.half-move-too-long");
pub(super) const ABSENT_FORM: Code = Code::new("record.absent-form");
pub(super) const ABSENT_MISSING: Code = Code::new("record.absent-missing");
pub(super) const ABSENT_NEEDED: Code = Code::new("record.absent-needed");
pub(super) const ABSENT_PLACE: Code = Code::new("record.absent-place");
pub(super) const ABSENT_UNNEEDED: Code = Code::new("record.absent-unneeded");

// Variations.
pub(super) const VARIATION_CLOSE: Code = Code::new("record.variation-close");
pub(super) const VARIATION_DEPTH: Code = Code::new("record.variation-depth");
pub(super) const VARIATION_EMPTY: Code = Code::new("record.variation-empty");
pub(super) const VARIATION_OPEN: Code = Code::new("record.variation-open");
pub(super) const VARIATION_PLACE: Code = Code::new("record.variation-place");

// Moves on the board.
pub(super) const AFTER_END: Code = Code::new("record.after-end");
pub(super) const AMBIGUOUS: Code = Code::new("record.ambiguous");
pub(super) const ILLEGAL: Code = Code::new("record.illegal");
pub(super) const NOT_A_MOVE: Code = Code::new("record.not-a-move");
pub(super) const UNREADABLE: Code = Code::new("record.unreadable");

// The result.
pub(super) const AFTER_RESULT: Code = Code::new("record.after-result");
pub(super) const RESULT_DIFFERS: Code = Code::new("record.result-differs");
pub(super) const RESULT_HEADER: Code = Code::new("record.result-header");
pub(super) const RESULT_IN_VARIATION: Code = Code::new("record.result-in-variation");
pub(super) const RESULT_OPEN: Code = Code::new("record.result-open");
