//! Pieces beside the board: hands and pools.

use tabiya_board::Side;
use tabiya_game::{Argument, Piece, Scene};

use crate::canvas::{Anchor, Canvas, Paint};
use crate::face;
use crate::options::Options;
use crate::palette::{Face, Palette};
use crate::point::Point;
use crate::xml::shortened;

/// The most kinds of pieces that are drawn; the rest is counted.
const DRAWN: usize = 40;

/// A row of pieces, equal ones counted.
pub(crate) struct Strip<'a> {
    pub(crate) side: Side,
    label: String,
    pieces: Vec<(&'a Piece, usize)>,
    rest: usize,
}

/// How large a strip is drawn.
#[derive(Clone, Copy)]
pub(crate) struct Sizes {
    /// The size of its label.
    pub(crate) text: f64,
    /// The width of a piece's square.
    pub(crate) piece: f64,
    /// The width of the whole.
    pub(crate) width: f64,
}

/// The strips of a scene; empty hands have none.
pub(crate) fn strips<'a>(scene: &'a Scene, options: &Options<'_>) -> Vec<Strip<'a>> {
    let full = scene.reserves.iter().filter(|reserve| !reserve.pieces.is_empty());
    full.map(|reserve| {
        let mut pieces: Vec<(&Piece, usize)> = Vec::new();
        let mut rest = 0;
        for piece in &reserve.pieces {
            let same =
                |known: &(&Piece, usize)| known.0.letter == piece.letter && known.0.glyph == piece.glyph;
            match pieces.iter().position(same) {
                Some(index) => pieces[index].1 += 1,
                None if pieces.len() < DRAWN => pieces.push((piece, 1)),
                None => rest += 1,
            }
        }
        let label = options.catalogue.text(
            "draw.label.reserve",
            &[
                ("side", Argument::Term(scene.sides[reserve.side.index()].name)),
                ("reserve", Argument::Term(reserve.kind)),
            ],
        );
        Strip { side: reserve.side, label: shortened(&label, 40), pieces, rest }
    })
    .collect()
}

impl Strip<'_> {
    /// The same sizes with pieces a little smaller where then all fit into one line.
    pub(crate) fn fitted(&self, sizes: Sizes) -> Sizes {
        // A little less than all of the room: sums of fractions are not exact.
        let all = 0.999 * (sizes.width - 2.0 * sizes.padding()) / self.pieces.len().max(1) as f64;
        let is_plain = self.pieces.iter().all(|(_, count)| *count == 1);
        if is_plain && all < sizes.piece && all >= 0.72 * sizes.piece {
            Sizes { piece: all, ..sizes }
        } else {
            sizes
        }
    }

    /// The pieces of each line, with the room that each takes.
    fn lines(&self, canvas: &Canvas, sizes: Sizes) -> Vec<Vec<(usize, f64)>> {
        let room = sizes.width - 2.0 * sizes.padding();
        let mut lines: Vec<Vec<(usize, f64)>> = vec![Vec::new()];
        let mut used = 0.0;
        for (index, (_, count)) in self.pieces.iter().enumerate() {
            let width = sizes.piece + count_width(canvas, sizes, *count);
            if used + width > room && used > 0.0 {
                lines.push(Vec::new());
                used = 0.0;
            }
            used += width;
            if let Some(line) = lines.last_mut() {
                line.push((index, width));
            }
        }
        lines
    }

    pub(crate) fn height(&self, canvas: &Canvas, sizes: Sizes) -> f64 {
        let lines = self.lines(canvas, sizes).len();
        1.35 * sizes.text + lines as f64 * sizes.piece + 2.0 * sizes.padding()
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas, palette: &Palette, face: Face, at: Point, sizes: Sizes) {
        let height = self.height(canvas, sizes);
        let paint = Paint::fill(palette.shade).opacity(0.12);
        canvas.rectangle(at, sizes.width, height, 0.25 * sizes.text, paint);
        let inner = at + Point::new(sizes.padding(), sizes.padding());
        let most = sizes.width - 2.0 * sizes.padding();
        let label = fitting(canvas, &self.label, most / sizes.text);
        canvas.text(
            &label,
            inner + Point::new(0.0, 0.95 * sizes.text),
            sizes.text,
            Anchor::Start,
            palette.label,
        );
        let mut top = inner.y + 1.35 * sizes.text;
        let lines = self.lines(canvas, sizes);
        let mut left = inner.x;
        for line in &lines {
            left = inner.x;
            let middle = top + sizes.piece / 2.0;
            for &(index, width) in line {
                let (piece, count) = self.pieces[index];
                let centre = Point::new(left + sizes.piece / 2.0, middle);
                face::draw(canvas, piece, face, centre, sizes.piece);
                if count > 1 {
                    let beside = Point::new(left + sizes.piece, middle);
                    canvas.label(&times(count), beside, sizes.count(), Anchor::Start, palette.ink);
                }
                left += width;
            }
            top += sizes.piece;
        }
        if self.rest > 0 {
            let beside = Point::new(left + 0.1 * sizes.piece, top - sizes.piece / 2.0);
            canvas.label(&format!("+{}", self.rest), beside, sizes.count(), Anchor::Start, palette.ink);
        }
    }
}

impl Sizes {
    fn padding(self) -> f64 {
        0.35 * self.text
    }

    fn count(self) -> f64 {
        (0.36 * self.piece).max(0.8 * self.text)
    }
}

/// The room that the number of equal pieces takes beside the piece.
fn count_width(canvas: &Canvas, sizes: Sizes, count: usize) -> f64 {
    if count > 1 { canvas.font().width(&times(count)) * sizes.count() + 0.12 * sizes.piece } else { 0.0 }
}

fn times(count: usize) -> String {
    format!("×{count}")
}

/// The beginning of a text that is no wider than this many ems.
fn fitting(canvas: &Canvas, text: &str, most: f64) -> String {
    if canvas.font().width(text) <= most {
        return text.to_owned();
    }
    let mut fitted = String::new();
    for c in text.chars() {
        fitted.push(c);
        if canvas.font().width(&fitted) + 1.0 > most {
            fitted.pop();
            break;
        }
    }
    fitted + "…"
}
