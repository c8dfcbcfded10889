use tabiya_board::{Bitboard, Side};
use tabiya_pieces::compiled::Budget;

use super::Engine;
use super::atlas::Atlas;
use super::make::Undo;
use super::movement::{Compounds, Kind, Move};
use super::position::{NONE, Position, kind_of};
use crate::spec::Royalty;

/// The steps that all questions about one position may take.
const MAX_POSITION_STEPS: u32 = 20_000_000;

/// How legal moves are told from the others.
pub(super) enum Guard<B> {
    /// Nothing can be left in danger.
    Free,
    /// One royal piece, and attackers that come from tables.
    Watched(Watch<B>),
    /// Every move is tried out.
    Tried(Box<Trial<B>>),
}

/// Where moves are tried out.
pub(super) struct Trial<B> {
    position: Position<B>,
    /// What the questions about all moves may take together.
    budget: Budget,
}

/// What matters for the safety of the one royal piece.
pub(super) struct Watch<B> {
    pub(super) king: usize,
    /// Its type.
    kind: u8,
    enemy: Side,
    occupied: B,
    /// Its attackers, as far as they are leapers and riders.
    checkers: B,
    /// Where a move of another piece has to end: on the attacker, or between.
    answer: B,
    /// Every move has to be looked at: it is attacked by another kind of piece, or such are around.
    doubtful: bool,
    /// Pieces that may leave only along a line.
    pinned: B,
    lines: [(u8, B); 16],
    pins: usize,
    /// Pieces whose leaving may open a way to it.
    leaving: B,
    /// Squares which may become a hurdle.
    entering: B,
}

impl<B: Bitboard> Watch<B> {
    pub(super) fn is_check(&self) -> bool {
        !self.checkers.is_empty()
    }
}

impl<B: Bitboard> Engine<B> {
    /// How the moves of the side to move are to be judged.
    pub(super) fn guard(&self, position: &Position<B>) -> Guard<B> {
        if self.spec.no_checks && !self.royals.is_empty() || self.are_facing(position) {
            return Self::tried(position);
        }
        if self.royals.is_empty() {
            return Guard::Free;
        }
        let side = position.to_move;
        let royals = position.of(side, &self.royals);
        let Some(king) = royals.first() else { return Guard::Free };
        let hunters = &self.hunters[(!side).index()];
        let by_machines = hunters
            .others
            .iter()
            .any(|&kind| self.kind(!side, kind).is_tried() && !(position.of(!side, &[kind])).is_empty());
        let is_tried = self.spec.blast.is_some() || self.passing_burns[(!side).index()];
        if is_tried || by_machines || royals.len() > 1 || self.spec.royalty == Royalty::All {
            return Self::tried(position);
        }
        Guard::Watched(self.watch(position, king))
    }

    fn trial(position: &Position<B>) -> Trial<B> {
        Trial { position: position.clone(), budget: Self::budget() }
    }

    /// What the pieces of one position may take together, in steps: when it is used up, no more of their moves are found,
    /// and every square counts as attacked.
    pub(super) const fn budget() -> Budget {
        Budget::of(MAX_POSITION_STEPS)
    }

    fn tried(position: &Position<B>) -> Guard<B> {
        Guard::Tried(Box::new(Self::trial(position)))
    }

