//! The embedded font: outlines of texts in SVG's path language.

use core::fmt::Write as _;

use ttf_parser::{Face, OutlineBuilder};

/// A part of three fonts under the SIL Open Font License, see `font/README.md`.
const SIGNS: &[u8] = include_bytes!("../font/tabiya-signs.ttf");

/// The units of the font in an em, the size that a text is said to have.
pub(crate) const EM: f64 = 1000.0;

/// The height of a capital letter or a digit, in ems.
pub(crate) const CAPITAL: f64 = 0.714;

/// The embedded font.
pub(crate) struct Font {
    face: Face<'static>,
}

/// Text as outlines, in units of the font: y grows upwards from the baseline.
#[derive(Debug, Default)]
pub(crate) struct Run {
    pub(crate) data: String,
    pub(crate) width: f64,
    /// What is inked: left, bottom, right, top. `None` for blanks.
    pub(crate) ink: Option<[f64; 4]>,
    /// The characters that the font lacks; boxes with their numbers stand for them.
    pub(crate) missing: Vec<char>,
}

impl Font {
    pub(crate) fn new() -> Self {
        Self { face: Face::parse(SIGNS, 0).expect("the embedded font is read by a test") }
    }

    /// Whether it has all characters of a text.
    pub(crate) fn has(&self, text: &str) -> bool {
        text.chars().all(|c| is_invisible(c) || self.face.glyph_index(c).is_some())
    }

    /// The width of a text in ems.
    pub(crate) fn width(&self, text: &str) -> f64 {
        let widths = text.chars().filter(|&c| !is_invisible(c)).map(|c| self.advance(c));
        widths.sum::<f64>() / EM
    }

    fn advance(&self, c: char) -> f64 {
        let advance = self.face.glyph_index(c).and_then(|glyph| self.face.glyph_hor_advance(glyph));
        advance.map_or(EM, f64::from)
    }

    pub(crate) fn run(&self, text: &str) -> Run {
        let mut run = Run::default();
        for c in text.chars().filter(|&c| !is_invisible(c)) {
            if self.face.glyph_index(c).is_some() {
                let placed = Placed { x: run.width, y: 0.0, scale: 1.0 };
                self.glyph(&mut run, c, placed);
            } else {
                self.stand_in(&mut run, c);
            }
            run.width += self.advance(c);
        }
        run
    }

    fn glyph(&self, run: &mut Run, c: char, placed: Placed) {
        let Some(glyph) = self.face.glyph_index(c) else { return };
        let mut pen = Pen::new(&mut run.data, placed);
        let Some(bounds) = self.face.outline_glyph(glyph, &mut pen) else { return };
        let corner = |x: i16, y: i16| placed.put(f32::from(x), f32::from(y));
        let (left, bottom) = corner(bounds.x_min, bounds.y_min);
        let (right, top) = corner(bounds.x_max, bounds.y_max);
        run.inked([left, bottom, right, top]);
    }

    /// The outline of a glyph without what is cut out of it: a figurine's body, to be painted under the figurine.
    pub(crate) fn hull(&self, c: char) -> Run {
        let mut run = Run::default();
        let Some(glyph) = self.face.glyph_index(c) else { return run };
        let mut contours = Contours::default();
        let Some(bounds) = self.face.outline_glyph(glyph, &mut contours) else { return run };
        let largest = contours
            .0
            .iter()
            .map(|contour| contour.area)
            .fold(0.0, |a: f32, b| if b.abs() > a.abs() { b } else { a });
        for contour in contours.0.iter().filter(|contour| contour.area.signum() == largest.signum()) {
            let mut pen = Pen::new(&mut run.data, Placed { x: 0.0, y: 0.0, scale: 1.0 });
            contour.draw(&mut pen);
        }
        run.inked([bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(f64::from));
        run.width = self.advance(c);
        run
    }

    /// A box with the number of a character that the font lacks.
    fn stand_in(&self, run: &mut Run, c: char) {
        const BOX: [f64; 4] = [60.0, -120.0, 940.0, 840.0];
        const EDGE: f64 = 40.0;
        let [left, bottom, right, top] = BOX;
        let x = run.width;
        // The inner edge turns the other way, which leaves the inside blank.
        let _ = write!(
            run.data,
            "M{} {bottom}h{}v{}h{}zm{EDGE} {EDGE}v{}h{}v{}z",
            x + left,
            right - left,
            top - bottom,
            left - right,
            top - bottom - 2.0 * EDGE,
            right - left - 2.0 * EDGE,
            bottom - top + 2.0 * EDGE,
        );
        run.inked([x + left, bottom, x + right, top]);
        let number = format!("{:04X}", u32::from(c));
        let columns = number.len().div_ceil(2);
        let scale = if columns == 2 { 0.56 } else { 0.42 };
        let pitch = (right - left - 2.5 * EDGE) / columns as f64;
        for (index, digit) in number.chars().enumerate() {
            let column = (index % columns) as f64;
            let middle = left + 1.25 * EDGE + pitch * (column + 0.5);
            let row = if index < columns { 400.0 } else { -40.0 };
            let x = x + middle - self.advance(digit) * scale / 2.0;
            self.glyph(run, digit, Placed { x, y: row, scale });
        }
        run.missing.push(c);
    }
}

impl Run {
    fn inked(&mut self, [left, bottom, right, top]: [f64; 4]) {
        let [l, b, r, t] = self.ink.unwrap_or([left, bottom, right, top]);
        self.ink = Some([l.min(left), b.min(bottom), r.max(right), t.max(top)]);
    }
}

/// Characters that only choose how the one before them looks.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{200b}'..='\u{200d}')
}

