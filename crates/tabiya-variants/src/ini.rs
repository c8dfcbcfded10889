//! Fairy-Stockfish's `variants.ini`, both ways.
//!
//! A file has sections; each is a game, made from the rules of another one or from the template: chess without its
//! pieces. What the options mean is what the documentation at the head of Fairy-Stockfish's own file says.
//!
//! ```
//! use tabiya_variants::ini;
//! let text = "[tiny]
//! king = k
//! rook = r
//! customPiece1 = p:mfWcfF
//! pawnTypes = p
//! promotionPieceTypes = r
//! maxRank = 5
//! maxFile = 4
//! startFen = rk2/pp2/4/2PP/2KR w - - 0 1
//! promotionRegionWhite = *5
//! chasingRule = axf
//! ";
//! let games = ini::read(text, &|_| None).unwrap();
//! assert_eq!(games[0].spec.types.len(), 3);
//! // What a variant can't say is listed with its place.
//! assert_eq!(games[0].unsaid[0].code().as_str(), "variants.ini.beyond");
//! assert_eq!(games[0].unsaid[0].span.unwrap().line, 11);
//! ```

mod area;
mod codes;
mod config;
mod export;
mod import;
mod names;
mod options;
mod part;
mod pieces;
mod print;
mod read;
mod section;
mod value;

use std::collections::{HashMap, HashSet};

use tabiya_game::{Argument, Diagnostic, Span};

use crate::spec::Spec;
use crate::text::judge_start;
use config::Config;
use export::Exported;
use import::{Cache, Made};

pub use part::Part;
pub use section::{Section, Setting, sections};

/// The longest file that is read, in bytes.
pub const MAX_BYTES: usize = 256 * 1024;

/// The most sections of a file that are read.
pub const MAX_SECTIONS: usize = 400;

/// What a section with all that it inherits may leave unsaid.
const MAX_NOTES: usize = 200;

/// So many alternatives the pieces of all sections may have together: each costs time.
const MAX_ALTERNATIVES: usize = 40_000;

/// So many errors of one file are told.
const MAX_ERRORS: usize = 100;

/// A section as a variant.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The variant.
    pub spec: Spec,
    /// What the section says beyond it: notes, one an option, each with its place; in the order of the file, what is
    /// inherited first.
    pub unsaid: Vec<Diagnostic>,
}

/// Reads all sections of a file. `base` gives the variants that sections can inherit from beside those that stand before
/// them.
///
/// # Errors
/// All that is wrong with any of them, in the order of the file: what is no setting, a value that its option can't have,
/// pieces that can't be said in the piece notation, parents that there are not, start positions that break the rules.
pub fn read(text: &str, base: &dyn Fn(&str) -> Option<Spec>) -> Result<Vec<Imported>, Vec<Diagnostic>> {
    let sections = all_sections(text)?;
    let mut reader = Reader::new(base);
    let mut games = Vec::with_capacity(sections.len());
    let mut errors = Vec::new();
    for section in &sections {
        match reader.section(section) {
            Ok(Some(game)) => games.push(game),
            Ok(None) => {}
            Err(wrong) => errors.extend(wrong),
        }
    }
    errors.sort_by_key(|error: &Diagnostic| error.span.map(|span| span.start));
    errors.truncate(MAX_ERRORS);
    if errors.is_empty() { Ok(games) } else { Err(errors) }
}

