//! Moves that machines find, and those that do more than go from one square to another.

use core::ops::ControlFlow;
use std::collections::HashMap;

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::compiled::{Action, Budget, Count, Scratch, Sink};

use super::Engine;
use super::attack::Seen;
use super::generate::{Aim, Taker};
use super::guard::Guard;
use super::movement::{Compounds, Kind, Move};
use super::position::{NONE, Position, kind_of};
use super::promotion::Landing;

/// Numbers of actions that differ in nothing but what the piece becomes, each with that.
pub(super) type Group = Vec<(u16, Option<u8>)>;

/// What machines have to say about one piece. Promotions are numbers of the machine at first, then types.
#[derive(Default)]
pub(super) struct Gathered<B> {
    pub(super) plain: B,
    pub(super) promoting: Vec<(u8, B)>,
    pub(super) compound: Vec<Action<B>>,
}

impl<B: Bitboard> Sink<B> for Gathered<B> {
    fn plain(&mut self, promotion: Option<u8>, quiet: B, captures: B) -> ControlFlow<()> {
        self.add(promotion, quiet | captures);
        ControlFlow::Continue(())
    }

    fn compound(&mut self, action: &Action<B>) -> ControlFlow<()> {
        let to = B::single(action.to.into());
        let is_plain =
            action.removed.is_empty() && action.partner.is_none() && (action.captures & !to).is_empty();
        if is_plain {
            self.add(action.promotion, to);
        } else {
            // A machine gives each once.
            self.compound.push(*action);
        }
        ControlFlow::Continue(())
    }
}

impl<B: Bitboard> Gathered<B> {
    /// Adds what a machine gave, as far as it ends on these squares.
    pub(super) fn join(&mut self, other: Self, squares: B, kind: impl Fn(usize) -> u8) {
        self.plain |= other.plain & squares;
        for (number, targets) in other.promoting {
            self.add(Some(kind(number.into())), targets & squares);
        }
        let known = self.compound.len();
        for mut action in other.compound.into_iter().filter(|action| squares.contains(action.to.into())) {
            action.promotion = action.promotion.map(|number| kind(number.into()));
            if !self.compound[..known].contains(&action) {
                self.compound.push(action);
            }
        }
    }

    /// Whether nothing is left that one square tells.
    pub(super) fn is_empty(&self) -> bool {
        self.plain.is_empty() && self.promoting.is_empty()
    }

    fn add(&mut self, promotion: Option<u8>, targets: B) {
        match promotion {
            None => self.plain |= targets,
            Some(number) => match self.promoting.iter_mut().find(|(known, _)| *known == number) {
                Some((_, known)) => *known |= targets,
                None => self.promoting.push((number, targets)),
            },
        }
    }
}

impl<B: Bitboard> Engine<B> {
    /// Whether a piece on the board takes more steps than it may: then not all moves of its side are found.
    pub fn is_over_budget(&self, position: &Position<B>) -> bool {
        Side::ALL.into_iter().any(|side| {
            let mut budget = Self::budget();
            position.own(side).iter().any(|from| {
                let of = self.kind(side, kind_of(position.board[from]));
                let seen = Seen { engine: self, position, regard: Self::regard(position, side, of, from) };
                of.machines.iter().filter(|ruled| ruled.from.contains(from)).any(|ruled| {
                    let (scratch, count) = (&mut Scratch::new(), &mut Count::default());
                    ruled.machine.moves_within(&seen, side, from, &mut budget, scratch, count).is_err()
                })
            })
        })
    }

