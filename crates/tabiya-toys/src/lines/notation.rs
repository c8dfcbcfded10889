use core::ops::Range;

use tabiya_board::Square;
use tabiya_game::{
    Argument, Candidate, Code, Diagnostic, MAX_TEXT, Mode, MoveList, Notation, Resolution, ResolveOptions,
    Resolved,
};

use super::position_text::{kind_letter, read_kind};
use super::{Action, Kind, Lines, LinesMove, LinesPosition};
use crate::sheet::{column_letter, read_column, read_row, row_number};

const TOO_LONG: Code = Code::new("toy.text.too-long");
const SYNTAX: Code = Code::new("toy.text.syntax");
const READ_AS: Code = Code::new("toy.text.read-as");

/// What a text says of a move: everything, or a part that may fit several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    pub(super) kind: Option<Kind>,
    pub(super) from: Source,
    pub(super) to: Square,
    pub(super) action: Option<Action>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    Hand,
    Board { column: Option<u8>, row: Option<u8> },
}

impl Pattern {
    fn fits(self, position: &LinesPosition, movement: LinesMove) -> bool {
        match (movement, self.from) {
            (LinesMove::Drop { kind, to }, Source::Hand) => Some(kind) == self.kind && to == self.to,
            (LinesMove::Go { from, to, action }, Source::Board { column, row }) => {
                let kind = position.man(from).map(|man| man.kind);
                to == self.to
                    && self.kind.is_none_or(|wanted| Some(wanted) == kind)
                    && column.is_none_or(|column| column == from.column())
                    && row.is_none_or(|row| row == from.row())
                    && self.action.is_none_or(|wanted| wanted == action)
            }
            _ => false,
        }
    }
}

/// How the kind of action is written.
struct Signs {
    step: Option<char>,
    capture: char,
    swap: char,
}

impl Signs {
    const fn sign(&self, action: Action) -> Option<char> {
        match action {
            Action::Step => self.step,
            Action::Capture => Some(self.capture),
            Action::Swap => Some(self.swap),
        }
    }

    fn read(&self, sign: char) -> Option<Action> {
        [Action::Step, Action::Capture, Action::Swap]
            .into_iter()
            .find(|&action| self.sign(action) == Some(sign))
    }
}

/// Squares only: `a1b2`, with `x` for a capture and `s` for a swap, `P@b2` for a drop. Without the suffix, any kind of
/// action.
#[derive(Clone, Copy, Debug)]
pub(super) struct Squares;

const SUFFIXES: Signs = Signs { step: None, capture: 'x', swap: 's' };

/// With the man's letter: `Pa1-b2`, `Pa1xb2`, `Pa1~b2`, `P@b2`. What is not needed may be left out: `Pb2`.
///
/// The same text means different moves where rows are counted from above, as the second side sees the board; drops are
/// told apart by their sign, `P*b2`. (Xiangqi has notations like that.)
#[derive(Clone, Copy, Debug)]
pub(super) struct Letters {
    pub(super) from_above: bool,
}

impl Letters {
    const fn drop_sign(self) -> char {
        if self.from_above { '*' } else { '@' }
    }

    /// The number of a row.
    const fn number(self, rules: &Lines, row: u8) -> u8 {
        if self.from_above { row + 1 } else { row_number(rules.geometry, row) }
    }

    /// The row of a number.
    fn row(self, rules: &Lines, digit: char) -> Option<u8> {
        let row = read_row(rules.geometry, digit)?;
        Some(if self.from_above { rules.geometry.height() - 1 - row } else { row })
    }

    fn name_of(self, rules: &Lines, square: Square) -> String {
        format!("{}{}", column_letter(square.column()), self.number(rules, square.row()))
    }
}

const INFIXES: Signs = Signs { step: Some('-'), capture: 'x', swap: '~' };

impl Notation<Lines> for Squares {
    fn name(&self) -> &'static str {
        "squares"
    }

    fn read(
        &self,
        rules: &Lines,
        position: &LinesPosition,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<LinesMove> {
        read(rules, position, text, options.mode, self, &read_squares)
    }

    fn write(&self, rules: &Lines, _: &LinesPosition, movement: LinesMove, (): &()) -> String {
        match movement {
            LinesMove::Drop { kind, to } => format!("{}@{}", kind_letter(kind), rules.name_of(to)),
            LinesMove::Go { from, to, action } => {
                let suffix = SUFFIXES.sign(action).map(String::from).unwrap_or_default();
                format!("{}{}{suffix}", rules.name_of(from), rules.name_of(to))
            }
        }
    }

    fn shortest(&self, rules: &Lines, position: &LinesPosition, movement: LinesMove, (): &()) -> String {
        let full = self.write(rules, position, movement, &());
        let LinesMove::Go { from, to, .. } = movement else { return full };
        let bare = format!("{}{}", rules.name_of(from), rules.name_of(to));
        if fitting(rules, position, go_between(from, to)).len() == 1 { bare } else { full }
    }
}

