//! `docs/variant.schema.json`: what the table of keys says, for editors. `UPDATE_DOCS=1 cargo test -p tabiya-variants
//! --test file schema` writes it anew.

use std::{env, fs};

use boon::{Compiler, Draft, SchemaIndex, Schemas};
use serde_json::{Map, Value, json};
use tabiya_variants::file::keys::{FILE, Kind, MAX_NAME, MAX_SQUARES, Shape};
use toml::de::{DeTable, DeValue};

use crate::cases::{ERRORS, NOTES};
use crate::sound::EVERYTHING;
use crate::support::{library, marked, whole};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/variant.schema.json");
const LETTER: &str = r"^(\+?[A-Z]|[A-Z]~)$";
const NAME: &str = "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$";

/// Whether a file stands by itself, or changes another one: then it may say less, and `false` takes away.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Whole,
    Change,
}

fn text(most: usize) -> Value {
    json!({ "type": "string", "pattern": r"\S", "maxLength": most })
}

fn defined(name: &str) -> Value {
    json!({ "$ref": format!("#/$defs/{name}") })
}

/// What many keys share.
fn definitions() -> Value {
    let languages: Map<_, _> =
        ["en", "zh", "vi", "ru"].map(|language| (language.to_owned(), text(MAX_NAME))).into_iter().collect();
    let names = |required: &[&str]| {
        let table = json!({
            "type": "object", "properties": languages, "required": required, "additionalProperties": false
        });
        json!({ "anyOf": [text(MAX_NAME), table] })
    };
    json!({
        "letter": { "type": "string", "pattern": LETTER },
        "letters": {
            "anyOf": [
                defined("letter"),
                { "type": "array", "items": defined("letter"), "uniqueItems": true }
            ]
        },
        "line": text(tabiya_game::MAX_TEXT),
        "name": { "type": "string", "pattern": NAME, "maxLength": MAX_NAME },
        "names": names(&["en"]),
        "some-names": names(&[]),
        "result": { "enum": ["win", "loss", "draw"] },
        "squares": text(MAX_SQUARES),
        "whole": of_shape(&FILE, Form::Whole),
        "change": of_shape(&FILE, Form::Change)
    })
}

fn by_letter(value: &Value) -> Value {
    json!({ "type": "object", "patternProperties": { LETTER: value }, "additionalProperties": false })
}

fn of_kind(kind: &Kind, form: Form) -> Value {
    match *kind {
        Kind::Text(most) | Kind::Label(most) => text(most),
        Kind::Line => defined("line"),
        Kind::Squares | Kind::PlainSquares => defined("squares"),
        Kind::Name => defined("name"),
        Kind::Names => defined(if form == Form::Whole { "names" } else { "some-names" }),
        Kind::Flag => json!({ "type": "boolean" }),
        Kind::Number(from, to) => json!({ "type": "integer", "minimum": from, "maximum": to }),
        Kind::Word(words) => json!({ "enum": words }),
        Kind::Result => defined("result"),
        Kind::InHand => json!({ "anyOf": [defined("letter"), { "const": false }] }),
        Kind::Letters => defined("letters"),
        Kind::BySide(kind) => {
            let value = of_kind(kind, form);
            let mut table = json!({
                "type": "object",
                "properties": { "white": value, "black": value },
                "additionalProperties": false
            });
            if form == Form::Whole {
                table["required"] = json!(["white", "black"]);
            }
            json!({ "anyOf": [value, table] })
        }
        Kind::List(kind, most) => {
            json!({ "type": "array", "items": of_kind(kind, Form::Whole), "maxItems": most })
        }
        Kind::Table(shape) => of_shape(shape, form),
        // A list replaces another as a whole.
        Kind::Tables(shape, most) => {
            json!({ "type": "array", "items": of_shape(shape, Form::Whole), "maxItems": most })
        }
        Kind::Pieces(shape) => by_letter(&or_false(of_shape(shape, form), form)),
        Kind::Limits(from, to) => by_letter(&of_kind(&Kind::Number(from, to), form)),
        Kind::Regions(shape, most) => json!({
            "type": "object",
            "patternProperties": { NAME: or_false(of_shape(shape, form), form) },
            "additionalProperties": false,
            "maxProperties": most
        }),
    }
}

fn or_false(value: Value, form: Form) -> Value {
    match form {
        Form::Whole => value,
        Form::Change => json!({ "anyOf": [value, { "const": false }] }),
    }
}

