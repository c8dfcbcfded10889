//! A smaller variant that shows the same difference.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tabiya_board::Side;
use tabiya_pieces::Piece;
use tabiya_variants::naive::{Position, Referee};
use tabiya_variants::spec::{Royalty, Spec};

use super::features::{FEATURES, Tally};
use super::game::{Difference, Plan, compare};

/// The difference that a variant shows, if it does; a panic is one.
pub(crate) fn difference(spec: &Spec, plan: Plan) -> Option<Difference> {
    match catch_unwind(AssertUnwindSafe(|| compare(spec, plan, &mut Tally::default()))) {
        Ok(Some(Err(difference))) => Some(*difference),
        Ok(_) => None,
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            Some(Difference { what: "panic", positions: Vec::new(), details: text.unwrap_or_default() })
        }
    }
}

/// So many smaller variants are looked at.
const MAX_TRIES: usize = 1_000;

/// Takes away what the difference does not need: plies, pieces, rules, alternatives of lines.
pub(crate) fn shrink(spec: &Spec, plan: Plan) -> (Spec, Plan, Difference) {
    let mut found = difference(spec, plan).expect("it differs");
    let (mut spec, mut plan) = (spec.clone(), Plan { leaves: 200, steps: 300_000, ..plan });
    let mut tries = 0;
    loop {
        let before = spec.clone();
        let mut next = 0;
        while let Some(candidate) = candidates(&spec, &found).into_iter().nth(next) {
            tries += 1;
            if tries == MAX_TRIES {
                return (spec, plan, found);
            }
            match try_out(&candidate, plan, &found) {
                Some((smaller, again)) => (spec, plan, found) = (candidate, smaller, again),
                None => next += 1,
            }
        }
        if spec == before {
            return (spec, plan, found);
        }
    }
}

/// Looks for the difference in another variant, in games of few plies.
fn try_out(spec: &Spec, plan: Plan, known: &Difference) -> Option<(Plan, Difference)> {
    if !is_sound(spec) {
        return None;
    }
    let most = known.positions.len().clamp(1, 3);
    let mut plans =
        (0..most).flat_map(|plies| (0..=3 * plies as u64).map(move |seed| Plan { seed, plies, ..plan }));
    plans.find_map(|plan| {
        let again = difference(spec, plan).filter(|again| again.what == known.what)?;
        Some((plan, again))
    })
}

/// Whether the start is one that a game can have.
fn is_sound(spec: &Spec) -> bool {
    catch_unwind(AssertUnwindSafe(|| tabiya_variants::text::judge_start(spec).is_ok())).unwrap_or(true)
}

/// Variants with something less.
fn candidates(spec: &Spec, found: &Difference) -> Vec<Spec> {
    let mut all = Vec::new();
    let mut with_start = |position: &Position| {
        let start = position.text(spec);
        if start != spec.start {
            all.push(Spec { start, ..spec.clone() });
        }
    };
    for position in found.positions.iter().rev().take(3) {
        with_start(position);
    }
    let start = Referee::new(spec).start();
    for square in 0..start.board.len() {
        if start.board[square].is_some() {
            let mut position = start.clone();
            position.board[square] = None;
            with_start(&position);
        }
    }
    for side in Side::ALL {
        for kind in 0..spec.types.len() {
            if start.hands[side.index()][kind] > 0 {
                let mut position = start.clone();
                position.hands[side.index()][kind] -= 1;
                with_start(&position);
            }
        }
    }
    let mut plain = start.clone();
    (plain.quiet, plain.number) = (0, 1);
    plain.board.iter_mut().flatten().for_each(|man| man.unmoved = false);
    with_start(&plain);
    for (_, remove) in FEATURES {
        let mut without = spec.clone();
        remove(&mut without);
        without.start = start.text(&without);
        all.push(without);
    }
    let mut without = spec.clone();
    (without.ends.quiet, without.ends.repetition, without.royalty) = (None, None, Royalty::Nothing);
    all.push(without);
    for kind in 0..spec.types.len() {
        for side in [0, 1] {
            for line in smaller(&spec.types[kind].lines[side]) {
                let mut with = spec.clone();
                with.types[kind].lines[side] = line.clone();
                all.push(with.clone());
                with.types[kind].lines = [line.clone(), line];
                all.push(with);
            }
        }
        for confined in 0..spec.types[kind].confined.len() {
            for line in smaller(&spec.types[kind].confined[confined].lines[0]) {
                let mut with = spec.clone();
                with.types[kind].confined[confined].lines = [line.clone(), line];
                all.push(with);
            }
        }
    }
    all.retain(|candidate| candidate != spec);
    all
}

/// Lines with an alternative, a leg or a guard less; at last one that is nothing to speak of.
fn smaller(line: &Piece) -> Vec<Piece> {
    let mut all: Vec<Piece> = vec!["1+".parse().expect("a line")];
    let chains = &line.alternatives.chains;
    for chain in 0..chains.len() {
        let mut with = |change: &dyn Fn(&mut Piece)| {
            let mut line = line.clone();
            change(&mut line);
            all.push(line);
        };
        if chains.len() > 1 {
            with(&|line| drop(line.alternatives.chains.remove(chain)));
        }
        for leg in 0..chains[chain].legs.len() {
            if leg > 0 {
                with(&|line| {
                    line.alternatives.chains[chain].legs.truncate(leg);
                    line.alternatives.chains[chain].links.truncate(leg - 1);
                });
            }
            for guard in 0..chains[chain].legs[leg].guards.len() {
                with(&|line| drop(line.alternatives.chains[chain].legs[leg].guards.remove(guard)));
            }
            for property in 0..chains[chain].legs[leg].properties.len() {
                with(&|line| drop(line.alternatives.chains[chain].legs[leg].properties.remove(property)));
            }
        }
    }
    all
}
