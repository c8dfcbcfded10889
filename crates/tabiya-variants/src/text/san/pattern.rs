use super::write::marks_promotions;
use crate::spec::Spec;
use crate::text::codes;
use crate::text::uci::form::{self, Cursor, Flaw, Form};

/// What a text says of a move: everything, or a part that may fit several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text) struct Pattern {
    /// The text without its sign of check.
    text: String,
    sign: Option<char>,
    pub(in crate::text) ends: Option<Ends>,
}

/// A move by its ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text) struct Ends {
    /// The piece; empty of a pawn.
    pub(in crate::text) letter: String,
    pub(in crate::text) column: Option<u8>,
    pub(in crate::text) row: Option<u8>,
    /// Whether it says that something is captured; `None` where that is not looked at.
    pub(super) captures: Option<bool>,
    pub(in crate::text) to: u8,
    pub(super) promotion: Option<String>,
}

impl Ends {
    /// The square that the piece comes from, where all of it is said.
    pub(in crate::text) fn from(&self, spec: &Spec) -> Option<u8> {
        Some(self.row? * spec.geometry.width() + self.column?)
    }
}

impl Pattern {
    /// Takes a text apart.
    pub(super) fn parse(spec: &Spec, text: &str) -> Result<Self, Flaw> {
        let signs: &[char] = if marks_promotions(spec) { &['#'] } else { &['+', '#'] };
        let sign = text.chars().next_back().filter(|last| signs.contains(last));
        let bare = sign.map_or(text, |sign| &text[..text.len() - sign.len_utf8()]);
        let pattern = |ends| Self { text: bare.to_owned(), sign, ends };
        if matches!(bare, "O-O" | "O-O-O" | "--") {
            return Ok(pattern(None));
        }
        match ends(spec, bare) {
            Ok(ends) => Ok(pattern(Some(ends))),
            // A drop, or a letter and squares.
            Err(flaw) => {
                let letter = letter_length(spec, bare);
                let squares = if bare.contains('@') { bare } else { &bare[letter..] };
                match form::parse(spec, squares) {
                    Ok(Form::Pass) => Err(flaw),
                    Ok(_) => Ok(pattern(None)),
                    Err(other) if bare.contains('@') => Err(other),
                    Err(_) => Err(flaw),
                }
            }
        }
    }

    /// A drop or a letter with squares, where it is one.
    pub(in crate::text) fn form(&self, spec: &Spec) -> Option<Form> {
        let letter = if self.text.contains('@') { 0 } else { letter_length(spec, &self.text) };
        form::parse(spec, &self.text[letter..]).ok()
    }

    /// Check or mate, where the text says so.
    pub(super) const fn sign(&self) -> Option<char> {
        self.sign
    }

    /// Whether this is the text of a move.
    pub(in crate::text) fn is_text(&self, text: &str) -> bool {
        self.text == text
    }

    /// The same with slips that people make: whether it captures is left open, a small letter is a piece, `c5=+P` is
    /// `c5+`.
    pub(super) fn looser(&self, spec: &Spec) -> impl Iterator<Item = Self> {
        let open = |pattern: &Self| {
            let ends = pattern.ends.as_ref().map(|ends| Ends { captures: None, ..ends.clone() });
            ends.map(|ends| Self { ends: Some(ends), ..pattern.clone() })
        };
        let piece = with_capital(spec, &self.text).and_then(|text| Self::parse(spec, &text).ok());
        let open_piece = piece.as_ref().and_then(open);
        let turned = self.ends.as_ref().and_then(|ends| {
            let becomes = ends.promotion.as_deref()?.strip_prefix("=+")?;
            let is_itself = becomes == ends.letter || (becomes == "P" && ends.letter.is_empty());
            let ends =
                is_itself.then(|| Ends { promotion: Some("+".to_owned()), captures: None, ..ends.clone() });
            Some(Self { ends: Some(ends?), ..self.clone() })
        });
        open(self).into_iter().chain(piece).chain(open_piece).chain(turned)
    }
}

