//! A command as a condition on moves (X9, X15-X17, X21).

use tabiya_board::Side;

use super::selection::View;
use super::tree::{Command, Direction, Hand, Manner, Movement, Number, Selector, Way};
use crate::rules::tables::{horses_to, lines, soldiers_to};
use crate::{Columns, Kind, Move, Position};

/// A command as a condition on the moves of one position.
#[derive(Clone, Copy)]
pub(super) struct Predicate {
    /// Where a piece may start.
    pub(super) from: u128,
    /// Where it may end.
    pub(super) to: u128,
    test: Test,
}

#[derive(Clone, Copy)]
enum Test {
    Goes(Direction, Option<Number>),
    Captures,
    Checks(Option<Manner>),
    Crosses,
}

impl Predicate {
    /// What a command says of the moves of this position; `None` for one that is no move.
    pub(super) fn new(view: &View<'_>, command: &Command) -> Option<Self> {
        let mover = view.mover();
        let own = |selector: Option<Selector>| match selector {
            Some(selector) => view.select(mover, selector),
            None => view.position.all_of(mover),
        };
        Some(match *command {
            Command::Standard(standard) => Self::movement(view, standard.into()),
            Command::Movement(movement) => Self::movement(view, movement),
            Command::Capture(capture) => {
                let enemy = mover.other();
                let to = match capture.target {
                    Some(target) => view.select(enemy, target),
                    None => view.position.all_of(enemy),
                };
                Self { from: own(capture.by), to, test: Test::Captures }
            }
            Command::Check(check) => {
                let to = check.column.map_or(!0, |column| view.on_column(column));
                Self { from: own(check.by), to, test: Test::Checks(check.manner) }
            }
            Command::CrossRiver(river) => {
                let from = own(Some(Selector { kind: Kind::Soldier, place: river.place }));
                Self { from, to: !0, test: Test::Crosses }
            }
            Command::Meta(_) => return None,
        })
    }

    fn movement(view: &View<'_>, movement: Movement) -> Self {
        let from = view.select(view.mover(), movement.selector);
        Self { from, to: !0, test: Test::Goes(movement.direction, movement.number) }
    }

    /// Whether a move that a piece of the mover can make is one of those that the command means.
    #[inline]
    pub(super) fn fits(&self, view: &View<'_>, movement: Move) -> bool {
        if self.from & movement.from.bit() == 0 || self.to & movement.to.bit() == 0 {
            return false;
        }
        match self.test {
            Test::Goes(direction, number) => view.position.piece_at(movement.from).is_some_and(|piece| {
                let course = Course { kind: piece.kind, side: piece.side, columns: view.columns, movement };
                course.has(direction) && number.is_none_or(|number| course.number(direction) == number.get())
            }),
            Test::Captures => view.position.piece_at(movement.to).is_some(),
            Test::Checks(manner) => gives_check(view.position, movement, manner),
            Test::Crosses => movement.to.is_across(view.mover()) && !movement.from.is_across(view.mover()),
        }
    }
}

/// How a piece goes, seen by its side.
pub(super) struct Course {
    pub(super) kind: Kind,
    pub(super) side: Side,
    pub(super) columns: Columns,
    pub(super) movement: Move,
}

impl Course {
    const fn forward(&self) -> i8 {
        let Move { from, to } = self.movement;
        to.rank_of(self.side) as i8 - from.rank_of(self.side) as i8
    }

    /// Steps to the right, in the view of the side.
    const fn across(&self) -> i8 {
        let Move { from, to } = self.movement;
        to.file_of(self.side) as i8 - from.file_of(self.side) as i8
    }

    const fn way(&self) -> Way {
        match self.forward() {
            0 => Way::Sideways,
            1.. => Way::Forward,
            _ => Way::Backward,
        }
    }

    /// To which side it goes, if to any.
    pub(super) const fn hand(&self) -> Option<Hand> {
        match self.across() {
            0 => None,
            1.. => Some(Hand::Right),
            _ => Some(Hand::Left),
        }
    }

    /// Whether it goes in this direction.
    #[inline]
    pub(super) fn has(&self, direction: Direction) -> bool {
        self.way() == direction.way && direction.hand.is_none_or(|hand| self.hand() == Some(hand))
    }

    /// The direction in which it goes, without a hand.
    pub(super) const fn plain(&self) -> Direction {
        Direction { way: self.way(), hand: None }
    }

    /// The directions in which it goes: without a hand, and with one where it has one.
    pub(super) fn directions(&self) -> impl Iterator<Item = Direction> + use<> {
        let way = self.way();
        [None, self.hand()]
            .into_iter()
            .take(1 + usize::from(self.hand().is_some()))
            .map(move |hand| Direction { way, hand })
    }

    /// The number behind its direction (X9): steps, or the column where it ends.
    #[inline]
    pub(super) fn number(&self, direction: Direction) -> u8 {
        if counts_steps(self.kind, direction) {
            self.forward().unsigned_abs()
        } else {
            self.columns.number(self.side, self.movement.to)
        }
    }
}

/// X9: whether a number behind this direction counts steps, and does not name a column.
pub(super) fn counts_steps(kind: Kind, direction: Direction) -> bool {
    kind.is_straight() && direction.way != Way::Sideways && direction.hand.is_none()
}

/// X16: whether a move gives check, in this manner if one is asked for.
pub(super) fn gives_check(position: &Position, movement: Move, manner: Option<Manner>) -> bool {
    let direct = || checks_itself(position, movement);
    let indirect = || checks_by_others(position, movement);
    match manner {
        None => direct() || indirect(),
        Some(Manner::Direct) => direct(),
        Some(Manner::Indirect) => indirect(),
    }
}

fn occupied_after(position: &Position, movement: Move) -> u128 {
    position.occupied() & !movement.from.bit() | movement.to.bit()
}

fn checks_itself(position: &Position, movement: Move) -> bool {
    let Some(piece) = position.piece_at(movement.from) else { return false };
    let general = position.general(piece.side.other());
    let occupied = occupied_after(position, movement);
    let attackers = match piece.kind {
        Kind::Horse => horses_to(general, occupied),
        Kind::Chariot => lines(general, occupied).0,
        Kind::Cannon => lines(general, occupied).1,
        Kind::Soldier => soldiers_to(piece.side, general),
        Kind::General | Kind::Advisor | Kind::Elephant => 0,
    };
    attackers & movement.to.bit() != 0
}

fn checks_by_others(position: &Position, movement: Move) -> bool {
    let mover = position.to_move();
    let enemy = mover.other();
    // Generals that face each other are no check: the move is not legal.
    let others = !movement.from.bit() & !position.general(mover).bit();
    let occupied = occupied_after(position, movement);
    position.attackers_of_general(enemy, position.general(enemy), occupied, others) != 0
}
