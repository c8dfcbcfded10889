//! Variants by chance, from a source of numbers that the caller brings.
//!
//! The same numbers give the same variant, so that a failed test can be repeated. Every option of a [`Spec`] is met, most
//! boards are small and have few pieces, so that the options matter, and every variant is sound and has a start
//! position from which somebody can move.
//!
//! ```
//! use tabiya_pieces::sample::SplitMix64;
//! use tabiya_variants::sample;
//! let spec = sample::variant(&mut SplitMix64::new(7));
//! assert!(spec.types.len() >= 2);
//! assert_eq!(spec, sample::variant(&mut SplitMix64::new(7)));
//! assert_ne!(spec, sample::variant(&mut SplitMix64::new(8)));
//! ```

mod board;
mod end;
mod line;
mod rule;
mod start;
mod types;

use tabiya_board::Bitboard;
use tabiya_pieces::sample::Source;
use tabiya_pieces::{OverBudget, Repeat};

use crate::naive::{Position, Referee};
use crate::spec::{Drawn, Ends, Names, Pass, RegionSpec, Royalty, Spec, Squares, Verdict};

/// A variant by chance.
pub fn variant(source: &mut impl Source) -> Spec {
    loop {
        let spec = attempt(source);
        if is_playable(&spec) {
            return spec;
        }
    }
}

/// A variant whose start position may be one that nobody can reach.
fn attempt(source: &mut impl Source) -> Spec {
    let geometry = board::geometry(source);
    let mut spec = Spec {
        name: "sample".into(),
        title: Names { en: "Sample".into(), ..Names::default() },
        origin: "Made by chance.".into(),
        geometry,
        holes: Squares::EMPTY,
        points: source.percent(20),
        light: board::light(geometry),
        sectors: board::halves(geometry),
        regions: Vec::new(),
        types: Vec::new(),
        start: String::new(),
        repeat: Repeat::Document,
        promotions: Vec::new(),
        castlings: Vec::new(),
        en_passant: Vec::new(),
        drops: None,
        pass: Pass::Never,
        compulsory_capture: false,
        whole_captures: false,
        blast: None,
        flying: false,
        facing: None,
        no_checks: false,
        royalty: Royalty::Each,
        ends: Ends {
            checkmate: Verdict::Loss,
            stalemate: Verdict::Draw,
            extinctions: Vec::new(),
            goals: Vec::new(),
            checks: None,
            quiet: None,
            repetition: None,
            two_passes: None,
        },
    };
    if source.percent(20) {
        spec.holes = board::few_squares(source, geometry);
    }
    if source.percent(15) {
        spec.light = board::some_squares(source, geometry);
        spec.sectors = board::zone(source, geometry);
    }
    if source.percent(20) {
        let drawn = source.pick(&[Drawn::Nothing, Drawn::Palace, Drawn::River, Drawn::Zone]);
        spec.regions.push(RegionSpec { name: "zone".into(), drawn, squares: board::zone(source, geometry) });
    }
    if source.percent(15) {
        spec.repeat = source.pick(&[Repeat::Straight, Repeat::Turning]);
    }
    spec.types = types::types(source, geometry);
    rule::rules(source, &mut spec);
    end::ends(source, &mut spec);
    let position = start::start(source, &mut spec);
    spec.start = position.text(&spec);
    spec
}

/// What the pieces of a start position may take together; more is no use for playing.
const MAX_START_STEPS: u64 = 300_000;

/// Whether the side to move at the start can move, and nobody stands as a move of its own could not have left it.
fn is_playable(spec: &Spec) -> bool {
    let referee = Referee::within(MAX_START_STEPS, spec);
    let start = referee.start();
    let other = Position { to_move: !start.to_move, ..start.clone() };
    let is_sound = || -> Result<bool, OverBudget> {
        let is_quiet = !spec.no_checks || !referee.in_check(&start)?;
        Ok(is_quiet && !referee.in_check(&other)? && !referee.moves(&start)?.is_empty())
    };
    is_sound() == Ok(true)
}
