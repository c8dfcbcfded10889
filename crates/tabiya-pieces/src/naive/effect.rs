use tabiya_board::{Bitboard, Square};

use super::leg::has;
use super::run::Run;
use super::state::State;
use super::vector::radius;
use crate::tree::{Chain, ConditionKind, Core, Leg, Property};
use crate::{Movement, OverBudget};

/// What happens once, after the last leg, at the mover's final square (H12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Effects {
    /// The mover is removed.
    pub(super) removes_mover: bool,
    /// All that stands so near is removed.
    blast: Option<u8>,
    /// All that stands so near is removed when the move captured.
    blast_on_capture: Option<u8>,
}

impl Effects {
    /// The mover is removed, or nothing happens.
    pub(super) const fn removal(removes_mover: bool) -> Self {
        Self { removes_mover, blast: None, blast_on_capture: None }
    }

    /// An explosion of this radius.
    pub(super) const fn blast(radius: u8, on_capture: bool) -> Self {
        let radius = Some(radius);
        let (blast, blast_on_capture) = if on_capture { (None, radius) } else { (radius, None) };
        Self { removes_mover: false, blast, blast_on_capture }
    }

    /// Both.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            removes_mover: self.removes_mover || other.removes_mover,
            blast: self.blast.max(other.blast),
            blast_on_capture: self.blast_on_capture.max(other.blast_on_capture),
        }
    }
}

impl State {
    /// The state after a leg that goes nowhere and has these effects.
    pub(super) fn with_effects(self, effects: Effects) -> Self {
        Self { effects: self.effects.and(effects), last_captured: false, ..self }
    }
}

/// An alternative that makes no move, but acts on those of the others (H13).
#[derive(Clone, Copy, Debug)]
pub(super) struct LastingEffect<'a> {
    legs: &'a [Leg],
    /// Only on moves that capture.
    needs_capture: bool,
    /// Only on moves that do not.
    forbids_capture: bool,
}

impl<'a> LastingEffect<'a> {
    /// Whether an alternative is made only of `L..`, `c0` and `cAr<k>`.
    pub(super) fn is(chain: &Chain) -> bool {
        chain.legs.iter().all(|leg| {
            let core = match leg.core {
                Core::Promotion(_) => true,
                Core::Itself | Core::Blast(_) => has(leg, ConditionKind::Capture),
                _ => false,
            };
            let is_plain_blast =
                |property: &Property| matches!(property, Property::Blast { on_capture: false, .. });
            core && !leg.properties.iter().any(is_plain_blast)
        })
    }

    pub(super) fn new(chain: &'a Chain) -> Self {
        let any = |kind| chain.legs.iter().any(|leg| has(leg, kind));
        let explodes = chain
            .legs
            .iter()
            .flat_map(|leg| &leg.properties)
            .any(|property| matches!(property, Property::Blast { .. }));
        Self {
            legs: &chain.legs,
            needs_capture: explodes || any(ConditionKind::Capture),
            forbids_capture: any(ConditionKind::NoCapture),
        }
    }
}

impl<'a> Run<'a> {
    /// Notes what a property of a leg will do after the move.
    pub(super) fn promise(&mut self, property: &'a Property, state: &mut State) -> Result<(), OverBudget> {
        match property {
            Property::Blast { on_capture, radius: number, .. } => {
                let blast = Effects::blast(radius(*number, self.edge()), *on_capture);
                state.effects = state.effects.and(blast);
            }
            Property::Promotion(promotion) => *state = self.with_promotion(*state, promotion)?,
            Property::Joint { .. } | Property::Swap(_) => {}
        }
        Ok(())
    }

    /// Adds the moves that end in this state: what acts on all moves is done, then the effects, then promotion.
    pub(super) fn finish(
        &mut self,
        mut end: State,
        lasting: &[LastingEffect<'a>],
        moves: &mut Vec<Movement>,
    ) -> Result<(), OverBudget> {
        for effect in lasting {
            self.apply(effect, &mut end)?;
        }
        let removed = self.removed(&end);
        let captures: Vec<Square> = end.captured.iter().map(|raw| Square::from_raw(raw as u8)).collect();
        // Every move changes something (H11).
        if end.at == self.origin && captures.is_empty() && removed.is_empty() && end.partner.is_none() {
            return Ok(());
        }
        let mut path: Vec<Square> = self.paths.items(end.path.0).collect();
        path.reverse();
        if path.is_empty() {
            path.push(end.at);
        }
        for promotion in self.promoted(&end)? {
            self.budget.spend(1 + captures.len() + removed.len() + path.len())?;
            moves.push(Movement {
                from: self.origin,
                to: end.at,
                captures: captures.clone(),
                removed: removed.clone(),
                partner: end.partner,
                promotion,
                path: path.clone(),
            });
        }
        Ok(())
    }

    fn apply(&mut self, effect: &LastingEffect<'a>, end: &mut State) -> Result<(), OverBudget> {
        let captured = !end.captured.is_empty();
        if (effect.needs_capture && !captured) || (effect.forbids_capture && captured) {
            return Ok(());
        }
        for leg in effect.legs {
            if !self.holds(&leg.guards, end)? {
                return Ok(());
            }
        }
        let mut acted = *end;
        for leg in effect.legs {
            match &leg.core {
                Core::Itself => acted.effects.removes_mover = true,
                Core::Blast(number) => {
                    acted.effects = acted.effects.and(Effects::blast(radius(*number, self.edge()), true));
                }
                Core::Promotion(promotion) => acted = self.with_promotion(acted, promotion)?,
                _ => {}
            }
            for property in &leg.properties {
                self.promise(property, &mut acted)?;
            }
        }
        *end = acted;
        Ok(())
    }

    /// The squares that the effects of a move empty (H12): those of pieces that still stand, also where the mover
    /// captured before it is removed.
    fn removed(&self, end: &State) -> Vec<Square> {
        let on_capture = end.effects.blast_on_capture.filter(|_| !end.captured.is_empty());
        let radius = end.effects.blast.max(on_capture);
        let mut removed = Vec::new();
        if radius.is_none() && !end.effects.removes_mover {
            return removed;
        }
        for square in self.board.geometry().squares() {
            let gone = if square == end.at {
                end.effects.removes_mover
            } else {
                let away = end.at.to(square);
                let distance = away.columns.unsigned_abs().max(away.rows.unsigned_abs());
                let burns = |man| !self.surroundings.is_blast_immune(man);
                radius.is_some_and(|radius| distance <= radius) && self.man(end, square).is_some_and(burns)
            };
            if gone {
                removed.push(square);
            }
        }
        removed
    }
}
