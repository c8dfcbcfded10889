use core::fmt;

use serde::Serialize;
use serde_json::Value;
use tabiya_game::{Argument, Candidate, Code, Diagnostic, Message, Refused};
use tabiya_messages::Catalogue;

use crate::shapes;

const AMBIGUOUS: Code = Code::new("rpc.ambiguous");
const NOT_A_MOVE: Code = Code::new("rpc.not-a-move");
const UNTOLD: Code = Code::new("rpc.untold");
const PARAM: Code = Code::new("rpc.param");

/// Why a text was refused, in one word: an error's `data.kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorKind {
    /// The message or a text in it is not of the form that it has to have.
    Syntax,
    /// The text is well formed, but the rules don't allow it here.
    Illegal,
    /// Several legal moves fit the text.
    Ambiguous,
    /// The game is over.
    Decided,
    /// It is more than is taken or done in one message.
    Budget,
}

impl ErrorKind {
    /// `syntax`, `illegal`, `ambiguous`, `decided` or `budget`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::Illegal => "illegal",
            Self::Ambiguous => "ambiguous",
            Self::Decided => "decided",
            Self::Budget => "budget",
        }
    }

    /// The error's code where the message itself is good: −32001 to −32005, in the order of the kinds.
    pub const fn code(self) -> i32 {
        match self {
            Self::Syntax => -32001,
            Self::Illegal => -32002,
            Self::Ambiguous => -32003,
            Self::Decided => -32004,
            Self::Budget => -32005,
        }
    }
}

/// An error object of JSON-RPC 2.0, in the caller's language.
///
/// | code | meaning | `data.kind` |
/// |--:|---|---|
/// | −32700 | the line is not JSON | `syntax` |
/// | −32600 | the JSON is no request | `syntax` |
/// | −32601 | there is no such method | `syntax` |
/// | −32602 | a parameter is missing, unknown or of the wrong kind | `syntax` |
/// | −32001 | a position, move or other text of a game is not of its form | `syntax` |
/// | −32002 | such a text is well formed, but breaks the rules | `illegal` |
/// | −32003 | a text fits several legal moves | `ambiguous` |
/// | −32004 | the game is over | `decided` |
/// | −32005 | more than is taken or done in one message | `budget` |
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RpcError {
    /// The number of the table above.
    pub code: i32,
    /// What is wrong, in a sentence.
    pub message: String,
    /// `{"kind", "diagnostics", "candidates"?}`: the same for programs, with places in the text.
    pub data: Value,
}

impl RpcError {
    /// The line is not JSON.
    pub const PARSE: i32 = -32700;
    /// The JSON is no request.
    pub const REQUEST: i32 = -32600;
    /// There is no such method.
    pub const METHOD: i32 = -32601;
    /// A parameter is missing, unknown or of the wrong kind.
    pub const PARAMS: i32 = -32602;
}

impl fmt::Display for RpcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.code)
    }
}

impl core::error::Error for RpcError {}

/// An error that is not in any language yet.
#[derive(Debug)]
pub(crate) struct Failure {
    code: i32,
    kind: ErrorKind,
    message: Message,
    diagnostics: Vec<Diagnostic>,
    candidates: Vec<Candidate<String>>,
}

impl Failure {
    fn new(code: i32, kind: ErrorKind, diagnostics: Vec<Diagnostic>) -> Self {
        // The first error, else the first note: `max_by_key` gives the last of equals.
        let worst = diagnostics.iter().rev().max_by_key(|diagnostic| diagnostic.level);
        let message = worst.map_or(Message::new(UNTOLD), |diagnostic| diagnostic.message.clone());
        let candidates = diagnostics.iter().flat_map(|diagnostic| &diagnostic.candidates).cloned().collect();
        Self { code, kind, message, diagnostics, candidates }
    }

    /// The line is not JSON.
    pub(crate) fn parse(diagnostic: Diagnostic) -> Self {
        Self::new(RpcError::PARSE, ErrorKind::Syntax, vec![diagnostic])
    }

    /// The JSON is no request.
    pub(crate) fn request(diagnostic: Diagnostic) -> Self {
        Self::new(RpcError::REQUEST, ErrorKind::Syntax, vec![diagnostic])
    }

    /// There is no such method.
    pub(crate) fn method(diagnostic: Diagnostic) -> Self {
        Self::new(RpcError::METHOD, ErrorKind::Syntax, vec![diagnostic])
    }

    /// Parameters are not as they have to be.
    pub(crate) fn params(diagnostics: Vec<Diagnostic>) -> Self {
        Self::new(RpcError::PARAMS, ErrorKind::Syntax, diagnostics)
    }

    /// More than is taken or done in one message.
    pub(crate) fn budget(diagnostic: Diagnostic) -> Self {
        Self::text(ErrorKind::Budget, vec![diagnostic])
    }

    /// A text of a game can't be taken.
    pub(crate) fn text(kind: ErrorKind, diagnostics: Vec<Diagnostic>) -> Self {
        Self::new(kind.code(), kind, diagnostics)
    }

    /// The text of a move was refused.
    pub(crate) fn refused(refused: Refused, text: &str) -> Self {
        match refused {
            Refused::Syntax(diagnostics) => Self::text(ErrorKind::Syntax, diagnostics),
            Refused::Illegal(diagnostic) => Self::text(ErrorKind::Illegal, vec![*diagnostic]),
            Refused::Decided(diagnostic) => Self::text(ErrorKind::Decided, vec![*diagnostic]),
            Refused::Ambiguous(candidates) => {
                let texts = candidates.iter().map(|candidate| Argument::text(&candidate.text));
                let diagnostic = Diagnostic::error(AMBIGUOUS)
                    .with("text", Argument::input(text))
                    .with("count", candidates.len())
                    .with("candidates", texts.collect::<Vec<_>>());
                Self { candidates, ..Self::text(ErrorKind::Ambiguous, vec![diagnostic]) }
            }
            Refused::NotAMove(request) => {
                let diagnostic = Diagnostic::error(NOT_A_MOVE)
                    .with("text", Argument::input(text))
                    .with("request", Argument::text(request.name));
                Self::text(ErrorKind::Syntax, vec![diagnostic])
            }
        }
    }

    /// The same, the reason being that a text is over a budget.
    pub(crate) fn over_budget(self, is_over: bool) -> Self {
        if is_over { Self { code: ErrorKind::Budget.code(), kind: ErrorKind::Budget, ..self } } else { self }
    }

    /// The same, the sentence saying in which parameter it is: `position`, `history[3]`.
    pub(crate) fn within(mut self, param: &str) -> Self {
        self.message = Message::new(PARAM).with("param", Argument::text(param)).with("reason", self.message);
        self
    }

    /// The same, with a diagnostic before the others that says in which parameter they are: for the elements of a list,
    /// where the caller knows only the list.
    pub(crate) fn within_element(self, param: &str) -> Self {
        let mut failure = self.within(param);
        failure.diagnostics.insert(0, failure.message.clone().into());
        failure
    }

    /// In words.
    pub(crate) fn in_words(&self, catalogue: &Catalogue) -> RpcError {
        RpcError {
            code: self.code,
            message: catalogue.sentence(&self.message),
            data: shapes::error_data(self.kind, &self.diagnostics, &self.candidates, catalogue),
        }
    }
}
