use core::f64::consts::TAU;
use core::fmt::Write as _;

use crate::number::Number;
use crate::point::Point;

/// The outline of a shape, as the `d` of an SVG path.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path {
    data: String,
}

impl Path {
    pub(crate) const fn new() -> Self {
        Self { data: String::new() }
    }

    pub(crate) fn data(&self) -> &str {
        &self.data
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    fn command(&mut self, letter: char, points: &[Point]) -> &mut Self {
        self.data.push(letter);
        for (index, point) in points.iter().enumerate() {
            let gap = if index > 0 { " " } else { "" };
            // Writing to a string can't fail.
            let _ = write!(self.data, "{gap}{} {}", Number(point.x), Number(point.y));
        }
        self
    }

    pub(crate) fn start(&mut self, at: Point) -> &mut Self {
        self.command('M', &[at])
    }

    pub(crate) fn line(&mut self, to: Point) -> &mut Self {
        self.command('L', &[to])
    }

    pub(crate) fn curve(&mut self, control: Point, to: Point) -> &mut Self {
        self.command('Q', &[control, to])
    }

    pub(crate) fn close(&mut self) -> &mut Self {
        self.data.push('Z');
        self
    }

    /// Half a circle from here to there, on the left as one goes.
    pub(crate) fn arch(&mut self, from: Point, to: Point) -> &mut Self {
        let radius = Number((to - from).length() / 2.0);
        let _ = write!(self.data, "A{radius} {radius} 0 0 1 {} {}", Number(to.x), Number(to.y));
        self
    }

    pub(crate) fn segment(&mut self, from: Point, to: Point) -> &mut Self {
        self.start(from).line(to)
    }

    pub(crate) fn polygon(&mut self, corners: impl IntoIterator<Item = Point>) -> &mut Self {
        let mut corners = corners.into_iter();
        if let Some(first) = corners.next() {
            self.start(first);
            for corner in corners {
                self.line(corner);
            }
            self.close();
        }
        self
    }

    pub(crate) fn rectangle(&mut self, at: Point, width: f64, height: f64) -> &mut Self {
        let corner = |x: f64, y: f64| at + Point::new(x, y);
        self.polygon([corner(0.0, 0.0), corner(width, 0.0), corner(width, height), corner(0.0, height)])
    }

    /// A square around a point.
    pub(crate) fn square(&mut self, centre: Point, half: f64) -> &mut Self {
        self.rectangle(centre - Point::new(half, half), 2.0 * half, 2.0 * half)
    }

    /// A regular figure around a point, its first corner on top. With `inner` it is a star: between two corners there
    /// is one at that distance from the centre.
    pub(crate) fn regular(
        &mut self,
        centre: Point,
        corners: u8,
        radius: f64,
        inner: Option<f64>,
    ) -> &mut Self {
        let steps = if inner.is_some() { 2 * corners } else { corners };
        self.polygon((0..steps).map(|step| {
            let angle = f64::from(step) / f64::from(steps) * TAU;
            let radius = inner.filter(|_| step % 2 == 1).unwrap_or(radius);
            centre + Point::new(angle.sin(), -angle.cos()) * radius
        }))
    }

    /// Two strokes that cross in a point.
    pub(crate) fn cross(&mut self, centre: Point, arm: f64) -> &mut Self {
        let (down, up) = (Point::new(arm, arm), Point::new(arm, -arm));
        self.segment(centre - down, centre + down).segment(centre - up, centre + up)
    }
}
