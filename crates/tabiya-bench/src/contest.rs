use std::hint::black_box;
use std::time::{Duration, Instant};

/// Does the work of one pass and says how many units of it were done. The round chooses among inputs that are too large
/// for all of them to be done in one pass.
type Work<'a> = Box<dyn FnMut(usize) -> u64 + 'a>;

/// One piece of work, done by the peer and by us on the same inputs.
pub struct Contest<'a> {
    /// The name by which it is chosen.
    pub name: &'static str,
    /// What is done.
    pub what: &'static str,
    /// What is counted.
    pub unit: &'static str,
    /// How many times as fast as the peer we want to be; `None` for a plain fact.
    pub reach: Option<f64>,
    peer: Work<'a>,
    ours: Work<'a>,
}

/// How long and how often to measure.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The rounds; each has one sample of either side.
    pub rounds: usize,
    /// What a sample takes at least.
    pub sample: Duration,
}

/// What a contest has shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The peer's median, in units a second.
    pub peer: f64,
    /// Our median, in units a second.
    pub ours: f64,
    /// The smallest, the median and the largest ratio between the two samples of one round.
    pub ratio: [f64; 3],
}

impl std::fmt::Debug for Contest<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Contest").field("name", &self.name).finish_non_exhaustive()
    }
}

impl<'a> Contest<'a> {
    /// A contest between two ways of doing the same; who makes it has seen that both come to the same results.
    pub fn new(
        name: &'static str,
        what: &'static str,
        unit: &'static str,
        peer: impl FnMut(usize) -> u64 + 'a,
        ours: impl FnMut(usize) -> u64 + 'a,
    ) -> Self {
        Self { name, what, unit, reach: None, peer: Box::new(peer), ours: Box::new(ours) }
    }

    /// The same with a ratio to reach.
    pub fn to_reach(self, ratio: f64) -> Self {
        Self { reach: Some(ratio), ..self }
    }

    /// Measures both sides round by round: peer first in one, we first in the next, so that what slows the machine down
    /// for a while meets both.
    ///
    /// # Panics
    /// If a pass of the two sides differs in the number of units.
    pub fn measure(&mut self, plan: Plan) -> Measured {
        let mut samples = Vec::with_capacity(plan.rounds);
        for round in 0..plan.rounds {
            let (peer, ours);
            if round % 2 == 0 {
                peer = Sample::take(&mut self.peer, round, plan.sample);
                ours = Sample::take(&mut self.ours, round, plan.sample);
            } else {
                ours = Sample::take(&mut self.ours, round, plan.sample);
                peer = Sample::take(&mut self.peer, round, plan.sample);
            }
            assert_eq!(peer.units, ours.units, "{}: both do the same amount of work", self.name);
            samples.push((peer.rate, ours.rate));
        }
        let mut ratios: Vec<f64> = samples.iter().map(|(peer, ours)| ours / peer).collect();
        let ratio = median(&mut ratios);
        Measured {
            peer: median(&mut samples.iter().map(|sample| sample.0).collect::<Vec<_>>()),
            ours: median(&mut samples.iter().map(|sample| sample.1).collect::<Vec<_>>()),
            ratio: [ratios[0], ratio, ratios[ratios.len() - 1]],
        }
    }
}

/// Passes that were timed together.
struct Sample {
    /// The units of one pass.
    units: u64,
    /// The units a second.
    rate: f64,
}

impl Sample {
    /// As many passes as take at least so long.
    fn take(work: &mut Work<'_>, round: usize, at_least: Duration) -> Self {
        let start = Instant::now();
        let mut units = 0;
        let mut passes = 0;
        loop {
            units += black_box(work(black_box(round)));
            passes += 1;
            let elapsed = start.elapsed();
            if elapsed >= at_least {
                return Self { units: units / passes, rate: units as f64 / elapsed.as_secs_f64() };
            }
        }
    }
}

/// Sorts the values and gives the middle one, or the mean of the two.
fn median(values: &mut [f64]) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    let middle = values.len() / 2;
    if values.len() % 2 == 1 { values[middle] } else { f64::midpoint(values[middle - 1], values[middle]) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0]).to_bits(), 2.0_f64.to_bits());
        assert_eq!(median(&mut [4.0, 1.0, 3.0, 2.0]).to_bits(), 2.5_f64.to_bits());
    }

    #[test]
    #[should_panic(expected = "both do the same amount of work")]
    fn unequal_work_is_no_contest() {
        Contest::new("x", "", "", |_| 1, |_| 2).measure(Plan { rounds: 1, sample: Duration::ZERO });
    }
}
