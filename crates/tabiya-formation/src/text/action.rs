//! Actions: what a player writes to act (section 10 of the rules).
//!
//! [`ActionText`] is the form, which knows no board. [`ActionText::resolve`] finds the action that it means in a
//! position; whether that action is legal is for the rules to say. [`ActionText::of`] is the inverse.

use core::fmt;
use core::ops::{ControlFlow, Range};
use core::str::FromStr;

use tabiya_board::{Side, Square};
use tabiya_game::{Argument, Diagnostic, MAX_TEXT, Message};

use super::bytes::{Bytes, Letter};
use super::codes;
use super::found::{unexpected, wrong};
use super::numeral::{coordinate, numeral, numeral_value};
use super::snapshot::side_of_letter;
use crate::{Action, Kind, Phase, Piece, Position};

/// Which piece a text speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reference {
    /// `红车`: the only piece of this identity on the board, or one of the pool during placement.
    Name(Piece),
    /// `一二`: whatever stands on this point.
    Coordinate(Square),
}

/// Where a text sends a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Destination {
    /// `三二`: this point.
    Absolute(Square),
    /// `平三`: this column (from 1) of the same row.
    Column(u8),
    /// `直三`: this row (from 1) of the same column.
    Row(u8),
    /// `进二`: so many steps forward for the piece's owner.
    Forward(u8),
    /// `退二`: so many steps backward for the piece's owner.
    Backward(u8),
}

/// What a text declares beside a plain move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suffix {
    /// `捉`
    Capture,
    /// `推`
    Push,
    /// `拉`
    Pull,
}

impl Suffix {
    /// All suffixes.
    pub const ALL: [Self; 3] = [Self::Capture, Self::Push, Self::Pull];

    /// The suffix as it is written.
    pub const fn letter(self) -> char {
        match self {
            Self::Capture => '捉',
            Self::Push => '推',
            Self::Pull => '拉',
        }
    }

    /// The suffix that is written so.
    pub const fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            '捉' => Self::Capture,
            '推' => Self::Push,
            '拉' => Self::Pull,
            _ => return None,
        })
    }
}

/// The phrase of a resignation, after the General's name.
const RESIGN: &str = "认负";

/// A well-formed action text. Reading and writing are exact inverses.
///
/// ```
/// use tabiya_formation::text::ActionText;
/// let text: ActionText = "红马四五捉".parse().unwrap();
/// assert_eq!(text.to_string(), "红马四五捉");
/// let error = "一二进一".parse::<ActionText>().unwrap_err();
/// assert_eq!(error.code().as_str(), "formation.action.forward-coordinate");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionText {
    /// `红将认负`: the owner of the General gives up.
    Resign {
        /// The owner.
        owner: Side,
    },
    /// A piece goes somewhere.
    Go {
        /// Which piece.
        reference: Reference,
        /// Where to.
        destination: Destination,
        /// What it does there.
        suffix: Option<Suffix>,
    },
}

impl FromStr for ActionText {
    type Err = Box<Diagnostic>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::read_well_formed(text).ok_or_else(|| Box::new(find_error(text)))
    }
}

impl ActionText {
    /// The quick reader: `None` for everything that is not exactly an action text.
    #[inline]
    fn read_well_formed(text: &str) -> Option<Self> {
        let mut bytes = Bytes::new(text);
        let reference = match (bytes.letter()?, bytes.letter()?) {
            (Letter::Side(side), Letter::Kind(kind)) => Reference::Name(Piece::new(side, kind)),
            (Letter::Numeral(column), Letter::Numeral(row)) => {
                Reference::Coordinate(Square::new(column - 1, row - 1)?)
            }
            _ => return None,
        };
        let destination = match (bytes.letter()?, bytes.letter()?, reference) {
            (Letter::Numeral(column), Letter::Numeral(row), _) => {
                Destination::Absolute(Square::new(column - 1, row - 1)?)
            }
            (Letter::Other('平'), Letter::Numeral(column), _) => Destination::Column(column),
            (Letter::Other('直'), Letter::Numeral(row), _) => Destination::Row(row),
            (Letter::Other('进'), Letter::Numeral(steps), Reference::Name(_)) => Destination::Forward(steps),
            (Letter::Other('退'), Letter::Numeral(steps), Reference::Name(_)) => {
                Destination::Backward(steps)
            }
            (Letter::Other('认'), Letter::Other('负'), Reference::Name(piece))
                if piece.kind() == Kind::General && bytes.is_empty() =>
            {
                return Some(Self::Resign { owner: piece.side() });
            }
            _ => return None,
        };
        let suffix = if bytes.is_empty() {
            None
        } else {
            let Letter::Other(letter) = bytes.letter()? else { return None };
            Some(Suffix::of_letter(letter)?)
        };
        bytes.is_empty().then_some(Self::Go { reference, destination, suffix })
    }

