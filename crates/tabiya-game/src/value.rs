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
    /// What it answers with, and so what it takes.
    pub answer: Answer,
}

/// What a [`Method`] answers with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A [`Value`]: it takes a position and a text, and is called with [`call`](crate::GameText::call).
    Value,
    /// What a text means: it takes what resolving a text takes, and is called with
    /// [`resolve_by`](crate::GameText::resolve_by).
    Resolution,
}

/// Why a game's own method gave no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallError {
    /// The text is not of its form, or there is no such method.
    Syntax(Vec<Diagnostic>),
    /// The text is well formed, but the rules don't allow it in this position.
    Illegal(Vec<Diagnostic>),
    /// The text fits several legal moves: they are the candidates of a diagnostic.
    Ambiguous(Vec<Diagnostic>),
    /// The game is over.
    Decided(Vec<Diagnostic>),
}

impl CallError {
    /// What is wrong.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        match self {
            Self::Syntax(diagnostics)
            | Self::Illegal(diagnostics)
            | Self::Ambiguous(diagnostics)
            | Self::Decided(diagnostics) => diagnostics,
        }
    }
}

impl From<CallError> for Vec<Diagnostic> {
    fn from(error: CallError) -> Self {
        match error {
            CallError::Syntax(diagnostics)
            | CallError::Illegal(diagnostics)
            | CallError::Ambiguous(diagnostics)
            | CallError::Decided(diagnostics) => diagnostics,
        }
    }
}
