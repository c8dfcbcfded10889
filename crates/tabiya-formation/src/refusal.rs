use tabiya_board::{Side, Square};
use tabiya_game::Code;

use crate::{Ability, GameResult, Piece};

/// Why an action is not legal: the first condition of sections 6 to 8 of the rules that it fails, with all that
/// decides it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Decided(GameResult),
    /// A placement, but the pools are empty.
    NotInPlacement,
    /// An action on the board, but a pool has pieces yet.
    NotInMovement,
    /// A named square is not on the board.
    OffBoard(Square),
    /// There is no piece to act.
    NoPiece(Square),
    /// The player does not command the piece.
    NotCommanded {
        /// Where it stands.
        square: Square,
        /// The piece.
        piece: Piece,
        /// Why not.
        reason: Uncommanded,
    },
    /// Origin and destination are the same.
    NoDisplacement(Square),
    /// The displacement is a multiple of no step.
    NotALine {
        /// The origin.
        from: Square,
        /// The destination.
        to: Square,
    },
    /// The piece lacks the ability that has this direction: 纵横, 交错 or 阔步.
    NoDirection(Lack),
    /// The destination is more than one step away, and the piece lacks 疾行.
    NotSwift(Lack),
    /// A piece stands between origin and destination.
    PathBlocked {
        /// Where.
        at: Square,
        /// What stands there.
        piece: Piece,
    },
    /// A piece stands on the leg of a 阔步 step.
    LegBlocked {
        /// The leg.
        leg: Square,
        /// What stands there.
        piece: Piece,
        /// Where that step starts: the origin, or a later point of the path.
        step_from: Square,
    },
    /// A move, pull or placement needs an empty destination.
    Occupied {
        /// The destination.
        at: Square,
        /// What stands there.
        piece: Piece,
    },
    /// A capture or push needs a piece at the destination.
    Empty {
        /// The destination.
        at: Square,
    },
    /// There is nothing to pull one step behind the origin.
    NothingBehind {
        /// The empty point there, or `None` when it is off the board.
        source: Option<Square>,
    },
    /// The piece to be pulled is there, but its leg is blocked.
    PullLegBlocked {
        /// The leg of the step from the source to the origin.
        leg: Square,
        /// What stands there.
        piece: Piece,
        /// Where the piece to be pulled stands.
        source: Square,
    },
    /// The abilities for this pull are missing.
    CannotPull {
        /// Where the puller stands.
        from: Square,
        /// Where the piece to be pulled stands.
        source: Square,
        /// What would allow it.
        ways: Ways,
    },
    /// The abilities for this push are missing.
    CannotPush {
        /// Where the pusher stands.
        from: Square,
        /// Where the piece to be pushed stands.
        target: Square,
        /// What would allow it.
        ways: Ways,
    },
    /// The pushed piece has no landing, and nothing turns the push into a capture.
    NoLanding {
        /// Where the pusher stands.
        from: Square,
        /// Where the piece to be pushed stands.
        target: Square,
        /// What the landing fails by, everything.
        obstacles: Vec<Obstacle>,
        /// What would turn the push into a capture.
        ways: Ways,
    },
    /// The abilities for this capture are missing.
    CannotCapture {
        /// Where the capturer stands.
        from: Square,
        /// Where the target stands.
        target: Square,
        /// What would allow it.
        ways: Ways,
    },
    /// The player's pool has no such piece.
    NotInPool(Piece),
    /// The point lies in the other side's half.
    WrongHalf(Square),
    /// The point lies in the middle row, which is nobody's during placement.
    MiddleRow(Square),
    /// The side that would lose has no Leader on the board.
    NoLeader(Side),
    /// The player does not command the Leader of the side that would lose.
    LeaderNotCommanded {
        /// Where it stands.
        square: Square,
        /// The Leader.
        piece: Piece,
        /// Why not.
        reason: Uncommanded,
    },
    /// During placement a player can give up only the own game.
    NotOwnLeader {
        /// The side that would lose.
        loser: Side,
    },
}

