//! Following a program leg by leg.

use tabiya_board::Bitboard;

use super::{Halt, Made, Run};
use crate::compiled::ground::Vector;
use crate::compiled::position::Position;
use crate::compiled::program::{Cut, Heading, Move, Operation, Place, Program};
use crate::compiled::ray::Manner;
use crate::compiled::register::Registers;
use crate::compiled::scratch::{Frame, State};
use crate::compiled::sink::Sink;
use crate::compiled::view::View;

impl<B: Bitboard, P: Position<B>, S: Sink<B>> Run<'_, B, P, S> {
    pub(super) fn program(&mut self, program: &Program<B>) -> Result<(), Halt> {
        // Most often nothing comes of it because of the condition of the first leg.
        if let Operation::Move(leg) = &program.operations[usize::from(program.start)]
            && !leg.unguarded
            && !leg.guard.holds(&self.view, self.view.origin, &mut self.means)?
        {
            return Ok(());
        }
        let scratch = &mut *self.scratch;
        scratch.frames.clear();
        scratch.visited.clear();
        scratch.met.clear();
        scratch.met.resize(program.indices(), B::EMPTY);
        scratch.path.clear();
        let state = State {
            place: program.start,
            square: self.view.origin as u8,
            captured: B::EMPTY,
            registers: Registers::default(),
        };
        self.follow(program, Frame { state, legs: 0, is_new: true })?;
        while let Some(frame) = self.scratch.frames.pop() {
            self.follow(program, frame)?;
        }
        Ok(())
    }

    /// Follows a move in the making to its next leg, leaving other ways for later.
    fn follow(&mut self, program: &Program<B>, mut frame: Frame<B>) -> Result<(), Halt> {
        if frame.legs > 0 {
            self.scratch.path.truncate(frame.legs as usize - 1);
            self.scratch.path.push(frame.state.square);
        }
        loop {
            self.means.spend(1)?;
            let state = &mut frame.state;
            let square = usize::from(state.square);
            match &program.operations[usize::from(state.place)] {
                Operation::Accept => {
                    let made = Made::Flagged(&program.finishes, state.registers);
                    // The path holds the last square already, where there is a leg; settling adds it.
                    let last = self.scratch.path.pop();
                    self.settle(square, state.captured, made, None)?;
                    self.scratch.path.extend(last);
                    return Ok(());
                }
                Operation::Fork(places) => {
                    let Some((&first, others)) = places.split_first() else { return Ok(()) };
                    for &place in others {
                        self.later(frame, place)?;
                    }
                    frame.state.place = first;
                }
                Operation::Choose { choice, places } => {
                    let chosen = state.registers.get(*choice);
                    if chosen > 0 {
                        state.place = places[chosen as usize - 1];
                        continue;
                    }
                    for (number, &place) in places.iter().enumerate() {
                        let mut other = frame;
                        other.state.registers.set(*choice, number as u64 + 1);
                        self.later(other, place)?;
                    }
                    return Ok(());
                }
                Operation::Then { cut, on, stop } => {
                    if !cut.cuts(state) {
                        let mut further = frame;
                        if let Some(heading) = &program.heading {
                            further.state.registers.set(heading.outward, 1);
                        }
                        self.later(further, *on)?;
                    }
                    frame.state.place = *stop;
                }
                Operation::Enter { guard, clear, next } => {
                    if let Some(guard) = guard
                        && !guard.holds(&self.view.after(state.captured), square, &mut self.means)?
                    {
                        return Ok(());
                    }
                    state.registers.clear(clear);
                    state.place = *next;
                }
                Operation::Leave(leave) => {
                    let captured = program.last_captured.is_some_and(|flag| state.registers.get(flag) != 0);
                    if leave.must_have_captured && !captured {
                        return Ok(());
                    }
                    state.registers.clear(&leave.clear);
                    state.registers.raise(&leave.made);
                    state.place = leave.next;
                }
                Operation::Repeat(repeat) => {
                    let mut copies = 1;
                    if let Some(count) = repeat.count {
                        let enough = repeat.most.unwrap_or(repeat.least);
                        copies = (state.registers.get(count) + 1).min(enough.into());
                        state.registers.set(count, copies);
                    }
                    let may_leave = copies >= u64::from(repeat.least);
                    let may_repeat =
                        repeat.most.is_none_or(|most| copies < u64::from(most)) && !repeat.cut.cuts(state);
                    match (may_leave, may_repeat) {
                        (false, false) => return Ok(()),
                        (true, false) => state.place = repeat.leave,
                        (false, true) => state.place = repeat.again,
                        (true, true) => {
                            let again = repeat.again;
                            state.place = repeat.leave;
                            self.later(frame, again)?;
                        }
                    }
                }
                Operation::Stay { guard, made, next } => {
                    if !self.is_new(program, &frame)
                        || !guard.holds(&self.view.after(frame.state.captured), square, &mut self.means)?
                    {
                        return Ok(());
                    }
                    let state = &mut frame.state;
                    if let Some(flag) = program.last_captured {
                        state.registers.set(flag, 0);
                    }
                    if let Some(heading) = &program.heading {
                        state.registers.set(heading.outward, 0);
                    }
                    state.registers.raise(made);
                    state.place = *next;
                    frame.is_new = false;
                }
                Operation::Move(leg) => {
                    if !self.is_new(program, &frame) {
                        return Ok(());
                    }
                    return self.leg(program, leg, &frame);
                }
            }
        }
    }

    fn later(&mut self, frame: Frame<B>, place: Place) -> Result<(), Halt> {
        self.means.spend(1)?;
        self.scratch.frames.push(Frame { state: State { place, ..frame.state }, ..frame });
        Ok(())
    }

    /// Whether a leg is met in this state for the first time.
    fn is_new(&mut self, program: &Program<B>, frame: &Frame<B>) -> bool {
        if frame.is_new {
            return true;
        }
        let State { place, square, captured, registers } = &frame.state;
        if captured.is_empty()
            && let Some(index) = program.index(*place, registers)
        {
            let met = &mut self.scratch.met[index];
            let is_new = !met.contains((*square).into());
            met.insert((*square).into());
            return is_new;
        }
        self.scratch.visited.insert(frame.state)
    }

    fn leg(&mut self, program: &Program<B>, leg: &Move<B>, frame: &Frame<B>) -> Result<(), Halt> {
        let square = usize::from(frame.state.square);
        let view = self.view.after(frame.state.captured);
        if !leg.unguarded && !leg.guard.holds(&view, square, &mut self.means)? {
            return Ok(());
        }
        let View { ground, side, own, enemy, holes, .. } = view;
        let blocked = view.blocked();
        let split = |to| leg.targets.split(to, own, enemy, blocked);
        if !leg.rays.is_empty() {
            return self.leg_by_rays(program, leg, frame, &view);
        }
        self.means.spend(leg.ways.steps)?;
        if leg.ways.manner == Manner::Jump {
            let mut ended = Ok(());
            let victims = split(blocked).1;
            leg.ways.hurdles(ground, side, square, blocked, victims, |hurdle, landings| {
                if ended.is_ok() {
                    let registers = leg.after(program, frame.state.registers, true);
                    let captured = frame.state.captured | B::single(hurdle);
                    ended = self.go_on(program, frame, leg.next, registers, captured, landings & !blocked);
                }
            });
            return ended;
        }
        let (quiet, captures) = split(leg.ways.to(ground, side, square, blocked, holes));
        self.move_on(program, leg, frame, quiet, captures)
    }

    /// The squares reached by a leg whose way does not matter for the legs after it.
    fn move_on(
        &mut self,
        program: &Program<B>,
        leg: &Move<B>,
        frame: &Frame<B>,
        quiet: B,
        captures: B,
    ) -> Result<(), Halt> {
        let operations = &program.operations;
        let captured = frame.state.captured;
        let after_quiet = leg.after(program, frame.state.registers, false);
        let after_capture = leg.after(program, frame.state.registers, true);
        let is_end = |place: Place| matches!(operations[usize::from(place)], Operation::Accept);
        // Where the move may end here, all these ends are settled at once.
        let (on, cut) = match &operations[usize::from(leg.next)] {
            Operation::Accept => (None, Cut::Never),
            Operation::Then { cut, on, stop } if is_end(*stop) => (Some(*on), *cut),
            Operation::Repeat(repeat)
                if is_end(repeat.leave) && repeat.count.is_none() && repeat.least <= 1 =>
            {
                (Some(repeat.again), repeat.cut)
            }
            _ => {
                self.go_on(program, frame, leg.next, after_quiet, captured, quiet)?;
                for to in captures.iter() {
                    let single = B::single(to);
                    self.go_on(program, frame, leg.next, after_capture, captured | single, single)?;
                }
                return Ok(());
            }
        };
        let made = Made::Flagged(&program.finishes, after_quiet);
        if leg.stops && self.scratch.paths.is_some() {
            let start = (usize::from(frame.state.square), frame.legs as usize, captured);
            return self.land_with_stops(&leg.ways, start, (quiet, captures), made);
        }
        self.land(quiet, captures, captured, made)?;
        let Some(on) = on else { return Ok(()) };
        let state = |registers, captured| State { place: on, square: 0, captured, registers };
        if !cut.cuts(&state(after_quiet, captured)) {
            self.go_on(program, frame, on, after_quiet, captured, quiet)?;
        }
        for to in captures.iter() {
            let single = B::single(to);
            if !cut.cuts(&state(after_capture, captured | single)) {
                self.go_on(program, frame, on, after_capture, captured | single, single)?;
            }
        }
        Ok(())
    }

    /// Goes on from each of these squares later.
    fn go_on(
        &mut self,
        program: &Program<B>,
        frame: &Frame<B>,
        place: Place,
        registers: Registers,
        captured: B,
        squares: B,
    ) -> Result<(), Halt> {
        let mut squares = squares;
        let is_leg = matches!(program.operations[usize::from(place)], Operation::Move(_));
        let index = if is_leg && captured.is_empty() { program.index(place, &registers) } else { None };
        if let Some(index) = index {
            let met = &mut self.scratch.met[index];
            squares &= !*met;
            *met |= squares;
        }
        let is_new = index.is_some();
        self.means.spend(squares.len())?;
        for square in squares.iter() {
            let state = State { place, square: square as u8, captured, registers };
            self.scratch.frames.push(Frame { state, legs: frame.legs + 1, is_new });
        }
        Ok(())
    }

    /// A leg of which it matters which way it takes: the copies of its group repeat it, or the next leg leads outward.
    fn leg_by_rays(
        &mut self,
        program: &Program<B>,
        leg: &Move<B>,
        frame: &Frame<B>,
        view: &View<'_, P, B>,
    ) -> Result<(), Halt> {
        let registers = frame.state.registers;
        let square = usize::from(frame.state.square);
        let blocked = view.blocked();
        let chosen = leg.choice.map_or(0, |choice| registers.get(choice));
        let before = program.heading.as_ref().and_then(|heading| heading.outward_from(&registers));
        for ray in &leg.rays {
            if chosen != 0 && chosen != u64::from(ray.choice) {
                continue;
            }
            if before.is_some_and(|before| !leads_outward(before, ray.vector)) {
                continue;
            }
            self.means.spend(1 + u32::from(ray.most))?;
            let (hurdle, landings) =
                ray.follow(leg.ways.manner, view.ground, view.side, square, blocked, view.holes);
            let split = |to| leg.targets.split(to, view.own, view.enemy, blocked);
            let after = |captured| {
                let mut after = leg.after(program, registers, captured);
                if let Some(choice) = leg.choice {
                    after.set(choice, ray.choice.into());
                }
                if let Some(heading) = &program.heading {
                    heading.turn(&mut after, ray.vector);
                }
                after
            };
            let captured = frame.state.captured;
            if leg.ways.manner == Manner::Jump {
                let Some(hurdle) = hurdle.map(B::single) else { continue };
                if !split(hurdle).1.is_empty() {
                    let to = landings & !blocked;
                    self.go_on(program, frame, leg.next, after(true), captured | hurdle, to)?;
                }
                continue;
            }
            let (quiet, captures) = split(landings);
            self.go_on(program, frame, leg.next, after(false), captured, quiet)?;
            for to in captures.iter() {
                let single = B::single(to);
                self.go_on(program, frame, leg.next, after(true), captured | single, single)?;
            }
        }
        Ok(())
    }
}

