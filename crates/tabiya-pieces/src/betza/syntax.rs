//! The form of a text: atoms with what stands before and after them, and chains of them.

use core::ops::Range;

use tabiya_game::Argument;

use super::Dialect;
use super::compass::Letter;
use super::told::{
    BRACKETS, CHAIN, DROP, EMPTY, HALF_BOARD, IMITATION, LONE_NUMBER, NESTED, NO_ATOM, NO_LEG, NOT_A_LEG,
    NUMBER, OLD_LETTER, OTHER_DIALECT, Told, UNCLOSED, UNKNOWN, UNOPENED, WRITTEN,
};

/// A part of a text that stands for itself: one atom, or a chain.
#[derive(Debug)]
pub(super) struct Term {
    /// What stands before a chain.
    pub(super) outer: Vec<Letter>,
    pub(super) steps: Vec<Step>,
    /// What stands between the steps.
    pub(super) joints: Vec<Joint>,
    /// How often a chain in parentheses may be made.
    pub(super) times: Option<Count>,
    pub(super) place: Range<usize>,
}

/// An atom with its modifiers.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) letters: Vec<Letter>,
    pub(super) atom: Atom,
}

/// A capital letter and what follows it.
#[derive(Clone, Debug)]
pub(super) struct Atom {
    pub(super) letter: Letter,
    /// `X` and `Y`, which lengthen a leap.
    pub(super) extensions: Vec<Letter>,
    /// Modifiers of the steps in between.
    pub(super) inner: Vec<Letter>,
    pub(super) count: Option<Count>,
    pub(super) end: usize,
}

/// How many steps at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    /// `0`: to the edge.
    Edge,
    /// The letter stands twice: to the edge.
    Doubled,
    Steps(u8),
}

/// What stands between two steps of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    /// `-`: both are made.
    Must,
    /// `?`: the piece may stop before.
    May,
}

impl Step {
    pub(super) fn place(&self) -> Range<usize> {
        self.letters.first().map_or(self.atom.letter.at, |letter| letter.at)..self.atom.end
    }
}

impl Atom {
    pub(super) const fn place(&self) -> Range<usize> {
        self.letter.at..self.end
    }
}

/// Whether a dialect has a use for this character.
fn knows(dialect: Dialect, found: char) -> bool {
    let known = match dialect {
        Dialect::XBoard => "WFDNACZHGBRQKOU@fblrvshmcdetpgoynjiauqz()-",
        Dialect::Interactive => "ABCDFGHIJKLNOQRWZUXY@fblrvshmcepgyinjxdkzqoua[]-?*",
        Dialect::FairyStockfish => "WFDNAHLCJZGKRBQfblrvshmcpgnie",
    };
    found.is_ascii_digit() || known.contains(found)
}

/// Reads all terms of a text.
pub(super) fn terms(told: &mut Told<'_>) -> Vec<Term> {
    let mut scanner = Scanner { told, at: 0 };
    let mut terms = Vec::new();
    if scanner.told.text.is_empty() {
        scanner.told.say(EMPTY, 0..0);
    }
    while scanner.peek().is_some() {
        scanner.term(&mut terms);
    }
    terms
}

struct Scanner<'t, 'a> {
    told: &'t mut Told<'a>,
    at: usize,
}

impl Scanner<'_, '_> {
    fn peek(&self) -> Option<char> {
        self.told.text[self.at..].chars().next()
    }

    fn peek_byte(&self, ahead: usize) -> Option<u8> {
        self.told.text.as_bytes().get(self.at + ahead).copied()
    }

    fn is(&self, dialect: Dialect) -> bool {
        self.told.dialect == dialect
    }

    fn bump(&mut self) -> Range<usize> {
        let start = self.at;
        self.at += self.peek().map_or(0, char::len_utf8);
        start..self.at
    }

