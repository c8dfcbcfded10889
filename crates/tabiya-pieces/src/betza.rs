//! Betza's notation and its dialects, both ways.
//!
//! Ralph Betza's notation names leaps by capital letters and narrows them down by small ones. Three dialects of it are in
//! use; they agree on simple pieces, and differ where it matters:
//!
//! * that of [`XBoard`](https://www.gnu.org/software/xboard/Betza.html): moves of several legs of one atom (`a`), and
//!   the chains of Betza 2.0 (`W-F`).
//! * that of the [Interactive Diagram](https://www.chessvariants.com/page/MSbetza-notation-extended) of the Chess Variant
//!   Pages: the same with longer leaps (`X`, `Y`), riders by a doubled letter and chains in brackets.
//! * that of [Fairy-Stockfish](https://github.com/fairy-stockfish/Fairy-Stockfish/blob/master/src/variants.ini), for its
//!   `customPiece`: moves of one leg.
//!
//! What each can say, and what that is in the piece notation (`-`: the dialect has no words for it):
//!
//! | piece notation | meaning | `XBoard` | Interactive Diagram | Fairy-Stockfish |
//! |---|---|---|---|---|
//! | `1+` `1X` `1*` | one step | `W` `F` `K` | the same | the same |
//! | `n+` `nX` `n*` `1-3+` | slides | `R` `B` `Q` `R3` | the same | the same; one digit |
//! | `~2+` `1/2` `~2X` `~3+` `1/3` `2/3` `~3X` | leaps | `D` `N` `A` `H` `C` `Z` `G` | the same; also `L` = `C`, `J` = `Z` | as the diagram |
//! | `~4+` `1/4` `2/4` | longer leaps | `mpafD` … | `WX` `FX` `DY` | - |
//! | `n(1/2)` `n(~2+)` `3(1/3)` | riders | `N0` `D0` `C3` | `NN` `DD` `C3` | `NN`; no other leap |
//! | `rn` | to any square | `U` | `U` | - |
//! | `>` `<` `=` `<>` `>>` `<<` | directions | `f` `b` `s` `v` `r` `l` | the same | the same |
//! | `2/1>` `1/2>` `(1,2)` | of an oblique leap | `fN` `fsN` `rfN` | the same | the same |
//! | `1>` `1>,1X>` | of a king | `fK` `fhK` | the same | its `fK` is `fWfF` |
//! | `o` `c` | moves, captures only | `m` `c` | the same | the same |
//! | `ac` `a` | own pieces | `d` `md` | the same | - |
//! | `i` | has not moved | `i` | `i` | - |
//! | `L2`, with `o` | on the second line | - | - | `i` |
//! | `2+` `2X` | lame leaps | `nD` `nA` | the same | the same |
//! | `3+` `3X` | | `mafmafW` … | `nH` `nG` | - |
//! | `o1>&1X>` … | Horse, Elephant (janggi) | `nN`, `mafsmafW` | the same | `nN` `nZ` |
//! | `^^n+` `^^2-3+` | hops over one piece | `pR` `pR3` | the same | the same |
//! | `^^2+` | | `jD` | `jD` | `pR2` |
//! | `^^2>,on>&^^2>` | grasshopper | `fgR` | `fgR` | `fgR` |
//! | `~2>.n>` | skips a square | `fjR` | `fjR` | - |
//! | `^2X` `^nX` | jumps and captures | `cafmF` `cafmB` | the same | - |
//! | `A&B` `A.B` | several legs | `mafsW`, `W-F` | `mafsW`, `[W-F]` `[F?R]` | - |
//! | `n(o1>&1X<)` | a chain again and again | `(fW-bF)0` | - | - |
//! | `n((1,1).(-1,1),…)` | crooked | `zB` | `zB` | - |
//! | `i2=OKR` | castling | `isO2` | `isO2` | - |
//!
//! Where dialects differ or are silent, it is taken so:
//!
//! * Leaps that Betza calls lame, hopping legs that turn, and curves are read where their meaning is agreed: `nN` is the
//!   Horse of xiangqi in all three, as `XBoard` has it; `nZ` is read in Fairy-Stockfish alone; `z` before R and B, `q`
//!   before oblique riders. Others are refused with the reason.
//! * `O2` castles with the piece in the corner; here that is the Rook that stands first in the king's way.
//! * A path that ends where it began without a capture is no move (3.4), so what passes a turn is refused.
//! * `i` of Fairy-Stockfish holds on `doubleStepRegion*`, by default the second rank, and never captures.
//! * Fairy-Stockfish has one place for a move of each kind and direction; a later move that takes the place of another
//!   and does less is refused.
//!
//! Reading turns a text into paths, each in one definite direction, and paths into a tree; writing goes the same road
//! back, and groups paths by what one word can say. A piece has at most 4,096 paths here.
//!
//! ```
//! use tabiya_pieces::betza::{Dialect, read, write};
//! let griffon = read("FyafsF", Dialect::XBoard).unwrap();
//! assert_eq!(griffon, read("[F?R]", Dialect::Interactive).unwrap());
//! assert_eq!(griffon.to_string(), "1X>.n>,((1,-1),(1,1)).n>>,1X<.n<,((-1,-1),(-1,1)).n<<");
//! assert_eq!(write(&griffon, Dialect::XBoard).text.as_deref(), Some("FyafsF"));
//! assert_eq!(write(&griffon, Dialect::FairyStockfish).text, None);
//! ```

