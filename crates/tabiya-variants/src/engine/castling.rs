use tabiya_board::{Bitboard, Side, Step};
use tabiya_pieces::compiled::{Change, Means, Position as _};
use tabiya_pieces::tree::{Condition, ConditionKind, Core, Guard, Leg, Property};

use super::Engine;
use super::atlas::Atlas;
use super::attack::{Regard, Seen};
use super::parts::Parts;
use super::position::{Position, kind_of};
use super::shape::units_of;
use crate::spec::{CastlingSpec, Spec, TypeSpec};

/// The castlings of a side.
#[derive(Clone, Debug)]
pub(super) struct Castling<B> {
    /// Those that lines tell: `i2=OKR`.
    joints: Box<[Joint]>,
    /// Those that the file gives square by square.
    given: Box<[Given<B>]>,
}

#[derive(Clone, Debug)]
struct Joint {
    kind: u8,
    partners: Box<[u8]>,
    vector: usize,
    distance: u8,
}

#[derive(Clone, Debug)]
struct Given<B> {
    spec: CastlingSpec,
    /// Must be empty but for the two.
    path: B,
    /// Must not be attacked.
    crossed: B,
}

/// A castling of two pieces that stand where it says, possible now or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Planned<B> {
    /// From where to where the mover goes.
    pub(crate) mover: (usize, usize),
    /// From where to where the partner goes.
    pub(crate) partner: (usize, usize),
    /// Must be empty.
    pub(crate) path: B,
    /// Must not be attacked, where the mover is royal.
    crossed: B,
}

/// Whether an alternative is a castling as games know it: of a piece that has not moved, and of no further condition.
pub(super) fn is_usual(leg: &Leg) -> bool {
    let is_plain = |guard: &Guard| match guard {
        Guard::Condition(Condition { kind, negated, .. }) => match kind {
            ConditionKind::Unmoved => !negated,
            ConditionKind::White | ConditionKind::Black | ConditionKind::NoCapture => true,
            _ => false,
        },
        Guard::Influence(_) => false,
    };
    let is_first_move =
        |guard: &Guard| matches!(guard, Guard::Condition(Condition { kind: ConditionKind::Unmoved, .. }));
    leg.kind.is_none()
        && leg.properties.len() == 1
        && leg.guards.iter().all(is_plain)
        && leg.guards.iter().any(is_first_move)
}

impl<B: Bitboard> Castling<B> {
    pub(super) fn new(spec: &Spec, side: Side, atlas: &Atlas<B>, parts: &[Parts]) -> Self {
        let mut joints = Vec::new();
        for (kind, parts) in parts.iter().enumerate() {
            for chain in &parts.joints {
                let leg = &chain.legs[0];
                let holds = leg.guards.iter().all(|guard| match guard {
                    Guard::Condition(Condition { kind: ConditionKind::White, negated, .. }) => {
                        (side == Side::First) != *negated
                    }
                    Guard::Condition(Condition { kind: ConditionKind::Black, negated, .. }) => {
                        (side == Side::Second) != *negated
                    }
                    _ => true,
                });
                let Core::Step { distance, direction } = leg.core else { continue };
                for property in leg.properties.iter().filter(|_| holds) {
                    let Property::Joint { letters, .. } = property else { continue };
                    let partners: Box<[u8]> = letters
                        .chars()
                        .skip(1)
                        .flat_map(|letter| {
                            let is_one = move |of: &TypeSpec| of.known_letter() == Some(letter);
                            (0..spec.types.len()).filter(move |&kind| is_one(&spec.types[kind]))
                        })
                        // What it shuns is a hole to it.
                        .filter(|partner| !spec.types[kind].shuns.contains(partner))
                        .map(|kind| kind as u8)
                        .collect();
                    let longest = spec.geometry.width().max(spec.geometry.height());
                    for vector in units_of(direction, side) {
                        // A step of no squares makes no move (H4).
                        for distance in distance.range(longest).filter(|&distance| distance > 0) {
                            let (kind, partners) = (kind as u8, partners.clone());
                            joints.push(Joint { kind, partners, vector: atlas.vector(vector), distance });
                        }
                    }
                }
            }
        }
        let width = usize::from(spec.geometry.width());
        let between = |a: usize, b: usize| {
            // Along a rank, a file or a diagonal; otherwise the ends alone.
            let mut line = B::single(a) | B::single(b);
            let step = atlas.square(a).to(atlas.square(b));
            let (columns, rows) = (isize::from(step.columns), isize::from(step.rows));
            if columns == 0 || rows == 0 || columns.abs() == rows.abs() {
                let stride = rows.signum() * width as isize + columns.signum();
                let length = columns.abs().max(rows.abs());
                (0..length).for_each(|times| line.insert((a as isize + times * stride) as usize));
            }
            line
        };
        let given = spec.castlings.iter().filter(|castling| castling.side == side.index()).map(|castling| {
            let CastlingSpec { mover, partner, .. } = *castling;
            let two = B::single(mover.0) | B::single(partner.0);
            let crossed = between(mover.0, mover.1);
            let path = (crossed | between(partner.0, partner.1) | between(mover.0, partner.0)) & !two;
            Given { spec: castling.clone(), path, crossed }
        });
        // Nobody goes over a hole.
        let is_open = |given: &Given<B>| (given.path & !atlas.squares).is_empty();
        Self { joints: joints.into(), given: given.filter(is_open).collect() }
    }

