use std::collections::{BTreeMap, BTreeSet};

use tabiya_board::{Square, Step};
use tabiya_game::diagram::{Manner, Track};

use super::assume::Assumption;
use super::demonstrate::{ways, without_others};
use super::engine::Engine;
use super::finding::Finding;
use super::stride::{Stride, direction, times};
use crate::{Board, OverBudget, Piece};

/// The ways of these moves, a partner's too: along a line the longest alone, but every leap.
pub(super) fn tracks(findings: &[Finding]) -> Vec<Track> {
    let mut longest: BTreeMap<(u8, Manner, Square, Step, Option<Square>), Stride> = BTreeMap::new();
    let mut tracks: BTreeSet<(u8, Square, Square, Manner, Option<Square>)> = BTreeSet::new();
    for finding in findings {
        for &stride in &finding.strides {
            let Stride { from, to, manner, over, leg } = stride;
            if manner == Manner::Leap {
                tracks.insert((leg, from, to, manner, over));
            } else {
                let line = (leg, manner, from, stride.direction(), over);
                let known = longest.entry(line).or_insert(stride);
                if stride.length() > known.length() {
                    *known = stride;
                }
            }
        }
        tracks.extend(
            finding.movement.partner.map(|(from, to)| (finding.leg(), from, to, Manner::Partner, None)),
        );
    }
    tracks.extend(
        longest.into_values().map(|Stride { from, to, manner, over, leg }| (leg, from, to, manner, over)),
    );
    let track = |(leg, from, to, manner, hurdle)| Track { from, to, manner, hurdle, stopped_by: None, leg };
    tracks.into_iter().map(track).collect()
}

/// Marks where the pieces of a position stop a slide: `tracks` are its ways, `board` the position. What would go on
/// without other pieces is stopped by the first of them on its line; a line that is stopped at once is a track of its own,
/// as long as the squares before that piece.
pub(super) fn find_stops(
    engine: &mut Engine,
    piece: &Piece,
    board: &Board,
    tracks: &mut Vec<Track>,
) -> Result<(), OverBudget> {
    for (line, open) in open_lines(engine, piece, board)? {
        let known = tracks.iter().position(|track| line.is_of(track));
        let reached = known.map_or(0, |known| times(line.from, tracks[known].to));
        if reached >= open || known.is_none() && line.from != engine.from {
            continue;
        }
        let mut squares = line.squares().take(open.into()).zip(1..);
        let Some((blocker, distance)) = squares.find(|&(square, _)| is_other(engine, board, square)) else {
            continue;
        };
        // The line may as well be closed by a condition: then it stays closed when the piece is away.
        let mut without = board.clone();
        without.take(blocker);
        let ways = ways(engine, piece, &without, Assumption::Ask)?;
        if !ways.iter().any(|stride| Line::of(*stride) == Some(line) && stride.length() >= distance) {
            continue;
        }
        let last =
            line.squares().take(usize::from(distance.max(reached + 1) - 1)).last().unwrap_or(line.from);
        match known {
            Some(known) => (tracks[known].to, tracks[known].stopped_by) = (last, Some(blocker)),
            None => tracks.push(Track {
                from: line.from,
                to: last,
                manner: Manner::Slide,
                hurdle: None,
                stopped_by: Some(blocker),
                leg: line.leg,
            }),
        }
    }
    Ok(())
}

/// Whether another piece than the mover stands there.
fn is_other(engine: &Engine, board: &Board, square: Square) -> bool {
    square != engine.from && board.man(square).is_some()
}

/// The lines of all slides that the piece could make if no other piece stood on the board, and how far they go.
fn open_lines(engine: &mut Engine, piece: &Piece, board: &Board) -> Result<BTreeMap<Line, u8>, OverBudget> {
    let empty = without_others(board, engine.from);
    let mut lines = BTreeMap::new();
    for stride in ways(engine, piece, &empty, Assumption::Holds)? {
        if let Some(line) = Line::of(stride) {
            let length = lines.entry(line).or_default();
            *length = stride.length().max(*length);
        }
    }
    Ok(lines)
}

/// Where a slide begins, and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Line {
    leg: u8,
    from: Square,
    direction: Step,
}

impl Line {
    /// That of a stride, if it slides.
    fn of(stride: Stride) -> Option<Self> {
        let Stride { leg, from, .. } = stride;
        (stride.manner == Manner::Slide).then(|| Self { leg, from, direction: stride.direction() })
    }

    /// Whether it is that of a track.
    fn is_of(self, track: &Track) -> bool {
        let Track { from, to, manner, leg, .. } = *track;
        manner == Manner::Slide && Self { leg, from, direction: direction(from, to) } == self
    }

    /// Its squares, up to the edge of the greatest board.
    fn squares(self) -> impl Iterator<Item = Square> {
        core::iter::successors(self.from.step(self.direction), move |square| square.step(self.direction))
    }
}
