//! Commands as text.

use core::fmt::{self, Display, Formatter};

use super::tree::{
    Capture, Check, Command, CrossRiver, Direction, Hand, Manner, Mark, Meta, Movement, Number, Place,
    Selector, Standard, Vertical, Way, Word,
};
use crate::Kind;

/// The letter of a kind in commands. `Tg`, which is read too, could also be an elephant and a word (X8).
pub(super) const fn letter(kind: Kind) -> &'static str {
    match kind {
        Kind::General => "G",
        Kind::Advisor => "S",
        Kind::Elephant => "T",
        Kind::Horse => "M",
        Kind::Chariot => "X",
        Kind::Cannon => "P",
        Kind::Soldier => "B",
    }
}

/// The letter of a kind in the notations of the Federation, where the general is `Tg`.
pub(crate) const fn federation_letter(kind: Kind) -> &'static str {
    if matches!(kind, Kind::General) { "Tg" } else { letter(kind) }
}

impl Hand {
    pub(super) const fn symbol(self) -> &'static str {
        match self {
            Self::Left => "-t",
            Self::Right => "-p",
        }
    }
}

impl Vertical {
    pub(super) const fn symbol(self) -> &'static str {
        match self {
            Self::Front => "t",
            Self::Rear => "s",
            Self::Middle => "g",
            Self::SecondFront => "tg",
            Self::SecondRear => "sg",
        }
    }
}

impl Word {
    pub(super) const fn symbol(self) -> &'static str {
        match self {
            Self::Vertical(word) => word.symbol(),
            Self::Outermost(hand) => hand.symbol(),
            Self::Second(Hand::Left) => "-tg",
            Self::Second(Hand::Right) => "-pg",
        }
    }
}

impl Mark {
    pub(super) const fn symbol(self) -> &'static str {
        match self {
            Self::Circle => "#circle",
            Self::Square => "#square",
            Self::X => "#x",
            Self::Y => "#y",
            Self::Z => "#z",
        }
    }
}

impl Way {
    pub(super) const fn symbol(self) -> &'static str {
        match self {
            Self::Forward => ".",
            Self::Backward => "/",
            Self::Sideways => "-",
        }
    }
}

impl Manner {
    pub(super) const fn symbol(self) -> &'static str {
        match self {
            Self::Indirect => "?",
            Self::Direct => "!",
        }
    }
}

impl Meta {
    pub(super) const fn symbol(self) -> &'static str {
        match self {
            Self::Confirm => "ok",
            Self::Cancel => "ko",
            Self::Draw => "=",
            Self::SwapSides => "><",
            Self::Undo => "<",
            Self::Resign => "$",
            Self::NewGame => "^",
        }
    }
}

/// What is written as a row of symbols.
pub(super) trait Spell {
    /// Says each symbol in its turn.
    fn spell(&self, say: &mut impl FnMut(&'static str));
}

impl<T: Spell> Spell for Option<T> {
    fn spell(&self, say: &mut impl FnMut(&'static str)) {
        if let Some(part) = self {
            part.spell(say);
        }
    }
}

macro_rules! spell_symbols {
    ($($type:ty),*) => {$(
        impl Spell for $type {
            fn spell(&self, say: &mut impl FnMut(&'static str)) {
                say(self.symbol());
            }
        }
    )*};
}

spell_symbols!(Hand, Vertical, Word, Mark, Way, Manner, Meta, Number);

impl Number {
    const fn symbol(self) -> &'static str {
        ["1", "2", "3", "4", "5", "6", "7", "8", "9"][self.get() as usize - 1]
    }
}

impl Spell for Kind {
    fn spell(&self, say: &mut impl FnMut(&'static str)) {
        say(letter(*self));
    }
}

impl Spell for Place {
    fn spell(&self, say: &mut impl FnMut(&'static str)) {
        match self {
            Self::Anywhere => {}
            Self::Word(word) => word.spell(say),
            Self::Column(column) => column.spell(say),
            Self::WordOnColumn(word, column) => {
                word.spell(say);
                column.spell(say);
            }
            Self::Mark(mark) => mark.spell(say),
        }
    }
}

impl Spell for Selector {
    fn spell(&self, say: &mut impl FnMut(&'static str)) {
        self.kind.spell(say);
        self.place.spell(say);
    }
}

impl Spell for Direction {
    fn spell(&self, say: &mut impl FnMut(&'static str)) {
        // `-t` is sideways and left in one.
        if self.way != Way::Sideways || self.hand.is_none() {
            self.way.spell(say);
        }
        self.hand.spell(say);
    }
}

/// A command without its prefix.
impl Spell for Command {
    fn spell(&self, say: &mut impl FnMut(&'static str)) {
        match self {
            Self::Standard(Standard { kind, word, column, way, number }) => {
                kind.spell(say);
                word.spell(say);
                column.spell(say);
                way.spell(say);
                number.spell(say);
            }
            Self::Movement(Movement { selector, direction, number }) => {
                selector.spell(say);
                direction.spell(say);
                number.spell(say);
            }
            Self::Capture(Capture { by, target }) => {
                by.spell(say);
                say("x");
                target.spell(say);
            }
            Self::Check(Check { by, manner, column }) => {
                by.spell(say);
                say("+");
                manner.spell(say);
                column.spell(say);
            }
            Self::CrossRiver(CrossRiver { place }) => {
                Kind::Soldier.spell(say);
                place.spell(say);
                say(".s");
            }
            Self::Meta(meta) => meta.spell(say),
        }
    }
}

/// Writes what is spelled.
fn write(part: &impl Spell, f: &mut Formatter<'_>) -> fmt::Result {
    let mut written = Ok(());
    part.spell(&mut |symbol| written = written.and_then(|()| f.write_str(symbol)));
    written
}

macro_rules! display_spelling {
    ($($type:ty),*) => {$(
        impl Display for $type {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                write(self, f)
            }
        }
    )*};
}

display_spelling!(Hand, Vertical, Word, Mark, Way, Manner, Meta, Number, Place, Selector, Direction);

impl Display for Command {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.form().prefix())?;
        write(self, f)
    }
}
