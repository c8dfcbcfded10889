//! What a command says, before any board is looked at.

use crate::Kind;

/// A number from 1 to 9: a column, or how many steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// All nine.
    pub const ALL: [Self; 9] =
        [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8), Self(9)];

    /// This number; `None` outside 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=9) { Some(Self(number)) } else { None }
    }

    /// 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// Left or right, always in the mover's view (X12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// `-t`, trái.
    Left,
    /// `-p`, phải.
    Right,
}

impl Hand {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// Which of several pieces on a file, as their owner looks at the board (X11, X15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vertical {
    /// `t`, trước: nearest the enemy.
    Front,
    /// `s`, sau.
    Rear,
    /// `g`, giữa: the second of three, the third of five.
    Middle,
    /// `tg`, trước giữa: second from the front, of at least three.
    SecondFront,
    /// `sg`, sau giữa: second from the rear, of at least three.
    SecondRear,
}

impl Vertical {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Front, Self::Rear, Self::Middle, Self::SecondFront, Self::SecondRear];
}

/// Which of several pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// By how far it has advanced.
    Vertical(Vertical),
    /// `-t`, `-p`: outermost on this side of the board (X12).
    Outermost(Hand),
    /// `-tg`, `-pg`: on the file next to the outermost.
    Second(Hand),
}

impl Word {
    /// All nine.
    pub const ALL: [Self; 9] = [
        Self::Vertical(Vertical::Front),
        Self::Vertical(Vertical::Rear),
        Self::Vertical(Vertical::Middle),
        Self::Vertical(Vertical::SecondFront),
        Self::Vertical(Vertical::SecondRear),
        Self::Outermost(Hand::Left),
        Self::Outermost(Hand::Right),
        Self::Second(Hand::Left),
        Self::Second(Hand::Right),
    ];
}

/// A mark that a player has put on a piece (X13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// `#circle`.
    Circle,
    /// `#square`.
    Square,
    /// `#x`.
    X,
    /// `#y`.
    Y,
    /// `#z`.
    Z,
}

impl Mark {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Circle, Self::Square, Self::X, Self::Y, Self::Z];

    /// The names of all five.
    pub const NAMES: [&str; 5] =
        [Self::Circle.name(), Self::Square.name(), Self::X.name(), Self::Y.name(), Self::Z.name()];

    /// The name, without the `#`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Square => "square",
            Self::X => "x",
            Self::Y => "y",
            Self::Z => "z",
        }
    }

    /// The mark of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.name() == name)
    }
}

/// Where a piece stands, as far as the command says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Nothing is said.
    Anywhere,
    /// `t`, `-p`.
    Word(Word),
    /// `5`.
    Column(Number),
    /// `t5`: of the pieces on this column for a vertical word (X11); the piece of the whole board, and it stands on the
    /// column, for the others (X12).
    WordOnColumn(Word, Number),
    /// `#x`.
    Mark(Mark),
}

/// Which pieces are meant: `Bt5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Selector {
    /// The kind.
    pub kind: Kind,
    /// Where.
    pub place: Place,
}

/// Forward, backward or sideways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// `.`, tiến.
    Forward,
    /// `/`, thoái.
    Backward,
    /// `-`, bình.
    Sideways,
}

impl Way {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Forward, Self::Backward, Self::Sideways];
}

/// Where a piece goes: `.`, `-t`, `/-p`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Direction {
    /// Along the board, or across.
    pub way: Way,
    /// To which side, where it is said: `.-t` is forward and left, `-t` is left.
    pub hand: Option<Hand>,
}

/// `std:`: the piece, its column, where it goes, and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standard {
    /// The kind.
    pub kind: Kind,
    /// Which of several on the column.
    pub word: Option<Vertical>,
    /// The column on which it stands.
    pub column: Number,
    /// Where it goes.
    pub way: Way,
    /// So many steps, or to which column (X9).
    pub number: Number,
}

/// `ext:`, a movement: quiet or a capture (X21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Movement {
    /// Which piece.
    pub selector: Selector,
    /// Where it goes.
    pub direction: Direction,
    /// So many steps, or to which column (X9).
    pub number: Option<Number>,
}

