use tabiya_board::{Geometry, Side, Square, Step};
use tabiya_game::Code;

use crate::{Ability, Action, Kind, Lack, Obstacle, Phase, Piece, Position, Refusal, Uncommanded, View};

/// What becomes of a legal action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// A piece goes from the pool to the board.
    Placed {
        /// The entry of the pool that goes: the first of its kind.
        pool_index: usize,
    },
    /// The actor goes to the destination.
    Moved,
    /// The target leaves the board, and the actor goes to the destination.
    Captured,
    /// The target goes one step on, and the actor to the destination.
    Pushed {
        /// Where the target goes.
        landing: Square,
    },
    /// The actor goes to the destination, and the piece behind it to the origin.
    Pulled {
        /// Where the pulled piece stood.
        source: Square,
    },
    /// A push without a landing has become a capture (暗捉 or 易捉): the target leaves the board.
    Escalated,
    /// A capture has become a push (明捉 or 难捉): the target goes one step on.
    Demoted {
        /// Where the target goes.
        landing: Square,
    },
    /// A capture by 强捉 or 反捉 alone: actor and target leave the board.
    MutualDestruction,
    /// A side has lost.
    Resigned,
}

impl Effect {
    /// The name by which message catalogues know the effect.
    pub const fn code(self) -> Code {
        match self {
            Self::Placed { .. } => Code::new("formation.effect.placed"),
            Self::Moved => Code::new("formation.effect.moved"),
            Self::Captured => Code::new("formation.effect.captured"),
            Self::Pushed { .. } => Code::new("formation.effect.pushed"),
            Self::Pulled { .. } => Code::new("formation.effect.pulled"),
            Self::Escalated => Code::new("formation.effect.escalated"),
            Self::Demoted { .. } => Code::new("formation.effect.demoted"),
            Self::MutualDestruction => Code::new("formation.effect.mutual-destruction"),
            Self::Resigned => Code::new("formation.effect.resigned"),
        }
    }
}

/// Judges one action by sections 6 to 8 of the rules, condition by condition: what it does, or why it is not legal.
///
/// # Errors
/// The first condition that fails, in this order: the result and the phase; for actions on the board the squares, the
/// command, the direction, the path and what the kind of action asks for; for placement the pool, the half and the
/// point; for resignation the Leader.
pub fn judge(view: &View, action: Action) -> Result<Effect, Refusal> {
    if view.result().is_decided() {
        return Err(Refusal::Decided(view.result()));
    }
    match action {
        Action::Place { kind, to } => judge_placement(view, kind, to),
        Action::Resign { loser } => judge_resignation(view, loser),
        Action::Move { from, to } => {
            reach(view, from, to)?;
            must_be_empty(view, to)?;
            Ok(Effect::Moved)
        }
        Action::Pull { from, to } => judge_pull(view, from, to),
        Action::Push { from, to } => judge_push(view, from, to),
        Action::Capture { from, to } => judge_capture(view, from, to),
    }
}

impl Position {
    /// What an action does in this position, or why it is not legal; see [`judge`].
    ///
    /// # Errors
    /// The first condition that fails.
    pub fn judge(&self, action: Action) -> Result<Effect, Refusal> {
        judge(&View::new(self), action)
    }
}

fn judge_placement(view: &View, kind: Kind, to: Square) -> Result<Effect, Refusal> {
    if view.phase() != Phase::Placement {
        return Err(Refusal::NotInPlacement);
    }
    let side = view.to_move();
    let pool_index = view
        .pool(side)
        .iter()
        .position(|&other| other == kind)
        .ok_or(Refusal::NotInPool(Piece::new(side, kind)))?;
    if !view.geometry().contains(to) {
        return Err(Refusal::OffBoard(to));
    }
    if view.geometry().in_half(to.row(), !side) {
        return Err(Refusal::WrongHalf(to));
    }
    if !view.geometry().in_half(to.row(), side) {
        return Err(Refusal::MiddleRow(to));
    }
    must_be_empty(view, to)?;
    Ok(Effect::Placed { pool_index })
}

