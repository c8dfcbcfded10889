//! Groups as loops of a program.

use tabiya_board::Bitboard;

use super::{ACCEPT, Assembler, Context, can_capture};
use crate::compiled::finish::Finish;
use crate::compiled::guard::Guard;
use crate::compiled::leg::{Around, Stride, copies};
use crate::compiled::program::{Cut, Leave, Move, Operation, Place, Repeat};
use crate::compiled::register::Registers;
use crate::compiled::takes::Takes;
use crate::compiled::ways::Ways;
use crate::tree::{Chain, Core, Group, Leg, Link, Number};
use crate::{OverBudget, Repeat as Rule};

/// Groups may stand in each other so deep; the reader allows fewer.
const MAX_DEPTH: u8 = 100;

/// A choice with more ways than this is remembered in a register; for fewer the loop is written once for each.
const MAX_LOOPS: usize = 8;

impl<B: Bitboard> Assembler<'_, B> {
    /// A leap repeated in one direction as the end of a move: all copies at once, as a line.
    fn last_copies(
        &mut self,
        leg: &Leg,
        group: &Group,
        context: Context,
        (least, most): (u8, Option<u8>),
    ) -> Result<Option<Place>, OverBudget> {
        let around = context.around.inside(leg, group);
        let [Chain { legs, .. }] = group.body.chains.as_slice() else { return Ok(None) };
        let [inner] = legs.as_slice() else { return Ok(None) };
        let Some(stride) = Stride::new(inner, around, self.ground.edge()).filter(Stride::is_leaper) else {
            return Ok(None);
        };
        let guarded = Guard::new(&inner.guards, self.ground) != Guard::none(self.ground);
        if group.count.is_none() || turns(group, self.rule) || guarded || self.heading.is_some() {
            return Ok(None);
        }
        let Some(mut stride) = stride.repeated(least, most, self.ground.edge()) else {
            return self.dead().map(Some);
        };
        stride.targets.empty &= !Takes::of(leg).must;
        if stride.targets.is_nothing() {
            return self.dead().map(Some);
        }
        let mut finish = Finish::of_leg(inner, self.ground, self.names);
        finish.add_properties(leg, self.ground, self.names);
        let guard = Guard::new(&leg.guards, self.ground);
        let made = self.made(finish)?;
        let ways = Ways::new(stride.manner, &stride.rays, self.ground, self.room);
        let place = self.push(Operation::Move(Box::new(Move {
            unguarded: guard == Guard::none(self.ground),
            guard,
            targets: stride.targets,
            ways,
            rays: Vec::new(),
            choice: None,
            on_capture: context.open,
            made,
            next: ACCEPT,
            stays: false,
            stops: true,
        })))?;
        Ok(Some(place))
    }

    pub(super) fn group(
        &mut self,
        leg: &Leg,
        group: &Group,
        context: Context,
        next: Place,
    ) -> Result<Place, OverBudget> {
        let takes = Takes::of(leg);
        let (least, most) = copies(group);
        if context.depth == MAX_DEPTH {
            return Err(OverBudget);
        }
        if most.is_some_and(|most| most < least) || (takes.must && takes.must_not) {
            return self.dead();
        }
        if next == ACCEPT
            && let Some(place) = self.last_copies(leg, group, context, (least, most))?
        {
            return Ok(place);
        }
        let repeats = most != Some(1);
        let around = context.around.inside(leg, group);
        let captures =
            group.body.chains.iter().flat_map(|chain| &chain.legs).any(|leg| can_capture(leg, around));
        let cut_by_captures = repeats && captures && group.connector != Some(Link::Further);
        let mut clear = Registers::default();
        let cut = match (cut_by_captures, context.fresh) {
            (false, _) => Cut::Never,
            (true, true) => Cut::ByAny,
            (true, false) => {
                let flag = self.field(1)?;
                clear.raise(&flag.mask());
                Cut::Since(flag)
            }
        };
        let count = if repeats && (least > 1 || most.is_some()) {
            let field = self.field(most.unwrap_or(least).into())?;
            clear.raise(&field.mask());
            Some(field)
        } else {
            None
        };
        let mut open = context.open;
        if let Cut::Since(flag) = cut {
            open.raise(&flag.mask());
        }
        let mut body = Context {
            around,
            fresh: context.fresh && (!repeats || cut_by_captures || !captures),
            scope: context.scope,
            open,
            only: None,
            stays: None,
            depth: context.depth + 1,
        };
        // The loop for each way of a leg, where it is a single one that repeats its way.
        let mut loops = vec![None];
        let mut root = None;
        if group.count.is_some() {
            if turns(group, self.rule) {
                body.scope = None;
            } else if repeats && body.scope.is_none() {
                match single_choices(group, around, self.ground.edge()) {
                    Some(choices) if choices.len() <= MAX_LOOPS => {
                        loops = choices.into_iter().map(Some).collect();
                    }
                    _ => {
                        root = Some(self.scopes.len());
                        body.scope = root;
                        self.scopes.push(Registers::default());
                    }
                }
            }
        }
        let finish = Finish::of_leg(leg, self.ground, self.names);
        let made = self.made(finish)?;
        self.asks_last_captured |= takes.must;
        let leave = Leave { must_have_captured: takes.must, clear, made, next };
        let leave_at = if root.is_none() && !takes.must && clear.is_clear() && made.is_clear() {
            next
        } else {
            self.push(Operation::Leave(leave))?
        };
        let mut starts = Vec::with_capacity(loops.len());
        for only in loops {
            let body = Context { only, ..body };
            let start = if repeats {
                let repeat = Repeat { count, least, most, cut, again: 0, leave: leave_at };
                let at = self.push(Operation::Repeat(repeat))?;
                let again = self.alternatives(&group.body, body, at)?;
                self.operations[usize::from(at)] = Operation::Repeat(Repeat { again, ..repeat });
                again
            } else {
                self.alternatives(&group.body, body, leave_at)?
            };
            starts.push(start);
        }
        if let Some(root) = root {
            clear.raise(&self.scopes[root]);
            self.operations[usize::from(leave_at)] = Operation::Leave(Leave { clear, ..leave });
        }
        let next = self.fork(starts)?;
        let guard = Guard::new(&leg.guards, self.ground);
        let guard = (guard != Guard::none(self.ground)).then_some(guard);
        if guard.is_none() && clear.is_clear() {
            return Ok(next);
        }
        self.push(Operation::Enter { guard, clear, next })
    }
}

/// Whether the copies of a counted group are free in their direction: E1, the exception of Q2, or the rule chosen.
pub(in crate::compiled) fn turns(group: &Group, rule: Rule) -> bool {
    group.connector.is_some()
        || match rule {
            Rule::Document => runs_to_the_edge(group),
            Rule::Straight => false,
            Rule::Turning => true,
        }
}

/// The body is exactly one step whose distance is `n` or ends in `-n` (H7).
fn runs_to_the_edge(group: &Group) -> bool {
    let [Chain { legs, .. }] = group.body.chains.as_slice() else { return false };
    let [Leg { core: Core::Step { distance, .. }, .. }] = legs.as_slice() else { return false };
    distance.to.unwrap_or(distance.from) == Number::Any
}

/// What the copies of a group of a single leg repeat.
fn single_choices(group: &Group, around: Around, edge: u8) -> Option<Vec<u16>> {
    let [Chain { legs, .. }] = group.body.chains.as_slice() else { return None };
    let [leg] = legs.as_slice() else { return None };
    Some(Stride::new(leg, around, edge)?.choices())
}
