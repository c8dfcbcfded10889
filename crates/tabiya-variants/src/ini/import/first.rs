use core::iter::once;

use tabiya_board::Geometry;
use tabiya_pieces::tree::{
    Alternatives, Chain, Condition, ConditionKind, Core, Distance, Group, Guard, Leg, Lines, Number, Place,
};

use super::types::{chains, piece_of};
use crate::ini::area::{Area, lines};
use crate::ini::config::Config;
use crate::ini::pieces::Kind;
use crate::spec::{ConfinedSpec, Squares};

/// Moves that a piece has from the squares of a region only.
#[derive(Clone, Debug)]
pub(super) struct First {
    moves: Vec<Chain>,
    region: [Area; 2],
}

/// The first moves of a kind.
pub(super) fn first_moves(config: &Config, kind: Kind) -> Vec<First> {
    if !config.double_step {
        return Vec::new();
    }
    let mut all = Vec::new();
    let mut add = |moves: Vec<Chain>, region: [Area; 2]| {
        if !moves.is_empty() && region != [Area::NONE; 2] {
            all.push(First { moves, region });
        }
    };
    if kind == Kind::PAWN {
        add(chains("o2>"), config.double_region);
        add(chains("o3>"), config.triple_region);
    } else if let Some(moves) = config.pieces.get(&kind).and_then(|man| man.moves.as_ref()) {
        add(moves.first.clone(), config.double_region);
    }
    all
}

impl First {
    /// Whether one of them passes squares on which it could be captured.
    pub(in crate::ini) fn goes_far(&self) -> bool {
        goes_far(&self.moves)
    }

    /// Adds them to the lines of a type where the region is made of ranks, and to its confined moves elsewhere.
    pub(super) fn add(
        &self,
        lines: &mut [Vec<Chain>; 2],
        confined: &mut Vec<ConfinedSpec>,
        geometry: Geometry,
    ) {
        let squares = self.region.map(|area| area.on(geometry));
        if let Some(ranges) = ranges(squares, geometry) {
            for side in 0..2 {
                for &range in &ranges[side] {
                    let everywhere = range == Lines { from: 1, to: Some(geometry.height()) };
                    let moves = self
                        .moves
                        .iter()
                        .map(|chain| if everywhere { chain.clone() } else { on_lines(range, chain) });
                    lines[side].extend(moves);
                }
            }
        } else {
            let piece = piece_of(self.moves.clone());
            let board = super::squares(geometry, |_, _| true);
            confined.push(ConfinedSpec { lines: [piece.clone(), piece], from: squares, to: [board; 2] });
        }
    }
}

/// Whether a ride of two squares or more that does not capture is among them.
pub(in crate::ini) fn goes_far(moves: &[Chain]) -> bool {
    moves.iter().any(|chain| {
        let [leg] = chain.legs.as_slice() else { return false };
        let captures = leg.guards.iter().any(
            |guard| matches!(guard, Guard::Condition(condition) if condition.kind == ConditionKind::Capture),
        );
        let Core::Step { distance, .. } = leg.core else { return false };
        !captures && leg.kind.is_none() && *distance.range(16).end() >= 2
    })
}

/// The ranks of a region, in runs, as each side counts them; `None` where it is not made of whole ranks.
fn ranges(squares: [Squares; 2], geometry: Geometry) -> Option<[Vec<Lines>; 2]> {
    let of = |side: usize| {
        let mut runs: Vec<(u8, u8)> = Vec::new();
        for line in lines(squares[side], geometry, side)? {
            match runs.last_mut() {
                Some((_, last)) if *last + 1 == line => *last = line,
                _ => runs.push((line, line)),
            }
        }
        let lines = runs.into_iter().map(|(from, to)| Lines { from, to: (to > from).then_some(to) });
        Some(lines.collect::<Vec<_>>())
    };
    Some([of(0)?, of(1)?])
}

/// The same move for a piece that stands on these lines.
pub(in crate::ini) fn on_lines(lines: Lines, chain: &Chain) -> Chain {
    let mut chain = chain.clone();
    let condition = Condition { negated: false, kind: ConditionKind::Line(lines), place: Place::default() };
    let condition = Guard::Condition(condition);
    let leg = &mut chain.legs[0];
    if leg.guards.is_empty() && leg.kind.is_none() && !matches!(leg.core, Core::Group(_)) {
        // A number right after that of the lines would be a part of it.
        return in_parentheses(condition, chain);
    }
    leg.guards = once(condition).chain(leg.guards.drain(..)).collect();
    chain
}

fn in_parentheses(guard: Guard, chain: Chain) -> Chain {
    let body = Alternatives { chains: vec![chain] };
    let group = Group { count: None, body, connector: None, direction: None };
    let core = Core::Group(Box::new(group));
    let place = Place::default();
    let leg = Leg { guards: vec![guard], kind: None, core, properties: Vec::new(), place };
    Chain { legs: vec![leg], links: Vec::new(), place }
}

/// A move without the parentheses that are there for its condition alone.
pub(in crate::ini) fn without_parentheses(chain: Chain) -> Chain {
    match chain.legs.as_slice() {
        [Leg { guards, kind: None, core: Core::Group(group), properties, .. }]
            if guards.is_empty() && properties.is_empty() =>
        {
            match (&**group, group.body.chains.as_slice()) {
                (Group { count: None, connector: None, direction: None, .. }, [body]) => body.clone(),
                _ => chain,
            }
        }
        _ => chain,
    }
}

/// A distance of exactly so many squares.
pub(in crate::ini) const fn exactly(number: u8) -> Distance {
    Distance { from: Number::Exactly(number), to: None }
}
