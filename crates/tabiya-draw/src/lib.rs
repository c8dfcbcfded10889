#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod area;
mod canvas;
mod coordinates;
mod describe;
mod face;
mod font;
mod frame;
mod ground;
mod layout;
mod legend;
mod mark;
mod number;
mod options;
mod palette;
mod path;
mod picture;
#[cfg(feature = "png")]
mod png;
mod point;
mod reserve;
mod sign;
mod terminal;
mod track;
mod xml;

pub use options::{Arrow, ArrowKind, Coordinates, Mark, Options, Shape, Size, SizeError, Theme};
pub use picture::{Picture, Subject};
#[cfg(feature = "png")]
pub use png::MAX_PIXELS;
pub use terminal::{Role, Span, spans, text};

/// The picture as SVG.
///
/// The same as [`Picture::svg`] of a new picture.
pub fn svg<'a>(subject: impl Into<Subject<'a>>, options: &Options<'_>) -> String {
    Picture::new(subject, options).svg()
}

/// The picture as PNG.
///
/// The same as [`Picture::png`] of a new picture.
#[cfg(feature = "png")]
pub fn png<'a>(subject: impl Into<Subject<'a>>, options: &Options<'_>) -> Vec<u8> {
    Picture::new(subject, options).png()
}
