//! Text to syntax tree: recursive descent by hand, in linear time.
//!
//! [`signs`] first makes a row of ASCII signs of the line: whitespace is dropped, look-alikes and `x` are folded, what
//! the notation has not is told and left out. The [`cursor`] goes over the signs, looks ahead where it must and cuts the
//! source into tokens; [`trouble`] keeps what only follows from an error from being told. There is a module for each
//! noun of the grammar.
//!
//! # The grammar
//!
//! Ordered choice, `&` and `!` look ahead. It is section 2 of the notation's description with the rulings on it.
//!
//! ```text
//! alternatives <- chain (',' chain)*
//! chain        <- leg (link leg)*
//! link         <- '.' / ';' / '&'
//! leg          <- influence+ &(',' / end)                    # a fragment: first in its chain, in no group (H1)
//!               / guard* kind? core property*
//! guard        <- influence / condition                      # in any order (H2)
//!
//! influence    <- '(' '!'? [ae] letters reach direction? ')'
//!               / '(' '!'? letters reach direction? ')'      # not all letters of A E W B
//!               / '!'? letters reach direction?              # no L (H1); &starts, or not all letters of A E W B
//! letters      <- [A-Z]+
//! reach        <- short ('/' short)?                         # E6
//! short        <- [0-9n] ('-' [0-9n])?                       # one digit each
//! starts       <- [icowbaehnr~^!(0-9A-Z]
//!
//! condition    <- [coae] / '!'? state                        # E4: '!' before other states than h
//! state        <- [iwbhEWB] / 'A' !'r' / 'L' lines           # no promotion
//! kind         <- '^^' / '^' / '~'                           # E2: '^^'
//!
//! core         <- '(' integer ',' integer ')'                # E3; before the group (H4)
//!               / integer ',' integer &ends                  # the document's spelling, with a note (Q6)
//!               / (count kind?)? '(' alternatives ')' direction?
//!               / count kind? '(' alternatives [.;] ')' direction?    # E1
//!               / 'Ar' radius / 'r' radius
//!               / distance '/' distance direction?
//!               / distance direction
//!               / '0'
//!               / promotion &ends
//! property     <- 'O' [A-Z] letters / '|' letters kind? distance? direction? / 'c'? 'Ar' radius / promotion
//! promotion    <- 'L' lines ('+'? [A-Z])+ '?'?               # E7: '+' and '?'
//! ends         <- ',' / '.' / ';' / '&' / ')' / end
//!
//! count        <- distance                                   # from 1 on
//! distance     <- 'n' / number ('-' ('n' / number))?         # not downward
//! lines        <- number ('-' number)?
//! radius       <- 'n' / number
//! integer      <- '-'? number
//! number       <- [0-9]+                                     # up to 255
//! direction    <- '>>' / '<<' / [*X+] arrow? / arrow         # E5: an arrow behind '*'
//! arrow        <- '<>=' / '<>' / '>=' / '<=' / '>' / '<' / '='
//! ```
//!
//! Numbers and directions are as long as can be; whitespace inside of them is dropped, with a note. The profile
//! [`Document`](crate::Profile::Document) refuses what is marked E1, E2 and E4 to E7. The profile
//! [`Wikipedia`](crate::Profile::Wikipedia) reads the same grammar, but that a capital `X` at the start of a leg is no
//! letter, and [translates](wikipedia) what its lists mean by `^`.
//!
//! Capitals that are a sector or a colour and could be a piece are decided by the look-ahead of `influence`, so that a
//! line has one meaning; where this makes an influence of nothing but A, E, W, B and O, a note shows both spellings, and
//! [`clashes`](crate::lint::clashes) makes errors of it for those who have named their pieces (H3).

mod alternatives;
mod betza;
mod core;
mod cursor;
mod direction;
pub(crate) mod flaw;
mod group;
mod guards;
mod influence;
mod kind;
mod leg;
mod letters;
pub(crate) mod look_alikes;
mod misplaced;
mod number;
mod promotion;
mod properties;
mod signs;
mod token;
mod trouble;
mod unknown;
mod vector;
mod wikipedia;

