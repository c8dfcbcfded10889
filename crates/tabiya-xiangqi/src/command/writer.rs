//! From a move to the commands that single it out.

use tabiya_board::Side;

use super::predicate::{Course, Predicate};
use super::print::Spell;
use super::selection::View;
use super::tree::{
    Capture, Check, Command, CrossRiver, Direction, Form, Manner, Movement, Number, Place, Selector,
    Standard, Vertical, Word,
};
use crate::{Kind, Move, Point};

/// Writes moves of one position.
pub(super) struct Writer<'v> {
    view: View<'v>,
    /// All legal moves.
    moves: Vec<Move>,
}

impl<'v> Writer<'v> {
    pub(super) fn new(view: View<'v>) -> Self {
        Self { view, moves: view.position.moves() }
    }

    pub(super) fn is_legal(&self, movement: Move) -> bool {
        self.moves.contains(&movement)
    }

    /// 2.1: the movement without marks that has the fewest characters, of those the first in byte order. Whatever `std:`
    /// can say, `ext:` says as briefly, and it comes first.
    pub(super) fn shortest(&self, movement: Move) -> Command {
        let (course, selections) = self.single(movement);
        let places: Vec<_> = self.places(course.side, movement.from).collect();
        let commands = selections.iter().flat_map(|said| {
            let fitting = places.iter().filter(|(_, selected)| said.singles_out(movement.from, *selected));
            fitting.map(|&(place, _)| {
                let selector = Selector { kind: course.kind, place };
                Command::Movement(Movement { selector, direction: said.direction, number: said.number })
            })
        });
        commands
            .min_by_key(Rank::of)
            .unwrap_or_else(|| Command::Movement(standard(&self.view, movement).into()))
    }

    /// The shortest `std:` command, which may leave out the word where the rules tell the pieces apart.
    pub(super) fn shortest_standard(&self, movement: Move) -> Standard {
        let full = standard(&self.view, movement);
        let bare = Standard { word: None, ..full };
        let commands = Vertical::ALL.map(|word| Standard { word: Some(word), ..full });
        let fitting = [bare]
            .into_iter()
            .chain(commands)
            .filter(|&standard| self.means_only(&Command::Standard(standard), movement));
        fitting.min_by_key(|&standard| Rank::of(&Command::Standard(standard))).unwrap_or(full)
    }

    /// All commands without marks that single out the move, by length, `ext:` before `std:`, byte order.
    pub(super) fn all(&self, movement: Move) -> Vec<Command> {
        let course = self.course(movement);
        let (kind, mover) = (course.kind, course.side);
        let own: Vec<_> =
            self.places(mover, movement.from).map(|(place, _)| Selector { kind, place }).collect();
        let enemies = self.view.position.piece_at(movement.to).map(|piece| {
            let places = self.places(piece.side, movement.to);
            places.map(move |(place, _)| Selector { kind: piece.kind, place }).collect::<Vec<_>>()
        });
        let maybe = |selectors: &[Selector]| {
            core::iter::once(None).chain(selectors.iter().copied().map(Some)).collect::<Vec<_>>()
        };
        let mut commands = Vec::new();
        for direction in course.directions() {
            for number in [None, Some(number(course.number(direction)))] {
                let movements = own.iter().map(|&selector| Movement { selector, direction, number });
                commands.extend(movements.map(Command::Movement));
            }
        }
        let full = standard(&self.view, movement);
        let words = core::iter::once(None).chain(Vertical::ALL.map(Some));
        commands.extend(words.map(|word| Command::Standard(Standard { word, ..full })));
        for by in maybe(&own) {
            for target in maybe(enemies.as_deref().unwrap_or_default()) {
                commands.push(Command::Capture(Capture { by, target }));
            }
            for manner in [None, Some(Manner::Indirect), Some(Manner::Direct)] {
                for column in [None, Some(number(self.view.column(movement.to)))] {
                    commands.push(Command::Check(Check { by, manner, column }));
                }
            }
        }
        if kind == Kind::Soldier {
            commands
                .extend(own.iter().map(|selector| Command::CrossRiver(CrossRiver { place: selector.place })));
        }
        commands.retain(|command| self.means_only(command, movement));
        commands.sort_by_cached_key(Rank::of);
        commands
    }

    /// Whether a command means this legal move and no other.
    fn means_only(&self, command: &Command, movement: Move) -> bool {
        self.fitting(command).eq([movement])
    }

