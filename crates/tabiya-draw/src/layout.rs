use tabiya_board::Side;

use crate::canvas::{Anchor, Canvas, Paint};
use crate::frame::Frame;
use crate::legend::Legend;
use crate::options::Options;
use crate::palette::Palette;
use crate::picture::Content;
use crate::point::Point;
use crate::reserve::Sizes;

/// A board so much higher than wide has its legend on its right.
const NARROW: f64 = 1.7;

/// The largest square, in sizes of the picture: a board of few squares isn't blown up to the whole of it.
const LARGEST: f64 = 0.32;

/// Where everything is in the picture.
pub(crate) struct Layout {
    pub(crate) frame: Frame,
    /// The size of coordinates.
    label: f64,
    /// The width of the widest label of a row, in sizes of the label.
    widest: f64,
    /// The room of coordinates beside the board.
    band: f64,
    margin: f64,
    sizes: Sizes,
    /// The top edges of the strips, in their order.
    strips: Vec<Point>,
    legend: Option<(Legend, Point)>,
    width: f64,
    height: f64,
}

impl Layout {
    pub(crate) fn new(content: &Content<'_>, options: &Options<'_>, canvas: &Canvas) -> Self {
        let size = f64::from(options.size.pixels());
        let geometry = content.ground.geometry;
        let (columns, rows) = (f64::from(geometry.width()), f64::from(geometry.height()));
        let text = (0.0225 * size).clamp(10.5, 40.0).min(0.12 * size);
        let label = (0.27 * size / columns.max(rows)).clamp(7.5, (0.03 * size).max(7.5)).min(0.1 * size);
        let labels = &content.labels;
        let widest = labels.left.iter().map(|label| canvas.font().width(label)).fold(0.0, f64::max);
        let band = 1.7 * label;
        let margin = (0.014 * size).max(2.0);
        let room = |is_there: bool, width: f64| if is_there { width } else { margin };
        let right = room(content.to_move.is_some(), band);
        // A board that has room on its right for whose turn it is has as much on its left.
        let left = room(!labels.left.is_empty(), band.max((widest + 0.9) * label)).max(right);
        let above = room(!labels.top.is_empty(), band);
        let below = room(!labels.bottom.is_empty(), band);
        let cell = ((size - left - right) / columns).min((size - above - below) / rows);
        let cell = cell.clamp(1.0, LARGEST * size);
        // Edges that fall on whole pixels are sharp.
        let cell = if cell >= 12.0 { cell.floor() } else { cell };
        let frame = Frame { geometry, flip: options.flip, corner: Point::new(left, above), cell };

        let across = left + frame.width() + right;
        let piece = (0.62 * cell).min(3.2 * text).max(1.6 * text);
        let mut sizes = Sizes { text: 0.9 * text, piece, width: 0.0 };
        let is_narrow = frame.height() > NARROW * frame.width();
        let beside = is_narrow && !content.entries.is_empty();
        let least = if content.strips.is_empty() && (beside || content.entries.is_empty()) {
            0.0
        } else {
            14.0 * text
        };
        let column = across.max(least);
        sizes.width = column - 2.0 * margin;
        let sizes = content.strips.iter().fold(sizes, |sizes, strip| strip.fitted(sizes));

        let mut layout = Self {
            frame,
            label,
            widest,
            band,
            margin,
            sizes,
            strips: vec![Point::new(margin, margin); content.strips.len()],
            legend: None,
            width: column,
            height: 0.0,
        };
        let mut down = 0.0;
        layout.place_strips(content, canvas, false, &mut down);
        layout.frame.corner = Point::new(left + (column - across) / 2.0, down + above);
        down += above + layout.frame.height() + below;
        layout.place_strips(content, canvas, true, &mut down);
        if beside {
            let legend = Legend::new(&content.entries, options.catalogue, canvas.font(), text, 0.6 * size);
            let at = Point::new(layout.width + text, margin.max(above));
            layout.width += legend.width + text + 2.0 * margin;
            down = down.max(at.y + legend.height + margin);
            layout.legend = Some((legend, at));
        } else if !content.entries.is_empty() {
            let legend = Legend::new(
                &content.entries,
                options.catalogue,
                canvas.font(),
                text,
                sizes.width - 2.0 * margin,
            );
            let at = Point::new((layout.width - legend.width).max(2.0 * margin) / 2.0, down + 0.3 * text);
            down = at.y + legend.height + margin.max(0.4 * text);
            layout.legend = Some((legend, at));
        }
        layout.height = down;
        layout
    }

