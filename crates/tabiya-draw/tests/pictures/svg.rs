//! SVG: well-formed, readable without a font, and told in words.

use roxmltree::{Document, Node};
use tabiya_board::Side;
use tabiya_draw::{Arrow, ArrowKind, Coordinates, Mark, Options, Picture, Size, Subject, Theme};
use tabiya_game::Code;
use tabiya_messages::{Catalogue, Language};

use crate::samples::{self, Draft, diagrams, scenes};

/// What must hold of every picture.
pub(crate) fn check(name: &str, picture: &Picture) {
    let svg = picture.svg();
    let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}\n{svg}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg", "{name}");
    assert_eq!(root.attribute("role"), Some("img"), "{name}");
    for (attribute, tag, text) in
        [("aria-labelledby", "title", picture.title()), ("aria-describedby", "desc", picture.description())]
    {
        let id = root.attribute(attribute).unwrap_or_else(|| panic!("{name}: no {attribute}"));
        let element = root.children().find(|child| child.attribute("id") == Some(id));
        let element = element.unwrap_or_else(|| panic!("{name}: nothing is called {id}"));
        assert_eq!(element.tag_name().name(), tag, "{name}");
        assert!(!text.trim().is_empty(), "{name}: an empty {tag}");
        if !text.contains(char::is_control) {
            assert_eq!(element.text(), Some(text), "{name}: {tag}");
        }
    }
    for node in root.descendants().filter(Node::is_element) {
        let tag = node.tag_name().name();
        assert!(["svg", "title", "desc", "path", "circle", "rect"].contains(&tag), "{name}: <{tag}>");
        for attribute in node.attributes() {
            assert!(
                !attribute.value().contains("NaN") && !attribute.value().contains("inf"),
                "{name}: {node:?}"
            );
        }
    }
    let size = |attribute| root.attribute(attribute).and_then(|value| value.parse::<u32>().ok());
    assert_eq!((size("width"), size("height")), (Some(picture.width()), Some(picture.height())), "{name}");
    let view = format!("0 0 {} {}", picture.width(), picture.height());
    assert_eq!(root.attribute("viewBox"), Some(view.as_str()), "{name}");
}

