use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Side, U256};
use tabiya_pieces::tree::{Chain, Core, Promotion};

use super::Engine;
use super::position::{NONE, Position, kind_of, side_of};
use super::reach::narrow;
use crate::spec::{PromotingMoves, Spec};

/// What the pieces of a side become.
#[derive(Clone, Debug)]
pub(super) struct Promotions<B> {
    /// By type.
    rules: Box<[Box<[Rule<B>]>]>,
    /// By type, where it may stand.
    regions: Box<[B]>,
    /// By type, where a move can end that promotes.
    reached: Box<[B]>,
}

#[derive(Clone, Debug)]
struct Rule<B> {
    zone: B,
    leaving: bool,
    mandatory: B,
    to: Box<[u8]>,
    limits: Box<[(u8, u8)]>,
    only: PromotingMoves,
    /// The piece's line says it.
    by_line: bool,
    /// All of its choices may stand everywhere, in any number.
    is_free: bool,
}

/// The promotion that an alternative gives to all moves of its line; `None` where it is another property, or holds
/// under conditions.
pub(super) fn of_line(chain: &Chain) -> Option<&Promotion> {
    match chain.legs.as_slice() {
        [leg] if leg.guards.is_empty() && leg.properties.is_empty() => match &leg.core {
            Core::Promotion(promotion) => Some(promotion),
            _ => None,
        },
        _ => None,
    }
}

/// Moves of one piece whose promotions are asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Landing<B> {
    pub(super) from: usize,
    pub(super) targets: B,
    /// Those at which it captures.
    pub(super) captures: B,
    /// A machine found them, which knows what the line says.
    pub(super) by_machine: bool,
}

impl<B: Bitboard> Engine<B> {
    /// Whether a piece that goes from a square to another by a move from a table has to become another there, and can
    /// become nothing.
    pub(crate) fn lacks_promotion(&self, position: &Position<B>, from: usize, to: usize) -> bool {
        let man = position.board[from];
        let targets = self.simple_targets(position, from) & B::single(to);
        if man == NONE || targets.is_empty() {
            return false;
        }
        let landing = Landing { from, targets, captures: position.occupied(), by_machine: false };
        let split = self.promotions[side_of(man).index()]
            .split(position, kind_of(man), landing, |_, _| ControlFlow::Break(()));
        matches!(split, ControlFlow::Continue(staying) if staying.is_empty())
    }
}

impl<B: Bitboard> Promotions<B> {
    pub(super) fn new(spec: &Spec, side: Side) -> Self {
        let geometry = spec.geometry;
        let by_letter = |letter: &String| {
            spec.types.iter().position(|kind| kind.letter == *letter).map(|kind| kind as u8)
        };
        let rules = spec.types.iter().enumerate().map(|(kind, of)| {
            let of_lines =
                of.lines[side.index()].alternatives.chains.iter().filter_map(of_line).map(|promotion| {
                    let mut zone = U256::EMPTY;
                    for square in geometry.squares() {
                        let line = match side {
                            Side::First => geometry.height() - square.row(),
                            Side::Second => square.row() + 1,
                        };
                        if promotion.lines.contains(line) {
                            zone.insert(geometry.index(square));
                        }
                    }
                    let zone = narrow(zone);
                    Rule {
                        zone,
                        leaving: false,
                        mandatory: if promotion.optional { B::EMPTY } else { zone },
                        to: promotion.choices.iter().filter_map(by_letter).collect(),
                        limits: Box::default(),
                        only: PromotingMoves::All,
                        by_line: true,
                        is_free: false,
                    }
                });
            let of_spec = spec.promotions.iter().filter(|rule| rule.from == kind).map(|rule| Rule {
                zone: narrow(rule.zone[side.index()]),
                leaving: rule.leaving,
                mandatory: narrow(rule.mandatory[side.index()]),
                to: rule.to.iter().map(|&to| to as u8).collect(),
                limits: rule.limits.iter().map(|&(kind, most)| (kind as u8, most)).collect(),
                only: rule.only,
                by_line: false,
                is_free: false,
            });
            of_lines.chain(of_spec).collect()
        });
        let regions: Box<[B]> = spec.types.iter().map(|kind| narrow(kind.region[side.index()])).collect();
        let board: B = narrow(geometry.squares().fold(U256::EMPTY, |mut all, square| {
            all.insert(geometry.index(square));
            all
        }));
        let may_stand_everywhere = |&to: &u8| (board & !regions[usize::from(to)]).is_empty();
        let mut rules: Box<[Box<[Rule<B>]>]> = rules.collect();
        for rule in rules.iter_mut().flatten() {
            rule.is_free = rule.limits.is_empty() && rule.to.iter().all(may_stand_everywhere);
        }
        let zones = |rules: &[Rule<B>]| {
            rules.iter().fold(B::EMPTY, |all, rule| if rule.leaving { !B::EMPTY } else { all | rule.zone })
        };
        let reached = rules.iter().map(|rules| zones(rules)).collect();
        Self { rules, regions, reached }
    }

    #[inline]
    pub(super) fn has(&self, kind: u8) -> bool {
        !self.rules[usize::from(kind)].is_empty()
    }

    /// Passes on at which of the targets a piece becomes what, and gives those at which it can stay what it is. A dropped piece comes from no square of the board.
    #[inline]
    pub(super) fn split<F>(
        &self,
        position: &Position<B>,
        kind: u8,
        Landing { from, targets, captures, by_machine }: Landing<B>,
        mut each: F,
    ) -> ControlFlow<(), B>
    where
        F: FnMut(B, &[u8]) -> ControlFlow<()>,
    {
        let mut staying = targets;
        if (targets & self.reached[usize::from(kind)]).is_empty() {
            return ControlFlow::Continue(staying);
        }
        let own = position.own(position.to_move);
        // What an earlier rule has given already.
        let mut given: Vec<(u8, B)> = Vec::new();
        let rules = &self.rules[usize::from(kind)];
        for rule in rules.iter().filter(|rule| !(by_machine && rule.by_line)) {
            let mut zone = rule.zone & targets;
            if rule.leaving && rule.zone.contains(from) {
                zone = targets;
            }
            match rule.only {
                PromotingMoves::All => {}
                PromotingMoves::Captures => zone &= captures,
                PromotingMoves::Quiet => zone &= !captures,
            }
            if zone.is_empty() {
                continue;
            }
            staying &= !(zone & rule.mandatory);
            if rules.len() == 1 && rule.is_free {
                each(zone, &rule.to)?;
                continue;
            }
            let is_free = |to: u8| {
                rule.limits.iter().all(|&(limited, most)| {
                    limited != to || (position.types[usize::from(to)] & own).len() < u32::from(most)
                })
            };
            for &to in rule.to.iter().filter(|&&to| is_free(to)) {
                let before = given.iter().filter(|(known, _)| *known == to);
                let zone =
                    before.fold(zone & self.regions[usize::from(to)], |zone, (_, before)| zone & !*before);
                if !zone.is_empty() {
                    each(zone, &[to])?;
                    given.push((to, zone));
                }
            }
        }
        ControlFlow::Continue(staying)
    }
}