/// Reads one section of a file and those that it inherits from, whatever else the file holds.
///
/// # Errors
/// As for [`read`], and when there is no such section.
///
/// ```
/// use tabiya_variants::ini;
/// let text = "[broken]\nrook = 7\n[kings]\nking = k\nstartFen = k7/8/8/8/8/8/8/K7 w - - 0 1\n[more:kings]\nnMoveRule = 0\n";
/// assert!(ini::read(text, &|_| None).is_err());
/// assert_eq!(ini::read_section(text, "more", &|_| None).unwrap().spec.ends.quiet, None);
/// ```
pub fn read_section(
    text: &str,
    name: &str,
    base: &dyn Fn(&str) -> Option<Spec>,
) -> Result<Imported, Vec<Diagnostic>> {
    let sections = all_sections(text)?;
    let mut needed = vec![false; sections.len()];
    let mut wanted = sections.iter().position(|section| section.name.text() == name);
    while let Some(at) = wanted {
        needed[at] = true;
        let parent = sections[at].parent.map(Part::text);
        wanted = sections[..at].iter().rposition(|section| Some(section.name.text()) == parent);
    }
    let mut reader = Reader::new(base);
    let mut found = None;
    for (section, _) in sections.iter().zip(needed).filter(|(_, needed)| *needed) {
        found = reader.section(section)?;
    }
    found.ok_or_else(|| {
        let known = sections.iter().map(|section| Argument::input(section.name.text())).collect::<Vec<_>>();
        let error = Diagnostic::error(codes::NO_SUCH_SECTION).with("name", Argument::input(name));
        vec![error.with("known", known)]
    })
}

fn all_sections(text: &str) -> Result<Vec<Section<'_>>, Vec<Diagnostic>> {
    if text.len() > MAX_BYTES {
        return Err(vec![Diagnostic::error(codes::TOO_LONG).with("limit", MAX_BYTES)]);
    }
    let sections = sections(text);
    if let Some(section) = sections.get(MAX_SECTIONS) {
        let error = Diagnostic::error(codes::TOO_MANY_SECTIONS).with("limit", MAX_SECTIONS);
        return Err(vec![error.at_span(section.name.span())]);
    }
    if sections.is_empty() {
        return Err(vec![Diagnostic::error(codes::NO_SECTION).at(text, 0..0)]);
    }
    Ok(sections)
}

/// What a section leaves to those that inherit from it.
struct Known {
    config: Config,
    /// Where its start position was given, to place what is wrong with it.
    start: Option<Span>,
}

struct Reader<'b> {
    base: &'b dyn Fn(&str) -> Option<Spec>,
    /// The sections read so far by name; `None` where there was something wrong.
    known: HashMap<String, Option<Known>>,
    /// The names of variants that sections have become.
    slugs: HashSet<String>,
    alternatives: usize,
    /// Variants that are not in the file, in the terms of one.
    bases: HashMap<String, Exported>,
    cache: Cache,
}

impl<'b> Reader<'b> {
    fn new(base: &'b dyn Fn(&str) -> Option<Spec>) -> Self {
        Self {
            base,
            known: HashMap::new(),
            slugs: HashSet::new(),
            alternatives: 0,
            bases: HashMap::new(),
            cache: Cache::new(),
        }
    }

