use super::choice::{Choice, Node};
use super::leg::Prey;
use super::run::Run;
use super::state::{Frame, State, States};
use crate::OverBudget;
use crate::tree::{Alternatives, Chain, Direction, Kind, Link};

/// What legs have from the chain they are in and the groups around it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    /// The chain.
    pub(super) frame: Frame,
    /// Whether the copies of a group repeat their choices (H6).
    pub(super) is_locked: bool,
    /// The type of legs that have none (H4).
    pub(super) kind: Option<Kind>,
    /// The filter of oblique leaps that have none (H4).
    pub(super) filter: Option<Direction>,
    /// Whose pieces legs may take that do not say it (H8).
    pub(super) prey: Prey,
    /// Whether the leg is the only one of its alternative, as castling and exchanges are (H20, H22).
    pub(super) is_alone: bool,
}

impl Context {
    /// Outside all groups, in a chain of the piece.
    pub(super) const fn outermost(chain: &Chain) -> Self {
        Self {
            frame: Frame::OUTERMOST,
            is_locked: false,
            kind: None,
            filter: None,
            prey: Prey::ENEMY,
            is_alone: chain.is_single(),
        }
    }
}

impl<'a> Run<'a> {
    /// The states after one of several alternatives.
    pub(super) fn alternatives(
        &mut self,
        alternatives: &'a Alternatives,
        starts: &[State],
        context: Context,
    ) -> Result<Vec<State>, OverBudget> {
        let is_choice = context.is_locked && alternatives.chains.len() > 1;
        let mut ends = States::default();
        for (number, chain) in alternatives.chains.iter().enumerate() {
            let mut open = Vec::new();
            for start in starts {
                self.budget.spend(1)?;
                let choices = if is_choice {
                    self.choose(start, Node::of(alternatives), Choice::Alternative(number))?
                } else {
                    Some(start.choices)
                };
                open.extend(choices.map(|choices| State { choices, ..*start }));
            }
            ends.extend(self.chain(chain, &open, context)?);
        }
        Ok(ends.into_vec())
    }

    /// The states after a chain: those at its end, and those in which it may stop before (3.4).
    pub(super) fn chain(
        &mut self,
        chain: &'a Chain,
        starts: &[State],
        context: Context,
    ) -> Result<Vec<State>, OverBudget> {
        let mut ends = States::default();
        let mut before = starts.to_vec();
        for (number, leg) in chain.legs.iter().enumerate() {
            if before.is_empty() {
                break;
            }
            let after = self.leg(leg, &before, context)?;
            let link = chain.links.get(number);
            if link != Some(&Link::Must) {
                ends.extend(after.iter().map(|state| State { outward_of: None, ..*state }));
            }
            before = match link {
                None => break,
                // A `.` is cut by any capture to its left in the same chain (H5).
                Some(Link::Then) => after
                    .into_iter()
                    .filter(|state| !state.captured_in.contains(context.frame))
                    .map(|state| State { outward_of: state.heading, ..state })
                    .collect(),
                Some(Link::Further | Link::Must) => {
                    after.into_iter().map(|state| State { outward_of: None, ..state }).collect()
                }
            };
        }
        Ok(ends.into_vec())
    }
}
