//! From a chain of the tree to a program.

mod loops;

use tabiya_board::Bitboard;

pub(super) use self::loops::turns;

use super::finish::{Finish, Names};
use super::ground::Ground;
use super::guard::Guard;
use super::leg::{Around, Stride};
use super::program::{Cut, Heading, Leave, Move, Operation, Place, Program};
use super::ray::Ray;
use super::register::{Allocator, Field, Registers};
use super::table::Room;
use super::takes::Takes;
use super::ways::Ways;
use crate::tree::{Alternatives, Chain, Core, Leg, Link, Linkage};
use crate::{OverBudget, Repeat as Rule};

/// Where a program ends.
pub(super) const ACCEPT: Place = 0;

/// More bits than this are looked up by hash.
const MAX_PACKED: u32 = 5;

pub(super) struct Assembler<'a, B> {
    pub(super) ground: &'a Ground<B>,
    pub(super) room: &'a mut Room,
    pub(super) names: &'a mut Names,
    pub(super) rule: Rule,
    operations: Vec<Operation<B>>,
    allocator: Allocator,
    flags: Allocator,
    last_captured: Field,
    asks_last_captured: bool,
    heading: Option<Heading>,
    finishes: Vec<(Field, Finish<B>)>,
    /// The choices of each outermost group whose copies repeat them.
    scopes: Vec<Registers>,
}

/// Where a part of a chain stands.
#[derive(Clone, Copy)]
struct Context {
    around: Around,
    /// Nothing can have been captured before.
    fresh: bool,
    /// The outermost group whose copies repeat their choices, but for groups that turn in between: those are free.
    scope: Option<usize>,
    /// Flags of what is open: a capture raises them.
    open: Registers,
    /// Only this way of the leg.
    only: Option<u16>,
    /// What legs that are made together with this one do.
    stays: Option<Registers>,
    depth: u8,
}

impl<'a, B: Bitboard> Assembler<'a, B> {
    pub(super) fn new(
        ground: &'a Ground<B>,
        room: &'a mut Room,
        names: &'a mut Names,
        rule: Rule,
        linkage: Linkage,
    ) -> Self {
        let mut allocator = Allocator::fields();
        let mut field = |greatest| allocator.field(greatest).expect("the first fields find room");
        let last_captured = field(1);
        let heading = (linkage == Linkage::Outward).then(|| Heading {
            right: field(31),
            forward: field(31),
            outward: field(1),
        });
        Self {
            ground,
            room,
            names,
            rule,
            operations: Vec::new(),
            allocator,
            flags: Allocator::flags(),
            last_captured,
            asks_last_captured: false,
            heading,
            finishes: Vec::new(),
            scopes: Vec::new(),
        }
    }

    /// The program of an alternative.
    ///
    /// # Errors
    /// When it would be too large.
    pub(super) fn assemble(mut self, chain: &Chain) -> Result<Program<B>, OverBudget> {
        let accept = self.push(Operation::Accept)?;
        debug_assert_eq!(accept, ACCEPT);
        let context = Context {
            around: Around::default(),
            fresh: true,
            scope: None,
            open: Registers::default(),
            only: None,
            stays: None,
            depth: 0,
        };
        let start = self.chain(chain, context, accept)?;
        let (fields, flags) = (self.allocator.bits(), self.flags.bits());
        let packing = if fields + flags <= MAX_PACKED { (fields, flags) } else { (0, 0) };
        Ok(Program {
            packing,
            operations: self.operations,
            start,
            last_captured: self.asks_last_captured.then_some(self.last_captured),
            heading: self.heading,
            finishes: self.finishes,
        })
    }

    fn push(&mut self, operation: Operation<B>) -> Result<Place, OverBudget> {
        let place = Place::try_from(self.operations.len()).map_err(|_| OverBudget)?;
        self.operations.push(operation);
        Ok(place)
    }

    fn field(&mut self, greatest: u64) -> Result<Field, OverBudget> {
        self.allocator.field(greatest).ok_or(OverBudget)
    }