    /// Reads the next section; `None` where it inherits from one that could not be read.
    fn section(&mut self, section: &Section<'_>) -> Result<Option<Imported>, Vec<Diagnostic>> {
        let name = section.name.text();
        let slug = import::slug(name);
        if slug.is_empty() {
            return Err(vec![*value::error(codes::HEADER, section.name)]);
        }
        if self.known.contains_key(name) || !self.slugs.insert(slug) {
            return Err(vec![*value::error(codes::TWICE, section.name)]);
        }
        self.known.insert(name.to_owned(), None);
        let (inherited, inherited_start) = match section.parent {
            None => (Config::template(), None),
            Some(parent) => match self.known.get(parent.text()) {
                Some(Some(known)) => (known.config.clone(), known.start),
                Some(None) if parent.text() != name => return Ok(None),
                _ => (self.inherited(parent)?, None),
            },
        };
        let (config, start) = read::read(section, inherited)?;
        if config.pieces.is_empty() {
            return Err(vec![*value::error(codes::NO_PIECES, section.name)]);
        }
        if config.beyond.len() > MAX_NOTES {
            let error = value::error(codes::TOO_MANY_NOTES, section.name);
            return Err(vec![error.with("limit", MAX_NOTES)]);
        }
        self.alternatives += config.alternatives();
        if self.alternatives > MAX_ALTERNATIVES {
            let error = value::error(codes::TOO_MUCH, section.name);
            return Err(vec![error.with("limit", MAX_ALTERNATIVES)]);
        }
        let made = import::import(&config, name, section.name.span(), &mut self.cache);
        let Made { spec, unsaid } = made;
        if let Err(mut errors) = judge_start(&spec) {
            if start.is_none() && inherited_start.is_none() {
                let problem = errors.swap_remove(0).message;
                let error = value::error(codes::NO_START, section.name).with("problem", problem);
                return Err(vec![error.with("example", Argument::text(import::example(&config)))]);
            }
            let at = |error: Diagnostic| {
                let span = error.span.unwrap_or_else(|| Span::new("", 0..0));
                let place = start.map(|part| {
                    let range = import::place_in(&spec.start, part.text(), span.range());
                    part.bytes(range).span()
                });
                error.at_span(place.or(inherited_start).unwrap_or_else(|| section.name.span()))
            };
            return Err(errors.into_iter().map(at).collect());
        }
        let start = start.map(Part::span).or(inherited_start);
        self.known.insert(name.to_owned(), Some(Known { config, start }));
        Ok(Some(Imported { spec, unsaid }))
    }

    /// The rules of a variant that is not in the file.
    fn inherited(&mut self, parent: Part<'_>) -> Result<Config, Vec<Diagnostic>> {
        let name = parent.text();
        if !self.bases.contains_key(name) {
            let of_name = (self.base)(name);
            let found = of_name.or_else(|| names::name_here(name).and_then(|here| (self.base)(here)));
            let Some(spec) = found else {
                let code =
                    if names::is_built_in(name) { codes::FOREIGN_PARENT } else { codes::UNKNOWN_PARENT };
                return Err(vec![*value::error(code, parent)]);
            };
            let exported = export::export(&spec, &mut self.cache);
            self.bases.insert(name.to_owned(), exported);
        }
        let Exported { config, unsayable } = &self.bases[name];
        let mut config = config.clone();
        for (number, note) in unsayable.iter().enumerate() {
            let note = Diagnostic::note(codes::OF_PARENT)
                .with("parent", Argument::input(name))
                .with("lacking", note.message.clone())
                .at_span(parent.span());
            config.beyond.insert(format!("{name} {number}"), note);
        }
        Ok(config)
    }
}

/// A variant as a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The section.
    pub text: String,
    /// What it can't say: notes, one a part of the game. Where there are none, it is the same game.
    pub unsayable: Vec<Diagnostic>,
}

/// Writes a variant as a section that Fairy-Stockfish loads. Pieces that move like one of its own become that one, the
/// others custom pieces. Where it has a game of the variant's name built in, `-tabiya` is put behind the section's name.
///
/// ```
/// use tabiya_variants::ini;
/// let text = "[duel]
/// king = k
/// knight = n
/// startFen = nk6/8/8/8/8/8/8/6KN w - - 0 1
/// castling = false
/// ";
/// let [game] = ini::read(text, &|_| None).unwrap().try_into().unwrap();
/// let written = ini::write(&game.spec);
/// assert!(written.text.contains("knight = n\n"));
/// assert!(written.unsayable.is_empty());
/// let again = ini::read(&written.text, &|_| None).unwrap();
/// assert_eq!(again[0].spec.types, game.spec.types);
/// ```
pub fn write(spec: &Spec) -> Written {
    let Exported { config, mut unsayable } = export::export(spec, &mut Cache::new());
    let settings = print::settings(&config, &mut unsayable);
    let name =
        if names::is_built_in(&spec.name) { format!("{}-tabiya", spec.name) } else { spec.name.clone() };
    Written { text: format!("[{name}]\n{settings}"), unsayable }
}
