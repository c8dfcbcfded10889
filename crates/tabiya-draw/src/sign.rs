//! The signs on squares to which a piece can go.

use std::collections::BTreeMap;

use tabiya_board::Square;
use tabiya_game::diagram::{Diagram, Landing, When};

use crate::canvas::{Anchor, Canvas, Paint};
use crate::palette::{Colour, Palette};
use crate::path::Path;
use crate::point::Point;

/// What a piece does by landing on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Effect {
    /// Moves there or captures what stands there.
    Both,
    /// Only moves.
    Move,
    /// Only captures.
    Capture,
    /// Captures what stands elsewhere.
    Elsewhere,
}

/// One way in which a piece can land on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Sign {
    /// From 1.
    pub(crate) leg: u8,
    pub(crate) when: When,
    pub(crate) effect: Effect,
}

/// The most signs that share a square.
const SHARED: usize = 4;

impl Effect {
    const fn colour(self, palette: &Palette) -> Colour {
        match self {
            Self::Both => palette.both,
            Self::Move => palette.moves,
            Self::Capture | Self::Elsewhere => palette.captures,
        }
    }

    /// Whether it can do all that the other does.
    const fn includes(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Both, Self::Both | Self::Move | Self::Capture)
                | (Self::Move, Self::Move)
                | (Self::Capture, Self::Capture)
                | (Self::Elsewhere, Self::Elsewhere)
        )
    }
}

impl Sign {
    /// Whether what the other one says goes without saying beside this one.
    fn covers(self, other: Self) -> bool {
        let as_often = self.when == When::Always || self.when == other.when;
        self.effect.includes(other.effect) && as_often && self.leg <= other.leg
    }
}

/// The effects of one landing.
fn effects(landing: &Landing) -> impl Iterator<Item = Effect> {
    let here = match (landing.moves && !landing.captures_elsewhere, landing.captures) {
        (true, true) => Some(Effect::Both),
        (true, false) => Some(Effect::Move),
        (false, true) => Some(Effect::Capture),
        (false, false) => None,
    };
    here.into_iter().chain(landing.captures_elsewhere.then_some(Effect::Elsewhere))
}

/// The signs of each square of the board, without those that another one covers.
pub(crate) fn signs(diagram: &Diagram) -> BTreeMap<Square, Vec<Sign>> {
    let mut squares: BTreeMap<Square, Vec<Sign>> = BTreeMap::new();
    for landing in diagram.landings.iter().filter(|landing| diagram.geometry.contains(landing.square)) {
        let signs = squares.entry(landing.square).or_default();
        for effect in effects(landing) {
            let sign = Sign { leg: landing.leg.max(1), when: landing.when, effect };
            if !signs.contains(&sign) {
                signs.push(sign);
            }
        }
    }
    for signs in squares.values_mut() {
        unite(signs);
        let all = signs.clone();
        signs.retain(|&sign| !all.iter().any(|&other| other != sign && other.covers(sign)));
        signs.sort_unstable();
    }
    squares.retain(|_, signs| !signs.is_empty());
    squares
}

/// What moves and captures alike, in two landings, does both.
fn unite(signs: &mut Vec<Sign>) {
    let captures: Vec<Sign> = signs.iter().copied().filter(|sign| sign.effect == Effect::Capture).collect();
    for capture in captures {
        let moves = Sign { effect: Effect::Move, ..capture };
        if signs.contains(&moves) {
            signs.retain(|&sign| sign != moves && sign != capture);
            signs.push(Sign { effect: Effect::Both, ..capture });
        }
    }
}

/// Draws the signs of a square. Where a piece stands they go into the corner.
pub(crate) fn draw_all(
    canvas: &mut Canvas,
    palette: &Palette,
    signs: &[Sign],
    centre: Point,
    cell: f64,
    occupied: bool,
) {
    let signs = &signs[..signs.len().min(SHARED)];
    let offset = |x: f64, y: f64| centre + Point::new(x, y) * cell;
    if occupied {
        let size = if signs.len() > 1 { 0.5 } else { 0.72 } * cell;
        let corners = [offset(0.31, 0.31), offset(-0.31, 0.31), offset(0.31, -0.31), offset(-0.31, -0.31)];
        for (&sign, corner) in signs.iter().zip(corners) {
            canvas.circle(corner, 0.27 * size, Paint::fill(palette.page).opacity(0.9));
            draw(canvas, palette, sign, corner, size);
        }
        return;
    }
    let places: &[(f64, f64)] = match signs.len() {
        0 | 1 => &[(0.0, 0.0)],
        2 => &[(-0.22, 0.0), (0.22, 0.0)],
        3 => &[(-0.22, -0.2), (0.22, -0.2), (0.0, 0.22)],
        _ => &[(-0.22, -0.22), (0.22, -0.22), (-0.22, 0.22), (0.22, 0.22)],
    };
    let size = if signs.len() > 1 { 0.74 } else { 1.0 } * cell;
    for (&sign, &(x, y)) in signs.iter().zip(places) {
        draw(canvas, palette, sign, offset(x, y), size);
    }
}

