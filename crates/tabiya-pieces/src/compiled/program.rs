use super::finish::Finish;
use super::guard::{Asks, Guard};
use super::ray::Ray;
use super::register::{Field, Registers};
use super::takes::Targets;
use super::ways::Ways;

/// The place of an operation in its program.
pub(super) type Place = u16;

/// An alternative as operations that are followed from place to place, wherever several can follow on all ways.
#[derive(Clone, Debug)]
pub(super) struct Program<B> {
    pub(super) operations: Vec<Operation<B>>,
    pub(super) start: Place,
    /// Set when the last leg made has captured (H8), where that is asked for.
    pub(super) last_captured: Option<Field>,
    /// Where the last leg led, where the next must lead outward (Q18).
    pub(super) heading: Option<Heading>,
    /// What happens after the last leg because of legs that have been made: each with the flag that says so.
    pub(super) finishes: Vec<(Field, Finish<B>)>,
    /// How many bits of fields and of flags there are, or none where there are many: so many bits are a part of the index
    /// by which legs know where they have been met.
    pub(super) packing: (u32, u32),
}

impl<B> Program<B> {
    /// How many indices there are.
    pub(super) fn indices(&self) -> usize {
        self.operations.len() << (self.packing.0 + self.packing.1)
    }

    /// The index of an operation in a state in which nothing is captured, where it has one.
    #[inline]
    pub(super) fn index(&self, place: Place, registers: &Registers) -> Option<usize> {
        let (fields, flags) = self.packing;
        Some(usize::from(place) << (fields + flags) | registers.packed(fields, flags)?)
    }

    /// What its guards ask of the position.
    pub(super) fn asks_mut(&mut self) -> impl Iterator<Item = &mut Asks<B>> {
        self.operations.iter_mut().filter_map(|operation| match operation {
            Operation::Enter { guard: Some(guard), .. } | Operation::Stay { guard, .. } => {
                Some(&mut guard.asks)
            }
            Operation::Move(leg) => Some(&mut leg.guard.asks),
            _ => None,
        })
    }
}

/// The direction of the last leg.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heading {
    /// 16 more than the squares to the right; 0 before the first leg.
    pub(super) right: Field,
    /// 16 more than the squares forward.
    pub(super) forward: Field,
    /// The next leg stands behind a `.`.
    pub(super) outward: Field,
}

#[derive(Clone, Debug)]
pub(super) enum Operation<B> {
    /// The move is made.
    Accept,
    /// Goes on at each of these.
    Fork(Vec<Place>),
    /// The same, but the first choice binds (H6).
    Choose { choice: Field, places: Vec<Place> },
    /// `.`: the chain may end here, and goes on unless it has captured.
    Then { cut: Cut, on: Place, stop: Place },
    /// The start of a group or of a chain in one: its registers begin anew.
    Enter { guard: Option<Guard<B>>, clear: Registers, next: Place },
    /// The end of a group or of a chain in one.
    Leave(Leave),
    /// The end of a copy.
    Repeat(Repeat),
    /// A leg that moves.
    Move(Box<Move<B>>),
    /// A leg that stays where it is.
    Stay { guard: Guard<B>, made: Registers, next: Place },
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Leave {
    /// `c` on the group: its last leg must have captured.
    pub(super) must_have_captured: bool,
    pub(super) clear: Registers,
    pub(super) made: Registers,
    pub(super) next: Place,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Repeat {
    /// Counts the copies made, no further than matters.
    pub(super) count: Option<Field>,
    pub(super) least: u8,
    pub(super) most: Option<u8>,
    pub(super) cut: Cut,
    pub(super) again: Place,
    pub(super) leave: Place,
}

/// What a `.` looks at (H5).
#[derive(Clone, Copy, Debug)]
pub(super) enum Cut {
    /// Never cut: `;`, or nothing can have been captured.
    Never,
    /// Cut by any capture, since there can be none from before.
    ByAny,
    /// Cut by captures since this flag was cleared.
    Since(Field),
}

#[derive(Clone, Debug)]
pub(super) struct Move<B> {
    pub(super) guard: Guard<B>,
    pub(super) unguarded: bool,
    pub(super) targets: Targets,
    pub(super) ways: Ways<B>,
    /// The same one by one, where it matters which is taken.
    pub(super) rays: Vec<Ray>,
    /// A leg that stays where it is, or several, follow at once: their effects are among those of this leg.
    pub(super) stays: bool,
    /// The squares on its way are the ends of legs: all copies of a group at once.
    pub(super) stops: bool,
    /// The first copy's choice, which binds the others.
    pub(super) choice: Option<Field>,
    /// Flags that a capture raises.
    pub(super) on_capture: Registers,
    pub(super) made: Registers,
    pub(super) next: Place,
}