    /// The action that the text means in a position. Only what the text refers to is looked up; the action may still
    /// be illegal.
    ///
    /// # Errors
    /// When it refers to nothing, to several pieces, off the board, or is no action of the present phase.
    pub fn resolve(self, position: &Position) -> Result<Action, Box<Message>> {
        match self {
            Self::Resign { owner } => Ok(Action::Resign { loser: owner }),
            Self::Go { reference, destination, suffix } => match position.phase() {
                Phase::Placement => placement(position, reference, destination, suffix),
                Phase::Movement => movement(position, reference, destination, suffix),
            },
        }
    }

    /// The canonical text of a legal action.
    ///
    /// A piece is named where its name is unique on the board, otherwise by its point. A destination in the same row is
    /// written `平`, in the same column `进` or `退` after a name and `直` after a point, elsewhere as a point.
    pub fn of(position: &Position, action: Action) -> Self {
        let (from, to, suffix) = match action {
            Action::Resign { loser } => return Self::Resign { owner: loser },
            Action::Place { kind, to } => {
                return Self::Go {
                    reference: Reference::Name(Piece::new(position.to_move(), kind)),
                    destination: Destination::Absolute(to),
                    suffix: None,
                };
            }
            Action::Move { from, to } => (from, to, None),
            Action::Capture { from, to } => (from, to, Some(Suffix::Capture)),
            Action::Push { from, to } => (from, to, Some(Suffix::Push)),
            Action::Pull { from, to } => (from, to, Some(Suffix::Pull)),
        };
        let reference = Reference::of(position, from);
        Self::Go { reference, destination: Destination::of(reference, from, to), suffix }
    }
}

impl Reference {
    /// The reference that is written with these two letters.
    #[inline]
    pub(crate) fn read(first: char, second: char) -> Option<Self> {
        if let Some(side) = side_of_letter(first) {
            return Some(Self::Name(Piece::new(side, Kind::from_chinese(second)?)));
        }
        square(first, second).map(Self::Coordinate)
    }

    /// The canonical reference to the piece on a point of a position: its name where that is unique on the board.
    pub(crate) fn of(position: &Position, from: Square) -> Self {
        match position.piece_at(from) {
            Some(piece) if position.count(piece) == 1 => Self::Name(piece),
            _ => Self::Coordinate(from),
        }
    }

    /// The point that the reference means on the board.
    #[inline]
    pub(crate) fn locate(self, position: &Position) -> Result<(Square, Piece), Box<Message>> {
        match self {
            Self::Name(piece) => match position.unique(piece) {
                Some(square) => Ok((square, piece)),
                None => Err(Box::new(not_unique(position, piece))),
            },
            Self::Coordinate(square) if !position.geometry().contains(square) => {
                Err(Box::new(off_board(position, &coordinate(square))))
            }
            Self::Coordinate(square) => match position.piece_at(square) {
                Some(piece) => Ok((square, piece)),
                None => Err(Box::new(
                    Message::new(codes::ACTION_NO_PIECE).with("point", Argument::text(coordinate(square))),
                )),
            },
        }
    }
}

impl Destination {
    /// The destination that is written with these two letters.
    #[inline]
    pub(crate) const fn read(first: char, second: char) -> Option<Self> {
        let Some(value) = numeral_value(second) else { return None };
        Some(match first {
            '平' => Self::Column(value),
            '直' => Self::Row(value),
            '进' => Self::Forward(value),
            '退' => Self::Backward(value),
            _ => match square(first, second) {
                Some(square) => Self::Absolute(square),
                None => return None,
            },
        })
    }

    /// The canonical destination of a piece that is referred to so.
    pub(crate) fn of(reference: Reference, from: Square, to: Square) -> Self {
        if from.row() == to.row() {
            return Self::Column(to.column() + 1);
        }
        if from.column() != to.column() {
            return Self::Absolute(to);
        }
        match reference {
            Reference::Coordinate(_) => Self::Row(to.row() + 1),
            Reference::Name(piece) => {
                let steps = from.row().abs_diff(to.row());
                let upwards = to.row() < from.row();
                if upwards == (piece.side().forward() < 0) {
                    Self::Forward(steps)
                } else {
                    Self::Backward(steps)
                }
            }
        }
    }

    /// The point that the destination means for a piece; `None` off the board.
    #[inline]
    pub(crate) fn locate(self, position: &Position, from: Square, owner: Side) -> Option<Square> {
        let (column, row) = (i16::from(from.column()), i16::from(from.row()));
        let forward = i16::from(owner.forward());
        let (column, row) = match self {
            Self::Absolute(square) => (i16::from(square.column()), i16::from(square.row())),
            Self::Column(value) => (i16::from(value) - 1, row),
            Self::Row(value) => (column, i16::from(value) - 1),
            Self::Forward(steps) => (column, row + forward * i16::from(steps)),
            Self::Backward(steps) => (column, row - forward * i16::from(steps)),
        };
        let square = Square::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)?;
        position.geometry().contains(square).then_some(square)
    }
}