    fn watch(&self, position: &Position<B>, king: usize) -> Watch<B> {
        let side = position.to_move;
        let enemy = !side;
        let own = position.own(side);
        let occupied = position.occupied();
        let hunters = &self.hunters[enemy.index()];
        let mut watch = Watch {
            king,
            kind: kind_of(position.board[king]),
            enemy,
            occupied,
            checkers: B::EMPTY,
            answer: B::EMPTY,
            doubtful: hunters.others.iter().any(|&kind| !position.of(enemy, &[kind]).is_empty()),
            pinned: B::EMPTY,
            lines: [(0, B::EMPTY); 16],
            pins: 0,
            leaving: B::EMPTY,
            entering: B::EMPTY,
        };
        for (table, types) in &hunters.leaps {
            watch.checkers |= table[king] & position.of(enemy, types);
        }
        watch.answer = watch.checkers;
        for riders in hunters.riders.iter().chain(&hunters.facing) {
            let men = position.of(enemy, &riders.types);
            if (riders.star[king] & men).is_empty() {
                continue;
            }
            for vector in riders.vectors() {
                if Atlas::<B>::ascends(vector) {
                    self.look::<true>(&mut watch, vector, men, own);
                } else {
                    self.look::<false>(&mut watch, vector, men, own);
                }
            }
        }
        for riders in &hunters.hoppers {
            let men = position.of(enemy, &riders.types);
            if (riders.star[king] & men).is_empty() {
                continue;
            }
            for vector in riders.vectors() {
                if (self.atlas.beyond(king, vector) & men).is_empty() {
                    continue;
                }
                let next = |from: usize| self.atlas.first_along(from, vector, occupied);
                let Some(first) = next(king) else { continue };
                if men.contains(first) {
                    watch.entering |= self.atlas.reach_along(king, vector, occupied);
                }
                let Some(second) = next(first) else { continue };
                watch.doubtful |= men.contains(second);
                if next(second).is_some_and(|third| men.contains(third)) {
                    watch.leaving |= (B::single(first) | B::single(second)) & own;
                }
            }
        }
        for (table, types) in &hunters.lame {
            let men = position.of(enemy, types);
            for &(passed, origins) in &table[king] {
                if (origins & men).is_empty() {
                    continue;
                }
                if (passed & occupied).is_empty() {
                    watch.doubtful = true;
                } else {
                    watch.leaving |= passed & own;
                }
            }
        }
        watch
    }

    /// Looks from the royal piece along a line for riders that attack it or pin a piece.
    #[inline]
    fn look<const UP: bool>(&self, watch: &mut Watch<B>, vector: usize, men: B, own: B) {
        let line = self.atlas.beyond(watch.king, vector);
        if (line & men).is_empty() {
            return;
        }
        let first = self.atlas.nearest::<UP>(line & watch.occupied);
        let rest = self.atlas.beyond(first, vector);
        if men.contains(first) {
            let stops = line & !rest;
            if watch.checkers.contains(first) {
                // It attacks in another way too, by a leap perhaps: what stops one has to stop both.
                watch.answer &= stops;
            } else {
                watch.checkers.insert(first);
                watch.answer |= stops;
            }
        } else if own.contains(first) && !(rest & men).is_empty() {
            let second = self.atlas.nearest::<UP>(rest & watch.occupied);
            if men.contains(second) {
                if watch.pins == watch.lines.len() {
                    watch.leaving.insert(first);
                    return;
                }
                watch.pinned.insert(first);
                watch.lines[watch.pins] = (first as u8, line & !self.atlas.beyond(second, vector));
                watch.pins += 1;
            }
        }
    }

    /// Those of the squares to which a piece may move without leaving a royal piece in danger.
    #[inline]
    pub(super) fn safe(&self, guard: &mut Guard<B>, position: &Position<B>, from: usize, targets: B) -> B {
        match guard {
            Guard::Free => targets,
            Guard::Watched(watch) => self.watched(watch, position, from, targets),
            Guard::Tried(scratch) => {
                let mut safe = B::EMPTY;
                for to in targets.iter() {
                    let movement = Move::plain(from, to);
                    if self.tries(scratch, movement, &Compounds::default()) {
                        safe.insert(to);
                    }
                }
                safe
            }
        }
    }

    #[inline]
    fn watched(&self, watch: &Watch<B>, position: &Position<B>, from: usize, targets: B) -> B {
        if from == watch.king {
            let without = watch.occupied & !B::single(from);
            let mut safe = B::EMPTY;
            for to in targets.iter() {
                let there = B::single(to);
                if !self.is_hunted(position, (to, watch.kind), watch.enemy, without | there, there) {
                    safe |= there;
                }
            }
            return safe;
        }
        // Lines can allow to capture own pieces, but not this one.
        let mut targets = targets & !B::single(watch.king);
        if watch.is_check() {
            if watch.checkers.len() > 1 {
                return B::EMPTY;
            }
            targets &= watch.answer;
        }
        if watch.pinned.contains(from) {
            for &(pinned, line) in &watch.lines[..watch.pins] {
                if usize::from(pinned) == from {
                    targets &= line;
                }
            }
        }
        let doubtful =
            if watch.doubtful || watch.leaving.contains(from) { targets } else { targets & watch.entering };
        if doubtful.is_empty() {
            return targets;
        }
        let without = watch.occupied & !B::single(from);
        for to in doubtful.iter() {
            let there = B::single(to);
            if self.is_hunted(position, (watch.king, watch.kind), watch.enemy, without | there, there) {
                targets &= !there;
            }
        }
        targets
    }

