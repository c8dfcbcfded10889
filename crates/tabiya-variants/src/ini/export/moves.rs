use std::collections::BTreeMap;

use tabiya_board::{Bitboard, Geometry};
use tabiya_pieces::tree::{
    Arrow, Chain, ConditionKind, Core, Direction, Distance, Guard, Lines, Number, Promotion, Property,
};

use crate::ini::import::{exactly, without_parentheses};
use crate::spec::{Spec, Squares, TypeId};

/// How a type moves: its lines taken apart.
#[derive(Clone, Debug)]
pub(super) struct Moving {
    pub(super) sides: [Parts; 2],
}

/// The line of one side.
#[derive(Clone, Debug, Default)]
pub(super) struct Parts {
    /// Moves from everywhere.
    pub(super) usual: Vec<Chain>,
    /// Moves from some squares only.
    pub(super) first: Vec<(Squares, Chain)>,
    /// What the piece becomes.
    pub(super) promotions: Vec<Promotion>,
}

impl Moving {
    pub(super) fn of(spec: &Spec, id: TypeId) -> Self {
        let is_victim = spec.en_passant.iter().any(|rule| rule.victims.contains(&id));
        Self { sides: [0, 1].map(|side| Parts::of(spec, id, side, is_victim)) }
    }

    /// Whether both sides move alike, save from where their first moves are made.
    pub(super) fn is_alike(&self) -> bool {
        let [white, black] = &self.sides;
        texts(&white.usual) == texts(&black.usual) && white.first_texts() == black.first_texts()
    }
}

impl Parts {
    fn of(spec: &Spec, id: TypeId, side: usize, is_victim: bool) -> Self {
        let mut parts = Self::default();
        for chain in &spec.types[id].lines[side].alternatives.chains {
            match chain.legs.as_slice() {
                [leg] if leg.guards.is_empty() && leg.properties.is_empty() => {
                    if let Core::Promotion(promotion) = &leg.core {
                        parts.promotions.push(promotion.clone());
                        continue;
                    }
                }
                // Castling is told by other means.
                [leg] if leg.properties.iter().any(|property| matches!(property, Property::Joint { .. })) => {
                    continue;
                }
                _ => {}
            }
            let Some((origins, chain)) = from_where(chain, spec, side) else { continue };
            if origins == whole(spec.geometry) {
                parts.usual.push(chain);
            } else if !origins.is_empty() {
                parts.first.push((origins, chain));
            }
        }
        for confined in &spec.types[id].confined {
            if confined.to[side] == whole(spec.geometry) {
                let moves = confined.lines[side].alternatives.chains.iter();
                parts.first.extend(moves.map(|chain| (confined.from[side], chain.clone())));
            }
        }
        if is_victim {
            parts.split_far(spec.geometry);
        }
        parts
    }

    /// Moves that can be captured in passing are first moves, though they may be made from everywhere.
    fn split_far(&mut self, geometry: Geometry) {
        let mut usual = Vec::new();
        for chain in self.usual.drain(..) {
            let Some((near, far)) = split(&chain) else {
                usual.push(chain);
                continue;
            };
            usual.extend(near);
            self.first.push((whole(geometry), far));
        }
        self.usual = usual;
    }

    /// The first moves, each with all squares that it is made from.
    pub(super) fn first_by_text(&self) -> BTreeMap<String, (Squares, Chain)> {
        let mut all: BTreeMap<String, (Squares, Chain)> = BTreeMap::new();
        for (squares, chain) in &self.first {
            let entry = all.entry(text(chain)).or_insert_with(|| (Squares::EMPTY, chain.clone()));
            entry.0 |= *squares;
        }
        all
    }

    fn first_texts(&self) -> Vec<String> {
        self.first_by_text().into_keys().collect()
    }
}