use std::str::FromStr;

use tabiya_game::{Diagnostic, Level, MAX_TEXT};

use self::cursor::Cursor;
use self::flaw::Flaw;
pub use self::token::{Token, TokenKind};
use crate::codes::TOO_LONG;
use crate::lint;
use crate::profile::Profile;
use crate::tree::{Linkage, Piece, Place};

/// A line, read: what it says or what is wrong with it, and nothing of it lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The line.
    pub source: String,
    /// The line in pieces: one after the other they are the line.
    pub tokens: Vec<Token>,
    /// What it says, when nothing is wrong.
    pub piece: Option<Piece>,
    /// What is wrong, in the order of the line; when nothing is, what is worth knowing.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a line.
///
/// ```
/// use tabiya_pieces::{Profile, read};
/// let reading = read("о1>, c1X>, n~(1/2)", Profile::Tabiya);
/// assert_eq!(reading.piece.unwrap().to_string(), "o1>,c1X>,~n(1/2)");
/// assert_eq!(reading.diagnostics[0].code().as_str(), "pieces.lint.homoglyph");
///
/// let reading = read("1+ 2X", Profile::Tabiya);
/// assert!(reading.piece.is_none());
/// assert_eq!(reading.diagnostics[0].code().as_str(), "pieces.syntax.missing-separator");
/// assert_eq!(reading.diagnostics[0].span.unwrap().column, 4);
/// ```
pub fn read(text: &str, profile: Profile) -> Reading {
    let Read { piece, tokens, mut notes, clashes } = match read_well_formed(text, profile) {
        Ok(read) => read,
        Err((tokens, diagnostics)) => {
            return Reading { source: text.to_owned(), tokens, piece: None, diagnostics };
        }
    };
    if clashes {
        notes.extend(lint::clash::flaws(&piece));
    }
    let diagnostics = flaw::diagnostics(text, Level::Note, notes);
    Reading { source: text.to_owned(), tokens, piece: Some(piece), diagnostics }
}

/// A line that stands.
struct Read {
    piece: Piece,
    tokens: Vec<Token>,
    notes: Vec<Flaw>,
    /// Whether letters of an influence could be conditions.
    clashes: bool,
}

fn read_well_formed(text: &str, profile: Profile) -> Result<Read, (Vec<Token>, Vec<Diagnostic>)> {
    if text.len() > MAX_TEXT {
        let length = text.chars().count();
        if length > MAX_TEXT {
            let token = Token { kind: TokenKind::Unknown, place: Place::new(0, text.len()) };
            let diagnostic = Diagnostic::error(TOO_LONG).with("length", length).with("most", MAX_TEXT);
            return Err((vec![token], vec![diagnostic.at(text, 0..0)]));
        }
    }
    let mut cursor = Cursor::new(text, profile);
    let (alternatives, _) = alternatives::alternatives(&mut cursor, false);
    let clashes = cursor.clashes;
    let (tokens, mut errors, notes) = cursor.into_parts();
    if !errors.is_empty() {
        if let Some(error) = betza::error(text, &errors) {
            errors = vec![error];
        }
        return Err((tokens, flaw::diagnostics(text, Level::Error, errors)));
    }
    let mut piece = Piece { alternatives, linkage: Linkage::Free };
    if profile == Profile::Wikipedia {
        wikipedia::translate(&mut piece);
    }
    Ok(Read { piece, tokens, notes, clashes })
}

impl FromStr for Piece {
    /// All that is wrong, in the order of the line.
    type Err = Vec<Diagnostic>;

    /// Reads a line of the default profile, without what is worth knowing of it.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read_well_formed(text, Profile::default())
            .map(|read| read.piece)
            .map_err(|(_, diagnostics)| diagnostics)
    }
}
