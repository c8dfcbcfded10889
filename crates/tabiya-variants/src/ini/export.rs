//! A variant in the terms of Fairy-Stockfish.
//!
//! What fits the terms is put into them; what has been put there is made a variant again, and where that one is another
//! than the first, the terms can't say it.

mod castling;
mod compare;
mod drops;
mod ends;
mod kinds;
mod moves;
mod presence;
mod promotion;
mod royal;
mod settle;

use tabiya_board::{Bitboard, Geometry};
use tabiya_game::{Argument, Code, Diagnostic, Mode, Span};

use super::area::Area;
use super::codes;
use super::config::Config;
use super::import::{Cache, import};
use super::pieces::{Kind, Kinds};
use crate::spec::{Pass, Spec, Squares, TypeId};
use crate::text::read_fen;
use moves::Moving;

/// The largest board of Fairy-Stockfish, files and ranks.
const LARGEST: (u8, u8) = (12, 10);

/// Which field of a position tells the checks.
const CHECKS_AT: usize = 4;

/// Rules in Fairy-Stockfish's terms, and what they lack.
pub(super) struct Exported {
    pub(super) config: Config,
    pub(super) unsayable: Vec<Diagnostic>,
}

/// What terms are found for.
struct Exporting<'a> {
    spec: &'a Spec,
    geometry: Geometry,
    config: Config,
    /// How each type moves.
    moving: Vec<Moving>,
    /// As what each type counts.
    kinds: Vec<Option<Kind>>,
    /// By side, what has to turn over where it arrives in the zone.
    must_turn: [Kinds; 2],
    unsayable: Vec<Diagnostic>,
}

/// Puts a variant into Fairy-Stockfish's terms.
pub(super) fn export(spec: &Spec, cache: &mut Cache) -> Exported {
    let moving = (0..spec.types.len()).map(|id| Moving::of(spec, id)).collect();
    let mut exporting = Exporting {
        spec,
        geometry: spec.geometry,
        config: Config::template(),
        moving,
        kinds: vec![None; spec.types.len()],
        must_turn: [Kinds::NONE; 2],
        unsayable: Vec::new(),
    };
    exporting.board();
    exporting.first_moves();
    exporting.pieces();
    exporting.royals();
    exporting.promotions();
    exporting.castlings();
    exporting.others();
    exporting.drops();
    exporting.ends();
    exporting.settle(cache);
    let Exporting { config, mut unsayable, .. } = exporting;
    let made = remake(&config, cache);
    unsayable.extend(compare::differences(spec, &made, cache));
    if spec.ends.goals.iter().any(|goal| goal.leaving) {
        unsayable.push(Diagnostic::note(codes::LEAVING));
    }
    for (kind, man) in config.pieces.iter().filter(|(kind, _)| config.blast_immune.contains(**kind)) {
        debug_assert_ne!(*kind, Kind::PAWN, "pawns need not be named");
        unsayable.push(Diagnostic::note(codes::CAPTOR_IMMUNE).with("piece", Argument::text(man.letter)));
    }
    Exported { config, unsayable }
}

fn remake(config: &Config, cache: &mut Cache) -> Spec {
    import(config, "again", Span::new("", 0..0), cache).spec
}

impl Exporting<'_> {
    fn say(&mut self, code: Code, id: TypeId) {
        let letter = Argument::text(&self.spec.types[id].letter);
        self.unsayable.push(Diagnostic::note(code).with("piece", letter));
    }

    fn board(&mut self) {
        let (width, height) = (self.geometry.width(), self.geometry.height());
        if width > LARGEST.0 || height > LARGEST.1 {
            let note = Diagnostic::note(codes::BOARD_SIZE)
                .with("board", Argument::text(self.geometry))
                .with("largest", Argument::text(format_args!("{}x{}", LARGEST.0, LARGEST.1)));
            self.unsayable.push(note);
        }
        self.config.width = width;
        self.config.height = height;
        // Fields such as `i:` are not known there.
        let fields = self.spec.start.split_whitespace();
        let mut fields: Vec<&str> = fields.filter(|field| !field.contains(':')).collect();
        // Where it says nothing of checks, a single one wins there.
        let checks = self.checks_left().map(|[white, black]| format!("{white}+{black}"));
        if let Some(checks) = &checks {
            // On the board the sign is that of promoted pieces.
            let mut is_board = true;
            fields.retain(|field| core::mem::take(&mut is_board) || !field.contains('+'));
            fields.insert(fields.len().min(CHECKS_AT), checks);
        }
        self.config.start = fields.join(" ");
    }

    /// How many checks each side has to give in a game that counts them.
    fn checks_left(&self) -> Option<[u8; 2]> {
        let most = self.spec.ends.checks?;
        let start = read_fen(self.spec, &self.spec.start, Mode::Exact).ok()?;
        Some(start.setup.checks_left.unwrap_or([most; 2]))
    }

    /// What is said for all of the game.
    fn others(&mut self) {
        let spec = self.spec;
        let config = &mut self.config;
        config.checking = !spec.no_checks;
        config.must_capture = spec.compulsory_capture;
        config.flying = spec.flying;
        config.pass = [spec.pass == Pass::Always; 2];
        config.pass_on_stalemate = [spec.pass == Pass::WhenStuck; 2];
        config.blast = spec.blast.is_some();
        for id in 0..spec.types.len() {
            let Some(kind) = self.kinds[id] else { continue };
            let of = &spec.types[id];
            if config.blast && of.blast_immune && kind != Kind::PAWN {
                config.blast_immune = config.blast_immune.with(kind);
            }
            if kind != Kind::JANGGI_CANNON && of.spares.contains(&id) {
                config.mutually_immune = config.mutually_immune.with(kind);
            }
        }
        let captors = spec.en_passant.iter().flat_map(|rule| &rule.captors);
        let captors: Kinds = captors.filter_map(|&id| self.kinds[id]).collect();
        config.passing_types = [captors.with(Kind::PAWN); 2];
        let squares = spec.en_passant.iter().fold(Squares::EMPTY, |all, rule| all | rule.squares);
        if squares.len() < self.geometry.area() as u32 && config.double_step {
            config.passing_region = [Area::of(squares, self.geometry); 2];
        }
    }

    /// The kinds of these types.
    fn kinds_of(&self, types: &[TypeId]) -> Kinds {
        types.iter().filter_map(|&id| self.kinds[id]).collect()
    }
}
