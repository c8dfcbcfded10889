//! From where a piece may attack a square, whatever stands where: what an engine asks first.

use tabiya_board::{Bitboard, Side};

use super::finish::Finish;
use super::ground::Ground;
use super::machine::Machine;
use super::program::{Move, Operation, Place, Program};
use super::ray::{Manner, Ray};

/// By square: the squares from which a piece of this side may capture or remove what stands there.
pub(super) fn origins<B: Bitboard>(machine: &Machine<B>, side: Side) -> Box<[B]> {
    let ground = &*machine.ground;
    let of_traits = radius(machine.traits.iter().map(|property| &property.finish));
    let programs: Vec<Spans<'_, B>> =
        machine.programs.iter().map(|program| Spans::new(program, side, ground)).collect();
    let mut origins = vec![B::EMPTY; ground.squares()];
    for from in 0..ground.squares() {
        let mut hits = B::EMPTY;
        for part in &machine.parts {
            let ends = part.span(ground, side, from);
            let radius = radius([&part.finish]).max(of_traits);
            hits |= around(ends | B::single(from), radius, ground);
            if part.strides.iter().any(|stride| stride.targets.captures()) {
                hits |= ends;
            }
        }
        for exchange in machine.exchanges.iter().filter(|exchange| exchange.finish.has_effects()) {
            hits |= around(ground.all(), radius([&exchange.finish]), ground);
        }
        for program in &programs {
            hits |= program.hits(from, of_traits, ground);
        }
        for hit in hits.iter() {
            origins[hit].insert(from);
        }
    }
    origins.into()
}

/// The greatest radius of an explosion.
fn radius<'a, B: 'a>(finishes: impl IntoIterator<Item = &'a Finish<B>>) -> u8 {
    finishes.into_iter().flat_map(|finish| &finish.blasts).map(|blast| blast.radius).max().unwrap_or(0)
}

fn around<B: Bitboard>(ends: B, radius: u8, ground: &Ground<B>) -> B {
    let mut around = B::EMPTY;
    if radius > 0 {
        for end in ends.iter() {
            around |= ground.within(end, radius);
        }
    }
    around
}

/// A program with the squares that each of its legs can lead to.
struct Spans<'a, B> {
    program: &'a Program<B>,
    /// By operation and square; empty for what is no leg that moves.
    spans: Vec<Vec<B>>,
}

impl<'a, B: Bitboard> Spans<'a, B> {
    fn new(program: &'a Program<B>, side: Side, ground: &Ground<B>) -> Self {
        let span = |leg: &Move<B>, square: usize| {
            if !leg.guard.squares[side.index()].contains(square) {
                return B::EMPTY;
            }
            let by_ray = leg.rays.iter().map(|&ray| {
                let ray = Ray { least: 1, ..ray };
                ray.follow(Manner::Slide, ground, side, square, B::EMPTY, B::EMPTY).1
            });
            by_ray.fold(leg.ways.span(ground, side, square), |span, ray| span | ray)
        };
        let spans = program.operations.iter().map(|operation| match operation {
            Operation::Move(leg) => (0..ground.squares()).map(|square| span(leg, square)).collect(),
            _ => Vec::new(),
        });
        Self { program, spans: spans.collect() }
    }

    /// What moves from a square may capture, or remove by explosions of their own or of this radius.
    fn hits(&self, from: usize, of_traits: u8, ground: &Ground<B>) -> B {
        let mut reached = vec![B::EMPTY; self.program.operations.len()];
        let mut hits = B::EMPTY;
        let mut open = vec![(self.program.start, B::single(from))];
        while let Some((place, squares)) = open.pop() {
            let at = usize::from(place);
            let new = squares & !reached[at];
            if new.is_empty() {
                continue;
            }
            reached[at] |= new;
            let mut on = |place: Place, squares: B| open.push((place, squares));
            match &self.program.operations[at] {
                Operation::Accept => {}
                Operation::Fork(places) | Operation::Choose { places, .. } => {
                    for &place in places {
                        on(place, new);
                    }
                }
                Operation::Then { on: further, stop, .. } => {
                    on(*further, new);
                    on(*stop, new);
                }
                Operation::Enter { next, .. } | Operation::Stay { next, .. } => on(*next, new),
                Operation::Leave(leave) => on(leave.next, new),
                Operation::Repeat(repeat) => {
                    on(repeat.again, new);
                    on(repeat.leave, new);
                }
                Operation::Move(leg) => {
                    let to = new.iter().fold(B::EMPTY, |to, square| to | self.spans[at][square]);
                    if leg.targets.captures() {
                        hits |= to;
                    }
                    on(leg.next, to);
                }
            }
        }
        let accepted = usize::from(super::assemble::ACCEPT);
        let of_legs = radius(self.program.finishes.iter().map(|(_, finish)| finish));
        hits | around(reached[accepted], of_legs.max(of_traits), ground)
    }
}
