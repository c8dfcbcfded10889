//! PNG: of the size that was asked for, and with something on it.

use std::collections::BTreeMap;

use resvg::tiny_skia::Pixmap;
use tabiya_draw::{MAX_PIXELS, Options, Picture, Size, Subject, Theme};
use tabiya_messages::{Catalogue, Language};

use crate::samples::{diagrams, scenes};

fn check(name: &str, subject: Subject<'_>, options: &Options<'_>) {
    let picture = Picture::new(subject, options);
    let pixmap = Pixmap::decode_png(&picture.png()).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!((pixmap.width(), pixmap.height()), (picture.width(), picture.height()), "{name}");
    let mut colours: BTreeMap<[u8; 4], usize> = BTreeMap::new();
    for pixel in pixmap.pixels() {
        let colour = [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()];
        assert_eq!(colour[3], 255, "{name}: the page shows through");
        *colours.entry(colour).or_default() += 1;
    }
    let page = pixmap.pixel(0, 0).expect("a pixel");
    assert_eq!(page.red() > 128, options.theme == Theme::Light, "{name}: the page's colour");
    let commonest = colours.values().max().copied().unwrap_or_default();
    assert!(colours.len() > 20, "{name}: only {} colours", colours.len());
    assert!(commonest < pixmap.pixels().len() * 97 / 100, "{name}: almost nothing is drawn");
    // The longer side of the board is what was asked for, up to whole squares.
    let size = options.size.pixels();
    let longer = picture.width().max(picture.height());
    assert!(longer * 3 >= size && longer <= 3 * size + 400, "{name}: {longer} of {size}");
}

#[test]
fn every_picture_has_its_size_and_something_on_it() {
    let catalogue = Catalogue::new(Language::Chinese);
    for (size, theme) in [(200, Theme::Light), (400, Theme::Dark)] {
        let size = Size::new(size).expect("not too large");
        let options = Options { size, theme, ..Options::new(&catalogue) };
        for (name, diagram) in &diagrams() {
            check(name, diagram.into(), &options);
        }
        for (name, scene) in &scenes() {
            check(name, scene.into(), &options);
        }
    }
}

#[test]
fn the_size_is_that_of_the_board() {
    let catalogue = Catalogue::new(Language::English);
    let size = Size::new(800).expect("not too large");
    let options = Options { size, legend: false, ..Options::new(&catalogue) };
    for (name, diagram) in diagrams() {
        let picture = Picture::new(&diagram, &options);
        let longer = picture.width().max(picture.height());
        let cells = u32::from(diagram.geometry.width().max(diagram.geometry.height()));
        assert!(longer <= 800, "{name}: {longer}");
        assert!(cells < 3 || longer + cells >= 800, "{name}: {longer}");
    }
}

#[test]
fn sizes_have_limits() {
    for pixels in [0, 1, 31, 4097, u32::MAX] {
        assert_eq!(Size::new(pixels).map_err(|error| error.pixels), Err(pixels));
    }
    assert_eq!((Size::new(32), Size::new(4096)), (Ok(Size::MIN), Ok(Size::MAX)));
}

#[test]
#[ignore = "deep: draws 16 million pixels"]
fn the_largest_picture_is_made_smaller() {
    let catalogue = Catalogue::new(Language::English);
    let options = Options { size: Size::MAX, ..Options::new(&catalogue) };
    for (name, diagram) in &diagrams() {
        let picture = Picture::new(diagram, &options);
        let pixmap = Pixmap::decode_png(&picture.png()).expect("a picture");
        assert!(pixmap.width() * pixmap.height() <= MAX_PIXELS, "{name}");
        let shrunk = f64::from(pixmap.width()) / f64::from(pixmap.height());
        let whole = f64::from(picture.width()) / f64::from(picture.height());
        assert!((shrunk / whole - 1.0).abs() < 0.01, "{name}: {shrunk} {whole}");
    }
}
