//! From paths to a tree, as a person would write it: one step for all directions that it has a name for, vectors for
//! the rest.

mod build;
mod legs;
mod names;
mod products;

use self::build::{count, distance, gate, group, guards, leg, single};
use self::legs::{chain_of, legs, turns};
use self::names::{directions, points};
pub(super) use self::products::factors;
use self::products::{cost, products};
use super::path::{Course, Deed, Gate, Modality, Path, Reach, Stride, Way};
use super::vector::{Size, Vector};
use crate::tree::{Alternatives, Chain, Core, Link, Linkage, Number, Piece, Place, Property};

/// The piece that can go these paths, of which there is at least one.
pub(super) fn compose(paths: Vec<Path>) -> Piece {
    let mut families: Vec<Family> = Vec::new();
    for path in paths {
        let (kind, member) = Family::split(path.deed);
        match families.iter_mut().find(|family| family.gate == path.gate && family.kind == kind) {
            Some(family) => family.members.push(member),
            None => families.push(Family { gate: path.gate, kind, members: vec![member] }),
        }
    }
    let continued = continued(&families);
    let chains = families
        .iter()
        .enumerate()
        .filter(|(index, _)| !continued.contains(&Some(*index)))
        .flat_map(|(index, family)| family.chains(continued[index].map(|single| &families[single])))
        .collect();
    Piece { alternatives: Alternatives { chains }, linkage: Linkage::Free }
}

/// Paths that differ in their directions only.
struct Family {
    gate: Gate,
    kind: FamilyKind,
    /// The vectors of each path.
    members: Vec<Vec<Vector>>,
}

#[derive(PartialEq, Eq)]
enum FamilyKind {
    Go(Vec<Pace>, Course),
    Anywhere(Modality),
    Castle(u8),
}

/// A stride without its direction.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Pace {
    /// Of an orthogonal or a diagonal vector only the longer number counts.
    long: u8,
    oblique: Option<u8>,
    way: Way,
    reach: Reach,
    modality: Modality,
}

impl Pace {
    fn of(stride: Stride) -> Self {
        let size = stride.vector.size();
        Self {
            long: size.long,
            oblique: size.is_oblique().then_some(size.short),
            way: stride.way,
            reach: stride.reach,
            modality: stride.modality,
        }
    }

    /// How far, as it is said: that there is room for what is jumped over goes without saying.
    fn said(self) -> Reach {
        match (self.way, self.reach) {
            (Way::Hop | Way::Jump, Reach { least: 2, most: None }) => Reach::ANY,
            (_, reach) => reach,
        }
    }
}

impl Family {
    fn split(deed: Deed) -> (FamilyKind, Vec<Vector>) {
        match deed {
            Deed::Go(strides, course) => {
                let paces = strides.iter().map(|&stride| Pace::of(stride)).collect();
                (FamilyKind::Go(paces, course), strides.iter().map(|stride| stride.vector).collect())
            }
            Deed::Anywhere(modality) => (FamilyKind::Anywhere(modality), Vec::new()),
            Deed::Castle(steps, point) => {
                (FamilyKind::Castle(steps), vec![Vector::towards(point, Size::new(1, 0))])
            }
        }
    }

    /// The members as products. A step there and straight back is no move (3.4), so it may stand among them where that
    /// makes them fewer.
    fn products(&self, paces: &[Pace]) -> Vec<Vec<Vec<Vector>>> {
        // Clockwise, however they were found.
        let clockwise = |member: &Vec<Vector>| member.iter().map(|vector| vector.point()).collect::<Vec<_>>();
        let mut members = self.members.clone();
        members.sort_by_key(clockwise);
        let own = products(&members);
        let one = |pace: &Pace| pace.way == Way::Ride && pace.reach == Reach::ONE;
        let [first, second] = paces else { return own };
        if !one(first) || !one(second) || first.modality != Modality::MOVE || first.long != second.long {
            return own;
        }
        for head in self.heads() {
            let back = vec![head, Vector::new(-head.right, -head.forward)];
            if !members.contains(&back) {
                members.push(back);
            }
        }
        members.sort_by_key(clockwise);
        let completed = products(&members);
        if cost(&completed) < cost(&own) { completed } else { own }
    }

