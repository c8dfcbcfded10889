//! What a variant is: plain data, read from a file or built by a program, judged before an engine is made of it.

use tabiya_board::{Geometry, U256};
use tabiya_pieces::{Piece, Repeat};

/// Squares by their [index](Geometry::index) on the board.
pub type Squares = U256;

/// The index of a type of piece in [`Spec::types`].
pub type TypeId = usize;

/// A variant.
///
/// Wherever something is said for each side, the first side (white) comes first; squares are squares of the board, not
/// as a side sees it.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule that a file switches on")]
pub struct Spec {
    /// The name that commands use: lower-case letters, digits, `-`.
    pub name: String,
    /// What it is called.
    pub title: Names,
    /// Where it comes from: a sentence.
    pub origin: String,
    /// The size of the board.
    pub geometry: Geometry,
    /// Squares on which no piece can stand and over which none can slide.
    pub holes: Squares,
    /// Pieces stand on the crossings of lines.
    pub points: bool,
    /// The light squares (conditions `W`, `B`); where a file says nothing, a1 is dark.
    pub light: Squares,
    /// The sectors (conditions `A`, `E`); where a file says nothing, each side's half.
    pub sectors: [Squares; 2],
    /// Parts of the board with a name.
    pub regions: Vec<RegionSpec>,
    /// The types of pieces, at most 120.
    pub types: Vec<TypeSpec>,
    /// The start position, in the form of this game's positions.
    pub start: String,
    /// May the copies of a counted group turn (Q2)?
    pub repeat: Repeat,
    /// Promotions beside those that lines tell by `L8Q`.
    pub promotions: Vec<PromotionSpec>,
    /// Castlings beside those that lines tell by `OKR`.
    pub castlings: Vec<CastlingSpec>,
    /// Captures on squares that were passed over.
    pub en_passant: Vec<EnPassantSpec>,
    /// Pieces in hand and how they come into play.
    pub drops: Option<DropSpec>,
    /// When a side may pass.
    pub pass: Pass,
    /// A side that can capture must.
    pub compulsory_capture: bool,
    /// A capture must be made to its end: it is illegal where the same piece, from where it has landed and with what it
    /// captured gone, could capture again, unless it was promoted (draughts).
    pub whole_captures: bool,
    /// Every capture explodes.
    pub blast: Option<BlastSpec>,
    /// Royal pieces may not face each other on an open file.
    pub flying: bool,
    /// Royal pieces may face each other on an open file, but the other side must part them at once or pass; if it
    /// passes, the game is over with this result for it (janggi).
    pub facing: Option<Verdict>,
    /// A move that gives check is illegal (racing kings).
    pub no_checks: bool,
    /// What may not be attacked.
    pub royalty: Royalty,
    /// What ends the game.
    pub ends: Ends,
}

/// What something is called: in English, and in other languages where the file says it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// English.
    pub en: String,
    /// Chinese.
    pub zh: Option<String>,
    /// Vietnamese.
    pub vi: Option<String>,
    /// Russian.
    pub ru: Option<String>,
}

/// A part of the board with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionSpec {
    /// The name.
    pub name: String,
    /// What it is drawn as.
    pub drawn: Drawn,
    /// Its squares for each side; the same twice where it belongs to nobody.
    pub squares: [Squares; 2],
}

/// What a region is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// Not at all.
    Nothing,
    /// A palace with its diagonals.
    Palace,
    /// A river between the halves.
    River,
    /// A shaded zone.
    Zone,
}

