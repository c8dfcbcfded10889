//! What a result changes in a position.

use core::ops::Range;
use std::collections::BTreeMap;

use tabiya_board::{Side, Square};
use tabiya_game::{Argument, Diagnostic, Message};

use super::{CHANGES, Entry, ResultText};
use crate::reason::{piece_at, point, side_name};
use crate::text::action::{Destination, Reference, off_board};
use crate::text::codes;
use crate::text::finder::{MAX_ERRORS, more_errors};
use crate::{Action, GameResult, Phase, Piece, Position, Setup};

/// The points whose content an action changes, with what stands there afterwards, and the pieces that leave a pool.
///
/// Two results say the same when their changes are equal, whatever their entries: a captured piece may be listed or not,
/// entries come in any order, and a piece that takes the place of an identical one has changed nothing there.
///
/// ```
/// use tabiya_formation::{Position, text};
/// let start = Position::standard();
/// let placed: text::ResultText = "变化：[红车四七占]\n胜负：未分".parse().unwrap();
/// let changes = placed.changes(&start).unwrap();
/// let action = text::read_action("红车四七", &start).unwrap();
/// assert_eq!(changes, text::Changes::of(&start, action));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    points: BTreeMap<Square, Option<Piece>>,
    /// Entries of pools, each counted as in the position before.
    pool: Vec<(Side, usize)>,
}

impl Changes {
    /// What a legal action changes.
    pub fn of(position: &Position, action: Action) -> Self {
        Self::made(position, &mut position.clone(), action)
    }

    /// The same, with a copy of the position to play on that is given back as it was.
    pub(super) fn made(position: &Position, copy: &mut Position, action: Action) -> Self {
        let pool = match action {
            Action::Place { kind, .. } => {
                let side = position.to_move();
                position.pool(side).iter().position(|&other| other == kind).map(|index| (side, index))
            }
            _ => None,
        };
        let undo = copy.make(action);
        let points = position.geometry().squares().filter_map(|square| {
            let content = copy.piece_at(square);
            (content != position.piece_at(square)).then_some((square, content))
        });
        let changes = Self { points: points.collect(), pool: pool.into_iter().collect() };
        copy.unmake(action, undo);
        changes
    }

    /// The changed points.
    pub const fn points(&self) -> &BTreeMap<Square, Option<Piece>> {
        &self.points
    }

    /// The pieces that leave a pool, each by its place in the pool before, in order.
    pub fn pool(&self) -> &[(Side, usize)] {
        &self.pool
    }

    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        self.points.is_empty() && self.pool.is_empty()
    }

    /// The setup after the changes, with the turn passed. It is not validated.
    pub(super) fn after(&self, position: &Position, result: GameResult) -> Setup {
        let points: Vec<_> = self.points.iter().map(|(&square, &piece)| (square, piece)).collect();
        position.apply_changes(&points, &self.pool, result)
    }
}

impl ResultText {
    /// What the result changes in a position: every entry speaks of the position before. An error changes nothing.
    ///
    /// # Errors
    /// Every entry that refers to nothing or to several pieces, that is off the board, that contradicts another one or
    /// that changes nothing, each with its place in the text.
    pub fn changes(&self, position: &Position) -> Result<Changes, Vec<Diagnostic>> {
        match self {
            Self::Success { entries, .. } => changes(&self.to_string(), entries, position),
            Self::Error { .. } => Ok(Changes::default()),
        }
    }
}

/// What the entries of the result `text` change.
pub(super) fn changes(
    text: &str,
    entries: &[Entry],
    position: &Position,
) -> Result<Changes, Vec<Diagnostic>> {
    let mut reading = Reading {
        position,
        text,
        errors: Vec::new(),
        departures: BTreeMap::new(),
        arrivals: BTreeMap::new(),
        pool: Vec::new(),
    };
    let mut start = CHANGES.len() + 1;
    for entry in entries {
        let written = entry.to_string();
        let place = start..start + written.len();
        start = place.end + 1;
        reading.entry(*entry, place);
        if reading.errors.len() >= MAX_ERRORS {
            reading.errors.push(more_errors());
            return Err(reading.errors);
        }
    }
    reading.finish(entries)
}

/// Where the list of changes stands in a well-formed result.
pub(super) fn list_range(text: &str) -> Range<usize> {
    let end = text.find(']').map_or(text.len(), |close| close + 1);
    CHANGES.len().min(end)..end
}

struct Reading<'a> {
    position: &'a Position,
    text: &'a str,
    errors: Vec<Diagnostic>,
    /// By the point that is left.
    departures: BTreeMap<Square, Departure>,
    /// By the point that is reached.
    arrivals: BTreeMap<Square, Arrival>,
    pool: Vec<(Side, usize)>,
}

/// A piece leaves its point.
struct Departure {
    /// It goes elsewhere on the board; otherwise it is lost.
    moved: bool,
    place: Range<usize>,
}

/// A piece comes to a point.
struct Arrival {
    piece: Piece,
    /// It comes from another point of the board.
    moved: bool,
    place: Range<usize>,
}