    fn fork(&mut self, mut places: Vec<Place>) -> Result<Place, OverBudget> {
        match places.len() {
            1 => Ok(places.remove(0)),
            _ => self.push(Operation::Fork(places)),
        }
    }

    fn dead(&mut self) -> Result<Place, OverBudget> {
        self.fork(Vec::new())
    }

    /// The flag that says that a leg with these effects has been made; none where it has no effects.
    fn made(&mut self, finish: Finish<B>) -> Result<Registers, OverBudget> {
        if finish.is_nothing() {
            return Ok(Registers::default());
        }
        if let Some((flag, _)) = self.finishes.iter().find(|(_, known)| *known == finish) {
            return Ok(flag.mask());
        }
        let flag = self.flags.field(1).ok_or(OverBudget)?;
        self.finishes.push((flag, finish));
        Ok(flag.mask())
    }

    fn alternatives(
        &mut self,
        alternatives: &Alternatives,
        context: Context,
        next: Place,
    ) -> Result<Place, OverBudget> {
        let [chain] = alternatives.chains.as_slice() else {
            let count = alternatives.chains.len();
            let choice = match context.scope {
                Some(scope) => {
                    let field = self.field(count as u64)?;
                    self.scopes[scope].raise(&field.mask());
                    Some(field)
                }
                None => None,
            };
            // Only one of them is open at a time, so their registers share their places.
            let mark = self.allocator.mark();
            let mut end = mark;
            let mut places = Vec::with_capacity(count);
            for chain in &alternatives.chains {
                self.allocator.back_to(mark);
                places.push(self.chain(chain, context, next)?);
                end = end.max(self.allocator.mark());
            }
            self.allocator.back_to(end);
            return match choice {
                Some(choice) => self.push(Operation::Choose { choice, places }),
                None => self.fork(places),
            };
        };
        self.chain(chain, context, next)
    }

    fn chain(&mut self, chain: &Chain, context: Context, end: Place) -> Result<Place, OverBudget> {
        // What may be captured before each leg decides what a `.` has to look at.
        let mut fresh = vec![context.fresh];
        for (leg, link) in chain.legs.iter().zip(&chain.links) {
            let before = fresh[fresh.len() - 1];
            fresh.push(before && (*link == Link::Then || !can_capture(leg, context.around)));
        }
        let taken_along = self.taken_along(chain, context.around);
        let has_then = chain.links.contains(&Link::Then);
        let flag = if has_then && !context.fresh { Some(self.field(1)?) } else { None };
        let cut = flag.map_or(Cut::ByAny, Cut::Since);
        let (mut open, mut next) = (context.open, end);
        let clear = flag.map(Field::mask).unwrap_or_default();
        if flag.is_some() {
            open.raise(&clear);
            let leave = Leave { must_have_captured: false, clear, made: Registers::default(), next: end };
            next = self.push(Operation::Leave(leave))?;
        }
        let stop = next;
        // Effects of legs that stay and must follow at once.
        let mut stays: Option<Registers> = None;
        for (number, leg) in chain.legs.iter().enumerate().rev() {
            if taken_along[number] {
                let finish = Finish::of_leg(leg, self.ground, self.names);
                let made = self.made(finish)?;
                stays.get_or_insert_default().raise(&made);
                continue;
            }
            let context = Context { fresh: fresh[number], open, stays, ..context };
            let on = self.leg(leg, context, next)?;
            stays = None;
            next = match number.checked_sub(1).map(|before| chain.links[before]) {
                None | Some(Link::Must) => on,
                Some(Link::Then) => self.push(Operation::Then { cut, on, stop })?,
                Some(Link::Further) => self.push(Operation::Fork(vec![stop, on]))?,
            };
        }
        match flag {
            Some(_) => self.push(Operation::Enter { guard: None, clear, next }),
            None => Ok(next),
        }
    }

