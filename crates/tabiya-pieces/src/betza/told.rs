//! What is said about a text or a piece: codes, and the list that a reader fills.

use core::ops::Range;

use tabiya_game::{Argument, Code, Diagnostic};

use super::Dialect;

macro_rules! codes {
    ($($name:ident = $code:literal;)*) => {
        $(pub(super) const $name: Code = Code::new($code);)*
    };
}

// The dialects by name.
codes! {
    XBOARD = "betza.name.xboard";
    INTERACTIVE = "betza.name.interactive";
    FAIRY_STOCKFISH = "betza.name.fairy-stockfish";
}

// What is wrong with the form.
codes! {
    TOO_LONG = "betza.syntax.too-long";
    EMPTY = "betza.syntax.empty";
    UNKNOWN = "betza.syntax.unknown";
    NO_ATOM = "betza.syntax.no-atom";
    LONE_NUMBER = "betza.syntax.lone-number";
    NUMBER = "betza.syntax.number";
    DIRECTION = "betza.syntax.direction";
    MISPLACED = "betza.syntax.misplaced";
    UNOPENED = "betza.syntax.unopened";
    UNCLOSED = "betza.syntax.unclosed";
    NESTED = "betza.syntax.nested";
    NO_LEG = "betza.syntax.no-leg";
    NOT_A_LEG = "betza.syntax.not-a-leg";
    TOO_MANY = "betza.too-many";
    LONG_LINE = "betza.long-line";
}

// What another dialect would say, or this one says otherwise.
codes! {
    OTHER_DIALECT = "betza.dialect.other";
    WRITTEN = "betza.dialect.written";
    BRACKETS = "betza.dialect.brackets";
    CHAIN = "betza.dialect.chain";
    OLD_LETTER = "betza.dialect.old-letter";
    NO_RIDER = "betza.dialect.no-rider";
    NO_LAME = "betza.dialect.no-lame";
    NO_HOPPER = "betza.dialect.no-hopper";
    OVERWRITTEN = "betza.dialect.overwritten";
    NO_INITIAL_CAPTURE = "betza.dialect.no-initial-capture";
}

// What has no single meaning.
codes! {
    UNCLEAR_PATH = "betza.unclear.path";
    UNCLEAR_HURDLE = "betza.unclear.hurdle";
    UNCLEAR_CURVE = "betza.unclear.curve";
}

// What the piece notation has no words for.
codes! {
    EN_PASSANT = "betza.beyond.en-passant";
    CYLINDER = "betza.beyond.cylinder";
    UNLOADING = "betza.beyond.unloading";
    INDUCTION = "betza.beyond.induction";
    ROYAL_ONLY = "betza.beyond.royal-only";
    TAME = "betza.beyond.tame";
    SAME_LENGTH = "betza.beyond.same-length";
    DROP = "betza.beyond.drop";
    IMITATION = "betza.beyond.imitation";
    PASS = "betza.beyond.pass";
    HALF_BOARD = "betza.beyond.half-board";
    TURNING_HOP = "betza.beyond.turning-hop";
    CASTLING_PARTNER = "betza.beyond.castling-partner";
}

// What a dialect has no words for.
codes! {
    CONDITION = "betza.lacks.condition";
    UNMOVED = "betza.lacks.unmoved";
    SECOND_LINE = "betza.lacks.second-line";
    INFLUENCE = "betza.lacks.influence";
    OWN_CAPTURE = "betza.lacks.own-capture";
    SWAP = "betza.lacks.swap";
    BLAST = "betza.lacks.blast";
    PROMOTION = "betza.lacks.promotion";
    REMOVAL = "betza.lacks.removal";
    CASTLING = "betza.lacks.castling";
    JOINT = "betza.lacks.joint";
    REPETITION = "betza.lacks.repetition";
    LEGS = "betza.lacks.legs";
    LEAP = "betza.lacks.leap";
    RIDE = "betza.lacks.ride";
    DISTANCE = "betza.lacks.distance";
    HOP = "betza.lacks.hop";
    JUMP = "betza.lacks.jump";
    TWO_WAYS = "betza.lacks.two-ways";
    ROOM = "betza.lacks.room";
    ANYWHERE = "betza.lacks.anywhere";
    NOTHING = "betza.lacks.move";
}

impl Dialect {
    pub(super) const fn name(self) -> Code {
        match self {
            Self::XBoard => XBOARD,
            Self::Interactive => INTERACTIVE,
            Self::FairyStockfish => FAIRY_STOCKFISH,
        }
    }
}

/// What a reader has found wrong so far.
#[derive(Debug)]
pub(super) struct Told<'a> {
    pub(super) text: &'a str,
    pub(super) dialect: Dialect,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Told<'a> {
    pub(super) const fn new(text: &'a str, dialect: Dialect) -> Self {
        Self { text, dialect, diagnostics: Vec::new() }
    }

    /// Says that something is wrong with these bytes, which are quoted; at most once for each place.
    pub(super) fn say(&mut self, code: Code, place: Range<usize>) {
        self.say_with(code, place, |diagnostic| diagnostic);
    }

    pub(super) fn say_with(
        &mut self,
        code: Code,
        place: Range<usize>,
        more: impl FnOnce(Diagnostic) -> Diagnostic,
    ) {
        let taken = |diagnostic: &Diagnostic| diagnostic.span.is_some_and(|span| span.start == place.start);
        if self.diagnostics.iter().any(taken) {
            return;
        }
        let found = Argument::input(self.text.get(place.clone()).unwrap_or_default());
        let diagnostic = Diagnostic::error(code).with("found", found).with("dialect", self.dialect.name());
        self.diagnostics.push(more(diagnostic).at(self.text, place));
    }

    /// Says the same of several places.
    pub(super) fn say_all(&mut self, code: Code, places: Vec<Range<usize>>) {
        for place in places {
            self.say(code, place);
        }
    }

    pub(super) fn is_silent(&self) -> bool {
        self.diagnostics.is_empty()
    }

    /// All of it, in the order of the text.
    pub(super) fn into_diagnostics(mut self) -> Vec<Diagnostic> {
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.span.map(|span| span.start));
        self.diagnostics
    }
}