/// Draws a sign as it is in a square of this size.
pub(crate) fn draw(canvas: &mut Canvas, palette: &Palette, sign: Sign, centre: Point, cell: f64) {
    let colour = sign.effect.colour(palette);
    let numbered = sign.leg > 1;
    // On small squares the signs take more of the room.
    let unit = cell * (1.0 + (22.0 - cell).clamp(0.0, 11.0) / 22.0);
    let number = if sign.leg > 9 { "+".to_owned() } else { sign.leg.to_string() };
    let size = 0.31 * unit;
    match sign.effect {
        Effect::Both => {
            canvas.circle(centre, if numbered { 0.21 } else { 0.165 } * unit, Paint::fill(colour));
            if numbered {
                canvas.label(&number, centre, size, Anchor::Middle, palette.page);
            }
        }
        Effect::Move => {
            let paint = Paint::stroke(colour, (0.06 * unit).max(1.0)).and_fill(palette.page);
            canvas.circle(centre, if numbered { 0.185 } else { 0.145 } * unit, paint);
            if numbered {
                canvas.label(&number, centre, 0.9 * size, Anchor::Middle, colour);
            }
        }
        Effect::Capture => {
            let mut cross = Path::new();
            cross.cross(centre, 0.13 * unit);
            canvas.path(&cross, Paint::stroke(colour, (0.085 * unit).max(1.2)));
            if numbered {
                let below = centre + Point::new(0.26, 0.16) * unit;
                canvas.label(&number, below, size, Anchor::Middle, colour);
            }
        }
        Effect::Elsewhere => {
            let paint = Paint::stroke(colour, (0.045 * unit).max(0.9)).and_fill(palette.page);
            canvas.circle(centre, 0.19 * unit, paint);
            let mut cross = Path::new();
            cross.cross(centre, 0.075 * unit);
            canvas.path(&cross, Paint::stroke(colour, (0.05 * unit).max(0.9)));
            if numbered {
                let below = centre + Point::new(0.29, 0.19) * unit;
                canvas.label(&number, below, size, Anchor::Middle, colour);
            }
        }
    }
    badge(canvas, palette, sign.when, colour, centre + Point::new(0.27, -0.23) * unit, unit);
}

/// What says that a move can't always be made: a flag for the first move, a question mark for a condition.
pub(crate) fn badge(
    canvas: &mut Canvas,
    palette: &Palette,
    when: When,
    colour: Colour,
    at: Point,
    unit: f64,
) {
    match when {
        When::Always => {}
        When::FirstMove => {
            let pole = at + Point::new(-0.07, 0.0) * unit;
            let (top, foot) = (pole - Point::new(0.0, 0.13) * unit, pole + Point::new(0.0, 0.15) * unit);
            let mut path = Path::new();
            path.segment(foot, top);
            canvas.path(&path, Paint::stroke(palette.ink, (0.03 * unit).max(0.7)));
            let mut path = Path::new();
            path.polygon([top, top + Point::new(0.19, 0.075) * unit, top + Point::new(0.0, 0.15) * unit]);
            canvas.path(&path, Paint::fill(colour).and_stroke(palette.ink, (0.012 * unit).max(0.3)));
        }
        When::Conditional => {
            canvas.circle(
                at,
                0.12 * unit,
                Paint::fill(palette.page).and_stroke(palette.ink, (0.02 * unit).max(0.5)),
            );
            let paint = Paint::fill(palette.ink).and_stroke(palette.ink, 0.006 * unit);
            canvas.centred("?", at, 0.3 * unit, 0.2 * unit, 0.17 * unit, paint);
        }
    }
}
