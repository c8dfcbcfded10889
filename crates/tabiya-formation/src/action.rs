use tabiya_board::{Side, Square};
use tabiya_game::Code;

use crate::Kind;

/// What the player to move does in one turn (sections 7 and 8 of the rules). Three bytes.
///
/// The variant is the *declared* kind: a [`Capture`](Self::Capture) may turn out as a push and a
/// [`Push`](Self::Push) as a capture; [`Effect`](crate::Effect) says what becomes of it in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Takes a piece of the player's pool to an empty point of the player's half.
    Place {
        /// What is placed.
        kind: Kind,
        /// Where.
        to: Square,
    },
    /// Goes to an empty point.
    Move {
        /// Where the acting piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Captures the piece at the destination.
    Capture {
        /// Where the acting piece stands.
        from: Square,
        /// Where the target stands.
        to: Square,
    },
    /// Goes to the destination and pushes the piece there one step on.
    Push {
        /// Where the acting piece stands.
        from: Square,
        /// Where the target stands.
        to: Square,
    },
    /// Goes to an empty point and pulls the piece one step behind the origin into the origin.
    Pull {
        /// Where the acting piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Gives up the game of a side whose Leader the player commands.
    Resign {
        /// The side that loses.
        loser: Side,
    },
}

/// The kind of an [`Action`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ActionKind {
    /// [`Action::Place`].
    Place,
    /// [`Action::Move`].
    Move,
    /// [`Action::Capture`].
    Capture,
    /// [`Action::Push`].
    Push,
    /// [`Action::Pull`].
    Pull,
    /// [`Action::Resign`].
    Resign,
}

impl ActionKind {
    /// All kinds.
    pub const ALL: [Self; 6] = [Self::Place, Self::Move, Self::Capture, Self::Push, Self::Pull, Self::Resign];

    /// The name by which message catalogues know the kind.
    pub const fn code(self) -> Code {
        match self {
            Self::Place => Code::new("formation.action.place"),
            Self::Move => Code::new("formation.action.move"),
            Self::Capture => Code::new("formation.action.capture"),
            Self::Push => Code::new("formation.action.push"),
            Self::Pull => Code::new("formation.action.pull"),
            Self::Resign => Code::new("formation.action.resign"),
        }
    }

    /// The action of this kind of the piece at `from`; `None` for placement and resignation, which have no origin.
    #[inline]
    pub const fn between(self, from: Square, to: Square) -> Option<Action> {
        match self {
            Self::Move => Some(Action::Move { from, to }),
            Self::Capture => Some(Action::Capture { from, to }),
            Self::Push => Some(Action::Push { from, to }),
            Self::Pull => Some(Action::Pull { from, to }),
            Self::Place | Self::Resign => None,
        }
    }
}

impl Action {
    /// The kind.
    #[inline]
    pub const fn kind(self) -> ActionKind {
        match self {
            Self::Place { .. } => ActionKind::Place,
            Self::Move { .. } => ActionKind::Move,
            Self::Capture { .. } => ActionKind::Capture,
            Self::Push { .. } => ActionKind::Push,
            Self::Pull { .. } => ActionKind::Pull,
            Self::Resign { .. } => ActionKind::Resign,
        }
    }

    /// Where the acting piece stands; `None` for placement and resignation.
    #[inline]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Move { from, .. }
            | Self::Capture { from, .. }
            | Self::Push { from, .. }
            | Self::Pull { from, .. } => Some(from),
            Self::Place { .. } | Self::Resign { .. } => None,
        }
    }

    /// The destination; `None` for resignation.
    #[inline]
    pub const fn to(self) -> Option<Square> {
        match self {
            Self::Place { to, .. }
            | Self::Move { to, .. }
            | Self::Capture { to, .. }
            | Self::Push { to, .. }
            | Self::Pull { to, .. } => Some(to),
            Self::Resign { .. } => None,
        }
    }
}

const _: () = assert!(size_of::<Action>() == 3, "lists of actions stay small");
