use tabiya_game::{Argument, Code, Message};

use super::codes;
use super::direction::Bearing;
use super::distance::{DISTANCE, along, exactly, fixed};
use crate::tree::{Arrow, Core, Direction, Distance, Number, Star};

/// Which leaps of an oblique one are kept (H17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keep {
    All,
    /// With an arrow: the first number leads forward or backward, or the longer part leads sideways.
    Arrow(Arrow),
    /// The longer part leads to the right.
    Right,
    Left,
}

impl Keep {
    /// Those that a filter keeps of such leaps: none has its first number forward when that is 0, or a longer part when
    /// both are equal.
    pub(super) fn of(direction: Option<Direction>, first: Distance, second: Distance) -> Self {
        let leads = fixed(first) != Some(0);
        let is_uneven = fixed(first).is_none() || fixed(first) != fixed(second);
        match Self::filter(direction) {
            Self::Arrow(Arrow { forward, backward, sideways }) => Self::Arrow(Arrow {
                forward: forward && leads,
                backward: backward && leads,
                sideways: sideways && is_uneven,
            }),
            Self::Right | Self::Left if !is_uneven => Self::NONE,
            keep => keep,
        }
    }

    const NONE: Self = Self::Arrow(Arrow { forward: false, backward: false, sideways: false });

    const fn filter(direction: Option<Direction>) -> Self {
        match direction {
            // `+` with an arrow is `+` (Q1).
            None | Some(Direction::Star(_, None) | Direction::Star(Star::Orthogonal, _)) => Self::All,
            Some(Direction::Star(_, Some(arrow)) | Direction::Arrow(arrow)) => Self::Arrow(arrow),
            Some(Direction::Right) => Self::Right,
            Some(Direction::Left) => Self::Left,
        }
    }

    /// Whether the first number leads forward or backward in all of them.
    pub(super) const fn leads_only(self) -> bool {
        matches!(self, Self::Arrow(Arrow { forward, backward, sideways: false }) if forward || backward)
    }

    /// The variant of a sentence.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Right => "right",
            Self::Left => "left",
            Self::Arrow(Arrow { forward, backward, sideways }) => match (forward, backward, sideways) {
                (true, true, true) => "forward-backward-sideways",
                (true, true, false) => "forward-backward",
                (true, false, true) => "forward-sideways",
                (true, false, false) => "forward",
                (false, true, true) => "backward-sideways",
                (false, true, false) => "backward",
                (false, false, true) => "sideways",
                (false, false, false) => "none",
            },
        }
    }
}

/// Whether it makes no move, though it is well formed (H4): `0+`, `0/0`, `(0,0)`, `r0`.
pub(super) fn leads_nowhere(core: &Core) -> bool {
    let is_zero = |distance| fixed(distance) == Some(0);
    match *core {
        Core::Step { distance, .. } => is_zero(distance),
        Core::Oblique { first, second, .. } => is_zero(first) && is_zero(second),
        Core::Vector { right, forward } => (right, forward) == (0, 0),
        Core::Radius(radius) => radius == Number::Exactly(0),
        _ => false,
    }
}

/// The variant for the knight, whose leap everyone knows, where it is told without many words.
pub(super) fn like(first: Distance, second: Distance, keep: Keep) -> Argument {
    let is_plain = match keep {
        Keep::All => true,
        Keep::Arrow(arrow) => !arrow.sideways,
        Keep::Right | Keep::Left => false,
    };
    let is_knight = matches!((fixed(first), fixed(second)), (Some(1), Some(2)) | (Some(2), Some(1)));
    Argument::text(if is_plain && is_knight { "knight" } else { "other" })
}

/// `a/b`: so far along one axis, so far along the other.
pub(super) fn oblique(verb: Code, first: Distance, second: Distance, filter: Option<Direction>) -> Message {
    let keep = Keep::of(filter, first, second);
    // Without sideways leaps, a 0 of a range leads nowhere.
    let first = if keep.leads_only() { along(first) } else { first };
    if keep == Keep::All {
        match (fixed(first), fixed(second)) {
            (Some(0), Some(0)) => {}
            (Some(0), Some(far)) | (Some(far), Some(0)) => {
                return step(verb, exactly(far), Direction::Star(Star::Orthogonal, None));
            }
            (Some(one), Some(other)) if one == other => {
                return step(verb, exactly(one), Direction::Star(Star::Diagonal, None));
            }
            _ => {}
        }
    }
    Message::new(codes::OBLIQUE)
        .with("verb", verb)
        .with("first", DISTANCE.of(first))
        .with("second", DISTANCE.of(second))
        .with("keep", Argument::text(keep.key()))
        // One step of a line is no knight's move.
        .with("like", if verb == codes::LEAD { Argument::text("other") } else { like(first, second, keep) })
}

/// A distance along a direction.
pub(super) fn step(verb: Code, distance: Distance, direction: Direction) -> Message {
    Message::new(codes::STEP)
        .with("verb", verb)
        .with("distance", DISTANCE.of(along(distance)))
        .with("direction", Bearing::of(direction).toward())
}

/// One square, told from the mover's.
pub(super) fn vector(verb: Code, right: i16, forward: i16) -> Message {
    let part = |squares: i16, more: Code, less: Code| {
        let direction = if squares > 0 { more } else { less };
        let distance = Message::new(codes::EXACTLY).with("count", squares.unsigned_abs());
        Message::new(codes::VECTOR).with("distance", distance).with("direction", direction)
    };
    let sideways = (right != 0).then(|| part(right, codes::TO_RIGHT, codes::TO_LEFT));
    let along = (forward != 0).then(|| part(forward, codes::VECTOR_FORWARD, codes::VECTOR_BACKWARD));
    let way = match (sideways, along) {
        (Some(sideways), Some(along)) => {
            Message::new(codes::VECTOR_BOTH).with("sideways", sideways).with("along", along)
        }
        (Some(way), None) | (None, Some(way)) => way,
        (None, None) => Message::new(codes::VECTOR_NOWHERE),
    };
    Message::new(codes::TO_SQUARE).with("verb", verb).with("way", way)
}

/// Any square so near.
pub(super) fn radius(verb: Code, radius: Number) -> Message {
    match radius {
        Number::Any => Message::new(codes::ANYWHERE).with("verb", verb),
        Number::Exactly(count) => Message::new(codes::WITHIN).with("verb", verb).with("count", count),
    }
}
