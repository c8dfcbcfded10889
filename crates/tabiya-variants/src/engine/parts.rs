use tabiya_board::{Bitboard, Side, Step};
use tabiya_pieces::Piece;
use tabiya_pieces::tree::{Alternatives, Chain, Property};

use super::shape::{Shape, Simple};
use super::{castling, promotion};
use crate::spec::{Spec, Squares, TypeSpec};

/// A line taken apart for one side.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    pub(super) simples: Vec<Simple>,
    /// Castlings: `OKR`.
    pub(super) joints: Vec<Chain>,
    /// Everything else, with what holds for all of the line's moves.
    pub(super) rest: Vec<Rest>,
}

/// What of a line is no simple move, and between which squares it counts.
#[derive(Clone, Debug)]
pub(super) struct Rest {
    pub(super) piece: Piece,
    pub(super) from: Squares,
    pub(super) to: Squares,
}

impl Parts {
    pub(super) fn of(kind: &TypeSpec, side: Side, spec: &Spec) -> Self {
        let mut parts = Self { simples: Vec::new(), joints: Vec::new(), rest: Vec::new() };
        let everywhere = !Squares::EMPTY;
        parts.add(&kind.lines[side.index()], (everywhere, everywhere), false, side, spec);
        for confined in &kind.confined {
            let squares = (confined.from[side.index()], confined.to[side.index()]);
            // What holds for all moves of the piece holds for these too.
            let mut line = confined.lines[side.index()].clone();
            let main = &kind.lines[side.index()].alternatives.chains;
            let has_own = line.alternatives.chains.iter().any(Chain::is_property);
            line.alternatives.chains.extend(main.iter().filter(|chain| chain.is_property()).cloned());
            parts.add(&line, squares, has_own, side, spec);
        }
        parts
    }

    /// Adds the moves of a line between some squares. A line that `has_own` properties has them beside those of the piece.
    fn add(&mut self, line: &Piece, (from, to): (Squares, Squares), has_own: bool, side: Side, spec: &Spec) {
        let chains = &line.alternatives.chains;
        let (properties, moves): (Vec<&Chain>, Vec<&Chain>) =
            chains.iter().partition(|chain| chain.is_property());
        // Unconditional promotions of the whole line are the engine's; with anything else that holds for all moves, no
        // move is a simple one.
        let is_simple = !has_own && properties.iter().all(|chain| promotion::of_line(chain).is_some());
        let mut rest = Vec::new();
        for chain in moves {
            if is_simple && let Some(simple) = Simple::of(chain, side, spec) {
                self.simples.extend(simple.map(|simple| Simple {
                    origins: simple.origins & from,
                    lands: simple.lands & to,
                    ..simple
                }));
            } else if is_simple
                && from == !Squares::EMPTY
                && let [leg] = chain.legs.as_slice()
                && matches!(leg.properties.as_slice(), [Property::Joint { .. }])
                && castling::is_usual(leg)
            {
                self.joints.push(chain.clone());
            } else {
                rest.push(chain.clone());
            }
        }
        if !rest.is_empty() {
            rest.extend(properties.into_iter().cloned());
            let piece = Piece { alternatives: Alternatives { chains: rest }, linkage: line.linkage };
            self.rest.push(Rest { piece, from, to });
        }
    }

    /// The letters of the pieces that others castle with in an unusual way.
    pub(super) fn partners(&self) -> String {
        let legs = self.rest.iter().flat_map(|rest| rest.piece.alternatives.all_legs());
        let letters = legs.flat_map(|leg| &leg.properties).filter_map(|property| match property {
            Property::Joint { letters, .. } => letters.get(1..),
            _ => None,
        });
        letters.collect()
    }

    pub(super) fn vectors(&self) -> impl Iterator<Item = Step> + '_ {
        let of = |simple: &Simple| match &simple.shape {
            Shape::Ride { vectors, .. } | Shape::Hop { vectors, .. } => vectors.clone(),
            Shape::Leap(_) | Shape::Lame(_) => Vec::new(),
        };
        let straight = [(0, 1), (1, 0), (1, 1), (1, -1)].map(|(columns, rows)| Step::new(columns, rows));
        self.simples.iter().flat_map(of).chain(straight.into_iter().filter(|_| !self.joints.is_empty()))
    }
}
