//! Lame leaps: chains that are nothing but fixed ways over squares that must be empty, such as the xiangqi horse
//! `o1>&(1,1)`, or `2(2+)`. As a table they need no steps.

use tabiya_board::{Bitboard, Side};

use super::assemble::turns;
use super::ground::{Ground, Vector};
use super::guard::Guard;
use super::leg::{Around, Stride, copies};
use super::ray::{Manner, Ray};
use super::table::Room;
use super::takes::{Takes, Targets};
use crate::Repeat;
use crate::tree::{Chain, Core, Leg, Link};

/// Chains with more ways than this are followed leg by leg. From most squares a part of the ways leads over the edge.
const MAX_WAYS: usize = 128;

/// A fixed way, as the mover sees it from its origin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Way<B> {
    /// Where it ends.
    end: Vector,
    /// What must be empty. The origin always is (H11).
    empty: Vec<Vector>,
    /// Where its legs end, but for the last.
    stops: Vec<Vector>,
    /// Squares where a leg starts, and by side which squares of the board they can be.
    starts: Vec<(Vector, [B; 2])>,
}

/// Ways of a chain that may end there, with what may stand at their ends.
pub(super) type Ends<B> = Vec<(Targets, Vec<Way<B>>)>;

impl<B: Bitboard> Way<B> {
    /// The same where a leg may start on these squares only.
    fn starting(&self, guard: &Guard<B>, ground: &Ground<B>) -> Self {
        let mut way = self.clone();
        if guard.squares != [ground.all(); 2] {
            way.starts.push((self.end, guard.squares));
        }
        way
    }

    /// The same with one more leg. `None` where that is on no board of this size.
    fn further(&self, ray: Ray, distance: u8, guard: &Guard<B>, ground: &Ground<B>) -> Option<Self> {
        let edge = i16::from(ground.edge());
        let mut way = self.starting(guard, ground);
        let mut passes = |square: Vector| {
            if square != Vector::default() && !way.empty.contains(&square) {
                way.empty.push(square);
            }
        };
        passes(self.end);
        for passed in 1..distance {
            passes(self.end.plus(ray.vector.times(passed.into())));
        }
        if self.end != Vector::default() || !self.stops.is_empty() {
            way.stops.push(self.end);
        }
        way.end = self.end.plus(ray.vector.times(distance.into()));
        (way.end.right.abs().max(way.end.forward.abs()) <= edge).then_some(way)
    }

    /// What must be empty and where it ends from a square, `None` where it leads over the edge or may not start.
    fn from(&self, side: Side, square: usize, ground: &Ground<B>) -> Option<(B, usize)> {
        let at = |vector: Vector| ground.step(square, vector.on_board(side));
        let mut empty = B::EMPTY;
        for &passed in &self.empty {
            empty.insert(at(passed)?);
        }
        for (start, squares) in &self.starts {
            if !squares[side.index()].contains(at(*start)?) {
                return None;
            }
        }
        Some((empty, at(self.end)?))
    }
}

/// The ways of a chain, `None` where it is more than lame leaps. What the first leg asks for is left out.
pub(super) fn of_chain<B: Bitboard>(chain: &Chain, ground: &Ground<B>, repeat: Repeat) -> Option<Ends<B>> {
    let mut ends = Vec::new();
    let mut open = vec![Way::default()];
    for (number, leg) in chain.legs.iter().enumerate() {
        let guard = if number == 0 { Guard::none(ground) } else { Guard::new(&leg.guards, ground) };
        if !leg.properties.is_empty() || !guard.asks.is_nothing() {
            return None;
        }
        let (stride, next) = match Stride::new(leg, Around::default(), ground.edge()) {
            Some(stride) if stride.manner == Manner::Slide => {
                let next = leg_further(&open, &stride.rays, &guard, ground)?;
                (stride, next)
            }
            Some(_) => return None,
            None => group_further(&open, leg, &guard, ground, repeat)?,
        };
        let link = chain.links.get(number);
        if link != Some(&Link::Must) {
            add(&mut ends, stride.targets, &next)?;
        }
        match link {
            Some(Link::Must | Link::Further) if stride.targets.captures() => return None,
            Some(_) if stride.targets.empty => open = next,
            Some(_) | None => break,
        }
    }
    Some(ends)
}

/// The ways of a group within a chain that repeats a leg in one direction.
fn group_further<'a, B: Bitboard>(
    open: &[Way<B>],
    leg: &'a Leg,
    guard: &Guard<B>,
    ground: &Ground<B>,
    repeat: Repeat,
) -> Option<(Stride<'a>, Vec<Way<B>>)> {
    let Core::Group(group) = &leg.core else { return None };
    let [Chain { legs, .. }] = group.body.chains.as_slice() else { return None };
    let [inner] = legs.as_slice() else { return None };
    let stride = Stride::new(inner, Around::default().inside(leg, group), ground.edge())?;
    let inner_guard = Guard::new(&inner.guards, ground);
    let is_simple = stride.manner == Manner::Slide
        && inner.properties.is_empty()
        && inner_guard.asks.is_nothing()
        // `c` on the group would ask for more than its first copies do.
        && !Takes::of(leg).must
        && !turns(group, repeat);
    if group.count.is_none() || !is_simple {
        return None;
    }
    let open: Vec<Way<B>> = open.iter().map(|way| way.starting(guard, ground)).collect();
    let all = copies_further(&open, &stride, &inner_guard, copies(group), ground)?;
    Some((stride, all))
}

