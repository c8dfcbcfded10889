//! The faces of pieces.

use tabiya_game::Piece;

use crate::canvas::{Canvas, Paint};
use crate::font::Font;
use crate::palette::Face;
use crate::point::Point;

/// How much of a piece's text is drawn.
const DRAWN: usize = 4;

/// The width of a piece in that of its square.
pub(crate) const WIDTH: f64 = 0.86;

/// Draws a piece in a square of this size: chess pieces as figurines, all others as discs with their glyph.
pub(crate) fn draw(canvas: &mut Canvas, piece: &Piece, face: Face, centre: Point, cell: f64) {
    let mut glyphs = piece.glyph.chars().filter(|c| !('\u{fe00}'..='\u{fe0f}').contains(c));
    match (glyphs.next(), glyphs.next()) {
        (Some(glyph @ '♔'..='♟'), None) => figurine(canvas, glyph, face, centre, cell),
        _ => disc(canvas, piece, face, centre, cell),
    }
}

/// The lighter side has the outlined figures, the darker one the solid ones, whichever the game writes.
fn figurine(canvas: &mut Canvas, glyph: char, face: Face, centre: Point, cell: f64) {
    let kind = (u32::from(glyph) - u32::from('♔')) % 6;
    let figure = |first: char| char::from_u32(u32::from(first) + kind).unwrap_or(glyph);
    if face.is_dark {
        // A light edge keeps it apart from dark squares.
        let body = Paint::fill(face.ink).and_stroke(face.rim, (0.03 * cell).max(0.7));
        canvas.figurine(figure('♚'), centre, 0.78 * cell, body, face.body);
    } else {
        canvas.figurine(figure('♔'), centre, 0.78 * cell, Paint::fill(face.body), face.ink);
    }
}

fn disc(canvas: &mut Canvas, piece: &Piece, face: Face, centre: Point, cell: f64) {
    let radius = WIDTH / 2.0 * cell;
    let rim = (0.03 * cell).max(0.7);
    canvas.circle(centre, radius - rim / 2.0, Paint::fill(face.body).and_stroke(face.rim, rim));
    // The groove of a turned piece; on small ones it would only blur.
    if cell >= 26.0 {
        canvas.circle(centre, 0.86 * radius, Paint::stroke(face.ink, 0.014 * cell).opacity(0.55));
    }
    let text = drawn_text(canvas.font(), piece);
    if text != piece.glyph {
        canvas.miss(&piece.glyph);
    }
    let count = text.chars().count();
    let paint = Paint::fill(face.ink);
    match text.chars().next() {
        None => {}
        Some(c) if count == 1 && is_wide(c) => {
            canvas.centred(text, centre, 1.34 * radius, 1.3 * radius, 1.3 * radius, paint);
        }
        // Letters are made heavier, to stand beside Hanzi.
        Some(_) => {
            let size = if count == 1 { 1.3 } else { 1.15 } * radius;
            let paint = paint.and_stroke(face.ink, 0.022 * size);
            canvas.centred(text, centre, size, 1.28 * radius, 1.1 * radius, paint);
        }
    }
}

/// What is drawn on a piece: its glyph, else one of its other names that the font has, else the glyph nevertheless.
fn drawn_text<'a>(font: &Font, piece: &'a Piece) -> &'a str {
    let names = [&piece.glyph, &piece.letter, &piece.latin];
    let known = names.into_iter().find(|name| !name.trim().is_empty() && font.has(beginning(name)));
    beginning(known.unwrap_or(&piece.glyph))
}

fn beginning(text: &str) -> &str {
    text.char_indices().nth(DRAWN).map_or(text, |(end, _)| &text[..end])
}

/// Whether a character takes a whole em: Hanzi and shapes.
const fn is_wide(c: char) -> bool {
    c >= '\u{2500}'
}
