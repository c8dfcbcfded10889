//! What is left of a picture where not all squares are open.

use std::collections::BTreeSet;

use tabiya_board::{Bitboard, Geometry, Square, Step};
use tabiya_game::diagram::{Diagram, Manner, Track};

use crate::spec::Squares;

/// Takes from a picture of more moves those that lead to these squares.
pub(super) fn add(picture: &mut Diagram, wide: Diagram, geometry: Geometry, to: Squares) {
    let known: BTreeSet<Square> = picture.landings.iter().map(|landing| landing.square).collect();
    *picture = wide;
    picture
        .landings
        .retain(|landing| known.contains(&landing.square) || to.contains(geometry.index(landing.square)));
    shorten(picture);
}

/// Keeps the moves to these squares.
pub(super) fn keep(picture: &mut Diagram, geometry: Geometry, squares: Squares) {
    let before = picture.landings.len();
    picture.landings.retain(|landing| squares.contains(geometry.index(landing.square)));
    if picture.landings.len() != before {
        shorten(picture);
    }
}

/// Takes away the ways that lead to no landing any more, and the ends of those that lead beyond the last one; then the
/// pieces that no way needs.
fn shorten(picture: &mut Diagram) {
    let landings: BTreeSet<Square> = picture.landings.iter().map(|landing| landing.square).collect();
    let mut tracks: Vec<Track> = Vec::new();
    let mut ways = core::mem::take(&mut picture.tracks);
    // From the last leg back: a leg is needed for its landing, or for the leg that begins where it ends.
    ways.sort_by_key(|track| core::cmp::Reverse(track.leg));
    for mut track in ways {
        let goes_on = |square: Square| {
            tracks.iter().any(|next| next.leg == track.leg.saturating_add(1) && next.from == square)
        };
        let is_end = |square: &Square| landings.contains(square) || goes_on(*square);
        let end = match track.manner {
            Manner::Partner => Some(track.to),
            Manner::Leap => Some(track.to).filter(is_end),
            Manner::Slide | Manner::Hop => back(track.to, track.from, track.hurdle).find(is_end),
        };
        if let Some(end) = end {
            track.to = end;
            tracks.push(track);
        }
    }
    tracks.sort_by_key(|track| track.leg);
    picture.tracks = tracks;
    let needed = |square: Square| {
        picture
            .tracks
            .iter()
            .any(|track| [Some(track.to), track.hurdle, track.stopped_by].contains(&Some(square)))
            || picture.tracks.iter().any(|track| track.manner == Manner::Partner && track.from == square)
            || landings.contains(&square)
    };
    let others = core::mem::take(&mut picture.others);
    picture.others = others.into_iter().filter(|(square, _)| needed(*square)).collect();
}

/// The squares of a straight way from its end back to its beginning, or to what was hopped over.
fn back(to: Square, from: Square, hurdle: Option<Square>) -> impl Iterator<Item = Square> {
    let unit = |from: u8, to: u8| (i8::try_from(to).unwrap_or(0) - i8::try_from(from).unwrap_or(0)).signum();
    let step = Step { columns: unit(to.column(), from.column()), rows: unit(to.row(), from.row()) };
    core::iter::successors(Some(to), move |square| square.step(step))
        .take_while(move |&square| square != from && Some(square) != hurdle)
        .take(32)
}
