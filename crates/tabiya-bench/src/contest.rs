use std::hint::black_box;
use std::time::{Duration, Instant};

/// Does the work of one pass and says how many units of it were done. The round chooses among inputs that are too large
/// for all of them to be done in one pass.
type Work<'a> = Box<dyn FnMut(usize) -> u64 + 'a>;

/// One piece of work, done by the peer, where there is one, and by us on the same inputs.
pub struct Contest<'a> {
    /// The name by which it is chosen.
    pub name: &'static str,
    /// What is done.
    pub what: &'static str,
    /// What is counted.
    pub unit: &'static str,
    /// How fast we want to be; `None` for a plain fact.
    pub reach: Option<Reach>,
    peer: Option<Work<'a>>,
    ours: Work<'a>,
}

/// How fast we want to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reach {
    /// So many times as fast as the peer.
    Ratio(f64),
    /// So many units a second.
    Rate(f64),
}

impl Reach {
    /// Whether these figures are that fast.
    pub fn is_met(self, measured: &Measured) -> bool {
        match self {
            Self::Ratio(ratio) => measured.ratio.is_some_and(|[_, middle, _]| middle >= ratio),
            Self::Rate(rate) => measured.ours >= rate,
        }
    }
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
    pub peer: Option<f64>,
    /// Our median, in units a second.
    pub ours: f64,
    /// The smallest, the median and the largest ratio between the two samples of one round.
    pub ratio: Option<[f64; 3]>,
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
        Self { peer: Some(Box::new(peer)), ..Self::alone(name, what, unit, ours) }
    }

    /// Work for which there is no peer.
    pub fn alone(
        name: &'static str,
        what: &'static str,
        unit: &'static str,
        ours: impl FnMut(usize) -> u64 + 'a,
    ) -> Self {
        Self { name, what, unit, reach: None, peer: None, ours: Box::new(ours) }
    }

    /// The same with a ratio to reach.
    pub fn to_reach(self, ratio: f64) -> Self {
        Self { reach: Some(Reach::Ratio(ratio)), ..self }
    }

    /// The same with so many units a second to reach.
    pub fn to_reach_rate(self, rate: f64) -> Self {
        Self { reach: Some(Reach::Rate(rate)), ..self }
    }

    /// Measures both sides round by round: peer first in one, we first in the next, so that what slows the machine down
    /// for a while meets both.
    ///
    /// # Panics
    /// If a pass of the two sides differs in the number of units.
    pub fn measure(&mut self, plan: Plan) -> Measured {
        let mut rates = (Vec::new(), Vec::new());
        let mut ratios = Vec::new();
        for round in 0..plan.rounds {
            let peer_first = round % 2 == 0;
            let mut peer = None;
            if peer_first {
                peer = self.peer.as_mut().map(|peer| Sample::take(peer, round, plan.sample));
            }
            let ours = Sample::take(&mut self.ours, round, plan.sample);
            if !peer_first {
                peer = self.peer.as_mut().map(|peer| Sample::take(peer, round, plan.sample));
            }
            if let Some(peer) = peer {
                assert_eq!(peer.units, ours.units, "{}: both do the same amount of work", self.name);
                rates.0.push(peer.rate);
                ratios.push(ours.rate / peer.rate);
            }
            rates.1.push(ours.rate);
        }
        let has_peer = !ratios.is_empty();
        Measured {
            peer: has_peer.then(|| median(&mut rates.0)),
            ours: median(&mut rates.1),
            ratio: has_peer.then(|| {
                let middle = median(&mut ratios);
                [ratios[0], middle, ratios[ratios.len() - 1]]
            }),
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
