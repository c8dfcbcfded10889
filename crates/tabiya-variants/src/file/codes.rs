//! The codes of everything that the reader of variant files says. Sentences are in the catalogues.

use tabiya_game::Code;

macro_rules! codes {
    ($($name:ident = $code:literal;)*) => {
        $(pub(super) const $name: Code = Code::new($code);)*
    };
}

// What is no TOML.
codes! {
    TOO_LONG = "variants.file.too-long";
    TOML_REPEATED = "variants.file.toml-repeated";
    TOML_NO_TABLE = "variants.file.toml-no-table";
    TOML_VALUE = "variants.file.toml-value";
    TOML_KEY = "variants.file.toml-key";
    TOML_BRACKET = "variants.file.toml-bracket";
    TOML_QUOTES = "variants.file.toml-quotes";
    TOML_COMMA = "variants.file.toml-comma";
    TOML_ESCAPE = "variants.file.toml-escape";
    TOML_NUMBER = "variants.file.toml-number";
    TOML_DEEP = "variants.file.toml-deep";
    TOML_LINE_END = "variants.file.toml-line-end";
    TOML_WIDE = "variants.file.toml-wide";
    TOML_CONTROL = "variants.file.toml-control";
    TOML_REST = "variants.file.toml-rest";
}

// What the variant that a file extends has.
codes! {
    INHERITED = "variants.file.inherited";
    BASE_UNKNOWN = "variants.file.base-unknown";
    BASE_BROKEN = "variants.file.base-broken";
    BASE_CIRCLE = "variants.file.base-circle";
    BASE_DEEP = "variants.file.base-deep";
    TAKES_NOTHING = "variants.file.takes-nothing";
}

// What does not fit the table of keys.
codes! {
    UNKNOWN_KEY = "variants.file.unknown-key";
    UNKNOWN_KEY_NEAR = "variants.file.unknown-key-near";
    MISSING_KEY = "variants.file.missing-key";
    MISSING_TABLE = "variants.file.missing-table";
    MISSING_SIDE = "variants.file.missing-side";
    WRONG_TYPE = "variants.file.wrong-type";
    NUMBER = "variants.file.number";
    WORD = "variants.file.word";
    WORD_NEAR = "variants.file.word-near";
    EMPTY_TEXT = "variants.file.empty-text";
    UNSEEN_SIGN = "variants.file.unseen-sign";
    LONG_TEXT = "variants.file.long-text";
    LONG_LIST = "variants.file.long-list";
    NAME = "variants.file.name";
    LETTER = "variants.file.letter";
    LETTER_CASE = "variants.file.letter-case";
    TYPE_TEXT = "variants.file.type-text";
    TYPE_FLAG = "variants.file.type-flag";
    TYPE_NUMBER = "variants.file.type-number";
    TYPE_DECIMAL = "variants.file.type-decimal";
    TYPE_DATE = "variants.file.type-date";
    TYPE_TABLE = "variants.file.type-table";
    TYPE_LIST = "variants.file.type-list";
    TYPE_NAMES = "variants.file.type-names";
    TYPE_IN_HAND = "variants.file.type-in-hand";
    TYPE_LETTERS = "variants.file.type-letters";
    TYPE_SIDES = "variants.file.type-sides";
    TYPE_TABLES = "variants.file.type-tables";
}

// The board and its squares.
codes! {
    SIZE = "variants.file.size";
    ALL_HOLES = "variants.file.all-holes";
    TERM = "variants.file.term";
    TERM_NEAR = "variants.file.term-near";
    TERM_END = "variants.file.term-end";
    RANGE_DOWN = "variants.file.range-down";
    OFF_BOARD = "variants.file.off-board";
    NOTHING_BEFORE = "variants.file.nothing-before";
    ONLY_HOLES = "variants.file.only-holes";
    NO_SQUARES = "variants.file.no-squares";
    REGION_UNKNOWN = "variants.file.region-unknown";
    RANKS = "variants.file.ranks";
    FILES = "variants.file.files";
    REGION_CIRCLE = "variants.file.region-circle";
    REGION_NOWHERE = "variants.file.region-nowhere";
    REGION_SIDES = "variants.file.region-sides";
    REGION_TWICE = "variants.file.region-twice";
    REGION_NAME = "variants.file.region-name";
    SECTORS_OVERLAP = "variants.file.sectors-overlap";
}

// Pieces.
codes! {
    NO_PIECES = "variants.file.no-pieces";
    UNUSED_PIECE = "variants.file.unused-piece";
    UNKNOWN_LETTER = "variants.file.unknown-letter";
    REPEATED_LETTER = "variants.file.repeated-letter";
    NO_LETTERS = "variants.file.no-letters";
    MUCH_WORK = "variants.file.much-work";
    JOINT_MOVER = "variants.file.joint-mover";
    PROMOTES_TO_ITSELF = "variants.file.promotes-to-itself";
    LINE_RANK = "variants.file.line-rank";
    HAND_WITHOUT_DROPS = "variants.file.hand-without-drops";
    DROP_WITHOUT_DROPS = "variants.file.drop-without-drops";
    DROP_OUTSIDE = "variants.file.drop-outside";
    DROP_ITSELF = "variants.file.drop-itself";
    ROYAL_IN_HAND = "variants.file.royal-in-hand";
}

// Rules.
codes! {
    MANDATORY_OUTSIDE = "variants.file.mandatory-outside";
    LIMIT_OF_NONE = "variants.file.limit-of-none";
    CASTLING_FORM = "variants.file.castling-form";
    CASTLING_HOLE = "variants.file.castling-hole";
    CASTLING_CROOKED = "variants.file.castling-crooked";
    CASTLING_SAME = "variants.file.castling-same";
    CASTLING_NOTHING = "variants.file.castling-nothing";
    CASTLING_ALONE = "variants.file.castling-alone";
    CASTLING_TWO_ENDS = "variants.file.castling-two-ends";
    CASTLING_EXCHANGED = "variants.file.castling-exchanged";
    CASTLING_IDLE_RIGHT = "variants.file.castling-idle-right";
    CASTLING_NOBODY = "variants.file.castling-nobody";
    CASTLING_REPEATED = "variants.file.castling-repeated";
    PROMOTION_REPEATED = "variants.file.promotion-repeated";
    IDLE_WITHOUT_PASSES = "variants.file.idle-without-passes";
    STARTS_DECIDED = "variants.file.starts-decided";
    NO_ROYALS = "variants.file.no-royals";
    IDLE_WITHOUT_ROYALS = "variants.file.idle-without-royals";
    CHECKS_FEWER = "variants.file.checks-fewer";
    CHECKS_NEVER = "variants.file.checks-never";
    FACING_NEVER = "variants.file.facing-never";
    ROYAL_VICTIM = "variants.file.royal-victim";
    BLAST_NOTHING = "variants.file.blast-nothing";
    EACH_OF_ALL = "variants.file.each-of-all";
    REPLY_BY_NOBODY = "variants.file.reply-by-nobody";
    REPLY_TO_LEAVING = "variants.file.reply-to-leaving";
    REPLY_TO_DRAW = "variants.file.reply-to-draw";
}
