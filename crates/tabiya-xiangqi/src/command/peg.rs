//! The document's grammar as a strict PEG reads it: ordered choice, and no way back into a choice.
//!
//! Rules stand in the document's order, with its mistakes (X1-X8); what a number counts is as in X9.

use super::print::letter;
use super::tree::{
    Capture, Check, Command, CrossRiver, Direction, Form, Hand, Manner, Mark, Meta, Movement, Number, Place,
    Selector, Standard, Vertical, Way, Word,
};
use crate::Kind;

/// The reading that a strict PEG of the document finds, or the bytes that it leaves over: it takes the first rule that
/// fits the beginning of the text, and then the text has to be at its end.
pub(super) fn strict(text: &str) -> Result<Command, usize> {
    let rules = [standard, movement, capture, check, cross_river, meta];
    match rules.into_iter().find_map(|rule| rule(text)) {
        Some((command, "")) => Ok(command),
        Some((_, rest)) => Err(rest.len()),
        None => Err(text.len()),
    }
}

/// What a rule makes of the beginning of a text, and the rest.
type Parsed<'t, T> = Option<(T, &'t str)>;

/// The first of these that begins the text.
fn choice<T>(text: &str, choices: impl IntoIterator<Item = (&'static str, T)>) -> Parsed<'_, T> {
    choices.into_iter().find_map(|(symbol, value)| Some((value, text.strip_prefix(symbol)?)))
}

/// `rule?`, which never fails.
fn optional<'t, T>(text: &'t str, rule: impl FnOnce(&'t str) -> Parsed<'t, T>) -> (Option<T>, &'t str) {
    rule(text).map_or((None, text), |(value, rest)| (Some(value), rest))
}

fn standard(text: &str) -> Parsed<'_, Command> {
    let (kind, rest) = piece(text.strip_prefix(Form::Standard.prefix())?)?;
    let (word, rest) = optional(rest, vertical);
    let (column, rest) = number(rest)?;
    let (way, rest) = way(rest)?;
    let (number, rest) = number(rest)?;
    Some((Command::Standard(Standard { kind, word, column, way, number }), rest))
}

fn movement(text: &str) -> Parsed<'_, Command> {
    let (selector, rest) = selector(text.strip_prefix(Form::Extended.prefix())?)?;
    let (direction, rest) = direction(rest)?;
    let (number, rest) = optional(rest, number);
    Some((Command::Movement(Movement { selector, direction, number }), rest))
}

fn capture(text: &str) -> Parsed<'_, Command> {
    let (by, rest) = optional(text.strip_prefix(Form::Extended.prefix())?, selector);
    let (target, rest) = optional(rest.strip_prefix('x')?, selector);
    Some((Command::Capture(Capture { by, target }), rest))
}

fn check(text: &str) -> Parsed<'_, Command> {
    let (by, rest) = optional(text.strip_prefix(Form::Extended.prefix())?, selector);
    let manners = [Manner::Indirect, Manner::Direct].map(|manner| (manner.symbol(), manner));
    let (manner, rest) = optional(rest.strip_prefix('+')?, |rest| choice(rest, manners));
    let (column, rest) = optional(rest, number);
    Some((Command::Check(Check { by, manner, column }), rest))
}

fn cross_river(text: &str) -> Parsed<'_, Command> {
    let rest = text.strip_prefix(Form::Extended.prefix())?.strip_prefix(letter(Kind::Soldier))?;
    let (place, rest) = place(rest);
    Some((Command::CrossRiver(CrossRiver { place }), rest.strip_prefix(".s")?))
}

fn meta(text: &str) -> Parsed<'_, Command> {
    let rest = text.strip_prefix(Form::Meta.prefix())?;
    choice(rest, Meta::ALL.map(|meta| (meta.symbol(), Command::Meta(meta))))
}

fn piece(text: &str) -> Parsed<'_, Kind> {
    let others = [Kind::Soldier, Kind::Cannon, Kind::Horse, Kind::Elephant, Kind::Chariot, Kind::Advisor];
    let general = [("G", Kind::General), ("Tg", Kind::General)];
    choice(text, general.into_iter().chain(others.map(|kind| (letter(kind), kind))))
}

fn selector(text: &str) -> Parsed<'_, Selector> {
    let (kind, rest) = piece(text)?;
    let (place, rest) = place(rest);
    Some((Selector { kind, place }, rest))
}

/// X3: a word hides the word with a column.
fn place(text: &str) -> (Place, &str) {
    let word = |text| word(text).map(|(word, rest)| (Place::Word(word), rest));
    let column = |text| number(text).map(|(column, rest)| (Place::Column(column), rest));
    let marks = Mark::ALL.map(|mark| (mark.symbol(), Place::Mark(mark)));
    let parsed = word(text).or_else(|| column(text)).or_else(|| choice(text, marks));
    parsed.unwrap_or((Place::Anywhere, text))
}

/// X2: `-t` hides `-tg`.
fn word(text: &str) -> Parsed<'_, Word> {
    let vertical = vertical(text).map(|(word, rest)| (Word::Vertical(word), rest));
    let sides = [
        Word::Outermost(Hand::Left),
        Word::Outermost(Hand::Right),
        Word::Second(Hand::Left),
        Word::Second(Hand::Right),
    ];
    vertical.or_else(|| choice(text, sides.map(|word| (word.symbol(), word))))
}

/// X1: `t` hides `tg`.
fn vertical(text: &str) -> Parsed<'_, Vertical> {
    choice(text, Vertical::ALL.map(|word| (word.symbol(), word)))
}

fn way(text: &str) -> Parsed<'_, Way> {
    choice(text, Way::ALL.map(|way| (way.symbol(), way)))
}

/// X4, X6: `.` hides `.-t`, and `-t` is no direction.
fn direction(text: &str) -> Parsed<'_, Direction> {
    way(text).map(|(way, rest)| (Direction { way, hand: None }, rest))
}

fn number(text: &str) -> Parsed<'_, Number> {
    let number = Number::new(text.bytes().next()?.wrapping_sub(b'0'))?;
    Some((number, &text[1..]))
}