/// An ability that a piece would need and does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lack {
    /// Where the piece stands.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// What it lacks.
    pub ability: Ability,
    /// The formations that have taken it, each of which alone would; empty when the piece has it neither by itself
    /// nor from a formation.
    pub removed_by: Vec<(Square, Piece)>,
}

/// What would allow an interaction of two pieces: any one of these lists of abilities, all of them present.
/// Only those that are missing are listed.
pub type Ways = Vec<Vec<Lack>>;

/// Why a player does not command a piece (section 5 of the rules).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Uncommanded {
    /// It is the other player's and lacks 被动.
    NotPassive(Lack),
    /// It is the player's own and has 不动.
    Immobile {
        /// The formations that make it so.
        by: Vec<(Square, Piece)>,
    },
}

/// What denies a pushed piece its landing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The landing is off the board.
    OffBoard,
    /// A piece stands on the landing.
    Occupied {
        /// The landing.
        at: Square,
        /// What stands there.
        piece: Piece,
    },
    /// A piece stands on the leg of the 阔步 step to the landing.
    LegBlocked {
        /// The leg.
        leg: Square,
        /// What stands there.
        piece: Piece,
    },
}

/// A change of a [`View`](crate::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Change {
    /// The piece on the square has the ability.
    Grant {
        /// Where it stands.
        square: Square,
        /// What it gets.
        ability: Ability,
    },
    /// The piece on the square does not have the ability.
    Revoke {
        /// Where it stands.
        square: Square,
        /// What it loses.
        ability: Ability,
    },
    /// The piece on the square is gone.
    Remove {
        /// Where it stood.
        square: Square,
    },
}

impl Refusal {
    /// What would help: lists of changes, each of which overcomes the refused condition when all its changes are
    /// made and not when one is left out. The action is legal then, or it fails by something else.
    ///
    /// Empty when no change of abilities and no removal of a piece helps.
    pub fn remedies(&self) -> Vec<Vec<Change>> {
        match self {
            Self::NotCommanded { square, reason, .. } | Self::LeaderNotCommanded { square, reason, .. } => {
                reason.remedies(*square)
            }
            Self::NoDirection(lack) | Self::NotSwift(lack) => way_remedies(core::slice::from_ref(lack), &[]),
            Self::PathBlocked { at: square, .. }
            | Self::LegBlocked { leg: square, .. }
            | Self::PullLegBlocked { leg: square, .. }
            | Self::Occupied { at: square, .. } => vec![vec![Change::Remove { square: *square }]],
            Self::CannotPull { from, source: other, ways }
            | Self::CannotPush { from, target: other, ways }
            | Self::CannotCapture { from, target: other, ways } => {
                ways.iter().flat_map(|way| way_remedies(way, &[*from, *other])).collect()
            }
            Self::NoLanding { from, target, obstacles, ways } => {
                let removals: Option<Vec<Change>> =
                    obstacles.iter().copied().map(Obstacle::removal).collect();
                let ways = ways.iter().flat_map(|way| way_remedies(way, &[*from, *target]));
                removals.into_iter().chain(ways).collect()
            }
            Self::Decided(_)
            | Self::NotInPlacement
            | Self::NotInMovement
            | Self::OffBoard(_)
            | Self::NoPiece(_)
            | Self::NoDisplacement(_)
            | Self::NotALine { .. }
            | Self::Empty { .. }
            | Self::NothingBehind { .. }
            | Self::NotInPool(_)
            | Self::WrongHalf(_)
            | Self::MiddleRow(_)
            | Self::NoLeader(_)
            | Self::NotOwnLeader { .. } => Vec::new(),
        }
    }

