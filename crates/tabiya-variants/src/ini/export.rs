//! A variant in the terms of Fairy-Stockfish.
//!
//! What fits the terms is put into them; what has been put there is made a variant again, and where that one is another
//! than the first, the terms can't say it.

mod castling;
mod compare;
mod ends;
mod kinds;
mod moves;
mod presence;
mod promotion;
mod royal;

use tabiya_board::{Bitboard, Geometry};
use tabiya_game::{Argument, Code, Diagnostic, Span};

use super::area::Area;
use super::codes;
use super::config::Config;
use super::import::{Cache, import};
use super::pieces::{Kind, Kinds};
use crate::spec::{Pass, Spec, Squares, TypeId};
use moves::Moving;

/// The largest board of Fairy-Stockfish, files and ranks.
const LARGEST: (u8, u8) = (12, 10);

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
        unsayable: Vec::new(),
    };
    exporting.board();
    exporting.first_moves();
    exporting.pieces();
    exporting.royals();
    exporting.promotions();
    exporting.castlings();
    exporting.others();
    exporting.ends();
    exporting.settle(cache);
    let Exporting { config, mut unsayable, .. } = exporting;
    let made = remake(&config, cache);
    unsayable.extend(compare::differences(spec, &made, cache));
    if spec.ends.goals.iter().any(|goal| goal.leaving) {
        unsayable.push(Diagnostic::note(codes::LEAVING));
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
        // The fields of unmoved pieces and of passes are not known there.
        let fields = self.spec.start.split_whitespace();
        let fields: Vec<&str> =
            fields.filter(|field| !field.starts_with("i:") && !field.starts_with("p:")).collect();
        self.config.start = fields.join(" ");
    }

    /// What is said for all of the game.
    fn others(&mut self) {
        let spec = self.spec;
        let promoted_stay = (0..spec.types.len()).any(|id| self.stays_promoted(id));
        let config = &mut self.config;
        config.checking = !spec.no_checks;
        config.must_capture = spec.compulsory_capture;
        config.flying = spec.flying;
        config.pass = [spec.pass == Pass::Always; 2];
        config.pass_on_stalemate = [spec.pass == Pass::WhenStuck; 2];
        config.blast = spec.blast.is_some();
        let ids = 0..spec.types.len();
        for id in ids.clone() {
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
        let Some(drops) = &spec.drops else { return };
        config.drops.allowed = true;
        config.drops.to_hand = drops.captures_to_hand;
        config.drops.must = drops.first;
        config.drops.promoted_stay = drops.captures_to_hand && promoted_stay;
        let region = [0, 1].map(|side| {
            let held = (0..spec.types.len()).filter(|&id| presence::can_be_held(spec, id));
            held.map(|id| spec.types[id].drop_region[side]).fold(Squares::EMPTY, |all, region| all | region)
        });
        let is_whole = |squares: Squares| squares.len() == self.geometry.area() as u32;
        if !region.into_iter().all(is_whole) {
            config.drops.region = region.map(|squares| Area::of(squares, self.geometry));
        }
        for id in ids {
            let (Some(kind), of) = (self.kinds[id], &spec.types[id]) else { continue };
            if let Some(count) = of.drops_per_file {
                config.drops.not_doubled = Some(kind);
                config.drops.doubled_count = count.into();
            }
            config.drops.pawn_mate_illegal |= of.no_drop_mate;
            config.drops.as_promoted |= !of.dropped_as.is_empty();
        }
    }

    /// Whether what a pawn has become stays so in the hand of who captures it.
    fn stays_promoted(&self, id: TypeId) -> bool {
        let promotes_to = |rule: &promotion::Rule| rule.to.contains(&id) && !rule.turns_back(self.spec);
        let is_plain = self.spec.types[id].letter.len() == 1;
        is_plain && promotion::rules(self.spec).iter().any(promotes_to)
    }

    /// Tries out what can't be told from one part alone.
    fn settle(&mut self, cache: &mut Cache) {
        let mut best: Option<(usize, Config)> = None;
        let has_pawns = self.spec.drops.is_some() && self.config.pieces.contains_key(&Kind::PAWN);
        for number in 0..8u8 {
            let [immobility, first_rank, zone] = [1, 2, 4].map(|bit| number & bit != 0);
            if (first_rank || zone) && !has_pawns {
                break;
            }
            let mut config = self.config.clone();
            config.immobility_illegal = immobility;
            config.drops.first_rank_pawns = first_rank;
            config.drops.promotion_zone_pawns = zone;
            let made = remake(&config, cache);
            let count = compare::rules(self.spec, &made, cache).len();
            if best.as_ref().is_none_or(|(least, _)| count < *least) {
                best = Some((count, config));
            }
        }
        if let Some((_, config)) = best {
            self.config = config;
        }
    }

    /// The kinds of these types.
    fn kinds_of(&self, types: &[TypeId]) -> Kinds {
        types.iter().filter_map(|&id| self.kinds[id]).collect()
    }
}
