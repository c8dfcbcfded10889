use core::ops::Range;

use tabiya_board::Geometry;
use tabiya_game::{Argument, Code, Diagnostic};
use tabiya_pieces::square_of_name;

use crate::spec::{Spec, TypeId};
use crate::text::codes;
use crate::text::spelling::PASS;
use crate::text::square;

/// What a text says of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text) enum Form {
    /// A pass.
    Pass,
    /// A piece from the hand, perhaps as another one.
    Drop {
        /// The letter before the `@`, with what it is dropped as.
        piece: String,
        /// Where.
        to: usize,
    },
    /// From square to square.
    Go(Way),
}

/// A way in squares, and what is said behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::text) struct Way {
    /// Where it starts and where each leg ends.
    pub(in crate::text) path: Vec<u8>,
    /// What the piece becomes.
    pub(in crate::text) promotion: Option<String>,
    /// What the move does besides.
    pub(in crate::text) effects: Option<String>,
}

/// What is wrong with a text.
#[derive(Clone, Debug)]
pub(in crate::text) struct Flaw {
    pub(in crate::text) code: Code,
    pub(in crate::text) range: Range<usize>,
    pub(in crate::text) expected: Option<Argument>,
}

impl Flaw {
    pub(in crate::text) const fn new(code: Code, range: Range<usize>) -> Self {
        Self { code, range, expected: None }
    }

    pub(in crate::text) fn expecting(self, expected: impl Into<Argument>) -> Self {
        Self { expected: Some(expected.into()), ..self }
    }

    pub(in crate::text) fn diagnostic(self, text: &str) -> Diagnostic {
        let error = Diagnostic::error(self.code).with("found", Argument::input(&text[self.range.clone()]));
        let error = match self.expected {
            Some(expected) => error.with("expected", expected),
            None => error,
        };
        error.at(text, self.range)
    }
}

/// Takes a text apart.
pub(in crate::text) fn parse(spec: &Spec, text: &str) -> Result<Form, Flaw> {
    if text == PASS {
        return Ok(Form::Pass);
    }
    if let Some((piece, _)) = text.split_once('@') {
        return drop(spec, text, piece.len());
    }
    let letters = text.find(|c: char| !c.is_ascii_uppercase() && c != '+').unwrap_or(text.len());
    let piece = &text[..letters];
    if !piece.is_empty() && type_of(spec, piece).is_none() {
        return Err(Flaw::new(codes::MOVE_PIECE, 0..letters).expecting(known(spec)));
    }
    let mut cursor = Cursor { geometry: spec.geometry, text, at: 0 };
    let mut path = vec![cursor.square()?, cursor.square()?];
    while cursor.take(',') {
        let start = cursor.at;
        let from = cursor.square()?;
        if path.last() != Some(&from) {
            let last = path.last().copied().unwrap_or_default();
            let flaw = Flaw::new(codes::MOVE_NO_JOIN, start..cursor.at);
            return Err(flaw.expecting(Argument::text(cursor.name(last))));
        }
        path.push(cursor.square()?);
    }
    let promotion = cursor.promotion();
    let effects = cursor.effects()?;
    cursor.end()?;
    Ok(Form::Go(Way { path, promotion, effects }))
}

fn drop(spec: &Spec, text: &str, at: usize) -> Result<Form, Flaw> {
    let piece = &text[..at];
    let letters = match piece.split_once('=') {
        Some((held, put)) => [held, put],
        None => [piece, piece],
    };
    let mut start = 0;
    for letter in letters {
        if letter.is_empty() {
            return Err(Flaw::new(codes::MOVE_NO_PIECE, at..at + 1).expecting(known(spec)));
        }
        if type_of(spec, letter).is_none() {
            return Err(Flaw::new(codes::MOVE_PIECE, start..start + letter.len()).expecting(known(spec)));
        }
        start = at - letters[1].len();
    }
    let mut cursor = Cursor { geometry: spec.geometry, text, at: at + 1 };
    let to = cursor.square()?.into();
    cursor.end()?;
    Ok(Form::Drop { piece: piece.to_owned(), to })
}

