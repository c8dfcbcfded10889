//! Rules as the text of a section.

use std::fmt::Write as _;

use tabiya_game::{Argument, Diagnostic};
use tabiya_pieces::betza::{self, Dialect};
use tabiya_pieces::tree::{Chain, Lines};

use super::area::Area;
use super::codes;
use super::config::{Config, Moves, Types};
use super::import::{on_lines, piece_of};
use super::options::{Field, OLD, OPTIONS, Sides, mobility_name};
use super::pieces::{Kind, Kinds};
use super::value::show_verdict;

/// Options that are always written: programs depart from what the documentation says of their defaults.
const ALWAYS: &[&str] = &["startFen", "promotionPieceTypes"];

/// Writes the settings of a section, and adds what the moves of pieces can't be said by.
pub(super) fn settings(config: &Config, unsayable: &mut Vec<Diagnostic>) -> String {
    let mut text = String::new();
    for (&kind, man) in &config.pieces {
        let letter = man.letter.to_ascii_lowercase();
        let _ = match &man.moves {
            Some(moves) => {
                let betza = betza_of(moves, man.letter, unsayable);
                writeln!(text, "{} = {letter}:{betza}", kind.name())
            }
            None => writeln!(text, "{} = {letter}", kind.name()),
        };
    }
    for side in 0..2 {
        for (&kind, &area) in &config.mobility[side] {
            let squares = area.show(config.geometry());
            let _ = writeln!(text, "{} = {squares}", mobility_name(side, kind));
        }
    }
    for (name, field) in OPTIONS.iter().filter(|(name, _)| !OLD.contains(name)) {
        if let Some(value) = value(config, name, *field) {
            let _ = writeln!(text, "{name} = {value}");
        }
    }
    text
}

/// The value of an option, where it is not the usual one.
fn value(config: &Config, name: &str, field: Field) -> Option<String> {
    let always = ALWAYS.contains(&name);
    let (mut own, mut usual) = (config.clone(), Config::template());
    let (own, usual) = (&mut own, &mut usual);
    let geometry = config.geometry();
    let is_other = |text: String, usual: String| (always || text != usual).then_some(text);
    let squares = |area: Area| area.show(geometry);
    let kinds = |kinds: Kinds| letters(config, kinds);
    let kind = |kind: Option<Kind>| {
        kind.and_then(|kind| config.letter(kind)).map_or_else(|| "*".into(), String::from)
    };
    match field {
        Field::Flag(at) => is_other(at(own).to_string(), at(usual).to_string()),
        Field::Number(at) => is_other(at(own).to_string(), at(usual).to_string()),
        Field::Rank(at) | Field::File(at) => is_other(at(own).to_string(), at(usual).to_string()),
        Field::Verdict(at) => is_other(show_verdict(*at(own)).into(), show_verdict(*at(usual)).into()),
        Field::MaybeVerdict(at) => at(own).map(|verdict| show_verdict(verdict).into()),
        Field::Squares(at) => is_other(squares(*at(own)), squares(*at(usual))),
        Field::Kinds(at) => is_other(kinds(*at(own)), kinds(*at(usual))),
        Field::Kind(at) => is_other(kind(*at(own)), kind(*at(usual))),
        Field::Flags(at, sides) => of_sides(at(own), at(usual), sides, always, |flag| flag.to_string()),
        Field::Areas(at, sides) => of_sides(at(own), at(usual), sides, always, squares),
        Field::KindsOf(at, sides) => of_sides(at(own), at(usual), sides, always, kinds),
        Field::KindOf(at, sides) => of_sides(at(own), at(usual), sides, always, kind),
        Field::Types(at) => match *at(own) {
            Types::Any => Some("*".into()),
            Types::These(set) if set.is_empty() => None,
            Types::These(set) => Some(kinds(set)),
        },
        Field::Start => Some(config.start.clone()),
        Field::Limits => {
            let limits = config.promotion.limits.iter();
            let limits = limits.filter_map(|&(kind, most)| Some(format!("{}:{most}", config.letter(kind)?)));
            joined(&limits.collect::<Vec<_>>())
        }
        Field::Promoted => {
            let promoted = config.promotion.promoted.iter();
            let pair =
                |&(from, to): &(Kind, Kind)| Some(format!("{}:{}", config.letter(from)?, config.letter(to)?));
            joined(&promoted.filter_map(pair).collect::<Vec<_>>())
        }
        Field::PawnTypes
        | Field::PromotionRank
        | Field::DoubleStepRank
        | Field::DoubleStepRankMin
        | Field::DoubledPawns
        | Field::Display
        | Field::Beyond(_) => None,
    }
}

/// The option for both sides speaks where they are alike, and those for one where they differ.
fn of_sides<T: Copy>(
    own: &[T; 2],
    usual: &[T; 2],
    sides: Sides,
    always: bool,
    show: impl Fn(T) -> String,
) -> Option<String> {
    let own = own.map(&show);
    let usual = usual.map(&show);
    let is_alike = own[0] == own[1];
    match sides {
        Sides::Both if is_alike && (always || own != usual) => Some(own[0].clone()),
        Sides::One(side) if !is_alike => Some(own[side].clone()),
        Sides::Only(side) if own[side] != usual[side] => Some(own[side].clone()),
        _ => None,
    }
}

fn joined(words: &[String]) -> Option<String> {
    (!words.is_empty()).then(|| words.join(" "))
}

fn letters(config: &Config, kinds: Kinds) -> String {
    let letters: String = kinds.iter().filter_map(|kind| config.letter(kind)).collect();
    if letters.is_empty() { "-".into() } else { letters }
}

/// Moves in Betza's notation; those that it has no words for are left out.
fn betza_of(moves: &Moves, letter: char, unsayable: &mut Vec<Diagnostic>) -> String {
    let second = Lines { from: 2, to: None };
    let first = moves.first.iter().map(|chain| on_lines(second, chain));
    let all: Vec<Chain> = moves.usual.iter().cloned().chain(first).collect();
    let written = betza::write(&piece_of(all.clone()), Dialect::FairyStockfish);
    if let Some(text) = written.text {
        return text;
    }
    let mut say = |reasons: Vec<Diagnostic>| {
        for reason in reasons {
            let note = Diagnostic::note(codes::LINE).with("piece", Argument::text(letter));
            unsayable.push(note.with("reason", reason.message));
        }
    };
    let mut kept: Vec<Chain> = Vec::new();
    let mut text = String::new();
    for chain in all {
        let alone = betza::write(&piece_of(vec![chain.clone()]), Dialect::FairyStockfish);
        if alone.text.is_none() {
            say(alone.unsayable);
            continue;
        }
        kept.push(chain);
        let with_others = betza::write(&piece_of(kept.clone()), Dialect::FairyStockfish);
        if let Some(more) = with_others.text {
            text = more;
        } else {
            say(with_others.unsayable);
            kept.pop();
        }
    }
    text
}
