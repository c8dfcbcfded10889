//! Values of options.

use tabiya_game::{Argument, Code, Diagnostic};

use super::area::Area;
use super::codes;
use super::config::{Config, Types};
use super::part::Part;
use super::pieces::{Kind, Kinds};
use crate::spec::Verdict;

/// Why there is no value.
pub(super) type Wrong = Box<Diagnostic>;

/// An error about a part of a file.
pub(super) fn error(code: Code, part: Part<'_>) -> Wrong {
    Box::new(Diagnostic::error(code).with("found", Argument::input(part.text())).at_span(part.span()))
}

fn wrong(code: Code, part: Part<'_>, option: Part<'_>) -> Wrong {
    Box::new(error(code, part).with("option", Argument::input(option.text())))
}

/// A value and the option that has it.
#[derive(Clone, Copy)]
pub(super) struct Value<'a> {
    pub(super) option: Part<'a>,
    pub(super) text: Part<'a>,
}

impl<'a> Value<'a> {
    pub(super) fn flag(self) -> Result<bool, Wrong> {
        match self.text.text() {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(wrong(codes::FLAG, self.text, self.option)),
        }
    }

    pub(super) fn number(self) -> Result<u16, Wrong> {
        self.text
            .text()
            .parse()
            .map_err(|_| Box::new(wrong(codes::NUMBER, self.text, self.option).with("limit", u16::MAX)))
    }

    pub(super) fn rank(self) -> Result<u8, Wrong> {
        edge(self.text.text()).ok_or_else(|| wrong(codes::RANK, self.text, self.option))
    }

    pub(super) fn file(self) -> Result<u8, Wrong> {
        let text = self.text.text();
        file(text).or_else(|| edge(text)).ok_or_else(|| wrong(codes::FILE, self.text, self.option))
    }

    pub(super) fn squares(self) -> Result<Area, Wrong> {
        let mut area = Area::NONE;
        if self.text.text() == "-" {
            return Ok(area);
        }
        for word in self.text.words() {
            add_squares(&mut area, word.text()).ok_or_else(|| wrong(codes::SQUARES, word, self.option))?;
        }
        Ok(area)
    }

    /// Letters of types: `nbrq`.
    pub(super) fn kinds(self, config: &Config) -> Result<Kinds, Wrong> {
        match self.types(config)? {
            Types::These(kinds) => Ok(kinds),
            Types::Any => Err(wrong(codes::ALL_KINDS, self.text, self.option)),
        }
    }

    /// Letters of types, or `*`.
    pub(super) fn types(self, config: &Config) -> Result<Types, Wrong> {
        match self.text.text() {
            "*" => return Ok(Types::Any),
            "-" => return Ok(Types::These(Kinds::NONE)),
            _ => {}
        }
        let letters = self.text.letters().filter(|(c, _)| !c.is_whitespace());
        letters.map(|(c, part)| self.letter(c, part, config)).collect::<Result<_, _>>().map(Types::These)
    }

    /// One letter of a type; `None` for `*` and `-`.
    pub(super) fn kind(self, config: &Config) -> Result<Option<Kind>, Wrong> {
        let mut letters = self.text.letters();
        match (letters.next(), letters.next()) {
            (Some(('*' | '-', _)), None) => Ok(None),
            (Some((c, part)), None) => self.letter(c, part, config).map(Some),
            _ => Err(wrong(codes::LETTER, self.text, self.option)),
        }
    }

    fn letter(self, c: char, part: Part<'_>, config: &Config) -> Result<Kind, Wrong> {
        if !c.is_ascii_alphabetic() {
            return Err(wrong(codes::LETTER, part, self.option));
        }
        config.kind(c).ok_or_else(|| {
            let letters = config.pieces.values().map(|man| man.letter.to_ascii_lowercase());
            let known = letters.map(Argument::text).collect::<Vec<_>>();
            Box::new(wrong(codes::UNKNOWN_LETTER, part, self.option).with("known", known))
        })
    }

    /// `q:1 r:2`.
    pub(super) fn limits(self, config: &Config) -> Result<Vec<(Kind, u16)>, Wrong> {
        let pair = |(kind, number): (Kind, Part<'_>)| {
            let number = number.text().parse().map_err(|_| wrong(codes::PAIR, number, self.option))?;
            Ok((kind, number))
        };
        self.pairs(config)?.into_iter().map(pair).collect()
    }

    /// `p:g s:g`.
    pub(super) fn promoted(self, config: &Config) -> Result<Vec<(Kind, Kind)>, Wrong> {
        let pair = |(from, part): (Kind, Part<'_>)| {
            let to = Value { text: part, ..self }.kind(config)?;
            to.map(|to| (from, to)).ok_or_else(|| wrong(codes::PAIR, part, self.option))
        };
        self.pairs(config)?.into_iter().map(pair).collect()
    }

    fn pairs(self, config: &Config) -> Result<Vec<(Kind, Part<'a>)>, Wrong> {
        let mut pairs = Vec::new();
        for word in self.text.words().filter(|word| word.text() != "-") {
            let Some((letter, of)) = word.split_at_char(':') else {
                return Err(wrong(codes::PAIR, word, self.option));
            };
            let first = Value { text: letter, ..self };
            let Some(kind) = first.kind(config)? else {
                return Err(wrong(codes::PAIR, word, self.option));
            };
            if pairs.iter().any(|(known, _)| *known == kind) {
                return Err(wrong(codes::PAIR_TWICE, letter, self.option));
            }
            pairs.push((kind, of));
        }
        Ok(pairs)
    }

    pub(super) fn verdict(self) -> Result<Verdict, Wrong> {
        match self.text.text() {
            "win" => Ok(Verdict::Win),
            "loss" => Ok(Verdict::Loss),
            "draw" => Ok(Verdict::Draw),
            _ => Err(wrong(codes::VERDICT, self.text, self.option)),
        }
    }

    pub(super) fn maybe_verdict(self) -> Result<Option<Verdict>, Wrong> {
        if self.text.text() == "none" { Ok(None) } else { self.verdict().map(Some) }
    }
}

/// How a file writes a result.
pub(super) const fn show_verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win => "win",
        Verdict::Loss => "loss",
        Verdict::Draw => "draw",
    }
}

/// A number of ranks or files.
fn edge(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number| (1..=16).contains(number))
}

/// The letter of a file.
fn file(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'a'..=b'p'] => Some(letter - b'a' + 1),
        _ => None,
    }
}

/// Squares as a file writes them: `d4`, `*1`, `a*`.
fn add_squares(area: &mut Area, word: &str) -> Option<()> {
    let (files, ranks) = word.split_at_checked(1)?;
    let files = if files == "*" { 1..=16 } else { file(files).map(|file| file..=file)? };
    let ranks = if ranks == "*" { 1..=16 } else { edge(ranks).map(|rank| rank..=rank)? };
    for rank in ranks {
        files.clone().for_each(|file| area.insert(file, rank));
    }
    Some(())
}
