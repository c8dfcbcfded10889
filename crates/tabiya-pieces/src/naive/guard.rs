use tabiya_board::Side;

use super::Purpose;
use super::run::Run;
use super::state::State;
use crate::OverBudget;
use crate::tree::{Condition, ConditionKind, Guard};

impl<'a> Run<'a> {
    /// The states in which a leg with these guards may be made.
    pub(super) fn guarded(
        &mut self,
        guards: &'a [Guard],
        starts: &[State],
    ) -> Result<Vec<State>, OverBudget> {
        let mut allowed = Vec::new();
        for start in starts {
            self.budget.spend(1)?;
            if self.holds(guards, start)? {
                allowed.push(*start);
            }
        }
        Ok(allowed)
    }

    /// Whether all influences and state conditions hold where a leg starts (H15). `c o a e` are no such conditions: they
    /// ask for what the leg takes.
    pub(super) fn holds(&mut self, guards: &'a [Guard], state: &State) -> Result<bool, OverBudget> {
        for guard in guards {
            let holds = match guard {
                Guard::Influence(influence) => self.is_influenced(influence, state)? != influence.negated,
                Guard::Condition(condition) => self.is_met(condition, state)?,
            };
            if !holds {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn is_met(&mut self, condition: &Condition, state: &State) -> Result<bool, OverBudget> {
        let is = match condition.kind {
            ConditionKind::Capture
            | ConditionKind::NoCapture
            | ConditionKind::OfAlly
            | ConditionKind::OfEnemy => return Ok(true),
            ConditionKind::Attacked if self.purpose == Purpose::Attack => return Ok(true),
            ConditionKind::Attacked => self.is_attacked(state)?,
            ConditionKind::Unmoved => self.surroundings.is_unmoved(self.origin),
            ConditionKind::White => self.side == Side::First,
            ConditionKind::Black => self.side == Side::Second,
            ConditionKind::OwnSector => self.surroundings.is_in_sector(state.at, self.side),
            ConditionKind::EnemySector => self.surroundings.is_in_sector(state.at, !self.side),
            ConditionKind::LightSquare => self.surroundings.is_light(state.at),
            ConditionKind::DarkSquare => !self.surroundings.is_light(state.at),
            ConditionKind::Line(lines) => lines.contains(self.line(state.at)),
        };
        Ok(is != condition.negated)
    }
}