    /// Whether there is any castling.
    pub(super) fn is_empty(&self) -> bool {
        self.joints.is_empty() && self.given.is_empty()
    }
}

impl<B: Bitboard> Engine<B> {
    /// Passes on the castlings of the side to move: mover from, to; partner from, to. Its movers are not attacked.
    pub(super) fn castlings(&self, position: &Position<B>, mut each: impl FnMut((u8, u8), (u8, u8))) {
        let side = position.to_move;
        let castling = &self.castlings[side.index()];
        let own = position.own(side);
        let ready = position.unmoved & own;
        if castling.is_empty() || ready.is_empty() {
            return;
        }
        let occupied = position.occupied();
        let may_stand =
            |home: usize, place: usize| self.region(side, kind_of(position.board[home])).contains(place);
        let is_safe = |squares: B, mover: usize| {
            // Only what is royal minds being attacked.
            if !self.royals.contains(&kind_of(position.board[mover])) {
                return true;
            }
            // Tested with the partner at home (H20).
            let without = occupied & !B::single(mover);
            squares.iter().all(|square| {
                !self.is_attacked_after(position, square, !side, without | B::single(square), mover)
            })
        };
        for joint in &castling.joints {
            for from in (position.types[usize::from(joint.kind)] & ready).iter() {
                let Some(partner) = self.atlas.first_along(from, joint.vector, occupied) else { continue };
                if !ready.contains(partner) || !joint.partners.contains(&kind_of(position.board[partner])) {
                    continue;
                }
                let step = self.atlas.vectors[joint.vector];
                let Some((crossed, to, last)) = self.walk(from, step, joint.distance) else { continue };
                let free = crossed & !B::single(from) & !B::single(partner);
                if (free & occupied).is_empty()
                    && may_stand(from, to)
                    && may_stand(partner, last)
                    && is_safe(crossed, from)
                {
                    each((from as u8, to as u8), (partner as u8, last as u8));
                }
            }
        }
        for given in &castling.given {
            let CastlingSpec { mover, partner, .. } = given.spec;
            if ready.contains(mover.0)
                && ready.contains(partner.0)
                && (given.path & occupied).is_empty()
                && may_stand(mover.0, mover.1)
                && may_stand(partner.0, partner.1)
                && is_safe(given.crossed, mover.0)
            {
                each((mover.0 as u8, mover.1 as u8), (partner.0 as u8, partner.1 as u8));
            }
        }
    }

    /// The castlings that the side to move has with pieces that stand where they can castle, whatever prevents them now.
    pub(crate) fn planned_castlings(&self, position: &Position<B>) -> Vec<Planned<B>> {
        let side = position.to_move;
        let castling = &self.castlings[side.index()];
        let own = position.own(side);
        let may_stand =
            |home: usize, place: usize| self.region(side, kind_of(position.board[home])).contains(place);
        let given = castling.given.iter().filter_map(|given| {
            let CastlingSpec { mover, partner, .. } = given.spec;
            let are_there = own.contains(mover.0)
                && own.contains(partner.0)
                && may_stand(mover.0, mover.1)
                && may_stand(partner.0, partner.1);
            are_there.then_some(Planned { mover, partner, path: given.path, crossed: given.crossed })
        });
        let joints = castling.joints.iter().flat_map(|joint| {
            let movers = position.types[usize::from(joint.kind)] & own;
            let partners = position.of(side, &joint.partners);
            movers.iter().filter_map(move |from| {
                let nearest = |among: B| self.atlas.first_along(from, joint.vector, among);
                let partner = nearest(partners & position.unmoved).or_else(|| nearest(partners))?;
                let step = self.atlas.vectors[joint.vector];
                let (crossed, to, last) = self.walk(from, step, joint.distance)?;
                let two = B::single(from) | B::single(partner);
                let between = self.between(from, partner).fold(B::EMPTY, |all, at| all | B::single(at));
                let path = (crossed | between) & !two;
                (may_stand(from, to) && may_stand(partner, last)).then_some(Planned {
                    mover: (from, to),
                    partner: (partner, last),
                    path,
                    crossed,
                })
            })
        });
        given.chain(joints).collect()
    }

