use std::collections::BTreeMap;

use tabiya_board::Square;
use tabiya_game::diagram::{Landing, When};

use super::finding::{Ending, Finding};

/// The landings, in reading order; moves that end on one square and differ in nothing else are one landing.
pub(super) fn landings(findings: &[Finding]) -> Vec<Landing> {
    let mut landings: BTreeMap<(Square, When, u8, bool), Landing> = BTreeMap::new();
    for finding in findings {
        let (square, when, leg) = (finding.movement.to, finding.when, finding.leg());
        let new = Landing { square, moves: false, captures: false, captures_elsewhere: false, when, leg };
        let landing = landings.entry((square, when, leg, finding.hops())).or_insert(new);
        for ending in finding.endings() {
            match ending {
                Ending::Quiet => landing.moves = true,
                Ending::Capture => landing.captures = true,
                Ending::CaptureElsewhere => landing.captures_elsewhere = true,
            }
        }
    }
    landings.into_values().collect()
}