    /// The name by which message catalogues know the refusal.
    pub const fn code(&self) -> Code {
        match self {
            Self::Decided(_) => Code::new("formation.why.decided"),
            Self::NotInPlacement => Code::new("formation.why.not-in-placement"),
            Self::NotInMovement => Code::new("formation.why.not-in-movement"),
            Self::OffBoard(_) => Code::new("formation.why.off-board"),
            Self::NoPiece(_) => Code::new("formation.why.no-piece"),
            Self::NotCommanded { .. } => Code::new("formation.why.not-commanded"),
            Self::NoDisplacement(_) => Code::new("formation.why.no-displacement"),
            Self::NotALine { .. } => Code::new("formation.why.not-a-line"),
            Self::NoDirection(_) => Code::new("formation.why.no-direction"),
            Self::NotSwift(_) => Code::new("formation.why.not-swift"),
            Self::PathBlocked { .. } => Code::new("formation.why.path-blocked"),
            Self::LegBlocked { .. } => Code::new("formation.why.leg-blocked"),
            Self::Occupied { .. } => Code::new("formation.why.occupied"),
            Self::Empty { .. } => Code::new("formation.why.empty"),
            Self::NothingBehind { .. } => Code::new("formation.why.nothing-behind"),
            Self::PullLegBlocked { .. } => Code::new("formation.why.pull-leg-blocked"),
            Self::CannotPull { .. } => Code::new("formation.why.cannot-pull"),
            Self::CannotPush { .. } => Code::new("formation.why.cannot-push"),
            Self::NoLanding { .. } => Code::new("formation.why.no-landing"),
            Self::CannotCapture { .. } => Code::new("formation.why.cannot-capture"),
            Self::NotInPool(_) => Code::new("formation.why.not-in-pool"),
            Self::WrongHalf(_) => Code::new("formation.why.wrong-half"),
            Self::MiddleRow(_) => Code::new("formation.why.middle-row"),
            Self::NoLeader(_) => Code::new("formation.why.no-leader"),
            Self::LeaderNotCommanded { .. } => Code::new("formation.why.leader-not-commanded"),
            Self::NotOwnLeader { .. } => Code::new("formation.why.not-own-leader"),
        }
    }
}

impl Uncommanded {
    fn remedies(&self, square: Square) -> Vec<Vec<Change>> {
        match self {
            Self::NotPassive(lack) => way_remedies(core::slice::from_ref(lack), &[square]),
            Self::Immobile { by } => {
                let mut remedies = vec![vec![Change::Revoke { square, ability: Ability::Immobile }]];
                if !by.is_empty() {
                    remedies.push(by.iter().map(|&(square, _)| Change::Remove { square }).collect());
                }
                remedies
            }
        }
    }
}

impl Obstacle {
    const fn removal(self) -> Option<Change> {
        match self {
            Self::OffBoard => None,
            Self::Occupied { at: square, .. } | Self::LegBlocked { leg: square, .. } => {
                Some(Change::Remove { square })
            }
        }
    }
}

/// How to supply all abilities of one way: by granting them, and where formations have taken some, by removing those
/// formations and granting the rest. The pieces that take part cannot be removed.
fn way_remedies(way: &[Lack], participants: &[Square]) -> Vec<Vec<Change>> {
    let grant = |lack: &Lack| Change::Grant { square: lack.square, ability: lack.ability };
    let removable = |lack: &Lack| {
        !lack.removed_by.is_empty()
            && lack.removed_by.iter().all(|(square, _)| !participants.contains(square))
    };
    let mut remedies = vec![way.iter().map(grant).collect()];
    if way.iter().any(removable) {
        let mut changes = Vec::new();
        for lack in way {
            if removable(lack) {
                changes.extend(lack.removed_by.iter().map(|&(square, _)| Change::Remove { square }));
            } else {
                changes.push(grant(lack));
            }
        }
        remedies.push(changes);
    }
    remedies
}

/// A valid action is refused for one reason; the chess player's words for it are in the message catalogues.
impl core::fmt::Display for Refusal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "illegal action: {}", self.code())
    }
}

impl core::error::Error for Refusal {}
