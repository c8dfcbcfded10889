use crate::{Code, Diagnostic};

/// What a method of a game answers, before a front end gives it a form (JSON, lines of text).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    Null,
    /// True or false.
    Bool(bool),
    /// A number.
    Number(i64),
    /// Text, the same in every language.
    Text(String),
    /// Several values.
    List(Vec<Value>),
    /// Named values, in this order.
    Record(Vec<(&'static str, Value)>),
    /// Diagnostics, to be put into the caller's language.
    Diagnostics(Vec<Diagnostic>),
}

impl Value {
    /// The value of this name in a record.
    pub fn field(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Record(fields) => fields.iter().find(|(key, _)| *key == name).map(|(_, value)| value),
            _ => None,
        }
    }
}

/// A method that a game has beyond those of every game. Front ends list it and forward it by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Method {
    /// The name by which it is called: `result.check`.
    pub name: &'static str,
    /// What it does, as a code of the catalogues.
    pub summary: Code,
}
