//! Commands read as the rulings state them, piece by piece, with nothing of the crate but its board and its legal moves.

use tabiya_board::Side;
use tabiya_xiangqi::command::{
    Capture, Check, Command, CrossRiver, Direction, Hand, Manner, Mark, Movement, Number, Place, Selector,
    Standard, Vertical, Way, Word,
};
use tabiya_xiangqi::{Columns, Kind, Move, Piece, Point, Position};

/// A position, and how its mover speaks of it.
pub(crate) struct Board<'a> {
    pub(crate) position: &'a Position,
    pub(crate) columns: Columns,
    pub(crate) marks: &'a [(Point, Mark)],
}

impl Board<'_> {
    /// The legal moves that a command means.
    pub(crate) fn moves(&self, command: &Command) -> Vec<Move> {
        self.position.moves().into_iter().filter(|&movement| self.fits(command, movement)).collect()
    }

    fn mover(&self) -> Side {
        self.position.to_move()
    }

    /// X10.
    fn column(&self, point: Point) -> u8 {
        let from_red_left = point.file() + 1;
        let is_from_red_left = match self.columns {
            Columns::MoverLeft => self.mover() == Side::First,
            Columns::MoverRight => self.mover() == Side::Second,
            Columns::BoardLeft => true,
        };
        if is_from_red_left { from_red_left } else { 10 - from_red_left }
    }

    /// X11, X12, X13, X15.
    fn selected(&self, owner: Side, selector: Selector) -> Vec<Point> {
        let all: Vec<_> = self.position.places(Piece::new(owner, selector.kind)).collect();
        let on = |column: Number, points: Vec<Point>| -> Vec<Point> {
            points.into_iter().filter(|&point| self.column(point) == column.get()).collect()
        };
        match selector.place {
            Place::Anywhere => all,
            Place::Column(column) => on(column, all),
            Place::Mark(mark) => {
                all.into_iter().filter(|&point| self.marks.contains(&(point, mark))).collect()
            }
            Place::Word(Word::Vertical(word)) => {
                let files: Vec<Vec<Point>> = Number::ALL
                    .into_iter()
                    .map(|column| on(column, all.clone()))
                    .filter(|file| file.len() > 1)
                    .collect();
                if !files.is_empty() {
                    return files.into_iter().flat_map(|file| vertical(owner, word, file)).collect();
                }
                let advanced = all.iter().map(|point| point.rank_of(owner));
                let wanted = match word {
                    Vertical::Front => advanced.max(),
                    Vertical::Rear => advanced.min(),
                    _ => None,
                };
                all.into_iter().filter(|point| Some(point.rank_of(owner)) == wanted).collect()
            }
            Place::WordOnColumn(Word::Vertical(word), column) => vertical(owner, word, on(column, all)),
            Place::Word(Word::Outermost(hand)) => self.counted_from(hand, 0, all),
            Place::Word(Word::Second(hand)) => self.counted_from(hand, 1, all),
            Place::WordOnColumn(Word::Outermost(hand), column) => on(column, self.counted_from(hand, 0, all)),
            Place::WordOnColumn(Word::Second(hand), column) => on(column, self.counted_from(hand, 1, all)),
        }
    }

    fn counted_from(&self, hand: Hand, index: usize, points: Vec<Point>) -> Vec<Point> {
        let mut files: Vec<_> = points.iter().map(|point| point.file_of(self.mover())).collect();
        files.sort_unstable();
        files.dedup();
        if hand == Hand::Right {
            files.reverse();
        }
        let wanted = files.get(index).copied();
        points.into_iter().filter(|point| Some(point.file_of(self.mover())) == wanted).collect()
    }

    fn is_own(&self, selector: Option<Selector>, point: Point) -> bool {
        selector.is_none_or(|selector| self.selected(self.mover(), selector).contains(&point))
    }

    fn fits(&self, command: &Command, movement: Move) -> bool {
        let mover = self.mover();
        match *command {
            Command::Standard(Standard { kind, word, column, way, number }) => {
                let place = match word {
                    Some(word) => Place::WordOnColumn(Word::Vertical(word), column),
                    None => Place::Column(column),
                };
                let selector = Selector { kind, place };
                let direction = Direction { way, hand: None };
                self.is_own(Some(selector), movement.from) && self.goes(direction, Some(number), movement)
            }
            Command::Movement(Movement { selector, direction, number }) => {
                self.is_own(Some(selector), movement.from) && self.goes(direction, number, movement)
            }
            Command::Capture(Capture { by, target }) => {
                let is_target = |selector| self.selected(mover.other(), selector).contains(&movement.to);
                self.is_own(by, movement.from)
                    && self.position.piece_at(movement.to).is_some()
                    && target.is_none_or(is_target)
            }
            Command::Check(Check { by, manner, column }) => {
                let mut after = self.position.clone();
                after.make(movement);
                let checkers: Vec<_> = after.checkers(after.to_move()).collect();
                let is_checker = |&point: &Point| match manner {
                    None => true,
                    Some(Manner::Direct) => point == movement.to,
                    Some(Manner::Indirect) => point != movement.to,
                };
                self.is_own(by, movement.from)
                    && checkers.iter().any(is_checker)
                    && column.is_none_or(|column| self.column(movement.to) == column.get())
            }
            Command::CrossRiver(CrossRiver { place }) => {
                self.is_own(Some(Selector { kind: Kind::Soldier, place }), movement.from)
                    && movement.from.rank_of(mover) == 4
                    && movement.to.rank_of(mover) == 5
            }
            Command::Meta(_) => false,
        }
    }

    /// X9, X12.
    fn goes(&self, direction: Direction, number: Option<Number>, movement: Move) -> bool {
        let mover = self.mover();
        let Move { from, to } = movement;
        let steps = to.rank_of(mover) as i8 - from.rank_of(mover) as i8;
        let is_way = match direction.way {
            Way::Forward => steps > 0,
            Way::Backward => steps < 0,
            Way::Sideways => steps == 0,
        };
        let is_hand = match direction.hand {
            None => true,
            Some(Hand::Left) => to.file_of(mover) < from.file_of(mover),
            Some(Hand::Right) => to.file_of(mover) > from.file_of(mover),
        };
        let is_diagonal = from.file() != to.file() && steps != 0;
        let is_number = number.is_none_or(|number| {
            let said = if is_diagonal || steps == 0 { self.column(to) } else { steps.unsigned_abs() };
            said == number.get()
        });
        is_way && is_hand && is_number
    }
}

fn vertical(owner: Side, word: Vertical, mut file: Vec<Point>) -> Vec<Point> {
    file.sort_by_key(|point| core::cmp::Reverse(point.rank_of(owner)));
    let chosen = match (word, file.as_slice()) {
        (Vertical::Front, [first, ..]) => first,
        (Vertical::Rear, [.., last]) => last,
        (Vertical::Middle, [_, middle, _] | [_, _, middle, _, _])
        | (Vertical::SecondFront, [_, middle, _, ..])
        | (Vertical::SecondRear, [.., _, middle, _]) => middle,
        _ => return Vec::new(),
    };
    vec![*chosen]
}
