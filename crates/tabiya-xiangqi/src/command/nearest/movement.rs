//! Why no selected piece goes as a movement says.

use tabiya_game::{Argument, Message};

use super::{Nearness, Reason, columns, is_unique, piece, with_frame};
use crate::command::codes;
use crate::command::predicate::{Course, counts_steps};
use crate::command::selection::View;
use crate::command::tree::{Command, Direction, Hand, Movement, Number, Place, Selector, Way};
use crate::point::points;
use crate::{Kind, Move, Piece, Point, codes as names};

pub(super) fn reason(view: &View<'_>, movement: Movement) -> Option<Reason> {
    let Movement { selector, direction, number } = movement;
    let named = Piece::new(view.mover(), selector.kind);
    never(named, direction).or_else(|| did_you_mean(view, movement)).or_else(|| {
        let selected = points(view.select(named.side, selector));
        Reason::nearest(
            selected.filter_map(|from| Walk { view, piece: named, from, direction }.reason(number)),
        )
    })
}

/// Directions in which no piece of the kind ever goes.
fn never(named: Piece, direction: Direction) -> Option<Reason> {
    let code = match (named.kind, direction.way, direction.hand) {
        (kind, Way::Forward | Way::Backward, Some(_)) if kind.is_straight() => codes::NEVER_DIAGONALLY,
        (kind, Way::Sideways, _) if !kind.is_straight() => codes::NEVER_SIDEWAYS,
        (Kind::Soldier, Way::Backward, None) => codes::NEVER_BACKWARD,
        _ => return None,
    };
    let message = Message::new(code)
        .with("piece", piece(named))
        .with("kind", names::kind(named.kind))
        .with("found", Argument::text(direction));
    Some(Reason::new(Nearness::Never, message))
}

/// X9: `B.5` is five steps, and `B5.` may have been meant, if it can be played.
fn did_you_mean(view: &View<'_>, movement: Movement) -> Option<Reason> {
    let Movement { selector, direction, number: Some(number) } = movement else { return None };
    let Selector { kind, place } = selector;
    let is_one_step = matches!(kind, Kind::General | Kind::Soldier) && number.get() > 1;
    if !is_one_step || !counts_steps(kind, direction) {
        return None;
    }
    let place = match place {
        Place::Anywhere => Place::Column(number),
        Place::Word(word) => Place::WordOnColumn(word, number),
        _ => return None,
    };
    let selector = Selector { kind, place };
    let right = Command::Movement(Movement { selector, direction, number: None });
    if !is_unique(view, &right) {
        return None;
    }
    let message = Message::new(codes::DID_YOU_MEAN)
        .with("kind", names::kind(kind))
        .with("steps", number.get())
        .with("right", Argument::text(right));
    Some(Reason::new(Nearness::Never, with_frame(message, view)))
}

/// One piece that is to go in a direction in which its kind can go.
#[derive(Clone, Copy)]
struct Walk<'a> {
    view: &'a View<'a>,
    piece: Piece,
    from: Point,
    direction: Direction,
}

