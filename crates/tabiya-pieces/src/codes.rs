//! The codes of everything that the reader and the lints say. Sentences are in the catalogues.

use tabiya_game::Code;

macro_rules! codes {
    ($($name:ident = $code:literal;)*) => {
        $(pub(crate) const $name: Code = Code::new($code);)*
    };
}

// What is wrong with the form.
codes! {
    END = "pieces.syntax.end";
    QUOTED = "pieces.syntax.quoted";
    TOO_LONG = "pieces.syntax.too-long";
    TOO_DEEP = "pieces.syntax.too-deep";
    EMPTY = "pieces.syntax.empty";
    UNKNOWN = "pieces.syntax.unknown";
    UNKNOWN_LETTER = "pieces.syntax.unknown-letter";
    FOREIGN_LETTER = "pieces.syntax.foreign-letter";
    BETZA = "pieces.syntax.betza";
    WRONG_SIGN = "pieces.syntax.wrong-sign";
    WORD = "pieces.syntax.word";
    UNEXPECTED = "pieces.syntax.unexpected";
    MISSING_SEPARATOR = "pieces.syntax.missing-separator";
    MISSING_LEG = "pieces.syntax.missing-leg";
    MISSING_MOVE = "pieces.syntax.missing-move";
    EMPTY_GROUP = "pieces.syntax.empty-group";
    MISSING_DISTANCE = "pieces.syntax.missing-distance";
    MISSING_DIRECTION = "pieces.syntax.missing-direction";
    MISSING_GROUP = "pieces.syntax.missing-group";
    DIRECTION_FIRST = "pieces.syntax.direction-first";
    NO_DIRECTION = "pieces.syntax.no-direction";
    MISSING_RANGE_END = "pieces.syntax.missing-range-end";
    RANGE_DOWN = "pieces.syntax.range-down";
    RANGE_FROM_ANY = "pieces.syntax.range-from-any";
    MISSING_SECOND = "pieces.syntax.missing-second";
    NUMBER_TOO_LARGE = "pieces.syntax.number-too-large";
    SIGN = "pieces.syntax.sign";
    VECTOR_PART = "pieces.syntax.vector-part";
    COUNT_ZERO = "pieces.syntax.count-zero";
    MISSING_RADIUS = "pieces.syntax.missing-radius";
    MISSING_LINE = "pieces.syntax.missing-line";
    MISSING_PROMOTION = "pieces.syntax.missing-promotion";
    MISSING_JOINT = "pieces.syntax.missing-joint";
    MISSING_PARTNER = "pieces.syntax.missing-partner";
    MISSING_SWAP = "pieces.syntax.missing-swap";
    TWO_KINDS = "pieces.syntax.two-kinds";
    LATE_KIND = "pieces.syntax.late-kind";
    LATE_CONDITION = "pieces.syntax.late-condition";
    LETTER = "pieces.syntax.letter";
    LONG_INFLUENCE = "pieces.syntax.long-influence";
    NOTHING_NEGATED = "pieces.syntax.nothing-negated";
    NOT_NEGATABLE = "pieces.syntax.not-negatable";
    NEGATION_OUTSIDE = "pieces.syntax.negation-outside";
    UNCLOSED = "pieces.syntax.unclosed";
    UNOPENED = "pieces.syntax.unopened";
    MUST_AT_END = "pieces.syntax.must-at-end";
    UNCOUNTED_LINK = "pieces.syntax.uncounted-link";
    EXTENSION = "pieces.syntax.extension";
}

// The extensions by name.
codes! {
    EXTENSION_LINK = "pieces.extension.link";
    EXTENSION_HOP = "pieces.extension.hop";
    EXTENSION_NOT = "pieces.extension.not";
    EXTENSION_STAR = "pieces.extension.star";
    EXTENSION_OBLIQUE = "pieces.extension.oblique";
    EXTENSION_PROMOTION = "pieces.extension.promotion";
}

// What is worth knowing of a line that stands.
codes! {
    HOMOGLYPH = "pieces.lint.homoglyph";
    LOWER_X = "pieces.lint.lower-x";
    LOWER_X_LETTER = "pieces.lint.lower-x-letter";
    ONE_DIGIT = "pieces.lint.one-digit";
    BARE_VECTOR = "pieces.lint.bare-vector";
    PLUS_ARROW = "pieces.lint.plus-arrow";
    WHITESPACE_INSIDE = "pieces.lint.whitespace-inside";
    LETTER_CLASH = "pieces.lint.letter-clash";
    LETTER_CLASH_NO_CONDITION = "pieces.lint.letter-clash-no-condition";
}

// What is worth knowing of the tree.
codes! {
    IDLE_DIRECTION = "pieces.lint.idle-direction";
    REDUNDANT_LEAP = "pieces.lint.redundant-leap";
    TURNING = "pieces.lint.turning";
    NO_MOVE = "pieces.lint.no-move";
    FRAGMENT = "pieces.lint.fragment";
    CO = "pieces.lint.co";
    CONTRADICTION = "pieces.lint.contradiction";
    EXCHANGE_NOT_ALONE = "pieces.lint.exchange-not-alone";
    EXCHANGE_NO_STEP = "pieces.lint.exchange-no-step";
    SECOND_EXCHANGE = "pieces.lint.second-exchange";
    IDLE_SIGN = "pieces.lint.idle-sign";
    CUT_OFF = "pieces.lint.cut-off";
    LOST_PROMOTION = "pieces.lint.lost-promotion";
    EXTENSION_USED = "pieces.lint.extension-used";
    NOTHING_ADDED = "pieces.lint.nothing-added";
    NEVER_MOVES = "pieces.lint.never-moves";
    NEVER_ACTS = "pieces.lint.never-acts";
}
