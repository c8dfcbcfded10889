//! Why no legal move fits: the nearest reason, found by relaxing one condition at a time (2.1).

mod absence;
mod capture;
mod check;
mod movement;
mod river;

use tabiya_game::{Argument, Message};

use super::codes;
use super::predicate::Predicate;
use super::reading;
use super::selection::View;
use super::tree::Command;
use crate::point::points;
use crate::{Move, Piece, Point, Refusal, judge, reason};

/// How near a command came to a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Nearness {
    /// There is no such piece.
    NoPiece,
    /// There are such pieces, but none where the command says.
    NotThere,
    /// The piece never goes that way, wherever it stands.
    Never,
    /// The piece goes that way, but not from where it stands or not so far: the palace, the river.
    NotFromHere,
    /// With one thing left out, a legal move fits.
    Relaxed,
    /// The piece goes that way, but something stands there.
    Blocked,
    /// The move fits, but for the own general.
    Unsafe,
}

struct Reason {
    nearness: Nearness,
    message: Message,
}

impl Reason {
    fn new(nearness: Nearness, message: Message) -> Self {
        Self { nearness, message }
    }

    /// Why a move is not legal; `None` if it is.
    fn of_move(view: &View<'_>, movement: Move) -> Option<Self> {
        let refusal = judge(view.position, movement).err()?;
        let nearness = match refusal {
            Refusal::Facing(_) | Refusal::IntoCheck(_) | Refusal::StaysInCheck(_) | Refusal::Uncovers(_) => {
                Nearness::Unsafe
            }
            Refusal::Leg(..)
            | Refusal::Eye(..)
            | Refusal::Blocked(..)
            | Refusal::OverToEmpty(..)
            | Refusal::NoScreen
            | Refusal::Screens(_)
            | Refusal::Own(_) => Nearness::Blocked,
            Refusal::Palace(_) | Refusal::River | Refusal::Backward | Refusal::Sideways => {
                Nearness::NotFromHere
            }
            Refusal::Empty | Refusal::NotYours(_) | Refusal::Still | Refusal::Shape(_) => Nearness::Never,
        };
        Some(Self::new(nearness, reason::refusal(view.position, movement, &refusal)))
    }

    /// The nearest of several, the first of equals.
    fn nearest(reasons: impl IntoIterator<Item = Self>) -> Option<Self> {
        reasons.into_iter().reduce(|best, next| if next.nearness > best.nearness { next } else { best })
    }
}

/// Why none of the readings means a legal move: the reason of the one that came nearest.
pub(super) fn reason(view: &View<'_>, commands: &[Command]) -> Message {
    let reasons = commands.iter().filter_map(|command| of_command(view, command));
    Reason::nearest(reasons).map_or(Message::new(codes::NOTHING_FITS), |reason| reason.message)
}

fn of_command(view: &View<'_>, command: &Command) -> Option<Reason> {
    if let Some(reason) = unsafe_move(view, command) {
        return Some(reason);
    }
    let mover = view.mover();
    for (owner, selector) in [mover, mover.other()].into_iter().zip(command.selectors()) {
        if let Some(selector) = selector
            && view.select(owner, selector) == 0
        {
            return Some(absence::reason(view, owner, selector));
        }
    }
    match *command {
        Command::Standard(standard) => movement::reason(view, standard.into()),
        Command::Movement(movement) => movement::reason(view, movement),
        Command::Capture(capture) => Some(capture::reason(view, capture)),
        Command::Check(check) => Some(check::reason(view, check)),
        Command::CrossRiver(river) => Some(river::reason(view, river)),
        Command::Meta(_) => None,
    }
}

/// A move that fits, and that its piece could make if it were not for the general.
fn unsafe_move(view: &View<'_>, command: &Command) -> Option<Reason> {
    let predicate = Predicate::new(view, command)?;
    let own = view.position.all_of(view.mover());
    let moves = points(predicate.from & own).flat_map(|from| {
        points(view.position.targets(from) & !own & predicate.to).map(move |to| Move::new(from, to))
    });
    let fitting = moves.filter(|&movement| predicate.fits(view, movement));
    Reason::nearest(fitting.filter_map(|movement| Reason::of_move(view, movement)))
}

/// Whether the text of a command means one legal move, whatever the ways to read it.
fn is_unique(view: &View<'_>, command: &Command) -> bool {
    let readings = reading::readings(&command.to_string());
    let predicates: Vec<_> = readings.iter().filter_map(|reading| Predicate::new(view, reading)).collect();
    let fits = |movement: &&Move| predicates.iter().any(|predicate| predicate.fits(view, **movement));
    view.position.moves().iter().filter(fits).count() == 1
}

/// The legal moves that a command means.
fn fitting(view: &View<'_>, command: &Command) -> Vec<Move> {
    let Some(predicate) = Predicate::new(view, command) else { return Vec::new() };
    let mut moves = view.position.moves();
    moves.retain(|&movement| predicate.fits(view, movement));
    moves
}

/// The columns of these points, each once, from 1 to 9.
fn columns(view: &View<'_>, places: impl IntoIterator<Item = Point>) -> Vec<Argument> {
    let mut columns: Vec<_> = places.into_iter().map(|point| view.column(point)).collect();
    columns.sort_unstable();
    columns.dedup();
    columns.into_iter().map(Argument::from).collect()
}

/// The pieces of a set, and where they stand.
fn stands(view: &View<'_>, set: u128) -> Vec<Argument> {
    reason::stands(view.position, &points(set).collect::<Vec<_>>())
}

/// The set of these points.
fn set(points: impl IntoIterator<Item = Point>) -> u128 {
    points.into_iter().fold(0, |set, point| set | point.bit())
}

/// X10: what is told of columns says from where they are counted.
fn with_frame(message: Message, view: &View<'_>) -> Message {
    message.with("frame", codes::frame(view.columns))
}

fn piece(piece: Piece) -> Argument {
    crate::codes::piece(piece).into()
}