/// A quiet slide of up to several squares: its part of one square, and the rest.
fn split(chain: &Chain) -> Option<(Option<Chain>, Chain)> {
    let [leg] = chain.legs.as_slice() else { return None };
    let is_quiet = |guard: &Guard| matches!(guard, Guard::Condition(condition) if condition.kind == ConditionKind::NoCapture);
    let Core::Step { distance: Distance { from: Number::Exactly(from), to }, direction } = leg.core else {
        return None;
    };
    let to = match to {
        None => from,
        Some(Number::Exactly(to)) => to,
        Some(Number::Any) => return None,
    };
    if leg.kind.is_some()
        || !leg.properties.is_empty()
        || !leg.guards.iter().all(is_quiet)
        || to < 2
        || from == 0
    {
        return None;
    }
    let with = |from: u8, to: u8| {
        let mut part = chain.clone();
        let to = (to > from).then_some(Number::Exactly(to));
        part.legs[0].core = Core::Step { distance: Distance { to, ..exactly(from) }, direction };
        part
    };
    Some(((from == 1).then(|| with(1, 1)), with(from.max(2), to)))
}

/// The squares from which a side makes a move, and the move without what says so; `None` where it never makes it.
fn from_where(chain: &Chain, spec: &Spec, side: usize) -> Option<(Squares, Chain)> {
    let mut chain = chain.clone();
    let mut origins = whole(spec.geometry);
    let mut ever = true;
    chain.legs.first_mut()?.guards.retain(|guard| {
        let Guard::Condition(condition) = guard else { return true };
        let squares = match condition.kind {
            ConditionKind::White | ConditionKind::Black => {
                ever &= ((condition.kind == ConditionKind::White) == (side == 0)) != condition.negated;
                return false;
            }
            ConditionKind::OwnSector => spec.sectors[side],
            ConditionKind::EnemySector => spec.sectors[1 - side],
            ConditionKind::LightSquare => spec.light,
            ConditionKind::DarkSquare => !spec.light,
            ConditionKind::Line(lines) => on_lines(lines, spec.geometry, side),
            _ => return true,
        };
        origins &= if condition.negated { !squares } else { squares };
        false
    });
    ever.then(|| (origins, without_parentheses(chain)))
}

/// The squares of lines as a side counts them.
pub(super) fn on_lines(lines: Lines, geometry: Geometry, side: usize) -> Squares {
    let mut squares = Squares::EMPTY;
    for square in geometry.squares() {
        let line = if side == 0 { geometry.height() - square.row() } else { square.row() + 1 };
        if lines.contains(line) {
            squares.insert(geometry.index(square));
        }
    }
    squares
}

pub(super) fn whole(geometry: Geometry) -> Squares {
    let mut squares = Squares::EMPTY;
    (0..geometry.area()).for_each(|index| squares.insert(index));
    squares
}

/// An alternative as text.
pub(super) fn text(chain: &Chain) -> String {
    crate::ini::import::piece_of(vec![chain.clone()]).to_string()
}

/// Alternatives as texts, in a fixed order. Sideways and forward steps in one are two.
pub(super) fn texts(chains: &[Chain]) -> Vec<String> {
    let mut texts: Vec<String> = chains.iter().flat_map(apart).map(|chain| text(&chain)).collect();
    texts.sort();
    texts.dedup();
    texts
}

/// `1>=` as `1>` and `1=`.
fn apart(chain: &Chain) -> Vec<Chain> {
    let [leg] = chain.legs.as_slice() else { return vec![chain.clone()] };
    let Core::Step { distance, direction: Direction::Arrow(arrow) } = leg.core else {
        return vec![chain.clone()];
    };
    let ways = [
        (arrow.forward, [true, false, false]),
        (arrow.backward, [false, true, false]),
        (arrow.sideways, [false, false, true]),
    ];
    let of = |[forward, backward, sideways]: [bool; 3]| {
        let mut part = chain.clone();
        let direction = Direction::Arrow(Arrow { forward, backward, sideways });
        part.legs[0].core = Core::Step { distance, direction };
        part
    };
    ways.into_iter().filter(|(points, _)| *points).map(|(_, way)| of(way)).collect()
}
