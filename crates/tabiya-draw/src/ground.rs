//! The board itself: squares or lines, holes, and the parts of it that mean something.

use std::collections::BTreeSet;

use tabiya_board::{Geometry, Side, Square, Step};
use tabiya_game::diagram::Diagram;
use tabiya_game::{Region, Scene};

use crate::canvas::{Anchor, Canvas, Paint};
use crate::frame::Frame;
use crate::palette::Palette;
use crate::path::Path;
use crate::point::Point;

/// A board without pieces.
pub(crate) struct Ground {
    pub(crate) geometry: Geometry,
    /// Pieces stand on the crossings of lines.
    pub(crate) points: bool,
    pub(crate) holes: BTreeSet<Square>,
    parts: Vec<Part>,
}

/// A part of the board that is drawn apart.
struct Part {
    look: Look,
    squares: BTreeSet<Square>,
    /// What is written on it.
    name: Option<String>,
}

/// How a part is drawn: by the last word of its kind, since games have words of their own before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// `half` of the second side, `middle`: a shade.
    Shade,
    /// `river`: no lines between its rows.
    River,
    /// `palace`: both diagonals.
    Palace,
    /// `half` of the first side: as it is.
    Plain,
    /// Anything else: a dashed edge.
    Edge,
}

impl Ground {
    /// The board of a diagram. `word` gives what a kind of region is called, where something is.
    pub(crate) fn of_diagram(diagram: &Diagram, word: impl Fn(&Region) -> Option<String>) -> Self {
        let on_board = |square: &&Square| diagram.geometry.contains(**square);
        let holes = diagram.holes.iter().filter(on_board).copied().collect();
        Self::new(diagram.geometry, diagram.points, holes, &diagram.regions, word)
    }

    /// The board of a scene.
    pub(crate) fn of_scene(scene: &Scene, word: impl Fn(&Region) -> Option<String>) -> Self {
        let geometry = scene.geometry;
        let holes = scene.cells.iter().filter(|cell| cell.hole && geometry.contains(cell.square));
        let holes = holes.map(|cell| cell.square).collect();
        Self::new(geometry, scene.points, holes, &scene.regions, word)
    }

    fn new(
        geometry: Geometry,
        points: bool,
        holes: BTreeSet<Square>,
        regions: &[Region],
        word: impl Fn(&Region) -> Option<String>,
    ) -> Self {
        let parts = regions.iter().map(|region| {
            let squares =
                region.squares.iter().copied().filter(|&square| geometry.contains(square)).collect();
            let look = look(region);
            let name = (look == Look::River).then(|| word(region)).flatten();
            Part { look, squares, name }
        });
        // The holes are seen anyhow.
        let parts = parts.filter(|part: &Part| !part.squares.is_subset(&holes)).collect();
        Self { geometry, points, holes, parts }
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas, palette: &Palette, frame: &Frame) {
        if self.points {
            draw_wood(canvas, palette, frame);
        } else {
            self.draw_squares(canvas, palette, frame);
        }
        for part in &self.parts {
            part.draw_shade(canvas, palette, frame);
        }
        if self.points {
            self.draw_lines(canvas, palette, frame);
        } else {
            self.cut_holes(canvas, palette, frame);
        }
        for part in &self.parts {
            part.draw_over(canvas, palette, frame, self.points);
        }
    }

    fn draw_squares(&self, canvas: &mut Canvas, palette: &Palette, frame: &Frame) {
        let (width, height) = (frame.width(), frame.height());
        canvas.rectangle(frame.corner, width, height, 0.0, Paint::fill(palette.light_square));
        let mut dark = Path::new();
        for square in self.geometry.squares() {
            // The first side's left corner, a1, is dark.
            if (square.column() + self.geometry.height() - 1 - square.row()).is_multiple_of(2) {
                dark.rectangle(frame.corner_of(square), frame.cell, frame.cell);
            }
        }
        canvas.path(&dark, Paint::fill(palette.dark_square));
        let edge = (0.025 * frame.cell).max(0.8);
        canvas.rectangle(frame.corner, width, height, 0.0, Paint::stroke(palette.frame, edge));
    }

