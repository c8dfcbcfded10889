use tabiya_board::Bitboard;

use super::assemble::turns;
use super::finish::{Finish, Names};
use super::ground::Ground;
use super::guard::Guard;
use super::lame::{self, Ends, Lame, Way};
use super::leg::{Around, Stride, copies};
use super::merge;
use super::part::Part;
use super::ray::{Manner, Ray};
use super::table::Room;
use super::takes::{Takes, Targets};
use crate::Repeat;
use crate::tree::{self, Chain, Core, Leg, Link, Linkage};

/// A single leg, on its way to a part.
#[derive(Clone, Debug)]
pub(super) struct Simple<B> {
    pub(super) guard: Guard<B>,
    pub(super) finish: Finish<B>,
    pub(super) manner: Manner,
    pub(super) rays: Vec<Ray>,
    pub(super) targets: Targets,
    /// Fixed ways, in place of rays.
    pub(super) lame: Vec<Way<B>>,
    /// There can be several legs.
    pub(super) stops: bool,
}

/// What has been seen of plain groups around a leg.
#[derive(Clone)]
struct Outside<'a> {
    around: Around,
    /// `c` on one of them.
    must: bool,
    guards: Vec<&'a tree::Guard>,
    legs: Vec<&'a Leg>,
    depth: u8,
}

/// Groups in each other to this depth are looked into.
const MAX_DEPTH: u8 = 64;

/// Collects the alternatives that tables can tell: single legs, riders, lame leaps.
pub(super) struct Collector<'a, B> {
    ground: &'a Ground<B>,
    repeat: Repeat,
    linkage: Linkage,
    legs: Vec<Simple<B>>,
}

impl<'a, B: Bitboard> Collector<'a, B> {
    pub(super) fn new(ground: &'a Ground<B>, repeat: Repeat, linkage: Linkage) -> Self {
        Self { ground, repeat, linkage, legs: Vec::new() }
    }

    /// Takes an alternative, unless it is more than what tables can tell.
    pub(super) fn take(&mut self, chain: &Chain, names: &mut Names, room: &mut Room) -> bool {
        let outside = Outside {
            around: Around::default(),
            must: false,
            guards: Vec::new(),
            legs: Vec::new(),
            depth: 0,
        };
        let before = self.legs.len();
        let taken = self.chain(chain, outside, names, room);
        if !taken {
            self.legs.truncate(before);
        }
        taken
    }

    /// Takes a chain of several legs that is nothing but lame leaps.
    fn lame(&mut self, chain: &Chain, room: &mut Room) -> bool {
        if self.linkage == Linkage::Outward && chain.links.contains(&Link::Then) {
            return false;
        }
        let Some(ends) = lame::of_chain(chain, self.ground, self.repeat) else { return false };
        if !Lame::fits(&ends, self.ground, room) {
            return false;
        }
        let guard = Guard::new(&chain.legs[0].guards, self.ground);
        self.add_lame(ends, &guard, &Finish::default());
        true
    }

    fn add_lame(&mut self, ends: Ends<B>, guard: &Guard<B>, finish: &Finish<B>) {
        for (targets, lame) in ends {
            if !lame.is_empty() && !targets.is_nothing() {
                let (guard, finish) = (guard.clone(), finish.clone());
                let (manner, rays) = (Manner::Slide, Vec::new());
                self.legs.push(Simple { guard, finish, manner, rays, targets, lame, stops: true });
            }
        }
    }

    /// A single leg, or a group of them.
    fn chain<'b>(
        &mut self,
        chain: &'b Chain,
        outside: Outside<'b>,
        names: &mut Names,
        room: &mut Room,
    ) -> bool {
        let [leg] = chain.legs.as_slice() else { return outside.depth == 0 && self.lame(chain, room) };
        if leg.exchange().is_some() || outside.depth > MAX_DEPTH {
            return false;
        }
        if let Some(stride) = Stride::new(leg, outside.around, self.ground.edge()) {
            self.add(leg, stride, outside, false, names);
            return true;
        }
        let Core::Group(group) = &leg.core else { return false };
        let mut inside = outside.clone();
        inside.around = outside.around.inside(leg, group);
        inside.must |= Takes::of(leg).must;
        inside.guards.extend(&leg.guards);
        inside.legs.push(leg);
        inside.depth += 1;
        let (least, most) = copies(group);
        if (least, most) == (1, Some(1)) {
            return group.body.chains.iter().all(|chain| self.chain(chain, inside.clone(), names, room));
        }
        let [Chain { legs, .. }] = group.body.chains.as_slice() else { return false };
        let [inner] = legs.as_slice() else { return false };
        let Some(stride) = Stride::new(inner, inside.around, self.ground.edge()) else { return false };
        let guard = Guard::new(&inner.guards, self.ground);
        if turns(group, self.repeat) || !guard.asks.is_nothing() {
            return false;
        }
        if stride.is_leaper() && guard == Guard::none(self.ground) {
            if let Some(stride) = stride.repeated(least, most, self.ground.edge()) {
                self.add(inner, stride, inside, true, names);
            }
            return true;
        }
        if stride.manner != Manner::Slide {
            return false;
        }
        let Some(mut ends) = lame::of_copies(&stride, &guard, (least, most), self.ground) else {
            return false;
        };
        if !Lame::fits(&ends, self.ground, room) {
            return false;
        }
        for (targets, _) in &mut ends {
            targets.empty &= !inside.must;
        }
        let finish = self.effects(inner, inside.legs, names);
        self.add_lame(ends, &Guard::new(inside.guards, self.ground), &finish);
        true
    }

    /// The effects of a leg and of what is around it.
    fn effects<'b>(
        &self,
        leg: &Leg,
        around: impl IntoIterator<Item = &'b Leg>,
        names: &mut Names,
    ) -> Finish<B> {
        let mut finish = Finish::of_leg(leg, self.ground, names);
        for leg in around {
            finish.add_properties(leg, self.ground, names);
        }
        finish
    }

    fn add(
        &mut self,
        leg: &Leg,
        mut stride: Stride<'_>,
        outside: Outside<'_>,
        stops: bool,
        names: &mut Names,
    ) {
        if outside.must {
            stride.targets.empty &= stride.manner == Manner::Jump;
        }
        if stride.rays.is_empty() || stride.targets.is_nothing() {
            return;
        }
        let finish = self.effects(leg, stride.inner.into_iter().chain(outside.legs), names);
        let guard = Guard::new(outside.guards.into_iter().chain(stride.guards(leg)), self.ground);
        if guard.squares == [B::EMPTY; 2] {
            return;
        }
        let Stride { manner, rays, targets, .. } = stride;
        self.legs.push(Simple { guard, finish, manner, rays, targets, lame: Vec::new(), stops });
    }

    /// What has been taken.
    pub(super) fn into_parts(self, room: &mut Room) -> Vec<Part<B>> {
        merge::parts(self.legs, self.ground, room)
    }
}
