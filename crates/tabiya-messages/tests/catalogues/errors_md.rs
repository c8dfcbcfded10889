//! `docs/errors.md` lists what the catalogues say.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::complete::is_sentence;
use crate::ftl::{LANGUAGES, Sentence, files, messages};
use crate::sources::{Named, named};

const INTRODUCTION: &str = "\
# Errors and notes

Everything that the readers and the rules have to say, by its code. This file is made from the catalogues in
`crates/tabiya-messages/catalogues`; change it there, then run
`UPDATE_DOCS=1 cargo test -p tabiya-messages errors_md`.

- **Codes** are stable: a code never changes its meaning, and programs may rely on it. The sentences are for people and
  may be reworded.
- **Level**: an `error` says why a text can't be taken as it is; a `note` says what there is to know about a text that
  stands.
- **Span**: where in the text it is. `start` and `end` count bytes from 0, the end not included; `line` and `column`
  count from 1, columns in characters as a reader counts them (a letter with its marks is one, a Hanzi is one).
- **⟨name⟩** stands for an argument. A piece of the input is shown shortened, with what can't be seen made visible:
  `⟨U+3000⟩`.
- **(⟨count⟩ = one: … / else: …)** is worded by an argument: by its number or, as with `one`, by the form of words that
  the number wants.
- *In italics*: the help, what would be right.
";

/// The first parts of codes in the order of the list, with what they are about.
const PARTS: [(&str, &str); 11] = [
    ("game", "Every game"),
    ("record", "Records in the form that games share"),
    ("formation", "Formation Chess"),
    ("xiangqi", "Xiangqi"),
    ("pieces", "The piece notation"),
    ("variants", "Variants"),
    ("explain", "What a piece does"),
    ("betza", "The piece notation and Betza's"),
    ("draw", "Drawings"),
    ("rpc", "Requests"),
    ("cli", "The command line"),
];

/// The names of the languages.
const NAMES: [&str; LANGUAGES.len()] = ["English", "Chinese", "Vietnamese", "Russian"];

#[test]
fn errors_md_lists_all_errors_and_notes() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/errors.md");
    let expected = document();
    if std::env::var_os("UPDATE_DOCS").is_some_and(|value| value == "1") {
        fs::write(&path, &expected).expect("docs/errors.md can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        found == expected,
        "docs/errors.md is not what the catalogues say; run `UPDATE_DOCS=1 cargo test -p tabiya-messages errors_md`"
    );
}

#[test]
fn every_catalogue_has_its_part_of_the_list() {
    let names = files("en").into_iter().filter_map(|(path, _)| Some(path.file_stem()?.to_str()?.to_owned()));
    assert_eq!(names.collect::<BTreeSet<_>>(), PARTS.map(|(part, _)| part.to_owned()).into());
}

/// A row of the list: what each language says, where it says it.
type Row = [Option<String>; LANGUAGES.len()];

fn document() -> String {
    let named = named();
    let translations = LANGUAGES.map(|language| {
        messages(language)
            .into_iter()
            .map(|message| (message.id.clone(), message))
            .collect::<BTreeMap<_, _>>()
    });
    // By part, section and code.
    let mut parts: BTreeMap<String, BTreeMap<String, BTreeMap<String, Row>>> = BTreeMap::new();
    for en in messages("en") {
        let code = code(&en, &named);
        // The rest of what the command line says is talk, not errors.
        let is_talk = en.file == "cli" && !named.codes.contains_key(&code);
        if is_sentence(&en.value.readable) && !is_talk {
            let row = translations.each_ref().map(|messages| messages.get(&en.id).map(cell));
            parts.entry(en.file).or_default().entry(section(&code)).or_default().insert(code, row);
        }
    }
    let mut text = INTRODUCTION.to_owned();
    for (part, title) in PARTS {
        let Some(sections) = parts.get(part) else { continue };
        text.extend(["\n## ", title, "\n"]);
        for (section, rows) in sections {
            text.extend(["\n### `", section, "`\n\n"]);
            text += &table(rows);
        }
    }
    text
}

/// A column for each language that says something of it.
fn table(rows: &BTreeMap<String, Row>) -> String {
    let shown: Vec<_> =
        (0..LANGUAGES.len()).filter(|&language| rows.values().any(|row| row[language].is_some())).collect();
    let mut text = "| code |".to_owned();
    text.extend(shown.iter().map(|&language| format!(" {} |", NAMES[language])));
    text.extend(["\n|---|", &"---|".repeat(shown.len()), "\n"]);
    for (code, row) in rows {
        text.extend(["| `", code, "` |"]);
        text.extend(
            shown.iter().map(|&language| format!(" {} |", row[language].as_deref().unwrap_or_default())),
        );
        text.push('\n');
    }
    text
}

/// The code of a message; its identifier doesn't tell which of the signs in it were dots.
fn code(message: &Sentence, named: &Named) -> String {
    let mut codes =
        named.literals.keys().filter(|name| name.contains('.') && name.replace('.', "-") == message.id);
    codes.next().unwrap_or(&message.id).clone()
}

/// The code without its last part: the game and the reader.
fn section(code: &str) -> String {
    code.rsplit_once('.').map_or(code, |(section, _)| section).to_owned()
}

/// A sentence and its help as the cell of a table.
fn cell(message: &Sentence) -> String {
    let help = message.attributes.get("help").map(|help| format!("<br>*{}*", line(&help.readable)));
    line(&message.value.readable) + &help.unwrap_or_default()
}

/// Text in one line, with what has a meaning in tables made harmless.
fn line(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.replace('|', "\\|").replace('*', "\\*").replace('<', "&lt;")
}