fn of_shape(shape: &Shape, form: Form) -> Value {
    let mut properties = Map::new();
    let mut required = Vec::new();
    for key in shape.keys {
        let value = of_kind(&key.kind, form);
        let is_flag = matches!(key.kind, Kind::Flag | Kind::InHand);
        let mut value = if is_flag || key.name == "name" { value } else { or_false(value, form) };
        value["description"] = json!(key.about);
        properties.insert(key.name.to_owned(), value);
        if key.required && (form == Form::Whole || key.name == "name") {
            required.push(key.name);
        }
    }
    let mut schema = json!({ "type": "object", "properties": properties, "additionalProperties": false });
    if !required.is_empty() {
        schema["required"] = json!(required);
    }
    schema
}

fn schema() -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A variant file of Tabiya",
        "type": "object",
        "if": { "required": ["extends"] },
        "then": { "$ref": "#/$defs/change" },
        "else": { "$ref": "#/$defs/whole" },
        "$defs": definitions()
    })
}

struct Judge {
    schemas: Schemas,
    index: SchemaIndex,
}

impl Judge {
    fn new() -> Self {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler.set_default_draft(Draft::V2020_12);
        compiler.add_resource("variant.json", schema()).expect("a schema");
        let index = compiler.compile("variant.json", &mut schemas).expect("a schema that stands");
        Self { schemas, index }
    }

    /// Why a file does not fit the schema.
    fn objection(&self, text: &str) -> Option<String> {
        let value = json_of(DeValue::Table(DeTable::parse(text).expect("TOML").into_inner()));
        self.schemas.validate(&value, self.index).err().map(|error| format!("{error:#}"))
    }
}

fn json_of(value: DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => json!(text),
        DeValue::Integer(number) => {
            let number = i128::from_str_radix(number.as_str(), number.radix()).expect("a number");
            i64::try_from(number).map_or_else(|_| json!(1e30), |number| json!(number))
        }
        DeValue::Float(number) => json!(number.as_str().parse::<f64>().expect("a number")),
        DeValue::Boolean(flag) => json!(flag),
        DeValue::Datetime(_) => Value::Null,
        DeValue::Array(values) => values.into_iter().map(|value| json_of(value.into_inner())).collect(),
        DeValue::Table(table) => Value::Object(
            table
                .into_iter()
                .map(|(key, value)| (key.into_inner().into_owned(), json_of(value.into_inner())))
                .collect(),
        ),
    }
}

#[test]
fn the_document_is_what_the_keys_say() {
    let text = serde_json::to_string_pretty(&schema()).expect("JSON") + "\n";
    if env::var_os("UPDATE_DOCS").is_some_and(|value| value == "1") {
        fs::write(PATH, &text).expect("the document can be written");
    }
    let found = fs::read_to_string(PATH).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        found == text,
        "docs/variant.schema.json is not what the keys say; run `UPDATE_DOCS=1 cargo test -p tabiya-variants --test file schema`"
    );
}

#[test]
fn files_that_stand_fit() {
    let judge = Judge::new();
    for entry in fs::read_dir(library()).expect("the library") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a file");
        assert_eq!(judge.objection(&text), None, "{}", path.display());
    }
    for (_, case) in NOTES {
        assert_eq!(judge.objection(&marked(&whole(case)).0), None, "{case}");
    }
    assert_eq!(judge.objection(EVERYTHING), None);
}

/// What the schema can know, it refuses; what takes knowing the board, the pieces or other variants, it lets pass.
#[test]
fn the_schema_refuses_what_the_table_of_keys_does() {
    const OF_KEYS: &[&str] = &[
        "unknown-key",
        "unknown-key-near",
        "missing-key",
        "missing-side",
        "wrong-type",
        "number",
        "word",
        "word-near",
        "empty-text",
        "long-text",
        "long-list",
        "name",
        "letter",
        "letter-case",
        "repeated-letter",
        "region-name",
    ];
    let judge = Judge::new();
    for (codes, case) in ERRORS.iter().filter(|(codes, _)| !codes.starts_with("toml-")) {
        let objection = judge.objection(&marked(&whole(case)).0);
        let of_keys = codes.split(' ').any(|code| OF_KEYS.contains(&code));
        // Without the forms that only the reader knows.
        let beyond = *codes == "region-name" || codes.starts_with("missing-side") && case.contains("regions");
        assert!(beyond || objection.is_some() == of_keys, "{codes}\n{case}\n{objection:?}");
    }
}
