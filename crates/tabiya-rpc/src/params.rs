use core::ops::RangeInclusive;

use serde_json::{Map, Value};
use tabiya_game::{Argument, Code, Diagnostic, Message};

use crate::error::Failure;
use crate::nearest::nearest;

const NOT_AN_OBJECT: Code = Code::new("rpc.params.not-an-object");
const UNKNOWN: Code = Code::new("rpc.params.unknown");
const MISSING: Code = Code::new("rpc.params.missing");
const KIND: Code = Code::new("rpc.params.kind");
const CHOICE: Code = Code::new("rpc.params.choice");

// What a parameter has to be.
const TEXT: Code = Code::new("rpc.expected.text");
const TEXTS: Code = Code::new("rpc.expected.texts");
const FLAG: Code = Code::new("rpc.expected.flag");
const WHOLE: Code = Code::new("rpc.expected.whole");
const NAMED_TEXTS: Code = Code::new("rpc.expected.named-texts");

/// The parameters of one call, by name.
pub(crate) struct Params(Map<String, Value>);

impl Params {
    /// Takes the parameters, all of which have to be among the known ones.
    pub(crate) fn new(value: Value, known: &[&'static str]) -> Result<Self, Failure> {
        let fields = match value {
            Value::Object(fields) => fields,
            Value::Null => Map::new(),
            other => {
                let diagnostic = Diagnostic::error(NOT_AN_OBJECT)
                    .with("found", excerpt(&other))
                    .with("known", names(known.iter().copied()));
                return Err(Failure::params(vec![diagnostic]));
            }
        };
        let strangers = fields.keys().filter(|name| !known.contains(&name.as_str()));
        let unknown: Vec<_> = strangers
            .take(MOST_UNKNOWN)
            .map(|name| choose(Diagnostic::error(UNKNOWN), name, known.iter().copied()))
            .collect();
        if unknown.is_empty() { Ok(Self(fields)) } else { Err(Failure::params(unknown)) }
    }

    /// Whether it was given.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// A text that has to be there.
    pub(crate) fn text(&self, name: &'static str) -> Result<&str, Failure> {
        self.optional_text(name)?.ok_or_else(|| missing_text(name))
    }

    /// A text that may be absent.
    pub(crate) fn optional_text(&self, name: &'static str) -> Result<Option<&str>, Failure> {
        let text =
            self.0.get(name).map(|value| value.as_str().ok_or_else(|| wrong(name, value, TEXT.into())));
        text.transpose()
    }

    /// One of some words; `None` when it is absent.
    pub(crate) fn choice<'a, T: Copy>(
        &self,
        name: &'static str,
        words: impl IntoIterator<Item = (&'a str, T)>,
    ) -> Result<Option<T>, Failure> {
        let Some(found) = self.optional_text(name)? else { return Ok(None) };
        let words: Vec<_> = words.into_iter().collect();
        match words.iter().find(|(word, _)| *word == found) {
            Some(&(_, meant)) => Ok(Some(meant)),
            None => Err(not_among(CHOICE, name, found, words.into_iter().map(|(word, _)| word))),
        }
    }

    /// A flag; `false` when it is absent.
    pub(crate) fn flag(&self, name: &'static str) -> Result<bool, Failure> {
        match self.0.get(name) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(other) => Err(wrong(name, other, FLAG.into())),
        }
    }

    /// A whole number that has to be there.
    pub(crate) fn whole(&self, name: &'static str, range: RangeInclusive<u32>) -> Result<u32, Failure> {
        let expected = Message::new(WHOLE).with("least", *range.start()).with("most", *range.end());
        let Some(value) = self.0.get(name) else { return Err(missing(name, expected.into())) };
        let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
        number.filter(|number| range.contains(number)).ok_or_else(|| wrong(name, value, expected.into()))
    }

    /// Texts in a list; none when it is absent.
    pub(crate) fn texts(&self, name: &'static str) -> Result<Vec<&str>, Failure> {
        let Some(value) = self.0.get(name) else { return Ok(Vec::new()) };
        let Value::Array(list) = value else { return Err(wrong(name, value, TEXTS.into())) };
        let texts = list.iter().enumerate().map(|(index, item)| {
            item.as_str().ok_or_else(|| wrong(&element(name, index), item, TEXT.into()))
        });
        texts.collect()
    }

    /// Texts by name; none when they are absent.
    pub(crate) fn named_texts(&self, name: &'static str) -> Result<Vec<(&str, &str)>, Failure> {
        let Some(value) = self.0.get(name) else { return Ok(Vec::new()) };
        let Value::Object(fields) = value else { return Err(wrong(name, value, NAMED_TEXTS.into())) };
        let pairs = fields.iter().map(|(key, item)| {
            let text = item.as_str().ok_or_else(|| wrong(&format!("{name}.{key}"), item, TEXT.into()))?;
            Ok((key.as_str(), text))
        });
        pairs.collect()
    }
}

/// So many unknown parameters are named; nobody reads more.
const MOST_UNKNOWN: usize = 16;

/// The failure of a parameter that is not there.
fn missing(name: &'static str, expected: Argument) -> Failure {
    let diagnostic = Diagnostic::error(MISSING).with("name", Argument::text(name)).with("expected", expected);
    Failure::params(vec![diagnostic])
}

/// The failure of a text that is not there.
pub(crate) fn missing_text(name: &'static str) -> Failure {
    missing(name, TEXT.into())
}

/// The failure of a parameter of the wrong kind.
fn wrong(name: &str, found: &Value, expected: Argument) -> Failure {
    let diagnostic = Diagnostic::error(KIND)
        .with("name", Argument::input(name))
        .with("found", excerpt(found))
        .with("expected", expected);
    Failure::params(vec![diagnostic])
}

/// The failure of a parameter that names none of the things that there are.
pub(crate) fn not_among<'a>(
    code: Code,
    name: &'static str,
    found: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Failure {
    let diagnostic = Diagnostic::error(code).with("name", Argument::text(name));
    Failure::params(vec![choose(diagnostic, found, known)])
}

/// The diagnostic with what was found, what there is, and the nearest of it.
pub(crate) fn choose<'a>(
    diagnostic: Diagnostic,
    found: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Diagnostic {
    let known: Vec<_> = known.into_iter().collect();
    let near = nearest(found, known.iter().copied());
    diagnostic
        .with("found", Argument::input(found))
        .with("known", names(known))
        .with("near", u8::from(near.is_some()))
        .with("nearest", Argument::text(near.unwrap_or_default()))
}

/// How an element of a list is named: `history[3]`, from 0 as in JSON.
pub(crate) fn element(name: &str, index: usize) -> String {
    format!("{name}[{index}]")
}

/// Names in a list.
pub(crate) fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> Argument {
    Argument::List(names.into_iter().map(Argument::text).collect())
}

/// A JSON value as a sentence quotes it: whole where it is short, else only how it begins.
pub(crate) fn excerpt(value: &Value) -> Argument {
    Argument::input(match value {
        Value::Array(_) => "[…]".to_owned(),
        Value::Object(_) => "{…}".to_owned(),
        scalar => scalar.to_string(),
    })
}