mod atoms;
mod compass;
mod compose;
mod decompose;
mod expand;
mod path;
mod spell;
mod syntax;
mod tidy;
mod told;
mod turn;
mod unsayable;
mod vector;
mod weave;

use core::fmt;
use core::str::FromStr;

use tabiya_game::{Diagnostic, MAX_TEXT};

use self::expand::Slot;
use self::path::{Deed, MAX_PATHS, Path};
use self::tidy::{Straight, holds, tidy};
use self::told::{LONG_LINE, NOTHING, OVERWRITTEN, PASS, ROOM, TOO_LONG, TOO_MANY, TWO_WAYS, Told};
use self::unsayable::Unsayable;
use crate::tree::{Piece, Place};

/// A dialect of Betza's notation.
///
/// ```
/// use tabiya_pieces::betza::Dialect;
/// assert_eq!("fairy-stockfish".parse(), Ok(Dialect::FairyStockfish));
/// assert_eq!(Dialect::Interactive.to_string(), "interactive");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// That of `XBoard`: `XBetza` and the chains of Betza 2.0.
    XBoard,
    /// The Interactive Diagram's of the Chess Variant Pages.
    Interactive,
    /// That of `customPiece` in Fairy-Stockfish's `variants.ini`.
    FairyStockfish,
}

impl Dialect {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::XBoard, Self::Interactive, Self::FairyStockfish];

    /// The name: `xboard`, `interactive`, `fairy-stockfish`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::XBoard => "xboard",
            Self::Interactive => "interactive",
            Self::FairyStockfish => "fairy-stockfish",
        }
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// No dialect of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownDialect;

impl fmt::Display for UnknownDialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the dialects are xboard, interactive and fairy-stockfish")
    }
}

impl core::error::Error for UnknownDialect {}

impl FromStr for Dialect {
    type Err = UnknownDialect;

    fn from_str(name: &str) -> Result<Self, UnknownDialect> {
        Self::ALL.into_iter().find(|dialect| dialect.as_str() == name).ok_or(UnknownDialect)
    }
}

/// A piece in a dialect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text. There is none when any part of the piece can't be said: half a piece is another piece.
    pub text: Option<String>,
    /// The parts that can't be said, each with the reason. Their places are those that the tree has, in bytes of the
    /// line that it was read from; a column is the byte's.
    pub unsayable: Vec<Diagnostic>,
}

