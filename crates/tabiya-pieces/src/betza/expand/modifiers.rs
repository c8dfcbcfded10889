//! The letters before an atom, leg by leg.

use crate::betza::Dialect;
use crate::betza::compass::Letter;
use crate::betza::path::{Gate, Modality};
use crate::betza::told::{
    CYLINDER, EN_PASSANT, INDUCTION, MISPLACED, ROYAL_ONLY, SAME_LENGTH, TAME, Told, UNLOADING,
};

/// The modifiers of one leg.
#[derive(Debug, Default)]
pub(in crate::betza) struct Modifiers {
    pub(in crate::betza) directions: Vec<Letter>,
    /// `m c d p g y`.
    pub(in crate::betza) modes: Vec<Letter>,
    pub(in crate::betza) initial: Option<Letter>,
    pub(in crate::betza) lame: Vec<Letter>,
    pub(in crate::betza) jumping: Vec<Letter>,
    /// `z` or `q`.
    pub(in crate::betza) curve: Option<Letter>,
}

/// Where a leg stands in its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::betza) enum Position {
    Only,
    First,
    Middle,
    Last,
}

impl Position {
    pub(in crate::betza) const fn of(index: usize, count: usize) -> Self {
        match index {
            0 if count == 1 => Self::Only,
            0 => Self::First,
            _ if index + 1 == count => Self::Last,
            _ => Self::Middle,
        }
    }

    pub(in crate::betza) const fn is_first(self) -> bool {
        matches!(self, Self::Only | Self::First)
    }

    pub(in crate::betza) const fn is_last(self) -> bool {
        matches!(self, Self::Only | Self::Last)
    }
}

impl Modifiers {
    /// Sorts the letters of a leg; says which of them mean nothing here, or nothing in the piece notation.
    pub(in crate::betza) fn read(letters: &[Letter], position: Position, told: &mut Told<'_>) -> Self {
        let mut modifiers = Self::default();
        for &letter in letters {
            let beyond = match letter.byte {
                b'm' | b'c' | b'd' | b'p' | b'g' => {
                    modifiers.modes.push(letter);
                    continue;
                }
                b'y' if !position.is_last() => {
                    modifiers.modes.push(letter);
                    continue;
                }
                b'i' if position.is_first() => {
                    modifiers.initial = Some(letter);
                    continue;
                }
                b'i' if told.dialect == Dialect::Interactive => SAME_LENGTH,
                b'n' if position == Position::Only => {
                    modifiers.lame.push(letter);
                    continue;
                }
                b'j' if position == Position::Only => {
                    modifiers.jumping.push(letter);
                    continue;
                }
                b'z' | b'q' if position == Position::Only => {
                    modifiers.curve = Some(letter);
                    continue;
                }
                b'e' => EN_PASSANT,
                b'o' => CYLINDER,
                b'u' => UNLOADING,
                b'x' => INDUCTION,
                b'k' => ROYAL_ONLY,
                b't' => TAME,
                _ if letter.is_direction() => {
                    modifiers.directions.push(letter);
                    continue;
                }
                _ => MISPLACED,
            };
            told.say(beyond, letter.place());
        }
        modifiers
    }

    pub(in crate::betza) fn has(&self, mode: u8) -> bool {
        self.modes.iter().any(|letter| letter.byte == mode)
    }

    pub(in crate::betza) fn hops(&self) -> bool {
        self.has(b'p') || self.has(b'g')
    }

    /// What may be on the square where the leg ends, beside a hurdle.
    pub(in crate::betza) fn modality(&self, last: bool) -> Modality {
        let modality =
            Modality { empty: self.has(b'm') || self.has(b'y'), enemy: self.has(b'c'), own: self.has(b'd') };
        match modality.is_none() {
            true if last => Modality::BOTH,
            true if !self.hops() => Modality::MOVE,
            _ => modality,
        }
    }

    pub(in crate::betza) fn gate(&self, dialect: Dialect) -> Gate {
        match self.initial {
            None => Gate::Open,
            Some(_) if dialect == Dialect::FairyStockfish => Gate::SecondLine,
            Some(_) => Gate::Unmoved,
        }
    }
}