/// A type of piece.
#[derive(Clone, Debug, PartialEq)]
pub struct TypeSpec {
    /// How positions write it: `P`; a promoted type `+P` (shogi) or `Q~` (crazyhouse). Influences, partners and exchanges in
    /// lines mean types of one letter: `+P` is no `P`.
    pub letter: String,
    /// What it is called.
    pub names: Names,
    /// How it moves.
    pub lines: [Piece; 2],
    /// Further moves between some squares only: along the diagonals of a palace. What the line says of all moves (`L8Q`,
    /// `c0&cAr1`) holds for them too.
    pub confined: Vec<ConfinedSpec>,
    /// Types of the other side that it can't capture.
    pub spares: Vec<TypeId>,
    /// Types of both sides that are holes for its moves: it can neither capture nor pass nor hop over them (the cannon
    /// of janggi and other cannons).
    pub shuns: Vec<TypeId>,
    /// It may not be left attacked; see [`Royalty`].
    pub royal: bool,
    /// What is drawn on it.
    pub glyphs: [String; 2],
    /// Where it may stand: no move ends elsewhere, whatever it becomes by it, no partner goes elsewhere, and nothing
    /// becomes this type elsewhere. On the way it may be anywhere.
    pub region: [Squares; 2],
    /// A [`BlastSpec`] does not remove it, unless it captures.
    pub blast_immune: bool,
    /// What it becomes in the hand of who captures it; `None` where it leaves the game.
    pub in_hand: Option<TypeId>,
    /// Where something may be dropped as it, if it may stand there.
    pub drop_region: [Squares; 2],
    /// What it may be dropped as, besides itself.
    pub dropped_as: Vec<TypeId>,
    /// How many of its type a side may have on a file after something is dropped as it: one pawn in shogi.
    pub drops_per_file: Option<u8>,
    /// A drop as it that mates is illegal: the pawn in shogi.
    pub no_drop_mate: bool,
}

impl TypeSpec {
    /// The letter by which lines speak of such a piece: its own. `Q~`, which has become a queen, is a Q to them; `+P`,
    /// which was a pawn, is no P.
    pub fn known_letter(&self) -> Option<char> {
        let mut letters = self.letter.trim_end_matches('~').chars();
        letters.next().filter(|letter| letter.is_ascii_uppercase() && letters.next().is_none())
    }

    /// All of its lines, of both sides, those between some squares only with them.
    pub fn all_lines(&self) -> impl Iterator<Item = &Piece> {
        self.lines.iter().chain(self.confined.iter().flat_map(|confined| &confined.lines))
    }
}

/// Moves that a type of piece has between some squares only.
#[derive(Clone, Debug, PartialEq)]
pub struct ConfinedSpec {
    /// How it moves.
    pub lines: [Piece; 2],
    /// From where.
    pub from: [Squares; 2],
    /// To where.
    pub to: [Squares; 2],
}

/// What becomes of pieces that reach a zone.
///
/// The choices of all rules for a move, and those of the line (`L8Q`), are choices of the move; it may stay what it is
/// when neither a rule nor the line says that it must not. A move without any choice is illegal, but attacks all the
/// same. Pieces that move together with a partner, or that their own effects remove, become nothing by this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PromotionSpec {
    /// Which type.
    pub from: TypeId,
    /// Where.
    pub zone: [Squares; 2],
    /// Whether moves out of the zone and within it count too (shogi), not only those that end there.
    pub leaving: bool,
    /// Squares of the zone where it can't stay what it is.
    pub mandatory: [Squares; 2],
    /// To what.
    pub to: Vec<TypeId>,
    /// A side may have at most so many of a type on the board, the new one with them, to promote to it: what Grand Chess
    /// wants. Pieces are counted before the move.
    pub limits: Vec<(TypeId, u8)>,
    /// Only in these moves.
    pub only: PromotingMoves,
}

/// Which moves promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromotingMoves {
    /// All.
    All,
    /// Captures.
    Captures,
    /// The others.
    Quiet,
}

/// A castling whose squares are given one by one.
///
/// Neither piece has moved, whatever its type; the squares where they go, those on the way there and those between the
/// two, where these lie on a line, are empty but for the two; a royal mover is not attacked where it starts, on its way or
/// where it ends, with the partner at home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastlingSpec {
    /// Whose it is: 0 or 1.
    pub side: usize,
    /// From where to where the mover goes.
    pub mover: (usize, usize),
    /// From where to where the partner goes.
    pub partner: (usize, usize),
}

/// Who can be captured in passing, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnPassantSpec {
    /// A piece of these types that slides two squares or more without capturing can be taken on the squares passed. It
    /// slides by an alternative that is one step without type (`L2o2>`, `n+`), and stays what it is.
    pub victims: Vec<TypeId>,
    /// By a capture of these types: one by which they would capture a second such piece on the square passed, and
    /// nothing else.
    pub captors: Vec<TypeId>,
    /// On these squares only.
    pub squares: Squares,
}