impl Notation<Lines> for Letters {
    fn name(&self) -> &'static str {
        if self.from_above { "letters-from-above" } else { "letters" }
    }

    fn read(
        &self,
        rules: &Lines,
        position: &LinesPosition,
        text: &str,
        options: &ResolveOptions,
    ) -> Resolved<LinesMove> {
        read(rules, position, text, options.mode, self, &|rules, text| read_letters(*self, rules, text))
    }

    fn write(&self, rules: &Lines, position: &LinesPosition, movement: LinesMove, (): &()) -> String {
        match movement {
            LinesMove::Drop { kind, to } => {
                format!("{}{}{}", kind_letter(kind), self.drop_sign(), self.name_of(rules, to))
            }
            LinesMove::Go { from, to, action } => {
                let letter = position.man(from).map_or('?', |man| kind_letter(man.kind));
                let sign = INFIXES.sign(action).unwrap_or('-');
                format!("{letter}{}{sign}{}", self.name_of(rules, from), self.name_of(rules, to))
            }
        }
    }

    fn shortest(&self, rules: &Lines, position: &LinesPosition, movement: LinesMove, (): &()) -> String {
        let full = self.write(rules, position, movement, &());
        let LinesMove::Go { from, to, action } = movement else { return full };
        let kind = position.man(from).map(|man| man.kind);
        let column = Some(from.column());
        let row = Some(from.row());
        // From the shortest to the longest; of the same length, the sign tells more than the row.
        let parts = [
            (None, None, None),
            (None, None, Some(action)),
            (column, None, None),
            (None, row, None),
            (column, None, Some(action)),
            (None, row, Some(action)),
            (column, row, None),
        ];
        let short = parts.into_iter().find(|&(column, row, action)| {
            let pattern = Pattern { kind, from: Source::Board { column, row }, to, action };
            fitting(rules, position, pattern).len() == 1
        });
        let Some((column, row, action)) = short else { return full };
        let letter = kind.map(kind_letter);
        let column = column.map(column_letter);
        let row = row.map(|row| self.number(rules, row).to_string());
        let sign = action.and_then(|action| INFIXES.sign(action));
        let mut text: String = letter.into_iter().chain(column).collect();
        text.extend(row);
        text.extend(sign);
        text + &self.name_of(rules, to)
    }
}

const fn go_between(from: Square, to: Square) -> Pattern {
    let from = Source::Board { column: Some(from.column()), row: Some(from.row()) };
    Pattern { kind: None, from, to, action: None }
}

/// The legal moves that a pattern fits.
fn fitting(rules: &Lines, position: &LinesPosition, pattern: Pattern) -> Vec<LinesMove> {
    let list = MoveList::of(rules, position);
    list.moves().iter().copied().filter(|&movement| pattern.fits(position, movement)).collect()
}

/// Reads a text's form, or says which part of it is not of the form.
type Grammar<'a> = &'a dyn Fn(&Lines, &str) -> Result<Pattern, Range<usize>>;

/// Reads by one of the grammars and resolves against the legal moves.
fn read(
    rules: &Lines,
    position: &LinesPosition,
    text: &str,
    mode: Mode,
    notation: &dyn Notation<Lines>,
    grammar: Grammar<'_>,
) -> Resolved<LinesMove> {
    let mut notes = Vec::new();
    let pattern = match parse(rules, text, mode, grammar, &mut notes) {
        Ok(pattern) => pattern,
        Err(error) => return Resolved::syntax(vec![*error]),
    };
    let moves = fitting(rules, position, pattern);
    let resolution = match *moves.as_slice() {
        [] => {
            let reason = rules.why(position, pattern);
            Resolution::Illegal(Box::new(Diagnostic::from(reason).at(text, 0..text.len())))
        }
        [movement] => Resolution::Unique(movement),
        _ => Resolution::Ambiguous(
            moves
                .into_iter()
                .map(|movement| Candidate {
                    movement,
                    text: notation.shortest(rules, position, movement, &()),
                })
                .collect(),
        ),
    };
    Resolved { resolution, readings: 1, notes }
}

