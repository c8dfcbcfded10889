use tabiya_pieces::sample::Source;

use super::board;
use super::types::some_types;
use crate::spec::{Extinction, Goal, Repetition, Spec, Verdict};

const VERDICTS: &[Verdict] = &[Verdict::Win, Verdict::Loss, Verdict::Draw];

/// What ends the game.
pub(super) fn ends(source: &mut impl Source, spec: &mut Spec) {
    let count = spec.types.len();
    if source.percent(20) {
        spec.ends.checkmate = source.pick(VERDICTS);
    }
    spec.ends.stalemate = source.pick(VERDICTS);
    if source.percent(25) {
        spec.ends.extinctions = (0..=source.below(2)).map(|_| extinction(source, count)).collect();
    }
    if source.percent(25) {
        spec.ends.goals = (0..=source.below(2)).map(|_| goal(source, spec)).collect();
    }
    if source.percent(15) {
        spec.ends.checks = Some(1 + source.below(3) as u8);
    }
    if source.percent(30) {
        let types = if source.percent(70) { some_types(source, count) } else { Vec::new() };
        spec.ends.quiet = Some((2 + source.below(8) as u16, types));
    }
    if source.percent(40) {
        spec.ends.repetition = Some(Repetition {
            times: 2 + source.below(3) as u8,
            verdict: source.pick(VERDICTS),
            perpetual_check: source.percent(50).then(|| source.pick(VERDICTS)),
        });
    }
    if source.percent(50) {
        spec.ends.two_passes = Some(source.pick(VERDICTS));
    }
}

fn extinction(source: &mut impl Source, count: usize) -> Extinction {
    Extinction {
        sides: source.pick(&[[true, true], [true, true], [true, false], [false, true]]),
        types: if source.percent(40) { Vec::new() } else { some_types(source, count) },
        each: source.percent(25),
        at_most: source.pick(&[0, 0, 1, 2]),
        verdict: source.pick(VERDICTS),
        opponent_at_least: source.pick(&[0, 0, 1, 2, 3]),
        reply: source.percent(35).then(|| source.pick(VERDICTS)),
    }
}

fn goal(source: &mut impl Source, spec: &Spec) -> Goal {
    let leaving = source.percent(30);
    Goal {
        types: some_types(source, spec.types.len()),
        zone: board::zone(source, spec.geometry),
        leaving,
        verdict: source.pick(VERDICTS),
        reply: !leaving && source.percent(40),
        safe: !leaving && source.percent(30),
    }
}
