//! The ways on which a piece gets where it goes.

use std::collections::{BTreeMap, BTreeSet};

use tabiya_board::Square;
use tabiya_game::diagram::{Diagram, Manner, Track};

use crate::canvas::{Canvas, Paint};
use crate::face;
use crate::frame::Frame;
use crate::palette::Palette;
use crate::path::Path;
use crate::point::Point;

/// More leaps than these from one square would hide the board; their landings tell enough.
const LEAPS: usize = 24;

/// The most lines that are drawn.
const LINES: usize = 2000;

/// One line to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Line {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) manner: Manner,
    pub(crate) hurdle: Option<Square>,
    pub(crate) stopped_by: Option<Square>,
}

/// The lines of a diagram: of those that begin alike in one direction only the longest.
pub(crate) fn lines(diagram: &Diagram) -> Vec<Line> {
    type Key = (Square, (i16, i16), Manner, Option<Square>, u8);
    let mut lines: BTreeMap<Key, Line> = BTreeMap::new();
    for track in diagram.tracks.iter().filter(|track| is_on_board(diagram, track)) {
        let way = track.from.to(track.to);
        let (right, down) = (i16::from(way.columns), i16::from(way.rows));
        let length = greatest_divisor(right.unsigned_abs(), down.unsigned_abs());
        // A leap is a line of its own; slides and hops go on beyond their nearer ends.
        let direction = match track.manner {
            Manner::Slide | Manner::Hop if length > 0 => (right / length as i16, down / length as i16),
            _ => (right, down),
        };
        let line = Line {
            from: track.from,
            to: track.to,
            manner: track.manner,
            hurdle: track.hurdle,
            stopped_by: track.stopped_by,
        };
        let reach = |line: &Line| {
            let way = line.from.to(line.to);
            (way.columns.unsigned_abs().max(way.rows.unsigned_abs()), line.stopped_by)
        };
        let leg = if track.manner == Manner::Leap { 0 } else { track.leg };
        let longest = lines.entry((track.from, direction, track.manner, track.hurdle, leg)).or_insert(line);
        if reach(&line) > reach(longest) {
            *longest = line;
        }
    }
    lines.into_values().collect::<BTreeSet<_>>().into_iter().take(LINES).collect()
}

fn is_on_board(diagram: &Diagram, track: &Track) -> bool {
    let ends = [Some(track.from), Some(track.to), track.hurdle, track.stopped_by];
    ends.into_iter().flatten().all(|square| diagram.geometry.contains(square))
}

const fn greatest_divisor(mut a: u16, mut b: u16) -> u16 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Draws the lines, under everything that stands on the board.
pub(crate) fn draw_all(
    canvas: &mut Canvas,
    palette: &Palette,
    frame: &Frame,
    lines: &[Line],
    occupied: &BTreeSet<Square>,
) {
    let mut leaps: BTreeMap<Square, usize> = BTreeMap::new();
    for line in lines.iter().filter(|line| line.manner == Manner::Leap) {
        *leaps.entry(line.from).or_default() += 1;
    }
    for line in lines {
        if line.manner == Manner::Leap && leaps.get(&line.from).is_some_and(|&count| count > LEAPS) {
            continue;
        }
        let room =
            |square: Square| if occupied.contains(&square) { face::WIDTH / 2.0 * frame.cell } else { 0.0 };
        let ends = Ends {
            from: frame.centre_of(line.from),
            to: frame.centre_of(line.to),
            start_room: room(line.from),
            end_room: room(line.to),
            hurdle: line.hurdle.map(|square| frame.centre_of(square)),
            stop: line.stopped_by.map(|square| frame.centre_of(square)),
        };
        draw(canvas, palette, line.manner, &ends, frame.cell);
    }
}

/// Where a line goes in the picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ends {
    pub(crate) from: Point,
    pub(crate) to: Point,
    /// What a piece at the start covers of the line.
    pub(crate) start_room: f64,
    pub(crate) end_room: f64,
    pub(crate) hurdle: Option<Point>,
    pub(crate) stop: Option<Point>,
}