fn each(mut check: impl FnMut(&str, Subject<'_>)) {
    for (name, diagram) in &diagrams() {
        check(name, diagram.into());
    }
    for (name, scene) in &scenes() {
        check(name, scene.into());
    }
}

#[test]
fn every_picture_is_well_formed() {
    const COORDINATES: [Coordinates; 6] = [
        Coordinates::None,
        Coordinates::Game,
        Coordinates::Letters,
        Coordinates::Numerals,
        Coordinates::Files,
        Coordinates::Xiangqi,
    ];
    let catalogues = Language::ALL.map(Catalogue::new);
    each(|name, subject| {
        for (index, coordinates) in COORDINATES.into_iter().enumerate() {
            let options = Options {
                theme: if index % 2 == 0 { Theme::Light } else { Theme::Dark },
                size: [Size::MIN, Size::DEFAULT, Size::MAX][index % 3],
                flip: index % 2 == 1,
                coordinates,
                legend: index != 3,
                ..Options::new(&catalogues[index % 4])
            };
            check(name, &Picture::new(subject, &options));
        }
    });
}

#[test]
fn names_with_signs_of_xml_are_text() {
    let catalogue = Catalogue::new(Language::English);
    let mut scene = samples::scene(false, ["white", "black"], &["k.", ".K"]);
    scene.cells[0].name = "<a&\"'>".to_owned();
    scene.cells[3].name = "]]>\u{0}\u{1b}\u{ffff}".to_owned();
    scene.columns[0] = "<&".to_owned();
    scene.marks = vec![(scene.cells[1].square, "<b>&amp;".to_owned())];
    if let Some(piece) = &mut scene.cells[0].piece {
        piece.glyph = "<&>\"".to_owned();
        piece.name = tabiya_game::Message::new(Code::new("draw.mark.label"))
            .with("text", tabiya_game::Argument::text("<script>&\"\u{7}"));
    }
    let picture = Picture::new(&scene, &Options::new(&catalogue));
    check("xml", &picture);
    let svg = picture.svg();
    assert!(svg.contains("&lt;script&gt;&amp;&quot;\u{fffd}") && !svg.contains("<script"), "{svg}");
    assert!(picture.notes().is_empty(), "{:?}", picture.notes());
}

#[test]
fn overlays_are_drawn_and_told() {
    let catalogue = Catalogue::new(Language::English);
    let scene = samples::scene(false, ["white", "black"], &["k.", ".K"]);
    let at = |name| samples::square(name, scene.geometry);
    let plain = Picture::new(&scene, &Options::new(&catalogue));
    let options = Options {
        arrows: [ArrowKind::Solid, ArrowKind::Dashed, ArrowKind::Dotted]
            .map(|kind| Arrow { from: at("a1"), to: at("b2"), kind })
            .into(),
        marks: vec![(at("a2"), Mark::from("circle")), (at("b1"), Mark::from("y"))],
        last_move: vec![at("a1")],
        ..Options::new(&catalogue)
    };
    let picture = Picture::new(&scene, &options);
    check("overlays", &picture);
    for said in
        ["An arrow points from a1 to b2.", "Marked with a circle: a2.", "“y”: b1.", "last move changed a1"]
    {
        assert!(picture.description().contains(said), "{said}: {}", picture.description());
        assert!(!plain.description().contains(said));
    }
    assert!(picture.svg().len() > plain.svg().len());
}

#[test]
fn the_sign_tells_the_kind_of_move_apart() {
    use tabiya_game::diagram::When::{Always, Conditional, FirstMove};
    let catalogue = Catalogue::new(Language::English);
    let options = Options { legend: false, ..Options::new(&catalogue) };
    // Without colours: the shapes alone.
    let shapes = |how, when, leg| {
        let diagram = Draft::new(3, 3, "a1", "A").land("b2", how, when, leg).0;
        let svg = Picture::new(&diagram, &options).svg();
        let document = Document::parse(&svg).expect("well-formed");
        let elements = document.root_element().children().filter(Node::is_element);
        let shapes = elements.filter(|node| !["title", "desc"].contains(&node.tag_name().name()));
        let attributes = shapes.flat_map(|node| node.attributes());
        let attributes = attributes.filter(|attribute| !attribute.value().starts_with(['#', 'n']));
        attributes.map(|attribute| attribute.value().to_owned()).collect::<Vec<_>>()
    };
    let mut seen = Vec::new();
    for how in ["ox", "o", "x", "%"] {
        for when in [Always, FirstMove, Conditional] {
            for leg in [1, 2, 3] {
                let drawn = shapes(how, when, leg);
                assert!(!seen.contains(&drawn), "{how} {when:?} {leg} looks like another one");
                seen.push(drawn);
            }
        }
    }
}

#[test]
fn the_sides_differ_in_lightness() {
    let catalogue = Catalogue::new(Language::English);
    let lightness = |hex: &str| -> u32 {
        (0..3).map(|part| u32::from_str_radix(&hex[1 + 2 * part..3 + 2 * part], 16).expect("a colour")).sum()
    };
    for colours in
        [["red", "black"], ["white", "black"], ["black", "white"], ["blue", "red"], ["red", "white"]]
    {
        for theme in [Theme::Light, Theme::Dark] {
            let body = |side: Side| {
                let rows: &[&str] = if side == Side::First { &["K"] } else { &["k"] };
                let scene = samples::scene(false, colours, rows);
                let options = Options { theme, ..Options::new(&catalogue) };
                let svg = Picture::new(&scene, &options).svg();
                let document = Document::parse(&svg).expect("well-formed");
                let mut discs = document.descendants().filter(|node| node.has_tag_name("circle"));
                // The first is the dot of the side to act.
                let disc = discs.nth(1).expect("a disc");
                lightness(disc.attribute("fill").expect("a filled disc"))
            };
            let (first, second) = (body(Side::First), body(Side::Second));
            assert!(first.abs_diff(second) > 300, "{colours:?} {theme:?}: {first} {second}");
        }
    }
}

#[test]
fn what_goes_without_saying_is_left_out() {
    use tabiya_game::diagram::When::{Always, Conditional, FirstMove};
    let catalogue = Catalogue::new(Language::English);
    let check = |draft: Draft, expected: &str| {
        let said = Picture::new(&draft.0, &Options::new(&catalogue)).description().to_owned();
        let (_, said) = said.split_once("on a1. ").expect("where it stands");
        assert_eq!(said, expected);
    };
    let draft = || Draft::new(3, 3, "a1", "A");
    check(draft(), "It can go nowhere.");
    check(draft().land("b2", "ox", Always, 1).land("b2", "x", Always, 2), "It moves to or captures on b2.");
    check(
        draft().land("b2", "ox", Always, 1).land("b2", "o", FirstMove, 1),
        "It moves to or captures on b2.",
    );
    check(draft().land("b2", "o", Always, 1).land("b2", "x", Always, 1), "It moves to or captures on b2.");
    check(
        draft().land("b2", "o", Always, 1).land("b2", "x", Conditional, 1),
        "It moves without capturing to b2. Under a condition, it captures on b2.",
    );
    check(
        draft().land("b2", "o", Always, 1).land("b2", "ox", Always, 2),
        "It moves without capturing to b2. It moves to or captures on b2 (leg 2).",
    );
    check(draft().land("b2", "o%", Always, 1), "It moves to b2 and captures elsewhere.");
}

#[test]
fn characters_without_a_glyph_are_noted() {
    let catalogue = Catalogue::new(Language::English);
    let mut scene = samples::scene(true, ["red", "black"], &["K.", ".k"]);
    scene.columns[1] = "\u{4e02}".to_owned();
    if let Some(piece) = &mut scene.cells[0].piece {
        piece.glyph = "🦄".to_owned();
        piece.letter = "Un".to_owned();
    }
    let picture = Picture::new(&scene, &Options::new(&catalogue));
    check("missing", &picture);
    let said = "lacks 2 characters, among them \u{4e02} (U+4E02) and 🦄 (U+1F984)";
    assert!(picture.description().contains(said), "{}", picture.description());
    assert_eq!(picture.notes().len(), 1);
    // A box is drawn, not nothing.
    scene.columns[1] = String::new();
    let without = Picture::new(&scene, &Options::new(&catalogue));
    assert!(picture.svg().len() > without.svg().len() + 300);
}
