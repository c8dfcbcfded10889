//! Boards as text.

mod fields;

use core::cmp::Reverse;
use core::ops::Range;
use core::str::FromStr;
use std::borrow::Cow;

use tabiya_board::{Geometry, MAX_EDGE, Side};
use tabiya_game::{Argument, Code, Diagnostic, MAX_POSITION};

use self::fields::Fields;
use crate::reader::look_alikes::latin;
use crate::{Board, Man};

/// Nothing but spaces.
const EMPTY: Code = Code::new("pieces.position.empty");
/// More than [`MAX_POSITION`] bytes.
const TOO_LONG: Code = Code::new("pieces.position.too-long");
/// A character that no board has.
const CHARACTER: Code = Code::new("pieces.position.character");
/// A full-width letter, digit or sign.
const FULL_WIDTH: Code = Code::new("pieces.position.full-width");
/// A Cyrillic letter that looks like a Latin one.
const CYRILLIC: Code = Code::new("pieces.position.cyrillic");
/// A gap of no squares, or one written with a leading zero.
const GAP: Code = Code::new("pieces.position.gap");
/// `+` with no letter behind it, `~` with none before it.
const MARK: Code = Code::new("pieces.position.mark");
/// A hand without its end.
const HAND: Code = Code::new("pieces.position.hand");
/// Something behind the hand.
const AFTER_HAND: Code = Code::new("pieces.position.after-hand");
/// A rank without squares.
const EMPTY_RANK: Code = Code::new("pieces.position.empty-rank");
/// A rank wider or narrower than the others.
const WIDTH: Code = Code::new("pieces.position.width");
/// Too many squares in a rank.
const TOO_WIDE: Code = Code::new("pieces.position.too-wide");
/// Too many ranks.
const TOO_HIGH: Code = Code::new("pieces.position.too-high");

/// Something else than a side behind the board.
const SIDE: Code = Code::new("pieces.position.side");
/// Something that is none of the further fields, or is behind where it should be.
const FIELD: Code = Code::new("pieces.position.field");

/// So many fields behind the side to move are looked at.
const MAX_FIELDS: usize = 32;

/// So many errors of one text are told.
const MAX_ERRORS: usize = 16;

/// A position's text (Forsyth–Edwards notation) as far as the piece notation needs it: the board, and whose turn it is.
///
/// The board field stands alone or with further fields behind it, which have to be well formed and are passed over but for
/// the side to move: `w - - 0 1`, as many of them as there are; numbers of checks may be among them, `3+3`. Who may
/// castle is said by K, Q, k, q, or the files of pieces (X-FEN); en passant squares are on the board. Ranks
/// come from the top, divided by `/`; capitals are white's (the first side's) pieces; a number of one or two digits is a
/// gap; `*` is a hole; `[…]` behind the board is a hand and is passed over. Promoted pieces have the letter that is
/// written: `+P` (shogi) is read as `P`, and so is `P~` (crazyhouse), since one letter is all that
/// [conditions and attacks](crate::naive) know of a piece.
///
/// ```
/// use tabiya_board::Side;
/// use tabiya_pieces::Fen;
/// let fen: Fen = "rnbak+PR~2/9/1*5*1/9[Qq] b - - 0 1".parse().unwrap();
/// assert_eq!(fen.board.to_string(), "rnbakPR2/9/1*5*1/9");
/// assert_eq!(fen.to_move, Some(Side::Second));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fen {
    /// The board; its pieces count as moved.
    pub board: Board,
    /// Whose turn it is, where the text says so.
    pub to_move: Option<Side>,
}

impl FromStr for Fen {
    type Err = Vec<Diagnostic>;

    /// # Errors
    /// What is wrong with the board, each with its place; at most 16 errors.
    fn from_str(text: &str) -> Result<Self, Vec<Diagnostic>> {
        if text.len() > MAX_POSITION {
            let error = Diagnostic::error(TOO_LONG).with("bytes", text.len()).with("limit", MAX_POSITION);
            return Err(vec![error.at(text, 0..text.len())]);
        }
        let start = text.len() - text.trim_start().len();
        let mut fields = text.split_whitespace();
        let Some(field) = fields.next() else {
            return Err(vec![Diagnostic::error(EMPTY).at(text, 0..text.len())]);
        };
        let mut reader = Reader { text, errors: Vec::new(), ranks: Vec::new() };
        reader.field(start..start + field.len());
        let board = reader.board();
        let to_move = reader.side(fields, board.as_ref());
        match board {
            Some(board) if reader.errors.is_empty() => Ok(Self { board, to_move }),
            _ => Err(reader.into_errors()),
        }
    }
}

impl FromStr for Board {
    type Err = Vec<Diagnostic>;