/// The text with a capital at its beginning, where it has none and is no move in squares: `c2c3` never is `Cc3`.
pub(super) fn with_capital(spec: &Spec, text: &str) -> Option<String> {
    let first = text.chars().next().filter(char::is_ascii_lowercase)?;
    if form::parse(spec, text).is_ok() {
        return None;
    }
    Some(format!("{}{}", first.to_ascii_uppercase(), &text[1..]))
}

/// The length of the piece's letter at the start of a text, with its `+`.
fn letter_length(spec: &Spec, text: &str) -> usize {
    let lengths = spec.types.iter().filter_map(|kind| {
        let letter = kind.letter.strip_suffix('~').unwrap_or(&kind.letter);
        text.starts_with(letter).then_some(letter.len())
    });
    lengths.max().unwrap_or(0)
}

/// `Nbxd2`, `exd5`, `e8=Q`.
fn ends(spec: &Spec, text: &str) -> Result<Ends, Flaw> {
    let length = letter_length(spec, text);
    if length == 0 && text.starts_with(|c: char| c.is_ascii_uppercase() || c == '+') {
        let end = text.find(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit()).unwrap_or(text.len());
        return Err(Flaw::new(codes::MOVE_PIECE, 0..end).expecting(form::known(spec)));
    }
    let letter = match &text[..length] {
        "P" => "",
        letter => letter,
    };
    let mut cursor = Cursor { geometry: spec.geometry, text, at: length };
    // The destination is the last square; what stands before it says where the piece comes from.
    let (column, row) = (column(&mut cursor), row(&mut cursor)?);
    let mut captures = cursor.take('x');
    let behind = cursor.rest().bytes().next();
    let has_another = behind.is_some_and(|byte| byte.is_ascii_lowercase() && byte != b'x');
    let (column, row, to) = match (column, row) {
        (Some(column), Some(row)) if !captures && !has_another => {
            (None, None, usize::from(row) * usize::from(spec.geometry.width()) + usize::from(column))
        }
        (column, row) => {
            captures |= cursor.take('x');
            (column, row, cursor.square()?.into())
        }
    };
    let promotion = promotion(&mut cursor);
    if !cursor.rest().is_empty() {
        return Err(Flaw::new(codes::MOVE_FORM, cursor.at..text.len()));
    }
    Ok(Ends { letter: letter.to_owned(), column, row, captures: Some(captures), to: to as u8, promotion })
}

fn column(cursor: &mut Cursor<'_>) -> Option<u8> {
    let letter = cursor.rest().bytes().next()?;
    let column = letter.checked_sub(b'a').filter(|&column| column < cursor.geometry.width())?;
    cursor.at += 1;
    Some(column)
}

fn row(cursor: &mut Cursor<'_>) -> Result<Option<u8>, Flaw> {
    let digits = cursor.rest().bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 {
        return Ok(None);
    }
    let range = cursor.at..cursor.at + digits;
    let height = cursor.geometry.height();
    let line = cursor.text[range.clone()].parse::<u8>().ok().filter(|line| (1..=height).contains(line));
    match line {
        Some(line) => {
            cursor.at = range.end;
            Ok(Some(height - line))
        }
        None => Err(Flaw::new(codes::MOVE_RANK, range).expecting(height)),
    }
}

/// `=Q`, `+`, `-`, `=`; nothing where none follows.
fn promotion(cursor: &mut Cursor<'_>) -> Option<String> {
    let rest = cursor.rest();
    let length = match rest.as_bytes() {
        [b'=', b'+', letter, ..] if letter.is_ascii_uppercase() => 3,
        [b'=', letter, b'~', ..] if letter.is_ascii_uppercase() => 3,
        [b'=', letter, ..] if letter.is_ascii_uppercase() => 2,
        [b'+' | b'-' | b'=', ..] => 1,
        _ => return None,
    };
    cursor.at += length;
    Some(rest[..length].to_owned())
}
