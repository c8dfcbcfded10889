//! `docs/errors.md` lists what the catalogues say.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::complete::is_sentence;
use crate::ftl::{Sentence, files, messages};
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
const PARTS: [(&str, &str); 5] = [
    ("game", "Every game"),
    ("record", "Records in the form that games share"),
    ("formation", "Formation Chess"),
    ("rpc", "Requests"),
    ("cli", "The command line"),
];

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

fn document() -> String {
    let named = named();
    let chinese: BTreeMap<String, Sentence> =
        messages("zh").into_iter().map(|message| (message.id.clone(), message)).collect();
    let mut parts: BTreeMap<String, BTreeMap<(String, String), String>> = BTreeMap::new();
    for en in messages("en") {
        let code = code(&en, &named);
        // The rest of what the command line says is talk, not errors.
        let is_talk = en.file == "cli" && !named.codes.contains_key(&code);
        if is_sentence(&en.value.readable) && !is_talk {
            let zh = chinese.get(&en.id).map(cell).unwrap_or_default();
            let row = format!("| `{code}` | {} | {zh} |\n", cell(&en));
            parts.entry(en.file).or_default().insert((section(&code), code), row);
        }
    }
    let mut text = INTRODUCTION.to_owned();
    for (part, title) in PARTS {
        let Some(rows) = parts.get(part) else { continue };
        text.extend(["\n## ", title, "\n"]);
        let mut present = "";
        for ((section, _), row) in rows {
            if present != section {
                text.extend(["\n### `", section, "`\n\n| code | English | Chinese |\n|---|---|---|\n"]);
                present = section;
            }
            text += row;
        }
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
