use core::ops::ControlFlow;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use tabiya_board::{Bitboard, Square};

use super::bare::bare;
use super::{Idle, Trial};
use crate::compiled::{Action, Budget, Ground, Machine, Placement, Scratch, Sink};
use crate::tree::{Alternatives, Chain, Piece};
use crate::{OverBudget, Repeat};

/// What making some alternatives ready takes, without their tables.
const STEPS_OF_MACHINE: usize = 100;
/// So many entries of a table are made in the time of a step.
const RAYS_BY_STEP: usize = 4;
/// What asking for the moves from a square takes, without the rays that are followed.
const STEPS_OF_QUESTION: usize = 4;

/// Which alternatives have been seen to add something.
pub(super) struct Account<'a> {
    piece: &'a Piece,
    /// Which are properties of the piece (H13): they change the moves of all others.
    properties: Vec<bool>,
    /// Which make a move, or change one, that nothing else does.
    useful: Vec<bool>,
    /// Which make a move or change one at all.
    acts: Vec<bool>,
}

impl<'a> Account<'a> {
    pub(super) fn new(piece: &'a Piece) -> Self {
        let chains = &piece.alternatives.chains;
        let none = vec![false; chains.len()];
        let properties = chains.iter().map(Chain::is_property).collect();
        Self { piece, properties, useful: none.clone(), acts: none }
    }

    /// Those that have not been seen to add something.
    pub(super) fn idle(&self) -> Vec<Idle> {
        let idle = |alternative| Idle { alternative, acts: self.acts[alternative] };
        self.unused().map(idle).collect()
    }

    fn unused(&self) -> impl Iterator<Item = usize> {
        (0..self.useful.len()).filter(|&number| !self.useful[number])
    }

    /// Whether there are several that do something, and nothing that others don't do: perhaps not all can be left out.
    pub(super) fn has_doubles(&self) -> bool {
        self.unused().filter(|&number| self.acts[number]).count() > 1
    }