    /// A sign that no part of a text begins with: says why, and goes on behind it.
    fn wrong(&mut self) {
        let Some(found) = self.peek() else { return };
        let mut place = self.bump();
        if found.is_ascii_uppercase() {
            // The range of an atom that is none goes with it.
            while self.peek().is_some_and(|found| found.is_ascii_digit()) {
                place.end = self.bump().end;
            }
        }
        let dialect = self.told.dialect;
        let others: Vec<_> =
            Dialect::ALL.into_iter().filter(|&other| other != dialect && knows(other, found)).collect();
        match found {
            ')' | ']' if knows(dialect, found) => self.told.say(UNOPENED, place),
            '-' | '?' if dialect == Dialect::Interactive => self.told.say(BRACKETS, place),
            '-' if dialect == Dialect::XBoard => self.told.say(NO_LEG, place),
            '*' if knows(dialect, found) => self.told.say(HALF_BOARD, place),
            'J' | 'L' if dialect == Dialect::XBoard => self.told.say(OLD_LETTER, place),
            '(' | ')' | '[' | ']' | '?' | '-' => self.chain_elsewhere(place.start),
            _ if others.is_empty() => self.told.say(UNKNOWN, place),
            _ => {
                let others: Vec<_> = others.into_iter().map(|other| Argument::Term(other.name())).collect();
                self.told.say_with(OTHER_DIALECT, place, |diagnostic| diagnostic.with("others", others));
            }
        }
    }

    /// A chain as another dialect writes it, from `start`, where what stands before it begins. Its range goes with it.
    fn chain_elsewhere(&mut self, start: usize) {
        let rest = &self.told.text[start..];
        let opens =
            rest.find(['[', '(']).filter(|&open| rest[..open].bytes().all(|byte| byte.is_ascii_lowercase()));
        let close = opens.and_then(|open| {
            let close = if rest[open..].starts_with('[') { ']' } else { ')' };
            rest.find(close)
        });
        if let Some(close) = close {
            self.at = start + close + 1;
            while self.peek().is_some_and(|found| found.is_ascii_digit()) {
                self.at += 1;
            }
        }
        let code = if self.is(Dialect::FairyStockfish) { CHAIN } else { BRACKETS };
        self.told.say(code, start..self.at);
    }

    /// Lower-case letters; unknown signs among them are said and left out.
    fn letters(&mut self) -> Vec<Letter> {
        let mut letters = Vec::new();
        while let Some(found) = self.peek() {
            if found.is_ascii_lowercase() && knows(self.told.dialect, found) {
                letters.push(Letter { byte: found as u8, at: self.at });
                self.at += 1;
            } else if found.is_ascii_lowercase() && !self.is_old_then() {
                self.wrong();
            } else {
                break;
            }
        }
        letters
    }

    /// Betza's own `t[FR]`.
    fn is_old_then(&self) -> bool {
        self.is(Dialect::Interactive) && self.peek_byte(0) == Some(b't') && self.peek_byte(1) == Some(b'[')
    }

    fn term(&mut self, terms: &mut Vec<Term>) {
        let start = self.at;
        let letters = self.letters();
        match self.peek() {
            Some('[' | 't') if self.is(Dialect::Interactive) => self.bracket(start, letters, terms),
            Some('(') if self.is(Dialect::XBoard) => self.parentheses(start, letters, terms),
            _ => {
                let Some(step) = self.step(start, letters) else { return };
                self.chain(start, step, terms);
            }
        }
    }

    /// An atom behind its modifiers. Says what stands in its place.
    fn step(&mut self, start: usize, letters: Vec<Letter>) -> Option<Step> {
        if let Some(atom) = self.atom() {
            return Some(Step { letters, atom });
        }
        match self.peek() {
            Some(found) if found.is_ascii_digit() => {
                let from = self.at;
                while self.peek().is_some_and(|found| found.is_ascii_digit()) {
                    self.at += 1;
                }
                self.told.say(LONE_NUMBER, from..self.at);
            }
            Some(_) if letters.is_empty() => self.wrong(),
            Some(found @ ('(' | '[')) if !knows(self.told.dialect, found) => {
                self.bump();
                self.chain_elsewhere(start);
            }
            // What stands here is said when it is reached.
            Some(found) if !found.is_ascii_uppercase() && found != '@' => {
                self.told.say(NO_ATOM, start..self.at);
            }
            Some(_) => self.wrong(),
            None if start < self.at => self.told.say(NO_ATOM, start..self.at),
            None => {}
        }
        None
    }

