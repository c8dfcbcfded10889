#![expect(clippy::type_complexity, reason = "tables by square of what must be empty, and where from or to")]

use tabiya_board::{Bitboard, U256};

use super::atlas::{Atlas, Vector};
use super::hunters::paired;
use super::shape::{Shape, Simple};

/// What simple moves of one mode reach, in tables by square.
#[derive(Clone, Debug)]
pub(super) struct Reach<B> {
    /// Empty where there are no leaps.
    pub(super) leaps: Box<[B]>,
    /// Vectors of the atlas along which it rides to the edge: those that it rides both ways, and the others by the
    /// direction in which indices run.
    pub(super) both: Box<[Vector]>,
    pub(super) up: Box<[Vector]>,
    pub(super) down: Box<[Vector]>,
    /// Rides with a least or greatest distance, or not from or to everywhere: where they can land.
    pub(super) limited: Box<[(Vector, Box<[B]>)]>,
    /// Vectors along which it hops to the edge, together with their opposites.
    pub(super) hop_both: Box<[Vector]>,
    /// Other hops: where they can land.
    pub(super) hops: Box<[(Vector, Box<[B]>)]>,
    /// Lame leaps: squares that must be empty, and where to.
    pub(super) lame: Box<[Box<[(B, B)]>]>,
    /// Where anything but leaps and rides to the edge starts.
    rare: B,
    is_empty: bool,
}

