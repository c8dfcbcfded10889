//! The keys of a variant file: what the reader takes, what the JSON Schema says.

use Kind::{
    BySide, Flag, InHand, Label, Letters, Limits, Line, List, Name, Names, Number, PlainSquares, Result,
    Squares, Table, Tables, Text, Word,
};

/// The keys of one kind of table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Its keys.
    pub keys: &'static [Key],
}

/// One key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// How it is written.
    pub name: &'static str,
    /// What its value is.
    pub kind: Kind,
    /// Whether a file must have it.
    pub required: bool,
    /// What it is for, as editors show it.
    pub about: &'static str,
}

/// What the value of a key is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A text of at most so many characters.
    Text(usize),
    /// A text of at most so many characters that is shown: without line ends and other characters that are not seen.
    Label(usize),
    /// A name in lower-case letters, digits and `-`.
    Name,
    /// What something is called: a text, or a table of texts by language.
    Names,
    /// `true` or `false`.
    Flag,
    /// A whole number from the first to the second.
    Number(u64, u64),
    /// One of these words.
    Word(&'static [&'static str]),
    /// `win`, `loss` or `draw`.
    Result,
    /// The letter of what a captured piece becomes, or `false`.
    InHand,
    /// A piece's letter, or a list of them.
    Letters,
    /// How a piece moves.
    Line,
    /// Squares of a side.
    Squares,
    /// Squares that belong to nobody.
    PlainSquares,
    /// One value, or one for each side.
    BySide(&'static Self),
    /// A list of at most so many values.
    List(&'static Self, usize),
    /// A table with these keys.
    Table(&'static Shape),
    /// At most so many tables with these keys.
    Tables(&'static Shape, usize),
    /// Tables by the letter of a piece.
    Pieces(&'static Shape),
    /// At most so many tables by a name.
    Regions(&'static Shape, usize),
    /// Numbers from the first to the second, by the letter of a piece.
    Limits(u64, u64),
}

/// The most characters of a name.
pub const MAX_NAME: usize = 80;
/// The most characters of what a variant extends.
pub const MAX_PATH: usize = 1_000;
/// The most characters of a sentence on where a variant comes from.
pub const MAX_ORIGIN: usize = 2_000;
/// The most regions.
pub const MAX_REGIONS: usize = 64;
/// The most promotions, castlings, tests and the like, of each kind.
pub const MAX_TABLES: usize = 256;
/// The most characters of a text of squares.
pub const MAX_SQUARES: usize = 2_000;
/// The most characters of what is drawn on a piece.
pub const MAX_GLYPH: usize = 8;
/// The most characters of a position.
pub const MAX_POSITION: usize = 2_000;

const fn key(name: &'static str, kind: Kind, about: &'static str) -> Key {
    Key { name, kind, required: false, about }
}

const fn required(name: &'static str, kind: Kind, about: &'static str) -> Key {
    Key { name, kind, required: true, about }
}

const SQUARES_BY_SIDE: Kind = BySide(&Squares);
const LINE_BY_SIDE: Kind = BySide(&Line);

/// The whole file.
pub const FILE: Shape = Shape {
    keys: &[
        required("name", Name, "The name that commands use: lower-case letters, digits, -."),
        key("title", Names, "What the game is called. The name where it is left out."),
        key("origin", Label(MAX_ORIGIN), "Where it comes from: a sentence."),
        key(
            "extends",
            Text(MAX_PATH),
            "The variant that this one changes, by its name or as a file: ./mine.toml. Tables are merged, other values replaced; false takes away.",
        ),
        required("start", Text(MAX_POSITION), "The position that the game starts from (FEN)."),
        key(
            "repeat",
            Word(&["document", "straight", "turning"]),
            "Whether the copies of a counted group may turn.",
        ),
        key("pass", Word(&["never", "always", "when-stuck"]), "When a side may pass."),
        key("compulsory-capture", Flag, "A side that can capture must."),
        key("flying", Flag, "Royal pieces may not face each other on an open file."),
        key(
            "facing",
            Result,
            "Royal pieces that face each other must be parted at once; the game's result for a side that passes instead.",
        ),
        key("whole-captures", Flag, "A piece that can go on capturing may not stop."),
        key("no-checks", Flag, "A move that gives check is illegal."),
        key(
            "royalty",
            Word(&["each", "last", "all", "none"]),
            "Which royal pieces may not be left attacked.",
        ),
        required("board", Table(&BOARD), "The board."),
        key(
            "sectors",
            BySide(&PlainSquares),
            "The sectors of the conditions A and E. The halves where they are left out.",
        ),
        key("regions", Kind::Regions(&REGION, MAX_REGIONS), "Parts of the board with a name."),
        required("pieces", Kind::Pieces(&PIECE), "The pieces by the letter that positions use: P, +P, Q~."),
        key("promotion", Tables(&PROMOTION, MAX_TABLES), "Promotions beside those that lines tell by L8Q."),
        key("castling", Tables(&CASTLING, MAX_TABLES), "Castlings beside those that lines tell by OKR."),
        key("en-passant", Tables(&EN_PASSANT, MAX_TABLES), "Captures on squares that were passed over."),
        key("drops", Table(&DROPS), "Pieces in hand."),
        key("blast", Table(&BLAST), "Every capture explodes."),
        key("ends", Table(&ENDS), "What ends the game."),
        key("test", Tables(&TEST, MAX_TABLES), "What must hold: run by variant check."),
    ],
};

/// `[board]`.
pub const BOARD: Shape = Shape {
    keys: &[
        required("size", Text(MAX_NAME), "Files by ranks: 8x8, at most 16x16."),
        key("holes", PlainSquares, "Squares that are no part of the board."),
        key("light", PlainSquares, "The light squares. Where they are left out, a1 is dark."),
        key("points", Flag, "Pieces stand on the crossings of lines."),
    ],
};

/// `[regions.NAME]`.
pub const REGION: Shape = Shape {
    keys: &[
        key("squares", PlainSquares, "Its squares, for both sides."),
        key("white", PlainSquares, "White's squares."),
        key("black", PlainSquares, "Black's squares."),
        key("draw", Word(&["none", "palace", "river", "zone"]), "What it is drawn as."),
    ],
};

/// `[pieces.LETTER]`.
pub const PIECE: Shape = Shape {
    keys: &[
        key("name", Names, "What the piece is called. Its letter where it is left out."),
        required("line", LINE_BY_SIDE, "How it moves, in the piece notation."),
        key("royal", Flag, "It may not be left attacked."),
        key("glyph", BySide(&Label(MAX_GLYPH)), "What is drawn on it. Its letter where it is left out."),
        key("region", SQUARES_BY_SIDE, "Where it may stand. Everywhere when it is left out."),
        key("blast-immune", Flag, "Explosions do not remove it."),
        key("confined", Tables(&CONFINED, MAX_TABLES), "Further moves between some squares only."),
        key("spares", Letters, "What it can't capture."),
        key("shuns", Letters, "What it can't hop over."),
        key(
            "in-hand",
            InHand,
            "What it becomes in the captor's hand; false: it leaves the game. Itself when it is left out.",
        ),
        key("drop", Table(&DROP), "How it is dropped."),
    ],
};

/// An entry of `confined`.
pub const CONFINED: Shape = Shape {
    keys: &[
        required("line", LINE_BY_SIDE, "How it moves, in the piece notation."),
        required("from", SQUARES_BY_SIDE, "From where."),
        required("to", SQUARES_BY_SIDE, "To where."),
    ],
};

/// The `drop` of a piece.
pub const DROP: Shape = Shape {
    keys: &[
        key("region", SQUARES_BY_SIDE, "Where it may be dropped. Where it may stand when it is left out."),
        key("as", Letters, "What it may be dropped as, besides itself."),
        key("per-file", Number(1, 16), "How many of it a side may have on a file after a drop."),
        key("mate", Flag, "Whether a drop may mate. It may when this is left out."),
    ],
};

/// `[[promotion]]`.
pub const PROMOTION: Shape = Shape {
    keys: &[
        required("piece", Letters, "Which pieces."),
        required("zone", SQUARES_BY_SIDE, "Where."),
        key("leaving", Flag, "Whether moves that start in the zone count too."),
        key(
            "mandatory",
            SQUARES_BY_SIDE,
            "Squares where it can't stay what it is: of the zone, with leaving any. The zone when it is left out.",
        ),
        required("to", Letters, "To what."),
        key(
            "limits",
            Limits(1, 255),
            "How many of a type a side may have on the board at most when it promotes to it.",
        ),
        key("when", Word(&["all", "captures", "quiet"]), "In which moves."),
    ],
};

/// `[[castling]]`.
pub const CASTLING: Shape = Shape {
    keys: &[
        required("side", Word(&["white", "black"]), "Whose it is."),
        required("mover", Text(8), "From where to where the mover goes: e1g1."),
        required("partner", Text(8), "From where to where the partner goes: h1f1."),
    ],
};

/// `[[en-passant]]`.
pub const EN_PASSANT: Shape = Shape {
    keys: &[
        required("victims", Letters, "What can be captured on squares that it passed over."),
        required("captors", Letters, "By what."),
        key("squares", PlainSquares, "On these squares only. Everywhere when it is left out."),
    ],
};

/// `[drops]`.
pub const DROPS: Shape = Shape {
    keys: &[
        key("captures-to-hand", Flag, "Captured pieces come into the captor's hand."),
        key("first", Flag, "Dropping is the only kind of move while a side has pieces in hand."),
    ],
};

/// `[blast]`.
pub const BLAST: Shape = Shape {
    keys: &[
        key("radius", Number(0, 15), "How near to the square of the capture. 1 when it is left out."),
        key("captor", Flag, "Whether the capturing piece goes too. It does when this is left out."),
        key(
            "touching-royals",
            Flag,
            "Royal pieces may stand next to each other: neither can capture the other.",
        ),
    ],
};

/// `[ends]`.
pub const ENDS: Shape = Shape {
    keys: &[
        key("checkmate", Result, "For the side that is mated. A loss when it is left out."),
        key("stalemate", Result, "For the side that is stalemated. A draw when it is left out."),
        key("checks", Number(1, 255), "Giving check so many times wins."),
        key("two-passes", Result, "Two passes in a row, for the side that passed last."),
        key("quiet", Table(&QUIET), "A draw after so many plies without a capture or a move of some pieces."),
        key("repetition", Table(&REPETITION), "Repeating a position."),
        key("extinction", Tables(&EXTINCTION, MAX_TABLES), "Having too few pieces."),
        key("goal", Tables(&GOAL, MAX_TABLES), "Reaching a region."),
    ],
};

/// `ends.quiet`.
pub const QUIET: Shape = Shape {
    keys: &[
        required("plies", Number(1, 10_000), "How many plies: 100 are the fifty moves of chess."),
        key("reset", Letters, "Pieces whose moves begin the count anew, as captures do."),
    ],
};

/// `ends.repetition`.
pub const REPETITION: Shape = Shape {
    keys: &[
        required("times", Number(2, 255), "How often the position must have stood."),
        key("result", Result, "For the side that brought it about. A draw when it is left out."),
        key("perpetual-check", Result, "For a side all of whose moves gave check while the other's did not."),
    ],
};

/// `[[ends.extinction]]`.
pub const EXTINCTION: Shape = Shape {
    keys: &[
        key("side", Word(&["both", "white", "black"]), "For whom it holds."),
        key("pieces", Letters, "Which pieces count. All when it is left out."),
        key("each", Flag, "Each of the pieces by itself instead of all together."),
        key("at-most", Number(0, 255), "So many or fewer. None when it is left out."),
        key("result", Result, "For the side. A loss when it is left out."),
        key("opponent-at-least", Number(0, 255), "The other side must have at least so many."),
        key("reply", Result, "What it is when the side answers in kind with its next move."),
    ],
};

/// `[[ends.goal]]`.
pub const GOAL: Shape = Shape {
    keys: &[
        required("pieces", Letters, "Which pieces."),
        required("zone", SQUARES_BY_SIDE, "Where."),
        key("leaving", Flag, "By leaving the zone instead of reaching it."),
        key("result", Result, "For the side. A win when it is left out."),
        key("reply", Flag, "The other side may answer once: if it gets there too, the game is drawn."),
        key("safe", Flag, "Only where the other side does not attack the piece."),
    ],
};

/// `[[test]]`.
pub const TEST: Shape = Shape {
    keys: &[
        required("name", Label(MAX_NAME), "What is tested."),
        key("position", Text(MAX_POSITION), "The position. The start when it is left out."),
        key("play", List(&Text(MAX_NAME), 1_000), "Moves that are played first."),
        key("legal", List(&Text(MAX_NAME), 1_000), "Moves that must then be legal."),
        key("illegal", List(&Text(MAX_NAME), 1_000), "Moves that must not be legal."),
        key(
            "perft",
            List(&Number(0, u64::MAX), 16),
            "How many positions there are after one ply, two plies and so on.",
        ),
        key(
            "outcome",
            Word(&["ongoing", "white", "black", "draw"]),
            "Whether the game is over, and who won.",
        ),
    ],
};
