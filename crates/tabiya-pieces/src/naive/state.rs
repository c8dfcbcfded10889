use std::collections::HashSet;

use tabiya_board::{Square, U256};

use super::choice::Choices;
use super::effect::Effects;
use super::list::List;
use super::vector::Vector;

/// A move under way: all that what follows can depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    /// Where the piece stands.
    pub(super) at: Square,
    /// The captured pieces, by [`Square::raw`].
    pub(super) captured: U256,
    /// Whether the last leg captured (H8).
    pub(super) last_captured: bool,
    /// In which of the open chains and groups the move has captured.
    pub(super) captured_in: Frames,
    /// What will happen after the last leg.
    pub(super) effects: Effects,
    /// The promotions written at the legs made.
    pub(super) promotions: List,
    /// From where to where a partner went.
    pub(super) partner: Option<(Square, Square)>,
    /// What the copies of a counted group have to repeat.
    pub(super) choices: Choices,
    /// The direction of the last leg, where it matters (Q18).
    pub(super) heading: Option<Vector>,
    /// The next leg must lead within 45° of this.
    pub(super) outward_of: Option<Vector>,
    /// Where the legs ended.
    pub(super) path: Path,
}

/// The squares at which legs ended. All paths are equal: two ways to the same are one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Path(pub(super) List);

impl PartialEq for Path {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Path {}

impl core::hash::Hash for Path {
    fn hash<H: core::hash::Hasher>(&self, _: &mut H) {}
}

/// The place of a chain or group among those that are open around a leg; 0 is the alternative of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Frame(u16);

impl Frame {
    pub(super) const OUTERMOST: Self = Self(0);

    /// The place of what is opened inside this.
    pub(super) const fn inner(self) -> Self {
        Self(self.0 + 1)
    }

    /// The place of what this is opened in.
    pub(super) const fn outer(self) -> Self {
        Self(self.0 - 1)
    }
}

/// The chains and groups, of those that are open, in which a move has captured. Who captures in one captures in all
/// around it: a number of them, counted from the outermost, is enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Frames(u16);

impl Frames {
    /// The same after a capture in `frame`, the innermost.
    pub(super) const fn captured_in(frame: Frame) -> Self {
        Self(frame.0 + 1)
    }

    /// Whether there was a capture in `frame`.
    pub(super) const fn contains(self, frame: Frame) -> bool {
        self.0 > frame.0
    }

    /// The same when all inside `frame` are closed.
    pub(super) fn closed_up_to(self, frame: Frame) -> Self {
        Self(self.0.min(frame.0 + 1))
    }
}

/// States, each once, in the order found.
#[derive(Debug, Default)]
pub(super) struct States {
    found: HashSet<State>,
    list: Vec<State>,
}

impl States {
    /// Adds a state, and says whether it is new.
    pub(super) fn insert(&mut self, state: State) -> bool {
        let is_new = self.found.insert(state);
        if is_new {
            self.list.push(state);
        }
        is_new
    }

    /// The states.
    pub(super) fn into_vec(self) -> Vec<State> {
        self.list
    }
}

impl Extend<State> for States {
    fn extend<I: IntoIterator<Item = State>>(&mut self, states: I) {
        for state in states {
            self.insert(state);
        }
    }
}
