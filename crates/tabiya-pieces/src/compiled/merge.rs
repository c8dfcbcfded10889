//! Legs that have been collected become parts: what asks and does the same stands together, and the same way to different
//! targets is one way.

use std::collections::BTreeMap;

use tabiya_board::Bitboard;

use super::collect::Simple;
use super::ground::{Ground, Vector};
use super::lame::{Lame, Way};
use super::part::{Part, PartWays};
use super::ray::{Manner, Ray};
use super::table::Room;
use super::takes::Targets;
use super::ways::Ways;

pub(super) fn parts<B: Bitboard>(legs: Vec<Simple<B>>, ground: &Ground<B>, room: &mut Room) -> Vec<Part<B>> {
    let mut alike: Vec<Vec<Simple<B>>> = Vec::new();
    for leg in legs {
        let same = |other: &&mut Vec<Simple<B>>| {
            other[0].guard.asks == leg.guard.asks && other[0].finish == leg.finish
        };
        match alike.iter_mut().find(same) {
            Some(others) => others.push(leg),
            None => alike.push(vec![leg]),
        }
    }
    let part = |legs: Vec<Simple<B>>| {
        let (asks, finish) = (legs[0].guard.asks.clone(), legs[0].finish.clone());
        let strides = strides(legs, ground, room);
        let lands = strides.iter().all(|stride| stride.ways.manner != Manner::Jump);
        let captures = strides.iter().any(|stride| stride.targets.captures());
        Part {
            is_plain: lands && asks.is_nothing() && finish.is_nothing(),
            is_harmless: !captures && !finish.has_effects(),
            asks,
            finish,
            strides,
        }
    };
    alike.into_iter().map(part).collect()
}

/// Lines from the same squares: of each vector, least and greatest distance what may stand at the end.
struct Lines<B> {
    squares: [B; 2],
    manner: Manner,
    stops: bool,
    targets: BTreeMap<(Vector, u8, u8), Targets>,
}

/// Lame leaps from the same squares to the same targets.
struct LameLeaps<B> {
    squares: [B; 2],
    targets: Targets,
    ways: Vec<Way<B>>,
}

fn strides<B: Bitboard>(legs: Vec<Simple<B>>, ground: &Ground<B>, room: &mut Room) -> Vec<PartWays<B>> {
    let (mut lines, mut lame) = (Vec::new(), Vec::new());
    for leg in legs {
        if leg.lame.is_empty() {
            add_lines(&mut lines, leg);
        } else {
            add_lame(&mut lame, leg);
        }
    }
    let lame = lame.into_iter().map(|LameLeaps { squares, targets, ways }| {
        let ways = Ways::of_lame(Lame::new(ways, ground));
        PartWays { squares, targets, ways, stops: true }
    });
    let mut strides: Vec<PartWays<B>> = lame.collect();
    for Lines { squares, manner, stops, targets } in lines {
        let mut by_targets: BTreeMap<Targets, Vec<Ray>> = BTreeMap::new();
        for ((vector, least, most), targets) in targets {
            by_targets.entry(targets).or_default().push(Ray { choice: 0, vector, least, most });
        }
        for (targets, rays) in by_targets {
            let ways = Ways::new(manner, &rays, ground, room);
            strides.push(PartWays { squares, targets, ways, stops });
        }
    }
    strides
}

fn add_lines<B: Bitboard>(all: &mut Vec<Lines<B>>, leg: Simple<B>) {
    let Simple { guard, manner, rays, targets, stops, .. } = leg;
    let same =
        |lines: &Lines<B>| lines.squares == guard.squares && lines.manner == manner && lines.stops == stops;
    let at = all.iter().position(same).unwrap_or(all.len());
    if at == all.len() {
        all.push(Lines { squares: guard.squares, manner, stops, targets: BTreeMap::new() });
    }
    for Ray { vector, least, most, .. } in rays {
        let known = all[at].targets.entry((vector, least, most)).or_insert(targets);
        *known = known.or(targets);
    }
}

fn add_lame<B: Bitboard>(all: &mut Vec<LameLeaps<B>>, leg: Simple<B>) {
    let squares = leg.guard.squares;
    match all.iter_mut().find(|leaps| leaps.squares == squares && leaps.targets == leg.targets) {
        Some(leaps) => leaps.ways.extend(leg.lame),
        None => all.push(LameLeaps { squares, targets: leg.targets, ways: leg.lame }),
    }
}
