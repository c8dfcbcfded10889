//! What the notations have in common: a piece as the ways it can go, each in one definite direction.
//!
//! Reading turns a text into paths and paths into a tree; writing goes the same road back.

use super::vector::{FAR, Vector};

/// The most paths that a piece may have here.
pub(super) const MAX_PATHS: usize = 4096;

/// What may be on the square where a stride ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Modality {
    pub(super) empty: bool,
    pub(super) enemy: bool,
    pub(super) own: bool,
}

impl Modality {
    pub(super) const MOVE: Self = Self { empty: true, enemy: false, own: false };
    pub(super) const BOTH: Self = Self { empty: true, enemy: true, own: false };

    pub(super) const fn is_none(self) -> bool {
        !self.empty && !self.enemy && !self.own
    }

    pub(super) const fn captures(self) -> bool {
        self.enemy || self.own
    }

    pub(super) const fn or(self, other: Self) -> Self {
        Self {
            empty: self.empty || other.empty,
            enemy: self.enemy || other.enemy,
            own: self.own || other.own,
        }
    }

    pub(super) const fn contains(self, other: Self) -> bool {
        (self.empty || !other.empty) && (self.enemy || !other.enemy) && (self.own || !other.own)
    }

    pub(super) const fn without(self, other: Self) -> Self {
        Self {
            empty: self.empty && !other.empty,
            enemy: self.enemy && !other.enemy,
            own: self.own && !other.own,
        }
    }

    pub(super) const fn capturing(self) -> Self {
        Self { empty: false, ..self }
    }
}

/// How a stride gets along its vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Way {
    /// Step by step; all squares before the last are empty.
    Ride,
    /// The same over exactly one piece of any colour. At least two steps.
    Hop,
    /// Over exactly one piece, which is captured: the modality says whose. It ends on an empty square.
    Jump,
}

/// How many steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Reach {
    pub(super) least: u8,
    /// `None`: to the edge.
    pub(super) most: Option<u8>,
}

impl Reach {
    pub(super) const ONE: Self = Self::exactly(1);
    pub(super) const ANY: Self = Self { least: 1, most: None };

    pub(super) const fn exactly(steps: u8) -> Self {
        Self { least: steps, most: Some(steps) }
    }

    pub(super) const fn up_to(most: Option<u8>) -> Self {
        Self { least: 1, most }
    }

    pub(super) const fn new(least: u8, most: Option<u8>) -> Self {
        Self { least, most }
    }

    pub(super) fn exact(self) -> Option<u8> {
        self.most.filter(|&most| most == self.least)
    }

    pub(super) fn contains(self, other: Self) -> bool {
        self.least <= other.least
            && self.most.is_none_or(|most| other.most.is_some_and(|other| other <= most))
    }

    /// Both together, if they leave no gap.
    pub(super) fn joined(self, other: Self) -> Option<Self> {
        let touches = |a: Self, b: Self| a.most.is_none_or(|most| most.saturating_add(1) >= b.least);
        let (low, high) = if self.least <= other.least { (self, other) } else { (other, self) };
        touches(low, high).then(|| Self::new(low.least, low.most.zip(high.most).map(|(a, b)| a.max(b))))
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Self::new(
            self.least.saturating_add(other.least),
            self.most.zip(other.most).map(|(a, b)| a.saturating_add(b)),
        )
    }
}

/// A part of a path that goes straight on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Stride {
    pub(super) vector: Vector,
    pub(super) way: Way,
    pub(super) reach: Reach,
    pub(super) modality: Modality,
}

impl Stride {
    pub(super) const fn ride(vector: Vector, reach: Reach, modality: Modality) -> Self {
        Self { vector, way: Way::Ride, reach, modality }
    }

    pub(super) const fn with(self, modality: Modality) -> Self {
        Self { modality, ..self }
    }

    /// What remains of it when it must not capture.
    pub(super) fn quiet(self) -> Option<Self> {
        (self.way != Way::Jump && self.modality.empty).then(|| self.with(Modality::MOVE))
    }

    /// What remains of it when it must capture.
    pub(super) fn capturing(self) -> Option<Self> {
        let modality = if self.way == Way::Jump { self.modality } else { self.modality.capturing() };
        modality.captures().then(|| self.with(modality))
    }

    /// The stride without steps that no board has room for.
    pub(super) fn on_board(self) -> Option<Self> {
        let room = FAR / self.vector.size().long.max(1);
        let least = if self.way == Way::Ride { self.reach.least.max(1) } else { self.reach.least.max(2) };
        let most = self.reach.most.filter(|&most| most < room);
        let fits = least <= room && most.is_none_or(|most| most >= least) && !self.modality.is_none();
        let reach = if least == room { Reach::exactly(least) } else { Reach::new(least, most) };
        fits.then_some(Self { reach, ..self })
    }
}

/// How often the strides of a path are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Course {
    /// All of them, once.
    Once,
    /// All of them, again and again until something is captured; at most so often.
    Repeated(Option<u8>),
    /// In turn for as long as nothing is captured, with a stop after any of them.
    Crooked,
    /// At most once each, with a stop after any of them, until something is captured.
    Winding,
    /// The same, and captures do not end it.
    Sweeping,
}

/// When a path is open to a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Gate {
    /// Always.
    #[default]
    Open,
    /// Before its first move.
    Unmoved,
    /// From the second line of its side, without a capture: what Fairy-Stockfish calls an initial move.
    SecondLine,
}

/// What a piece can do, in one definite direction.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Deed {
    /// Goes along strides.
    Go(Vec<Stride>, Course),
    /// Goes to any square of the board.
    Anywhere(Modality),
    /// Castles: so many squares towards this point.
    Castle(u8, u8),
}

/// A way to go.
#[derive(Clone, Debug)]
pub(super) struct Path {
    pub(super) gate: Gate,
    pub(super) deed: Deed,
    /// Which part of the source it comes from.
    pub(super) part: usize,
}

impl Path {
    pub(super) const fn go(gate: Gate, strides: Vec<Stride>, part: usize) -> Self {
        Self { gate, deed: Deed::Go(strides, Course::Once), part }
    }

    /// The only stride of a path that is made once.
    pub(super) fn single(&self) -> Option<Stride> {
        match &self.deed {
            Deed::Go(strides, Course::Once) if strides.len() == 1 => Some(strides[0]),
            _ => None,
        }
    }
}

/// Where strides end that all have a definite length.
pub(super) fn end(strides: &[Stride]) -> Option<Vector> {
    strides
        .iter()
        .try_fold(Vector::new(0, 0), |end, stride| Some(end + stride.vector * stride.reach.exact()?))
}
