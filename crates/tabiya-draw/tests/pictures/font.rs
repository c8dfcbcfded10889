//! The font has what pictures write, and its licence beside it.

use std::fs;
use std::path::PathBuf;

use tabiya_messages::Language;
use ttf_parser::{Face, name_id};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("font")
}

fn read(path: &str) -> String {
    fs::read_to_string(folder().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn the_font_has_all_characters_of_its_list_and_of_the_catalogues() {
    let bytes = fs::read(folder().join("tabiya-signs.ttf")).expect("the font");
    let face = Face::parse(&bytes, 0).expect("a readable font");
    assert_eq!(face.units_per_em(), 1000);
    let mut texts: Vec<String> =
        read("characters.txt").lines().filter(|line| !line.starts_with("# ")).map(str::to_owned).collect();
    for language in Language::ALL {
        let catalogue = read(&format!("../../tabiya-messages/catalogues/{language}/draw.ftl"));
        let is_drawn = |line: &&str| line.starts_with("draw-legend-") || line.starts_with("draw-label-");
        texts.extend(catalogue.lines().filter(is_drawn).map(str::to_owned));
    }
    let lacks = |c: &char| !c.is_control() && face.glyph_index(*c).is_none();
    let missing: String = texts.iter().flat_map(|text| text.chars()).filter(lacks).collect();
    assert!(missing.is_empty(), "the font lacks {missing}; font/README.md says how it is renewed");
}

#[test]
fn the_font_is_small_and_has_a_name_of_its_own() {
    let bytes = fs::read(folder().join("tabiya-signs.ttf")).expect("the font");
    assert!(bytes.len() < 110_000, "{} bytes", bytes.len());
    let face = Face::parse(&bytes, 0).expect("a readable font");
    let names = face.names().into_iter().filter(|name| name.name_id != name_id::COPYRIGHT_NOTICE);
    let names: Vec<String> = names.filter_map(|name| name.to_string()).collect();
    assert!(names.iter().any(|name| name == "Tabiya Signs"), "{names:?}");
    // Reserved names, and a trademark.
    for reserved in ["LXGW", "霞鹜", "WenKai", "Klee", "Noto"] {
        assert!(names.iter().all(|name| !name.contains(reserved)), "{names:?}");
    }
    let licence = read("OFL.txt");
    for holder in ["LXGW", "Klee", "Google", "SIL OPEN FONT LICENSE Version 1.1"] {
        assert!(licence.contains(holder), "{holder}");
    }
}
