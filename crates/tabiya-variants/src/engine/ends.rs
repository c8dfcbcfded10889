use core::ops::ControlFlow;

use tabiya_board::{Bitboard, Side};
use tabiya_game::Scope;
use tabiya_pieces::tree::{Condition, ConditionKind, Core, Guard, Leg, Property};

use super::Engine;
use super::movement::{Compounds, Kind, Move};
use super::position::{NONE, Position, kind_of};
use super::reach::narrow;
use crate::spec::{Extinction, Goal, Pass, Royalty, Spec, TypeSpec, Verdict};
use crate::text::Arrival;

/// What has decided a game before its moves ran out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decision {
    pub(crate) side: Side,
    /// What it means for that side.
    pub(crate) verdict: Verdict,
    pub(crate) cause: Cause,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// It has given check as often as wins.
    Checks,
    /// It has too few pieces.
    Extinction,
    /// Royal pieces faced each other, and it passed.
    Facing,
    /// It has reached a goal.
    Goal,
    /// Its royal pieces were blown up.
    RoyalLost,
    /// It was the second to pass.
    TwoPasses,
}

impl<B: Bitboard> Engine<B> {
    /// Whether a move of the piece sets the count of quiet plies back.
    #[inline]
    pub(super) fn resets(&self, man: u8) -> bool {
        man != NONE && self.resetting[usize::from(kind_of(man))]
    }

    /// Whether anything but the lack of moves, quiet plies and repetition ends the game.
    pub(super) fn has_special_ends(spec: &Spec) -> bool {
        let ends = &spec.ends;
        !ends.extinctions.is_empty()
            || !ends.goals.is_empty()
            || ends.checks.is_some()
            || ends.two_passes.is_some()
            || spec.facing.is_some()
            || spec.pass != Pass::Never
            || Self::can_lose_royals(spec)
    }

    /// Whether royal pieces can leave the board: nobody captures them, but explosions and chains can.
    pub(crate) fn can_lose_royals(spec: &Spec) -> bool {
        let removes = |leg: &Leg| {
            matches!(leg.core, Core::Blast(_) | Core::Itself)
                || leg.properties.iter().any(|property| matches!(property, Property::Blast { .. }))
                || leg.guards.iter().any(|guard| {
                    matches!(guard, Guard::Condition(Condition { kind: ConditionKind::OfAlly, .. }))
                })
        };
        let promotes = |kind: &TypeSpec| {
            let is_promotion = |leg: &Leg| {
                matches!(leg.core, Core::Promotion(_))
                    || leg.properties.iter().any(|property| matches!(property, Property::Promotion(_)))
            };
            let index = spec.types.iter().position(|other| core::ptr::eq(other, kind));
            kind.royal
                && (kind.all_lines().flat_map(|line| line.alternatives.all_legs()).any(is_promotion)
                    || spec.promotions.iter().any(|rule| Some(rule.from) == index))
        };
        let has_royals = spec.royalty != Royalty::Nothing && spec.types.iter().any(|kind| kind.royal);
        let lines = spec.types.iter().flat_map(TypeSpec::all_lines);
        has_royals
            && (spec.blast.is_some()
                || spec.royalty != Royalty::Each
                || spec.types.iter().any(promotes)
                || lines.flat_map(|line| line.alternatives.all_legs()).any(removes))
    }

    /// Notes what the move of a side means for the end of the game.
    pub(super) fn note_ends(
        &self,
        position: &mut Position<B>,
        (movement, mover): (Move, u8),
        compounds: &Compounds<B>,
        side: Side,
    ) {
        let ends = &self.spec.ends;
        let passes = if movement.kind == Kind::Pass { position.passes.saturating_add(1).min(2) } else { 0 };
        if self.counts_passes() {
            position.hash ^= self.keys.passes(position.passes) ^ self.keys.passes(passes);
        }
        position.passes = passes;
        if ends.checks.is_some() && self.in_check(position) {
            let count = &mut position.checks[side.index()];
            position.hash ^= self.keys.checks(side.index(), *count);
            *count = count.saturating_add(1);
            position.hash ^= self.keys.checks(side.index(), *count);
        }
        let (from, to) = (usize::from(movement.from), usize::from(movement.to));
        let is_on_board = mover != NONE && !matches!(movement.kind, Kind::Drop(..) | Kind::Pass);
        let partner = match movement.kind {
            Kind::Castling(partner, lands) => Some((partner, lands)),
            Kind::Compound(number, _) => {
                compounds.action(movement.from, number).and_then(|action| action.partner)
            }
            _ => None,
        };
        let has_left = |goal: &Goal| {
            let zone = goal.zone[side.index()];
            let leaves = |man: u8, from: usize, to: usize| {
                goal.types.contains(&kind_of(man).into()) && zone.contains(from) && !zone.contains(to)
            };
            leaves(mover, from, to)
                || partner.is_some_and(|(from, to)| {
                    let man = position.board[usize::from(to)];
                    man != NONE && leaves(man, from.into(), to.into())
                })
        };
        let mut left = ends.goals.iter().filter(|goal| goal.leaving);
        if is_on_board
            && position.arrived.is_none()
            && let Some(goal) = left.position(has_left)
        {
            let arrival = Arrival { side, goal: goal as u8 };
            position.arrived = Some(arrival);
            position.hash ^= self.keys.arrived(arrival);
        }
    }

    /// Whether positions differ by how often the sides have just passed.
    pub(super) fn counts_passes(&self) -> bool {
        self.spec.ends.two_passes.is_some() || self.spec.facing.is_some()
    }

