use crate::tree::{Direction, Kind, Linkage};

/// What the groups around a leg say of it (H4, H8).
#[derive(Clone, Copy)]
pub(super) struct Context {
    /// Where the legs after a `.` may turn to.
    pub(super) linkage: Linkage,
    /// The type of legs that have none.
    pub(super) kind: Option<Kind>,
    /// The filter of oblique leaps that have none.
    pub(super) filter: Option<Direction>,
    /// Whose pieces legs capture that don't say it.
    pub(super) prey: Option<Prey>,
    /// Whether the piece promotes somewhere.
    pub(super) promotes: bool,
    /// Whether the move removes the piece, which then doesn't promote (H12).
    pub(super) removed: bool,
    pub(super) standing: Standing,
}

/// Where a leg stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// It is the whole of its alternative, as castling and exchanges are (H20, H22).
    Alone,
    /// It is one of several.
    InChain,
    /// In a group, the copies of which may have to go the same way (H6).
    InGroup { is_locked: bool },
}

impl Standing {
    pub(super) const fn is_in_group(self) -> bool {
        matches!(self, Self::InGroup { .. })
    }

    pub(super) const fn is_locked(self) -> bool {
        matches!(self, Self::InGroup { is_locked: true })
    }
}

impl Context {
    /// Outside of all groups.
    pub(super) const fn new(linkage: Linkage, promotes: bool) -> Self {
        Self {
            linkage,
            kind: None,
            filter: None,
            prey: None,
            promotes,
            removed: false,
            standing: Standing::InChain,
        }
    }
}

/// Whose pieces can be captured (H18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prey {
    /// `e`, and where nothing is said.
    Enemy,
    /// `a`.
    Own,
    /// `ae`.
    Both,
}

impl Prey {
    /// Besides what has been said before.
    pub(super) fn or(self, other: Option<Self>) -> Self {
        other.map_or(self, |other| if other == self { self } else { Self::Both })
    }

    /// The variant of a sentence.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Enemy => "enemy",
            Self::Own => "own",
            Self::Both => "both",
        }
    }
}
