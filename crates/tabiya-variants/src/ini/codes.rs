//! What is said about files and games.

use tabiya_game::Code;

macro_rules! codes {
    ($($name:ident = $code:literal;)*) => {
        $(pub(super) const $name: Code = Code::new($code);)*
    };
}

// What is wrong with a file.
codes! {
    TOO_LONG = "variants.ini.too-long";
    TOO_MANY_SECTIONS = "variants.ini.too-many-sections";
    NO_SECTION = "variants.ini.no-section";
    NO_PIECES = "variants.ini.no-pieces";
    NO_START = "variants.ini.no-start";
    NO_SUCH_SECTION = "variants.ini.no-such-section";
    HEADER = "variants.ini.header";
    STRAY = "variants.ini.stray";
    TWICE = "variants.ini.section-twice";
    UNKNOWN_PARENT = "variants.ini.unknown-parent";
    FOREIGN_PARENT = "variants.ini.foreign-parent";
    FLAG = "variants.ini.flag";
    NUMBER = "variants.ini.number";
    RANK = "variants.ini.rank";
    FILE = "variants.ini.file";
    SQUARES = "variants.ini.squares";
    LETTER = "variants.ini.letter";
    LETTER_TWICE = "variants.ini.letter-twice";
    NO_MOVES = "variants.ini.no-moves";
    UNKNOWN_LETTER = "variants.ini.unknown-letter";
    ALL_KINDS = "variants.ini.all-kinds";
    VERDICT = "variants.ini.verdict";
    PAIR = "variants.ini.pair";
    PAIR_TWICE = "variants.ini.pair-twice";
    TOO_MANY_NOTES = "variants.ini.too-many-notes";
    TOO_MUCH = "variants.ini.too-much";
}

// What is left out of a game.
codes! {
    UNKNOWN_OPTION = "variants.ini.unknown-option";
    UNKNOWN_OPTION_LIKE = "variants.ini.unknown-option-like";
    TWICE_SAID = "variants.ini.option-twice";
    NOT_A_RULE = "variants.ini.not-a-rule";
    BEYOND = "variants.ini.beyond";
    PARTLY = "variants.ini.partly";
    OF_PARENT = "variants.ini.of-parent";
}

// Why an option says more than a variant can.
codes! {
    REASON_CAPTOR_IMMUNE = "variants.ini.reason.captor-immune";
    REASON_COUNTS_KIND = "variants.ini.reason.counts-kind";
    REASON_ABSOLUTE = "variants.ini.reason.absolute";
    REASON_ONCE = "variants.ini.reason.once";
    REASON_MANY_TIMES = "variants.ini.reason.many-times";
    REASON_MANY_MOVES = "variants.ini.reason.many-moves";
    REASON_SIDES = "variants.ini.reason.sides";
    REASON_LEAVES = "variants.ini.reason.leaves";
    REASON_ROYALS = "variants.ini.reason.royals";
    REASON_HAND = "variants.ini.reason.hand";
    REASON_DROP_TYPE = "variants.ini.reason.drop-type";
    REASON_SEVERAL_PAWNS = "variants.ini.reason.several-pawns";
    REASON_LONG_MOVES = "variants.ini.reason.long-moves";
    REASON_LIMIT = "variants.ini.reason.limit";
    REASON_CLAIM = "variants.ini.reason.claim";
}

// What Fairy-Stockfish can't say.
codes! {
    BOARD_SIZE = "variants.ini.unsayable.board-size";
    LETTER_UNSAID = "variants.ini.unsayable.letter";
    LINES_DIFFER = "variants.ini.unsayable.lines-differ";
    LINE = "variants.ini.unsayable.line";
    MOVES = "variants.ini.unsayable.moves";
    CONFINED = "variants.ini.unsayable.confined";
    HOLES = "variants.ini.unsayable.holes";
    PROMOTION = "variants.ini.unsayable.promotion";
    CASTLING = "variants.ini.unsayable.castling";
    EN_PASSANT = "variants.ini.unsayable.en-passant";
    PASSING = "variants.ini.unsayable.pass";
    COMPULSORY = "variants.ini.unsayable.compulsory-capture";
    WHOLE_CAPTURES = "variants.ini.unsayable.whole-captures";
    BLAST = "variants.ini.unsayable.blast";
    FLYING = "variants.ini.unsayable.flying";
    FACING = "variants.ini.unsayable.facing";
    NO_CHECKS = "variants.ini.unsayable.no-checks";
    ROYALTY = "variants.ini.unsayable.royalty";
    DROPS = "variants.ini.unsayable.drops";
    MATE = "variants.ini.unsayable.mate";
    CHECKS = "variants.ini.unsayable.checks";
    QUIET = "variants.ini.unsayable.quiet";
    REPETITION = "variants.ini.unsayable.repetition";
    TWO_PASSES = "variants.ini.unsayable.two-passes";
    EXTINCTION = "variants.ini.unsayable.extinction";
    GOAL = "variants.ini.unsayable.goal";
    LEAVING = "variants.ini.unsayable.leaving";
    REGION = "variants.ini.unsayable.region";
    SPARES = "variants.ini.unsayable.spares";
    BLAST_IMMUNE = "variants.ini.unsayable.blast-immune";
    CAPTOR_IMMUNE = "variants.ini.unsayable.captor-immune";
    IN_HAND = "variants.ini.unsayable.in-hand";
    DROP = "variants.ini.unsayable.drop";
}