    /// Those of the squares on which a piece may be dropped.
    pub(super) fn safe_drops(
        &self,
        guard: &mut Guard<B>,
        position: &Position<B>,
        (kind, into): (u8, u8),
        targets: B,
    ) -> B {
        if self.royals.contains(&into) {
            let mut safe = targets;
            for to in targets.iter() {
                if !self.is_safe(guard, position, Move::drop(kind, into, to), &Compounds::default()) {
                    safe.remove(to);
                }
            }
            return safe;
        }
        match guard {
            Guard::Free => targets,
            Guard::Watched(watch) => {
                let mut targets = targets;
                if watch.is_check() {
                    if watch.checkers.len() > 1 {
                        return B::EMPTY;
                    }
                    targets &= watch.answer;
                }
                let doubtful = if watch.doubtful { targets } else { targets & watch.entering };
                for to in doubtful.iter() {
                    let there = B::single(to);
                    if self.is_hunted(
                        position,
                        (watch.king, watch.kind),
                        watch.enemy,
                        watch.occupied | there,
                        B::EMPTY,
                    ) {
                        targets &= !there;
                    }
                }
                targets
            }
            Guard::Tried(scratch) => {
                let mut safe = B::EMPTY;
                for to in targets.iter() {
                    if self.tries(scratch, Move::drop(kind, into, to), &Compounds::default()) {
                        safe.insert(to);
                    }
                }
                safe
            }
        }
    }

    /// Whether a move of any kind leaves the side's royal pieces safe.
    pub(super) fn is_safe(
        &self,
        guard: &mut Guard<B>,
        position: &Position<B>,
        movement: Move,
        compounds: &Compounds<B>,
    ) -> bool {
        match guard {
            Guard::Free if self.changes_royals(position, movement) => {
                self.tries(&mut Self::trial(position), movement, compounds)
            }
            Guard::Free => true,
            Guard::Tried(scratch) => self.tries(scratch, movement, compounds),
            Guard::Watched(watch) => match movement.kind {
                Kind::Passing | Kind::PassingPromotion(_) | Kind::Castling(..)
                    if !self.changes_royals(position, movement) =>
                {
                    self.is_safe_after(watch, position, movement)
                }
                _ => self.tries(&mut Self::trial(position), movement, compounds),
            },
        }
    }

    /// Whether the move brings a royal piece into being, or makes another of one.
    fn changes_royals(&self, position: &Position<B>, movement: Move) -> bool {
        let is_royal = |kind: u8| self.royals.contains(&kind);
        match movement.kind {
            Kind::Promotion(into) | Kind::PassingPromotion(into) | Kind::Compound(_, into)
                if into != NONE =>
            {
                is_royal(into) || is_royal(kind_of(position.board[usize::from(movement.from)]))
            }
            Kind::Drop(_, into) => is_royal(into),
            _ => false,
        }
    }

    /// Those of the squares on which a piece that is royal before or after may become another: it must not be attacked
    /// there, and the last one can't be given up.
    pub(super) fn safe_promotions(
        &self,
        guard: &mut Guard<B>,
        position: &Position<B>,
        (from, into): (usize, u8),
        targets: B,
    ) -> B {
        let mut safe = targets;
        for to in targets.iter() {
            let movement = Move { kind: Kind::Promotion(into), ..Move::plain(from, to) };
            if !self.is_safe(guard, position, movement, &Compounds::default()) {
                safe.remove(to);
            }
        }
        safe
    }

    /// The same for moves that change two more squares than others.
    fn is_safe_after(&self, watch: &Watch<B>, position: &Position<B>, movement: Move) -> bool {
        let (from, to) = (usize::from(movement.from), usize::from(movement.to));
        let mut occupied = watch.occupied & !B::single(from);
        let mut gone = B::EMPTY;
        let mut king = if from == watch.king { to } else { watch.king };
        match movement.kind {
            Kind::Castling(partner, lands) => {
                if usize::from(partner) == watch.king {
                    king = lands.into();
                }
                occupied.remove(partner.into());
                occupied.insert(lands.into());
            }
            _ => {
                if let Some((_, victim)) = position.passing {
                    gone.insert(victim.into());
                    occupied &= !gone;
                }
            }
        }
        occupied.insert(to);
        !self.is_hunted(position, (king, watch.kind), watch.enemy, occupied, gone)
    }

