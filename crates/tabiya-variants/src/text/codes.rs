//! What can be wrong with texts. The sentences are in the catalogues `variants.ftl`.

use tabiya_game::Code;

// The form of a position.
pub(super) const TOO_LONG: Code = Code::new("variants.fen.too-long");
pub(super) const EMPTY: Code = Code::new("variants.fen.empty");
pub(super) const TAG: Code = Code::new("variants.fen.tag");
pub(super) const CHARACTER: Code = Code::new("variants.fen.character");
pub(super) const FULL_WIDTH: Code = Code::new("variants.fen.full-width");
pub(super) const GAP: Code = Code::new("variants.fen.gap");
pub(super) const MARK: Code = Code::new("variants.fen.mark");
pub(super) const LETTER: Code = Code::new("variants.fen.letter");
pub(super) const RANKS: Code = Code::new("variants.fen.ranks");
pub(super) const WIDTH: Code = Code::new("variants.fen.width");
pub(super) const HAND_OPEN: Code = Code::new("variants.fen.hand-open");
pub(super) const AFTER_HAND: Code = Code::new("variants.fen.after-hand");
pub(super) const TURN: Code = Code::new("variants.fen.turn");
pub(super) const TURN_MISSING: Code = Code::new("variants.fen.turn-missing");
pub(super) const CASTLING: Code = Code::new("variants.fen.castling");
pub(super) const PASSED: Code = Code::new("variants.fen.passed");
pub(super) const CHECKS: Code = Code::new("variants.fen.checks");
pub(super) const CHECKS_NONE: Code = Code::new("variants.fen.checks-none");
pub(super) const NUMBER: Code = Code::new("variants.fen.number");
pub(super) const UNMOVED: Code = Code::new("variants.fen.unmoved");
pub(super) const PASSES: Code = Code::new("variants.fen.passes");
pub(super) const ARRIVED: Code = Code::new("variants.fen.arrived");
pub(super) const FIELD: Code = Code::new("variants.fen.field");
pub(super) const FIELD_TWICE: Code = Code::new("variants.fen.field-twice");

// What a reader took for something else.
pub(super) const COUNTING: Code = Code::new("variants.fen.counting");
pub(super) const READ_AS: Code = Code::new("variants.fen.read-as");
pub(super) const HAND_RANK: Code = Code::new("variants.fen.hand-rank");
pub(super) const WHITE_TO_MOVE: Code = Code::new("variants.fen.white-to-move");
pub(super) const HOLE_ASSUMED: Code = Code::new("variants.fen.hole-assumed");

// The rules of a position.
pub(super) const BOARD: Code = Code::new("variants.fen.board");
pub(super) const ON_HOLE: Code = Code::new("variants.fen.on-hole");
pub(super) const NOT_HOLE: Code = Code::new("variants.fen.not-hole");
pub(super) const HOLE_UNWRITTEN: Code = Code::new("variants.fen.hole-unwritten");
pub(super) const REGION: Code = Code::new("variants.fen.region");
pub(super) const STUCK: Code = Code::new("variants.fen.stuck");
pub(super) const NO_HANDS: Code = Code::new("variants.fen.no-hands");
pub(super) const NOT_IN_HAND: Code = Code::new("variants.fen.not-in-hand");
pub(super) const HAND_COUNT: Code = Code::new("variants.fen.hand-count");
pub(super) const RIGHT: Code = Code::new("variants.fen.right");
pub(super) const PASSED_NOTHING: Code = Code::new("variants.fen.passed-nothing");
pub(super) const PASSED_SEVERAL: Code = Code::new("variants.fen.passed-several");
pub(super) const UNMOVED_EMPTY: Code = Code::new("variants.fen.unmoved-empty");
pub(super) const CHECKS_MANY: Code = Code::new("variants.fen.checks-many");
pub(super) const NO_ROYAL: Code = Code::new("variants.fen.no-royal");
pub(super) const ROYALS: Code = Code::new("variants.fen.royals");
pub(super) const IN_CHECK: Code = Code::new("variants.fen.in-check");
pub(super) const GIVES_CHECK: Code = Code::new("variants.fen.gives-check");

/// The sides, as owners of pieces or turns, and nobody, where a game is drawn.
pub(super) const NOBODY: Code = Code::new("variants.side.nobody");
pub(crate) const SIDES: [Code; 2] = [Code::new("variants.side.white"), Code::new("variants.side.black")];

// The form of a move.
pub(super) const MOVE_EMPTY: Code = Code::new("variants.move.empty");
pub(super) const MOVE_TOO_LONG: Code = Code::new("variants.move.too-long");
pub(super) const MOVE_SQUARE: Code = Code::new("variants.move.square");
pub(super) const MOVE_END: Code = Code::new("variants.move.end");
pub(super) const MOVE_RANK: Code = Code::new("variants.move.rank");
pub(super) const MOVE_NO_JOIN: Code = Code::new("variants.move.no-join");
pub(super) const MOVE_REST: Code = Code::new("variants.move.rest");
pub(super) const MOVE_PIECE: Code = Code::new("variants.move.piece");
pub(super) const MOVE_NO_PIECE: Code = Code::new("variants.move.no-piece");
pub(super) const MOVE_FORM: Code = Code::new("variants.move.form");
pub(super) const MOVE_READ_AS: Code = Code::new("variants.move.read-as");
