//! What is laid over a position: marks, arrows, the last move.

use tabiya_board::Square;

use crate::canvas::{Canvas, Paint};
use crate::frame::Frame;
use crate::palette::Palette;
use crate::path::Path;
use crate::point::Point;
use crate::{Arrow, ArrowKind, Mark, Shape};

/// The most characters of a label.
const LABEL: usize = 3;

/// Brackets around a square that the last move changed, and a tint.
pub(crate) fn last_move(canvas: &mut Canvas, palette: &Palette, frame: &Frame, square: Square) {
    let cell = frame.cell;
    let (corner, centre) = (frame.corner_of(square), frame.centre_of(square));
    canvas.rectangle(corner, cell, cell, 0.0, Paint::fill(palette.last_move).opacity(0.2));
    let mut path = Path::new();
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let at = |reach_x: f64, reach_y: f64| centre + Point::new(x * reach_x, y * reach_y) * cell;
        path.start(at(0.455, 0.25)).line(at(0.455, 0.455)).line(at(0.25, 0.455));
    }
    canvas.path(&path, Paint::stroke(palette.last_move, (0.055 * cell).max(1.1)));
}

/// A ring around the piece whose moves are shown, where it isn't the only one.
pub(crate) fn mover(canvas: &mut Canvas, palette: &Palette, frame: &Frame, square: Square) {
    let paint = Paint::stroke(palette.both, (0.045 * frame.cell).max(1.0));
    canvas.circle(frame.centre_of(square), 0.475 * frame.cell, paint);
}

/// A mark on a square or on the piece there.
pub(crate) fn draw(canvas: &mut Canvas, palette: &Palette, frame: &Frame, square: Square, mark: &Mark) {
    let (centre, cell) = (frame.centre_of(square), frame.cell);
    let colour = palette.marks[match mark {
        Mark::Shape(shape) => *shape as usize,
        Mark::Label(_) => Shape::ALL.len(),
    }];
    let width = (0.055 * cell).max(1.2);
    let line = Paint::stroke(colour, width);
    let reach = 0.5 * cell - width / 2.0;
    let mut path = Path::new();
    match mark {
        Mark::Shape(Shape::Circle) => canvas.circle(centre, reach, line),
        Mark::Shape(Shape::Square) => {
            path.square(centre, reach);
            canvas.path(&path, line);
        }
        Mark::Shape(Shape::Cross) => {
            for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                let way = Point::new(x, y) * cell;
                path.segment(centre + way * 0.46, centre + way * 0.27);
            }
            canvas.path(&path, Paint::stroke(colour, 1.4 * width));
        }
        Mark::Shape(Shape::Triangle | Shape::Diamond | Shape::Star) => {
            let corner = centre + Point::new(0.31, -0.31) * cell;
            match mark {
                Mark::Shape(Shape::Triangle) => {
                    path.regular(corner + Point::new(0.0, 0.04 * cell), 3, 0.19 * cell, None)
                }
                Mark::Shape(Shape::Diamond) => path.regular(corner, 4, 0.18 * cell, None),
                _ => path.regular(corner, 5, 0.2 * cell, Some(0.085 * cell)),
            };
            // An edge in the colour of the page, under the shape.
            canvas.path(&path, Paint::fill(palette.page).and_stroke(palette.page, 1.4 * width));
            canvas.path(&path, Paint::fill(colour));
        }
        Mark::Label(text) => {
            let text: String = text.chars().take(LABEL).collect();
            let size = 0.3 * cell;
            let width = (canvas.font().width(&text) * size + 0.14 * cell).max(1.2 * size);
            let corner =
                frame.corner_of(square) + Point::new((0.98 * cell - width).max(0.02 * cell), 0.02 * cell);
            canvas.rectangle(corner, width.min(0.96 * cell), 1.2 * size, 0.08 * cell, Paint::fill(colour));
            let middle = corner + Point::new(width.min(0.96 * cell), 1.2 * size) * 0.5;
            let fits = 0.86 * cell;
            canvas.centred(&text, middle, size, fits, size, Paint::fill(palette.page));
        }
    }
}

/// An arrow from square to square.
pub(crate) fn arrow(canvas: &mut Canvas, palette: &Palette, frame: &Frame, arrow: Arrow) {
    let cell = frame.cell;
    let colour = palette.arrows[arrow.kind as usize];
    let width = (0.085 * cell).max(1.6);
    let shaft = Paint::stroke(colour, width).opacity(0.85);
    let shaft = match arrow.kind {
        ArrowKind::Solid => shaft,
        ArrowKind::Dashed => shaft.dashed(2.2 * width, 2.0 * width),
        ArrowKind::Dotted => shaft.dashed(0.0, 1.9 * width),
    };
    let (from, to) = (frame.centre_of(arrow.from), frame.centre_of(arrow.to));
    if arrow.from == arrow.to {
        canvas.circle(from, 0.46 * cell, shaft);
        return;
    }
    let way = (to - from).unit() * cell;
    let side = way.turned();
    let (start, tip) = (from + way * 0.28, to - way * 0.06);
    let mut head = Path::new();
    let mut path = Path::new();
    match arrow.kind {
        ArrowKind::Solid => {
            path.segment(start, tip - way * 0.3);
            head.polygon([tip, tip - way * 0.34 + side * 0.2, tip - way * 0.34 - side * 0.2]);
            canvas.path(&path, shaft);
            canvas.path(&head, Paint::fill(colour).opacity(0.85));
        }
        ArrowKind::Dashed => {
            path.segment(start, tip - way * 0.08);
            head.start(tip - way * 0.26 + side * 0.2).line(tip).line(tip - way * 0.26 - side * 0.2);
            canvas.path(&path, shaft);
            canvas.path(&head, Paint::stroke(colour, width).opacity(0.85));
        }
        ArrowKind::Dotted => {
            path.segment(start, tip - way * 0.2);
            canvas.path(&path, shaft);
            canvas.circle(to, 0.13 * cell, Paint::stroke(colour, width).opacity(0.85));
        }
    }
}
