use std::fs;
use std::ops::Range;
use std::path::Path;

use tabiya_game::Diagnostic;
use tabiya_variants::file::{self, VariantFile};

/// A small game. A case says what is different in it.
const TINY: [(&str, &str); 5] = [
    ("name", r#"name = "tiny""#),
    ("start", r#"start = "k3/p3/3P/3K w - - 0 1""#),
    ("board", r#"board.size = "4x4""#),
    ("pieces.K", r#"pieces.K = { line = "1*", royal = true }"#),
    ("pieces.P", r#"pieces.P = { line = "o1>,c1X>" }"#),
];

/// The text of a file: a case, and before it what of the small game it does not say itself.
pub(crate) fn whole(case: &str) -> String {
    let plain = case.replace(['⟦', '⟧'], "");
    if plain.starts_with("# whole") {
        return case.to_owned();
    }
    let says = |key: &str| {
        let mut lines = plain.lines().map(|line| line.trim_start().trim_start_matches('['));
        lines.any(|line| {
            line.starts_with(key) && !line[key.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '-')
        })
    };
    let all_pieces = plain.lines().any(|line| line.starts_with("[pieces]") || line.starts_with("pieces ="));
    let own = TINY.iter().filter(|(key, _)| !(says(key) || all_pieces && key.starts_with("pieces")));
    let own: Vec<&str> = own.map(|(_, line)| *line).collect();
    format!("{}\n{case}", own.join("\n"))
}

/// A text without its marks, and the places between them in the order in which they begin.
pub(crate) fn marked(text: &str) -> (String, Vec<Range<usize>>) {
    let mut plain = String::new();
    let mut places = Vec::new();
    let mut open = Vec::new();
    for c in text.chars() {
        match c {
            '⟦' => {
                open.push(places.len());
                places.push(plain.len()..plain.len());
            }
            '⟧' => {
                let place: usize = open.pop().expect("a mark that opens");
                places[place].end = plain.len();
            }
            c => plain.push(c),
        }
    }
    (plain, places)
}

/// Variants that can be extended: those of the library, and those of tests that begin `test-`.
pub(crate) fn base(name: &str) -> Option<String> {
    let test = super::extends::BASES.iter().find(|(known, _)| *known == name);
    if let Some((_, text)) = test {
        return Some(whole(text));
    }
    let deep = name.strip_prefix("test-deep-").and_then(|depth| depth.parse::<u32>().ok());
    if let Some(depth) = deep {
        return Some(whole(&format!("extends = \"test-deep-{}\"\n", depth + 1)));
    }
    let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    is_name.then(|| fs::read_to_string(library().join(format!("{name}.toml"))).ok())?
}

pub(crate) fn library() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/variants"))
}

pub(crate) fn read(text: &str) -> Result<VariantFile, Vec<Diagnostic>> {
    file::read(text, &base)
}

/// The variant of a case, which must stand.
#[track_caller]
pub(crate) fn sound(case: &str) -> VariantFile {
    let text = whole(case);
    read(&text).unwrap_or_else(|errors| panic!("{text}\n{errors:#?}"))
}