pub(super) fn parse(
    rules: &Lines,
    text: &str,
    mode: Mode,
    grammar: Grammar<'_>,
    notes: &mut Vec<Diagnostic>,
) -> Result<Pattern, Box<Diagnostic>> {
    if text.chars().nth(MAX_TEXT).is_some() {
        let error = Diagnostic::error(TOO_LONG).with("limit", MAX_TEXT);
        return Err(Box::new(error.at(text, 0..text.len())));
    }
    let unreadable = |range: Range<usize>| {
        let error = Diagnostic::error(SYNTAX).with("found", Argument::input(&text[range.clone()]));
        Box::new(error.with("expected", Argument::text("a1b2")).at(text, range))
    };
    match grammar(rules, text) {
        Ok(pattern) => Ok(pattern),
        Err(range) if mode != Mode::Lenient => Err(unreadable(range)),
        Err(range) => {
            let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            let pattern = grammar(rules, &plain).map_err(|_| unreadable(range))?;
            let note = Diagnostic::note(READ_AS).with("found", Argument::input(text));
            notes.push(note.with("text", Argument::text(plain)).at(text, 0..text.len()));
            Ok(pattern)
        }
    }
}

/// A text taken from the front, with the place of what can't be read.
struct Cursor<'a> {
    rules: &'a Lines,
    text: &'a str,
    at: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn take<T>(&mut self, read: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let c = self.peek()?;
        let value = read(c)?;
        self.at += c.len_utf8();
        Some(value)
    }

    /// The next character, or the end where there is none.
    fn here(&self) -> Range<usize> {
        self.at..self.at + self.peek().map_or(0, char::len_utf8)
    }

    fn square(&mut self, row: impl FnOnce(char) -> Option<u8>) -> Result<Square, Range<usize>> {
        let start = self.at;
        let column = self.take(read_column).ok_or_else(|| self.here())?;
        let row = self.take(row).ok_or_else(|| self.here())?;
        Square::new(column, row).filter(|&square| self.rules.geometry.contains(square)).ok_or(start..self.at)
    }

    fn end(&self) -> Result<(), Range<usize>> {
        if self.at == self.text.len() { Ok(()) } else { Err(self.at..self.text.len()) }
    }
}

fn read_drop(
    mut cursor: Cursor<'_>,
    kind: Kind,
    row: impl FnOnce(char) -> Option<u8>,
) -> Result<Pattern, Range<usize>> {
    let to = cursor.square(row)?;
    cursor.end()?;
    Ok(Pattern { kind: Some(kind), from: Source::Hand, to, action: None })
}

pub(super) fn read_squares(rules: &Lines, text: &str) -> Result<Pattern, Range<usize>> {
    let mut cursor = Cursor { rules, text, at: 0 };
    let row = |digit| read_row(rules.geometry, digit);
    if let Some(kind) = cursor.take(read_kind) {
        cursor.take(|c| (c == '@').then_some(())).ok_or_else(|| cursor.here())?;
        return read_drop(cursor, kind, row);
    }
    let from = cursor.square(row)?;
    let to = cursor.square(row)?;
    let action = cursor.take(|c| SUFFIXES.read(c));
    cursor.end()?;
    Ok(Pattern { action, ..go_between(from, to) })
}

pub(super) fn read_letters(notation: Letters, rules: &Lines, text: &str) -> Result<Pattern, Range<usize>> {
    let mut cursor = Cursor { rules, text, at: 0 };
    let read_row = |digit| notation.row(rules, digit);
    let kind = cursor.take(read_kind).ok_or_else(|| cursor.here())?;
    if cursor.take(|c| (c == notation.drop_sign()).then_some(())).is_some() {
        return read_drop(cursor, kind, read_row);
    }
    // The destination is the last square; what stands before it says where the man comes from.
    let mut column = cursor.take(read_column);
    let mut row = cursor.take(read_row);
    let action = cursor.take(|c| INFIXES.read(c));
    let to = if let (Some(to_column), Some(to_row), None) = (column, row, action)
        && cursor.end().is_ok()
    {
        let to = Square::new(to_column, to_row).filter(|&square| rules.geometry.contains(square));
        (column, row) = (None, None);
        to.ok_or(1..text.len())?
    } else {
        cursor.square(read_row)?
    };
    cursor.end()?;
    Ok(Pattern { kind: Some(kind), from: Source::Board { column, row }, to, action })
}