impl Cut {
    fn cuts<B: Bitboard>(self, state: &State<B>) -> bool {
        match self {
            Self::Never => false,
            Self::ByAny => !state.captured.is_empty(),
            Self::Since(flag) => state.registers.get(flag) != 0,
        }
    }
}

impl<B: Bitboard> Move<B> {
    /// The registers after the leg.
    fn after(&self, program: &Program<B>, mut registers: Registers, captured: bool) -> Registers {
        registers.raise(&self.made);
        if captured {
            registers.raise(&self.on_capture);
        }
        if let Some(flag) = program.last_captured {
            registers.set(flag, (captured && !self.stays).into());
        }
        registers
    }
}

impl Heading {
    /// Where the last leg led, when the next one must lead outward.
    fn outward_from(&self, registers: &Registers) -> Option<Vector> {
        let part = |field| registers.get(field) as i16 - 16;
        let known = registers.get(self.outward) != 0 && registers.get(self.right) != 0;
        known.then(|| Vector::new(part(self.right), part(self.forward)))
    }

    /// After a leg that led there.
    fn turn(&self, registers: &mut Registers, vector: Vector) {
        let part = |part: i16| (part + 16) as u64;
        registers.set(self.right, part(vector.right));
        registers.set(self.forward, part(vector.forward));
        registers.set(self.outward, 0);
    }
}

/// Within 45° of the direction before (Q18).
fn leads_outward(before: Vector, next: Vector) -> bool {
    let dot = |a: Vector, b: Vector| {
        i32::from(a.right) * i32::from(b.right) + i32::from(a.forward) * i32::from(b.forward)
    };
    let along = dot(before, next);
    along > 0 && 2 * along * along >= dot(before, before) * dot(next, next)
}