impl Reading<'_> {
    fn entry(&mut self, entry: Entry, place: Range<usize>) {
        let position = self.position;
        match entry {
            Entry::Move { reference: Reference::Name(piece), destination: Destination::Absolute(square) }
                if position.phase() == Phase::Placement =>
            {
                self.arrive_from_off_board(piece, square, place);
            }
            Entry::Move { reference, destination } => {
                let Some((from, piece)) = self.locate(reference, &place) else { return };
                let Some(to) = destination.locate(position, from, piece.side()) else {
                    self.error(off_board(position, &destination), place);
                    return;
                };
                if from == to {
                    let message =
                        Message::new(codes::RESULT_NO_DISPLACEMENT).with("piece", piece_at(from, piece));
                    self.error(message, place);
                    return;
                }
                self.depart(from, piece, true, &place);
                self.arrive(to, Arrival { piece, moved: true, place });
            }
            Entry::Arrival { piece, square } => self.arrive_from_off_board(piece, square, place),
            Entry::Removal { reference } => {
                if let Some((from, piece)) = self.locate(reference, &place) {
                    self.depart(from, piece, false, &place);
                }
            }
        }
    }

    fn error(&mut self, message: Message, place: Range<usize>) {
        self.errors.push(Diagnostic::from(message).at(self.text, place));
    }

    fn locate(&mut self, reference: Reference, place: &Range<usize>) -> Option<(Square, Piece)> {
        match reference.locate(self.position) {
            Ok(found) => Some(found),
            Err(message) => {
                // A reference has two Hanzi.
                self.error(*message, place.start..place.start + 6);
                None
            }
        }
    }

    fn written(&self, place: &Range<usize>) -> Argument {
        Argument::text(&self.text[place.clone()])
    }

    fn depart(&mut self, from: Square, piece: Piece, moved: bool, place: &Range<usize>) {
        let Some(first) = self.departures.get(&from) else {
            self.departures.insert(from, Departure { moved, place: place.clone() });
            return;
        };
        let code = match (first.moved, moved) {
            (true, true) => codes::RESULT_MOVED_TWICE,
            (false, false) => codes::RESULT_LOST_TWICE,
            _ => codes::RESULT_LOST_AND_MOVED,
        };
        let message = Message::new(code)
            .with("piece", piece_at(from, piece))
            .with("first", self.written(&first.place))
            .with("second", self.written(place));
        self.error(message, place.clone());
    }

    fn arrive(&mut self, to: Square, arrival: Arrival) {
        let Some(first) = self.arrivals.get(&to) else {
            self.arrivals.insert(to, arrival);
            return;
        };
        let message = Message::new(codes::RESULT_TWO_ARRIVALS)
            .with("point", point(to))
            .with("first", self.written(&first.place))
            .with("second", self.written(&arrival.place));
        self.error(message, arrival.place);
    }

    /// A piece arrives from its owner's pool, or in the movement phase from nowhere.
    fn arrive_from_off_board(&mut self, piece: Piece, square: Square, place: Range<usize>) {
        let position = self.position;
        if !position.geometry().contains(square) {
            self.error(off_board(position, &crate::text::coordinate(square)), place);
            return;
        }
        if position.phase() == Phase::Placement {
            let side = piece.side();
            let mut places = position.pool(side).iter().enumerate().map(|(index, &kind)| (side, index, kind));
            let free = places
                .find(|&(side, index, kind)| kind == piece.kind() && !self.pool.contains(&(side, index)));
            let Some((side, index, _)) = free else {
                let message = Message::new(codes::RESULT_NOT_IN_POOL)
                    .with("piece", Argument::text(piece))
                    .with("side", side_name(side))
                    .with(
                        "used",
                        self.pool
                            .iter()
                            .filter(|&&(used, index)| {
                                used == side && position.pool(side)[index] == piece.kind()
                            })
                            .count(),
                    );
                self.error(message, place);
                return;
            };
            self.pool.push((side, index));
        }
        self.arrive(square, Arrival { piece, moved: false, place });
    }

    fn finish(mut self, entries: &[Entry]) -> Result<Changes, Vec<Diagnostic>> {
        self.check_occupants();
        let mut points: BTreeMap<Square, Option<Piece>> =
            self.departures.keys().map(|&square| (square, None)).collect();
        points.extend(self.arrivals.iter().map(|(&square, arrival)| (square, Some(arrival.piece))));
        points.retain(|&square, &mut content| content != self.position.piece_at(square));
        if points.is_empty() && !entries.is_empty() && self.errors.is_empty() {
            self.error(Message::new(codes::RESULT_NOTHING_CHANGES), list_range(self.text));
        }
        if !self.errors.is_empty() {
            self.errors.sort_by_key(|error| error.span.map(|span| span.start));
            return Err(self.errors);
        }
        self.pool.sort_unstable();
        Ok(Changes { points, pool: self.pool })
    }

    /// A piece that arrives from off the board needs a point that it changes, and during placement a free one.
    fn check_occupants(&mut self) {
        let mut errors = Vec::new();
        for (&square, arrival) in self.arrivals.iter().filter(|(_, arrival)| !arrival.moved) {
            let Some(occupant) = self.position.piece_at(square) else { continue };
            let departure = self.departures.get(&square);
            let code = if occupant == arrival.piece && departure.is_none_or(|departure| !departure.moved) {
                codes::RESULT_ALREADY_THERE
            } else if self.position.phase() == Phase::Placement && departure.is_none() {
                codes::RESULT_OCCUPIED
            } else {
                continue;
            };
            let message = Message::new(code)
                .with("piece", Argument::text(arrival.piece))
                .with("occupant", piece_at(square, occupant));
            errors.push((message, arrival.place.clone()));
        }
        for (message, place) in errors {
            self.error(message, place);
        }
    }
}
