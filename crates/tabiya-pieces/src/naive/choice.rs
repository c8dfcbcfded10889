use super::list::List;
use super::run::Run;
use super::state::State;
use super::vector::{Turn, Vector};
use crate::OverBudget;

/// A choice that the copies of a counted group repeat (H6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Choice {
    /// The alternative with this number.
    Alternative(usize),
    /// The direction, or the whole leap where it has no parts that may vary.
    Vector(Vector),
    /// The signs and the order of an oblique leap (H6b).
    Turn(Turn),
}

/// A part of the line at which a choice is made, by its address: equal parts at two places of a line are two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Node(usize);

impl Node {
    pub(super) fn of<T>(part: &T) -> Self {
        Self(core::ptr::from_ref(part).addr())
    }
}

/// The choices made so far, in the order made.
pub(super) type Choices = List;

impl Run<'_> {
    /// The choices when this one is made too; `None` when an earlier copy chose otherwise.
    pub(super) fn choose(
        &mut self,
        state: &State,
        node: Node,
        choice: Choice,
    ) -> Result<Option<Choices>, OverBudget> {
        let mut looked_at = 0;
        let earlier = self
            .choices
            .items(state.choices)
            .inspect(|_| looked_at += 1)
            .find_map(|(earlier, choice)| (earlier == node).then_some(choice));
        self.budget.spend(looked_at)?;
        Ok(match earlier {
            None => Some(self.choices.with(state.choices, (node, choice))),
            Some(earlier) => (earlier == choice).then_some(state.choices),
        })
    }
}
