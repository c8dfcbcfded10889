use tabiya_board::{Bitboard, Side};
use tabiya_pieces::OverBudget;
use tabiya_pieces::compiled::{Budget, Change, Means, Position as Looked, Scratch};

use super::hunters::Riders;
use super::position::{NONE, Position, kind_of, side_of};
use super::{Engine, Type};

/// A position as the machines of pieces look at it.
pub(super) struct Seen<'a, B> {
    pub(super) engine: &'a Engine<B>,
    pub(super) position: &'a Position<B>,
    /// What counts otherwise than it is for the piece that looks.
    pub(super) regard: Regard<B>,
}

/// What a piece takes for something else, by the types that it [spares](crate::spec::TypeSpec::spares) and
/// [shuns](crate::spec::TypeSpec::shuns).
#[derive(Clone, Copy, Debug)]
pub(super) struct Regard<B> {
    /// The side that looks.
    side: Side,
    /// The other side's pieces that count as its own.
    pub(super) spared: B,
    /// Pieces that count as holes.
    pub(super) shunned: B,
    /// A square that a piece of the other side has just passed: to a piece that captures in passing it stands there.
    pub(super) phantom: B,
    /// Where that piece really stands.
    pub(super) victim: u8,
}

impl<B: Bitboard> Regard<B> {
    /// Of one who takes everything for what it is.
    pub(super) const fn plain(side: Side) -> Self {
        Self { side, spared: B::EMPTY, shunned: B::EMPTY, phantom: B::EMPTY, victim: 0 }
    }
}