    /// Looks at each alternative by itself: whether the piece is the same without it.
    pub(super) fn look<B: Bitboard>(
        &mut self,
        trials: &[Trial],
        budget: &mut Budget,
    ) -> Result<(), OverBudget> {
        let mut table = Table::<B>::new(self.piece, trials, budget);
        let moving = self.moving(&mut table)?;
        let all = table.machine(|_| true)?;
        let others: Vec<usize> = (0..self.useful.len()).filter(|&number| self.properties[number]).collect();
        let mut of_properties = Vec::with_capacity(others.len());
        for &property in &others {
            let moving = |number: usize| !self.properties[number];
            of_properties.push([
                table.machine(|number| number != property)?,
                table.bare_machine(property, moving)?,
                table.bare_machine(property, |number| number == property || moving(number))?,
            ]);
        }
        for (trial, placement) in placed(trials) {
            for &from in &trial.squares {
                if self.unused().next().is_none() {
                    return Ok(());
                }
                let mut found = Vec::with_capacity(moving.len());
                for (number, machine) in &moving {
                    found.push((*number, table.moves(machine, &placement, trial, from)?));
                }
                self.credit_makers(&found);
                for (&property, [without, bare, alone]) in others.iter().zip(&of_properties) {
                    if !self.useful[property] {
                        let whole = table.moves(&all, &placement, trial, from)?;
                        self.useful[property] = whole != table.moves(without, &placement, trial, from)?;
                    }
                    if !self.acts[property] {
                        let bare = table.moves(bare, &placement, trial, from)?;
                        self.acts[property] = bare != table.moves(alone, &placement, trial, from)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The alternatives that make moves, each with all properties.
    fn moving<B: Bitboard>(&self, table: &mut Table<'_, B>) -> Result<Vec<(usize, Machine<B>)>, OverBudget> {
        let moving = (0..self.useful.len()).filter(|&number| !self.properties[number]);
        moving
            .map(|moving| Ok((moving, table.machine(|number| number == moving || self.properties[number])?)))
            .collect()
    }

    /// Marks those that have a move which no other has.
    fn credit_makers<B: Bitboard>(&mut self, all: &[(usize, Moves<B>)]) {
        let mut once: HashMap<&Option<String>, (B, B)> = HashMap::new();
        let mut twice = once.clone();
        let mut makers: HashMap<&(Option<String>, Action<B>), u32> = HashMap::new();
        for (_, found) in all {
            for (name, &(quiet, captures)) in &found.plain {
                let once = once.entry(name).or_default();
                let twice = twice.entry(name).or_default();
                *twice = (twice.0 | once.0 & quiet, twice.1 | once.1 & captures);
                *once = (once.0 | quiet, once.1 | captures);
            }
            for action in &found.compound {
                *makers.entry(action).or_default() += 1;
            }
        }
        for (number, found) in all {
            let alone = |(name, &(quiet, captures)): (&Option<String>, &(B, B))| {
                let twice = twice[name];
                !(quiet & !twice.0 | captures & !twice.1).is_empty()
            };
            self.acts[*number] |= !found.plain.is_empty() || !found.compound.is_empty();
            self.useful[*number] |=
                found.plain.iter().any(alone) || found.compound.iter().any(|action| makers[action] == 1);
        }
    }

    /// Of alternatives that do the same, credits the first: those that are left can be left out together.
    pub(super) fn credit_first<B: Bitboard>(
        &mut self,
        trials: &[Trial],
        budget: &mut Budget,
    ) -> Result<(), OverBudget> {
        let mut table = Table::<B>::new(self.piece, trials, budget);
        let moving = self.moving(&mut table)?;
        for (trial, placement) in placed(trials) {
            for &from in &trial.squares {
                let mut made = Moves::default();
                let by_use = [true, false].into_iter().flat_map(|useful| {
                    let of_use = |(number, _): &&(usize, Machine<B>)| self.useful[*number] == useful;
                    moving.iter().filter(of_use).collect::<Vec<_>>()
                });
                for (number, machine) in by_use.collect::<Vec<_>>() {
                    let added = made.add(table.moves(machine, &placement, trial, from)?);
                    self.useful[*number] |= added;
                }
            }
        }
        let doubled: Vec<usize> =
            self.unused().filter(|&number| self.properties[number] && self.acts[number]).collect();
        let mut left_out: Vec<usize> = Vec::new();
        let all = table.machine(|_| true)?;
        for &property in doubled.iter().rev() {
            let without = table.machine(|number| number != property && !left_out.contains(&number))?;
            if table.are_same(&all, &without)? {
                left_out.push(property);
            } else {
                self.useful[property] = true;
            }
        }
        Ok(())
    }
}

fn placed<B: Bitboard>(trials: &[Trial]) -> impl Iterator<Item = (&Trial, Placement<B>)> {
    trials.iter().map(|trial| (trial, Placement::new(&trial.board)))
}

/// Some boards of one size, and what finding moves there takes.
struct Table<'a, B> {
    piece: &'a Piece,
    trials: &'a [Trial],
    ground: Arc<Ground<B>>,
    whole: Machine<B>,
    scratch: Scratch<B>,
    budget: &'a mut Budget,
}

impl<'a, B: Bitboard> Table<'a, B> {
    fn new(piece: &'a Piece, trials: &'a [Trial], budget: &'a mut Budget) -> Self {
        let ground = Arc::new(Ground::new(trials[0].board.geometry()));
        let whole = Machine::new(piece, &ground, Repeat::Document);
        Self { piece, trials, ground, whole, scratch: Scratch::new(), budget }
    }

    /// The piece with some of its alternatives, made ready for some steps of the budget.
    fn machine(&mut self, keeps: impl Fn(usize) -> bool) -> Result<Machine<B>, OverBudget> {
        self.machine_of(keeps, |_, chain| chain.clone())
    }

    /// The same, the others without effects of the kind that a property has.
    fn bare_machine(
        &mut self,
        property: usize,
        keeps: impl Fn(usize) -> bool,
    ) -> Result<Machine<B>, OverBudget> {
        let own = &self.piece.alternatives.chains[property];
        self.machine_of(
            keeps,
            |number, chain| if number == property { chain.clone() } else { bare(chain, own) },
        )
    }

    fn machine_of(
        &mut self,
        keeps: impl Fn(usize) -> bool,
        change: impl Fn(usize, &Chain) -> Chain,
    ) -> Result<Machine<B>, OverBudget> {
        let chains = self.piece.alternatives.chains.iter().enumerate();
        let chains = chains.filter(|(number, _)| keeps(*number)).map(|(number, chain)| change(number, chain));
        let chains = chains.collect();
        let piece = Piece { alternatives: Alternatives { chains }, ..*self.piece };
        let machine = Machine::new(&piece, &self.ground, Repeat::Document);
        let tables = machine.summary().rays * self.ground.geometry().area();
        self.spend(STEPS_OF_MACHINE + tables / RAYS_BY_STEP)?;
        Ok(machine)
    }

    fn spend(&mut self, steps: usize) -> Result<(), OverBudget> {
        self.budget.spend(u32::try_from(steps).unwrap_or(u32::MAX))
    }

    fn moves(
        &mut self,
        machine: &Machine<B>,
        placement: &Placement<B>,
        trial: &Trial,
        from: Square,
    ) -> Result<Moves<B>, OverBudget> {
        // Moves found in tables cost the machine a step, but time to look up and to compare.
        self.spend(STEPS_OF_QUESTION + machine.summary().rays)?;
        let mut found = Found { moves: Moves::default(), names: machine.promotions() };
        let from = trial.board.geometry().index(from);
        if let Some(side) = placement.side(from) {
            // Enemies of the same letter move as the whole piece (H19).
            let position = placement.testing(&self.whole);
            let _ =
                machine.moves_within(&position, side, from, self.budget, &mut self.scratch, &mut found)?;
        }
        Ok(found.moves)
    }

    fn are_same(&mut self, first: &Machine<B>, second: &Machine<B>) -> Result<bool, OverBudget> {
        for (trial, placement) in placed(self.trials) {
            for &from in &trial.squares {
                if self.moves(first, &placement, trial, from)?
                    != self.moves(second, &placement, trial, from)?
                {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }
}

/// Some moves from one square.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Moves<B: Bitboard> {
    /// By name of the promotion.
    plain: HashMap<Option<String>, (B, B)>,
    compound: HashSet<(Option<String>, Action<B>)>,
}

impl<B: Bitboard> Default for Moves<B> {
    fn default() -> Self {
        Self { plain: HashMap::new(), compound: HashSet::new() }
    }
}

impl<B: Bitboard> Moves<B> {
    /// Adds others; whether any of them is new.
    fn add(&mut self, others: Self) -> bool {
        let mut is_any_new = false;
        for (name, (quiet, captures)) in others.plain {
            let known = self.plain.entry(name).or_default();
            is_any_new |= !(quiet & !known.0 | captures & !known.1).is_empty();
            *known = (known.0 | quiet, known.1 | captures);
        }
        for action in others.compound {
            is_any_new |= self.compound.insert(action);
        }
        is_any_new
    }
}

struct Found<'a, B: Bitboard> {
    moves: Moves<B>,
    names: &'a [String],
}

impl<B: Bitboard> Found<'_, B> {
    fn name(&self, promotion: Option<u8>) -> Option<String> {
        promotion.map(|number| self.names[usize::from(number)].clone())
    }
}

impl<B: Bitboard> Sink<B> for Found<'_, B> {
    fn plain(&mut self, promotion: Option<u8>, quiet: B, captures: B) -> ControlFlow<()> {
        self.moves.plain.insert(self.name(promotion), (quiet, captures));
        ControlFlow::Continue(())
    }

    fn compound(&mut self, action: &Action<B>) -> ControlFlow<()> {
        let name = self.name(action.promotion);
        self.moves.compound.insert((name, Action { promotion: None, ..*action }));
        ControlFlow::Continue(())
    }
}
