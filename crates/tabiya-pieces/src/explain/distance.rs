use tabiya_game::{Code, Message};

use super::codes;
use crate::tree::{Count, Distance, Number};

/// Numbers as a sentence tells them: one code for each form.
pub(super) struct Measure {
    exactly: Code,
    range: Code,
    at_least: Code,
    any: Code,
}

/// How far a move goes: `two squares`.
pub(super) const DISTANCE: Measure = Measure {
    exactly: codes::EXACTLY,
    range: codes::RANGE,
    at_least: codes::AT_LEAST,
    any: codes::ANY_DISTANCE,
};

/// How far away something stands; other cases than for moves, in Russian.
pub(super) const AWAY: Measure = Measure {
    exactly: codes::AWAY_EXACTLY,
    range: codes::AWAY_RANGE,
    at_least: codes::AWAY_AT_LEAST,
    any: codes::AWAY_ANY,
};

/// How many leaps a line has that a piece jumps along.
pub(super) const STEPS: Times = Times {
    up_to: codes::STEPS_UP_TO,
    measure: Measure {
        exactly: codes::STEPS_EXACTLY,
        range: codes::STEPS_RANGE,
        at_least: codes::STEPS_AT_LEAST,
        any: codes::STEPS_ANY,
    },
};

/// How often a group can be repeated.
pub(super) const TIMES: Times = Times {
    up_to: codes::TIMES_UP_TO,
    measure: Measure {
        exactly: codes::TIMES_EXACTLY,
        range: codes::TIMES_RANGE,
        at_least: codes::TIMES_AT_LEAST,
        any: codes::TIMES_ANY,
    },
};

impl Measure {
    /// A distance: `two squares`, `2 to 3 squares`.
    pub(super) fn of(&self, distance: Distance) -> Message {
        self.say(distance.from, distance.to)
    }

    fn say(&self, from: Number, to: Option<Number>) -> Message {
        match (from, to) {
            (Number::Any, _) => Message::new(self.any),
            (Number::Exactly(from), Some(Number::Any)) => Message::new(self.at_least).with("from", from),
            (Number::Exactly(from), Some(Number::Exactly(to))) if from != to => {
                Message::new(self.range).with("from", from).with("to", to)
            }
            (Number::Exactly(count), _) => Message::new(self.exactly).with("count", count),
        }
    }
}

/// Counts as a sentence tells them: a lone number is the greatest (Q3), `2-2` is exact (H9).
pub(super) struct Times {
    up_to: Code,
    measure: Measure,
}

impl Times {
    /// A count: `up to three times`, `exactly twice`.
    pub(super) fn of(&self, count: Count) -> Message {
        match (count.from, count.to) {
            (Number::Exactly(greatest), None) => Message::new(self.up_to).with("count", greatest),
            (from, to) => self.measure.say(from, to),
        }
    }
}

/// Exactly so far.
pub(super) const fn exactly(number: u8) -> Distance {
    Distance { from: Number::Exactly(number), to: None }
}

/// How far a piece goes, or stands, along a line: a 0 in a range leads nowhere and is skipped (Q33).
pub(super) const fn along(distance: Distance) -> Distance {
    match distance {
        Distance { from: Number::Exactly(0), to: Some(Number::Any) } => {
            Distance { from: Number::Any, to: None }
        }
        Distance { from: Number::Exactly(0), to: Some(Number::Exactly(1..)) } => {
            Distance { from: Number::Exactly(1), ..distance }
        }
        _ => distance,
    }
}

/// The number that a distance is, if it is one: `2`, `2-2`.
pub(super) fn fixed(distance: Distance) -> Option<u8> {
    match (distance.from, distance.to) {
        (Number::Exactly(number), None) => Some(number),
        (Number::Exactly(from), Some(Number::Exactly(to))) if from == to => Some(from),
        _ => None,
    }
}
