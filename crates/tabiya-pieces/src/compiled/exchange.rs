use tabiya_board::Bitboard;

use super::finish::{Finish, Names};
use super::ground::{Ground, Vector};
use super::guard::Guard;
use super::position::Change;
use super::ray::{self, Manner, Ray};
use super::takes::Takes;
use super::view::View;
use super::{Means, Position};
use crate::OverBudget;
use crate::tree::{Chain, Core, Kind, Property, Swap};

/// A move of two pieces, the only leg of its alternative: a joint move (castling, H20) or an exchange of places (H22).
#[derive(Clone, Debug)]
pub(super) struct Exchange<B> {
    pub(super) guard: Guard<B>,
    pub(super) finish: Finish<B>,
    pub(super) is_joint: bool,
    /// One bit for each letter that the partner can have, from `A`.
    letters: u32,
    manner: Manner,
    rays: Vec<Ray>,
    /// The partner's way back, where one is written.
    back: Option<Back>,
}

/// The way of a partner back to the mover; what is not written asks nothing.
#[derive(Clone, Debug)]
struct Back {
    units: Option<Vec<Vector>>,
    distances: Option<core::ops::RangeInclusive<u8>>,
    /// No type: the squares between are empty.
    slides: bool,
}

/// Where the mover ends, from where to where the partner goes.
pub(super) type Places = (usize, (usize, usize));

impl<B: Bitboard> Exchange<B> {
    /// Whether an alternative is one.
    pub(super) fn is(chain: &Chain) -> bool {
        chain.is_single() && chain.legs[0].exchange().is_some()
    }

    /// The exchange that an alternative is; `None` where it can never be made.
    pub(super) fn new(chain: &Chain, ground: &Ground<B>, names: &mut Names) -> Option<Self> {
        let [leg] = chain.legs.as_slice() else { return None };
        let edge = ground.edge();
        let property = leg.exchange()?;
        // It never captures.
        if Takes::of(leg).must {
            return None;
        }
        let (letters, kind, back) = match property {
            Property::Joint { letters, .. } => {
                if !matches!(leg.core, Core::Step { .. }) {
                    return None;
                }
                (letters.get(1..).unwrap_or_default(), None, None)
            }
            // A type says that what stands between does not matter.
            Property::Swap(swap) => {
                let kind = leg.kind.map(|_| Kind::Leap);
                (swap.letters.as_str(), kind, way_back(swap, edge))
            }
            _ => return None,
        };
        let (manner, rays) = ray::rays(&leg.core, kind, None, edge)?;
        Some(Self {
            guard: Guard::new(&leg.guards, ground),
            finish: Finish::of_leg(leg, ground, names),
            is_joint: matches!(property, Property::Joint { .. }),
            letters: letters
                .bytes()
                .filter(u8::is_ascii_uppercase)
                .fold(0, |all, letter| all | 1 << (letter - b'A')),
            manner,
            rays,
            back,
        })
    }

    fn is_partner<P: Position<B>>(&self, view: &View<'_, P, B>, square: usize) -> bool {
        view.own.contains(square)
            && self.letters & 1 << (view.position.letter(square).wrapping_sub(b'A') & 31) != 0
    }

    /// The moves it allows.
    pub(super) fn places<P: Position<B>>(
        &self,
        view: &View<'_, P, B>,
        means: &mut Means<B>,
    ) -> Result<Vec<Places>, OverBudget> {
        let mut places = Vec::new();
        for &ray in &self.rays {
            means.spend(1 + u32::from(ray.most))?;
            if self.is_joint {
                self.joint(ray, view, means, &mut places)?;
            } else {
                self.swap(ray, view, means, &mut places)?;
            }
        }
        places.sort_unstable();
        places.dedup();
        Ok(places)
    }

    fn joint<P: Position<B>>(
        &self,
        ray: Ray,
        view: &View<'_, P, B>,
        means: &mut Means<B>,
        places: &mut Vec<Places>,
    ) -> Result<(), OverBudget> {
        let vector = ray.vector.on_board(view.side);
        let line =
            || core::iter::successors(Some(view.origin), |&square| view.ground.step(square, vector)).skip(1);
        means.spend(u32::from(view.ground.edge()))?;
        // The first piece met is the partner, or there is none.
        let blocked = view.blocked();
        let Some(partner) = line().find(|&square| blocked.contains(square)) else { return Ok(()) };
        if !self.is_partner(view, partner) || !view.position.unmoved(partner) {
            return Ok(());
        }
        let is_careful = view.position.castles_safely(view.origin);
        let mut attacked = |square| {
            let change = Change { side: view.side, origin: view.origin, square, gone: B::EMPTY };
            Ok(is_careful && view.position.attacked(&change, means)?)
        };
        if attacked(view.origin)? {
            return Ok(());
        }
        let mut crossed = view.origin;
        for (distance, square) in (1..=ray.most).zip(line()) {
            // Every square up to the final one is empty but for the partner, and none is attacked.
            if (blocked.contains(square) && square != partner) || attacked(square)? {
                break;
            }
            if distance >= ray.least {
                places.push((square, (partner, crossed)));
            }
            crossed = square;
        }
        Ok(())
    }

    fn swap<P: Position<B>>(
        &self,
        ray: Ray,
        view: &View<'_, P, B>,
        means: &mut Means<B>,
        places: &mut Vec<Places>,
    ) -> Result<(), OverBudget> {
        let landings =
            ray.follow(self.manner, view.ground, view.side, view.origin, view.blocked(), view.holes).1;
        for partner in (landings & view.own).iter() {
            if self.is_partner(view, partner) && self.leads_back(view, partner, means)? {
                places.push((partner, (partner, view.origin)));
            }
        }
        Ok(())
    }

    fn leads_back<P: Position<B>>(
        &self,
        view: &View<'_, P, B>,
        partner: usize,
        means: &mut Means<B>,
    ) -> Result<bool, OverBudget> {
        let Some(back) = &self.back else { return Ok(true) };
        let (from, to) = (view.ground.coordinates(partner), view.ground.coordinates(view.origin));
        let way = Vector::from_board((to.0 - from.0, to.1 - from.1), view.side);
        let count = ray::gcd(way);
        let unit = Vector::new(way.right / count, way.forward / count);
        let length = way.right.abs().max(way.forward.abs()) as u8;
        means.spend(u32::from(length))?;
        let is_free = || {
            let between = Ray { choice: 0, vector: unit, least: count as u8, most: count as u8 };
            let (blocked, holes) = (view.blocked(), view.holes);
            !between.follow(Manner::Slide, view.ground, view.side, partner, blocked, holes).1.is_empty()
        };
        Ok(back.units.as_ref().is_none_or(|units| units.contains(&unit))
            && back.distances.as_ref().is_none_or(|distances| distances.contains(&length))
            && (!back.slides || is_free()))
    }
}

/// The partner's way back, where one is written.
fn way_back(swap: &Swap, edge: u8) -> Option<Back> {
    let is_written = swap.distance.is_some() || swap.direction.is_some();
    is_written.then(|| Back {
        units: swap.direction.map(ray::units),
        distances: swap.distance.map(|distance| ray::distances(distance, edge)),
        slides: swap.kind.is_none(),
    })
}