impl<B: Bitboard> Looked<B> for Seen<'_, B> {
    #[inline]
    fn men(&self, side: Side) -> B {
        let Regard { side: own, spared, shunned, phantom, .. } = self.regard;
        let men = self.position.own(side);
        (if side == own { men | spared } else { men & !spared | phantom }) & !shunned
    }

    #[inline]
    fn holes(&self) -> B {
        self.engine.holes | self.regard.shunned
    }

    #[inline]
    fn letter(&self, square: usize) -> u8 {
        let stands = if self.regard.phantom.contains(square) { self.regard.victim.into() } else { square };
        self.engine.letter(self.position.board[stands])
    }

    #[inline]
    fn unmoved(&self, square: usize) -> bool {
        self.position.unmoved.contains(square)
    }

    fn is_blast_immune(&self, square: usize) -> bool {
        let man = self.position.board[square];
        man != NONE && self.engine.spec.types[usize::from(kind_of(man))].blast_immune
    }

    fn castles_safely(&self, square: usize) -> bool {
        let man = self.position.board[square];
        man == NONE || self.engine.royals.contains(&kind_of(man))
    }

    fn attacked(&self, change: &Change<B>, means: &mut Means<B>) -> Result<bool, OverBudget> {
        means.spend(1)?;
        let by = !change.side;
        // The mover's own regard is not that of those who attack it.
        let plain = Seen { regard: Regard::plain(by), ..*self };
        let men = change.of(&plain).men(by);
        if self.engine.is_faced(self.position, change) {
            return Ok(true);
        }
        let (budget, scratch) = means.parts();
        for from in men.iter() {
            let Some(&man) = self.position.board.get(from).filter(|&&man| man != NONE) else { continue };
            debug_assert_eq!(side_of(man), by);
            let of = self.engine.kind(by, kind_of(man));
            if of.is_harmless_to(kind_of(self.position.board[change.origin])) {
                continue;
            }
            let mut regard = Engine::<B>::regard(self.position, by, of, from);
            // Who counts the mover as its own, or as a hole, does so where it stands now.
            let is_spared = regard.spared.contains(change.origin);
            let change = &Change { side: if is_spared { by } else { change.side }, ..*change };
            if regard.shunned.contains(change.origin) {
                regard.shunned.remove(change.origin);
                regard.shunned.insert(change.square);
            }
            let seen = Seen { regard, ..*self };
            let changed = change.of(&seen);
            let occupied = changed.men(Side::First) | changed.men(Side::Second) | regard.shunned;
            let avoids = of.avoids(kind_of(self.position.board[change.origin]));
            if !avoids && self.engine.is_hit(self.position, of, from, change.square, occupied, regard.shunned)
            {
                return Ok(true);
            }
            for ruled in &of.machines {
                let aim = (change.square, ruled.ends);
                if ruled.from.contains(from)
                    && ruled.machine.attacks_ending_on(&changed, by, from, aim, budget, scratch)?
                {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

impl<B: Bitboard> Engine<B> {
    /// How a piece looks at the position.
    #[inline]
    pub(super) fn regard(position: &Position<B>, side: Side, of: &Type<B>, from: usize) -> Regard<B> {
        let mut regard = Regard::plain(side);
        if of.is_choosy() {
            regard.spared = position.of(!side, &of.spares);
            regard.shunned = position.of(side, &of.shuns) | position.of(!side, &of.shuns);
            regard.shunned.remove(from);
        }
        regard
    }

    /// Whether a royal piece that has gone to another square faces one of the other side there, where that is an attack.
    fn is_faced(&self, position: &Position<B>, change: &Change<B>) -> bool {
        let facing = &self.hunters[(!change.side).index()].facing;
        if facing.is_empty() || !self.checkable.contains(&kind_of(position.board[change.origin])) {
            return false;
        }
        let occupied = position.occupied() & !B::single(change.origin) & !change.gone;
        let others = position.of(!change.side, &self.checkable) & !change.gone;
        facing.iter().flat_map(Riders::vectors).any(|vector| {
            let first = self.atlas.first_along(change.square, vector, occupied);
            first.is_some_and(|first| others.contains(first))
        })
    }

    /// Whether a piece captures on the square by a move from tables.
    pub(super) fn is_hit(
        &self,
        position: &Position<B>,
        of: &Type<B>,
        from: usize,
        square: usize,
        occupied: B,
        shunned: B,
    ) -> bool {
        of.pattern.attacks(&self.atlas, from, occupied, shunned).contains(square)
            || of.first.as_ref().is_some_and(|first| {
                position.unmoved.contains(from)
                    && first.attacks(&self.atlas, from, occupied, shunned).contains(square)
            })
    }

    /// The letter by which lines know a piece.
    fn letter(&self, man: u8) -> u8 {
        self.spec.types[usize::from(kind_of(man))].known_letter().map_or(b'?', |letter| letter as u8)
    }

    /// Whether a side attacks the square by moves from tables, if these squares were occupied and its pieces in `gone`
    /// were not there, and a piece of the type `victim` on it.
    #[inline]
    pub(super) fn is_hunted(
        &self,
        position: &Position<B>,
        (square, victim): (usize, u8),
        by: Side,
        occupied: B,
        gone: B,
    ) -> bool {
        let hunters = &self.hunters[by.index()];
        for (table, types) in &hunters.leaps {
            if !(table[square] & position.of(by, types) & !gone).is_empty() {
                return true;
            }
        }
        let facing = hunters.facing.iter().filter(|_| self.checkable.contains(&victim));
        for riders in hunters.riders.iter().chain(facing) {
            let men = position.of(by, &riders.types) & !gone;
            if (riders.star[square] & men).is_empty() {
                continue;
            }
            for &vector in &riders.both {
                if !(self.atlas.reach_both(square, vector.into(), occupied) & men).is_empty() {
                    return true;
                }
            }
            for &vector in &riders.up {
                if !(self.atlas.reach::<true>(square, vector.into(), occupied) & men).is_empty() {
                    return true;
                }
            }
            for &vector in &riders.down {
                if !(self.atlas.reach::<false>(square, vector.into(), occupied) & men).is_empty() {
                    return true;
                }
            }
        }
        for riders in &hunters.hoppers {
            let men = position.of(by, &riders.types) & !gone;
            if (riders.star[square] & men).is_empty() {
                continue;
            }
            for &vector in &riders.both {
                let near = self.atlas.reach_both(square, vector.into(), occupied);
                let far = self.atlas.reach_both(square, vector.into(), occupied & !(near & occupied));
                if !(far & !near & men).is_empty() {
                    return true;
                }
            }
            for &vector in riders.up.iter().chain(&riders.down) {
                let vector = usize::from(vector);
                if let Some(hurdle) = self.atlas.first_along(square, vector, occupied)
                    && !(self.atlas.reach_along(hurdle, vector, occupied) & men).is_empty()
                {
                    return true;
                }
            }
        }
        for (table, types) in &hunters.lame {
            let men = position.of(by, types) & !gone;
            for &(passed, origins) in &table[square] {
                if (passed & occupied).is_empty() && !(origins & men).is_empty() {
                    return true;
                }
            }
        }
        for &kind in &hunters.others {
            let of = self.kind(by, kind);
            if of.avoids(victim) {
                continue;
            }
            for from in (position.of(by, &[kind]) & !gone).iter() {
                let shunned = Self::regard(position, by, of, from).shunned;
                if self.is_hit(position, of, from, square, occupied, shunned) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a side attacks what stands on the square as the position stands, by any move.
    ///
    /// A machine that runs over its budget counts as attacking: nothing is then left in danger unseen.
    pub(super) fn attacks(
        &self,
        position: &Position<B>,
        square: usize,
        by: Side,
        budget: &mut Budget,
    ) -> bool {
        let victim = kind_of(position.board[square]);
        if self.is_hunted(position, (square, victim), by, position.occupied(), B::EMPTY) {
            return true;
        }
        for &kind in &self.hunters[by.index()].others {
            let of = self.kind(by, kind);
            if of.is_harmless_to(victim) {
                continue;
            }
            for ruled in &of.machines {
                let may = ruled.machine.may_attack_from(by, square) & ruled.from;
                for from in (position.of(by, &[kind]) & may).iter() {
                    let seen = Seen { engine: self, position, regard: Self::regard(position, by, of, from) };
                    let scratch = &mut Scratch::new();
                    let aim = (square, ruled.ends);
                    let attack = ruled.machine.attacks_ending_on(&seen, by, from, aim, budget, scratch);
                    if attack.unwrap_or(true) {
                        return true;
                    }
                }
            }
        }
        false
    }
}
