//! Every reading of a text (X1-X9).
//!
//! The grammar has no repetition, so that a text has few readings and each of its characters is looked at a bounded
//! number of times.

use super::print::letter;
use super::tape::Tape;
use super::tree::{
    Capture, Check, Command, CrossRiver, Direction, Form, Hand, Manner, Mark, Meta, Movement, Number, Place,
    Selector, Standard, Vertical, Way, Word,
};
use crate::Kind;

/// What a text could go on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    Prefix,
    Piece,
    Word,
    Column,
    Mark,
    Direction,
    /// `-t` or `-p` behind `.` or `/`.
    Hand,
    Number,
    CaptureSign,
    CheckSign,
    Manner,
    Request,
    End,
}

impl Expected {
    pub(super) const ALL: [Self; 13] = [
        Self::Prefix,
        Self::Piece,
        Self::Word,
        Self::Column,
        Self::Mark,
        Self::Direction,
        Self::Hand,
        Self::Number,
        Self::CaptureSign,
        Self::CheckSign,
        Self::Manner,
        Self::Request,
        Self::End,
    ];
}

/// What a text could go on with where no reading went further.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stop {
    /// The index of the symbol that could not be read.
    pub(super) at: usize,
    expected: u16,
}

impl Stop {
    pub(super) const fn expects(&self, expected: Expected) -> bool {
        self.expected & 1 << expected as u16 != 0
    }

    fn note(&mut self, at: usize, expected: Expected) {
        if at > self.at {
            *self = Self { at, expected: 0 };
        }
        if at == self.at {
            self.expected |= 1 << expected as u16;
        }
    }
}

/// One way to read a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    pub(super) command: Command,
    /// The text as it should have been written, if it was read leniently.
    pub(super) spelling: Option<String>,
}

/// All ways to read a text as commands of one form.
pub(super) struct Reader<'t> {
    tape: &'t Tape,
    form: Form,
    /// What each symbol was read as, on the way that is being followed.
    spelling: Vec<u8>,
    pub(super) readings: Vec<Reading>,
    /// How far the text could be read.
    pub(super) stop: Stop,
}

/// What follows a part, given where the part ends.
type Next<'n, 't, T> = &'n mut dyn FnMut(&mut Reader<'t>, T, usize);

impl<'t> Reader<'t> {
    /// The text with the prefix of this form.
    pub(super) fn prefixed(tape: &'t Tape, form: Form) -> Self {
        let mut reader = Self::new(tape, form);
        if let Some(at) = reader.token(0, form.prefix(), Expected::Prefix) {
            reader.body(at);
        }
        reader
    }

    /// The text as what stands behind the prefix of this form.
    pub(super) fn bare(tape: &'t Tape, form: Form) -> Self {
        let mut reader = Self::new(tape, form);
        reader.body(0);
        reader
    }

    fn new(tape: &'t Tape, form: Form) -> Self {
        let spelling = if tape.is_lenient() { vec![0; tape.len()] } else { Vec::new() };
        Self { tape, form, spelling, readings: Vec::new(), stop: Stop::default() }
    }

    /// Where the token that begins here ends.
    fn token(&mut self, at: usize, token: &str, expected: Expected) -> Option<usize> {
        self.alias(at, token, token, expected)
    }

    /// The same, where `found` is written for `token`.
    fn alias(&mut self, at: usize, found: &str, token: &str, expected: Expected) -> Option<usize> {
        let is_standard = self.form == Form::Standard;
        let mut bytes = found.bytes().enumerate();
        if !bytes.all(|(index, wanted)| self.tape.is(at + index, wanted, is_standard)) {
            self.stop.note(at, expected);
            return None;
        }
        let end = at + token.len();
        if self.tape.is_lenient() {
            self.spelling[at..end].copy_from_slice(token.as_bytes());
        }
        Some(end)
    }

    fn accept(&mut self, at: usize, command: Command) {
        if at < self.tape.len() {
            self.stop.note(at, Expected::End);
            return;
        }
        if self.readings.iter().any(|reading| reading.command == command) {
            return;
        }
        let spelling = self.tape.is_lenient().then(|| {
            let spelled = self.spelling.iter().copied().map(char::from).collect::<String>();
            let prefix = self.form.prefix();
            if spelled.starts_with(prefix) { spelled } else { format!("{prefix}{spelled}") }
        });
        self.readings.push(Reading { command, spelling });
    }

    fn body(&mut self, at: usize) {
        match self.form {
            Form::Standard => self.standard(at),
            Form::Extended => self.extended(at),
            Form::Meta => {
                for meta in Meta::ALL {
                    if let Some(end) = self.token(at, meta.symbol(), Expected::Request) {
                        self.accept(end, Command::Meta(meta));
                    }
                }
            }
        }
    }

    /// X14: the column must be there.
    fn standard(&mut self, at: usize) {
        self.kind(at, &mut |reader, kind, at| {
            reader.verticals(at, &mut |reader, word, at| {
                let Some((column, at)) = reader.number(at, Expected::Column) else { return };
                for way in Way::ALL {
                    if let Some(at) = reader.token(at, way.symbol(), Expected::Direction)
                        && let Some((number, at)) = reader.number(at, Expected::Number)
                    {
                        let standard = Standard { kind, word, column, way, number };
                        reader.accept(at, Command::Standard(standard));
                    }
                }
            });
        });
    }