#[inline]
const fn square(column: char, row: char) -> Option<Square> {
    match (numeral_value(column), numeral_value(row)) {
        (Some(column), Some(row)) => Square::new(column - 1, row - 1),
        _ => None,
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(piece) => write!(f, "{piece}"),
            Self::Coordinate(square) => f.write_str(&coordinate(*square)),
        }
    }
}

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (operator, value) = match *self {
            Self::Absolute(square) => return f.write_str(&coordinate(square)),
            Self::Column(value) => ('平', value),
            Self::Row(value) => ('直', value),
            Self::Forward(value) => ('进', value),
            Self::Backward(value) => ('退', value),
        };
        write!(f, "{operator}{}", numeral(value))
    }
}

impl fmt::Display for ActionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resign { owner } => write!(f, "{}{RESIGN}", Piece::new(*owner, Kind::General)),
            Self::Go { reference, destination, suffix } => {
                write!(f, "{reference}{destination}")?;
                suffix.map_or(Ok(()), |suffix| write!(f, "{}", suffix.letter()))
            }
        }
    }
}

/// Reads an action text and finds the action that it means in a position.
///
/// # Errors
/// What is wrong with the form, or what it refers to in vain. Legality is not judged.
pub fn read(text: &str, position: &Position) -> Result<Action, Box<Diagnostic>> {
    let action: ActionText = text.parse()?;
    action.resolve(position).map_err(|message| {
        let place = place_of(&message, text);
        Box::new(Diagnostic::from(*message).at(text, place))
    })
}

/// The canonical text of a legal action.
pub fn write(position: &Position, action: Action) -> String {
    ActionText::of(position, action).to_string()
}

fn placement(
    position: &Position,
    reference: Reference,
    destination: Destination,
    suffix: Option<Suffix>,
) -> Result<Action, Box<Message>> {
    let (Reference::Name(piece), Destination::Absolute(to), None) = (reference, destination, suffix) else {
        return Err(Box::new(
            Message::new(codes::ACTION_PLACEMENT_FORM).with("example", Argument::text(first_legal(position))),
        ));
    };
    if piece.side() != position.to_move() {
        return Err(Box::new(
            Message::new(codes::ACTION_PLACEMENT_OWNER)
                .with("piece", Argument::text(piece))
                .with("side", crate::reason::side_name(position.to_move())),
        ));
    }
    if !position.geometry().contains(to) {
        return Err(Box::new(off_board(position, &destination)));
    }
    Ok(Action::Place { kind: piece.kind(), to })
}

#[inline]
fn movement(
    position: &Position,
    reference: Reference,
    destination: Destination,
    suffix: Option<Suffix>,
) -> Result<Action, Box<Message>> {
    let (from, piece) = reference.locate(position)?;
    let Some(to) = destination.locate(position, from, piece.side()) else {
        return Err(Box::new(off_board(position, &destination)));
    };
    Ok(match suffix {
        None => Action::Move { from, to },
        Some(Suffix::Capture) => Action::Capture { from, to },
        Some(Suffix::Push) => Action::Push { from, to },
        Some(Suffix::Pull) => Action::Pull { from, to },
    })
}

/// A legal action, for an example. During placement there is always one: resigning is.
#[cold]
fn first_legal(position: &Position) -> String {
    let mut first = String::new();
    let _ = position.generate(|action| {
        first = write(position, action);
        ControlFlow::Break(())
    });
    first
}

/// The part of an action's text that a reason is about: the piece, where it goes, or all of it.
pub(crate) fn place_of(reason: &Message, text: &str) -> Range<usize> {
    /// Two Hanzi.
    const HALF: usize = 6;
    let about_piece = [
        codes::ACTION_NAME_ABSENT,
        codes::ACTION_NAME_IN_POOL,
        codes::ACTION_NAME_AMBIGUOUS,
        codes::ACTION_NO_PIECE,
        codes::ACTION_PLACEMENT_OWNER,
    ];
    if text.parse::<ActionText>().is_err() {
        0..text.len()
    } else if about_piece.contains(&reason.code) {
        0..HALF
    } else if reason.code == codes::ACTION_OFF_BOARD {
        let of_piece = reason.argument("place") == Some(&Argument::text(&text[..HALF]));
        if of_piece { 0..HALF } else { HALF..2 * HALF }
    } else {
        0..text.len()
    }
}

