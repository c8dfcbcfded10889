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
