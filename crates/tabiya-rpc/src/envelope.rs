use serde::Serialize;
use serde_json::error::Category;
use serde_json::{Map, Value};
use tabiya_game::{Argument, Code, Diagnostic};

use crate::RpcError;
use crate::error::Failure;
use crate::params::{choose, excerpt};
use crate::twice;

const BROKEN_OFF: Code = Code::new("rpc.parse.broken-off");
const NOT_JSON: Code = Code::new("rpc.parse.not-json");
const TOO_DEEP: Code = Code::new("rpc.parse.too-deep");
const NOT_UTF8: Code = Code::new("rpc.parse.not-utf8");
const NOT_AN_OBJECT: Code = Code::new("rpc.request.not-an-object");
const VERSION: Code = Code::new("rpc.request.version");
const METHOD: Code = Code::new("rpc.request.method");
const ID: Code = Code::new("rpc.request.id");
const PARAMS: Code = Code::new("rpc.request.params");
const MEMBER: Code = Code::new("rpc.request.member");
const TWICE: Code = Code::new("rpc.request.twice");

/// How deep the reader follows values within values.
const MAX_NESTING: u8 = 127;

/// The members of a request.
const MEMBERS: [&str; 4] = ["jsonrpc", "method", "params", "id"];

/// Reads a line as JSON in which no object has two members of one name.
pub(crate) fn parse(line: &[u8]) -> Result<Value, Failure> {
    let text = core::str::from_utf8(line).map_err(|error| {
        let column = error.valid_up_to();
        Failure::parse(Diagnostic::error(NOT_UTF8).with("byte", column + 1))
    })?;
    let value = serde_json::from_str(text).map_err(|error| {
        if error.classify() == Category::Eof {
            return Failure::parse(Diagnostic::error(BROKEN_OFF).at(text, text.len()..text.len()));
        }
        let start = place(text, &error);
        let found = text[start..].chars().next().map(String::from).unwrap_or_default();
        // The reader tells its limit apart from other errors only in words.
        let diagnostic = if error.to_string().starts_with("recursion limit exceeded") {
            Diagnostic::error(TOO_DEEP).with("limit", MAX_NESTING)
        } else {
            Diagnostic::error(NOT_JSON).with("found", Argument::input(&found))
        };
        Failure::parse(diagnostic.at(text, start..start + found.len()))
    })?;
    match twice::name(text) {
        Some(name) => Err(Failure::request(Diagnostic::error(TWICE).with("name", Argument::input(name)))),
        None => Ok(value),
    }
}

/// The byte at which an error stands. The reader counts lines from 1, and columns in bytes: the last byte that it read
/// has column 1 when it is the first of its line.
fn place(text: &str, error: &serde_json::Error) -> usize {
    let before: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    text.floor_char_boundary(before + error.column().saturating_sub(1))
}

/// A request of JSON-RPC 2.0.
pub(crate) struct Request {
    /// `None` in a notification, which wants no answer.
    pub(crate) id: Option<Value>,
    pub(crate) method: String,
    pub(crate) params: Value,
}

/// JSON that is no request.
pub(crate) struct NoRequest {
    /// Its `id`, where that can be told.
    pub(crate) id: Value,
    pub(crate) failure: Failure,
}

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn read(value: Value) -> Result<Self, Box<NoRequest>> {
        let nameless =
            |diagnostic| Box::new(NoRequest { id: Value::Null, failure: Failure::request(diagnostic) });
        let Value::Object(mut members) = value else {
            return Err(nameless(Diagnostic::error(NOT_AN_OBJECT).with("found", excerpt(&value))));
        };
        let id = members.remove("id");
        if let Some(other @ (Value::Array(_) | Value::Object(_) | Value::Bool(_))) = &id {
            return Err(nameless(Diagnostic::error(ID).with("found", excerpt(other))));
        }
        match Self::members(members) {
            Ok((method, params)) => Ok(Self { id, method, params }),
            Err(failure) => Err(Box::new(NoRequest { id: id.unwrap_or_default(), failure })),
        }
    }

    /// Everything but the `id`.
    fn members(mut members: Map<String, Value>) -> Result<(String, Value), Failure> {
        let found = |value: Option<&Value>| value.map_or(Argument::input(""), excerpt);
        let version = members.remove("jsonrpc");
        if version.as_ref().and_then(Value::as_str) != Some("2.0") {
            let diagnostic = Diagnostic::error(VERSION).with("given", u8::from(version.is_some()));
            return Err(Failure::request(diagnostic.with("found", found(version.as_ref()))));
        }
        let method = match members.remove("method") {
            Some(Value::String(method)) => method,
            other => {
                let diagnostic = Diagnostic::error(METHOD).with("given", u8::from(other.is_some()));
                return Err(Failure::request(diagnostic.with("found", found(other.as_ref()))));
            }
        };
        let params = members.remove("params");
        if let Some(other) = &params
            && !matches!(other, Value::Array(_) | Value::Object(_))
        {
            return Err(Failure::request(Diagnostic::error(PARAMS).with("found", excerpt(other))));
        }
        match members.keys().next() {
            Some(stranger) => Err(Failure::request(choose(Diagnostic::error(MEMBER), stranger, MEMBERS))),
            None => Ok((method, params.unwrap_or_default())),
        }
    }
}

/// The answer to one request.
#[derive(Serialize)]
struct Answer<'a> {
    jsonrpc: &'static str,
    id: &'a Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'a Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a RpcError>,
}

/// The answer to one request, as text.
pub(crate) fn answer(id: &Value, outcome: &Result<Value, RpcError>) -> String {
    let answer = Answer { jsonrpc: "2.0", id, result: outcome.as_ref().ok(), error: outcome.as_ref().err() };
    serde_json::to_string(&answer).expect("values with text keys are always JSON")
}
