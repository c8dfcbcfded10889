use core::fmt;

use serde_json::Value;
use tabiya::Registry;
use tabiya_game::{Code, Diagnostic, Game};
use tabiya_messages::{Catalogue, Language};

use crate::budget::Budget;
use crate::envelope::{self, Request};
use crate::error::Failure;
use crate::methods;
use crate::{MAX_BATCH, MAX_MESSAGE, RpcError};

const MESSAGE_BUDGET: Code = Code::new("rpc.budget.message");
const BATCH_BUDGET: Code = Code::new("rpc.budget.batch");
const ANSWER_BUDGET: Code = Code::new("rpc.budget.answer");
const EMPTY_BATCH: Code = Code::new("rpc.request.empty-batch");

/// Reads the text of a variant as a game.
type VariantReader = dyn Fn(&str) -> Result<Box<dyn Game>, Vec<Diagnostic>> + Send + Sync;

/// All that Tabiya can do with the games of a registry, for programs in any language: JSON-RPC 2.0, one message a line.
///
/// It keeps nothing between messages: positions and moves are text, and every call brings all that it needs.
pub struct Service {
    registry: Registry,
    variants: Option<Box<VariantReader>>,
    catalogues: Vec<Catalogue>,
}

impl Service {
    /// The service of these games.
    pub fn new(registry: Registry) -> Self {
        let catalogues = Language::ALL.into_iter().map(Catalogue::new).collect();
        Self { registry, variants: None, catalogues }
    }

    /// The same, for games too that a caller brings along as text (the parameter `variant`).
    pub fn with_variants(
        self,
        reader: impl Fn(&str) -> Result<Box<dyn Game>, Vec<Diagnostic>> + Send + Sync + 'static,
    ) -> Self {
        Self { variants: Some(Box::new(reader)), ..self }
    }

    /// The games.
    pub const fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Answers one line: a request or a batch of them, without or with its line end. `None` where no answer is wanted:
    /// for notifications.
    ///
    /// The answer is one line without its end. Lines longer than [`MAX_MESSAGE`] are refused unread, so that a caller
    /// need not keep more than that and one byte of any line.
    ///
    /// ```
    /// use tabiya::Registry;
    /// use tabiya_rpc::Service;
    /// let service = Service::new(Registry::empty());
    /// let answer = service.answer(r#"{"jsonrpc": "2.0", "id": 1, "method": "games"}"#);
    /// assert_eq!(answer.as_deref(), Some(r#"{"jsonrpc":"2.0","id":1,"result":[]}"#));
    /// assert_eq!(service.answer(r#"{"jsonrpc": "2.0", "method": "games"}"#), None);
    /// ```
    pub fn answer(&self, line: impl AsRef<[u8]>) -> Option<String> {
        let line = line.as_ref();
        if line.len() > MAX_MESSAGE {
            let diagnostic = Diagnostic::error(MESSAGE_BUDGET).with("limit", MAX_MESSAGE >> 20);
            return Some(self.refusal(&Failure::budget(diagnostic)));
        }
        match envelope::parse(line) {
            Ok(Value::Array(calls)) => self.batch(calls),
            Ok(call) => self.single(call, &mut Budget::new()),
            Err(failure) => Some(self.refusal(&failure)),
        }
    }

    /// Calls one method by its name.
    ///
    /// # Errors
    /// What is wrong with the call, in the language that it asks for.
    ///
    /// ```
    /// use serde_json::json;
    /// use tabiya::Registry;
    /// use tabiya_rpc::{RpcError, Service};
    /// let service = Service::new(Registry::empty());
    /// assert_eq!(service.call("games", json!({})), Ok(json!([])));
    /// let error = service.call("perft", json!({ "game": "chess", "depth": 1 })).unwrap_err();
    /// assert_eq!(error.code, RpcError::PARAMS);
    /// ```
    pub fn call(&self, method: &str, params: Value) -> Result<Value, RpcError> {
        self.call_within(method, params, &mut Budget::new())
    }

    fn call_within(&self, method: &str, params: Value, budget: &mut Budget) -> Result<Value, RpcError> {
        // A language that is no language is told in English, by the method as it reads its parameters.
        let catalogue = match params.get("language").and_then(Value::as_str).map(str::parse) {
            Some(Ok(language)) => self.catalogue(language),
            Some(Err(_)) | None => self.catalogue(Language::default()),
        };
        methods::call(self, method, params, catalogue, budget).map_err(|failure| failure.in_words(catalogue))
    }

    /// One request that stands alone.
    fn single(&self, call: Value, budget: &mut Budget) -> Option<String> {
        match Request::read(call) {
            // Nothing is changed by any method: a notification needs no work.
            Ok(Request { id: None, .. }) => None,
            Ok(Request { id: Some(id), method, params }) => {
                Some(envelope::answer(&id, &self.call_within(&method, params, budget)))
            }
            Err(no_request) => Some(self.refusal_to(&no_request.id, &no_request.failure)),
        }
    }

    fn batch(&self, calls: Vec<Value>) -> Option<String> {
        if calls.is_empty() {
            return Some(self.refusal(&Failure::request(Diagnostic::error(EMPTY_BATCH))));
        }
        if calls.len() > MAX_BATCH {
            let diagnostic =
                Diagnostic::error(BATCH_BUDGET).with("found", calls.len()).with("limit", MAX_BATCH);
            return Some(self.refusal(&Failure::budget(diagnostic)));
        }
        let mut budget = Budget::new();
        let mut answers = String::from("[");
        for call in calls {
            let answer = if answers.len() < MAX_MESSAGE {
                self.single(call, &mut budget)
            } else {
                self.too_much(call)
            };
            if let Some(answer) = answer {
                if answers.len() > 1 {
                    answers.push(',');
                }
                answers.push_str(&answer);
            }
        }
        answers.push(']');
        (answers != "[]").then_some(answers)
    }

    /// The answer to a call of a batch whose answer is long enough.
    fn too_much(&self, call: Value) -> Option<String> {
        let failure = Failure::budget(Diagnostic::error(ANSWER_BUDGET).with("limit", MAX_MESSAGE >> 20));
        match Request::read(call) {
            Ok(request) => Some(self.refusal_to(&request.id?, &failure)),
            Err(no_request) => Some(self.refusal_to(&no_request.id, &failure)),
        }
    }

    /// The answer to what can't be understood: it has no id, and is in the default language.
    fn refusal(&self, failure: &Failure) -> String {
        self.refusal_to(&Value::Null, failure)
    }

    fn refusal_to(&self, id: &Value, failure: &Failure) -> String {
        envelope::answer(id, &Err(failure.in_words(self.catalogue(Language::default()))))
    }

    fn catalogue(&self, language: Language) -> &Catalogue {
        self.catalogues
            .iter()
            .find(|catalogue| catalogue.language() == language)
            .expect("there is a catalogue for each language")
    }

    pub(crate) fn variants(&self) -> Option<&VariantReader> {
        self.variants.as_deref()
    }
}

impl fmt::Debug for Service {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Service").field("registry", &self.registry).finish_non_exhaustive()
    }
}
