//! Slides of more than one square, on whose way a piece can be captured in passing.

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::tree::{Chain, Condition, ConditionKind, Core, Guard};

use super::Engine;
use super::atlas::Atlas;
use super::shape::{Simple, units_of};
use crate::spec::{Spec, Squares, TypeSpec};

/// By square of origin: where slides end, and what they pass.
pub(super) type Strides<B> = Box<[Box<[(u8, B)]>]>;

/// The slides of a type: single steps of two squares or more that may be made without capturing.
pub(super) fn strides<B: Bitboard>(spec: &Spec, kind: &TypeSpec, side: Side, atlas: &Atlas<B>) -> Strides<B> {
    let area = spec.geometry.area();
    let mut strides: Vec<Vec<(u8, B)>> = vec![Vec::new(); area];
    let everywhere = !Squares::EMPTY;
    let confined = kind.confined.iter().map(|confined| {
        let index = side.index();
        (&confined.lines[index], confined.from[index], confined.to[index])
    });
    for (line, from, to) in [(&kind.lines[side.index()], everywhere, everywhere)].into_iter().chain(confined)
    {
        for chain in &line.alternatives.chains {
            let Some((origins, lands)) = squares_of(chain, side, spec) else { continue };
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
                            let stride = (next as u8, passed);
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
    strides.into_iter().map(Vec::into).collect()
}

/// Between which squares an alternative slides; `None` if it is no slide.
fn squares_of(chain: &Chain, side: Side, spec: &Spec) -> Option<(Squares, Squares)> {
    let [leg] = chain.legs.as_slice() else { return None };
    let captures =
        |guard: &Guard| matches!(guard, Guard::Condition(Condition { kind: ConditionKind::Capture, .. }));
    let is_slide = leg.kind.is_none() && leg.properties.is_empty() && matches!(leg.core, Core::Step { .. });
    if !is_slide || leg.guards.iter().any(captures) {
        return None;
    }
    match Simple::of(chain, side, spec) {
        Some(simple) => simple.map(|simple| (simple.origins, simple.lands)),
        // Whether its conditions held is seen from its having been made.
        None => Some((!Squares::EMPTY, !Squares::EMPTY)),
    }
}

impl<B: Bitboard> Engine<B> {
    /// The squares that a slide of this piece passes on the way; `None` where it can't have slid so.
    #[inline]
    pub(super) fn passed(&self, side: Side, kind: u8, from: usize, to: usize) -> Option<B> {
        let strides = self.strides[side.index()][usize::from(kind)].get(from)?;
        strides.iter().find(|(end, _)| usize::from(*end) == to).map(|(_, passed)| *passed)
    }
}