    fn cut_holes(&self, canvas: &mut Canvas, palette: &Palette, frame: &Frame) {
        let edge = (0.025 * frame.cell).max(0.8);
        let mut holes = Path::new();
        for &hole in &self.holes {
            holes.rectangle(frame.corner_of(hole), frame.cell, frame.cell);
        }
        canvas.path(&holes, Paint::fill(palette.page).and_stroke(palette.page, 2.0 * edge));
        canvas.path(&outline(&self.holes, frame), Paint::stroke(palette.frame, edge));
    }

    fn draw_lines(&self, canvas: &mut Canvas, palette: &Palette, frame: &Frame) {
        let (width, height) = (self.geometry.width(), self.geometry.height());
        let mut path = Path::new();
        for row in 0..height {
            let along = (0..width).filter_map(|column| Square::new(column, row));
            self.draw_line(&mut path, frame, along, |_, _| true);
        }
        for column in 0..width {
            let on_edge = column == 0 || column + 1 == width;
            let along = (0..height).filter_map(|row| Square::new(column, row));
            self.draw_line(&mut path, frame, along, |from, to| on_edge || !self.crosses_river(from, to));
        }
        for square in self.geometry.squares().filter(|square| !self.holes.contains(square)) {
            if !self.has_neighbour(square) {
                let (centre, arm) = (frame.centre_of(square), 0.25 * frame.cell);
                path.segment(centre - Point::new(arm, 0.0), centre + Point::new(arm, 0.0));
                path.segment(centre - Point::new(0.0, arm), centre + Point::new(0.0, arm));
            }
        }
        let line = (0.022 * frame.cell).max(0.7);
        canvas.path(&path, Paint::stroke(palette.line, line));
        if self.holes.is_empty() && width > 1 && height > 1 {
            let room = 0.09 * frame.cell;
            let corner = frame.corner + Point::new(frame.cell, frame.cell) * 0.5 - Point::new(room, room);
            let long = |count: u8| f64::from(count - 1) * frame.cell + 2.0 * room;
            canvas.rectangle(corner, long(width), long(height), 0.0, Paint::stroke(palette.line, 1.6 * line));
        }
    }

    /// The pieces of a row or column between holes, and where else it is broken.
    fn draw_line(
        &self,
        path: &mut Path,
        frame: &Frame,
        along: impl Iterator<Item = Square>,
        joined: impl Fn(Square, Square) -> bool,
    ) {
        let mut piece: Option<(Square, Square)> = None;
        for square in along {
            let is_hole = self.holes.contains(&square);
            piece = match piece {
                Some((start, last)) if !is_hole && joined(last, square) => Some((start, square)),
                _ => {
                    segment(path, frame, piece);
                    (!is_hole).then_some((square, square))
                }
            };
        }
        segment(path, frame, piece);
    }

    fn crosses_river(&self, from: Square, to: Square) -> bool {
        let rivers = self.parts.iter().filter(|part| part.look == Look::River);
        rivers.into_iter().any(|part| part.squares.contains(&from) && part.squares.contains(&to))
    }

    fn has_neighbour(&self, square: Square) -> bool {
        let (column, row) = (square.column(), square.row());
        let beside = [
            column.checked_sub(1).and_then(|column| Square::new(column, row)),
            Square::new(column + 1, row),
            row.checked_sub(1).and_then(|row| Square::new(column, row)),
            Square::new(column, row + 1),
        ];
        beside
            .into_iter()
            .flatten()
            .any(|beside| self.geometry.contains(beside) && !self.holes.contains(&beside))
    }
}

fn draw_wood(canvas: &mut Canvas, palette: &Palette, frame: &Frame) {
    let rounding = (0.12 * frame.cell).min(10.0);
    let edge = (0.02 * frame.cell).clamp(0.8, 3.0);
    let paint = Paint::fill(palette.wood).and_stroke(palette.frame, edge);
    canvas.rectangle(frame.corner, frame.width(), frame.height(), rounding, paint);
}

fn segment(path: &mut Path, frame: &Frame, piece: Option<(Square, Square)>) {
    if let Some((from, to)) = piece.filter(|(from, to)| from != to) {
        path.segment(frame.centre_of(from), frame.centre_of(to));
    }
}