    fn atom(&mut self) -> Option<Atom> {
        let dialect = self.told.dialect;
        let letter = self.peek().filter(|&found| found.is_ascii_uppercase() || found == '@')?;
        let is_atom = knows(dialect, letter) && !matches!(letter, 'X' | 'Y');
        if !is_atom {
            return None;
        }
        let place = self.bump();
        match letter {
            '@' => self.told.say(DROP, place.clone()),
            'I' => self.told.say(IMITATION, place.clone()),
            _ => {}
        }
        let letter = Letter { byte: letter as u8, at: place.start };
        let extensions = self.extensions();
        let doubled = self.peek() == Some(char::from(letter.byte)) && extensions.is_empty();
        let mut inner = Vec::new();
        let count = if doubled && self.doubled(letter) {
            Some(Count::Doubled)
        } else {
            inner = self.inner();
            self.count(letter.byte)
        };
        Some(Atom { letter, extensions, inner, count, end: self.at })
    }

    fn extensions(&mut self) -> Vec<Letter> {
        let mut extensions = Vec::new();
        while let Some(byte @ (b'X' | b'Y')) = self.peek_byte(0).filter(|_| self.is(Dialect::Interactive)) {
            extensions.push(Letter { byte, at: self.at });
            self.at += 1;
        }
        extensions
    }

    /// The same letter again: a rider, where the dialect has it so.
    fn doubled(&mut self, letter: Letter) -> bool {
        let is_leaper = !matches!(letter.byte, b'K' | b'Q' | b'R' | b'B' | b'O' | b'U' | b'@' | b'I');
        // Fairy-Stockfish takes any letter that stands twice for one.
        if !is_leaper && !self.is(Dialect::FairyStockfish) {
            return false;
        }
        let place = letter.at..letter.at + 2;
        self.at += 1;
        if self.is(Dialect::XBoard) {
            let right = format!("{}0", char::from(letter.byte));
            self.told.say_with(WRITTEN, place, |diagnostic| diagnostic.with("right", Argument::Text(right)));
        }
        true
    }

    /// Modifiers between an atom and its range: `Rc0`.
    fn inner(&mut self) -> Vec<Letter> {
        if !self.is(Dialect::XBoard) {
            return Vec::new();
        }
        let rest = &self.told.text.as_bytes()[self.at..];
        let length = rest.iter().take_while(|byte| byte.is_ascii_lowercase()).count();
        if length == 0 || !rest.get(length).is_some_and(u8::is_ascii_digit) {
            return Vec::new();
        }
        if !rest[..length].iter().all(|&byte| knows(Dialect::XBoard, char::from(byte))) {
            return Vec::new();
        }
        let letters = rest[..length].iter().zip(self.at..).map(|(&byte, at)| Letter { byte, at }).collect();
        self.at += length;
        letters
    }

    fn count(&mut self, letter: u8) -> Option<Count> {
        let start = self.at;
        while self.peek().is_some_and(|found| found.is_ascii_digit()) {
            self.at += 1;
        }
        let digits = &self.told.text[start..self.at];
        if digits.is_empty() {
            if self.peek() == Some('*') && self.is(Dialect::Interactive) {
                self.wrong();
            }
            return None;
        }
        let most = if self.is(Dialect::FairyStockfish) { 1 } else { 2 };
        let number: Option<u8> = digits.parse().ok().filter(|_| digits.len() <= most);
        match number {
            Some(0) if digits.len() == 1 => Some(if letter == b'O' { Count::Steps(0) } else { Count::Edge }),
            Some(number) if !digits.starts_with('0') => Some(Count::Steps(number)),
            _ => {
                let place = start..self.at;
                self.told.say_with(NUMBER, place, |diagnostic| diagnostic.with("most", most));
                None
            }
        }
    }