/// The letters of a game, for a message.
pub(in crate::text) fn known(spec: &Spec) -> Vec<Argument> {
    spec.types.iter().map(|kind| Argument::text(&kind.letter)).collect()
}

/// The type of a letter as moves write it.
pub(in crate::text) fn type_of(spec: &Spec, letter: &str) -> Option<TypeId> {
    spec.types.iter().position(|kind| kind.letter == letter)
}

/// A text taken from the front.
pub(in crate::text) struct Cursor<'a> {
    pub(in crate::text) geometry: Geometry,
    pub(in crate::text) text: &'a str,
    pub(in crate::text) at: usize,
}

impl<'a> Cursor<'a> {
    pub(in crate::text) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(in crate::text) fn take(&mut self, sign: char) -> bool {
        let is_there = self.rest().starts_with(sign);
        if is_there {
            self.at += sign.len_utf8();
        }
        is_there
    }

    /// The next character, or the end where there is none.
    pub(in crate::text) fn here(&self) -> Range<usize> {
        self.at..self.at + self.rest().chars().next().map_or(0, char::len_utf8)
    }

    /// The bytes of the square's name that comes next, on the board or not.
    fn square_length(&self) -> usize {
        let bytes = self.rest().as_bytes();
        if !bytes.first().is_some_and(u8::is_ascii_lowercase) {
            return 0;
        }
        1 + bytes[1..].iter().take(2).take_while(|byte| byte.is_ascii_digit()).count()
    }

    pub(in crate::text) fn square(&mut self) -> Result<u8, Flaw> {
        let example = self.name((self.geometry.area() / 2) as u8);
        let length = self.square_length();
        if length < 2 {
            let code = if self.rest().is_empty() { codes::MOVE_END } else { codes::MOVE_SQUARE };
            let range = if length == 0 { self.here() } else { self.at..self.at + length };
            return Err(Flaw::new(code, range).expecting(Argument::text(example)));
        }
        let range = self.at..self.at + length;
        match square_of_name(self.geometry, &self.text[range.clone()]) {
            Some(square) => {
                self.at = range.end;
                Ok(self.geometry.index(square) as u8)
            }
            None => Err(Flaw::new(codes::MOVE_SQUARE, range).expecting(Argument::text(example))),
        }
    }

    /// `q`, `+`, `-`, `+q`, `q~`; nothing where effects follow.
    fn promotion(&mut self) -> Option<String> {
        let start = self.at;
        if self.rest().starts_with('x') && self.effect_follows() {
            return None;
        }
        if !self.take('+') {
            self.take('-');
        }
        if let Some(letter) = self.rest().chars().next().filter(char::is_ascii_lowercase)
            && !(letter == 'x' && self.effect_follows())
        {
            self.at += 1;
            self.take('~');
        }
        (self.at > start).then(|| self.text[start..self.at].to_owned())
    }

    /// Whether a square stands behind the next character.
    fn effect_follows(&self) -> bool {
        let behind = Self { at: self.at + 1, ..*self };
        behind.square_length() >= 2
    }

    /// `xd5`, `*d4d5`, `&h1f1`, each once.
    fn effects(&mut self) -> Result<Option<String>, Flaw> {
        let start = self.at;
        for sign in ['x', '*', '&'] {
            if self.take(sign) {
                self.square()?;
                while self.square_length() >= 2 {
                    self.square()?;
                }
            }
        }
        Ok((self.at > start).then(|| self.text[start..self.at].to_owned()))
    }

    pub(in crate::text) fn end(&self) -> Result<(), Flaw> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(Flaw::new(codes::MOVE_REST, self.at..self.text.len()))
        }
    }

    fn name(&self, square: u8) -> String {
        square::name(self.geometry, square.into())
    }
}
