//! Squares that matter for a move without being part of its way.

use std::collections::BTreeMap;

use tabiya_board::{Side, Square};
use tabiya_game::diagram::{AreaKind, Diagram};

use crate::canvas::{Canvas, Paint};
use crate::palette::Palette;
use crate::path::Path;
use crate::point::Point;

/// Why a square matters, as the piece sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Zone {
    /// An own piece there changes what the piece can do.
    Own,
    /// An enemy piece there does.
    Enemy,
    /// What is there is removed.
    Explosion,
}

/// The squares of each zone, in reading order.
pub(crate) fn zones(diagram: &Diagram) -> BTreeMap<Zone, Vec<Square>> {
    let mut zones: BTreeMap<Zone, Vec<Square>> = BTreeMap::new();
    for area in &diagram.areas {
        let squares = area.squares.iter().filter(|&&square| diagram.geometry.contains(square));
        zones.entry(Zone::of(area.kind, diagram.piece.side)).or_default().extend(squares);
    }
    for squares in zones.values_mut() {
        squares.sort_unstable();
        squares.dedup();
    }
    zones.retain(|_, squares| !squares.is_empty());
    zones
}

impl Zone {
    fn of(kind: AreaKind, mover: Side) -> Self {
        match kind {
            AreaKind::Influence(side) if side == mover => Self::Own,
            AreaKind::Influence(_) => Self::Enemy,
            AreaKind::Explosion => Self::Explosion,
        }
    }
}

/// Draws a zone on one square: strokes for influence, which rise for own pieces and fall for the enemy's; a spark and
/// a tint for an explosion.
pub(crate) fn draw(canvas: &mut Canvas, palette: &Palette, zone: Zone, corner: Point, cell: f64) {
    let at = |x: f64, y: f64| corner + Point::new(x, y) * cell;
    let thin = (0.028 * cell).max(0.6);
    match zone {
        Zone::Own | Zone::Enemy => {
            let colour = if zone == Zone::Own { palette.own } else { palette.enemy };
            canvas.rectangle(corner, cell, cell, 0.0, Paint::fill(colour).opacity(0.13));
            let mut path = Path::new();
            for step in 1..8 {
                // The strokes meet those of the next square.
                let t = f64::from(step) * 0.25;
                let (from, to) = ((t.min(1.0), (t - 1.0).max(0.0)), ((t - 1.0).max(0.0), t.min(1.0)));
                let turn = |(x, y): (f64, f64)| if zone == Zone::Own { at(x, y) } else { at(1.0 - x, y) };
                path.segment(turn(from), turn(to));
            }
            canvas.path(&path, Paint::stroke(colour, thin).opacity(0.5));
        }
        Zone::Explosion => {
            canvas.rectangle(corner, cell, cell, 0.0, Paint::fill(palette.explosion).opacity(0.22));
            let mut path = Path::new();
            path.regular(at(0.2, 0.2), 8, 0.18 * cell, Some(0.085 * cell));
            canvas.path(&path, Paint::fill(palette.explosion));
        }
    }
}