    /// The squares that the royal mover of a castling crosses, its start and its end among them, that are attacked.
    pub(crate) fn attacked_in_castling(&self, position: &Position<B>, castling: &Planned<B>) -> B {
        let mover = castling.mover.0;
        let mut attacked = B::EMPTY;
        if self.royals.contains(&kind_of(position.board[mover])) {
            let without = position.occupied() & !B::single(mover);
            for square in castling.crossed.iter() {
                let occupied = without | B::single(square);
                if self.is_attacked_after(position, square, !position.to_move, occupied, mover) {
                    attacked.insert(square);
                }
            }
        }
        attacked
    }

    /// Whether a side attacks the square when the mover from `origin` stands there.
    fn is_attacked_after(
        &self,
        position: &Position<B>,
        square: usize,
        by: Side,
        occupied: B,
        origin: usize,
    ) -> bool {
        let victim = kind_of(position.board[origin]);
        if self.is_hunted(position, (square, victim), by, occupied, B::EMPTY) {
            return true;
        }
        let others = &self.hunters[by.index()].others;
        let has_machines = others.iter().any(|&kind| !self.kind(by, kind).machines.is_empty());
        has_machines && {
            let change = Change { side: !by, origin, square, gone: B::EMPTY };
            Seen { engine: self, position, regard: Regard::plain(!by) }
                .attacked(&change, &mut Means::default())
                .unwrap_or(true)
        }
    }

    /// The squares from here so far, the last of them, and the last but one.
    fn walk(&self, from: usize, step: Step, distance: u8) -> Option<(B, usize, usize)> {
        let (mut crossed, mut at, mut last) = (B::single(from), from, from);
        for _ in 0..distance {
            last = at;
            at = self.atlas.step(at, step).filter(|&at| self.atlas.squares.contains(at))?;
            crossed.insert(at);
        }
        Some((crossed, at, last))
    }
}

/// A piece that castles, the partner that it castles with, and the way it goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) mover: usize,
    pub(super) partner: usize,
    /// To the right, as white sees the board; `None` along a file.
    pub(super) to_right: Option<bool>,
    /// It holds for these two squares, not for all pieces of these types.
    pub(super) by_place: bool,
}

impl Pair {
    fn squares<B: Bitboard>(self) -> B {
        B::single(self.mover) | B::single(self.partner)
    }
}

impl<B: Bitboard> Engine<B> {
    /// The castling pieces that keep being unmoved for nothing: no piece is left that they can castle with.
    pub(super) fn idle_castlers(&self, position: &Position<B>, unmoved: B) -> B {
        let mut idle = B::EMPTY;
        for side in Side::ALL {
            if self.castlings[side.index()].is_empty() {
                continue;
            }
            let castlers = self.castlers(position, side) & unmoved;
            if castlers.is_empty() {
                continue;
            }
            let ready = self
                .castling_pairs(position, side, unmoved)
                .map(Pair::squares)
                .fold(B::EMPTY, |all, two| all | two);
            for square in (castlers & !ready).iter() {
                if !self.minds_moving(side, kind_of(position.board[square])) {
                    idle.insert(square);
                }
            }
        }
        idle
    }

    /// The pieces of a side of which castling tells whether they have moved.
    pub(super) fn castlers(&self, position: &Position<B>, side: Side) -> B {
        let castling = &self.castlings[side.index()];
        let of_joint = |set: B, joint: &Joint| {
            set | position.types[usize::from(joint.kind)] | position.of(side, &joint.partners)
        };
        let by_type = castling.joints.iter().fold(B::EMPTY, of_joint);
        let of_given =
            |set: B, given: &Given<B>| set | B::single(given.spec.mover.0) | B::single(given.spec.partner.0);
        let by_square = castling.given.iter().fold(B::EMPTY, of_given);
        (by_type | by_square) & position.own(side)
    }

    /// The pieces of a side, among these squares, that could castle with each other.
    pub(super) fn castling_pairs(
        &self,
        position: &Position<B>,
        side: Side,
        among: B,
    ) -> impl Iterator<Item = Pair> {
        let castling = &self.castlings[side.index()];
        let own = position.own(side) & among;
        let given = castling.given.iter().map(|given| {
            let CastlingSpec { mover, partner, .. } = given.spec;
            // K and Q say on which side the partner is, wherever the mover goes.
            let step = self.atlas.square(mover.0).to(self.atlas.square(partner.0));
            Pair {
                mover: mover.0,
                partner: partner.0,
                to_right: (step.rows == 0).then_some(step.columns > 0),
                by_place: true,
            }
        });
        let given = given.filter(move |pair| {
            let two: B = pair.squares();
            (two & !own).is_empty()
        });
        let joints = castling.joints.iter().flat_map(move |joint| {
            let step = self.atlas.vectors[joint.vector];
            let to_right = (step.rows == 0).then_some(step.columns > 0);
            let movers = position.types[usize::from(joint.kind)] & own;
            movers.iter().flat_map(move |mover| {
                let partners =
                    self.atlas.beyond(mover, joint.vector) & position.of(side, &joint.partners) & own;
                partners.iter().map(move |partner| Pair { mover, partner, to_right, by_place: false })
            })
        });
        given.chain(joints)
    }
}