#[cold]
pub(super) fn off_board(position: &Position, place: &dyn fmt::Display) -> Message {
    let geometry = position.geometry();
    Message::new(codes::ACTION_OFF_BOARD)
        .with("place", Argument::text(place))
        .with("columns", geometry.width())
        .with("rows", geometry.height())
}

/// Why a name does not single out a piece on the board.
#[cold]
fn not_unique(position: &Position, piece: Piece) -> Message {
    let points: Vec<_> = position
        .pieces()
        .filter(|&(_, other)| other == piece)
        .map(|(square, _)| Argument::text(coordinate(square)))
        .collect();
    if !points.is_empty() {
        return Message::new(codes::ACTION_NAME_AMBIGUOUS)
            .with("piece", Argument::text(piece))
            .with("count", points.len())
            .with("points", points);
    }
    let pooled = position.pool(piece.side()).contains(&piece.kind());
    Message::new(if pooled { codes::ACTION_NAME_IN_POOL } else { codes::ACTION_NAME_ABSENT })
        .with("piece", Argument::text(piece))
}

/// The first error of a text that is no action.
fn find_error(text: &str) -> Diagnostic {
    if text.is_empty() {
        return Diagnostic::error(codes::ACTION_EMPTY).at(text, 0..0);
    }
    let length = text.chars().count();
    if length > MAX_TEXT {
        return Diagnostic::error(codes::ACTION_TOO_LONG)
            .with("found", length)
            .with("limit", MAX_TEXT)
            .at(text, 0..0);
    }
    let mut letters = text.char_indices();
    let mut next = || letters.next().map_or((text.len(), None), |(at, letter)| (at, Some(letter)));
    let (first_at, first) = next();
    let (second_at, second) = next();
    let named = first.and_then(side_of_letter).is_some();
    if !named && first.and_then(numeral_value).is_none() {
        return numeral_error(text, first_at, first)
            .unwrap_or_else(|| unexpected(text, first_at, codes::ACTION_REFERENCE, codes::EXPECT_REFERENCE));
    }
    if named {
        if second.and_then(Kind::from_chinese).is_none() {
            return unexpected(text, second_at, codes::ACTION_KIND, codes::EXPECT_KIND);
        }
    } else if second.and_then(numeral_value).is_none() {
        return numeral_error(text, second_at, second)
            .unwrap_or_else(|| unexpected(text, second_at, codes::ACTION_NUMERAL, codes::EXPECT_NUMERAL));
    }
    let (operator_at, operator) = next();
    let (value_at, value) = next();
    let (after_at, after) = next();
    if text[operator_at..].starts_with(RESIGN) {
        if !named {
            return wrong(text, 0..operator_at, codes::ACTION_RESIGN_COORDINATE);
        }
        if second != Some(Kind::General.chinese()) {
            let general: String = first.into_iter().chain([Kind::General.chinese()]).collect();
            return wrong(text, 0..operator_at, codes::ACTION_RESIGN_KIND)
                .with("expected", Argument::text(general));
        }
        return unexpected(text, after_at, codes::ACTION_AFTER, codes::EXPECT_NOTHING);
    }
    let relative = operator.is_some_and(|operator| "平直进退".contains(operator));
    if !relative && operator.and_then(numeral_value).is_none() {
        return numeral_error(text, operator_at, operator).unwrap_or_else(|| {
            unexpected(text, operator_at, codes::ACTION_DESTINATION, codes::EXPECT_DESTINATION)
        });
    }
    if let (Some(operator @ ('进' | '退')), false) = (operator, named) {
        return wrong(text, operator_at..value_at, codes::ACTION_FORWARD_COORDINATE)
            .with("operator", Argument::text(operator))
            .with("reference", Argument::text(&text[..operator_at]));
    }
    if value.and_then(numeral_value).is_none() {
        return numeral_error(text, value_at, value)
            .unwrap_or_else(|| unexpected(text, value_at, codes::ACTION_NUMERAL, codes::EXPECT_NUMERAL));
    }
    if after.and_then(Suffix::of_letter).is_none() {
        return unexpected(text, after_at, codes::ACTION_AFTER, codes::EXPECT_SUFFIX);
    }
    let (end_at, _) = next();
    unexpected(text, end_at, codes::ACTION_AFTER, codes::EXPECT_NOTHING)
}

/// The error for the numerals of 0 and of 17 to 20, which stand on no board.
fn numeral_error(text: &str, at: usize, letter: Option<char>) -> Option<Diagnostic> {
    let letter = letter.filter(|&letter| "零庚辛壬癸".contains(letter))?;
    Some(
        wrong(text, at..at + letter.len_utf8(), codes::ACTION_NUMERAL_RANGE)
            .with("expected", codes::EXPECT_NUMERAL),
    )
}