fn judge_resignation(view: &View, loser: Side) -> Result<Effect, Refusal> {
    if view.phase() == Phase::Placement {
        return if loser == view.to_move() {
            Ok(Effect::Resigned)
        } else {
            Err(Refusal::NotOwnLeader { loser })
        };
    }
    let piece = Piece::new(loser, Kind::General);
    let square = view
        .geometry()
        .squares()
        .find(|&square| view.piece_at(square) == Some(piece))
        .ok_or(Refusal::NoLeader(loser))?;
    match uncommanded(view, square, piece) {
        None => Ok(Effect::Resigned),
        Some(reason) => Err(Refusal::LeaderNotCommanded { square, piece, reason }),
    }
}

/// Section 7, 拉.
fn judge_pull(view: &View, from: Square, to: Square) -> Result<Effect, Refusal> {
    let Reach { actor, step } = reach(view, from, to)?;
    must_be_empty(view, to)?;
    let source = view.geometry().step(from, -step);
    let Some((source, pulled)) = source.and_then(|square| Some((square, view.piece_at(square)?))) else {
        return Err(Refusal::NothingBehind { source });
    };
    if let Some((leg, piece)) = blocked_leg(view, source, step) {
        return Err(Refusal::PullLegBlocked { leg, piece, source });
    }
    let ways = if actor.side() == pulled.side() {
        [vec![(from, Ability::PullAlly)], vec![(source, Ability::AllyPull)]].to_vec()
    } else {
        vec![vec![(from, Ability::PullEnemy), (source, Ability::EnemyPull)]]
    };
    match missing(view, &ways) {
        None => Ok(Effect::Pulled { source }),
        Some(ways) => Err(Refusal::CannotPull { from, source, ways }),
    }
}

/// Section 7, 推.
fn judge_push(view: &View, from: Square, to: Square) -> Result<Effect, Refusal> {
    let Reach { actor, step } = reach(view, from, to)?;
    let target = view.piece_at(to).ok_or(Refusal::Empty { at: to })?;
    let ways = if actor.side() == target.side() {
        [vec![(from, Ability::PushAlly)], vec![(to, Ability::AllyPush)]].to_vec()
    } else {
        vec![vec![(from, Ability::PushEnemy), (to, Ability::EnemyPush)]]
    };
    if let Some(ways) = missing(view, &ways) {
        return Err(Refusal::CannotPush { from, target: to, ways });
    }
    let obstacles = match landing(view, to, step) {
        Ok(landing) => return Ok(Effect::Pushed { landing }),
        Err(obstacles) => obstacles,
    };
    match missing(view, &[vec![(from, Ability::HiddenCapture)], vec![(to, Ability::EasyCapture)]]) {
        None => Ok(Effect::Escalated),
        Some(ways) => Err(Refusal::NoLanding { from, target: to, obstacles, ways }),
    }
}

/// Section 7, 捉: legal by any of three ways, then demotion before ordinary capture before mutual destruction.
fn judge_capture(view: &View, from: Square, to: Square) -> Result<Effect, Refusal> {
    let Reach { step, .. } = reach(view, from, to)?;
    if view.piece_at(to).is_none() {
        return Err(Refusal::Empty { at: to });
    }
    let pair = vec![(from, Ability::Capture), (to, Ability::Capturable)];
    let ways = [pair.clone(), vec![(from, Ability::ForceCapture)], vec![(to, Ability::CounterCapture)]];
    if let Some(ways) = missing(view, &ways) {
        return Err(Refusal::CannotCapture { from, target: to, ways });
    }
    if (view.has(from, Ability::OvertCapture) || view.has(to, Ability::HardCapture))
        && let Ok(landing) = landing(view, to, step)
    {
        return Ok(Effect::Demoted { landing });
    }
    Ok(if missing(view, &[pair]).is_none() { Effect::Captured } else { Effect::MutualDestruction })
}

/// How a piece gets from its origin to a destination.
struct Reach {
    actor: Piece,
    step: Step,
}

