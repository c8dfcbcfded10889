//! The values of the contract as JSON, in the shapes of `docs/rpc.schema.json`, with sentences of one catalogue.
//!
//! What a value lacks is left out, never `null`, but for the position of a record that never had a good one and what
//! the shapes of pieces say. Squares are named as the game's own text names them, sides are `first` and `second`.

mod piece;
mod scene;

use serde_json::{Map, Value, json};
use tabiya_game::{
    Candidate, Diagnostic, Level, Message, Outcome, PositionReport, RecordReport, Request, Resolution,
    Resolved, Value as GameValue,
};
use tabiya_messages::Catalogue;

use crate::ErrorKind;

pub use piece::{movement, piece_report, tree};
pub use scene::scene;

/// `{"code", "level", "message", "help"?, "span"?, "candidates"?}`.
pub fn diagnostic(diagnostic: &Diagnostic, catalogue: &Catalogue) -> Value {
    let level = match diagnostic.level {
        Level::Note => "note",
        Level::Error => "error",
    };
    let mut shape = said(&diagnostic.message, level, catalogue);
    if let Some(span) = diagnostic.span {
        let span = json!({ "start": span.start, "end": span.end, "line": span.line, "column": span.column });
        shape.insert("span".into(), span);
    }
    if !diagnostic.candidates.is_empty() {
        shape.insert("candidates".into(), candidates(&diagnostic.candidates));
    }
    shape.into()
}

/// Several of them, in their order.
pub fn diagnostics<'a>(
    diagnostics: impl IntoIterator<Item = &'a Diagnostic>,
    catalogue: &Catalogue,
) -> Value {
    diagnostics.into_iter().map(|each| diagnostic(each, catalogue)).collect()
}

/// A message that is about no text: a diagnostic of level `note`.
pub fn note(message: &Message, catalogue: &Catalogue) -> Value {
    said(message, "note", catalogue).into()
}

fn said(message: &Message, level: &str, catalogue: &Catalogue) -> Map<String, Value> {
    let mut shape = Map::new();
    shape.insert("code".into(), message.code.as_str().into());
    shape.insert("level".into(), level.into());
    shape.insert("message".into(), catalogue.sentence(message).into());
    if let Some(help) = catalogue.help(message) {
        shape.insert("help".into(), help.into());
    }
    shape
}

/// `{"move", "text"}`: the canonical text and the shortest that singles it out.
pub fn candidate(candidate: &Candidate<String>) -> Value {
    json!({ "move": candidate.movement, "text": candidate.text })
}

/// Several of them, in their order.
pub fn candidates(candidates: &[Candidate<String>]) -> Value {
    candidates.iter().map(candidate).collect()
}

/// `{"status", "reason"?}`: the reason is the code of the rule that decided the game.
pub fn outcome(outcome: Outcome) -> Value {
    match outcome {
        Outcome::Ongoing => json!({ "status": outcome.status() }),
        Outcome::Decided { reason, .. } => json!({ "status": outcome.status(), "reason": reason.as_str() }),
    }
}

/// `{"name", "argument"?}`: what a player asks for instead of a move.
pub fn request(request: &Request) -> Value {
    let mut shape = Map::new();
    shape.insert("name".into(), request.name.as_str().into());
    if let Some(argument) = &request.argument {
        shape.insert("argument".into(), argument.as_str().into());
    }
    shape.into()
}

/// `{"valid", "canonical"?, "diagnostics"}`: the answer of `position.check`.
pub fn position_report(report: &PositionReport, catalogue: &Catalogue) -> Value {
    let mut shape = Map::new();
    shape.insert("valid".into(), report.valid.into());
    if let Some(canonical) = &report.canonical {
        shape.insert("canonical".into(), canonical.as_str().into());
    }
    shape.insert("diagnostics".into(), diagnostics(&report.diagnostics, catalogue));
    shape.into()
}

/// `{"valid", "plies", "position", "outcome", "diagnostics"}`: the answer of `record.check`.
pub fn record_report(report: &RecordReport, catalogue: &Catalogue) -> Value {
    json!({
        "valid": report.valid,
        "plies": report.plies,
        "position": report.position,
        "outcome": outcome(report.outcome),
        "diagnostics": diagnostics(&report.diagnostics, catalogue),
    })
}

/// `{"resolution", "move"?, "text"?, "request"?, "candidates"?, "reason"?, "readings", "diagnostics"}`: the answer of
/// `moves.resolve`. `text` is the one legal move in the caller's notation; without it the canonical text stands there
/// too.
pub fn resolution(resolved: &Resolved<String>, text: Option<&str>, catalogue: &Catalogue) -> Value {
    let (name, errors): (_, &[Diagnostic]) = match &resolved.resolution {
        Resolution::Unique(_) => ("unique", &[]),
        Resolution::Ambiguous(_) => ("ambiguous", &[]),
        Resolution::Illegal(reason) => ("illegal", core::slice::from_ref(&**reason)),
        Resolution::Syntax(diagnostics) => ("syntax", diagnostics),
        Resolution::Request(_) => ("meta", &[]),
    };
    let mut shape = Map::new();
    shape.insert("resolution".into(), name.into());
    match &resolved.resolution {
        Resolution::Unique(movement) => {
            shape.insert("move".into(), movement.as_str().into());
            shape.insert("text".into(), text.unwrap_or(movement).into());
        }
        Resolution::Ambiguous(fitting) => {
            shape.insert("candidates".into(), candidates(fitting));
        }
        Resolution::Illegal(reason) => {
            shape.insert("reason".into(), catalogue.sentence(&reason.message).into());
        }
        Resolution::Syntax(_) => {}
        Resolution::Request(asked) => {
            shape.insert("request".into(), request(asked));
        }
    }
    shape.insert("readings".into(), resolved.readings.into());
    shape.insert("diagnostics".into(), diagnostics(errors.iter().chain(&resolved.notes), catalogue));
    shape.into()
}

/// `{"kind", "diagnostics", "candidates"?}`: the `data` of an error.
pub fn error_data(
    kind: ErrorKind,
    about: &[Diagnostic],
    fitting: &[Candidate<String>],
    catalogue: &Catalogue,
) -> Value {
    let mut shape = Map::new();
    shape.insert("kind".into(), kind.as_str().into());
    shape.insert("diagnostics".into(), diagnostics(about, catalogue));
    if !fitting.is_empty() {
        shape.insert("candidates".into(), candidates(fitting));
    }
    shape.into()
}

/// What a game's own method answers. A field without a value is left out.
pub fn value(value: &GameValue, catalogue: &Catalogue) -> Value {
    match value {
        GameValue::Null => Value::Null,
        GameValue::Bool(flag) => (*flag).into(),
        GameValue::Number(number) => (*number).into(),
        GameValue::Text(text) => text.as_str().into(),
        GameValue::List(list) => list.iter().map(|each| self::value(each, catalogue)).collect(),
        GameValue::Record(fields) => fields
            .iter()
            .filter(|(_, field)| *field != GameValue::Null)
            .map(|(name, field)| ((*name).to_owned(), self::value(field, catalogue)))
            .collect::<Map<_, _>>()
            .into(),
        GameValue::Diagnostics(list) => diagnostics(list, catalogue),
    }
}
