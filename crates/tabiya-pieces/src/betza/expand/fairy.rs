//! What Fairy-Stockfish can make of a move.

use super::atom::is_slider;
use super::modifiers::Modifiers;
use crate::betza::syntax::{Atom, Term};
use crate::betza::told::{NO_HOPPER, NO_LAME, NO_RIDER, Told};
use crate::betza::vector::Size;

/// What Fairy-Stockfish keeps a move as: it has one place for each kind and direction, and a later move takes the place
/// of an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::betza) enum Slot {
    Leap,
    Slide,
    Hop,
}

/// The slot of all moves of a term.
pub(in crate::betza) fn slot(term: &Term) -> Slot {
    let step = &term.steps[0];
    if step.letters.iter().any(|letter| matches!(letter.byte, b'p' | b'g')) {
        Slot::Hop
    } else if step.atom.count.is_some() || is_slider(&step.atom) {
        Slot::Slide
    } else {
        Slot::Leap
    }
}

/// Whether Fairy-Stockfish makes moves of this kind at all; says what it doesn't make.
pub(in crate::betza) fn is_made(only: &Modifiers, atom: &Atom, size: Size, told: &mut Told<'_>) -> bool {
    let slides = size.long == 1;
    if atom.count.is_some() && !slides && size != Size::new(2, 1) {
        told.say(NO_RIDER, atom.place());
        return false;
    }
    if let Some(hop) = only.modes.iter().find(|letter| matches!(letter.byte, b'p' | b'g')).filter(|_| !slides)
    {
        told.say(NO_HOPPER, hop.at..atom.end);
        return false;
    }
    let lame_leaper = matches!(atom.letter.byte, b'N' | b'A' | b'Z' | b'J' | b'D') && atom.count.is_none();
    if let Some(lame) = only.lame.first().filter(|_| !lame_leaper) {
        told.say(NO_LAME, lame.at..atom.end);
        return false;
    }
    true
}