    /// The board of a [`Fen`].
    ///
    /// # Errors
    /// As for a [`Fen`].
    ///
    /// ```
    /// use tabiya_pieces::Board;
    /// let board: Board = "3A4/8/8/5p2 w - - 0 1".parse().unwrap();
    /// assert_eq!(board.to_string(), "3A4/8/8/5p2");
    /// let errors = "3A4/8/7/8".parse::<Board>().unwrap_err();
    /// assert_eq!(errors[0].code().as_str(), "pieces.position.width");
    /// ```
    fn from_str(text: &str) -> Result<Self, Vec<Diagnostic>> {
        text.parse::<Fen>().map(|fen| fen.board)
    }
}

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    Nothing,
    Hole,
    Piece(Man),
}

/// One rank as written.
#[derive(Debug)]
struct Rank {
    range: Range<usize>,
    squares: Vec<Stands>,
    /// Whether it was read without an error, so that its width is what was meant.
    is_sound: bool,
}

/// Reads the board field.
struct Reader<'a> {
    text: &'a str,
    errors: Vec<Diagnostic>,
    ranks: Vec<Rank>,
}

impl Reader<'_> {
    fn error(&self, code: Code, range: Range<usize>) -> Diagnostic {
        Diagnostic::error(code).at(self.text, range)
    }

    fn field(&mut self, range: Range<usize>) {
        let field = &self.text[range.clone()];
        let end = field.find('[').map_or(range.end, |hand| range.start + hand);
        self.hand(end..range.end);
        let mut start = range.start;
        for rank in self.text[range.start..end].split('/') {
            let range = start..start + rank.len();
            start = range.end + 1;
            if self.errors.len() >= MAX_ERRORS {
                return;
            }
            self.rank(range);
        }
    }

    /// Whose turn it is, where these fields say so; what follows is looked at and passed over.
    fn side<'a>(&mut self, mut fields: impl Iterator<Item = &'a str>, board: Option<&Board>) -> Option<Side> {
        let field = fields.next()?;
        let side = match &*self.folded(field) {
            "w" => Side::First,
            "b" => Side::Second,
            folded => {
                if folded == field {
                    self.stray(SIDE, field);
                }
                return None;
            }
        };
        let mut expected = Fields::of(board);
        for field in fields.take(MAX_FIELDS) {
            let folded = self.folded(field);
            if !expected.take(&folded) && folded == field {
                self.stray(FIELD, field);
            }
        }
        Some(side)
    }

    /// A field in ASCII, so far as it is meant to be; what is full-width or Cyrillic in it is an error.
    fn folded<'a>(&mut self, field: &'a str) -> Cow<'a, str> {
        if field.is_ascii() {
            return Cow::Borrowed(field);
        }
        let mut folded = String::with_capacity(field.len());
        let mut rest = field;
        while let Some(first) = rest.chars().next() {
            let length =
                rest.find(|c| foreign(c).is_some() != foreign(first).is_some()).unwrap_or(rest.len());
            let (run, behind) = rest.split_at(length);
            rest = behind;
            if foreign(first).is_some() {
                let error = self.character(self.range_of(run));
                self.errors.push(error);
                folded.extend(run.chars().filter_map(foreign).map(|(_, right)| right));
            } else {
                folded.push_str(run);
            }
        }
        Cow::Owned(folded)
    }

    /// A field that can't stand where it does.
    fn stray(&mut self, code: Code, field: &str) {
        let error = self.error(code, self.range_of(field));
        self.errors.push(error.with("found", Argument::input(field)));
    }

    /// Where a part of the text stands.
    fn range_of(&self, part: &str) -> Range<usize> {
        let start = part.as_ptr() as usize - self.text.as_ptr() as usize;
        start..start + part.len()
    }

    /// Passes over a hand, if there is one.
    fn hand(&mut self, range: Range<usize>) {
        match self.text[range.clone()].split_once(']') {
            None if range.is_empty() => {}
            None => self.errors.push(self.error(HAND, range)),
            Some((_, "")) => {}
            Some((_, after)) => {
                let after_hand = self.error(AFTER_HAND, range.end - after.len()..range.end);
                self.errors.push(after_hand.with("found", Argument::input(after)));
            }
        }
    }

    fn rank(&mut self, range: Range<usize>) {
        let known = self.errors.len();
        let mut squares = Vec::new();
        let mut place = range.start;
        while place < range.end && self.errors.len() < MAX_ERRORS {
            let rest = &self.text[place..range.end];
            let length = token(rest);
            let token = &rest[..length];
            let at = place..place + length;
            place = at.end;
            match token.as_bytes() {
                [first, ..] if first.is_ascii_digit() => match token.parse() {
                    Ok(gap @ 1..) if *first != b'0' && token.len() <= 2 => {
                        squares.extend(core::iter::repeat_n(Stands::Nothing, gap));
                    }
                    _ => {
                        self.errors.push(self.error(GAP, at).with("found", Argument::input(token)));
                    }
                },
                b"*" => squares.push(Stands::Hole),
                b"+" | b"~" => {
                    self.errors.push(self.error(MARK, at).with("found", Argument::text(token)));
                }
                [b'+', letter] | [letter, b'~'] | [b'+', letter, b'~'] | [letter]
                    if letter.is_ascii_alphabetic() =>
                {
                    let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
                    squares.push(Stands::Piece(Man { side, letter: letter.to_ascii_uppercase() }));
                }
                _ => {
                    self.errors.push(self.character(at));
                }
            }
        }
        self.ranks.push(Rank { range, squares, is_sound: self.errors.len() == known });
    }

    /// The error for characters that no position has; full-width and Cyrillic ones are named by what they should be.
    fn character(&self, range: Range<usize>) -> Diagnostic {
        let found = &self.text[range.clone()];
        let meant = found.chars().map(foreign).collect::<Option<Vec<_>>>().unwrap_or_default();
        let right: String = meant.iter().map(|(_, right)| right).collect();
        let code = meant.first().map_or(CHARACTER, |(code, _)| *code);
        let error = self.error(code, range).with("found", Argument::input(found));
        if right.is_empty() { error } else { error.with("right", Argument::text(right)) }
    }

    /// The board, if the ranks make one.
    fn board(&mut self) -> Option<Board> {
        let width = self.common_width();
        let ranks = self.ranks.len().min(usize::from(MAX_EDGE) + 1);
        let misshapen: Vec<Diagnostic> =
            (0..ranks).filter_map(|number| self.misshapen(number, width)).collect();
        self.errors.extend(misshapen);
        let (Ok(geometry), []) = (Geometry::new(width, self.ranks.len()), self.errors.as_slice()) else {
            return None;
        };
        let mut board = Board::new(geometry);
        for (square, stands) in geometry.squares().zip(self.ranks.iter().flat_map(|rank| &rank.squares)) {
            match *stands {
                Stands::Nothing => {}
                Stands::Hole => board.dig(square),
                Stands::Piece(man) => board.put(square, man),
            }
        }
        Some(board)
    }

    /// The errors in the order of the text.
    fn into_errors(mut self) -> Vec<Diagnostic> {
        self.errors.sort_by_key(|error| error.span.map(|span| span.start));
        self.errors.truncate(MAX_ERRORS);
        self.errors
    }

    /// What is wrong with the size of the rank with this number, from 0 at the top.
    fn misshapen(&self, number: usize, width: usize) -> Option<Diagnostic> {
        let Rank { ref range, ref squares, is_sound } = self.ranks[number];
        let (found, range) = (squares.len(), range.clone());
        if number == usize::from(MAX_EDGE) {
            let all = range.start..self.ranks[self.ranks.len() - 1].range.end;
            let error = self.error(TOO_HIGH, all);
            return Some(error.with("ranks", self.ranks.len()).with("limit", MAX_EDGE));
        }
        let error = if !is_sound {
            return None;
        } else if range.is_empty() {
            // An empty rank is shown by the sign that ends it, or the one before it.
            let is_ended = self.text[range.start..].starts_with('/');
            let start = if is_ended { range.start } else { range.start.saturating_sub(1) };
            self.error(EMPTY_RANK, start..start + 1)
        } else if found > usize::from(MAX_EDGE) {
            self.error(TOO_WIDE, range).with("found", found).with("limit", MAX_EDGE)
        } else if found != width {
            self.error(WIDTH, range).with("found", found).with("expected", width)
        } else {
            return None;
        };
        Some(error.with("rank", number + 1))
    }

    /// The width that most ranks have, the first of several: so one wrong rank is one error.
    fn common_width(&self) -> usize {
        let widths = || self.ranks.iter().filter(|rank| rank.is_sound).map(|rank| rank.squares.len());
        let votes = |width| widths().filter(|&other| other == width).count();
        let first = |width| widths().position(|other| other == width);
        let most = (1..=usize::from(MAX_EDGE)).max_by_key(|&width| (votes(width), Reverse(first(width))));
        most.unwrap_or(1)
    }
}

/// The length of what belongs together at the start of a rank: a number, a piece with its marks, a run of characters that
/// no board has.
fn token(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let is_letter = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_alphabetic);
    let promoted = |end: usize| end + usize::from(bytes.get(end) == Some(&b'~'));
    match bytes[0] {
        b'0'..=b'9' => bytes.iter().take_while(|byte| byte.is_ascii_digit()).count(),
        b'+' if is_letter(1) => promoted(2),
        b'+' | b'~' | b'*' => 1,
        _ if is_letter(0) => promoted(1),
        _ => rest
            .find(|c: char| matches!(c, '0'..='9' | '+' | '~' | '*') || c.is_ascii_alphabetic())
            .unwrap_or(rest.len()),
    }
}

/// What a full-width or Cyrillic character is, and the ASCII character that it stands for.
fn foreign(c: char) -> Option<(Code, char)> {
    if ('\u{FF01}'..='\u{FF5E}').contains(&c) {
        return Some((FULL_WIDTH, char::from((c as u32 - 0xFEE0) as u8)));
    }
    latin(c).map(|letter| (CYRILLIC, char::from(letter)))
}