    /// Chains without parentheses: `W-F`.
    fn chain(&mut self, start: usize, first: Step, terms: &mut Vec<Term>) {
        let mut steps = vec![first];
        let mut joints = Vec::new();
        while self.is(Dialect::XBoard) && self.peek() == Some('-') {
            self.at += 1;
            let at = self.at;
            let letters = self.letters();
            let Some(atom) = self.atom() else {
                self.told.say(NO_LEG, at - 1..at);
                break;
            };
            joints.push(Joint::Must);
            steps.push(Step { letters, atom });
        }
        terms.push(Term { outer: Vec::new(), steps, joints, times: None, place: start..self.at });
    }

    /// `(fcF-mF)`: for the eye, or with a range behind it for a chain that can be made again.
    fn parentheses(&mut self, start: usize, outer: Vec<Letter>, terms: &mut Vec<Term>) {
        let open = self.bump();
        let mut inside = Vec::new();
        loop {
            match self.peek() {
                None => {
                    self.told.say(UNCLOSED, open.clone());
                    break;
                }
                Some(')') => {
                    let close = self.bump();
                    if close.start == open.end {
                        self.told.say(NO_LEG, close);
                    }
                    break;
                }
                Some('(') => {
                    let place = self.bump();
                    self.told.say(NESTED, place);
                }
                Some(_) => {
                    let start = self.at;
                    let letters = self.letters();
                    if let Some(step) = self.step(start, letters) {
                        self.chain(start, step, &mut inside);
                    }
                }
            }
        }
        if self.peek() == Some('-') {
            let place = self.bump();
            self.told.say(NESTED, place);
        }
        let times = self.count(b'(');
        if times.is_none() && outer.is_empty() {
            terms.append(&mut inside);
            return;
        }
        let [chain] = &mut *inside else {
            // What is missing has been said.
            if !inside.is_empty() {
                self.told.say(NOT_A_LEG, open.start..self.at);
            }
            return;
        };
        (chain.outer, chain.times, chain.place) = (outer, times, start..self.at);
        terms.append(&mut inside);
    }

    /// `[F?R]`, `[W-sR]`, and Betza's `t[FR]`.
    fn bracket(&mut self, start: usize, outer: Vec<Letter>, terms: &mut Vec<Term>) {
        let old = self.peek() == Some('t');
        if old {
            self.at += 1;
        }
        let open = self.bump();
        let (mut steps, mut joints) = (Vec::new(), Vec::new());
        loop {
            let at = self.at;
            match self.peek() {
                None => {
                    self.told.say(UNCLOSED, open.clone());
                    break;
                }
                Some(']') => {
                    self.at += 1;
                    if joints.len() >= steps.len() {
                        self.told.say(NO_LEG, at - 1..at);
                    }
                    break;
                }
                Some('[') => {
                    self.told.say(NESTED, at..at + 1);
                    self.at += 1;
                }
                Some(sign @ ('-' | '?')) if joints.len() < steps.len() => {
                    self.at += 1;
                    joints.push(if sign == '-' { Joint::Must } else { Joint::May });
                }
                Some('-' | '?') => {
                    self.told.say(NO_LEG, at..at + 1);
                    self.at += 1;
                }
                Some(_) => {
                    let letters = self.letters();
                    if let Some(step) = self.step(at, letters) {
                        if joints.len() < steps.len() {
                            if !old {
                                self.told.say(NO_LEG, at..at + 1);
                            }
                            joints.push(Joint::May);
                        }
                        steps.push(step);
                    }
                }
            }
        }
        joints.truncate(steps.len().saturating_sub(1));
        if steps.is_empty() {
            self.told.say(NO_LEG, open);
            return;
        }
        terms.push(Term { outer, steps, joints, times: None, place: start..self.at });
    }
}