impl Walk<'_> {
    fn reason(self, number: Option<Number>) -> Option<Reason> {
        let steps = number.filter(|_| counts_steps(self.piece.kind, self.direction));
        let targets = self.targets(steps.map_or(1, Number::get));
        let fitting: Vec<_> = targets.iter().copied().filter(|&to| self.has_number(to, number)).collect();
        if fitting.is_empty() {
            return Some(Reason::new(Nearness::Never, self.nowhere(&targets, number)));
        }
        let moves = fitting.into_iter().map(|to| Move::new(self.from, to));
        Reason::nearest(moves.filter_map(|movement| Reason::of_move(self.view, movement)))
    }

    fn course(self, to: Point) -> Course {
        Course {
            kind: self.piece.kind,
            side: self.piece.side,
            columns: self.view.columns,
            movement: Move::new(self.from, to),
        }
    }

    fn has_number(self, to: Point, number: Option<Number>) -> bool {
        // A piece that goes sideways by a column goes there at once.
        number.is_none_or(|number| self.course(to).number(self.direction) == number.get())
    }

    /// The points on an empty board that lie this way, the nearest first: so many steps ahead, any number of steps aside,
    /// or where a diagonal step ends.
    fn targets(self, steps: u8) -> Vec<Point> {
        let shape = |forward: i8, across: i8| {
            let (along, aside) = (forward.unsigned_abs(), across.unsigned_abs());
            match self.piece.kind {
                Kind::Horse => along + aside == 3 && along != 0 && aside != 0,
                Kind::Elephant => along == 2 && aside == 2,
                Kind::Advisor => along == 1 && aside == 1,
                _ if self.direction.way == Way::Sideways => true,
                _ => along == steps && aside == 0,
            }
        };
        let side = self.piece.side;
        let forward = |to: Point| to.rank_of(side) as i8 - self.from.rank_of(side) as i8;
        let across = |to: Point| to.file_of(side) as i8 - self.from.file_of(side) as i8;
        let lies_so = |&to: &Point| {
            to != self.from && self.course(to).has(self.direction) && shape(forward(to), across(to))
        };
        let mut targets: Vec<_> = Point::all().filter(lies_so).collect();
        targets.sort_by_key(|&to| forward(to).unsigned_abs() + across(to).unsigned_abs());
        targets
    }

    /// Nothing on the board lies where the command says.
    fn nowhere(self, targets: &[Point], number: Option<Number>) -> Message {
        let say = |code| {
            Message::new(code).with("piece", piece(self.piece)).with("from", Argument::text(self.from))
        };
        let Some(number) = number else { return say(codes::NO_WAY_ON) };
        if counts_steps(self.piece.kind, self.direction) {
            let rank = self.from.rank_of(self.piece.side);
            let most = if self.direction.way == Way::Forward { 9 - rank } else { rank };
            return match self.piece.kind {
                _ if most == 0 => say(codes::NO_WAY_ON),
                kind @ (Kind::General | Kind::Soldier) => {
                    say(codes::ONE_STEP).with("kind", names::kind(kind)).with("steps", number.get())
                }
                _ => say(codes::OFF_THE_BOARD).with("steps", number.get()).with("most", most),
            };
        }
        let own = self.view.column(self.from);
        if own == number.get() && self.direction.way == Way::Sideways {
            return with_frame(say(codes::OWN_COLUMN).with("column", own), self.view);
        }
        let is_straight = self.piece.kind.is_straight();
        match self.direction.hand {
            Some(hand) if is_straight || self.lies_to(hand.other(), number) => {
                let message = say(codes::OTHER_SIDE).with("column", number.get());
                with_frame(message.with("found", Argument::text(hand)), self.view)
            }
            _ if targets.is_empty() => say(codes::NO_WAY_ON),
            _ => self.wrong_column(targets, number),
        }
    }

    /// None of the points that lie this way is on the column.
    fn wrong_column(self, targets: &[Point], number: Number) -> Message {
        let of_move = |to: &Point| Reason::of_move(self.view, Move::new(self.from, *to));
        let nearest = Reason::nearest(targets.iter().filter_map(of_move));
        // All lie outside the palace or beyond the river, where the piece never goes.
        if let Some(reason) = nearest
            && reason.nearness <= Nearness::NotFromHere
            && targets.iter().all(|to| of_move(to).is_some())
        {
            return reason.message;
        }
        let legal = targets.iter().copied().filter(|to| of_move(to).is_none());
        let columns = columns(self.view, legal);
        let message = Message::new(codes::WRONG_COLUMN)
            .with("piece", piece(self.piece))
            .with("from", Argument::text(self.from))
            .with("column", number.get())
            .with("count", columns.len())
            .with("columns", columns)
            .with("found", Argument::text(self.direction));
        with_frame(message, self.view)
    }

    /// Whether the piece could go to this column if it went to this side.
    fn lies_to(self, hand: Hand, number: Number) -> bool {
        let direction = Direction { hand: Some(hand), ..self.direction };
        let turned = Self { direction, ..self };
        turned.targets(1).into_iter().any(|to| turned.has_number(to, Some(number)))
    }
}