    /// Puts the strips of the side that sits below, or of the other one, one under the other.
    fn place_strips(&mut self, content: &Content<'_>, canvas: &Canvas, below: bool, down: &mut f64) {
        for (strip, place) in content.strips.iter().zip(&mut self.strips) {
            if ((strip.side == Side::First) != self.frame.flip) == below {
                if !below {
                    *down += self.margin;
                }
                *place = Point::new(self.margin, *down);
                *down += strip.height(canvas, self.sizes);
                if below {
                    *down += self.margin;
                }
            }
        }
    }

    /// The size of the picture in whole pixels.
    pub(crate) const fn pixels(&self) -> (u32, u32) {
        (self.width.ceil().max(1.0) as u32, self.height.ceil().max(1.0) as u32)
    }

    /// Draws what is around the board.
    pub(crate) fn draw_page(&self, canvas: &mut Canvas, palette: &Palette, content: &Content<'_>) {
        let (width, height) = self.pixels();
        let page = Paint::fill(palette.page);
        canvas.rectangle(Point::new(0.0, 0.0), f64::from(width), f64::from(height), 0.0, page);
        self.draw_labels(canvas, palette, content);
        if let Some(side) = content.to_move {
            self.draw_turn(canvas, content, side);
        }
        for (strip, &at) in content.strips.iter().zip(&self.strips) {
            strip.draw(canvas, palette, content.face(strip.side), at, self.sizes);
        }
        if let Some((legend, at)) = &self.legend {
            legend.draw(canvas, palette, *at);
        }
    }

    fn draw_labels(&self, canvas: &mut Canvas, palette: &Palette, content: &Content<'_>) {
        let (frame, labels) = (&self.frame, &content.labels);
        let middle = |place: u8| (f64::from(place) + 0.5) * frame.cell;
        let gap = 0.8 * self.label;
        for place in 0..frame.geometry.width() {
            let column = usize::from(frame.column_at(place));
            let x = frame.corner.x + middle(place);
            let edges = [
                (&labels.top, frame.corner.y - gap),
                (&labels.bottom, frame.corner.y + frame.height() + gap),
            ];
            for (texts, y) in edges {
                if let Some(text) = texts.get(column) {
                    // A label that is too wide for its column is drawn smaller.
                    let width = canvas.font().width(text) * self.label;
                    let size = self.label * (0.95 * frame.cell / width.max(1.0)).min(1.0);
                    canvas.label(text, Point::new(x, y), size, Anchor::Middle, palette.label);
                }
            }
        }
        let x = frame.corner.x - (self.widest / 2.0 + 0.45) * self.label;
        let size = self.label.min(0.95 * frame.cell);
        for place in 0..frame.geometry.height() {
            let y = frame.corner.y + middle(place);
            if let Some(text) = labels.left.get(usize::from(frame.row_at(place))) {
                canvas.label(text, Point::new(x, y), size, Anchor::Middle, palette.label);
            }
        }
    }

    /// A dot in the colours of the side to act, beside its end of the board.
    fn draw_turn(&self, canvas: &mut Canvas, content: &Content<'_>, side: Side) {
        let frame = &self.frame;
        let face = content.face(side);
        let is_below = (side == Side::First) != frame.flip;
        let end = if is_below { frame.height() - self.band / 2.0 } else { self.band / 2.0 };
        let centre = frame.corner + Point::new(frame.width() + self.band / 2.0, end);
        let radius = 0.46 * self.label;
        canvas.circle(centre, radius, Paint::fill(face.body).and_stroke(face.rim, 0.3 * radius));
    }
}
