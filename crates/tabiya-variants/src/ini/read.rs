//! The settings of a section put into its rules.

use std::collections::BTreeMap;
use std::sync::Arc;

use tabiya_game::{Argument, Diagnostic};
use tabiya_pieces::betza::{self, Dialect};
use tabiya_pieces::tree::{Chain, ConditionKind, Guard, Lines};

use super::area::Area;
use super::codes;
use super::config::{Config, Man, Moves};
use super::options::{self, Field, OPTIONS, Sides};
use super::part::Part;
use super::pieces::Kind;
use super::section::{Section, Setting};
use super::value::{Value, Wrong, error};

/// The rules of a section that inherits these, with the place of its start position.
///
/// # Errors
/// Every value that is none.
pub(super) fn read<'a>(
    section: &Section<'a>,
    inherited: Config,
) -> Result<(Config, Option<Part<'a>>), Vec<Diagnostic>> {
    let mut reader = Reader { config: inherited, errors: Vec::new(), start: None };
    for &stray in &section.strays {
        let code = if stray.text().starts_with('[') { codes::HEADER } else { codes::STRAY };
        reader.errors.push(*error(code, stray));
    }
    reader.section(section);
    if reader.errors.is_empty() { Ok((reader.config, reader.start)) } else { Err(reader.errors) }
}

struct Reader<'a> {
    config: Config,
    errors: Vec<Diagnostic>,
    start: Option<Part<'a>>,
}

impl<'a> Reader<'a> {
    fn section(&mut self, section: &Section<'a>) {
        // Of two lines with one option, the last counts.
        let mut settings: BTreeMap<&str, Setting<'a>> = BTreeMap::new();
        for &setting in &section.settings {
            if let Some(earlier) = settings.insert(setting.option.text(), setting)
                && earlier.value.text() != setting.value.text()
            {
                let name = setting.option.text();
                let note = Diagnostic::note(codes::TWICE_SAID)
                    .with("option", Argument::input(name))
                    .with("kept", Argument::input(setting.value.text()))
                    .at_span(earlier.option.span());
                self.config.beyond.insert(format!("{name} {}", earlier.option.span().start), note);
            }
        }
        let mut settings: Vec<Setting<'a>> = settings.into_values().collect();
        // Letters first, since others speak of them; then in the order of the table; pieces in that of the file.
        settings.sort_by_key(|setting| {
            let name = setting.option.text();
            (Kind::named(name).is_none(), options::place(name), setting.option.span().start)
        });
        let mut given: BTreeMap<char, Part<'a>> = BTreeMap::new();
        for Setting { option, value } in settings {
            let name = option.text();
            let value = Value { option, text: value };
            let done = if let Some(kind) = Kind::named(name) {
                self.piece(kind, value, &mut given)
            } else if let Some((side, kind)) = options::mobility(name) {
                value.squares().map(|area| {
                    self.config.mobility[side].insert(kind, area);
                })
            } else if let Some(place) = options::place(name) {
                let (known, field) = OPTIONS[place];
                self.option(known, field, value)
            } else {
                self.unknown(option);
                Ok(())
            };
            if let Err(wrong) = done {
                self.errors.push(*wrong);
            }
        }
    }

    /// `knight = n`, `customPiece1 = a:BN`, `queen = -`.
    fn piece(
        &mut self,
        kind: Kind,
        value: Value<'a>,
        given: &mut BTreeMap<char, Part<'a>>,
    ) -> Result<(), Wrong> {
        let text = value.text;
        if text.text() == "-" {
            self.config.pieces.remove(&kind);
            return Ok(());
        }
        let (letter, moves) = match text.split_at_char(':') {
            Some((letter, moves)) if kind.takes_betza() => (letter, Some(moves)),
            _ => (text, None),
        };
        let mut letters = letter.text().chars();
        let (Some(c), None) = (letters.next().filter(char::is_ascii_alphabetic), letters.next()) else {
            return Err(error_of(codes::LETTER, letter, value.option));
        };
        let c = c.to_ascii_uppercase();
        if given.insert(c, letter).is_some() {
            return Err(error_of(codes::LETTER_TWICE, letter, value.option));
        }
        let moves = match moves {
            Some(moves) => Some(Arc::new(moves_of(moves).map_err(|mut errors| {
                let last = errors.pop();
                self.errors.append(&mut errors);
                Box::new(last.expect("what is not read has an error"))
            })?)),
            None if kind.line().is_none() => return Err(error_of(codes::NO_MOVES, text, value.option)),
            None => None,
        };
        // A letter has one type.
        self.config.pieces.retain(|_, man| man.letter != c);
        if moves.as_ref().is_some_and(|moves| moves.passing) {
            self.config.passing_types = self.config.passing_types.map(|types| types.with(kind));
        }
        self.config.pieces.insert(kind, Man { letter: c, moves });
        Ok(())
    }

