use tabiya_board::Square;
use tabiya_game::diagram::When;

use super::stride::Stride;
use crate::tree::Number;
use crate::{Man, Movement};

/// What a move does with the square where it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Ending {
    /// Nothing is captured.
    Quiet,
    /// What stands there is captured.
    Capture,
    /// What stands elsewhere is captured.
    CaptureElsewhere,
}

/// A move to be shown.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub(super) movement: Movement,
    /// Its way.
    pub(super) strides: Vec<Stride>,
    /// When it can be made.
    pub(super) when: When,
    /// The radii of the explosions at its end.
    pub(super) blasts: Vec<Number>,
    /// The pieces that were put on the board to show it.
    pub(super) props: Vec<(Square, Man)>,
}

impl Finding {
    /// What it does where it ends: it can capture both there and elsewhere.
    pub(super) fn endings(&self) -> impl Iterator<Item = Ending> {
        let Movement { to, captures, .. } = &self.movement;
        let captures_there = captures.contains(to);
        let captures_elsewhere = captures.len() > usize::from(captures_there);
        [
            captures.is_empty().then_some(Ending::Quiet),
            captures_there.then_some(Ending::Capture),
            captures_elsewhere.then_some(Ending::CaptureElsewhere),
        ]
        .into_iter()
        .flatten()
    }

    /// The leg that ends it, from 1.
    pub(super) fn leg(&self) -> u8 {
        self.strides.last().map_or(1, |stride| stride.leg)
    }

    /// Whether it goes over a piece.
    pub(super) fn hops(&self) -> bool {
        self.over().next().is_some()
    }

    /// The strides that go over a piece, with that piece.
    pub(super) fn over(&self) -> impl Iterator<Item = (&Stride, Square)> {
        self.strides.iter().filter_map(|stride| Some((stride, stride.over?)))
    }

    /// The strides that go over a piece that stays where it is.
    pub(super) fn hurdles(&self) -> impl Iterator<Item = (&Stride, Square)> {
        self.over().filter(|(_, square)| !self.movement.captures.contains(square))
    }

    /// Whether each of its props has a part in it: is captured or removed, is a partner, or an own piece to be hopped
    /// over, which stands for pieces of both sides.
    pub(super) fn needs_its_props(&self, mover: Man) -> bool {
        let Movement { captures, removed, .. } = &self.movement;
        self.props.iter().all(|&(square, man)| {
            captures.contains(&square)
                || removed.contains(&square)
                || self.partner() == Some(square)
                || man.side == mover.side && self.hurdles().any(|(_, hurdle)| hurdle == square)
        })
    }

    /// Where its partner comes from.
    pub(super) fn partner(&self) -> Option<Square> {
        self.movement.partner.map(|(from, _)| from)
    }

    /// The props that are hopped over.
    pub(super) fn hurdle_props(&self) -> impl Iterator<Item = (Square, Man)> {
        let is_hurdle = |square| self.hurdles().any(|(_, hurdle)| hurdle == square);
        self.props.iter().copied().filter(move |&(square, _)| is_hurdle(square))
    }

    /// The prop that is the partner.
    pub(super) fn partner_prop(&self) -> Option<(Square, Man)> {
        self.props.iter().copied().find(|&(square, _)| self.partner() == Some(square))
    }
}