    /// Passes on what is special of a machine's moves and gives the squares of the others.
    #[inline(never)]
    pub(super) fn machine_moves<T: Taker<B>>(
        &self,
        position: &Position<B>,
        aim: Aim,
        guard: &mut Guard<B>,
        (kind, from): (u8, usize),
        (compounds, budget): (&mut Compounds<B>, &mut Budget),
        taker: &mut T,
    ) -> ControlFlow<(), Gathered<B>> {
        let side = position.to_move;
        let of = self.kind(side, kind);
        let mut all = Gathered::default();
        let seen = Seen { engine: self, position, regard: Self::regard(position, side, of, from) };
        for ruled in of.machines.iter().filter(|ruled| ruled.from.contains(from)) {
            let mut gathered = Gathered::default();
            let scratch = &mut Scratch::new();
            if ruled.machine.moves_within(&seen, side, from, budget, scratch, &mut gathered).is_ok() {
                all.join(gathered, ruled.ends, |number| self.by_letter(&ruled.machine.promotions()[number]));
            }
        }
        let occupied = position.occupied();
        let aimed = |targets: B| match aim {
            Aim::All => targets,
            Aim::Captures => targets & occupied,
            Aim::Others => targets & !occupied,
        };
        all.plain = aimed(all.plain);
        for (into, targets) in &mut all.promoting {
            *targets = aimed(*targets) & self.region(side, *into);
        }
        let may_stand = |action: &Action<B>| {
            action.partner.is_none_or(|(partner, lands)| {
                let man = position.board[usize::from(partner)];
                man != NONE && self.region(side, kind_of(man)).contains(lands.into())
            })
        };
        let may_become = |action: &Action<B>| {
            let into = action.promotion.unwrap_or(NONE);
            into == NONE || self.region(side, into).contains(action.to.into())
        };
        let mut actions = core::mem::take(&mut all.compound);
        actions.retain(|action| may_stand(action) && may_become(action));
        // More than a move can number are beyond any budget.
        actions.truncate(usize::from(u16::MAX));
        compounds.list(from as u8).clone_from(&actions);
        let numbered = actions.iter().enumerate().filter(|(_, action)| match aim {
            Aim::All => true,
            Aim::Captures => !action.captures.is_empty(),
            Aim::Others => action.captures.is_empty(),
        });
        let numbered = numbered.map(|(number, action)| (number as u16, action));
        if !self.promotions[side.index()].has(kind) {
            for (number, action) in numbered {
                let group = &[(number, action.promotion)];
                self.compound_moves(position, guard, (kind, from), group, compounds, taker)?;
            }
            return ControlFlow::Continue(all);
        }
        // What differs in nothing but what the piece becomes is one move to the rules of promotion.
        let mut groups: Vec<Group> = Vec::new();
        let mut known: HashMap<Action<B>, usize> = HashMap::new();
        for (number, action) in numbered {
            let group = *known.entry(Action { promotion: None, ..*action }).or_insert_with(|| {
                groups.push(Vec::new());
                groups.len() - 1
            });
            groups[group].push((number, action.promotion));
        }
        for group in groups {
            self.compound_moves(position, guard, (kind, from), &group, compounds, taker)?;
        }
        ControlFlow::Continue(all)
    }

    /// Passes a move on that does more than go from one square to another, with all that the piece can become by it: what
    /// its line says, each with the number of the action, and what the rules of promotion say.
    pub(super) fn compound_moves<T: Taker<B>>(
        &self,
        position: &Position<B>,
        guard: &mut Guard<B>,
        (kind, from): (u8, usize),
        group: &[(u16, Option<u8>)],
        compounds: &Compounds<B>,
        taker: &mut T,
    ) -> ControlFlow<()> {
        let (first, _) = group[0];
        let Some(&action) = compounds.action(from as u8, first) else { return ControlFlow::Continue(()) };
        let mut becomes: Vec<(u16, u8)> =
            group.iter().map(|&(number, into)| (number, into.unwrap_or(NONE))).collect();
        // Who is removed, or moves together with a partner, goes by its line alone.
        let by_line_alone = action.partner.is_some() || action.removed.contains(action.to.into());
        let promotions = &self.promotions[position.to_move.index()];
        let is_capture = !action.captures.is_empty();
        if !by_line_alone && promotions.has(kind) {
            let targets = B::single(action.to.into());
            let captures = if is_capture { targets } else { B::EMPTY };
            let landing = Landing { from, targets, captures, by_machine: true };
            let promote = |_, into: &[u8]| {
                for &into in into {
                    if becomes.iter().all(|&(_, known)| known != into) {
                        becomes.push((first, into));
                    }
                }
                ControlFlow::Continue(())
            };
            if let ControlFlow::Continue(staying) = promotions.split(position, kind, landing, promote)
                && staying.is_empty()
            {
                becomes.retain(|&(_, into)| into != NONE);
            }
        }
        for (number, into) in becomes {
            let movement = Move { from: from as u8, to: action.to, kind: Kind::Compound(number, into) };
            if !self.is_safe(guard, position, movement, compounds) {
                continue;
            }
            let stops = into == NONE && is_capture && self.spec.whole_captures;
            if !(stops && self.could_go_on(position, movement, compounds)) {
                taker.single(movement)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Passes on the promotions in all moves of a piece between two squares, those from tables and those found by machines,
    /// and gives the squares where it stays what it is.
    #[inline(never)]
    pub(super) fn all_moves<T: Taker<B>>(
        &self,
        position: &Position<B>,
        guard: &mut Guard<B>,
        (kind, from): (u8, usize),
        targets: B,
        mut found: Gathered<B>,
        taker: &mut T,
    ) -> ControlFlow<(), B> {
        let promotions = &self.promotions[position.to_move.index()];
        let mut staying = B::EMPTY;
        let promoting = found.promoting.iter().fold(B::EMPTY, |all, (_, targets)| all | *targets);
        for (targets, kept, by_machine) in
            [(targets, targets, false), (found.plain | promoting, found.plain, true)]
        {
            let landing = Landing { from, targets, captures: position.occupied(), by_machine };
            let left = promotions.split(position, kind, landing, |zone, into: &[u8]| {
                for &into in into {
                    found.add(Some(into), zone);
                }
                ControlFlow::Continue(())
            })?;
            staying |= left & kept;
        }
        for (into, targets) in found.promoting {
            let safe = self.safe(guard, position, from, targets);
            self.promote(position, guard, from, (targets, safe), &[into], taker)?;
        }
        ControlFlow::Continue(self.safe(guard, position, from, staying))
    }
}
