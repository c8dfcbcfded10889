use serde_json::{Value, json};
use tabiya_rpc::Service;

use crate::schema::Schema;

/// A caller who validates all that it sends and gets.
pub(crate) struct Client {
    pub(crate) service: Service,
    schema: Schema,
}

impl Client {
    pub(crate) fn new(service: Service) -> Self {
        Self { service, schema: Schema::new() }
    }

    /// Sends a line, good or bad, and gives the answer.
    #[track_caller]
    pub(crate) fn line(&self, line: impl AsRef<[u8]>) -> Option<Value> {
        let answer = self.service.answer(&line)?;
        assert!(!answer.contains('\n'), "an answer is one line");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        self.schema.is_answer(&answer).unwrap_or_else(|flaw| panic!("{flaw}"));
        assert_said(&answer);
        if let Ok(request) = serde_json::from_slice::<Value>(line.as_ref()) {
            self.results(&request, &answer);
        }
        Some(answer)
    }

    /// Calls a method with parameters that are good as far as the schema tells, and gives its result.
    #[track_caller]
    pub(crate) fn ask(&self, method: &str, params: Value) -> Value {
        let mut answer = self.send(method, params);
        assert!(answer.get("error").is_none(), "{}", answer["error"]);
        answer["result"].take()
    }

    /// The same for calls that the game refuses: gives the error.
    #[track_caller]
    pub(crate) fn refused(&self, method: &str, params: Value) -> Value {
        let mut answer = self.send(method, params);
        assert!(answer.get("result").is_none(), "{}", answer["result"]);
        answer["error"].take()
    }

    /// Calls a method with parameters that the schema need not allow, and gives the error.
    #[track_caller]
    pub(crate) fn wrong(&self, method: &str, params: Value) -> Value {
        let mut answer = self.line(request(method, params).to_string()).expect("a request has an answer");
        assert!(answer.get("result").is_none(), "{}", answer["result"]);
        answer["error"].take()
    }

    #[track_caller]
    fn send(&self, method: &str, params: Value) -> Value {
        let request = request(method, params);
        self.schema.is_request(&request).unwrap_or_else(|flaw| panic!("{flaw}"));
        self.line(request.to_string()).expect("a request has an answer")
    }

    /// Validates the results by the methods that they are of.
    #[track_caller]
    fn results(&self, request: &Value, answer: &Value) {
        let requests = request.as_array().map_or(core::slice::from_ref(request), Vec::as_slice);
        let answers = answer.as_array().map_or(core::slice::from_ref(answer), Vec::as_slice);
        for answer in answers {
            let request = requests.iter().find(|request| request.get("id") == answer.get("id"));
            let method = request.and_then(|request| request["method"].as_str());
            if let (Some(method), Some(result)) = (method, answer.get("result")) {
                self.schema.is_result(method, result).unwrap_or_else(|flaw| panic!("{method}: {flaw}"));
            }
        }
    }
}

fn request(method: &str, params: Value) -> Value {
    let mut request = json!({ "jsonrpc": "2.0", "id": 1, "method": method });
    request["params"] = params;
    request
}

/// Every sentence was found in a catalogue and got all that it speaks of.
#[track_caller]
fn assert_said(value: &Value) {
    match value {
        Value::Array(list) => list.iter().for_each(assert_said),
        Value::Object(fields) => {
            for (name, field) in fields {
                if let ("message" | "help" | "label" | "reason", Some(text)) = (&**name, field.as_str()) {
                    assert!(!lacks_a_value(text) && !text.starts_with("rpc."), "{name}: {text}");
                }
                assert_said(field);
            }
        }
        _ => {}
    }
}

/// Whether a variable stands in a sentence, as it does where it got no value: `{$found}`.
fn lacks_a_value(sentence: &str) -> bool {
    let variables = sentence.split("{$").skip(1).filter_map(|rest| rest.split_once('}'));
    variables.into_iter().any(|(name, _)| name.bytes().all(|byte| byte.is_ascii_lowercase()))
}

/// The code of the error, its kind, and the code of the first diagnostic.
pub(crate) fn told(error: &Value) -> (i64, &str, &str) {
    let text = |value: &'static str| error.pointer(value).and_then(Value::as_str).expect("errors have this");
    let code = error["code"].as_i64().expect("errors have a code");
    (code, text("/data/kind"), text("/data/diagnostics/0/code"))
}
