//! Slides of more than one square, on whose way a piece can be captured in passing.

use std::sync::Arc;

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::Piece;
use tabiya_pieces::compiled::{Ground, Machine, Scratch};
use tabiya_pieces::tree::{Alternatives, Chain, Condition, ConditionKind, Core, Guard, Property};

use super::atlas::Atlas;
use super::attack::Seen;
use super::compound::Gathered;
use super::position::Position;
use super::reach::narrow;
use super::shape::{Simple, units_of};
use super::{Engine, Ruled};
use crate::spec::{Spec, Squares, TypeSpec};

/// The slides of a type.
#[derive(Clone, Debug)]
pub(super) struct Strides<B> {
    /// By square of origin.
    by_origin: Box<[Box<[Stride<B>]>]>,
    /// Those that ask more than squares tell, as machines.
    asking: Box<[Ruled<B>]>,
}

/// A slide from a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stride<B> {
    to: u8,
    passed: B,
    asks: Asks,
}

/// What a slide asks for, but empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Asks {
    Nothing,
    /// That the piece has not moved before.
    Unmoved,
    /// What only a machine can tell.
    More,
}

impl<B> Strides<B> {
    /// Of a type that nobody captures in passing.
    pub(super) fn none() -> Self {
        Self { by_origin: Box::default(), asking: Box::default() }
    }
}

/// The slides of a type: single steps of two squares or more that may be made without capturing.
pub(super) fn strides<B: Bitboard>(
    spec: &Spec,
    kind: &TypeSpec,
    side: Side,
    atlas: &Atlas<B>,
    ground: &Arc<Ground<B>>,
) -> Strides<B> {
    let area = spec.geometry.area();
    let mut strides: Vec<Vec<Stride<B>>> = vec![Vec::new(); area];
    let mut asking = Vec::new();
    let everywhere = !Squares::EMPTY;
    let confined = kind.confined.iter().map(|confined| {
        let index = side.index();
        (&confined.lines[index], confined.from[index], confined.to[index])
    });
    for (line, from, to) in [(&kind.lines[side.index()], everywhere, everywhere)].into_iter().chain(confined)
    {
        for chain in &line.alternatives.chains {
            let Some((origins, lands, asks)) = squares_of(chain, side, spec) else { continue };
            if asks == Asks::More {
                let alternatives = Alternatives { chains: vec![chain.clone()] };
                let piece = Piece { alternatives, linkage: line.linkage };
                let machine = Machine::new(&piece, ground, spec.repeat);
                asking.push(Ruled { machine, from: narrow(from), ends: narrow(to) });
            }
            let Core::Step { distance, direction } = chain.legs[0].core else { continue };
            let edge = spec.geometry.width().max(spec.geometry.height());
            let longest = distance.range(edge).max().unwrap_or_default();
            for vector in units_of(direction, side) {
                for origin in (origins & from).iter().take_while(|&origin| origin < area) {
                    let (mut passed, mut at) = (B::EMPTY, origin);
                    for length in 1..=longest {
                        let next = atlas.step(at, vector).filter(|&next| atlas.squares.contains(next));
                        let Some(next) = next else { break };
                        let ends_here = length > 1 && distance.range(edge).any(|it| it == length);
                        if ends_here && (lands & to).contains(next) {
                            let stride = Stride { to: next as u8, passed, asks };
                            if !strides[origin].contains(&stride) {
                                strides[origin].push(stride);
                            }
                        }
                        passed.insert(next);
                        at = next;
                    }
                }
            }
        }
    }
    Strides { by_origin: strides.into_iter().map(Vec::into).collect(), asking: asking.into() }
}

/// Between which squares an alternative slides, and what else it asks for; `None` if it is no slide.
fn squares_of(chain: &Chain, side: Side, spec: &Spec) -> Option<(Squares, Squares, Asks)> {
    let [leg] = chain.legs.as_slice() else { return None };
    let captures =
        |guard: &Guard| matches!(guard, Guard::Condition(Condition { kind: ConditionKind::Capture, .. }));
    let is_slide = leg.kind.is_none()
        && leg.properties.iter().all(|property| matches!(property, Property::Promotion(_)))
        && matches!(leg.core, Core::Step { .. });
    if !is_slide || leg.guards.iter().any(captures) {
        return None;
    }
    match Simple::of(chain, side, spec) {
        Some(simple) => simple.map(|simple| {
            let asks = if simple.unmoved { Asks::Unmoved } else { Asks::Nothing };
            (simple.origins, simple.lands, asks)
        }),
        None => Some((!Squares::EMPTY, !Squares::EMPTY, Asks::More)),
    }
}

impl<B: Bitboard> Engine<B> {
    /// The squares that a slide of this piece passes on the way; `None` where it can't have slid so.
    #[inline]
    pub(super) fn passed(&self, side: Side, kind: u8, from: usize, to: usize) -> Option<B> {
        let strides = self.strides[side.index()][usize::from(kind)].by_origin.get(from)?;
        strides.iter().find(|stride| usize::from(stride.to) == to).map(|stride| stride.passed)
    }

    /// From where such a piece can slide to a square, and what it passes.
    pub(super) fn slides_to(&self, (side, kind): (Side, u8), to: usize) -> impl Iterator<Item = (usize, B)> {
        let by_origin = &self.strides[side.index()][usize::from(kind)].by_origin;
        by_origin.iter().enumerate().flat_map(move |(from, strides)| {
            let there = strides.iter().filter(move |stride| usize::from(stride.to) == to);
            there.map(move |stride| (from, stride.passed))
        })
    }

    /// Whether a piece that has just gone from one square to another over these empty ones has slid: `before` it did.
    #[inline]
    pub(super) fn has_slid(
        &self,
        (side, kind): (Side, u8),
        (from, to): (usize, usize),
        was_unmoved: bool,
        before: impl FnOnce() -> Position<B>,
    ) -> bool {
        let strides = &self.strides[side.index()][usize::from(kind)];
        let is_sure = |stride: &Stride<B>| match stride.asks {
            Asks::Nothing => true,
            Asks::Unmoved => was_unmoved,
            Asks::More => false,
        };
        if strides.by_origin[from].iter().any(|stride| usize::from(stride.to) == to && is_sure(stride)) {
            return true;
        }
        !strides.asking.is_empty() && self.has_slid_by_machine((side, kind), (from, to), &before())
    }

    #[cold]
    fn has_slid_by_machine(
        &self,
        (side, kind): (Side, u8),
        (from, to): (usize, usize),
        before: &Position<B>,
    ) -> bool {
        let asking = &self.strides[side.index()][usize::from(kind)].asking;
        let regard = Self::regard(before, side, self.kind(side, kind), from);
        let seen = Seen { engine: self, position: before, regard };
        asking.iter().filter(|ruled| ruled.from.contains(from) && ruled.ends.contains(to)).any(|ruled| {
            let mut found = Gathered::default();
            let is_done = ruled.machine.moves(&seen, side, from, &mut Scratch::new(), &mut found).is_ok();
            is_done && found.plain.contains(to)
        })
    }
}