/// Reads a text.
///
/// # Errors
/// All that is wrong with it, that has no single meaning, that belongs to another dialect, or that the piece notation
/// has no words for, in the order of the text.
///
/// ```
/// use tabiya_pieces::betza::{Dialect, read};
/// assert_eq!(read("FfW", Dialect::XBoard).unwrap().to_string(), "1X,1>");
/// assert_eq!(read("mRcpR", Dialect::FairyStockfish).unwrap().to_string(), "on+,c^^n+");
/// assert_eq!(read("oR", Dialect::XBoard).unwrap_err()[0].code().as_str(), "betza.beyond.cylinder");
/// ```
pub fn read(text: &str, dialect: Dialect) -> Result<Piece, Vec<Diagnostic>> {
    let mut told = Told::new(text, dialect);
    let length = text.chars().count();
    if length > MAX_TEXT {
        told.say_with(TOO_LONG, 0..0, |diagnostic| diagnostic.with("length", length).with("most", MAX_TEXT));
        return Err(told.into_diagnostics());
    }
    let mut paths: Vec<Path> = Vec::new();
    let mut slots = Vec::new();
    for (part, term) in syntax::terms(&mut told).iter().enumerate() {
        let own = tidy(expand::expand(term, part, &mut told), Straight::Kept);
        // Strides that fit on a board one by one need not do so together.
        if told.is_silent() && tidy(own.clone(), Straight::Joined).is_empty() {
            told.say(PASS, term.place.clone());
        }
        if dialect == Dialect::FairyStockfish {
            slots.push(expand::slot(term));
            if own.iter().any(|path| overwrites(path, &paths, &slots)) {
                told.say(OVERWRITTEN, term.place.clone());
            }
        }
        paths.extend(own);
        if paths.len() > MAX_PATHS {
            told.say_with(TOO_MANY, term.place.clone(), |diagnostic| diagnostic.with("most", MAX_PATHS));
            break;
        }
    }
    if !told.is_silent() {
        return Err(told.into_diagnostics());
    }
    // Strides that go straight on are one step, or a part of a set with others that turn: whichever is shorter.
    let [joined, kept] =
        [Straight::Joined, Straight::Kept].map(|straight| compose::compose(tidy(paths.clone(), straight)));
    let [kept_length, length] = [&kept, &joined].map(|piece| piece.to_string().len());
    let (piece, length) = if kept_length < length { (kept, kept_length) } else { (joined, length) };
    if length > MAX_TEXT {
        told.say_with(LONG_LINE, 0..text.len(), |diagnostic| {
            diagnostic.with("length", length).with("most", MAX_TEXT)
        });
        return Err(told.into_diagnostics());
    }
    Ok(piece)
}

/// Whether a path takes the place of an earlier one in Fairy-Stockfish, so that something is lost.
fn overwrites(path: &Path, earlier: &[Path], slots: &[Slot]) -> bool {
    let target = |path: &Path| match (slots[path.part], &path.deed) {
        (Slot::Leap, Deed::Go(strides, _)) => path::end(strides),
        (_, Deed::Go(strides, _)) => strides.first().map(|stride| stride.vector),
        _ => None,
    };
    let last = |path: &Path| match &path.deed {
        Deed::Go(strides, _) => strides.last().copied(),
        _ => None,
    };
    let (Some(wanted), Some(own)) = (target(path), last(path)) else { return false };
    earlier.iter().any(|other| {
        let same_place = slots[other.part] == slots[path.part]
            && other.part != path.part
            && other.gate == path.gate
            && target(other) == Some(wanted);
        let shared = last(other).is_some_and(|stride| {
            stride.modality.empty && own.modality.empty || stride.modality.enemy && own.modality.enemy
        });
        same_place && shared && !holds(path, other)
    })
}

/// Writes a piece, as short as the dialect can.
///
/// ```
/// use tabiya_pieces::betza::{Dialect, write};
/// let lance = "n>".parse().unwrap();
/// assert_eq!(write(&lance, Dialect::XBoard).text.as_deref(), Some("fR"));
/// let bomb = "n+&c0&Ar1".parse().unwrap();
/// assert_eq!(write(&bomb, Dialect::XBoard).unsayable.len(), 2);
/// ```
pub fn write(piece: &Piece, dialect: Dialect) -> Written {
    let mut told = Unsayable::new(dialect);
    let paths = decompose::decompose(piece, &mut told);
    let chains = &piece.alternatives.chains;
    let mut text = None;
    if told.is_silent() {
        match spell::spell(&paths, dialect) {
            Ok(spelled) if spelled.is_empty() => told.say(NOTHING, piece, Place::default()),
            Ok(spelled) if spelled.len() > MAX_TEXT => told.say(ROOM, piece, Place::default()),
            // What can't be read back is not written: too many ways, or, in Fairy-Stockfish, two moves in one place.
            Ok(spelled) if read(&spelled, dialect).is_err() => {
                let code = if dialect == Dialect::FairyStockfish { TWO_WAYS } else { ROOM };
                told.say(code, piece, Place::default());
            }
            Ok(spelled) => text = Some(spelled),
            Err(lacking) => {
                for (part, code) in lacking {
                    if let Some(chain) = chains.get(part) {
                        told.say(code, chain, chain.place);
                    }
                }
            }
        }
    }
    Written { text, unsayable: told.into_diagnostics() }
}