    fn option(&mut self, name: &'static str, field: Field, value: Value<'a>) -> Result<(), Wrong> {
        let config = &mut self.config;
        config.places.insert(name, value.option.span());
        match field {
            Field::Flag(at) => *at(config) = value.flag()?,
            Field::Flags(at, sides) => set(at(config), sides, value.flag()?),
            Field::Number(at) => *at(config) = value.number()?,
            Field::Rank(at) => *at(config) = value.rank()?,
            Field::File(at) => *at(config) = value.file()?,
            Field::Squares(at) => *at(config) = value.squares()?,
            Field::Areas(at, sides) => set(at(config), sides, value.squares()?),
            Field::Kinds(at) => *at(config) = value.kinds(config)?,
            Field::KindsOf(at, sides) => {
                let kinds = value.kinds(config)?;
                set(at(config), sides, kinds);
            }
            Field::Kind(at) => *at(config) = value.kind(config)?,
            Field::KindOf(at, sides) => {
                let kind = value.kind(config)?;
                set(at(config), sides, kind);
            }
            Field::Types(at) => *at(config) = value.types(config)?,
            Field::Verdict(at) => *at(config) = value.verdict()?,
            Field::MaybeVerdict(at) => *at(config) = value.maybe_verdict()?,
            Field::Start => {
                value.text.text().clone_into(&mut config.start);
                self.start = Some(value.text);
            }
            Field::Limits => config.promotion.limits = value.limits(config)?,
            Field::Promoted => config.promotion.promoted = value.promoted(config)?,
            Field::PawnTypes => {
                let kinds = value.kinds(config)?;
                config.promotion.pawns = [kinds; 2];
                config.passing_types = [kinds; 2];
                config.quiet_types = [kinds; 2];
            }
            Field::PromotionRank => {
                let rank = value.rank()?;
                let height = config.height;
                let mirrored = height.saturating_sub(rank - 1);
                config.promotion.region = [Area::ranks(rank..=height), Area::ranks(1..=mirrored)];
            }
            Field::DoubleStepRank => {
                let rank = value.rank()?;
                config.double_region = between(2.min(rank), rank, config.height);
            }
            Field::DoubleStepRankMin => {
                let least = value.rank()?;
                let height = config.height;
                let most = (1..=height).rev().find(|&rank| config.double_region[0].contains(1, rank));
                config.double_region = between(least, most.unwrap_or(least), height);
            }
            Field::DoubledPawns => {
                config.drops.not_doubled = if value.flag()? { None } else { Some(Kind::SHOGI_PAWN) };
            }
            Field::Display => {
                let note = Diagnostic::note(codes::NOT_A_RULE).with("option", Argument::input(name));
                config.beyond.insert(name.into(), note.at_span(value.option.span()));
            }
            Field::Beyond(usual) if value.text.text() == usual => {
                config.beyond.remove(name);
            }
            Field::Beyond(_) => {
                let note = Diagnostic::note(codes::BEYOND)
                    .with("option", Argument::input(name))
                    .with("value", Argument::input(value.text.text()));
                config.beyond.insert(name.into(), note.at_span(value.option.span()));
            }
        }
        Ok(())
    }

    fn unknown(&mut self, option: Part<'a>) {
        let name = option.text();
        let nearest = if name.len() <= 64 { options::nearest(name) } else { None };
        let note = match nearest {
            Some(nearest) => {
                Diagnostic::note(codes::UNKNOWN_OPTION_LIKE).with("known", Argument::text(nearest))
            }
            None => Diagnostic::note(codes::UNKNOWN_OPTION),
        };
        let note = note.with("option", Argument::input(name)).at_span(option.span());
        self.config.beyond.insert(name.into(), note);
    }
}

fn set<T: Copy>(values: &mut [T; 2], sides: Sides, value: T) {
    (0..2).filter(|&side| sides.contains(side)).for_each(|side| values[side] = value);
}

/// The same ranks counted from either side.
fn between(least: u8, most: u8, height: u8) -> [Area; 2] {
    let mirrored = |rank: u8| (height + 1).saturating_sub(rank).max(1);
    [Area::ranks(least..=most), Area::ranks(mirrored(most)..=mirrored(least))]
}

fn error_of(code: tabiya_game::Code, part: Part<'_>, option: Part<'_>) -> Wrong {
    Box::new(error(code, part).with("option", Argument::input(option.text())))
}

/// Moves in Betza's notation.
fn moves_of(part: Part<'_>) -> Result<Moves, Vec<Diagnostic>> {
    let text = part.text();
    // A piece that never moves.
    if text.is_empty() {
        return Ok(Moves { usual: Vec::new(), first: Vec::new(), passing: false });
    }
    let (read, places) = without_passing(text);
    let passing = read.len() < text.len();
    let piece = betza::read(&read, Dialect::FairyStockfish).map_err(|errors| {
        let at = |error: Diagnostic| match error.span {
            Some(span) => {
                let place = |at: usize| places.get(at).copied().unwrap_or(text.len());
                let range = place(span.start)
                    ..place(span.end.max(span.start + 1) - 1) + usize::from(span.end > span.start);
                error.at_span(part.bytes(range).span())
            }
            None => error.at_span(part.span()),
        };
        errors.into_iter().map(at).collect::<Vec<_>>()
    })?;
    let (first, usual) = piece.alternatives.chains.into_iter().partition(is_first);
    let mut moves = Moves { usual, first, passing };
    for chain in &mut moves.first {
        chain.legs[0].guards.retain(|guard| !is_second_line(guard));
    }
    Ok(moves)
}

/// The text without `e` where `c` stands with it, since a capture in passing is a capture of some types here; and where
/// each byte of it stood.
fn without_passing(text: &str) -> (String, Vec<usize>) {
    let mut read = String::new();
    let mut places = Vec::new();
    for (at, c) in text.char_indices() {
        let modifiers = |c: &char| c.is_ascii_lowercase();
        let with_capture = || {
            let before = text[..at].chars().rev().take_while(modifiers);
            before.chain(text[at..].chars().take_while(modifiers)).any(|c| c == 'c')
        };
        if c == 'e' && with_capture() {
            continue;
        }
        read.push(c);
        places.extend(at..at + c.len_utf8());
    }
    (read, places)
}

fn is_first(chain: &Chain) -> bool {
    chain.legs[0].guards.iter().any(is_second_line)
}

/// What Betza's `i` is read as.
fn is_second_line(guard: &Guard) -> bool {
    matches!(
        guard,
        Guard::Condition(condition)
            if condition.kind == ConditionKind::Line(Lines { from: 2, to: None }) && !condition.negated
    )
}