/// The conditions that all actions on the board share: the piece, the command (section 5), the direction and the path
/// (section 6).
fn reach(view: &View, from: Square, to: Square) -> Result<Reach, Refusal> {
    if view.phase() != Phase::Movement {
        return Err(Refusal::NotInMovement);
    }
    for square in [from, to] {
        if !view.geometry().contains(square) {
            return Err(Refusal::OffBoard(square));
        }
    }
    let actor = view.piece_at(from).ok_or(Refusal::NoPiece(from))?;
    if let Some(reason) = uncommanded(view, from, actor) {
        return Err(Refusal::NotCommanded { square: from, piece: actor, reason });
    }
    if from == to {
        return Err(Refusal::NoDisplacement(from));
    }
    let (direction, step, times) = decompose(from.to(to)).ok_or(Refusal::NotALine { from, to })?;
    if !view.has(from, direction) {
        return Err(Refusal::NoDirection(view.lack(from, actor, direction)));
    }
    if times > 1 && !view.has(from, Ability::SwiftMove) {
        return Err(Refusal::NotSwift(view.lack(from, actor, Ability::SwiftMove)));
    }
    let mut start = from;
    loop {
        if let Some((leg, piece)) = blocked_leg(view, start, step) {
            return Err(Refusal::LegBlocked { leg, piece, step_from: start });
        }
        start = on_board(view.geometry(), start, step);
        if start == to {
            return Ok(Reach { actor, step });
        }
        if let Some(piece) = view.piece_at(start) {
            return Err(Refusal::PathBlocked { at: start, piece });
        }
    }
}

/// Why the player to move does not command a piece (section 5).
fn uncommanded(view: &View, square: Square, piece: Piece) -> Option<Uncommanded> {
    if piece.side() == view.to_move() {
        view.has(square, Ability::Immobile)
            .then(|| Uncommanded::Immobile { by: view.granters(square, piece, Ability::Immobile).collect() })
    } else {
        (!view.has(square, Ability::Passivity))
            .then(|| Uncommanded::NotPassive(view.lack(square, piece, Ability::Passivity)))
    }
}

/// The ability, the step and how many of it make a displacement.
fn decompose(displacement: Step) -> Option<(Ability, Step, i8)> {
    let (columns, rows) = (displacement.columns.abs(), displacement.rows.abs());
    let (ability, times) = match (columns, rows) {
        (0, 0) => return None,
        (0, times) | (times, 0) => (Ability::OrthogonalMove, times),
        _ if columns == rows => (Ability::DiagonalMove, columns),
        _ if columns == 2 * rows => (Ability::BroadStep, rows),
        _ if rows == 2 * columns => (Ability::BroadStep, columns),
        _ => return None,
    };
    Some((ability, Step::new(displacement.columns / times, displacement.rows / times), times))
}

/// The piece on the leg of a step, if the step has a leg and it is occupied.
fn blocked_leg(view: &View, start: Square, step: Step) -> Option<(Square, Piece)> {
    let long = Step::new(step.columns / 2, step.rows / 2);
    if long == Step::new(0, 0) {
        return None;
    }
    let leg = view.geometry().step(start, long)?;
    Some((leg, view.piece_at(leg)?))
}

/// Where a pushed piece goes, or all that keeps it from there.
fn landing(view: &View, target: Square, step: Step) -> Result<Square, Vec<Obstacle>> {
    let landing = view.geometry().step(target, step).ok_or(vec![Obstacle::OffBoard])?;
    let occupied = view.piece_at(landing).map(|piece| Obstacle::Occupied { at: landing, piece });
    let leg = blocked_leg(view, target, step).map(|(leg, piece)| Obstacle::LegBlocked { leg, piece });
    let obstacles: Vec<Obstacle> = occupied.into_iter().chain(leg).collect();
    if obstacles.is_empty() { Ok(landing) } else { Err(obstacles) }
}

fn must_be_empty(view: &View, square: Square) -> Result<(), Refusal> {
    view.piece_at(square).map_or(Ok(()), |piece| Err(Refusal::Occupied { at: square, piece }))
}

/// What is missing from each of these ways; `None` when nothing is missing from one of them.
fn missing(view: &View, ways: &[Vec<(Square, Ability)>]) -> Option<Vec<Vec<Lack>>> {
    ways.iter()
        .map(|way| {
            let lacks: Vec<Lack> = way
                .iter()
                .filter(|&&(square, ability)| !view.has(square, ability))
                .filter_map(|&(square, ability)| Some(view.lack(square, view.piece_at(square)?, ability)))
                .collect();
            (!lacks.is_empty()).then_some(lacks)
        })
        .collect()
}

/// A step between two squares of the board stays on it.
fn on_board(geometry: Geometry, start: Square, step: Step) -> Square {
    geometry.step(start, step).expect("both ends of the line are on the board")
}