    /// The legal moves that a command means.
    fn fitting(&self, command: &Command) -> impl Iterator<Item = Move> {
        let predicate = Predicate::new(&self.view, command);
        let fits = move |movement| predicate.is_some_and(|predicate| predicate.fits(&self.view, movement));
        self.moves.iter().copied().filter(move |&movement| fits(movement))
    }

    fn course(&self, movement: Move) -> Course {
        course(&self.view, movement)
    }

    /// The places, other than marks, that are true of a piece, and all pieces of which they are true.
    fn places(&self, owner: Side, point: Point) -> impl Iterator<Item = (Place, u128)> {
        let kind = self.view.position.piece_at(point).map_or(Kind::General, |piece| piece.kind);
        let column = number(self.view.column(point));
        let words = Word::ALL
            .into_iter()
            .flat_map(move |word| [Place::Word(word), Place::WordOnColumn(word, column)]);
        let places = [Place::Anywhere, Place::Column(column)].into_iter().chain(words);
        let view = self.view;
        let selected = places.map(move |place| (place, view.select(owner, Selector { kind, place })));
        selected.filter(move |(_, selected)| selected & point.bit() != 0)
    }

    /// Where and how far a move goes, in all words, and the pieces of its kind of which that is true.
    fn single(&self, movement: Move) -> (Course, Vec<Said>) {
        let course = self.course(movement);
        let mut said = Vec::with_capacity(4);
        for direction in course.directions() {
            let number = number(course.number(direction));
            said.extend([None, Some(number)].map(|number| Said { direction, number, once: 0, more: 0 }));
        }
        for &other in &self.moves {
            if self.view.position.piece_at(other.from).is_none_or(|piece| piece.kind != course.kind) {
                continue;
            }
            let other_course = self.course(other);
            for said in &mut said {
                let number = said.number;
                let fits = other_course.has(said.direction)
                    && number.is_none_or(|number| other_course.number(said.direction) == number.get());
                if fits {
                    said.more |= said.once & other.from.bit();
                    said.once |= other.from.bit();
                }
            }
        }
        (course, said)
    }
}

/// The `std:` command with a word wherever the file holds several. Word, column, direction and number single out every
/// move: a word names one piece of a file, and a piece has one move for each direction and number.
pub(super) fn standard(view: &View<'_>, movement: Move) -> Standard {
    let course = course(view, movement);
    let plain = course.plain();
    let column = number(view.column(movement.from));
    let on_column = view.position.of(course.side, course.kind) & view.on_column(column);
    let names_it = |&word: &Vertical| {
        let place = Place::WordOnColumn(Word::Vertical(word), column);
        view.select(course.side, Selector { kind: course.kind, place }) == movement.from.bit()
    };
    let word = if on_column.count_ones() > 1 { Vertical::ALL.into_iter().find(names_it) } else { None };
    Standard { kind: course.kind, word, column, way: plain.way, number: number(course.number(plain)) }
}

fn course(view: &View<'_>, movement: Move) -> Course {
    let kind = view.position.piece_at(movement.from).map_or(Kind::General, |piece| piece.kind);
    Course { kind, side: view.mover(), columns: view.columns, movement }
}

/// A direction and perhaps a number, and the pieces with a move, and with more than one, of which they are true.
struct Said {
    direction: Direction,
    number: Option<Number>,
    once: u128,
    more: u128,
}

impl Said {
    /// Whether only one move of the selected pieces fits, and it is one of this piece.
    fn singles_out(&self, piece: Point, selected: u128) -> bool {
        self.once & selected == piece.bit() && self.more & piece.bit() == 0
    }
}

/// The number of a column or of steps on the board, which is from 1 to 9.
fn number(number: u8) -> Number {
    Number::new(number).unwrap_or(Number::ALL[8])
}

/// Fewest characters, `ext:` before `std:`, byte order (2.1).
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    length: usize,
    form: Form,
    text: [u8; Self::LONGEST],
}

impl Rank {
    /// The longest command without marks is `B-tg5xB-tg5`.
    const LONGEST: usize = 16;

    fn of(command: &Command) -> Self {
        let mut rank = Self { length: 0, form: command.form(), text: [0; Self::LONGEST] };
        command.spell(&mut |symbol| {
            // Commands with marks are longer, and are not ranked.
            if let Some(place) = rank.text.get_mut(rank.length..rank.length + symbol.len()) {
                place.copy_from_slice(symbol.as_bytes());
            }
            rank.length += symbol.len();
        });
        rank
    }
}