/// Draws a line among squares of this size.
pub(crate) fn draw(canvas: &mut Canvas, palette: &Palette, manner: Manner, ends: &Ends, cell: f64) {
    let width = (0.042 * cell).max(0.9);
    let solid = Paint::stroke(palette.track, width).opacity(0.8);
    let way = (ends.to - ends.from).unit();
    let mut path = Path::new();
    match manner {
        Manner::Slide => {
            let end = ends.stop.map_or(ends.to, |stop| {
                let back = (stop - ends.from).unit() * (face::WIDTH / 2.0 + 0.09);
                stop - back * cell
            });
            path.segment(ends.from + way * ends.start_room, end);
            canvas.path(&path, solid);
            if let Some(stop) = ends.stop {
                bar(canvas, palette, end, (stop - ends.from).unit(), cell);
            }
        }
        Manner::Leap => {
            let (start, end) = (ends.from + way * ends.start_room, ends.to - way * ends.end_room);
            let bulge = way.turned() * (-0.16 * (end - start).length());
            path.start(start).curve((start + end) * 0.5 + bulge, end);
            canvas.path(&path, solid.dashed(0.0, 2.6 * width));
        }
        Manner::Hop => {
            let start = ends.from + way * ends.start_room;
            path.start(start);
            if let Some(hurdle) = ends.hurdle {
                let half = way * (0.4 * cell);
                path.line(hurdle - half).arch(hurdle - half, hurdle + half);
            }
            path.line(ends.to);
            canvas.path(&path, solid);
        }
        Manner::Partner => {
            let (start, end) =
                (ends.from + way * ends.start_room, ends.to - way * ends.end_room.max(0.1 * cell));
            // Upwards, or to the left.
            let up =
                if way.x > 0.0 || way.x == 0.0 && way.y > 0.0 { way.turned() * -1.0 } else { way.turned() };
            let control = (start + end) * 0.5 + up * (0.22 * (end - start).length());
            path.start(start).curve(control, end);
            canvas.path(&path, solid.dashed(4.0 * width, 3.0 * width));
            let back = (control - end).unit() * (0.16 * cell);
            let side = back.turned() * 0.7;
            let mut head = Path::new();
            head.start(end + back + side).line(end).line(end + back - side);
            canvas.path(&head, Paint::stroke(palette.track, width));
        }
    }
}

/// Where a piece stops a line.
fn bar(canvas: &mut Canvas, palette: &Palette, at: Point, way: Point, cell: f64) {
    let half = way.turned() * (0.2 * cell);
    let mut path = Path::new();
    path.segment(at - half, at + half);
    canvas.path(&path, Paint::stroke(palette.ink, (0.075 * cell).max(1.4)));
}

/// The piece that is jumped over: imagined, where none stands there; crossed where the jump captures it.
pub(crate) fn hurdle(canvas: &mut Canvas, palette: &Palette, centre: Point, cell: f64, hurdle: Hurdle) {
    if hurdle.is_imagined {
        let paint = Paint::stroke(palette.track, (0.04 * cell).max(0.8)).dashed(0.1 * cell, 0.1 * cell);
        canvas.circle(centre, 0.29 * cell, paint);
    }
    if hurdle.is_captured {
        let (at, arm) =
            if hurdle.is_imagined { (centre, 0.1) } else { (centre + Point::new(-0.3, -0.3) * cell, 0.085) };
        if !hurdle.is_imagined {
            canvas.circle(at, 0.18 * cell, Paint::fill(palette.page).opacity(0.9));
        }
        let mut path = Path::new();
        path.cross(at, arm * cell);
        canvas.path(&path, Paint::stroke(palette.captures, (0.055 * cell).max(0.9)));
    }
}

/// What is to be shown of a hurdle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hurdle {
    pub(crate) is_imagined: bool,
    pub(crate) is_captured: bool,
}