    fn extended(&mut self, at: usize) {
        self.capture_or_check(None, at);
        self.selector(at, &mut |reader, selector, at| {
            reader.movement(selector, at);
            reader.capture_or_check(Some(selector), at);
            if selector.kind == Kind::Soldier
                && let Some(at) = reader.token(at, ".s", Expected::Direction)
            {
                reader.accept(at, Command::CrossRiver(CrossRiver { place: selector.place }));
            }
        });
    }

    fn movement(&mut self, selector: Selector, at: usize) {
        self.direction(at, &mut |reader, direction, at| {
            let movement = |number| Command::Movement(Movement { selector, direction, number });
            reader.accept(at, movement(None));
            if let Some((number, at)) = reader.number(at, Expected::Number) {
                reader.accept(at, movement(Some(number)));
            }
        });
    }

    fn capture_or_check(&mut self, by: Option<Selector>, at: usize) {
        if let Some(at) = self.token(at, "x", Expected::CaptureSign) {
            self.accept(at, Command::Capture(Capture { by, target: None }));
            self.selector(at, &mut |reader, target, at| {
                reader.accept(at, Command::Capture(Capture { by, target: Some(target) }));
            });
        }
        let Some(at) = self.token(at, "+", Expected::CheckSign) else { return };
        for manner in [None, Some(Manner::Indirect), Some(Manner::Direct)] {
            let symbol = manner.map_or("", Manner::symbol);
            let Some(at) = self.token(at, symbol, Expected::Manner) else { continue };
            self.accept(at, Command::Check(Check { by, manner, column: None }));
            if let Some((column, at)) = self.number(at, Expected::Column) {
                self.accept(at, Command::Check(Check { by, manner, column: Some(column) }));
            }
        }
    }

    /// `G` and `Tg` are the general (X19); `T` and `g` can also be an elephant and a word (X8).
    fn kind(&mut self, at: usize, next: Next<'_, 't, Kind>) {
        if let Some(at) = self.token(at, "Tg", Expected::Piece) {
            next(self, Kind::General, at);
        }
        for kind in Kind::ALL {
            if let Some(at) = self.token(at, letter(kind), Expected::Piece) {
                next(self, kind, at);
            }
        }
        if self.tape.is_lenient() {
            // X20: chốt and voi.
            for (found, kind) in [("C", Kind::Soldier), ("V", Kind::Elephant)] {
                if let Some(at) = self.alias(at, found, letter(kind), Expected::Piece) {
                    next(self, kind, at);
                }
            }
        }
    }

    fn selector(&mut self, at: usize, next: Next<'_, 't, Selector>) {
        self.kind(at, &mut |reader, kind, at| {
            reader.place(at, &mut |reader, place, at| next(reader, Selector { kind, place }, at));
        });
    }

    fn place(&mut self, at: usize, next: Next<'_, 't, Place>) {
        next(self, Place::Anywhere, at);
        if let Some((column, at)) = self.number(at, Expected::Column) {
            next(self, Place::Column(column), at);
        }
        for word in Word::ALL {
            if let Some(at) = self.token(at, word.symbol(), Expected::Word) {
                next(self, Place::Word(word), at);
                if let Some((column, at)) = self.number(at, Expected::Column) {
                    next(self, Place::WordOnColumn(word, column), at);
                }
            }
        }
        for mark in Mark::ALL {
            if let Some(at) = self.token(at, mark.symbol(), Expected::Mark) {
                next(self, Place::Mark(mark), at);
            }
        }
    }

    /// With or without a vertical word.
    fn verticals(&mut self, at: usize, next: Next<'_, 't, Option<Vertical>>) {
        next(self, None, at);
        for word in Vertical::ALL {
            if let Some(at) = self.token(at, word.symbol(), Expected::Word) {
                next(self, Some(word), at);
            }
        }
    }

    fn direction(&mut self, at: usize, next: Next<'_, 't, Direction>) {
        for way in Way::ALL {
            let Some(end) = self.token(at, way.symbol(), Expected::Direction) else { continue };
            next(self, Direction { way, hand: None }, end);
            // `-` and `-t` begin alike; `.-t` is `.` and a hand.
            let (start, expected) =
                if way == Way::Sideways { (at, Expected::Direction) } else { (end, Expected::Hand) };
            for hand in [Hand::Left, Hand::Right] {
                if let Some(end) = self.token(start, hand.symbol(), expected) {
                    next(self, Direction { way, hand: Some(hand) }, end);
                }
            }
        }
    }

    fn number(&mut self, at: usize, expected: Expected) -> Option<(Number, usize)> {
        for number in Number::ALL {
            let digit = b'0' + number.get();
            if self.tape.is(at, digit, false) {
                if self.tape.is_lenient() {
                    self.spelling[at] = digit;
                }
                return Some((number, at + 1));
            }
        }
        self.stop.note(at, expected);
        None
    }
}