/// Where a glyph stands in its run, and how large.
#[derive(Clone, Copy)]
struct Placed {
    x: f64,
    y: f64,
    scale: f64,
}

impl Placed {
    fn put(self, x: f32, y: f32) -> (f64, f64) {
        (f64::from(x).mul_add(self.scale, self.x), f64::from(y).mul_add(self.scale, self.y))
    }
}

/// Writes outlines in whole units, each point relative to the one before: short, and exact for glyphs at full size.
struct Pen<'a> {
    data: &'a mut String,
    placed: Placed,
    at: (i32, i32),
    start: (i32, i32),
}

impl<'a> Pen<'a> {
    const fn new(data: &'a mut String, placed: Placed) -> Self {
        Self { data, placed, at: (0, 0), start: (0, 0) }
    }

    fn place(&self, x: f32, y: f32) -> (i32, i32) {
        let (x, y) = self.placed.put(x, y);
        (x.round() as i32, y.round() as i32)
    }

    /// The way from where the pen is.
    fn way(&self, (x, y): (i32, i32)) -> (i32, i32) {
        (x - self.at.0, y - self.at.1)
    }
}

impl OutlineBuilder for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        let _ = write!(self.data, "M{} {}", to.0, to.1);
        (self.at, self.start) = (to, to);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        let _ = match self.way(to) {
            (0, 0) => Ok(()),
            (dx, 0) => write!(self.data, "h{dx}"),
            (0, dy) => write!(self.data, "v{dy}"),
            (dx, dy) => write!(self.data, "l{dx} {dy}"),
        };
        self.at = to;
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (control, to) = (self.place(x1, y1), self.place(x, y));
        let ((cx, cy), (dx, dy)) = (self.way(control), self.way(to));
        let _ = write!(self.data, "q{cx} {cy} {dx} {dy}");
        self.at = to;
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (first, second, to) = (self.place(x1, y1), self.place(x2, y2), self.place(x, y));
        let ((ax, ay), (bx, by), (dx, dy)) = (self.way(first), self.way(second), self.way(to));
        let _ = write!(self.data, "c{ax} {ay} {bx} {by} {dx} {dy}");
        self.at = to;
    }

    fn close(&mut self) {
        self.data.push('z');
        self.at = self.start;
    }
}

/// The closed lines of a glyph.
#[derive(Default)]
struct Contours(Vec<Contour>);

#[derive(Default)]
struct Contour {
    /// The points of each segment: one for a line, two for a curve; the first is the start.
    segments: Vec<Vec<(f32, f32)>>,
    /// Twice the area within; its sign tells which way round the line goes.
    area: f32,
    at: (f32, f32),
}

impl Contour {
    fn go(&mut self, points: &[(f32, f32)]) {
        for &(x, y) in points {
            self.area += self.at.0 * y - x * self.at.1;
            self.at = (x, y);
        }
        self.segments.push(points.to_vec());
    }

    fn draw(&self, pen: &mut Pen<'_>) {
        for (index, points) in self.segments.iter().enumerate() {
            match points[..] {
                [(x, y)] if index == 0 => pen.move_to(x, y),
                [(x, y)] => pen.line_to(x, y),
                [(x1, y1), (x, y)] => pen.quad_to(x1, y1, x, y),
                [(x1, y1), (x2, y2), (x, y)] => pen.curve_to(x1, y1, x2, y2, x, y),
                _ => {}
            }
        }
        pen.close();
    }
}

impl Contours {
    fn go(&mut self, points: &[(f32, f32)]) {
        if let Some(contour) = self.0.last_mut() {
            contour.go(points);
        }
    }
}

impl OutlineBuilder for Contours {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(Contour { at: (x, y), ..Contour::default() });
        self.go(&[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.go(&[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.go(&[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.go(&[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        if let Some(contour) = self.0.last_mut()
            && let Some(&[(x, y)]) = contour.segments.first().map(Vec::as_slice)
        {
            contour.area += contour.at.0 * y - x * contour.at.1;
        }
    }
}
