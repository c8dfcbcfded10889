//! The codes of everything that the text readers and the rules say. Sentences are in the catalogues.

use tabiya_game::Code;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $code:literal;)*) => {
        $($(#[$doc])* pub(crate) const $name: Code = Code::new($code);)*
    };
}

// What stands where something else is expected, in any text.
codes! {
    END = "formation.text.end";
    LINE_END = "formation.text.line-end";
    QUOTED = "formation.text.quoted";
    EXTRA_SPACE = "formation.text.extra-space";
    BYTE_ORDER_MARK = "formation.text.byte-order-mark";
    LONE_CR = "formation.text.lone-cr";
    COLON = "formation.text.colon";
    SPACE = "formation.text.space";
    LOOK_ALIKE = "formation.text.look-alike";
    SEPARATOR = "formation.text.separator";
    BRACKET = "formation.text.bracket";
    AFTER_BRACKET = "formation.text.after-bracket";
}

// What can be expected.
codes! {
    EXPECT_SIDE = "formation.expect.side";
    EXPECT_RESULT = "formation.expect.result";
    EXPECT_KIND = "formation.expect.kind";
    EXPECT_CELL = "formation.expect.cell";
    EXPECT_NUMERAL = "formation.expect.numeral";
    EXPECT_SPACE_OR_BRACKET = "formation.expect.space-or-bracket";
    EXPECT_ONE_SPACE = "formation.expect.one-space";
    EXPECT_NOTHING = "formation.expect.nothing";
    EXPECT_REFERENCE = "formation.expect.reference";
    EXPECT_DESTINATION = "formation.expect.destination";
    EXPECT_SUFFIX = "formation.expect.suffix";
}

// Snapshots.
codes! {
    SNAPSHOT_EMPTY = "formation.snapshot.empty";
    SNAPSHOT_TOO_LONG = "formation.snapshot.too-long";
    SNAPSHOT_LABEL = "formation.snapshot.label";
    SNAPSHOT_MISSING_LINE = "formation.snapshot.missing-line";
    SNAPSHOT_EXTRA_LINE = "formation.snapshot.extra-line";
    SNAPSHOT_BLANK_LINE = "formation.snapshot.blank-line";
    SNAPSHOT_TEXT_AFTER = "formation.snapshot.text-after";
    SNAPSHOT_SIDE = "formation.snapshot.side";
    SNAPSHOT_RESULT = "formation.snapshot.result";
    SNAPSHOT_AFTER_VALUE = "formation.snapshot.after-value";
    SNAPSHOT_POOL_PIECE = "formation.snapshot.pool-piece";
    SNAPSHOT_POOL_OWNER = "formation.snapshot.pool-owner";
    SNAPSHOT_POOL_COLOUR = "formation.snapshot.pool-colour";
    SNAPSHOT_COLUMN_LABEL = "formation.snapshot.column-label";
    SNAPSHOT_NO_COLUMNS = "formation.snapshot.no-columns";
    SNAPSHOT_COLUMNS = "formation.snapshot.columns";
    SNAPSHOT_NO_ROWS = "formation.snapshot.no-rows";
    SNAPSHOT_ROWS = "formation.snapshot.rows";
    SNAPSHOT_ROW_LABEL = "formation.snapshot.row-label";
    SNAPSHOT_ROW_WIDTH = "formation.snapshot.row-width";
    SNAPSHOT_CELL = "formation.snapshot.cell";
}

// Actions: the form.
codes! {
    ACTION_EMPTY = "formation.action.empty";
    ACTION_TOO_LONG = "formation.action.too-long";
    ACTION_REFERENCE = "formation.action.reference";
    ACTION_KIND = "formation.action.kind";
    ACTION_DESTINATION = "formation.action.destination";
    ACTION_NUMERAL = "formation.action.numeral";
    ACTION_NUMERAL_RANGE = "formation.action.numeral-range";
    ACTION_FORWARD_COORDINATE = "formation.action.forward-coordinate";
    ACTION_RESIGN_KIND = "formation.action.resign-kind";
    ACTION_RESIGN_COORDINATE = "formation.action.resign-coordinate";
    ACTION_AFTER = "formation.action.after";
}

// Actions: what they refer to.
codes! {
    ACTION_NAME_ABSENT = "formation.action.name-absent";
    ACTION_NAME_IN_POOL = "formation.action.name-in-pool";
    ACTION_NAME_AMBIGUOUS = "formation.action.name-ambiguous";
    ACTION_NO_PIECE = "formation.action.no-piece";
    ACTION_OFF_BOARD = "formation.action.off-board";
    ACTION_PLACEMENT_FORM = "formation.action.placement-form";
    ACTION_PLACEMENT_OWNER = "formation.action.placement-owner";
}

// Clauses of reasons.
codes! {
    PIECE_AT = "formation.clause.piece-at";
    CLAUSES = "formation.clause.both";
    SENTENCES = "formation.clause.sentences";
    IN_POOL = "formation.clause.in-pool";
    ON_BOARD = "formation.clause.on-board";
    LACK_NEVER = "formation.lack.never";
    LACK_IT_NEVER = "formation.lack.it-never";
    LACK_IT_REMOVED = "formation.lack.it-removed";
    LACK_REMOVED = "formation.lack.removed";
    UNCOMMANDED_ENEMY = "formation.uncommanded.enemy";
    UNCOMMANDED_PROTECTED = "formation.uncommanded.protected";
    UNCOMMANDED_IMMOBILE = "formation.uncommanded.immobile";
    UNCOMMANDED_TURNED = "formation.uncommanded.turned";
    OBSTACLE_OFF_BOARD = "formation.obstacle.off-board";
    OBSTACLE_OCCUPIED = "formation.obstacle.occupied";
    OBSTACLE_LEG = "formation.obstacle.leg";
    WHY_NOTHING_BEHIND_EDGE = "formation.why.nothing-behind-edge";
    WHY_OCCUPIED_PULL = "formation.why.occupied-pull";
    WHY_WRONG_HALF_ROW = "formation.why.wrong-half-row";
    WHY_NO_READING = "formation.why.no-reading";
    WHY_OCCUPIED_PLACEMENT = "formation.why.occupied-placement";
    WHY_DECIDED = "formation.why.decided";
    WHY_NOT_IN_MOVEMENT = "formation.why.not-in-movement";
    WHY_LEGAL = "formation.why.legal";
    WHY_AMBIGUOUS = "formation.why.ambiguous";
}

// What a piece can do and why, what an action would change.
codes! {
    EXPLAIN_EMPTY = "formation.explain.empty";
    EXPLAIN_COMMANDED = "formation.explain.commanded";
    EXPLAIN_TURNED = "formation.explain.turned";
    EXPLAIN_OWN = "formation.explain.own";
    EXPLAIN_GRANTED = "formation.explain.granted";
    EXPLAIN_OWN_GRANTED = "formation.explain.own-granted";
    EXPLAIN_REMOVED = "formation.explain.removed";
    EXPLAIN_COVERS = "formation.explain.covers";
    EXPLAIN_ALLIES_GAIN = "formation.explain.allies-gain";
    EXPLAIN_ALLIES_LOSE = "formation.explain.allies-lose";
    EXPLAIN_ENEMIES_GAIN = "formation.explain.enemies-gain";
    EXPLAIN_ENEMIES_LOSE = "formation.explain.enemies-lose";
    EXPLAIN_ACTIONS = "formation.explain.actions";
    EXPLAIN_NOT_TO_ACT = "formation.explain.not-to-act";
    EXPLAIN_NO_ACTIONS = "formation.explain.no-actions";
    PREVIEW_GAINS = "formation.preview.gains";
    PREVIEW_LOSES = "formation.preview.loses";
    PREVIEW_REMOVED = "formation.preview.removed";
    PREVIEW_RESULT = "formation.preview.result";
    PREVIEW_NO_CHANGES = "formation.preview.no-changes";
}

// Reading as people type.
codes! {
    LENIENT_READ_AS = "formation.lenient.read-as";
    LENIENT_COLON = "formation.lenient.colon";
    LENIENT_SPACES = "formation.lenient.spaces";
    LENIENT_LOOK_ALIKE = "formation.lenient.look-alike";
    LENIENT_BYTE_ORDER_MARK = "formation.lenient.byte-order-mark";
    LENIENT_UNKNOWN_WORD = "formation.lenient.unknown-word";
    LENIENT_NO_DESTINATION = "formation.lenient.no-destination";
}

// Any text of several parts.
codes! {
    LINE_TOO_LONG = "formation.text.line-too-long";
    MORE_ERRORS = "formation.text.more-errors";
    EXPECT_LINE_END = "formation.expect.line-end";
    EXPECT_ONE_LINE = "formation.expect.one-line";
}

// Results: the form.
codes! {
    EXPECT_RESULT_START = "formation.expect.result-start";
    RESULT_EMPTY = "formation.result.empty";
    RESULT_LABEL = "formation.result.label";
    RESULT_MISSING_LINE = "formation.result.missing-line";
    RESULT_BLANK_LINE = "formation.result.blank-line";
    RESULT_TEXT_AFTER = "formation.result.text-after";
    RESULT_ERROR_LINES = "formation.result.error-lines";
    RESULT_VALUE_WORD = "formation.result.value-word";
    RESULT_AFTER_VALUE = "formation.result.after-value";
    RESULT_SUFFIX = "formation.result.suffix";
    RESULT_RESIGN = "formation.result.resign";
    RESULT_REMOVAL_DESTINATION = "formation.result.removal-destination";
    RESULT_ARRIVAL_COORDINATE = "formation.result.arrival-coordinate";
    RESULT_ARRIVAL_DESTINATION = "formation.result.arrival-destination";
    RESULT_ARRIVAL_RELATIVE = "formation.result.arrival-relative";
}

// Results: what they change.
codes! {
    RESULT_NO_DISPLACEMENT = "formation.result.no-displacement";
    RESULT_MOVED_TWICE = "formation.result.moved-twice";
    RESULT_LOST_TWICE = "formation.result.lost-twice";
    RESULT_LOST_AND_MOVED = "formation.result.lost-and-moved";
    RESULT_TWO_ARRIVALS = "formation.result.two-arrivals";
    RESULT_NOT_IN_POOL = "formation.result.not-in-pool";
    RESULT_ALREADY_THERE = "formation.result.already-there";
    RESULT_OCCUPIED = "formation.result.occupied";
    RESULT_NOTHING_CHANGES = "formation.result.nothing-changes";
}

// Results: whether they fit the position.
codes! {
    RESULT_NO_ACTION = "formation.result.no-action";
    RESULT_SEVERAL_ACTIONS = "formation.result.several-actions";
    RESULT_AGREED_DRAW = "formation.result.agreed-draw";
    RESULT_VALUE = "formation.result.value";
    RESULT_POSITION = "formation.result.position";
    RESULT_DRAW_IN_PLACEMENT = "formation.result.draw-in-placement";
    RESULT_AFTER_END = "formation.result.after-end";
}

// Records.
codes! {
    EXPECT_RECORD_START = "formation.expect.record-start";
    RECORD_NO_NUMBER = "formation.record.no-number";
    RECORD_ROUND_NUMBER = "formation.record.round-number";
    RECORD_LEADING_ZERO = "formation.record.leading-zero";
    RECORD_FULL_STOP = "formation.record.full-stop";
    RECORD_AFTER_STOP = "formation.record.after-stop";
    RECORD_NO_HALF_MOVE = "formation.record.no-half-move";
    RECORD_EXTRA_HALF_MOVE = "formation.record.extra-half-move";
    RECORD_HALF_ROUND = "formation.record.half-round";
    RECORD_ABSENT_FORM = "formation.record.absent-form";
    RECORD_ABSENT_MISSING = "formation.record.absent-missing";
    RECORD_ABSENT_RED = "formation.record.absent-red";
    RECORD_ABSENT_BLACK = "formation.record.absent-black";
    RECORD_ABSENT_LATER = "formation.record.absent-later";
    RECORD_BLANK_LINE = "formation.record.blank-line";
    RECORD_NO_BLANK_LINE = "formation.record.no-blank-line";
    RECORD_AFTER_END = "formation.record.after-end";
    RECORD_AGREED_DRAW = "formation.record.agreed-draw";
    RECORD_LOSS_ON_TIME = "formation.record.loss-on-time";
}

// The protocol.
codes! {
    PROTOCOL_SNAPSHOT = "formation.protocol.snapshot";
    PROTOCOL_NO_BLANK_LINE = "formation.protocol.no-blank-line";
    PROTOCOL_LATE_SNAPSHOT = "formation.protocol.late-snapshot";
    PROTOCOL_NO_LEGAL_ACTION = "formation.protocol.no-legal-action";
}