impl<B: Bitboard> Reach<B> {
    /// The tables of these moves, which may end in `region` only.
    pub(super) fn new<'a>(simples: impl Iterator<Item = &'a Simple>, atlas: &Atlas<B>, region: B) -> Self {
        let area = atlas.geometry.area();
        let inside = atlas.squares & region;
        let mut leaps = vec![B::EMPTY; area];
        let mut rides = Vec::new();
        let mut hops = Vec::new();
        let mut lame = vec![Vec::<(B, B)>::new(); area];
        for simple in simples {
            let starts = |index: &usize| simple.origins.contains(*index) && atlas.squares.contains(*index);
            let origins = (0..area).filter(starts);
            let inside = inside & narrow(simple.lands);
            match &simple.shape {
                Shape::Leap(steps) => {
                    for origin in origins {
                        let ends = steps.iter().filter_map(|&step| atlas.step(origin, step));
                        ends.filter(|&to| inside.contains(to)).for_each(|to| leaps[origin].insert(to));
                    }
                }
                // Of one or two squares it is like a lame leap.
                Shape::Ride { vectors, least, most: most @ ..=2 } => {
                    for origin in origins {
                        for &vector in vectors {
                            let ends = (*least.max(&1)..=*most).filter_map(|times| {
                                let next =
                                    |at| atlas.step(at, vector).filter(|&at| atlas.squares.contains(at));
                                let first = next(origin)?;
                                if times == 1 {
                                    Some((B::EMPTY, first))
                                } else {
                                    Some((B::single(first), next(first)?))
                                }
                            });
                            for (passed, to) in ends.filter(|(_, to)| inside.contains(*to)) {
                                if passed.is_empty() {
                                    leaps[origin].insert(to);
                                } else {
                                    add_lame(&mut lame[origin], passed, to);
                                }
                            }
                        }
                    }
                }
                Shape::Ride { vectors, least, most } => {
                    for &vector in vectors {
                        let mut lands = atlas.landings(vector, *least, *most, simple.origins);
                        lands.iter_mut().for_each(|land| *land &= inside);
                        add(&mut rides, atlas.vector(vector), lands);
                    }
                }
                Shape::Hop { vectors, least, most } => {
                    for &vector in vectors {
                        let mut lands = atlas.landings(vector, *least, *most, simple.origins);
                        lands.iter_mut().for_each(|land| *land &= inside);
                        add(&mut hops, atlas.vector(vector), lands);
                    }
                }
                Shape::Lame(paths) => {
                    for origin in origins {
                        for path in paths {
                            let walk = path.iter().try_fold((B::EMPTY, origin), |(passed, at), &step| {
                                let next =
                                    atlas.step(at, step).filter(|&next| atlas.squares.contains(next))?;
                                let here = if at == origin { B::EMPTY } else { B::single(at) };
                                Some((passed | here, next))
                            });
                            let Some((passed, to)) = walk.filter(|(_, to)| inside.contains(*to)) else {
                                continue;
                            };
                            add_lame(&mut lame[origin], passed, to);
                        }
                    }
                }
            }
        }
        let is_whole = |(vector, land): &(Vector, Box<[B]>)| {
            (0..area).all(|index| atlas.beyond(index, usize::from(*vector)) == land[index])
        };
        let (whole, limited): (Vec<_>, Vec<_>) = rides.into_iter().partition(is_whole);
        let whole: Vec<Vector> = whole.into_iter().map(|(vector, _)| vector).collect();
        let [both, up, down] = paired::<B>(&whole);
        let has = |sets: &[B]| sets.iter().any(|set| !set.is_empty());
        let keep = |list: Vec<(Vector, Box<[B]>)>| {
            list.into_iter().filter(|(_, land)| has(land)).collect::<Box<[_]>>()
        };
        let whole_hops: Vec<Vector> =
            hops.iter().filter(|hop| is_whole(hop)).map(|(vector, _)| *vector).collect();
        let [hop_both, ..] = paired::<B>(&whole_hops);
        hops.retain(|(vector, _)| !hop_both.contains(&(vector & !1)));
        let (limited, hops) = (keep(limited), keep(hops));
        let leaps: Box<[B]> = if has(&leaps) { leaps.into() } else { Box::default() };
        let lame: Box<[Box<[(B, B)]>]> = if lame.iter().all(Vec::is_empty) {
            Box::default()
        } else {
            lame.into_iter().map(Vec::into).collect()
        };
        let is_plain = limited.is_empty() && hop_both.is_empty() && hops.is_empty() && lame.is_empty();
        let mut rare = B::EMPTY;
        for square in 0..area {
            let lands = |(_, land): &(Vector, Box<[B]>)| !land[square].is_empty();
            if !hop_both.is_empty()
                || limited.iter().chain(&hops).any(lands)
                || lame.get(square).is_some_and(|ways| !ways.is_empty())
            {
                rare.insert(square);
            }
        }
        let is_empty = is_plain && leaps.is_empty() && whole.is_empty();
        Self { leaps, both, up, down, limited, hop_both, hops, lame, rare, is_empty }
    }

    /// The vectors along which it rides to the edge.
    pub(super) fn vectors(&self) -> impl Iterator<Item = Vector> {
        let both = self.both.iter().flat_map(|&vector| [vector, vector + 1]);
        both.chain(self.up.iter().chain(&self.down).copied())
    }

    /// The vectors along which it hops, from some squares at least.
    pub(super) fn hop_vectors(&self) -> impl Iterator<Item = Vector> {
        let both = self.hop_both.iter().flat_map(|&vector| [vector, vector + 1]);
        both.chain(self.hops.iter().map(|(vector, _)| *vector))
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// The squares that it reaches from here, occupied ones with them; no piece in `shunned` is hopped over.
    #[inline]
    pub(super) fn squares(&self, atlas: &Atlas<B>, square: usize, occupied: B, shunned: B) -> B {
        let mut set = if self.leaps.is_empty() { B::EMPTY } else { self.leaps[square] };
        for &vector in &self.both {
            set |= atlas.reach_both(square, vector.into(), occupied);
        }
        for &vector in &self.up {
            set |= atlas.reach::<true>(square, vector.into(), occupied);
        }
        for &vector in &self.down {
            set |= atlas.reach::<false>(square, vector.into(), occupied);
        }
        if self.rare.contains(square) {
            set |= self.rarer(atlas, square, occupied, shunned);
        }
        set
    }

    #[inline(never)]
    fn rarer(&self, atlas: &Atlas<B>, square: usize, occupied: B, shunned: B) -> B {
        let mut set = B::EMPTY;
        for (vector, land) in &self.limited {
            let land = land[square];
            if !land.is_empty() {
                set |= atlas.reach_along(square, usize::from(*vector), occupied) & land;
            }
        }
        for &vector in &self.hop_both {
            // What is reached with the first pieces on either side out of the way, but not with them.
            let near = atlas.reach_both(square, vector.into(), occupied);
            let hurdles = near & occupied & !shunned;
            set |= atlas.reach_both(square, vector.into(), occupied & !hurdles) & !near;
        }
        for (vector, land) in &self.hops {
            let land = land[square];
            if let Some(hurdle) = atlas.first_along(square, usize::from(*vector), occupied)
                && !land.is_empty()
                && !shunned.contains(hurdle)
            {
                set |= atlas.reach_along(hurdle, usize::from(*vector), occupied) & land;
            }
        }
        if let Some(ways) = self.lame.get(square) {
            for &(passed, ends) in ways {
                if (passed & occupied).is_empty() {
                    set |= ends;
                }
            }
        }
        set
    }
}

/// Adds a square that is reached over squares that must be empty.
fn add_lame<B: Bitboard>(ways: &mut Vec<(B, B)>, passed: B, to: usize) {
    match ways.iter_mut().find(|(known, _)| *known == passed) {
        Some((_, ends)) => ends.insert(to),
        None => ways.push((passed, B::single(to))),
    }
}

/// Adds what a ride reaches to what others along the same vector do.
fn add<B: Bitboard>(list: &mut Vec<(Vector, Box<[B]>)>, vector: usize, more: Box<[B]>) {
    match list.iter_mut().find(|(known, _)| usize::from(*known) == vector) {
        Some((_, lands)) => lands.iter_mut().zip(more).for_each(|(land, more)| *land |= more),
        None => list.push((vector as Vector, more)),
    }
}

/// A set of squares of the [spec](crate::spec::Squares) as a bitboard of the engine.
pub(super) fn narrow<B: Bitboard>(set: U256) -> B {
    let mut narrow = B::EMPTY;
    set.iter().take_while(|&index| index < B::CAPACITY).for_each(|index| narrow.insert(index));
    narrow
}
