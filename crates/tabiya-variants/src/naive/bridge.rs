use std::collections::BTreeSet;

use tabiya_board::{Bitboard, Side};
use tabiya_pieces::OverBudget;

use super::end::{Ending, Reason};
use super::position::{Man, Position};
use super::{Move, Referee};
use crate::engine::Kind;
use crate::engine::{self, Compounds, Engine};
use crate::engine::{NONE, kind_of, side_of};

impl Position {
    /// A position of the engine. What can be taken in passing is left out, and pieces are unmoved only where that
    /// matters.
    pub fn of_engine<B: Bitboard>(position: &engine::Position<B>) -> Self {
        let types = position.types.len();
        let mut hands = [vec![0; types], vec![0; types]];
        for (man, &count) in position.hands.iter().enumerate() {
            hands[side_of(man as u8).index()][usize::from(kind_of(man as u8))] = usize::from(count);
        }
        let man = |square: usize| {
            let man = Some(position.board[square]).filter(|&man| man != NONE)?;
            let unmoved = position.unmoved.contains(square);
            Some(Man { kind: kind_of(man).into(), side: side_of(man), unmoved })
        };
        Self {
            board: (0..position.board.len()).map(man).collect(),
            hands,
            to_move: position.to_move,
            passed: None,
            checks: position.checks.map(usize::from),
            quiet: position.quiet.into(),
            number: position.number.into(),
            passes: position.passes.into(),
            left: [BTreeSet::new(), BTreeSet::new()],
        }
    }
}

impl Move {
    /// A move of the engine in a position.
    ///
    /// # Panics
    /// If it is not a move of that position.
    pub fn of_engine<B: Bitboard>(
        position: &engine::Position<B>,
        movement: engine::Move,
        compounds: &Compounds<B>,
    ) -> Self {
        let (from, to) = (usize::from(movement.from), usize::from(movement.to));
        let is_taken = position.board[to] != NONE;
        let step = |captures: BTreeSet<usize>, partner: Option<(u8, u8)>, promotion: Option<u8>| Self::Step {
            from,
            to,
            captures,
            removed: BTreeSet::new(),
            partner: partner.map(|(from, to)| (from.into(), to.into())),
            promotion: promotion.map(usize::from),
        };
        let landing = || is_taken.then_some(to).into_iter().collect();
        let passing = || position.passing.iter().map(|&(_, victim)| usize::from(victim)).collect();
        match movement.kind {
            Kind::Plain => step(landing(), None, None),
            Kind::Promotion(kind) => step(landing(), None, Some(kind)),
            Kind::Passing => step(passing(), None, None),
            Kind::PassingPromotion(kind) => step(passing(), None, Some(kind)),
            Kind::Castling(home, place) => step(BTreeSet::new(), Some((home, place)), None),
            Kind::Drop(kind, into) => Self::Drop { kind: kind.into(), into: into.into(), to },
            Kind::Compound(number, kind) => {
                let action = compounds.action(movement.from, number).expect("a move of the position");
                let promotion = Some(kind).filter(|&kind| kind != NONE);
                Self::Step {
                    from,
                    to,
                    captures: action.captures.iter().collect(),
                    removed: action.removed.iter().collect(),
                    partner: action.partner.map(|(from, to)| (from.into(), to.into())),
                    promotion: promotion.map(usize::from),
                }
            }
            Kind::Pass => Self::Pass,
        }
    }
}

/// What can be asked of a position, besides its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Whether the side to move is in check.
    pub in_check: bool,
    /// Who has won, if the game is decided; nobody in a draw.
    pub decided: Option<Option<Side>>,
}

impl Facts {
    /// What the engine says.
    pub fn of_engine<B: Bitboard>(engine: &Engine<B>, position: &engine::Position<B>) -> Self {
        let decided = engine.decided(position);
        Self {
            in_check: engine.in_check(position),
            decided: decided.map(|it| Ending::new(it.verdict, it.side, Reason::Goal).winner),
        }
    }

    /// What the referee says.
    ///
    /// # Errors
    /// When a piece takes too many steps.
    pub fn of_referee(referee: &Referee<'_>, position: &Position) -> Result<Self, OverBudget> {
        let decided = referee.decided(position)?.map(|ending| ending.winner);
        Ok(Self { in_check: referee.in_check(position)?, decided })
    }
}