fn look(region: &Region) -> Look {
    match region.kind.as_str().rsplit('.').next() {
        Some("half") if region.side == Some(Side::First) => Look::Plain,
        Some("half" | "middle") => Look::Shade,
        Some("river") => Look::River,
        Some("palace") => Look::Palace,
        _ => Look::Edge,
    }
}

impl Part {
    fn draw_shade(&self, canvas: &mut Canvas, palette: &Palette, frame: &Frame) {
        if self.look == Look::Shade {
            let mut path = Path::new();
            for &square in &self.squares {
                path.rectangle(frame.corner_of(square), frame.cell, frame.cell);
            }
            canvas.path(&path, Paint::fill(palette.shade).opacity(0.1));
        }
    }

    fn draw_over(&self, canvas: &mut Canvas, palette: &Palette, frame: &Frame, points: bool) {
        let line = (0.022 * frame.cell).max(0.7);
        match self.look {
            Look::Palace => {
                let (Some((first, last)), true) = (self.corners(), self.is_block()) else { return };
                let (mut path, half) = (Path::new(), Point::new(0.5, 0.5) * frame.cell);
                let room = if points { Point::new(0.0, 0.0) } else { half };
                let (one, other) = (frame.centre_of(first), frame.centre_of(last));
                let (from, to) = (
                    Point::new(one.x.min(other.x), one.y.min(other.y)),
                    Point::new(one.x.max(other.x), one.y.max(other.y)),
                );
                let (from, to) = (from - room, to + room);
                path.segment(from, to).segment(Point::new(to.x, from.y), Point::new(from.x, to.y));
                canvas.path(&path, Paint::stroke(palette.line, line));
                if !points {
                    canvas.path(&outline(&self.squares, frame), Paint::stroke(palette.frame, 2.0 * line));
                }
            }
            Look::River => {
                if let (Some(name), Some((first, last))) = (&self.name, self.corners()) {
                    let middle = (frame.centre_of(first) + frame.centre_of(last)) * 0.5;
                    let size =
                        (0.4 * frame.cell).min(0.7 * frame.width() / canvas.font().width(name).max(1.0));
                    canvas.label(name, middle, size, Anchor::Middle, palette.line);
                }
            }
            Look::Edge => {
                let paint =
                    Paint::stroke(palette.frame, 1.4 * line).dashed(0.12 * frame.cell, 0.1 * frame.cell);
                canvas.path(&outline(&self.squares, frame), paint);
            }
            Look::Shade | Look::Plain => {}
        }
    }

    /// The first and the last square in reading order.
    fn corners(&self) -> Option<(Square, Square)> {
        Some((*self.squares.first()?, *self.squares.last()?))
    }

    /// Whether it is a rectangle of squares.
    fn is_block(&self) -> bool {
        let Some((first, last)) = self.corners() else { return false };
        let across = i32::from(last.column()) - i32::from(first.column()) + 1;
        let down = i32::from(last.row()) - i32::from(first.row()) + 1;
        let within = |square: &Square| (first.column()..=last.column()).contains(&square.column());
        across > 1
            && down > 1
            && across * down == self.squares.len() as i32
            && self.squares.iter().all(within)
    }
}

/// The edge of a set of squares.
fn outline(squares: &BTreeSet<Square>, frame: &Frame) -> Path {
    let mut path = Path::new();
    for &square in squares {
        let (corner, cell) = (frame.corner_of(square), frame.cell);
        let at = |x: f64, y: f64| corner + Point::new(x, y) * cell;
        let turn = if frame.flip { -1 } else { 1 };
        let edges = [
            (0, -turn, at(0.0, 0.0), at(1.0, 0.0)),
            (turn, 0, at(1.0, 0.0), at(1.0, 1.0)),
            (0, turn, at(1.0, 1.0), at(0.0, 1.0)),
            (-turn, 0, at(0.0, 1.0), at(0.0, 0.0)),
        ];
        for (right, down, from, to) in edges {
            let beside = square.step(Step::new(right, down));
            if !beside.is_some_and(|beside| squares.contains(&beside)) {
                path.segment(from, to);
            }
        }
    }
    path
}