/// Pieces in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DropSpec {
    /// Captured pieces come into the captor's hand, its own too; those that effects and explosions remove do not.
    pub captures_to_hand: bool,
    /// Dropping is the only kind of move while a side has pieces in hand: it can't even pass.
    pub first: bool,
}

/// When a side may pass. Compulsory captures come before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// Never.
    Never,
    /// At any time when its royal pieces are not attacked.
    Always,
    /// When it has no other move.
    WhenStuck,
}

/// What a capture blows up, around the square where the capturing move ends, when all else is done.
///
/// Explosions attack nothing: a royal piece beside a piece that can be captured is not in check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlastSpec {
    /// How near to the square of the capture.
    pub radius: u8,
    /// Whether the capturing piece goes too, immune or not.
    pub captor: bool,
    /// Royal pieces of the two sides that stand as near to each other as the explosion reaches are not attacked: who
    /// captured one would lose its own (atomic chess).
    pub touching_royals: bool,
}

/// Which royal pieces may not be left attacked.
///
/// Beside that, but for `Nothing`: no move may lose the last royal piece of its own side, by capture, effect or promotion
/// (with `Each` no capture or effect may lose any). A side that had one at the start and has none has lost, so a move
/// that takes the other side's last one need not care for its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Royalty {
    /// Each of them.
    Each,
    /// The last one: a side with several may leave one attacked.
    Last,
    /// Not all at once: several may be attacked as long as one is not (duple check).
    All,
    /// None: royal pieces can be captured, which ends the game where [`Ends::extinctions`] says so.
    Nothing,
}

/// A result, for the side that something happened to or that did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It wins.
    Win,
    /// It loses.
    Loss,
    /// Nobody wins.
    Draw,
}

/// What ends the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ends {
    /// For a side to move without a legal move whose royal pieces are attacked.
    pub checkmate: Verdict,
    /// The same when they are not.
    pub stalemate: Verdict,
    /// Having too few pieces.
    pub extinctions: Vec<Extinction>,
    /// Reaching a region.
    pub goals: Vec<Goal>,
    /// Giving check so many times, by one piece or several at once, wins.
    pub checks: Option<u8>,
    /// So many plies without a capture, an effect that removes something, a promotion, a drop or a move of these types are
    /// a draw.
    pub quiet: Option<(u16, Vec<TypeId>)>,
    /// Repeating a position.
    pub repetition: Option<Repetition>,
    /// Two passes in a row: what they mean for who passed last.
    pub two_passes: Option<Verdict>,
}

/// The end by repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// How often a position must have stood, at least 2.
    pub times: u8,
    /// What it means for the side that brought it about.
    pub verdict: Verdict,
    /// What it means for a side all of whose moves since the first time gave check, while the other's did not.
    pub perpetual_check: Option<Verdict>,
}

/// The end of a side that has too few pieces, on the board and in hand together. Where it holds for both sides, it is
/// that of the side that has just moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extinction {
    /// Which sides it holds for.
    pub sides: [bool; 2],
    /// Which types count. All when empty.
    pub types: Vec<TypeId>,
    /// Each type by itself (any of them extinct) instead of all together.
    pub each: bool,
    /// So many or fewer.
    pub at_most: u8,
    /// What it means for the side.
    pub verdict: Verdict,
    /// The other side must have at least so many.
    pub opponent_at_least: u8,
    /// The side may answer once, where a capture can do the same to the other side: a bare king that bares the other
    /// draws. It is this verdict whenever both sides have so few.
    pub reply: Option<Verdict>,
}

/// The end by reaching a region: a piece stands there, whoever is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Which types.
    pub types: Vec<TypeId>,
    /// Where.
    pub zone: [Squares; 2],
    /// By leaving it instead: a piece stood there before its side's last move, and that took it elsewhere.
    pub leaving: bool,
    /// What it means for the side.
    pub verdict: Verdict,
    /// The other side may answer once: if it gets there too, the game is drawn (racing kings). Only the first side's
    /// arrival is answered; the second side has had as many moves. Where no legal move gets it there, the game is over at
    /// once.
    pub reply: bool,
    /// Only where the other side does not attack the piece (dobutsu shogi).
    pub safe: bool,
}