impl From<Standard> for Movement {
    fn from(standard: Standard) -> Self {
        let Standard { kind, word, column, way, number } = standard;
        let place = match word {
            Some(word) => Place::WordOnColumn(Word::Vertical(word), column),
            None => Place::Column(column),
        };
        Self {
            selector: Selector { kind, place },
            direction: Direction { way, hand: None },
            number: Some(number),
        }
    }
}

/// `ext:`, a capture: `XxB5` (X15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Capture {
    /// What captures.
    pub by: Option<Selector>,
    /// What is captured.
    pub target: Option<Selector>,
}

/// How a move gives check (X16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// `?`: a piece other than the one that moves attacks the general.
    Indirect,
    /// `!`: the piece that moves attacks the general.
    Direct,
}

/// `ext:`, a check: `X+!5` (X16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Check {
    /// What moves.
    pub by: Option<Selector>,
    /// How it gives check.
    pub manner: Option<Manner>,
    /// The column to which the piece moves.
    pub column: Option<Number>,
}

/// `ext:`, a soldier that crosses the river: `B5.s` (X17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CrossRiver {
    /// Which soldier.
    pub place: Place,
}

/// `meta:`, what is no move (X18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meta {
    /// `ok`: agree to the request that is pending.
    Confirm,
    /// `ko`: refuse it.
    Cancel,
    /// `=`: offer a draw.
    Draw,
    /// `><`: ask to exchange sides.
    SwapSides,
    /// `<`: ask to take back.
    Undo,
    /// `$`: resign.
    Resign,
    /// `^`: ask for a new game.
    NewGame,
}

impl Meta {
    /// All seven.
    pub const ALL: [Self; 7] =
        [Self::Confirm, Self::Cancel, Self::Draw, Self::SwapSides, Self::Undo, Self::Resign, Self::NewGame];

    /// The name of the [request](tabiya_game::Request): `confirm`, `cancel`, `draw`, `swap-sides`, `undo`, `resign`,
    /// `new-game`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Cancel => "cancel",
            Self::Draw => "draw",
            Self::SwapSides => "swap-sides",
            Self::Undo => "undo",
            Self::Resign => "resign",
            Self::NewGame => "new-game",
        }
    }
}

/// A command.
///
/// It displays as its canonical text, in which the general is `G`. Reading that text gives this command and no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// `std:B5.1`
    Standard(Standard),
    /// `ext:B.`
    Movement(Movement),
    /// `ext:XxB`
    Capture(Capture),
    /// `ext:M+!`
    Check(Check),
    /// `ext:B5.s`
    CrossRiver(CrossRiver),
    /// `meta:ok`
    Meta(Meta),
}

/// The prefix of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// `ext:`
    Extended,
    /// `std:`
    Standard,
    /// `meta:`
    Meta,
}

impl Form {
    /// All three; of equally short commands those of an earlier form come first.
    pub const ALL: [Self; 3] = [Self::Extended, Self::Standard, Self::Meta];

    /// `std:`, `ext:`, `meta:`.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Standard => "std:",
            Self::Extended => "ext:",
            Self::Meta => "meta:",
        }
    }
}

impl Command {
    /// Of which form it is.
    pub const fn form(&self) -> Form {
        match self {
            Self::Standard(_) => Form::Standard,
            Self::Meta(_) => Form::Meta,
            _ => Form::Extended,
        }
    }

    /// The selectors: of what moves, and of what is captured.
    pub(super) const fn selectors(&self) -> [Option<Selector>; 2] {
        match self {
            Self::Standard(standard) => {
                let place = match standard.word {
                    Some(word) => Place::WordOnColumn(Word::Vertical(word), standard.column),
                    None => Place::Column(standard.column),
                };
                [Some(Selector { kind: standard.kind, place }), None]
            }
            Self::Movement(movement) => [Some(movement.selector), None],
            Self::Capture(capture) => [capture.by, capture.target],
            Self::Check(check) => [check.by, None],
            Self::CrossRiver(river) => [Some(Selector { kind: Kind::Soldier, place: river.place }), None],
            Self::Meta(_) => [None, None],
        }
    }
}