    /// Which legs are made together with the one before: those that stay where they are, on no condition, and must follow
    /// a leg that moves.
    fn taken_along(&self, chain: &Chain, around: Around) -> Vec<bool> {
        let mut taken_along = vec![false; chain.legs.len()];
        for (number, leg) in chain.legs.iter().enumerate().skip(1) {
            let before = &chain.legs[number - 1];
            let moves = taken_along[number - 1] || Stride::new(before, around, self.ground.edge()).is_some();
            let stays = match leg.core {
                Core::Itself | Core::Blast(_) => true,
                Core::Promotion(_) => !Takes::of(leg).must,
                _ => false,
            };
            taken_along[number] = stays
                && moves
                && chain.links[number - 1] == Link::Must
                && leg.exchange().is_none()
                && Guard::new(&leg.guards, self.ground) == Guard::none(self.ground);
        }
        taken_along
    }

    fn leg(&mut self, leg: &Leg, context: Context, next: Place) -> Result<Place, OverBudget> {
        // They stand alone (H20, H22); anywhere else such a leg can't be made.
        if leg.exchange().is_some() {
            return self.dead();
        }
        if let Some(stride) = Stride::new(leg, context.around, self.ground.edge()) {
            return self.stride(leg, stride, context, next);
        }
        match &leg.core {
            Core::Group(group) => self.group(leg, group, context, next),
            Core::Fragment => self.dead(),
            // It takes nothing, so `c` forbids it.
            Core::Promotion(_) if Takes::of(leg).must => self.dead(),
            _ => {
                let finish = Finish::of_leg(leg, self.ground, self.names);
                let made = self.made(finish)?;
                let guard = Guard::new(&leg.guards, self.ground);
                self.push(Operation::Stay { guard, made, next })
            }
        }
    }

    fn stride(
        &mut self,
        leg: &Leg,
        mut stride: Stride<'_>,
        context: Context,
        next: Place,
    ) -> Result<Place, OverBudget> {
        if let Some(only) = context.only {
            stride.rays.retain(|ray| ray.choice == only);
        }
        if stride.rays.is_empty() || stride.targets.is_nothing() {
            return self.dead();
        }
        let choices = stride.choices();
        let choice = match context.scope {
            Some(scope) if choices.len() > 1 => {
                let field = self.field(choices.len() as u64)?;
                self.scopes[scope].raise(&field.mask());
                Some(field)
            }
            _ => None,
        };
        // Choices are remembered by their number, from 1.
        let rays: Vec<Ray> = (stride.rays.iter())
            .map(|ray| Ray {
                choice: choices.binary_search(&ray.choice).map_or(0, |number| number as u16 + 1),
                ..*ray
            })
            .collect();
        let by_one = choice.is_some() || self.heading.is_some();
        let (tabled, rays) = if by_one { (Vec::new(), rays) } else { (rays, Vec::new()) };
        let ways = Ways::new(stride.manner, &tabled, self.ground, self.room);
        let mut finish = Finish::of_leg(leg, self.ground, self.names);
        if let Some(inner) = stride.inner {
            finish.add_properties(inner, self.ground, self.names);
        }
        let guard = Guard::new(stride.guards(leg), self.ground);
        let mut made = self.made(finish)?;
        made.raise(&context.stays.unwrap_or_default());
        self.push(Operation::Move(Box::new(Move {
            unguarded: guard == Guard::none(self.ground),
            guard,
            targets: stride.targets,
            ways,
            rays,
            choice,
            on_capture: context.open,
            made,
            next,
            stays: context.stays.is_some(),
            stops: false,
        })))
    }
}

/// Whether a leg may capture, as far as its conditions tell.
fn can_capture(leg: &Leg, around: Around) -> bool {
    match &leg.core {
        Core::Group(group) => {
            let around = around.inside(leg, group);
            group.body.chains.iter().flat_map(|chain| &chain.legs).any(|leg| can_capture(leg, around))
        }
        Core::Itself | Core::Blast(_) | Core::Promotion(_) | Core::Fragment => false,
        _ => !around.forbids && !Takes::of(leg).must_not,
    }
}
