use tabiya_board::Bitboard;

use super::machine::Machine;
use super::program::Operation;
use super::ray::Manner;

/// What an engine wants to know of a piece before it asks for moves.
///
/// ```
/// use std::sync::Arc;
/// use tabiya_board::Geometry;
/// use tabiya_pieces::compiled::{Ground, Machine};
/// use tabiya_pieces::{Piece, Repeat};
/// let ground = Arc::new(Ground::<u64>::new(Geometry::new(8, 8).unwrap()));
/// let summary = |line: &str| {
///     let piece: Piece = line.parse().unwrap();
///     Machine::new(&piece, &ground, Repeat::Document).summary().clone()
/// };
/// assert!(summary("~1/2").is_leaper());
/// assert!(summary("n*,~1/2").is_slider() && summary("o1>&(1,1)").is_slider());
/// assert!(summary("on+,c^^n+").hops);
/// assert!(summary("o1>,oi2>").asks_unmoved);
/// assert!(!summary("n(^2X;)").captures_on_landing_only);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Summary {
    /// All of its moves go from square to square and capture there; they depend on what is empty, own and the other
    /// side's, and on nothing else.
    pub plain: bool,
    /// It captures on the last square of its moves only, and removes nothing else.
    pub captures_on_landing_only: bool,
    /// It leaps: what stands between does not matter.
    pub leaps: bool,
    /// It slides, also as a rider of any leap.
    pub slides: bool,
    /// It has moves of several legs over squares that must be empty, and that is all there is to them: the xiangqi horse.
    pub lame: bool,
    /// It hops or jumps: a piece between makes a move possible.
    pub hops: bool,
    /// It has moves of several legs other than those of riders and lame leapers.
    pub chains: bool,
    /// It may depend on whether the piece has moved before (`i`), or a partner.
    pub asks_unmoved: bool,
    /// It may depend on whether squares are attacked (`h`, `O`).
    pub asks_attacked: bool,
    /// It may depend on pieces near.
    pub asks_neighbours: bool,
    /// It moves a partner as well (`O`, `|`).
    pub moves_partner: bool,
    /// It has effects that empty squares (`Ar`, `c0`).
    pub removes: bool,
    /// It can become another piece.
    pub promotes: bool,
    /// How many rays from a square are followed to find its moves.
    pub rays: usize,
}

impl Summary {
    /// Whether all it does is leap: what stands between never matters.
    pub const fn is_leaper(&self) -> bool {
        self.plain && !self.slides && !self.hops && !self.lame
    }

    /// Whether its moves depend on the squares between being empty, and on no more: leaps, slides and lame leaps.
    pub const fn is_slider(&self) -> bool {
        self.plain && !self.hops && (self.slides || self.lame)
    }

    pub(super) fn of<B: Bitboard>(machine: &Machine<B>) -> Self {
        let mut summary = Self {
            chains: !machine.programs.is_empty(),
            moves_partner: !machine.exchanges.is_empty(),
            promotes: !machine.names.0.is_empty(),
            ..Self::default()
        };
        let mut jumps = false;
        let mut guards = Vec::new();
        let mut finishes = Vec::new();
        for part in &machine.parts {
            guards.push(&part.asks);
            finishes.push(&part.finish);
            for stride in &part.strides {
                summary.rays += stride.ways.rays();
                jumps |= stride.ways.manner == Manner::Jump;
                summary.hops |= stride.ways.manner != Manner::Slide;
                summary.leaps |= stride.ways.has_leaps();
                summary.lame |= stride.ways.is_lame();
                summary.slides |= stride.ways.manner == Manner::Slide && stride.ways.has_lines();
            }
        }
        for exchange in &machine.exchanges {
            guards.push(&exchange.guard.asks);
            finishes.push(&exchange.finish);
            summary.asks_unmoved |= exchange.is_joint;
            summary.asks_attacked |= exchange.is_joint;
        }
        for program in &machine.programs {
            finishes.extend(program.finishes.iter().map(|(_, finish)| finish));
            for operation in &program.operations {
                match operation {
                    Operation::Enter { guard: Some(guard), .. } | Operation::Stay { guard, .. } => {
                        guards.push(&guard.asks);
                    }
                    Operation::Move(leg) => {
                        summary.rays += leg.ways.rays();
                        guards.push(&leg.guard.asks);
                    }
                    _ => {}
                }
            }
        }
        for property in &machine.traits {
            guards.push(&property.guard.asks);
            finishes.push(&property.finish);
        }
        for asks in guards {
            summary.asks_unmoved |= asks.unmoved.is_some();
            summary.asks_attacked |= asks.attacked.is_some();
            summary.asks_neighbours |= !asks.neighbours.is_empty();
        }
        summary.removes = finishes.iter().any(|finish| finish.has_effects());
        let only_parts = !summary.chains && !summary.removes && !jumps;
        summary.captures_on_landing_only = only_parts;
        summary.plain = only_parts
            && !summary.moves_partner
            && machine.traits.is_empty()
            && machine.parts.iter().all(|part| part.is_plain);
        summary
    }
}
