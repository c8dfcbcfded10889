use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The most pixels of a PNG: 16 million, 64 MB while it is drawn.
pub const MAX_PIXELS: u32 = 16_000_000;

/// Draws an SVG of our own.
pub(crate) fn encode(svg: &str, width: u32, height: u32) -> Vec<u8> {
    let tree = Tree::from_str(svg, &Options::default()).expect("our own SVG is well-formed");
    let scale = (f64::from(MAX_PIXELS) / (f64::from(width) * f64::from(height))).sqrt().min(1.0);
    let scaled = |pixels: u32| (f64::from(pixels) * scale).floor().max(1.0);
    let (across, down) = (scaled(width), scaled(height));
    let mut pixmap = Pixmap::new(across as u32, down as u32).expect("it has pixels, and not too many");
    let shrink = Transform::from_scale((across / f64::from(width)) as f32, (down / f64::from(height)) as f32);
    resvg::render(&tree, shrink, &mut pixmap.as_mut());
    pixmap.encode_png().expect("a picture in memory can be encoded")
}
