use core::fmt::Write as _;
use std::collections::BTreeSet;

use crate::font::{CAPITAL, EM, Font, Run};
use crate::number::Number;
use crate::palette::Colour;
use crate::path::Path;
use crate::point::Point;

/// The elements of a picture, as they are drawn one over the other.
pub(crate) struct Canvas {
    font: Font,
    body: String,
    missing: BTreeSet<char>,
}

/// How a shape is painted.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Paint {
    fill: Option<Colour>,
    stroke: Option<(Colour, f64)>,
    dash: Option<(f64, f64)>,
    opacity: Option<f64>,
}

impl Paint {
    pub(crate) const fn fill(colour: Colour) -> Self {
        Self { fill: Some(colour), stroke: None, dash: None, opacity: None }
    }

    pub(crate) const fn stroke(colour: Colour, width: f64) -> Self {
        Self { fill: None, stroke: Some((colour, width)), dash: None, opacity: None }
    }

    pub(crate) const fn and_stroke(self, colour: Colour, width: f64) -> Self {
        Self { stroke: Some((colour, width)), ..self }
    }

    pub(crate) const fn and_fill(self, colour: Colour) -> Self {
        Self { fill: Some(colour), ..self }
    }

    /// Strokes of this length with gaps of that one. Of no length they are dots.
    pub(crate) const fn dashed(self, stroke: f64, gap: f64) -> Self {
        Self { dash: Some((stroke, gap)), ..self }
    }

    pub(crate) const fn opacity(self, opacity: f64) -> Self {
        Self { opacity: Some(opacity), ..self }
    }
}

/// Where on its line a text is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
}

impl Canvas {
    pub(crate) fn new() -> Self {
        Self { font: Font::new(), body: String::new(), missing: BTreeSet::new() }
    }

    pub(crate) const fn font(&self) -> &Font {
        &self.font
    }

    /// The elements, and the characters among them that the font lacks.
    pub(crate) fn finish(self) -> (String, BTreeSet<char>) {
        (self.body, self.missing)
    }

    /// Says that the font lacks what was not drawn by it.
    pub(crate) fn miss(&mut self, text: &str) {
        self.missing.extend(text.chars().filter(|&c| !self.font.has(c.encode_utf8(&mut [0; 4]))));
    }

    fn paint(&mut self, paint: Paint) {
        let _ = write!(self.body, " fill=\"{}\"", paint.fill.unwrap_or("none"));
        if let Some((colour, width)) = paint.stroke {
            let _ = write!(self.body, " stroke=\"{colour}\" stroke-width=\"{}\"", Number(width));
            self.body.push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
        }
        if let Some((stroke, gap)) = paint.dash {
            let _ = write!(self.body, " stroke-dasharray=\"{} {}\"", Number(stroke), Number(gap));
        }
        if let Some(opacity) = paint.opacity {
            let _ = write!(self.body, " opacity=\"{}\"", Number(opacity));
        }
        self.body.push_str("/>\n");
    }

    pub(crate) fn path(&mut self, path: &Path, paint: Paint) {
        if !path.is_empty() {
            let _ = write!(self.body, "<path d=\"{}\"", path.data());
            self.paint(paint);
        }
    }

    pub(crate) fn circle(&mut self, centre: Point, radius: f64, paint: Paint) {
        let (x, y) = (Number(centre.x), Number(centre.y));
        let _ = write!(self.body, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\"", Number(radius));
        self.paint(paint);
    }

    pub(crate) fn rectangle(&mut self, at: Point, width: f64, height: f64, rounding: f64, paint: Paint) {
        let (x, y, width, height) = (Number(at.x), Number(at.y), Number(width), Number(height));
        let _ = write!(self.body, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
        if rounding > 0.0 {
            let _ = write!(self.body, " rx=\"{}\"", Number(rounding));
        }
        self.paint(paint);
    }

    /// A line of text of this size, its baseline at this height.
    pub(crate) fn text(&mut self, text: &str, at: Point, size: f64, anchor: Anchor, colour: Colour) {
        let run = self.font.run(text);
        let shift = if anchor == Anchor::Middle { run.width * size / EM / 2.0 } else { 0.0 };
        self.run(&run, at - Point::new(shift, 0.0), size, Paint::fill(colour));
    }

    /// A line of text of this size, capitals and digits of which are centred on this height.
    pub(crate) fn label(&mut self, text: &str, centre: Point, size: f64, anchor: Anchor, colour: Colour) {
        self.text(text, centre + Point::new(0.0, CAPITAL * size / 2.0), size, anchor, colour);
    }

    /// A text with its ink centred on a point, as large as fits a box around it; `size` is the most.
    pub(crate) fn centred(
        &mut self,
        text: &str,
        centre: Point,
        size: f64,
        width: f64,
        height: f64,
        paint: Paint,
    ) {
        let run = self.font.run(text);
        let Some([left, bottom, right, top]) = run.ink else { return };
        let size = size.min(width * EM / (right - left).max(1.0)).min(height * EM / (top - bottom).max(1.0));
        let middle = Point::new(left + right, -(bottom + top)) * (size / EM / 2.0);
        self.run(&run, centre - middle, size, paint);
    }

    /// A figurine in the middle of a box: its body, then the glyph over it.
    pub(crate) fn figurine(&mut self, glyph: char, centre: Point, height: f64, body: Paint, ink: Colour) {
        let (hull, run) = (self.font.hull(glyph), self.font.run(glyph.encode_utf8(&mut [0; 4])));
        let Some([left, bottom, right, top]) = run.ink else { return };
        let size = height * EM / (top - bottom).max(right - left).max(1.0);
        let middle = Point::new(left + right, -(bottom + top)) * (size / EM / 2.0);
        self.run(&hull, centre - middle, size, body);
        self.run(&run, centre - middle, size, Paint::fill(ink));
    }

    /// Outlines with their origin at a point; strokes get their width in pixels.
    fn run(&mut self, run: &Run, at: Point, size: f64, paint: Paint) {
        self.missing.extend(&run.missing);
        if run.data.is_empty() {
            return;
        }
        let scale = size / EM;
        let _ = write!(
            self.body,
            "<path transform=\"matrix({scale:.5} 0 0 {:.5} {} {})\" d=\"{}\"",
            -scale,
            Number(at.x),
            Number(at.y),
            run.data
        );
        let stroke = paint.stroke.map(|(colour, width)| (colour, width / scale));
        self.paint(Paint { stroke, ..paint });
    }
}
