//! The rules of a section as a variant.

mod castling;
mod drops;
mod ends;
mod first;
mod promotion;
mod royal;
mod start;
mod stuck;
mod types;

use tabiya_board::{Bitboard, Geometry, Side};
use tabiya_game::{Argument, Code, Diagnostic, Span};
use tabiya_pieces::Repeat;

use super::codes;
use super::config::Config;
use super::pieces::{Kind, Kinds};
use crate::file::is_seen;
use crate::spec::{BlastSpec, EnPassantSpec, Names, Pass, Spec, Squares, TypeId};
use start::Start;
use types::Cast;

pub(super) use ends::opposite;
pub(super) use first::{exactly, goes_far, on_lines, without_parentheses};
pub(super) use royal::MANY;
pub(super) use start::{example, place_in};
pub(super) use stuck::{Cache, stuck};
pub(super) use types::{chains, piece_of};

/// A variant, its start position unjudged, and what its options say beyond it.
pub(super) struct Made {
    pub(super) spec: Spec,
    pub(super) unsaid: Vec<Diagnostic>,
}

/// What the parts of a variant are made from.
struct Making<'a> {
    config: &'a Config,
    geometry: Geometry,
    start: Start,
    cast: Cast,
    /// Where the section begins, for what no line of it says.
    place: Span,
    unsaid: Vec<Diagnostic>,
}

/// Makes a variant. `place` is that of the section.
pub(super) fn import(config: &Config, name: &str, place: Span, cache: &mut Cache) -> Made {
    let geometry = config.geometry();
    let start = Start::of(config);
    let cast = Cast::of(config);
    let unsaid = config.beyond.values().cloned().collect();
    let mut making = Making { config, geometry, start, cast, place, unsaid };
    let (castlings, castling) = making.castlings();
    let promotions = making.promotions(cache);
    let types = making.types(&promotions, cache);
    let title: String = name.chars().map(|sign| if is_seen(sign) { sign } else { ' ' }).collect();
    let mut spec = Spec {
        name: slug(name),
        origin: format!("The section [{title}] of a variants.ini of Fairy-Stockfish."),
        title: Names { en: title, ..Names::default() },
        geometry,
        holes: making.start.holes(geometry),
        points: false,
        light: light(geometry),
        sectors: Side::ALL.map(|side| squares(geometry, |_, row| geometry.in_half(row, side))),
        regions: Vec::new(),
        types,
        start: String::new(),
        repeat: Repeat::Document,
        promotions,
        castlings,
        en_passant: making.en_passant(),
        drops: making.drops(),
        pass: making.pass(),
        compulsory_capture: config.must_capture,
        whole_captures: false,
        blast: making.blast(),
        flying: config.flying,
        facing: None,
        no_checks: !config.checking,
        royalty: making.royalty(),
        ends: making.ends(),
    };
    spec.start = making.start.show(config, &castling, spec.drops.is_some(), spec.ends.checks);
    let mut unsaid = making.unsaid;
    unsaid.sort_by_key(|diagnostic| diagnostic.span.map(|span| span.start));
    Made { spec, unsaid }
}

impl Making<'_> {
    /// Notes that an option says more than the variant does.
    fn partly(&mut self, option: &'static str, reason: Code) {
        // The options for one side correct that for both.
        let places = ["White", "Black", ""].map(|side| self.config.places.get(&*format!("{option}{side}")));
        let place = places.into_iter().flatten().next().copied().unwrap_or(self.place);
        let note = Diagnostic::note(codes::PARTLY)
            .with("option", Argument::input(option))
            .with("reason", reason)
            .at_span(place);
        if !self.unsaid.contains(&note) {
            self.unsaid.push(note);
        }
    }

    /// The types of both sides' kinds; where the sides differ in kinds that one of them may have, that is noted.
    fn types_of_both(&mut self, kinds: [Kinds; 2], option: &'static str) -> Vec<TypeId> {
        for kind in Kind::all().filter(|&kind| kinds[0].contains(kind) != kinds[1].contains(kind)) {
            let without = usize::from(kinds[0].contains(kind));
            if self.start.has(self.config, without, kind) {
                self.partly(option, codes::REASON_SIDES);
            }
        }
        self.cast.types_of(kinds[0].or(kinds[1]))
    }

    fn en_passant(&mut self) -> Vec<EnPassantSpec> {
        let config = self.config;
        // The pawn captures in passing whatever the option says.
        let kinds = config.passing_types.map(|kinds| kinds.with(Kind::PAWN));
        let captors = self.types_of_both(kinds, "enPassantTypes");
        let victims: Vec<TypeId> =
            (0..self.cast.roles.len()).filter(|&id| self.goes_far_first(self.cast.roles[id].moves)).collect();
        if captors.is_empty() || victims.is_empty() {
            return Vec::new();
        }
        if victims.iter().any(|&id| self.goes_far_always(self.cast.roles[id].moves)) {
            self.partly("enPassantTypes", codes::REASON_LONG_MOVES);
        }
        if config.passing_region[0] != config.passing_region[1] {
            self.partly("enPassantRegion", codes::REASON_SIDES);
        }
        let squares = config.passing_region[0].or(config.passing_region[1]).on(self.geometry);
        if squares.is_empty() { Vec::new() } else { vec![EnPassantSpec { victims, captors, squares }] }
    }

    fn pass(&mut self) -> Pass {
        for (flags, option) in
            [(self.config.pass, "pass"), (self.config.pass_on_stalemate, "passOnStalemate")]
        {
            if flags[0] != flags[1] {
                self.partly(option, codes::REASON_SIDES);
            }
        }
        match (self.config.pass, self.config.pass_on_stalemate) {
            ([true, true], _) => Pass::Always,
            (_, [true, true]) => Pass::WhenStuck,
            _ => Pass::Never,
        }
    }

    fn blast(&mut self) -> Option<BlastSpec> {
        if !self.config.blast {
            return None;
        }
        if !self.config.blast_immune.is_empty() {
            self.partly("blastImmuneTypes", codes::REASON_CAPTOR_IMMUNE);
        }
        Some(BlastSpec { radius: 1, captor: true, touching_royals: self.config.extinction.pseudo_royal })
    }
}

/// The name as commands use it; empty where there is nothing to make one of.
pub(super) fn slug(name: &str) -> String {
    let fold = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    name.chars().map(fold).collect::<String>().trim_matches('-').to_owned()
}

/// The squares of a board that a file and a row (from the top, from 0) are asked about.
fn squares(geometry: Geometry, test: impl Fn(u8, u8) -> bool) -> Squares {
    let mut squares = Squares::EMPTY;
    for square in geometry.squares().filter(|square| test(square.column(), square.row())) {
        squares.insert(geometry.index(square));
    }
    squares
}

/// The light squares; a1 is dark.
fn light(geometry: Geometry) -> Squares {
    squares(geometry, |column, row| (column + geometry.height() - 1 - row) % 2 == 1)
}