    /// The first vectors, in the order of the text.
    fn heads(&self) -> Vec<Vector> {
        let mut heads: Vec<Vector> = Vec::new();
        for &head in self.members.iter().filter_map(|member| member.first()) {
            if !heads.contains(&head) {
                heads.push(head);
            }
        }
        heads
    }

    /// The alternatives. `stop` is a family of the first strides alone: the piece may stop after them.
    fn chains(&self, stop: Option<&Self>) -> Vec<Chain> {
        let gate = gate(self.gate);
        match &self.kind {
            FamilyKind::Anywhere(modality) => {
                vec![single(leg([gate, guards(*modality)].concat(), None, Core::Radius(Number::Any)))]
            }
            FamilyKind::Castle(steps) => {
                let vectors = self.heads();
                let (directions, _) = directions(points(&vectors));
                directions
                    .into_iter()
                    .map(|direction| {
                        let core = Core::Step { distance: distance(Reach::exactly(*steps)), direction };
                        let mut leg = leg(gate.clone(), None, core);
                        leg.properties =
                            vec![Property::Joint { letters: "KR".into(), place: Place::default() }];
                        single(leg)
                    })
                    .collect()
            }
            FamilyKind::Go(paces, Course::Once) => match &**paces {
                [pace] => legs(*pace, &self.heads(), &gate).into_iter().map(single).collect(),
                paces => self
                    .products(paces)
                    .into_iter()
                    .map(|product| {
                        let mut chain = chain_of(paces, &product, &gate);
                        if let Some(FamilyKind::Go(single, _)) = stop.map(|stop| &stop.kind) {
                            chain = chain_of(&[single, &paces[1..]].concat(), &product, &gate);
                            chain.links[0] = Link::Then;
                        }
                        chain
                    })
                    .collect(),
            },
            FamilyKind::Go(paces, Course::Repeated(most)) => {
                let body =
                    products(&self.members).iter().map(|product| chain_of(paces, product, &[])).collect();
                let core = group(Some(count(Reach::up_to(*most))), body);
                vec![single(leg(gate, None, core))]
            }
            FamilyKind::Go(paces, Course::Crooked) => {
                let body = self.members.iter().map(|member| turns(member, Link::Then, &[])).collect();
                let guards = [gate, guards(paces[0].modality)].concat();
                vec![single(leg(guards, None, group(Some(count(Reach::ANY)), body)))]
            }
            FamilyKind::Go(paces, Course::Winding) => {
                let guards = [gate, guards(paces[0].modality)].concat();
                let turns = self.members.iter().map(|member| turns(member, Link::Then, &[]));
                if guards.is_empty() {
                    turns.collect()
                } else {
                    vec![single(leg(guards, None, group(None, turns.collect())))]
                }
            }
            FamilyKind::Go(paces, Course::Sweeping) => {
                let guards = guards(paces[0].modality);
                let mut chains: Vec<_> =
                    self.members.iter().map(|member| turns(member, Link::Further, &guards)).collect();
                for chain in &mut chains {
                    chain.legs[0].guards.splice(0..0, gate.clone());
                }
                chains
            }
        }
    }
}

/// For each family, the one that makes its first strides alone and may also stay on an empty square: `A` and then
/// `oA&B` are `A.B`.
fn continued(families: &[Family]) -> Vec<Option<usize>> {
    families
        .iter()
        .map(|family| {
            let FamilyKind::Go(paces, Course::Once) = &family.kind else { return None };
            let (&first, [_, ..]) = paces.split_first()? else { return None };
            if first.modality != Modality::MOVE {
                return None;
            }
            let sorted = |family: &Family| {
                let mut heads = family.heads();
                heads.sort();
                heads
            };
            let heads = sorted(family);
            families.iter().position(|other| match &other.kind {
                FamilyKind::Go(single, Course::Once) => {
                    single.len() == 1
                        && other.gate == family.gate
                        && single[0].modality.empty
                        && single[0].modality != Modality::MOVE
                        && Pace { modality: Modality::MOVE, ..single[0] } == first
                        && sorted(other) == heads
                }
                _ => false,
            })
        })
        .collect()
}
