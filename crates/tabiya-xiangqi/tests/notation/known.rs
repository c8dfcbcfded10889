//! Moves whose texts are known.

use serde_json::Value;
use tabiya_game::Mode;
use tabiya_xiangqi::Move;
use tabiya_xiangqi::notation::Form;

use crate::support::{form, lines, meaning, position, read, write};

/// The keys of the data that are names of ours, and which name.
const WRITTEN: [(&str, Form); 7] = [
    ("iccs", Form::Iccs),
    ("uci", Form::Uci),
    ("vi", Form::Federation),
    ("zh-hans", Form::ZhHans),
    ("zh-hant", Form::ZhHant),
    // Written where only one rule holds.
    ("wxf", Form::Wxf),
    ("wxf2018", Form::Wxf),
];

fn rows() -> impl Iterator<Item = Value> {
    lines("notations.jsonl").into_iter().map(|line| serde_json::from_str(&line).expect("a line of JSON"))
}

#[test]
fn moves_are_written_as_known() {
    for row in rows() {
        let position = position(row["fen"].as_str().expect("a position"));
        let movement: Move = row["move"].as_str().expect("a move").parse().expect("a move");
        for (key, form) in WRITTEN {
            if let Some(expected) = row[key].as_str() {
                assert_eq!(write(form, &position, movement), expected, "{} {key}", row["id"]);
                let resolved = read(form, &position, expected, Mode::Exact);
                assert_eq!(meaning(&resolved), movement.to_string(), "{} {key} {expected}", row["id"]);
            }
        }
        // The old page says the same of all but soldiers, with a point for sideways.
        if let Some(text) = row["wxf"].as_str() {
            assert_eq!(write(Form::WxfOld, &position, movement), text.replace('=', "."), "{}", row["id"]);
        }
    }
}

#[test]
fn further_texts_are_read_as_known() {
    for row in rows() {
        let position = position(row["fen"].as_str().expect("a position"));
        let further = row["read"].as_object().expect("texts by notation");
        for (name, texts) in further {
            for text in texts.as_array().expect("texts") {
                let text = text.as_str().expect("a text");
                let forms: &[Form] = match form(name) {
                    Form::Wxf => &[Form::Wxf, Form::WxfOld],
                    Form::ZhHans => &[Form::ZhHans, Form::ZhHant],
                    _ => &[Form::Federation],
                };
                for &form in forms {
                    let resolved = read(form, &position, text, Mode::Exact);
                    let expected = row["move"].as_str().expect("a move");
                    assert_eq!(meaning(&resolved), expected, "{} {form:?} {text}", row["id"]);
                }
            }
        }
    }
}