    fn tries(&self, trial: &mut Trial<B>, movement: Move, compounds: &Compounds<B>) -> bool {
        let Trial { position: scratch, budget } = trial;
        let side = scratch.to_move;
        let must_part = self.are_facing(scratch);
        let is_royal = |man: u8| man != NONE && self.royals.contains(&kind_of(man));
        let was_royal = is_royal(scratch.board[usize::from(movement.from)]);
        let had = Side::ALL.map(|side| scratch.of(side, &self.royals).len());
        let undo: Undo<B> = self.make_quickly(scratch, movement, compounds);
        if self.spec.no_checks {
            // Who has moved looks back at the other side's royal pieces, and has not the first moves of what it captured.
            scratch.unmoved &= !undo.touched(movement);
        }
        let left = Side::ALL.map(|side| scratch.of(side, &self.royals).len());
        let is_gone = |side: Side| had[side.index()] > 0 && left[side.index()] == 0;
        // What has become another piece is not lost, and one that has become royal makes up for none.
        let becomes = scratch.board[usize::from(movement.to)];
        let (has_turned, has_risen) = match becomes {
            NONE => (false, false),
            _ => (was_royal && !is_royal(becomes), !was_royal && is_royal(becomes)),
        };
        let (kept, due) =
            (left[side.index()] + u32::from(has_turned), had[side.index()] + u32::from(has_risen));
        let has_lost_one = self.spec.royalty == Royalty::Each && kept < due;
        if self.passing_burns[(!side).index()] {
            scratch.passing = None;
            // Those who attack ask less than those who capture (H19).
            self.leave_passing(scratch, movement, &undo, |_, _, _| true);
        }
        // Who takes the other side's last royal piece wins, whatever is attacked; but not with its own, nor where the other
        // side began without any.
        let wins = is_gone(!side) && !self.start.of(!side, &self.royals).is_empty();
        let is_bad = is_gone(side)
            || has_lost_one
            || (!wins && self.is_exposed(scratch, side, budget))
            || (self.spec.no_checks && self.is_exposed(scratch, !side, budget))
            || (must_part && self.are_facing(scratch));
        self.unmake(scratch, movement, undo);
        !is_bad
    }

    /// Whether royal pieces of both sides stand on a file with nothing between them, where that has to be answered.
    pub(crate) fn are_facing(&self, position: &Position<B>) -> bool {
        let Some(vectors) = self.files_up_and_down else { return false };
        let [own, others] = Side::ALL.map(|side| position.of(side, &self.checkable));
        let occupied = position.occupied();
        own.iter().any(|square| {
            vectors.iter().any(|&vector| {
                self.atlas.first_along(square, vector, occupied).is_some_and(|first| others.contains(first))
            })
        })
    }

    /// Whether two squares are so near to each other.
    pub(super) fn are_near(&self, square: usize, other: usize, radius: u8) -> bool {
        let step = self.atlas.square(square).to(self.atlas.square(other));
        step.columns.unsigned_abs().max(step.rows.unsigned_abs()) <= radius
    }

    /// Whether the side that has just moved has left what is royal in danger.
    fn is_exposed(&self, position: &Position<B>, side: Side, budget: &mut Budget) -> bool {
        let royals = position.of(side, &self.royals);
        let others = position.of(!side, &self.royals);
        let touching =
            self.spec.blast.as_ref().filter(|blast| blast.touching_royals).map(|blast| blast.radius);
        let is_touched = |square: usize| {
            touching.is_some_and(|radius| others.iter().any(|other| self.are_near(square, other, radius)))
        };
        // A royal piece next to another would go with it, so it is safe from it and everybody else.
        let attacked = |square: usize| {
            !is_touched(square)
                && (self.attacks(position, square, !side, &mut *budget)
                    || self.is_burnt_in_passing(position, square, !side, &mut *budget))
        };
        match self.spec.royalty {
            Royalty::Nothing => false,
            Royalty::Each => royals.iter().any(attacked),
            Royalty::Last => royals.len() == 1 && royals.iter().any(attacked),
            Royalty::All => !royals.is_empty() && royals.iter().all(attacked),
        }
    }

    /// Whether a side that has just moved has left what is royal in danger, as its royalty counts it.
    pub(crate) fn has_left_in_danger(&self, after: &Position<B>, side: Side) -> bool {
        self.is_exposed(after, side, &mut Self::budget())
    }

    /// Whether the side to move is in check, as its royalty counts it.
    pub(crate) fn in_check(&self, position: &Position<B>) -> bool {
        !self.royals.is_empty()
            && !position.of(position.to_move, &self.royals).is_empty()
            && self.is_exposed(position, position.to_move, &mut Self::budget())
    }
}