    /// Whether a side has reached a goal.
    fn is_there(&self, position: &Position<B>, side: Side, goal: &Goal) -> bool {
        let zone: B = narrow(goal.zone[side.index()]);
        let men = goal.types.iter().fold(B::EMPTY, |all, &kind| all | position.types[kind]);
        let there = men & position.own(side) & zone;
        if goal.safe {
            let is_taken = |square| {
                self.attacks(position, square, !side, &mut Self::budget())
                    || self.is_burnt_in_passing(position, square, !side, &mut Self::budget())
                    || (side != position.to_move && self.can_be_taken_in_passing(position, square))
            };
            there.iter().any(|square| !is_taken(square))
        } else {
            !there.is_empty()
        }
    }

    /// Whether the game is over here for another reason than a lack of moves.
    pub(crate) fn decided(&self, position: &Position<B>) -> Option<Decision> {
        if !self.has_special_ends {
            return None;
        }
        let mover = !position.to_move;
        // Who has just moved has not taken its own last royal piece, whatever is left on the board.
        let (gaining, losing) = ([mover, position.to_move], [position.to_move, mover]);
        let by = |cause: Cause, side: Side, verdict: Verdict| Decision { side, verdict, cause };
        let ends = &self.spec.ends;
        if self.loses_royals {
            let has = |position: &Position<B>, side: Side| !position.of(side, &self.royals).is_empty();
            let side = losing.into_iter().find(|&side| has(&self.start, side) && !has(position, side));
            if let Some(side) = side {
                return Some(by(Cause::RoyalLost, side, Verdict::Loss));
            }
        }
        for rule in &ends.extinctions {
            for side in [mover, position.to_move] {
                if let Some(verdict) = self.extinct(position, rule, side) {
                    return Some(by(Cause::Extinction, side, verdict));
                }
            }
        }
        for goal in &ends.goals {
            for side in gaining {
                if let Some(verdict) = self.reached(position, goal, side) {
                    return Some(by(Cause::Goal, side, verdict));
                }
            }
        }
        if let Some(most) = ends.checks
            && let Some(side) = gaining.into_iter().find(|side| position.checks[side.index()] >= most)
        {
            return Some(by(Cause::Checks, side, Verdict::Win));
        }
        if let Some(verdict) = self.spec.facing
            && position.passes > 0
            && self.are_facing(position)
        {
            return Some(by(Cause::Facing, mover, verdict));
        }
        if let Some(verdict) = ends.two_passes
            && position.passes >= 2
        {
            return Some(by(Cause::TwoPasses, mover, verdict));
        }
        None
    }

    /// What it means for a side that it has reached a goal; `None` where it hasn't, or may still be answered.
    fn reached(&self, position: &Position<B>, goal: &Goal, side: Side) -> Option<Verdict> {
        if goal.leaving {
            let arrived = position.arrived.filter(|arrival| arrival.side == side)?;
            let mut left = self.spec.ends.goals.iter().filter(|goal| goal.leaving);
            return left.nth(arrived.goal.into()).filter(|left| *left == goal).map(|goal| goal.verdict);
        }
        if !self.is_there(position, side, goal) {
            return None;
        }
        if !goal.reply {
            return Some(goal.verdict);
        }
        if self.is_there(position, !side, goal) {
            return Some(Verdict::Draw);
        }
        let may_be_answered =
            side == Side::First && position.to_move == Side::Second && self.can_answer(position, goal);
        (!may_be_answered).then_some(goal.verdict)
    }

    /// Whether the side to move has a legal move that reaches the goal.
    fn can_answer(&self, position: &Position<B>, goal: &Goal) -> bool {
        let side = position.to_move;
        let (mut compounds, mut moves) = (Compounds::default(), Vec::new());
        let _ = self.generate_undecided(position, Scope::All, &mut compounds, |movement| {
            moves.push(movement);
            ControlFlow::Continue(())
        });
        let mut after = position.clone();
        moves.into_iter().any(|movement| {
            let undo = self.make_quickly(&mut after, movement, &compounds);
            if goal.safe {
                // What goes there can be taken in passing, as long as it has just come.
                after.passing = None;
                self.leave_passing(&mut after, movement, &undo, |_, _, _| true);
            }
            let is_there = self.is_there(&after, side, goal);
            self.unmake(&mut after, movement, undo);
            is_there
        })
    }

    fn extinct(&self, position: &Position<B>, extinction: &Extinction, side: Side) -> Option<Verdict> {
        if !extinction.sides[side.index()] {
            return None;
        }
        let most = u32::from(extinction.at_most);
        let judge = |types: &[usize]| {
            if self.held(position, side, types) > most {
                return None;
            }
            let others = self.held(position, !side, types);
            match extinction.reply {
                Some(both) if others <= most => Some(both),
                // It may answer once, where one capture is enough for that.
                Some(_) if position.to_move == side && others == most + 1 => None,
                _ => (others >= u32::from(extinction.opponent_at_least)).then_some(extinction.verdict),
            }
        };
        if !extinction.each {
            judge(&extinction.types)
        } else if extinction.types.is_empty() {
            (0..self.spec.types.len()).find_map(|kind| judge(&[kind]))
        } else {
            extinction.types.iter().find_map(|&kind| judge(&[kind]))
        }
    }

    /// How many pieces of some types a side has, on the board and in hand.
    fn held(&self, position: &Position<B>, side: Side, types: &[usize]) -> u32 {
        let all = 0..self.spec.types.len();
        let of = |kind: usize| {
            let on_board = (position.types[kind] & position.own(side)).len();
            on_board + u32::from(position.in_hand(side, kind as u8))
        };
        if types.is_empty() { all.map(of).sum() } else { types.iter().map(|&kind| of(kind)).sum() }
    }
}