/// The ways of a leg repeated in one direction, `None` where there are too many.
pub(super) fn of_copies<B: Bitboard>(
    stride: &Stride<'_>,
    guard: &Guard<B>,
    number: (u8, Option<u8>),
    ground: &Ground<B>,
) -> Option<Ends<B>> {
    let mut ends = Vec::new();
    let ways = copies_further(&[Way::default()], stride, guard, number, ground)?;
    add(&mut ends, stride.targets, &ways)?;
    Some(ends)
}

fn copies_further<B: Bitboard>(
    open: &[Way<B>],
    stride: &Stride<'_>,
    guard: &Guard<B>,
    (least, most): (u8, Option<u8>),
    ground: &Ground<B>,
) -> Option<Vec<Way<B>>> {
    let mut ends: Vec<Way<B>> = Vec::new();
    for choice in stride.choices() {
        let rays: Vec<Ray> = stride.rays.iter().filter(|ray| ray.choice == choice).copied().collect();
        let mut open = open.to_vec();
        for copy in 1..=most.unwrap_or(u8::MAX) {
            open = leg_further(&open, &rays, guard, ground)?;
            if copy >= least {
                ends.extend(open.iter().cloned());
                if ends.len() > MAX_WAYS {
                    return None;
                }
            }
            if open.is_empty() || !stride.targets.empty {
                break;
            }
        }
    }
    Some(ends)
}

fn leg_further<B: Bitboard>(
    open: &[Way<B>],
    rays: &[Ray],
    guard: &Guard<B>,
    ground: &Ground<B>,
) -> Option<Vec<Way<B>>> {
    let mut next = Vec::new();
    for way in open {
        for &ray in rays {
            for distance in ray.least..=ray.most {
                next.extend(way.further(ray, distance, guard, ground));
                if next.len() > MAX_WAYS {
                    return None;
                }
            }
        }
    }
    Some(next)
}

/// Adds ways that may end; a way back to the origin changes nothing and is no move (H11).
fn add<B: Bitboard>(ends: &mut Ends<B>, targets: Targets, ways: &[Way<B>]) -> Option<()> {
    let at = ends.iter().position(|(known, _)| *known == targets).unwrap_or(ends.len());
    if at == ends.len() {
        ends.push((targets, Vec::new()));
    }
    ends[at].1.extend(ways.iter().filter(|way| way.end != Vector::default()).cloned());
    (ends.iter().map(|(_, ways)| ways.len()).sum::<usize>() <= MAX_WAYS).then_some(())
}

/// Lame leaps as a table.
#[derive(Clone, Debug)]
pub(super) struct Lame<B> {
    ways: Vec<Way<B>>,
    sides: [Table<B>; 2],
}

#[derive(Clone, Debug)]
struct Table<B> {
    /// By square: where its entries begin. One more than there are squares.
    begins: Box<[u32]>,
    /// What must be empty, and then where the leaps end.
    entries: Box<[(B, B)]>,
}

impl<B: Bitboard> Lame<B> {
    /// Whether there is room for the table of these ways; then it is taken.
    pub(super) fn fits(ends: &Ends<B>, ground: &Ground<B>, room: &mut Room) -> bool {
        let squares: usize =
            ends.iter().flat_map(|(_, ways)| ways).map(|way| way.empty.len() + way.starts.len() + 1).sum();
        room.take(2 * squares * ground.squares())
    }

    pub(super) fn new(ways: Vec<Way<B>>, ground: &Ground<B>) -> Self {
        let sides = Side::ALL.map(|side| {
            let (mut begins, mut entries) = (Vec::new(), Vec::<(B, B)>::new());
            for square in 0..ground.squares() {
                let begin = entries.len();
                begins.push(begin as u32);
                for (empty, end) in ways.iter().filter_map(|way| way.from(side, square, ground)) {
                    match entries[begin..].iter_mut().find(|entry| entry.0 == empty) {
                        Some(entry) => entry.1.insert(end),
                        None => entries.push((empty, B::single(end))),
                    }
                }
            }
            begins.push(entries.len() as u32);
            Table { begins: begins.into(), entries: entries.into() }
        });
        Self { ways, sides }
    }

    #[inline]
    pub(super) fn to(&self, side: Side, square: usize, blocked: B) -> B {
        let open = self.open(side, square, blocked);
        open.fold(B::EMPTY, |to, (_, ends)| to | ends)
    }

    /// The same but for squares that are passed on the way there: a piece on them would be in the way.
    #[inline]
    pub(super) fn threats(&self, side: Side, square: usize, blocked: B) -> B {
        let open = self.open(side, square, blocked);
        open.fold(B::EMPTY, |to, (empty, ends)| to | ends & !empty)
    }

    #[inline]
    fn open(&self, side: Side, square: usize, blocked: B) -> impl Iterator<Item = (B, B)> {
        let Table { begins, entries } = &self.sides[side.index()];
        let entries = &entries[begins[square] as usize..begins[square + 1] as usize];
        entries.iter().copied().filter(move |&(empty, _)| (blocked & empty).is_empty())
    }

    /// Where the legs of one of the ways to a square end, this one last.
    pub(super) fn stops(
        &self,
        ground: &Ground<B>,
        side: Side,
        square: usize,
        to: usize,
        blocked: B,
    ) -> Vec<usize> {
        let leads_there = |way: &&Way<B>| {
            way.from(side, square, ground)
                .is_some_and(|(empty, end)| end == to && (blocked & empty).is_empty())
        };
        let way = self.ways.iter().find(leads_there);
        let stops = way.into_iter().flat_map(|way| &way.stops);
        stops.filter_map(|stop| ground.step(square, stop.on_board(side))).chain([to]).collect()
    }
}
